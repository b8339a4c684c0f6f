extension Unicode.Scalar {
  /// Whether a terminal or an editor obeys it instead of showing it: it moves the cursor, ends a line, or makes code read
  /// in another order than the compiler reads it (bidirectional controls, Unicode UAX #9).
  public var isControl: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}

extension JSON {
  /// The value as JSON without any space, in which no control character stands for itself: for files and terminals.
  /// Readers of JSON see the same value as in `utf8`.
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

/// Of the control characters that strings in JSON may hold as they are.
private func mayBeginControl(_ byte: UInt8) -> Bool { [0x7F, 0xC2, 0xD8, 0xE2].contains(byte) }
