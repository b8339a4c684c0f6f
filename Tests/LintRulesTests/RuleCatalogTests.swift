import LintEngine
import LintRules
import Testing

@Suite struct RuleCatalogTests {
  @Test func identifiersAreUniqueAndSorted() {
    let ids = Rule.all.map(\.id)
    #expect(ids == Set(ids).sorted())
    #expect(ids.allSatisfy { $0.allSatisfy { $0.isLowercase || $0 == "-" } && $0.first != "-" && $0.last != "-" })
  }

  @Test func textsAreSentences() {
    for rule in Rule.all {
      #expect(rule.summary.hasSuffix("."), "\(rule.id)")
      #expect(rule.rationale.hasSuffix("."), "\(rule.id)")
    }
  }

  @Test func messagesStartSmallAndEndWithoutAFullStop() {
    for example in ExampleCase.all {
      for diagnostic in example.diagnostics() {
        #expect(diagnostic.message.first?.isUppercase == false, "\(diagnostic.message)")
        #expect(!diagnostic.message.hasSuffix("."), "\(diagnostic.message)")
        #expect(diagnostic.severity <= example.rule.severity)
      }
    }
  }
}
