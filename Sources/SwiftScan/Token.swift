/// The kind of a token. Reserved words are `keyword`; words that have a meaning only in some places are `identifier`.
public enum TokenKind: UInt8, Sendable {
  case identifier
  /// `_`.
  case wildcard
  /// `$0`.
  case dollarIdentifier
  case integerLiteral, floatLiteral, regexLiteral
  /// The opening and closing delimiters of a string with its `#`s, and the text between interpolations.
  case stringStart, stringEnd, stringSegment
  /// `#word`: a directive or the start of a macro.
  case pound
  /// `\(` with its `#`s, and the `)` that ends it.
  case interpolationStart, interpolationEnd
  case leftParen, rightParen, leftSquare, rightSquare, leftBrace, rightBrace
  case comma, colon, colonColon, semicolon, period, at, backslash, arrow, equal, ellipsis
  /// `?` and `!` right after an operand; `?` between operands (ternary).
  case postfixQuestion, exclamation, infixQuestion
  /// `&` before an operand.
  case prefixAmpersand
  case binaryOperator, prefixOperator, postfixOperator
  case keyword
  case unknown
  case endOfFile
}

/// A token in its stored form.
struct RawToken: Hashable, Sendable {
  /// UTF-8 offsets in the bytes of its `Scan`.
  var start: UInt32
  var end: UInt32
  var kind: TokenKind
  var keyword: Keyword = .none
  var flags: Flags = []

  var range: Range<Int> { Int(start)..<Int(end) }

  struct Flags: OptionSet, Hashable, Sendable {
    var rawValue: UInt8
    /// The first token of its line.
    static let startsLine = Flags(rawValue: 1)
    /// White space or a comment precedes it.
    static let followsSpace = Flags(rawValue: 2)
    /// A later part of an operator whose first part precedes it.
    static let joined = Flags(rawValue: 4)
    /// Not in the text: added by `BracketRepair`, or by the lexer to end an interpolation.
    static let missing = Flags(rawValue: 8)
  }
}

/// The tokens of a scan, borrowed while they are read. The last one is `endOfFile`.
struct Tokens {
  let base: UnsafeBufferPointer<RawToken>

  var count: Int { base.count }

  @inline(__always)
  subscript(index: Int) -> RawToken {
    precondition(UInt(bitPattern: index) < UInt(bitPattern: base.count))
    return base[index]
  }
}

/// A token of a tree.
public struct Token: Sendable {
  let scan: Scan
  let index: Int32
  /// The number to add to offsets in the scan to get offsets in the document.
  let shift: Int32

  var raw: RawToken { scan.tokens[Int(index)] }

  public var kind: TokenKind { raw.kind }
  /// UTF-8 offsets.
  public var range: Range<Int> { Int(raw.start) + Int(shift)..<Int(raw.end) + Int(shift) }
  /// Allocates; to compare, use `is(_:)`.
  public var text: String {
    scan.noteText(ofToken: index)
    return scan.text(in: raw.range)
  }
  /// Whether it is the first token of its line.
  public var startsLine: Bool { raw.flags.contains(.startsLine) }
  public var followsSpace: Bool { raw.flags.contains(.followsSpace) }
  /// The next token of its unit.
  public var next: Token? { neighbor(by: 1) }
  /// The token before it in its unit.
  public var previous: Token? { neighbor(by: -1) }

  /// Whether the token is in the text, rather than added to repair it.
  var isPresent: Bool { !raw.flags.contains(.missing) }

  private func neighbor(by step: Int32) -> Token? {
    let unit = scan.unit(ofToken: index).tokens
    var index = index + step
    while unit.contains(index) {
      let token = Token(scan: scan, index: index, shift: shift)
      if token.isPresent {
        scan.noteToken(index)
        return token
      }
      index += step
    }
    return nil
  }

  /// Whether the token has this spelling; compares bytes.
  public func `is`(_ spelling: StaticString) -> Bool {
    scan.noteText(ofToken: index)
    return scan.bytes(in: raw.range, equal: spelling)
  }
}
