import TextModel

/// Fixes of one file that can be applied together.
public struct JoinedFixes: Sendable {
  /// The edits, all relative to the current text.
  public private(set) var edits: [TextEdit] = []
  /// The number of diagnostics that they fix.
  public private(set) var count = 0

  /// Joins the chosen fix of each diagnostic. If fixes touch the same place, only the first is included; the others are
  /// offered again after it is applied.
  public init(of diagnostics: some Sequence<Diagnostic>, choosing choice: (Diagnostic) -> Fix?) {
    for diagnostic in diagnostics {
      guard let fix = choice(diagnostic) else { continue }
      let meets = fix.edits.contains { edit in edits.contains { edit.meets($0) } }
      guard !meets else { continue }
      edits += fix.edits
      count += 1
    }
  }
}

extension TextEdit {
  /// Whether both edits change the same text or insert at the same place.
  fileprivate func meets(_ other: TextEdit) -> Bool {
    range.lowerBound <= other.range.upperBound && other.range.lowerBound <= range.upperBound
  }
}
