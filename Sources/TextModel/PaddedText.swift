/// The bytes of a text followed by some zeros, so that looking a few bytes ahead needs no bounds check.
public struct PaddedText: Sendable {
  /// The text and the zeros.
  public let utf8: [UInt8]

  /// The number of zeros.
  public static let padding = 8

  /// Copies the bytes only if the array has no spare capacity or is shared.
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

  /// The length of the text without the zeros.
  public var count: Int { utf8.count - Self.padding }

  /// Whether the text contains the bytes.
  public func contains(_ pattern: BytePattern) -> Bool { pattern.occurs(in: utf8, within: 0..<count) }
}
