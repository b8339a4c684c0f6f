import TextModel

/// The tokens of a text, of which a tree can be made: with all of its nodes, or with those outside of bodies. Who learns from
/// the words which of both he wants has not read the text in vain.
public struct LexedText: Sendable {
  let text: PaddedText
  let lexed: Lexer.Result

  public init(_ text: PaddedText) {
    self.text = text
    lexed = Lexer.lex(text.utf8)
  }

  var utf8: [UInt8] { text.utf8 }

  /// Whether one of its comments has these bytes.
  public func hasComment(with pattern: BytePattern) -> Bool {
    lexed.comments.contains { pattern.occurs(in: utf8, within: $0) }
  }
}
