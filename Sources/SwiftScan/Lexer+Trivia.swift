extension Lexer {
  /// Skips white space, comments, NUL, and other bytes that can't start a token, and records line ends on the way.
  @inline(__always)
  mutating func skipTrivia() {
    while true {
      switch classes[Int(source[offset])] {
      case .blank:
        if offset >= end { return }
        flags.insert(.followsSpace)
        offset += 1
        while source[offset] == UInt8(ascii: " ") { offset += 1 }
      case .lineEnd:
        if !openStrings.isEmpty { endStringsOfLine() }
        flags = [.startsLine, .followsSpace]
        offset += 1
        skipIndentation()
      case .slash:
        let next = source[offset + 1]
        if next == UInt8(ascii: "/") {
          skipLineComment()
        } else if next == UInt8(ascii: "*") {
          skipBlockComment()
        } else {
          return
        }
      case .nonASCII: if !isSpaceOrInvalid { return }
      default: return
      }
    }
  }

  /// Skips spaces, eight at a time.
  @inline(__always)
  private mutating func skipIndentation() {
    while true {
      let others = nextEight ^ 0x2020_2020_2020_2020
      if others != 0 {
        offset += others.trailingZeroBitCount / 8
        return
      }
      offset += 8
    }
  }

  /// Examines eight bytes at a time. Few bytes of a comment are as small as a line end.
  mutating func skipToLineEnd() {
    while offset < end {
      let bytes = nextEight
      // The high bit of each byte that is at most CR, and possibly of later bytes, because a borrow carries into them.
      let small = (bytes &- 0x0E0E_0E0E_0E0E_0E0E) & ~bytes & 0x8080_8080_8080_8080
      if small == 0 {
        offset += 8
        continue
      }
      offset += small.trailingZeroBitCount / 8
      if offset >= end || isLineEnd(source[offset]) { break }
      offset += 1
    }
    offset = min(offset, end)
  }

  /// The next eight bytes, the first one lowest. At the end of the text, they include the padding.
  @inline(__always)
  private var nextEight: UInt64 {
    UInt64(littleEndian: UnsafeRawPointer(source + offset).loadUnaligned(as: UInt64.self))
  }

  private mutating func skipLineComment() {
    let start = offset
    skipToLineEnd()
    comments.append(start..<offset)
    flags.insert(.followsSpace)
  }

  /// Skips a block comment. Block comments nest; one that is never closed extends to the end of the text.
  private mutating func skipBlockComment() {
    let start = offset
    var depth = 0
    repeat {
      if source[offset] == UInt8(ascii: "/"), source[offset + 1] == UInt8(ascii: "*") {
        depth += 1
        offset += 2
      } else if source[offset] == UInt8(ascii: "*"), source[offset + 1] == UInt8(ascii: "/") {
        depth -= 1
        offset += 2
      } else {
        if isLineEnd(source[offset]) { flags.insert(.startsLine) }
        offset += 1
      }
    } while depth > 0 && offset < end
    offset = min(offset, end)
    looksToEnd = looksToEnd || depth > 0
    comments.append(start..<offset)
    flags.insert(.followsSpace)
  }

  /// Whether the next bytes are a no-break space, a zero-width mark, or not UTF-8. If so, skips them.
  private var isSpaceOrInvalid: Bool {
    mutating get {
      guard let (scalar, length) = scalar(at: offset) else {
        offset += 1
        return true
      }
      guard scalar == 0xA0 || !(isNameScalar(scalar) || isOperatorScalar(scalar)) else { return false }
      flags.insert(.followsSpace)
      offset += length
      return true
    }
  }
}

// MARK: - Non-ASCII text

extension Lexer {
  /// The scalar at an index and its length in bytes; nil if the bytes aren't UTF-8.
  func scalar(at index: Int) -> (scalar: UInt32, length: Int)? {
    let first = source[index]
    let length = first < 0x80 ? 1 : first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : first >= 0xC2 ? 2 : 0
    guard length > 0, first < 0xF5 else { return nil }
    if length == 1 { return (UInt32(first), 1) }
    var scalar = UInt32(first) & (0x7F >> UInt32(length))
    for step in 1..<length {
      let next = source[index + step]
      guard next & 0xC0 == 0x80 else { return nil }
      scalar = scalar << 6 | UInt32(next & 0x3F)
    }
    let smallest: UInt32 = length == 2 ? 0x80 : length == 3 ? 0x800 : 0x10000
    guard scalar >= smallest, scalar <= 0x10FFFF, !(0xD800...0xDFFF).contains(scalar) else { return nil }
    return (scalar, length)
  }

  mutating func lexNonASCII() {
    let start = offset
    guard let (scalar, _) = scalar(at: offset) else {
      offset += 1
      return
    }
    if isOperatorScalar(scalar) { return lexOperator() }
    skipWord()
    if offset == start { offset += 1 }
    emit(.identifier, from: start)
  }

  /// Whether a scalar above ASCII is an `identifier-character` of the language reference.
  func isNameScalar(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xA8, 0xAA, 0xAD, 0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x167F,
      0x1681...0x180D, 0x180F...0x1FFF, 0x200B...0x200D, 0x202A...0x202E, 0x203F...0x2040, 0x2054, 0x2060...0x218F,
      0x2460...0x24FF, 0x2776...0x2793, 0x2C00...0x2DFF, 0x2E80...0x2FFF, 0x3004...0x3007, 0x3021...0x302F,
      0x3031...0xD7FF, 0xF900...0xFD3D, 0xFD40...0xFDCF, 0xFDF0...0xFE44, 0xFE47...0xFEFE, 0xFF00...0xFFF8:
      true
    case 0x10000...0xEFFFF: scalar & 0xFFFF <= 0xFFFD
    default: false
    }
  }

  /// Whether a scalar above ASCII is an `operator-head` of the language reference.
  func isOperatorScalar(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xA1...0xA7, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0, 0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7, 0x2016, 0x2017,
      0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E, 0x2190...0x23FF, 0x2500...0x2775,
      0x2794...0x2BFF, 0x2E00...0x2E7F, 0x3001...0x3003, 0x3008...0x3020, 0x3030:
      true
    default: false
    }
  }

  /// Whether a scalar is a combining mark, which an operator can contain after its first character.
  func isOperatorMark(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE00...0xFE0F, 0xFE20...0xFE2F, 0xE0100...0xE01EF: true
    default: false
    }
  }
}
