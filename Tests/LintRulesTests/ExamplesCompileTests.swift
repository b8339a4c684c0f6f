import LintRules
import Testing
import TypeCheckSupport

/// Examples are Swift, and whatever a fix writes compiles.
@Suite struct ExamplesCompileTests {
  /// In Swift 5 and in Swift 6. What examples mention and do not declare stands in `Tests/Stubs/Sketches`.
  @Test func documentedFixesCompile() {
    let frameworks = ["MapKit", "MessageUI", "PhotosUI", "SafariServices", "Sketches", "SwiftUI", "UIKit", "WebKit"]
    let imports = frameworks.map { "import \($0)\n" }.joined()
    let fixed = texts { $0.fixed }.mapValues { "\(imports)\n\($0)" }
    #expect(StubModules.typeCheck(snippets: fixed) == [])
  }

  @Test func examplesParse() {
    #expect(StubModules.parse(files: texts { $0.fixture.code }) == [])
    #expect(StubModules.parse(files: texts { $0.fixed }) == [])
  }

  /// By a name that says which example it is when the compiler complains.
  private func texts(_ text: (ExampleCase) -> String?) -> [String: String] {
    let named = ExampleCase.all.map { ("\($0.rule.id) \($0.number + 1)", text($0)) }
    return Dictionary(uniqueKeysWithValues: named).compactMapValues(\.self)
  }
}
