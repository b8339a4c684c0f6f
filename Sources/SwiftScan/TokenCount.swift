import TextModel

/// The number of tokens of a text, including the one at its end. Only lexes the text; used in measurements.
public func tokenCount(of text: SourceText) -> Int {
  Lexer.lex(text.padded.utf8).tokens.count
}
