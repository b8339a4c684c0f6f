/// The bytes of a text with some zeros behind them, so that looking a few bytes ahead needs no test.
public struct PaddedText: Sendable {
  /// The text and the zeros.
  public let utf8: [UInt8]

  /// How many zeros there are.
  public static let padding = 8

  /// Copies the bytes only where they have no room behind them, or somebody else has them too.
  public init(_ text: consuming [UInt8]) {
    text.reserveCapacity(text.count + Self.padding)
    for _ in 0..<Self.padding { text.append(0) }
    utf8 = text
  }

  init(_ string: String) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(string.utf8.count + Self.padding)
    bytes += string.utf8
    self.init(bytes)
  }

  /// The length of the text.
  public var count: Int { utf8.count - Self.padding }

  /// Whether the bytes are anywhere in the text.
  public func contains(_ pattern: BytePattern) -> Bool { pattern.occurs(in: utf8, within: 0..<count) }
}
