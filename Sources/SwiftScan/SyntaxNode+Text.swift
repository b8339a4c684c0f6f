extension SyntaxNode {
  /// The text without white space and comments, but with one space where two words would run together (`some View`).
  ///
  /// In a string of several lines the indentation of its closing delimiter is left out, as its value leaves it out.
  public var bareText: String { bareText(before: nil) }

  /// `bareText` of what stands before a token.
  public func bareText(before end: Token?) -> String {
    var text = ""
    var endsInWord = false
    var strings = MultilineStrings()
    for token in tokens {
      if let end, token.index >= end.index { break }
      let part = strings.text(of: token)
      guard let first = part.utf8.first, let final = part.utf8.last else { continue }
      if endsInWord, isBareWord(first) { text += " " }
      text += part
      endsInWord = isBareWord(final)
    }
    return text
  }

  private func isBareWord(_ byte: UInt8) -> Bool {
    isWordByte(byte) || byte == UInt8(ascii: "$") || byte == UInt8(ascii: "`") || byte >= 0x80
  }
}

/// Takes the indentation out of strings of several lines.
private struct MultilineStrings {
  /// The indentation of each open string; nil for one of one line.
  private var indentations: [String?] = []

  mutating func text(of token: Token) -> String {
    switch token.kind {
    case .stringStart:
      indentations.append(token.text.hasSuffix("\"\"\"") ? closingIndentation(of: token) : nil)
    case .stringEnd: _ = indentations.popLast()
    case .stringSegment:
      if let indentation = indentations.last ?? nil { return lines(of: token, without: indentation) }
    default: break
    }
    return token.text
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

  private func lines(of segment: Token, without indentation: String) -> String {
    var lines = segment.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let followsStart = segment.previous?.kind == .stringStart
    let precedesEnd = segment.next?.kind == .stringEnd
    for index in lines.indices.dropFirst() where lines[index].hasPrefix(indentation) {
      lines[index].removeFirst(indentation.count)
    }
    if precedesEnd, lines.count > 1 { lines.removeLast() }
    if followsStart, lines.count > 1 { lines.removeFirst() }
    // A backslash at the end of a line takes the line end out of the value.
    return lines.dropLast().map { $0.hasSuffix("\\") ? String($0.dropLast()) : $0 + "\n" }.joined() + (lines.last ?? "")
  }
}
