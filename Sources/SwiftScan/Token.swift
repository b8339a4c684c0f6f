/// What a token is. Reserved words are `keyword`; those that mean something in some places only are `identifier`.
public enum TokenKind: UInt8, Sendable {
  case identifier
  /// `_`.
  case wildcard
  /// `$0`.
  case dollarIdentifier
  case integerLiteral, floatLiteral, regexLiteral
  /// The opening and closing delimiter of a string with its `#`s, and what stands between interpolations.
  case stringStart, stringEnd, stringSegment
  /// `\(` with its `#`s, and the `)` that ends it.
  case interpolationStart, interpolationEnd
  case leftParen, rightParen, leftSquare, rightSquare, leftBrace, rightBrace
  case comma, colon, colonColon, semicolon, period, at, backslash, arrow, equal, ellipsis
  /// `?` and `!` right after an operand; `?` between operands (ternary).
  case postfixQuestion, exclamation, infixQuestion
  /// `&` in front of an operand.
  case prefixAmpersand
  case binaryOperator, prefixOperator, postfixOperator
  /// `#word`: a directive or the start of a macro.
  case pound
  case keyword
  case unknown
  case endOfFile
}

/// The tokens of a text as parallel arrays. The last one is `endOfFile`.
///
/// Every byte belongs to a token or to the white space and comments before one.
struct TokenBuffer: Sendable {
  var kinds: [TokenKind] = []
  var keywords: [Keyword] = []
  var flags: [Flags] = []
  /// UTF-8 offsets.
  var starts: [UInt32] = []
  var ends: [UInt32] = []
  /// The UTF-8 ranges of all comments, ascending.
  var comments: [Range<Int>] = []

  var count: Int { kinds.count }

  mutating func reserve(_ capacity: Int) {
    kinds.reserveCapacity(capacity)
    keywords.reserveCapacity(capacity)
    flags.reserveCapacity(capacity)
    starts.reserveCapacity(capacity)
    ends.reserveCapacity(capacity)
  }

  @inline(__always)
  mutating func append(_ kind: TokenKind, _ keyword: Keyword, _ flag: Flags, _ start: Int, _ end: Int) {
    kinds.append(kind)
    keywords.append(keyword)
    flags.append(flag)
    starts.append(UInt32(truncatingIfNeeded: start))
    ends.append(UInt32(truncatingIfNeeded: end))
  }

  struct Flags: OptionSet, Sendable {
    var rawValue: UInt8
    /// The first token of its line.
    static let startsLine = Flags(rawValue: 1)
    /// White space or a comment stands before it.
    static let followsSpace = Flags(rawValue: 2)
    /// A further part of the operator before it.
    static let joined = Flags(rawValue: 4)
    /// Not in the text: a brace that `BraceRepair` has put there.
    static let missing = Flags(rawValue: 8)
  }
}

/// A token of a tree.
public struct Token: Sendable {
  let tree: SyntaxTree
  let index: Int

  public var kind: TokenKind { tree.tokens.kinds[index] }
  /// UTF-8 offsets.
  public var range: Range<Int> { Int(tree.tokens.starts[index])..<Int(tree.tokens.ends[index]) }
  /// Allocates; to compare, use `is(_:)`.
  public var text: String { tree.text(in: range) }
  /// Whether it is the first token of its line.
  public var startsLine: Bool { tree.tokens.flags[index].contains(.startsLine) }
  public var followsSpace: Bool { tree.tokens.flags[index].contains(.followsSpace) }
  public var next: Token? { neighbor(by: 1) }
  public var previous: Token? { neighbor(by: -1) }

  /// Whether it stands in the text, and was not added to repair it.
  var isPresent: Bool { !tree.tokens.flags[index].contains(.missing) }

  private func neighbor(by step: Int) -> Token? {
    var index = index + step
    while index >= 0, index < tree.tokens.count {
      let token = Token(tree: tree, index: index)
      if token.isPresent { return token }
      index += step
    }
    return nil
  }

  /// Whether the token is spelled so; compares bytes.
  public func `is`(_ spelling: StaticString) -> Bool { tree.bytes(in: range, equal: spelling) }
}
