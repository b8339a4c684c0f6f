import TextModel

/// Names, keywords, and numbers.
extension Lexer {
  @inline(__always)
  func isWord(_ index: Int) -> Bool { classes[Int(source[index])].isWord }

  @inline(__always)
  mutating func lexWord() {
    let start = offset
    var index = start + 1
    while classes[Int(source[index])].isWord { index += 1 }
    offset = index
    if source[index] >= 0x80 || source[index] == UInt8(ascii: "$") { skipWord() }
    if offset == start + 1, source[start] == UInt8(ascii: "_") { return emit(.wildcard, from: start) }
    let keyword = keyword(at: start..<offset)
    emit(keyword.isReserved ? .keyword : .identifier, from: start, keyword: keyword)
  }

  /// The keyword with this spelling, or `none`.
  @inline(__always)
  func keyword(at word: Range<Int>) -> Keyword {
    keywords.keyword(UnsafeBufferPointer(start: source + word.lowerBound, count: word.count))
  }

  /// Skips letters, digits, `_`, `$`, and all non-ASCII scalars that a name can contain.
  mutating func skipWord() {
    while offset < end {
      let next = source[offset]
      if isWordByte(next) || next == UInt8(ascii: "$") {
        offset += 1
      } else if next >= 0x80, let (scalar, length) = scalar(at: offset), isNameScalar(scalar) {
        offset += length
      } else {
        return
      }
    }
  }

  /// `$0` is an argument of a closure; `$name` is an ordinary name.
  mutating func lexDollar() {
    let start = offset
    skipWord()
    if offset == start { offset += 1 }
    let isArgument = offset > start + 1 && (start + 1..<offset).allSatisfy { isDigit(source[$0]) }
    emit(isArgument ? .dollarIdentifier : .identifier, from: start)
  }

  mutating func lexQuotedName() {
    let start = offset
    offset += 1
    while offset < end, source[offset] != UInt8(ascii: "`"), !isLineEnd(source[offset]) { offset += 1 }
    guard offset < end, source[offset] == UInt8(ascii: "`"), offset > start + 1 else {
      offset = start + 1
      return emit(.unknown, from: start)
    }
    offset += 1
    emit(.identifier, from: start)
  }

  var isAtPlaceholder: Bool { source[offset + 1] == asciiHash && placeholderEnd != nil }

  /// The end of the editor placeholder `<#text#>` at the current offset; nil if it doesn't end on its line.
  private var placeholderEnd: Int? {
    var index = offset + 2
    while index < end, !isLineEnd(source[index]) {
      if source[index] == asciiHash, source[index + 1] == UInt8(ascii: ">") { return index + 2 }
      index += 1
    }
    return nil
  }

  mutating func lexPlaceholder() {
    let start = offset
    offset = placeholderEnd ?? start + 1
    emit(.identifier, from: start)
  }

  /// Reads a period that is followed by an operator character.
  mutating func lexDotted() {
    let start = offset
    let next = source[start + 1]
    // In a key path, a mark can directly follow the period: `\.?.name`.
    if next == UInt8(ascii: "?") || next == UInt8(ascii: "!") {
      offset += 1
      return emit(.period, from: start)
    }
    if next >= 0x80 {
      guard let (scalar, _) = scalar(at: start + 1), isOperatorScalar(scalar) || isOperatorMark(scalar) else {
        offset += 1
        return emit(.period, from: start)
      }
    }
    lexOperator()
  }

  mutating func lexNumber() {
    let start = offset
    let isMember = last()?.kind == .period
    let marker = source[start + 1]
    let isHexadecimal = source[start] == UInt8(ascii: "0") && marker == UInt8(ascii: "x")
    let hasPrefix =
      isHexadecimal
      || source[start] == UInt8(ascii: "0") && (marker == UInt8(ascii: "b") || marker == UInt8(ascii: "o"))
    if hasPrefix { offset += 2 }
    skipDigits(hexadecimal: isHexadecimal)
    var isFloat = false
    if !isMember, !hasPrefix || isHexadecimal {
      if source[offset] == UInt8(ascii: "."), startsFraction(source[offset + 1], hexadecimal: isHexadecimal) {
        let end = offset
        offset += 1
        skipDigits(hexadecimal: isHexadecimal)
        // A hexadecimal fraction needs an exponent. Without one, the period begins a member: `0xF.description`.
        if isHexadecimal, source[offset] | 32 != UInt8(ascii: "p") { offset = end } else { isFloat = true }
      }
      if skipExponent(hexadecimal: isHexadecimal) { isFloat = true }
    }
    // Letters that aren't part of the number stay in its token, so that no name begins inside it.
    skipWord()
    emit(isFloat ? .floatLiteral : .integerLiteral, from: start)
  }

  private func startsFraction(_ byte: UInt8, hexadecimal: Bool) -> Bool {
    hexadecimal ? isHexadecimalDigit(byte) : isDigit(byte)
  }

  private mutating func skipDigits(hexadecimal: Bool) {
    while true {
      let next = source[offset]
      guard next == UInt8(ascii: "_") || (hexadecimal ? isHexadecimalDigit(next) : isDigit(next)) else { return }
      offset += 1
    }
  }

  private mutating func skipExponent(hexadecimal: Bool) -> Bool {
    guard source[offset] | 32 == (hexadecimal ? UInt8(ascii: "p") : UInt8(ascii: "e")) else { return false }
    let sign = source[offset + 1]
    let hasSign = sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-")
    guard isDigit(source[offset + (hasSign ? 2 : 1)]) else { return false }
    offset += hasSign ? 2 : 1
    skipDigits(hexadecimal: false)
    return true
  }
}
