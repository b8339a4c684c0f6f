import EditorFeatures
import LintEngine
import Testing
import TextModel

@Suite struct CodeActionTests {
  @Test func offersTheFixesOfSelectedDiagnostics() {
    let unsafe = Fix("Rewrite it", [.insert("a", at: 0)], safety: .unsafe)
    let safe = Fix("Guard it", [.insert("b", at: 1)], safety: .safe)
    let near = Diagnostic(rule: "near", severity: .warning, range: 4..<8, message: "m", fixes: [unsafe, safe, safe])
    let far = Diagnostic(rule: "far", severity: .warning, range: 10..<12, message: "m", fixes: [safe])
    let actions = MarkedSource("let ⟦aaaa⟧ = 1").actions(diagnostics: [near, far])
    #expect(actions.map(\.title) == ["Rewrite it", "Guard it", "Guard it"])
    #expect(actions.map(\.isPreferred) == [false, true, false])
    #expect(actions.allSatisfy { $0.kind == .quickFix && $0.diagnostic == near })
  }

  @Test func offersNothingForAnAmbiguousType() {
    let source = """
      struct A: UIViewRepresentable {⟦⟧
        func makeUIView(context: Context) -> UITextField { UITextField() }
        func updateUIView(_ uiView: UITextField, context: Context) {}
      }
      """
    #expect(MarkedSource(source).actions(with: ["struct A { func b() {} }", "extension A { func c() {} }"]).isEmpty)
  }
}
