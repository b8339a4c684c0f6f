import LintEngine

/// The first safe fix of each diagnostic that has one, combined unless they overlap; nil if there is none.
public func fixAll(_ diagnostics: [Diagnostic]) -> CodeAction? {
  let fixes = JoinedFixes(of: diagnostics) { $0.fixes.first { $0.safety == .safe } }
  return fixes.count == 0 ? nil : CodeAction(title: "Apply all safe fixes", kind: .fixAll, edits: fixes.edits)
}
