extension Lexer {
  mutating func lexString(pounds: Int) {
    let start = offset
    let quote = offset + pounds
    let isMultiline = startsMultilineString(at: quote, pounds: pounds)
    offset = quote + (isMultiline ? 3 : 1)
    emit(.stringStart, from: start)
    lexStringBody(delimiter(pounds: pounds, isMultiline: isMultiline))
  }

  /// Whether the quotes open a multiline string: `#"""#` is a quote in a raw single-line string.
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

  /// Reads a string from the end of its opening delimiter, or of an interpolation, up to its end or to the next
  /// interpolation. A single-line string without an end stops before the end of the line.
  mutating func lexStringBody(_ string: StringDelimiter) {
    let start = offset
    var string = string
    while offset < end {
      switch source[offset] {
      case UInt8(ascii: "\"") where closes(string, at: offset):
        if string.isMultiline, !mayEnd(string), breakOff(string) { return }
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
        // Skips the escaped character, except a line end in a single-line string.
        if offset < end, string.isMultiline || !isLineEnd(source[offset]) { offset += 1 }
      case 0x0A, 0x0D:
        if !string.isMultiline { return emitSegment(from: start) }
        offset += 1
        string.indentation = min(string.indentation, indentation(ofLineAt: offset) ?? .max)
      default: offset += 1
      }
    }
    if string.isMultiline {
      looksToEnd = true
      if breakOff(string) { return }
    }
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

// MARK: - Unfinished strings

/// The closing delimiter of a multiline string must be the first token on its line, and no line of the string may be
/// indented less. A delimiter that breaks this rule was meant to open another string, so the string before it is
/// unterminated. To keep the code after it from being read as text, that string ends before the next line that begins a
/// declaration or ends a block around it.
extension Lexer {
  /// Whether the delimiter here may close `string`, if it isn't on the string's first line.
  private func mayEnd(_ string: StringDelimiter) -> Bool {
    var start = offset
    while start > string.start, isBlank(source[start - 1]) { start -= 1 }
    guard start > string.start, isLineEnd(source[start - 1]) else {
      return string.indentation == .max
    }
    return offset - start <= string.indentation
  }

  /// Reads an unterminated multiline string again, up to the next line that can't belong to it. Returns false if the
  /// string should stay as it is.
  private mutating func breakOff(_ string: StringDelimiter) -> Bool {
    looksToEnd = true
    guard rewind(to: string) else { return false }
    let column = indentation(ofLineAround: string.start)
    while offset < end {
      let lineEnd = offset
      if isLineEnd(source[offset]), let indentation = indentation(ofLineAt: offset + 1), indentation <= column,
        beginsDeclaration(at: offset + 1 + indentation)
      {
        offset = lineEnd
        break
      }
      offset += 1
    }
    emitSegment(from: string.start)
    return true
  }

  /// Ends the outermost multiline string that is open at the end of the text. Returns false if there is none.
  mutating func endOpenString() -> Bool {
    guard let string = openStrings.first(where: \.isMultiline) else { return false }
    return breakOff(string)
  }

  private func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

  /// The number of blanks at the start of a line; nil if the line contains nothing else.
  private func indentation(ofLineAt start: Int) -> Int? {
    var index = start
    while isBlank(source[index]) { index += 1 }
    return index >= end || isLineEnd(source[index]) ? nil : index - start
  }

  private func indentation(ofLineAround offset: Int) -> Int {
    var start = offset
    while start > 0, !isLineEnd(source[start - 1]) { start -= 1 }
    return indentation(ofLineAt: start) ?? 0
  }

  private func beginsDeclaration(at start: Int) -> Bool {
    if source[start] == UInt8(ascii: "}") || source[start] == UInt8(ascii: "@") { return true }
    var index = start
    while isWord(index) { index += 1 }
    let keyword = keyword(at: start..<index)
    return keyword.beginsDeclaration || keyword.isModifier
  }
}
