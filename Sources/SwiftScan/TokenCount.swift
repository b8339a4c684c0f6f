/// The number of tokens of a text, with the one at its end: lexing alone, for measurements.
public func tokenCount(of utf8: [UInt8]) -> Int { Lexer.tokens(of: utf8).count }
