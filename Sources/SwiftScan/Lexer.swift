import TextModel

/// Turns bytes into tokens. Accepts any bytes: every byte belongs to a token or to the white space and comments before
/// one. Linear, except that a `/` that may start a regular expression looks ahead to the end of its line.
///
/// The bytes end with `PaddedText.padding` zeros that aren't part of the text, so that looking a few bytes ahead needs
/// no bounds check.
struct Lexer {
  let source: UnsafePointer<UInt8>
  /// The end of the text.
  let end: Int
  let classes: UnsafePointer<ByteClass>
  var offset = 0
  var flags: RawToken.Flags = []
  var comments: [Range<Int>] = []
  /// Whether the meaning of a token depends on all the text after it: an open comment, or a regular expression or
  /// string without an end.
  var looksToEnd = false
  private var taken = ReusedTokens()
  private let tokens: UnsafeMutableBufferPointer<RawToken>
  private(set) var count = 0
  private(set) var overflowed = false
  /// The strings around the current offset whose interpolations are open, outermost first.
  private(set) var openStrings: [StringDelimiter] = []
  private var parenDepth = 0
  /// The number of bytes that were read again after a string without an end.
  private var rereadCount = 0
  let keywords = KeywordTable.shared

  /// The opening delimiter of a string, and what the lexer has found in the string so far.
  struct StringDelimiter {
    var pounds: Int
    var isMultiline: Bool
    /// The state right after the opening delimiter: the offset, and the numbers of tokens, comments, open strings, and
    /// open parentheses.
    var start: Int
    var tokenCount: Int
    var commentCount: Int
    var stringCount: Int
    var outerDepth: Int
    /// The depth of parentheses at which the open interpolation ends.
    var depth = 0
    /// The smallest indentation of its lines, except those in interpolations.
    var indentation = Int.max
  }

  /// The tokens of a text and other findings of the lexer.
  struct Result {
    var tokens: [RawToken]
    var comments: [Range<Int>]
    var looksToEnd: Bool
    /// The tokens that come from `kept`.
    var taken = ReusedTokens()
  }

  /// Lexes a padded text. The tokens of `context` are its first ones, and those of `kept` follow them; lexing starts
  /// after both.
  static func lex(_ utf8: [UInt8], behind context: [RawToken] = [], _ kept: TokensKept = TokensKept()) -> Result {
    // Every token except the last has at least one byte. Few texts have a token for every four bytes.
    let most = utf8.count + context.count + 2
    return lex(utf8, behind: context, kept, atMost: min(most, utf8.count / 4 + 64))
      ?? lex(utf8, behind: context, kept, atMost: most)
      ?? Result(tokens: [], comments: [], looksToEnd: true)
  }

  /// Returns nil if there are more tokens than `capacity`.
  private static func lex(
    _ utf8: [UInt8], behind context: [RawToken], _ kept: TokensKept, atMost capacity: Int
  ) -> Result? {
    var comments: [Range<Int>] = []
    var looksToEnd = false
    var taken = ReusedTokens()
    let tokens = [RawToken](unsafeUninitializedCapacity: capacity) { tokens, count in
      utf8.withUnsafeBufferPointer { source in
        ByteClass.table.withUnsafeBufferPointer { classes in
          guard let base = source.baseAddress, let table = classes.baseAddress else { return }
          var lexer = Lexer(source: base, end: source.count - PaddedText.padding, classes: table, tokens: tokens)
          lexer.run(behind: context, kept)
          count = lexer.overflowed ? 0 : lexer.count
          comments = lexer.comments
          looksToEnd = lexer.looksToEnd
          taken = lexer.taken
        }
      }
    }
    return tokens.isEmpty ? nil : Result(tokens: tokens, comments: comments, looksToEnd: looksToEnd, taken: taken)
  }

  private init(
    source: UnsafePointer<UInt8>, end: Int, classes: UnsafePointer<ByteClass>,
    tokens: UnsafeMutableBufferPointer<RawToken>
  ) {
    self.source = source
    self.end = end
    self.classes = classes
    self.tokens = tokens
    comments.reserveCapacity(end / 512)
  }

