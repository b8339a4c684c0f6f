/// The number of terminal columns that a printable text takes: two for East Asian wide characters and emoji, and none
/// for combining marks. A cluster such as a family emoji counts as one emoji, as in current terminals.
public func displayWidth(_ text: String) -> Int {
  text.utf8.allSatisfy { $0 < 0x80 } ? text.utf8.count : text.reduce(0) { $0 + displayWidth($1) }
}

/// The number of terminal columns that one character takes.
public func displayWidth(_ character: Character) -> Int {
  let scalars = character.unicodeScalars
  // Variation selector 16 selects the emoji form; two regional indicators are a flag.
  if scalars.contains("\u{FE0F}") || scalars.contains(where: \.properties.isEmojiPresentation) { return 2 }
  return scalars.lazy.map(displayWidth).max() ?? 0
}

private func displayWidth(_ scalar: Unicode.Scalar) -> Int {
  if scalar.value < 0x300 { return 1 }
  switch scalar.properties.generalCategory {
  case .nonspacingMark, .enclosingMark, .format: return 0
  default: return wideScalars.contains { $0.contains(scalar.value) } ? 2 : 1
  }
}

/// The ranges of `W` and `F` in EastAsianWidth.txt (Unicode 16), joined across unassigned code points. Emoji outside of
/// these ranges are recognized by their property.
private let wideScalars: [ClosedRange<UInt32>] = [
  0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
  0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60,
  0xFFE0...0xFFE6, 0x16FE0...0x1B2FF, 0x1F200...0x1F265, 0x20000...0x3FFFD,
]

/// The words of a text in lines of at most `width` columns.
public func folded(_ text: String, to width: Int) -> [String] {
  text.split { $0 == " " || $0 == "\n" }.reduce(into: []) { lines, word in
    if let last = lines.last, displayWidth(last) + 1 + displayWidth(String(word)) <= width {
      lines[lines.count - 1] = "\(last) \(word)"
    } else {
      lines.append(String(word))
    }
  }
}
