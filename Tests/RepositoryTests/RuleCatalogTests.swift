import BridgeModel
import LintEngine
import LintRules
import Testing

@Suite struct RuleCatalogTests {
  @Test func everyRuleFileIsListed() throws {
    let catalog = try Repository.contents("Sources/LintRules/RuleCatalog.swift")
    let files = Repository.swiftFiles(under: "Sources/LintRules").filter { !$0.hasSuffix("RuleCatalog.swift") }
    for path in files {
      guard let declaration = try Repository.contents(path).firstMatch(of: /public static let (\w+) = Rule\(/) else {
        continue
      }
      #expect(catalog.contains(".\(declaration.1),"), "add '.\(declaration.1)' to Rule.all: \(path) is not listed")
    }
  }

  @Test func identifiersAreUniqueSortedAndConsistent() {
    let ids = Rule.all.map(\.id)
    #expect(ids == Set(ids).sorted())
    for id in ids { #expect(id.wholeMatch(of: /[a-z]+(-[a-z]+){1,4}/) != nil, "\(id)") }
  }

  @Test func textsAreSentences() {
    for rule in Rule.all {
      for text in [rule.summary, rule.symptom, rule.rationale, rule.exception] {
        #expect(text.wholeMatch(of: /[A-Z`][^\n]+[^.\s]\./) != nil, "\(rule.id): \(text)")
        #expect(!text.contains("  "), "\(rule.id): \(text)")
      }
      let isInstruction = rule.exception.hasPrefix("Suppress it if ") || rule.exception.hasPrefix("None")
      #expect(isInstruction, "\(rule.id): \(rule.exception)")
      #expect(rule.summary.count <= 100, "\(rule.id): the summary is for tables")
      #expect(!rule.summary.dropLast().contains(". "), "\(rule.id): the summary is one sentence")
      #expect(rule.group.wholeMatch(of: /[a-z]+/) != nil, "\(rule.id)")
    }
  }

  @Test func sourcesAreURLs() {
    for rule in Rule.all {
      #expect(
        rule.source.wholeMatch(of: /https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+\/[^\s<>"]*/) != nil,
        "\(rule.id): \(rule.source)")
    }
  }

  @Test func systemsAreWrittenAsInAvailability() {
    for rule in Rule.all {
      let systems = rule.since.split(separator: ", ", omittingEmptySubsequences: false)
      let platforms = systems.map { $0.split(separator: " ", omittingEmptySubsequences: false) }.map { parts in
        parts.count == 2 && SystemVersion(parts[1]) != nil ? Platform(rawValue: String(parts[0])) : nil
      }
      #expect(!platforms.contains(nil), "\(rule.id): \(rule.since)")
      #expect(Set(platforms).count == systems.count, "\(rule.id): \(rule.since)")
    }
  }

  @Test func refusedRulesAreSortedAndNoRules() {
    let ids = RefusedRule.all.map(\.id)
    #expect(ids == Set(ids).sorted())
    #expect(Set(ids).isDisjoint(with: Rule.all.map(\.id)))
    for rule in RefusedRule.all {
      #expect(rule.id.wholeMatch(of: /[a-z]+(-[a-z]+){1,4}/) != nil, "\(rule.id)")
      #expect(rule.group.wholeMatch(of: /[a-z]+/) != nil, "\(rule.id)")
      #expect(!rule.claim.dropLast().contains(". "), "\(rule.id): the claim is one sentence")
      for text in [rule.claim, rule.reason] {
        #expect(text.wholeMatch(of: /[A-Z`'][^\n|]+[^.\s]\./) != nil, "\(rule.id): \(text)")
        #expect(!text.contains("  "), "\(rule.id): \(text)")
      }
      if let source = rule.source { #expect(source.hasPrefix("https://"), "\(rule.id): \(source)") }
    }
  }

  @Test func everyRuleHasFlaggedAndAcceptedExamples() {
    for rule in Rule.all where rule.checksCode {
      #expect(rule.examples.first?.isFlagged == true, "\(rule.id) does not begin with what it reports")
      #expect(rule.examples.contains { !$0.isFlagged }, "\(rule.id) shows nothing that is right")
    }
  }
}

extension Rule {
  /// Whether the rule checks Swift code, of which it can have examples.
  fileprivate var checksCode: Bool { if case .baselines = check { false } else { true } }
}
