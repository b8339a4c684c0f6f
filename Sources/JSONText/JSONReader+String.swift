extension JSONReader {
  /// Reads a string at its opening quote, and returns what it says if it has escapes.
  mutating func escapedString() throws(JSONError) -> String? {
    offset += 1
    let start = offset
    skipPlainBytes()
    if current == UInt8(ascii: "\"") {
      offset += 1
      return nil
    }
    var bytes = Array(text[start..<offset])
    while current != UInt8(ascii: "\"") {
      guard current == UInt8(ascii: "\\") else {
        throw expected(offset < text.count ? "an escape sequence for this control character" : "'\"'")
      }
      offset += 1
      try appendEscape(to: &bytes)
      let plain = offset
      skipPlainBytes()
      bytes += text[plain..<offset]
    }
    offset += 1
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Steps over the bytes that stand for themselves inside a string.
  private mutating func skipPlainBytes() {
    while offset < text.count {
      let byte = text[offset]
      if byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { return }
      offset += 1
    }
  }

  /// Reads what follows a backslash.
  private mutating func appendEscape(to bytes: inout [UInt8]) throws(JSONError) {
    let letter = current
    guard letter != UInt8(ascii: "u") else {
      bytes += UTF8.encode(try escapedScalar()) ?? UTF8.encodedReplacementCharacter
      return
    }
    guard let byte = escapedByte(letter) else {
      throw expected("one of the escapes \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\u")
    }
    offset += 1
    bytes.append(byte)
  }

  private func escapedByte(_ letter: UInt8) -> UInt8? {
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

  /// Reads `uXXXX`, and the `\uXXXX` of the low surrogate that completes a high one; U+FFFD for a surrogate alone.
  private mutating func escapedScalar() throws(JSONError) -> Unicode.Scalar {
    let unit = try escapedUnit()
    if let scalar = Unicode.Scalar(UInt32(unit)) { return scalar }
    guard UTF16.isLeadSurrogate(unit), text[offset...].starts(with: "\\u".utf8) else { return "\u{FFFD}" }
    let afterHigh = offset
    offset += 1
    let low = try escapedUnit()
    guard UTF16.isTrailSurrogate(low) else {
      offset = afterHigh
      return "\u{FFFD}"
    }
    return Unicode.Scalar(0x10000 + (UInt32(unit) & 0x3FF) << 10 + UInt32(low) & 0x3FF) ?? "\u{FFFD}"
  }

  /// Reads `uXXXX`.
  private mutating func escapedUnit() throws(JSONError) -> UInt16 {
    offset += 1
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let digit = Character(Unicode.Scalar(current)).hexDigitValue else {
        throw expected("four hexadecimal digits")
      }
      unit = unit << 4 | UInt16(digit)
      offset += 1
    }
    return unit
  }
}
