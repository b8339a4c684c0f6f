import TextModel

extension SourceStyle {
  /// The text with two-space levels and `\n` rewritten in this style, and `base` in front of all lines but the first
  /// and empty ones.
  public func format(_ text: String, base: String = "") -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let formatted = lines.enumerated().map { number, line -> String in
      let spaces = line.prefix { $0 == " " }.count
      let content = line.dropFirst(spaces)
      guard !content.isEmpty else { return "" }
      let levels = String(repeating: indentation, count: spaces / 2)
      return (number == 0 ? "" : base) + levels + content
    }
    return formatted.joined(separator: lineEnding)
  }
}

/// The indentation at the start of the line that holds an offset.
public func indentation(at offset: Int, in text: SourceText) -> String {
  let line = text.lineRange(text.line(at: offset))
  let end = line.first { text[$0] != space && text[$0] != tab } ?? line.upperBound
  return text[line.lowerBound..<end]
}

private let space = UInt8(ascii: " ")
private let tab = UInt8(ascii: "\t")
