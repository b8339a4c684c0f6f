import LintRules
import ProjectChecks
import Testing
import TypeCheckSupport

/// Examples are valid Swift, and the code that fixes write compiles.
@Suite struct ExamplesCompileTests {
  /// Compiles the fixed examples in Swift 5 and Swift 6 mode. `Tests/Stubs/Sketches` declares the types that examples
  /// mention without declaring them.
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

  /// The texts by a name that identifies the example in the compiler's diagnostics.
  private func texts(_ text: (ExampleCase) -> String?) -> [String: String] {
    let named = ExampleCase.all.map { ("\($0.rule.id) \($0.number + 1)", text($0)) }
    return Dictionary(uniqueKeysWithValues: named).compactMapValues(\.self)
  }
}
