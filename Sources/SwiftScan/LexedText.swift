import TextModel

/// The tokens of a text, of which a tree can be made: with all of its nodes, or with those outside of bodies. Who learns from
/// the words which of both he wants has not read the text in vain.
public struct LexedText: Sendable {
  /// Without the padding.
  let text: [UInt8]
  /// With the padding.
  let utf8: [UInt8]
  let lexed: Lexer.Result

  public init(_ text: [UInt8]) {
    self.text = text
    var padded: [UInt8] = []
    padded.reserveCapacity(text.count + Scan.padding)
    padded += text
    for _ in 0..<Scan.padding { padded.append(0) }
    utf8 = padded
    lexed = Lexer.lex(padded, behind: [])
  }

  /// Whether one of its comments has these bytes.
  public func hasComment(with pattern: BytePattern) -> Bool {
    lexed.comments.contains { pattern.occurs(in: utf8, within: $0) }
  }
}
