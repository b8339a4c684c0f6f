/// A text that is edited step by step, and the one stretch in which it differs from the original.
public struct EditedText: Sendable {
  public private(set) var text: SourceText
  /// The range that was replaced, as offsets in the original text; nil if nothing was replaced.
  public private(set) var replaced: Range<Int>?
  /// The number of bytes that replace it in `text`.
  public private(set) var count = 0

  public init(_ text: SourceText) { self.text = text }

  /// A text that was originally empty.
  public init(inserting text: SourceText) {
    self.text = text
    replaced = 0..<0
    count = text.count
  }

  /// Applies an edit that refers to the current text; its range is clamped to the text.
  public mutating func apply(_ edit: TextEdit) {
    let range = edit.range.clamped(to: 0..<text.count)
    let length = edit.replacement.utf8.count
    if let replaced {
      let start = min(replaced.lowerBound, range.lowerBound)
      let end = replaced.lowerBound + count
      // Bytes that the edit removes after the stretch are original bytes, so they count as replaced too.
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
