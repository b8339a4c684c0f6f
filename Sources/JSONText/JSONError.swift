/// Why a text is not JSON, and where.
public struct JSONError: Error, Hashable, CustomStringConvertible {
  /// Where the text stops making sense, as a UTF-8 offset.
  public var offset: Int
  public var place: TextPlace
  /// What may stand there, such as "',' or '}'".
  public var expected: String

  init(at offset: Int, of text: [UInt8], expected: String) {
    self.offset = offset
    place = TextPlace(of: offset, in: text)
    self.expected = expected
  }

  public var description: String { "\(place): expected \(expected)" }
}

/// A place in a text as people count it: line and column from 1, columns in Unicode scalars.
public struct TextPlace: Hashable, Sendable, CustomStringConvertible {
  public var line: Int
  public var column: Int

  /// The place of a UTF-8 offset, which is clamped to the text; linear in the offset, or in the distance from a place
  /// that is known and lies before it.
  public init(of offset: Int, in text: [UInt8], from known: (place: TextPlace, offset: Int)? = nil) {
    line = known?.place.line ?? 1
    column = known?.place.column ?? 1
    let start = min(known?.offset ?? 0, text.count)
    var previous = start > 0 ? text[start - 1] : 0
    for byte in text[start..<max(start, min(offset, text.count))] {
      let isLineFeedOfPair = byte == UInt8(ascii: "\n") && previous == UInt8(ascii: "\r")
      if byte == UInt8(ascii: "\r") || (byte == UInt8(ascii: "\n") && !isLineFeedOfPair) {
        line += 1
        column = 1
      } else if byte & 0xC0 != 0x80, !isLineFeedOfPair {
        column += 1
      }
      previous = byte
    }
  }

  public var description: String { "line \(line), column \(column)" }
}
