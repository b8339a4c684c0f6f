/// The number of tokens of a text, with the one at its end: lexing alone, for measurements.
public func tokenCount(of utf8: [UInt8]) -> Int {
  Lexer.lex(utf8 + Array(repeating: 0, count: Scan.padding), behind: []).tokens.count
}
