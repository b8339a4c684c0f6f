import TextModel

/// The bytes of a text, with some zeros behind them as scans want them.
public struct PaddedText: Sendable {
  let utf8: [UInt8]

  /// Copies the bytes only where they have no room behind them, or somebody else has them too.
  public init(_ text: consuming [UInt8]) {
    text.reserveCapacity(text.count + Scan.padding)
    for _ in 0..<Scan.padding { text.append(0) }
    utf8 = text
  }

  /// The length of the text.
  public var count: Int { utf8.count - Scan.padding }

  /// Whether the bytes are anywhere in the text.
  public func contains(_ pattern: BytePattern) -> Bool { pattern.occurs(in: utf8, within: 0..<count) }

  /// Whether the bytes of a word are.
  public func contains(_ word: SoughtWord) -> Bool { contains(word.pattern) }
}

extension SourceText {
  init(_ text: PaddedText) { self.init(Array(text.utf8[..<text.count])) }
}
