import LintEngine
import LintRules
import ProjectChecks
import Testing

/// The wording of diagnostics in examples. `RepositoryTests` checks the documentation of rules.
@Suite struct RuleWordingTests {
  /// Names with a capital letter that may begin a message.
  private let productNames: Set<Substring> = ["AppKit", "SwiftUI", "UIKit"]

  /// The verbs that may begin the title of a fix.
  private let verbs: Set<Substring> = [
    "Add", "Animate", "Apply", "Assign", "Call", "Capture", "Compare", "Conform", "Convert", "Defer", "Dismiss",
    "Inherit", "Make", "Match", "Move", "Pass", "Refresh", "Remove", "Replace", "Run", "Set", "Use",
  ]

  @Test func messagesStartLowercaseAndHaveNoFinalPeriod() {
    for example in ExampleCase.all {
      for message in example.knownDiagnostics.flatMap({ [$0.message] + $0.related.map(\.message) }) {
        let isLowercase = message.first?.isUppercase == false
        #expect(isLowercase || productNames.contains(message.prefix { $0 != " " }), "\(message)")
        #expect(!message.hasSuffix("."), "\(message)")
      }
    }
  }

  @Test func fixTitlesAreImperativeAndHaveNoFinalPeriod() {
    for fix in ExampleCase.all.flatMap(\.knownDiagnostics).flatMap(\.fixes) {
      #expect(verbs.contains(fix.title.prefix { $0 != " " }), "\(fix.title)")
      #expect(!fix.title.hasSuffix("."), "\(fix.title)")
    }
  }

  /// The documentation of a rule names every severity that the rule reports.
  @Test func diagnosticsHaveADocumentedSeverity() {
    let reported = Dictionary(grouping: ExampleCase.all, by: \.rule.id).mapValues { examples in
      Set(examples.flatMap(\.knownDiagnostics).map(\.severity))
    }
    for rule in Rule.all {
      let lower = rule.lowerSeverities.map(\.severity)
      #expect(lower == lower.sorted(by: >) && Set(lower).count == lower.count, "\(rule.id)")
      #expect(lower.allSatisfy { $0 < rule.severity }, "\(rule.id)")
      let documented = Set([rule.severity] + lower)
      #expect(reported[rule.id, default: []].isSubset(of: documented), "\(rule.id) reports undocumented severities")
    }
  }

  @Test func conditionsOfLowerSeveritiesAreClauses() {
    for rule in Rule.all {
      for condition in rule.lowerSeverities.map(\.condition) {
        #expect(condition.first?.isUppercase == false && !condition.hasSuffix("."), "\(rule.id): \(condition)")
      }
    }
  }
}
