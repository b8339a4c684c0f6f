extension SyntaxNode {
  /// The text without white space and comments, but with one space where two words would run together (`some View`).
  ///
  /// In a string of several lines the indentation of its closing delimiter is left out, as its value leaves it out.
  public var bareText: String { bareText(before: nil) }

  /// `bareText` of what stands before a token.
  public func bareText(before end: Token?) -> String {
    var text = ""
    var endsInWord = false
    var strings = Strings()
    for token in tokens {
      if let end, token.index >= end.index { break }
      for part in strings.parts(of: token) {
        guard let first = part.utf8.first, let final = part.utf8.last else { continue }
        if endsInWord, isBareWord(first) { text += " " }
        text += part
        endsInWord = isBareWord(final)
      }
    }
    return text
  }

  private func isBareWord(_ byte: UInt8) -> Bool {
    isWordByte(byte) || byte == UInt8(ascii: "$") || byte == UInt8(ascii: "`") || byte >= 0x80
  }
}

/// Cuts strings into what the compiler's parser calls tokens: a segment ends behind a line end, the indentation of the
/// next line is in none, and neither is the backslash that takes a line end out of the value.
private struct Strings {
  private struct Delimiter {
    /// The indentation of a string of several lines; nil for one of one line.
    var indentation: String?
    /// The `#`s that an escape needs.
    var pounds: String
  }

  private var open: [Delimiter] = []

  mutating func parts(of token: Token) -> [String] {
    let text = token.text
    switch token.kind {
    case .stringStart:
      let indentation = text.hasSuffix("\"\"\"") ? closingIndentation(of: token) : nil
      open.append(Delimiter(indentation: indentation, pounds: String(text.prefix { $0 == "#" })))
    case .stringEnd: _ = open.popLast()
    case .stringSegment:
      guard let delimiter = open.last else { break }
      let lines = delimiter.indentation.map { self.lines(of: token, without: $0) } ?? [text]
      return lines.flatMap { cut($0, behindLineEndsEscapedWith: "\\\(delimiter.pounds)") }
    default: break
    }
    return [text]
  }

  /// `\n` and `\r` end a segment, as line ends do.
  private func cut(_ text: String, behindLineEndsEscapedWith escape: String) -> [String] {
    guard text.utf8.contains(UInt8(ascii: "\\")) else { return [text] }
    var parts = [""]
    var rest = text[...]
    while !rest.isEmpty {
      let length = rest.hasPrefix(escape) ? escape.count + 1 : 1
      parts[parts.count - 1] += rest.prefix(length)
      rest = rest.dropFirst(length)
      if length > 1, ["n", "r"].contains(parts.last?.last) { parts.append("") }
    }
    return parts
  }

  /// The white space before the delimiter that closes the string that `start` opens.
  private func closingIndentation(of start: Token) -> String? {
    var depth = 0
    var token: Token? = start
    while let current = token {
      if current.kind == .stringStart { depth += 1 }
      if current.kind == .stringEnd { depth -= 1 }
      if depth == 0 {
        let segment = current.previous?.text ?? ""
        return String(segment.reversed().prefix { $0 == " " || $0 == "\t" }.reversed())
      }
      token = current.next
    }
    return nil
  }

  private func lines(of segment: Token, without indentation: String) -> [String] {
    var lines = segment.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let followsStart = segment.previous?.kind == .stringStart
    let precedesEnd = segment.next?.kind == .stringEnd
    for index in lines.indices.dropFirst() where lines[index].hasPrefix(indentation) {
      lines[index].removeFirst(indentation.count)
    }
    if precedesEnd, lines.count > 1 { lines.removeLast() }
    if followsStart, lines.count > 1 { lines.removeFirst() }
    let kept = lines.dropLast().map { $0.hasSuffix("\\") ? String($0.dropLast()) : $0 + "\n" }
    return kept + lines.suffix(1)
  }
}
