extension [UInt8] {
  /// The first offset, starting with `offset`, of a byte that a JSON string can't contain as it is: a quote, a
  /// backslash, or a control character. Examines eight bytes at a time, because clients send whole documents in such
  /// strings.
  func endOfPlainBytes(from offset: Int) -> Int {
    end(ofRunFrom: offset) { word in
      zeros(in: word ^ repeated(UInt8(ascii: "\""))) | zeros(in: word ^ repeated(UInt8(ascii: "\\")))
        | (word &- repeated(0x20)) & ~word
    }
  }

  /// Whether the bytes are well-formed UTF-8 according to table 3-7 of the Unicode Standard.
  var isValidUTF8: Bool {
    var offset = 0
    while true {
      offset = end(ofRunFrom: offset) { $0 }
      guard offset < count else { return true }
      let (length, second): (Int, ClosedRange<UInt8>)
      switch self[offset] {
      case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
      case 0xE0: (length, second) = (3, 0xA0...0xBF)
      case 0xED: (length, second) = (3, 0x80...0x9F)
      case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
      case 0xF0: (length, second) = (4, 0x90...0xBF)
      case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
      case 0xF4: (length, second) = (4, 0x80...0x8F)
      default: return false
      }
      guard offset + length <= count, second ~= self[offset + 1],
        self[offset + 1..<offset + length].allSatisfy({ 0x80...0xBF ~= $0 })
      else { return false }
      offset += length
    }
  }

  /// The first offset, starting with `offset`, for which `marks` sets the high bit of the byte. The bits of later bytes
  /// in the same word may be wrong.
  private func end(ofRunFrom offset: Int, _ marks: (UInt64) -> UInt64) -> Int {
    let bytes = span.bytes
    var offset = offset
    while offset + 8 <= bytes.byteCount {
      let word = UInt64(littleEndian: bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self))
      let marked = marks(word) & repeated(0x80)
      if marked != 0 { return offset + marked.trailingZeroBitCount / 8 }
      offset += 8
    }
    while offset < count, marks(UInt64(self[offset])) & 0x80 == 0 { offset += 1 }
    return offset
  }
}

/// A word of eight equal bytes.
private func repeated(_ byte: UInt8) -> UInt64 { UInt64(byte) &* 0x0101_0101_0101_0101 }

/// The high bit of each byte that is zero, and possibly of bytes after one.
private func zeros(in word: UInt64) -> UInt64 { (word &- repeated(0x01)) & ~word }
