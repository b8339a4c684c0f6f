import TextModel

/// The text with everything replaced that could move the cursor, change colours or reorder what is read: a terminal must
/// show what is in a file, not obey it. Tabs become four spaces, so that carets stand right wherever the tab stops are.
public func printable(_ text: String) -> String {
  guard text.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value > 0x7E }) else { return text }
  var output = String.UnicodeScalarView()
  for scalar in text.unicodeScalars {
    switch scalar.value {
    case 0x09: output.append(contentsOf: "    ".unicodeScalars)
    // The control pictures, such as ␛ for escape.
    case 0..<0x20: output.append(Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}")
    case 0x7F: output.append("\u{2421}")
    case 0x80..<0xA0, 0x2028, 0x2029: output.append("\u{FFFD}")
    // Bidirectional controls (Unicode UAX #9): they can show code in another order than the compiler reads it.
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: output.append("\u{FFFD}")
    default: output.append(scalar)
    }
  }
  return String(output)
}

/// The same of a path, with its bytes that are no text.
public func printable(_ path: FilePath) -> String { printable(path.description) }
