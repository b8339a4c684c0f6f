import TextModel

/// Fixes of one file that can be applied at once.
public struct JoinedFixes: Sendable {
  /// They all refer to the text as it is now.
  public private(set) var edits: [TextEdit] = []
  /// How many diagnostics they mend.
  public private(set) var count = 0

  /// Takes what is chosen for each diagnostic. Of fixes that meet at a place only the first is taken: the others are there
  /// again afterwards.
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
  /// Whether both change the same text, or insert at the same place.
  fileprivate func meets(_ other: TextEdit) -> Bool {
    range.lowerBound <= other.range.upperBound && other.range.lowerBound <= range.upperBound
  }
}
