import TextModel

/// The tokens of a text, from which a full tree or an outline can be built. A caller can inspect the words of the text
/// to choose between the two, and the text is lexed only once.
public struct LexedText: Sendable {
  let text: PaddedText
  let lexed: Lexer.Result

  public init(_ text: PaddedText) {
    self.text = text
    lexed = Lexer.lex(text.utf8)
  }

  var utf8: [UInt8] { text.utf8 }

  /// Whether one of the comments contains these bytes.
  public func hasComment(with pattern: BytePattern) -> Bool {
    // Searching the text once is faster than searching many short comments.
    text.contains(pattern) && lexed.comments.contains { pattern.occurs(in: utf8, within: $0) }
  }
}
