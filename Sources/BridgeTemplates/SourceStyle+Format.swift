import TextModel

extension SourceStyle {
  /// The text with two-space levels and `\n` rewritten in this style, and `base` in front of all lines but the first
  /// and empty ones.
  public func format(_ text: String, base: String = "") -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).flatMap(linesInStyle)
    let formatted = lines.enumerated().map { number, line -> String in
      let spaces = line.prefix { $0 == " " }.count
      let content = line.dropFirst(spaces)
      guard !content.isEmpty else { return "" }
      let levels = String(repeating: indentation, count: spaces / 2)
      return (number == 0 ? "" : base) + levels + content
    }
    return formatted.joined(separator: lineEnding)
  }

  /// The line, or it and its brace where that stands alone. Braces of closures stay where they are.
  private func linesInStyle(_ line: Substring) -> [Substring] {
    guard bracesStandAlone, line.hasSuffix(" {") else { return [line] }
    let indentation = line.prefix { $0 == " " }
    let word = line.dropFirst(indentation.count).prefix { $0 != " " && $0 != "(" }
    guard line.dropFirst(indentation.count).hasPrefix(")") || headWords.contains(String(word)) else { return [line] }
    return [line.dropLast(2), indentation + "{"]
  }
}

/// What the head of a declaration or of a statement with a block begins with.
private let headWords: Set = [
  "class", "extension", "final", "func", "if", "init", "nonisolated", "override", "package", "private", "public",
  "required", "static", "struct", "switch", "var",
]

/// The indentation at the start of the line that holds an offset.
public func indentation(at offset: Int, in text: SourceText) -> String {
  let line = text.lineRange(text.line(at: offset))
  let end = line.first { text[$0] != space && text[$0] != tab } ?? line.upperBound
  return text[line.lowerBound..<end]
}

private let space = UInt8(ascii: " ")
private let tab = UInt8(ascii: "\t")