  /// The tokens before the current offset that are in the text, last one first.
  var lastTokens: some Sequence<RawToken> { tokens[..<count].reversed().lazy.filter { !$0.flags.contains(.missing) } }

  /// The last token before the current offset that is in the text.
  func last() -> RawToken? { lastTokens.first { _ in true } }

  @inline(__always)
  private mutating func append(_ token: RawToken) {
    if count == tokens.count {
      overflowed = true
      count = 0
    }
    tokens.initializeElement(at: count, to: token)
    count += 1
  }

  /// Adds a token that began at `start` and ends at the current offset.
  @inline(__always)
  mutating func emit(_ kind: TokenKind, from start: Int, keyword: Keyword = .none) {
    append(
      RawToken(
        start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: offset), kind: kind,
        keyword: keyword, flags: flags))
    flags = []
  }

  /// Skips a byte order mark and `#!`, which can occur only at the start of a file.
  private mutating func skipFileHeader() {
    flags = .startsLine
    if source[0] == 0xEF, source[1] == 0xBB, source[2] == 0xBF { offset = 3 }
    if source[offset] == asciiHash, source[offset + 1] == UInt8(ascii: "!") { skipToLineEnd() }
  }

  private mutating func run(behind context: [RawToken], _ kept: TokensKept) {
    for token in context { append(token) }
    taken.before = append(kept.tokens, movedBy: kept.distance)
    comments += kept.comments.lazy.map { $0.lowerBound + kept.distance..<$0.upperBound + kept.distance }
    if count > 0 { offset = Int(tokens[count - 1].end) } else { skipFileHeader() }
    var behind = kept.behind
    repeat {
      while true {
        skipTrivia()
        if offset >= end || overflowed { break }
        if !behind.isEmpty, flags.contains(.startsLine), reuse(&behind) { continue }
        lexToken()
      }
    } while !overflowed && endOpenString()
    offset = end
    emit(.endOfFile, from: end)
  }

  /// Appends tokens of an older text.
  private mutating func append(_ old: ArraySlice<RawToken>, movedBy distance: Int) -> ReusedTokens.Part {
    guard count + old.count <= tokens.count else {
      overflowed = true
      return ReusedTokens.Part()
    }
    let part = ReusedTokens.Part(start: count, old: old.indices)
    for token in old {
      tokens.initializeElement(at: count, to: token.moved(by: distance))
      count += 1
    }
    return part
  }

  /// Continues with old tokens if they begin here; returns false otherwise.
  private mutating func reuse(_ behind: inout TokensBehind) -> Bool {
    guard openStrings.isEmpty, count >= 2,
      let rest = behind.rest(from: offset, to: end, after: (tokens[count - 2], tokens[count - 1]))
    else { return false }
    taken.behind = append(rest.tokens, movedBy: behind.distance)
    comments += rest.comments.lazy.map { $0.lowerBound + behind.distance..<$0.upperBound + behind.distance }
    offset = Int(tokens[count - 1].end)
    flags = []
    return true
  }

  private mutating func lexToken() {
    let start = offset
    switch classes[Int(source[start])] {
    case .word: lexWord()
    case .punctuation: lexPunctuation(source[start])
    case .digit: lexNumber()
    case .period:
      switch classes[Int(source[start + 1])] {
      case .operator, .slash, .postfix, .less, .period, .nonASCII: lexDotted()
      default:
        offset += 1
        emit(.period, from: start)
      }
    case .quote: lexString(pounds: 0)
    case .operator, .slash: lexOperator()
    case .less: if isAtPlaceholder { lexPlaceholder() } else { lexOperator() }
    case .postfix:
      // After an operand, each `?` and `!` is a separate token, as in `a??.b` and `a!!`.
      if !isLeftBound(start) { return lexOperator() }
      offset += 1
      emit(source[start] == UInt8(ascii: "?") ? .postfixQuestion : .exclamation, from: start)
    case .hash: lexPound()
    case .backtick: lexQuotedName()
    case .dollar: lexDollar()
    case .nonASCII: lexNonASCII()
    case .blank, .lineEnd, .other:
      offset += 1
      emit(.unknown, from: start)
    }
  }

  @inline(__always)
  private mutating func lexPunctuation(_ first: UInt8) {
    let start = offset
    offset += 1
    switch first {
    case UInt8(ascii: "("):
      parenDepth += 1
      emit(.leftParen, from: start)
    case UInt8(ascii: ")"):
      if let string = openStrings.last, string.depth == parenDepth {
        openStrings.removeLast()
        parenDepth -= 1
        emit(.interpolationEnd, from: start)
        lexStringBody(string)
      } else {
        parenDepth = max(0, parenDepth - 1)
        emit(.rightParen, from: start)
      }
    case UInt8(ascii: ","): emit(.comma, from: start)
    case UInt8(ascii: ":"):
      let isSelector = source[offset] == first
      if isSelector { offset += 1 }
      emit(isSelector ? .colonColon : .colon, from: start)
    case UInt8(ascii: "{"): emit(.leftBrace, from: start)
    case UInt8(ascii: "}"): emit(.rightBrace, from: start)
    case UInt8(ascii: "["): emit(.leftSquare, from: start)
    case UInt8(ascii: "]"): emit(.rightSquare, from: start)
    case UInt8(ascii: ";"): emit(.semicolon, from: start)
    case UInt8(ascii: "@"): emit(.at, from: start)
    default: emit(.backslash, from: start)
    }
  }

  /// Ends the single-line strings whose interpolations are open at the end of the line.
  mutating func endStringsOfLine() {
    let end = count > 0 ? tokens[count - 1].end : 0
    while let string = openStrings.last, !string.isMultiline {
      for depth in (string.depth...max(string.depth, parenDepth)).reversed() {
        append(
          RawToken(
            start: end, end: end, kind: depth == string.depth ? .interpolationEnd : .rightParen, flags: .missing))
      }
      parenDepth = string.depth - 1
      openStrings.removeLast()
    }
  }

  /// Records that the text up to the closing parenthesis is in a string.
  mutating func openInterpolation(of string: StringDelimiter) {
    parenDepth += 1
    var string = string
    string.depth = parenDepth
    openStrings.append(string)
  }

  /// The delimiter of a string whose opening delimiter ends at the current offset.
  func delimiter(pounds: Int, isMultiline: Bool) -> StringDelimiter {
    StringDelimiter(
      pounds: pounds, isMultiline: isMultiline, start: offset, tokenCount: count, commentCount: comments.count,
      stringCount: openStrings.count, outerDepth: parenDepth)
  }

  /// Discards everything read since a string was opened. Returns false if this happened too often for the lexer to
  /// remain linear.
  mutating func rewind(to string: StringDelimiter) -> Bool {
    rereadCount += offset - string.start
    guard rereadCount <= 4 * end + 4096 else { return false }
    offset = string.start
    flags = []
    count = string.tokenCount
    comments.removeLast(comments.count - string.commentCount)
    openStrings.removeLast(openStrings.count - string.stringCount)
    parenDepth = string.outerDepth
    return true
  }

  // MARK: - Pounds

  private mutating func lexPound() {
    let start = offset
    var pounds = 0
    while source[start + pounds] == asciiHash { pounds += 1 }
    switch source[start + pounds] {
    case UInt8(ascii: "\""): return lexString(pounds: pounds)
    case UInt8(ascii: "/"):
      if let end = regexEnd(from: start, pounds: pounds, mustBeRegex: true) {
        looksToEnd = looksToEnd || end == self.end
        offset = end
        return emit(.regexLiteral, from: start)
      }
    default: break
    }
    if pounds > 1 {
      offset += pounds
      return emit(.unknown, from: start)
    }
    offset += 1
    skipWord()
    let keyword = keyword(at: start..<offset)
    emit(.pound, from: start, keyword: keyword)
  }
}
