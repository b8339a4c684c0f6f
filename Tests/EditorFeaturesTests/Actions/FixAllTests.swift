import EditorFeatures
import LintEngine
import Testing
import TextModel

@Suite struct FixAllTests {
  @Test func appliesTheFirstSafeFixOfEachDiagnostic() {
    let action = fixAll([
      diagnostic(Fix("", [.insert("!", at: 0)], safety: .unsafe), Fix("", [.insert("a", at: 1)], safety: .safe)),
      diagnostic(Fix("", [.insert("b", at: 3)], safety: .safe), Fix("", [.insert("?", at: 5)], safety: .safe)),
      diagnostic(),
    ])
    #expect(action?.edits == [.insert("a", at: 1), .insert("b", at: 3)])
    #expect(action?.kind == .fixAll)
  }

  @Test func onlyOneOfOverlappingFixesIsApplied() {
    let action = fixAll([
      diagnostic(Fix("", [TextEdit(replacing: 2..<5, with: "a"), .insert("b", at: 9)], safety: .safe)),
      diagnostic(Fix("", [.insert("c", at: 9)], safety: .safe)),
      diagnostic(Fix("", [.insert("d", at: 0), .insert("d", at: 4)], safety: .safe)),
      diagnostic(Fix("", [.insert("e", at: 7)], safety: .safe)),
    ])
    #expect(action?.edits.map(\.replacement) == ["a", "b", "e"])
  }

  @Test func isNotOfferedWithoutSafeFixes() {
    #expect(fixAll([diagnostic(Fix("", [.insert("a", at: 0)], safety: .unsafe))]) == nil)
    #expect(fixAll([]) == nil)
  }

  private func diagnostic(_ fixes: Fix...) -> Diagnostic {
    Diagnostic(rule: "r", severity: .warning, range: 0..<1, message: "m", fixes: fixes)
  }
}
