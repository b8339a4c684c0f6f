extension JSONReader {
  /// Skips a string at its opening quote, and returns whether it contains escapes.
  mutating func skipString() throws(JSONError) -> Bool {
    offset += 1
    var hasEscapes = false
    while true {
      offset = text.endOfPlainBytes(from: offset)
      switch current {
      case UInt8(ascii: "\""):
        offset += 1
        return hasEscapes
      case UInt8(ascii: "\\"):
        hasEscapes = true
        try skipEscape()
      default: throw expected(offset < text.count ? "an escape sequence for this control character" : "'\"'")
      }
    }
  }

  /// Skips an escape at its backslash.
  private mutating func skipEscape() throws(JSONError) {
    offset += 1
    let letter = current
    guard letter == UInt8(ascii: "u") || byte(escapedAs: letter) != nil else {
      throw expected("one of the escapes \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\u")
    }
    offset += 1
    guard letter == UInt8(ascii: "u") else { return }
    for _ in 0..<4 {
      guard hexadecimalValue(of: current) != nil else { throw expected("four hexadecimal digits") }
      offset += 1
    }
  }
}

// MARK: - Decoding strings

extension JSONTable {
  func string(at index: Int) -> String {
    let range = contentRange(of: index)
    return self[index].kind == .escapedString
      ? String(decoding: unescaped(range), as: UTF8.self) : String(decoding: text[range], as: UTF8.self)
  }

  /// The UTF-8 bytes of a string. If the string has escapes, the array has spare capacity.
  func utf8(at index: Int) -> [UInt8] {
    let range = contentRange(of: index)
    let bytes = self[index].kind == .escapedString ? unescaped(range) : Array(text[range])
    return bytes.isValidUTF8 ? bytes : Array(String(decoding: bytes, as: UTF8.self).utf8)
  }

  /// The range of a string without its quotes.
  private func contentRange(of index: Int) -> Range<Int> {
    let range = self[index].range
    return range.lowerBound + 1..<range.upperBound - 1
  }

  private func unescaped(_ range: Range<Int>) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(range.count)
    var offset = range.lowerBound
    while true {
      let plain = offset
      offset = text.endOfPlainBytes(from: offset)
      bytes += text[plain..<offset]
      guard offset < range.upperBound else { return bytes }
      if let byte = byte(escapedAs: text[offset + 1]) {
        bytes.append(byte)
        offset += 2
      } else {
        bytes += UTF8.encode(scalar(escapedAt: &offset)) ?? UTF8.encodedReplacementCharacter
      }
    }
  }

  /// Reads `\uXXXX`, and the `\uXXXX` of the low surrogate that completes a high one; U+FFFD for a lone surrogate.
  private func scalar(escapedAt offset: inout Int) -> Unicode.Scalar {
    let unit = unit(escapedAt: offset)
    offset += 6
    if let scalar = Unicode.Scalar(unit) { return scalar }
    guard unit < 0xDC00, text[offset...].starts(with: "\\u".utf8) else { return "\u{FFFD}" }
    let low = self.unit(escapedAt: offset)
    guard 0xDC00..<0xE000 ~= low else { return "\u{FFFD}" }
    offset += 6
    return Unicode.Scalar(0x10000 + (unit & 0x3FF) << 10 + low & 0x3FF) ?? "\u{FFFD}"
  }

  private func unit(escapedAt offset: Int) -> UInt32 {
    text[offset + 2..<offset + 6].reduce(0) { $0 << 4 | UInt32(hexadecimalValue(of: $1) ?? 0) }
  }
}

/// The byte that a backslash and a letter represent; nil for `u` and for invalid escapes.
private func byte(escapedAs letter: UInt8) -> UInt8? {
  switch letter {
  case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): letter
  case UInt8(ascii: "b"): 0x08
  case UInt8(ascii: "f"): 0x0C
  case UInt8(ascii: "n"): 0x0A
  case UInt8(ascii: "r"): 0x0D
  case UInt8(ascii: "t"): 0x09
  default: nil
  }
}

private func hexadecimalValue(of digit: UInt8) -> Int? { Character(Unicode.Scalar(digit)).hexDigitValue }
