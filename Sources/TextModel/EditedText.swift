/// A text that is edited step by step, and the one stretch in which it differs from what it was at first.
public struct EditedText: Sendable {
  public private(set) var text: SourceText
  /// What was replaced: offsets in the text as it was at first. Nil while nothing was.
  public private(set) var replaced: Range<Int>?
  /// How many bytes stand in its place now.
  public private(set) var count = 0

  public init(_ text: SourceText) { self.text = text }

  /// A text that was empty at first.
  public init(inserting text: SourceText) {
    self.text = text
    replaced = 0..<0
    count = text.count
  }

  /// Applies an edit that refers to the text as it is now; its range is clamped to it.
  public mutating func apply(_ edit: TextEdit) {
    let range = edit.range.clamped(to: 0..<text.count)
    let length = edit.replacement.utf8.count
    if let replaced {
      let start = min(replaced.lowerBound, range.lowerBound)
      let end = replaced.lowerBound + count
      // What the edit takes from behind the stretch stood there at first, too.
      let taken = max(0, range.upperBound - end)
      self.replaced = start..<replaced.upperBound + taken
      count = max(end, range.upperBound) - start + length - range.count
    } else {
      replaced = range
      count = length
    }
    text = text.applying(edit)
  }
}
