import LintEngine
import LintRules
import Testing

/// What rules say about examples; what they say about themselves is checked by `RepositoryTests`.
@Suite struct RuleWordingTests {
  @Test func messagesStartSmallAndEndWithoutAFullStop() {
    for example in ExampleCase.all {
      for diagnostic in example.diagnostics() {
        #expect(diagnostic.message.first?.isUppercase == false, "\(diagnostic.message)")
        #expect(!diagnostic.message.hasSuffix("."), "\(diagnostic.message)")
        #expect(diagnostic.severity <= example.rule.severity)
      }
    }
  }

  @Test func titlesOfFixesAreCommandsWithoutAFullStop() {
    for fix in ExampleCase.all.flatMap({ $0.diagnostics() }).flatMap(\.fixes) {
      #expect(fix.title.first?.isUppercase == true, "\(fix.title)")
      #expect(!fix.title.hasSuffix("."), "\(fix.title)")
    }
  }
}
