import SampleRules
import Testing

@testable import LintEngine

@Suite struct RulePageTests {
  private let rule = sampleRule("missing-marker", check: .representables { _, _ in })

  /// GitHub makes the identifier, which is the heading of the rule's section, its anchor.
  @Test func aPublicRepositoryHasAPageForEachRule() {
    #expect(
      rule.page(in: "https://example.com/uibridge")
        == "https://example.com/uibridge/blob/main/Sources/RULES.md#missing-marker")
  }

  @Test func theSourceIsThePageUntilThen() {
    #expect(rule.page(in: nil) == rule.source)
  }
}
