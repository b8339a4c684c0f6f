import TextModel

extension SyntaxNode {
  /// The texts of its tokens.
  public var words: [String] {
    let range = rawTokens
    let tokens = scan.tokens[Int(range.lowerBound)..<Int(range.upperBound)]
    var words: [String] = []
    words.reserveCapacity(tokens.count)
    for token in tokens where !token.flags.contains(.missing) { words.append(scan.text(in: token.range)) }
    return words
  }

  /// Whether the node contains `.name(`. One pass over its tokens.
  public func hasMemberCall(_ name: StaticString) -> Bool {
    let range = rawTokens
    var last = TokenKind.endOfFile
    var isBehindName = false
    for token in scan.tokens[Int(range.lowerBound)..<Int(range.upperBound)] where !token.flags.contains(.missing) {
      if isBehindName, token.kind == .leftParen { return true }
      isBehindName = last == .period && token.kind == .identifier && scan.bytes(in: token.range, equal: name)
      last = token.kind
    }
    return false
  }

  /// The text without white space and comments, but with one space where two words would otherwise join (`some View`).
  ///
  /// For a multiline string, omits the indentation of the closing delimiter, as the value of the string does.
  public var bareText: String { bareText(before: nil) }

  /// The part of `bareText` before a token.
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

/// Splits strings into the tokens of the compiler's parser: a segment ends after a line end, and contains neither the
/// indentation of the next line nor a backslash that removes a line end from the value.
private struct Strings {
  private struct Delimiter {
    /// The indentation of a multiline string; nil for a single-line string.
    var indentation: String?
    /// The start of an escape: the backslash and its `#`s.
    var escape: String
  }

  private var open: [Delimiter] = []

  mutating func parts(of token: Token) -> [String] {
    let text = token.text
    switch token.kind {
    case .stringStart:
      let indentation = text.hasSuffix("\"\"\"") ? closingIndentation(of: token) : nil
      open.append(Delimiter(indentation: indentation, escape: "\\" + text.prefix { $0 == "#" }))
    case .stringEnd: _ = open.popLast()
    case .stringSegment:
      guard let delimiter = open.last else { break }
      let lines = delimiter.indentation.map { self.lines(of: token, in: delimiter, indentedBy: $0) } ?? [text]
      return lines.flatMap { cut($0, behindLineEndsEscapedWith: delimiter.escape) }
    default: break
    }
    return [text]
  }

  /// Splits a text after each `\n` and `\r`, which end a segment like line ends.
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

  /// The white space before the closing delimiter of the string that `start` opens.
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

  /// The lines of a segment with their line ends. The last line before the closing delimiter has none.
  private func lines(of segment: Token, in delimiter: Delimiter, indentedBy indentation: String) -> [String] {
    var lines = segment.text.linesWithEnds
    for index in lines.indices.dropFirst() where lines[index].hasPrefix(indentation) {
      lines[index].removeFirst(indentation.utf8.count)
    }
    let precedesEnd = segment.next?.kind == .stringEnd && lines.count > 1
    if precedesEnd { lines.removeLast() }
    if segment.previous?.kind == .stringStart, lines.count > 1 { lines.removeFirst() }
    lines = lines.map { withoutEscapedEnd($0, escape: delimiter.escape) }
    if precedesEnd, let last = lines.popLast() { lines.append(String(last.withoutLineEnd)) }
    return lines
  }

  /// The line without its end and the backslash that removes the end from the value; the line itself if there is no
  /// such backslash.
  private func withoutEscapedEnd(_ line: String, escape: String) -> String {
    let bytes = Array(line.withoutLineEnd.utf8)
    guard bytes.count < line.utf8.count else { return line }
    var index = 0
    while index < bytes.count {
      guard bytes[index...].starts(with: escape.utf8) else {
        index += 1
        continue
      }
      let rest = bytes[(index + escape.utf8.count)...]
      if rest.allSatisfy({ $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }) {
        return String(decoding: bytes[..<index], as: UTF8.self)
      }
      index = rest.startIndex + 1
    }
    return line
  }
}

extension String {
  fileprivate var linesWithEnds: [String] {
    var lines: [String] = []
    var rest = utf8[...]
    while let end = rest.firstIndex(where: isLineEnd) {
      var next = rest.index(after: end)
      if rest[end] == 0x0D, next < rest.endIndex, rest[next] == 0x0A { next = rest.index(after: next) }
      lines.append(String(rest[..<next]) ?? "")
      rest = rest[next...]
    }
    return lines + [String(rest) ?? ""]
  }

  fileprivate var withoutLineEnd: Substring {
    guard let last = utf8.lastIndex(where: { !isLineEnd($0) }) else { return self[..<startIndex] }
    return self[..<utf8.index(after: last)]
  }
}
