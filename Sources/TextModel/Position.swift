/// A position in a text as editors count it: 0-based line, and 0-based column in the units of a `PositionEncoding`.
public struct Position: Hashable, Sendable, Comparable {
  public var line: Int
  public var character: Int

  public init(line: Int, character: Int) {
    self.line = line
    self.character = character
  }

  public static func < (left: Position, right: Position) -> Bool {
    (left.line, left.character) < (right.line, right.character)
  }
}

/// The unit in which a `Position` counts columns. Offsets inside uibridge are always UTF-8 bytes.
public enum PositionEncoding: String, CaseIterable, Sendable {
  case utf8 = "utf-8"
  case utf16 = "utf-16"
  case utf32 = "utf-32"

  /// The number of columns of the scalar that starts with this UTF-8 byte; 0 for a continuation byte, except in UTF-8.
  func columns(startingWith byte: UInt8) -> Int {
    switch self {
    case .utf8: 1
    case .utf16: isContinuation(byte) ? 0 : byte >= 0xF0 ? 2 : 1
    case .utf32: isContinuation(byte) ? 0 : 1
    }
  }

  func columns(of bytes: ArraySlice<UInt8>) -> Int {
    self == .utf8 ? bytes.count : bytes.reduce(0) { $0 + columns(startingWith: $1) }
  }
}

/// Whether a UTF-8 byte continues a scalar.
func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }
