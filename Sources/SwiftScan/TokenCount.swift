import TextModel

/// The number of tokens of a text, with the one at its end: lexing alone, for measurements.
public func tokenCount(of text: SourceText) -> Int {
  Lexer.lex(text.padded.utf8).tokens.count
}
