/// An edit that replaces a range of UTF-8 offsets with a text.
public struct TextEdit: Hashable, Sendable {
  public var range: Range<Int>
  public var replacement: String

  public init(replacing range: Range<Int>, with replacement: String) {
    self.range = range
    self.replacement = replacement
  }

  public static func insert(_ text: String, at offset: Int) -> TextEdit {
    TextEdit(replacing: offset..<offset, with: text)
  }

  public static func delete(_ range: Range<Int>) -> TextEdit { TextEdit(replacing: range, with: "") }
}
