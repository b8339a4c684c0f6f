import JSONText
import TextModel

/// The text without anything that could move the cursor, change colors, or change the reading order, because a terminal
/// must show the content of a file, not obey it. Tabs become four spaces, so that the marks below a line are in the
/// right columns.
public func printable(_ text: String) -> String {
  guard text.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value > 0x7E }) else { return text }
  var output = String.UnicodeScalarView()
  for scalar in text.unicodeScalars {
    switch scalar.value {
    case 0x09: output.append(contentsOf: "    ".unicodeScalars)
    // The control pictures, such as ␛ for escape.
    case 0..<0x20: output.append(Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}")
    case 0x7F: output.append("\u{2421}")
    default: output.append(scalar.isControl ? "\u{FFFD}" : scalar)
    }
  }
  return String(output)
}

/// The printable text of a path, including bytes that aren't UTF-8.
public func printable(_ path: FilePath) -> String { printable(path.description) }

/// The printable form of a text with several lines. Line endings stay.
public func printableLines(_ utf8: [UInt8]) -> [UInt8] {
  let lines = utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { line in
    let end = line.last == UInt8(ascii: "\r") ? line.suffix(1) : []
    return printable(String(decoding: line.dropLast(end.count), as: UTF8.self)).utf8 + end
  }
  return Array(lines.joined(separator: [UInt8(ascii: "\n")]))
}
