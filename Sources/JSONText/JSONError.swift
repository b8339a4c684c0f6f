/// The reason why a text isn't JSON, and the place of the error.
public struct JSONError: Error, Hashable, CustomStringConvertible {
  /// The UTF-8 offset at which the text becomes invalid.
  public var offset: Int
  public var place: TextPlace
  /// A description of what is allowed there, such as "',' or '}'".
  public var expected: String

  init(at offset: Int, of text: [UInt8], expected: String) {
    self.offset = offset
    place = TextPlace(of: offset, in: text)
    self.expected = expected
  }

  public var description: String { "\(place): expected \(expected)" }
}

/// A place in a text as people count it: 1-based line, and 1-based column in Unicode scalars.
public struct TextPlace: Hashable, Sendable, CustomStringConvertible {
  public var line: Int
  public var column: Int

  /// The place of a UTF-8 offset, which is clamped to the text. Linear in the offset, or in the distance from `known`,
  /// a known place before it.
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
