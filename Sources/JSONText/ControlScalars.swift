extension Unicode.Scalar {
  /// Whether a terminal or editor interprets the scalar instead of displaying it. Such a scalar moves the cursor, ends
  /// a line, or displays code in a different order than the compiler reads it (bidirectional controls, Unicode UAX #9).
  public var isControl: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}

extension JSON {
  /// The value as JSON without spaces, in which every control character is escaped, for files and terminals. A JSON
  /// parser reads the same value from it as from `utf8`.
  public var escapedUTF8: [UInt8] {
    let bytes = utf8
    guard bytes.contains(where: mayBeginControl) else { return bytes }
    var output = ""
    output.reserveCapacity(bytes.count)
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      if scalar.isControl {
        let digits = String(scalar.value, radix: 16)
        output += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
      } else {
        output.unicodeScalars.append(scalar)
      }
    }
    return Array(output.utf8)
  }
}

/// Whether a byte may begin a control character that JSON strings can contain unescaped.
private func mayBeginControl(_ byte: UInt8) -> Bool { [0x7F, 0xC2, 0xD8, 0xE2].contains(byte) }
