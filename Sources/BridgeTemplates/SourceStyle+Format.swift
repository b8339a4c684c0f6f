import TextModel

extension SourceStyle {
  /// Rewrites text with two-space levels and `
  /// ` in this style, and puts `base` before all lines except the first one and empty ones.
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

  /// The line, or two lines if the brace goes on its own line. Braces of closures stay where they are.
  private func linesInStyle(_ line: Substring) -> [Substring] {
    guard bracesStandAlone, line.hasSuffix(" {") else { return [line] }
    let indentation = line.prefix { $0 == " " }
    let word = line.dropFirst(indentation.count).prefix { $0 != " " && $0 != "(" }
    guard line.dropFirst(indentation.count).hasPrefix(")") || headWords.contains(String(word)) else { return [line] }
    return [line.dropLast(2), indentation + "{"]
  }
}

/// The first words of declarations and of statements with a block.
private let headWords: Set = [
  "class", "extension", "final", "func", "if", "init", "nonisolated", "override", "package", "private", "public",
  "required", "static", "struct", "switch", "var",
]

/// The indentation of the line that contains an offset.
public func indentation(at offset: Int, in text: SourceText) -> String {
  let line = text.lineRange(text.line(at: offset))
  let end = line.first { text[$0] != space && text[$0] != tab } ?? line.upperBound
  return text[line.lowerBound..<end]
}

private let space = UInt8(ascii: " ")
private let tab = UInt8(ascii: "\t")
