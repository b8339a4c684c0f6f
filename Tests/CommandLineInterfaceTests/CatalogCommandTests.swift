import LintEngine
import LintRules
import Testing

@testable import CommandLineInterface

@Suite struct CatalogCommandTests {
  @Test func rulesAreListedInAlignedColumns() async {
    let lines = await outcome("rules").output.split(separator: "\n")
    #expect(lines.map { $0.prefix { $0 != " " } } == Rule.all.map { $0.id[...] })
    for (line, rule) in zip(lines, Rule.all) {
      #expect(line.hasSuffix("  \(rule.since)  \(rule.summary)") || line.contains("  \(rule.since)   "), "\(line)")
      #expect(line.contains("  \(rule.group) "), "\(line)")
      #expect(line.contains("  \(rule.severity.rawValue)"), "\(line)")
    }
    #expect(Set(zip(lines, Rule.all).map { $0.count - $1.summary.count }).count == 1)
  }

  @Test func allFormatsListTheSameRules() async {
    let json = await outcome("rules --format json").output
    let markdown = await outcome("rules --format markdown").output
    for rule in Rule.all {
      #expect(json.contains("\"id\":\"\(rule.id)\""), "\(rule.id)")
      #expect(markdown.contains("| `\(rule.id)` | \(rule.group) | \(rule.standing) | \(rule.since) |"), "\(rule.id)")
    }
  }

  @Test func anExplanationIsComplete() async {
    let text = await outcome("explain missing-did-move").output
    #expect(text.hasPrefix("missing-did-move (containment, warning, since iOS 13)\n\nCall `didMove(toParent:)`"))
    for head in [
      "Symptom: ", "Why: ", "Bad:\n\n    ", "Good, after the fix \"", "When to suppress: ", "Source: https://",
    ] {
      #expect(text.contains("\n\n\(head)"), "\(head)")
    }
    // Code keeps its line breaks.
    let prose = text.split(separator: "\n").filter { !$0.hasPrefix("    ") }
    #expect(prose.allSatisfy { $0.count <= 100 })

    let markdown = await outcome("explain missing-did-move --format markdown").output
    #expect(markdown.hasPrefix("## missing-did-move\n\n"))
    #expect(markdown.matches(of: /```/).count == 4)
    #expect(await outcome("explain missing-did-move --format json").output.hasPrefix(#"{"id":"missing-did-move","#))
  }

  @Test func refusedRulesAreListedWithTheirReasons() async {
    let text = await outcome("rules --refused").output
    let json = await outcome("rules --refused --format json").output
    let markdown = await outcome("rules --refused --format markdown").output
    for rule in RefusedRule.all {
      #expect(text.contains("\(rule.id) (\(rule.group), refused)\nIt would have said: "), "\(rule.id)")
      #expect(json.contains(#"{"id":"\#(rule.id)","group":"\#(rule.group)","claim":"#), "\(rule.id)")
      #expect(markdown.contains("| `\(rule.id)` | \(rule.group) | \(rule.claim) | \(rule.reason)"), "\(rule.id)")
    }
  }

  @Test func aRefusedRuleIsExplained() async {
    let text = await outcome("explain deprecated-trait-change-override")
    #expect(text.output.hasPrefix("deprecated-trait-change-override (environment, refused)\nIt would have said: "))
    #expect(text.output.contains("\nWhy not: "))
    #expect(text.output.contains("\nSource: https://"))
    #expect(text.code == .clean)
    let markdown = await outcome("explain deprecated-trait-change-override --format markdown").output
    #expect(markdown.hasPrefix("## deprecated-trait-change-override\n\n*environment, refused*\n\n"))
    let json = await outcome("explain deprecated-trait-change-override --format json").output
    #expect(json.hasPrefix(#"{"id":"deprecated-trait-change-override","group":"environment","#))
  }

  @Test func anUnknownRuleSuggestsTheNearestName() async {
    let outcome = await outcome("explain missing-did-mov")
    #expect(outcome.errors.hasPrefix("uibridge: unknown rule 'missing-did-mov'; did you mean 'missing-did-move'?\n"))
    #expect(outcome.code == .failure)
  }
}
