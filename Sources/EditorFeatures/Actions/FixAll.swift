import LintEngine
import TextModel

/// The first fix of each diagnostic that has a safe one, all together; nil where there is none. Of fixes that meet at a
/// place only the first is taken: the others are there again afterwards.
public func fixAll(_ diagnostics: [Diagnostic]) -> CodeAction? {
  var edits: [TextEdit] = []
  for diagnostic in diagnostics {
    guard let fix = diagnostic.fixes.first(where: { $0.safety == .safe }) else { continue }
    let meets = fix.edits.contains { edit in edits.contains { edit.meets($0) } }
    if !meets { edits += fix.edits }
  }
  return edits.isEmpty ? nil : CodeAction(title: "Apply all safe fixes", kind: .fixAll, edits: edits)
}

extension TextEdit {
  /// Whether both change the same text, or insert at the same place.
  fileprivate func meets(_ other: TextEdit) -> Bool {
    range.lowerBound <= other.range.upperBound && other.range.lowerBound <= range.upperBound
  }
}
