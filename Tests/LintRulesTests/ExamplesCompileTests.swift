import LintRules
import ProjectChecks
import Testing
import TypeCheckSupport

/// Examples are valid Swift, and the code that fixes write compiles.
@Suite struct ExamplesCompileTests {
  /// Compiles the fixed examples in Swift 5 and Swift 6 mode. `Tests/Stubs/Sketches` declares the types that examples
  /// mention without declaring them.
  @Test func documentedFixesCompile() {
    #expect(StubModules.typeCheck(snippets: ExampleCase.fixedTexts) == [])
  }

  @Test func examplesParse() {
    #expect(StubModules.parse(files: ExampleCase.texts { $0.fixture.code }) == [])
    #expect(StubModules.parse(files: ExampleCase.texts { $0.fixed }) == [])
  }
}
