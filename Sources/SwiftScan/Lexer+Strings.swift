extension Lexer {
  mutating func lexString(pounds: Int) {
    let start = offset
    let quote = offset + pounds
    let isMultiline = startsMultilineString(at: quote, pounds: pounds)
    offset = quote + (isMultiline ? 3 : 1)
    emit(.stringStart, from: start)
    lexStringBody(StringDelimiter(pounds: pounds, isMultiline: isMultiline))
  }

  /// Whether three quotes open a multi-line string: `#"""#` is a quote in a raw string of one line.
  private func startsMultilineString(at quote: Int, pounds: Int) -> Bool {
    guard source[quote + 1] == UInt8(ascii: "\""), source[quote + 2] == UInt8(ascii: "\"") else { return false }
    guard pounds > 0 else { return true }
    var index = quote + 1
    while index < end, !isLineEnd(source[index]) {
      if source[index] == UInt8(ascii: "\""), hasPounds(pounds, at: index + 1) { return false }
      index += 1
    }
    return true
  }

  private func hasPounds(_ pounds: Int, at index: Int) -> Bool {
    for step in 0..<pounds where source[index + step] != asciiHash { return false }
    return true
  }

  /// Reads a string from behind its opening quote, or from behind an interpolation, up to its end or to the next
  /// interpolation. A string of one line ends, unterminated, before the end of the line.
  mutating func lexStringBody(_ string: StringDelimiter) {
    let start = offset
    while offset < end {
      switch source[offset] {
      case UInt8(ascii: "\"") where closes(string, at: offset):
        emitSegment(from: start)
        let end = offset
        offset += (string.isMultiline ? 3 : 1) + string.pounds
        return emit(.stringEnd, from: end)
      case UInt8(ascii: "\\") where hasPounds(string.pounds, at: offset + 1):
        if source[offset + 1 + string.pounds] == UInt8(ascii: "(") {
          emitSegment(from: start)
          return startInterpolation(in: string)
        }
        offset += 1 + string.pounds
        // The escaped character itself, but no line end of a string of one line.
        if offset < end, string.isMultiline || !isLineEnd(source[offset]) { offset += 1 }
      case 0x0A, 0x0D:
        if !string.isMultiline { return emitSegment(from: start) }
        offset += 1
      default: offset += 1
      }
    }
    looksToEnd = looksToEnd || string.isMultiline
    emitSegment(from: start)
  }

  private func closes(_ string: StringDelimiter, at quote: Int) -> Bool {
    guard string.isMultiline else { return hasPounds(string.pounds, at: quote + 1) }
    return source[quote + 1] == UInt8(ascii: "\"") && source[quote + 2] == UInt8(ascii: "\"")
      && hasPounds(string.pounds, at: quote + 3)
  }

  private mutating func emitSegment(from start: Int) {
    if offset > start { emit(.stringSegment, from: start) }
  }

  private mutating func startInterpolation(in string: StringDelimiter) {
    let start = offset
    openInterpolation(of: string)
    offset += 2 + string.pounds
    emit(.interpolationStart, from: start)
  }
}
