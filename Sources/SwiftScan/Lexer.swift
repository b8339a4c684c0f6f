/// Turns bytes into tokens. Total: any bytes give tokens, and every byte belongs to one or to the white space and
/// comments before one. Linear, except that a `/` that may start a regular expression looks ahead to the end of its line.
///
/// The bytes end with `Scan.padding` zeros that are no text, so that looking a few bytes ahead needs no test.
struct Lexer {
  let source: UnsafePointer<UInt8>
  /// The end of the text.
  let end: Int
  let classes: UnsafePointer<ByteClass>
  var offset = 0
  var flags: RawToken.Flags = []
  var comments: [Range<Int>] = []
  /// Whether what a token is depends on all the text behind it: an open comment, a regular expression without an end.
  var looksToEnd = false
  private let tokens: UnsafeMutableBufferPointer<RawToken>
  private(set) var count = 0
  private(set) var overflowed = false
  /// The strings around the current place whose interpolations are open, outermost first.
  private(set) var openStrings: [StringDelimiter] = []
  private var parenDepth = 0
  private let keywords = KeywordTable.shared

  /// How a string began, and the depth of parentheses at which its interpolation ends.
  struct StringDelimiter {
    var pounds: Int
    var isMultiline: Bool
    var depth = 0
  }

  /// The tokens of a text, and what its lexer noted beside them.
  struct Result {
    var tokens: [RawToken]
    var comments: [Range<Int>]
    var looksToEnd: Bool
  }

  /// Lexes a padded text behind the tokens of `context`, which are its first bytes.
  static func lex(_ utf8: [UInt8], behind context: [RawToken]) -> Result {
    // Every token but the last has a byte at least; few texts have a token for every third.
    let most = utf8.count + context.count + 2
    return lex(utf8, behind: context, atMost: min(most, utf8.count / 3 + 64))
      ?? lex(utf8, behind: context, atMost: most)
      ?? Result(tokens: [], comments: [], looksToEnd: true)
  }

  /// Nil where there are more tokens.
  private static func lex(_ utf8: [UInt8], behind context: [RawToken], atMost capacity: Int) -> Result? {
    var comments: [Range<Int>] = []
    var looksToEnd = false
    let tokens = [RawToken](unsafeUninitializedCapacity: capacity) { tokens, count in
      utf8.withUnsafeBufferPointer { source in
        ByteClass.table.withUnsafeBufferPointer { classes in
          guard let base = source.baseAddress, let table = classes.baseAddress else { return }
          var lexer = Lexer(source: base, end: source.count - Scan.padding, classes: table, tokens: tokens)
          lexer.run(behind: context)
          count = lexer.overflowed ? 0 : lexer.count
          comments = lexer.comments
          looksToEnd = lexer.looksToEnd
        }
      }
    }
    return tokens.isEmpty ? nil : Result(tokens: tokens, comments: comments, looksToEnd: looksToEnd)
  }

  private init(
    source: UnsafePointer<UInt8>, end: Int, classes: UnsafePointer<ByteClass>,
    tokens: UnsafeMutableBufferPointer<RawToken>
  ) {
    self.source = source
    self.end = end
    self.classes = classes
    self.tokens = tokens
  }

  /// The token of the text before the current place, or one further before.
  func last(_ distance: Int = 0) -> RawToken? {
    var distance = distance
    for index in (0..<count).reversed() where !tokens[index].flags.contains(.missing) {
      if distance == 0 { return tokens[index] }
      distance -= 1
    }
    return nil
  }

  @inline(__always)
  private mutating func append(_ token: RawToken) {
    if count == tokens.count {
      overflowed = true
      count = 0
    }
    tokens.initializeElement(at: count, to: token)
    count += 1
  }

  /// Ends a token that began at `start` before the current place.
  @inline(__always)
  mutating func emit(_ kind: TokenKind, from start: Int, keyword: Keyword = .none) {
    append(
      RawToken(
        start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: offset), kind: kind,
        keyword: keyword, flags: flags))
    flags = []
  }

  /// Skips what may stand at the start of a file only: a byte order mark and `#!`.
  private mutating func skipFileHeader() {
    flags = .startsLine
    if source[0] == 0xEF, source[1] == 0xBB, source[2] == 0xBF { offset = 3 }
    if source[offset] == asciiHash, source[offset + 1] == UInt8(ascii: "!") { skipToLineEnd() }
  }

  private mutating func run(behind context: [RawToken]) {
    for token in context { append(token) }
    if let last = context.last { offset = Int(last.end) } else { skipFileHeader() }
    while true {
      skipTrivia()
      if offset >= end || overflowed { break }
      lexToken()
    }
    offset = end
    emit(.endOfFile, from: end)
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
      // Behind an operand each `?` and `!` is a token of its own, as in `a??.b` and `a!!`.
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

  /// Ends the strings of one line whose interpolations are open at the end of the line.
  mutating func endStringsOfLine() {
    while let string = openStrings.last, !string.isMultiline {
      for depth in (string.depth...max(string.depth, parenDepth)).reversed() {
        append(
          RawToken(
            start: UInt32(truncatingIfNeeded: offset), end: UInt32(truncatingIfNeeded: offset),
            kind: depth == string.depth ? .interpolationEnd : .rightParen, flags: .missing))
      }
      parenDepth = string.depth - 1
      openStrings.removeLast()
    }
  }

  /// Notes that what follows, up to the closing parenthesis, stands in a string.
  mutating func openInterpolation(of string: StringDelimiter) {
    parenDepth += 1
    openStrings.append(StringDelimiter(pounds: string.pounds, isMultiline: string.isMultiline, depth: parenDepth))
  }

  // MARK: - Words and numbers

  @inline(__always)
  func isWord(_ index: Int) -> Bool { classes[Int(source[index])].isWord }

  @inline(__always)
  private mutating func lexWord() {
    let start = offset
    var index = start + 1
    while classes[Int(source[index])].isWord { index += 1 }
    offset = index
    if source[index] >= 0x80 || source[index] == UInt8(ascii: "$") { skipWord() }
    if offset == start + 1, source[start] == UInt8(ascii: "_") { return emit(.wildcard, from: start) }
    let keyword = keywords.keyword(UnsafeBufferPointer(start: source + start, count: offset - start))
    emit(keyword.isReserved ? .keyword : .identifier, from: start, keyword: keyword)
  }

  /// Skips letters, digits, `_`, `$` and everything beyond ASCII that may stand in a name.
  mutating func skipWord() {
    while offset < end {
      let next = source[offset]
      if isWordByte(next) || next == UInt8(ascii: "$") {
        offset += 1
      } else if next >= 0x80, let (scalar, length) = scalar(at: offset), isNameScalar(scalar) {
        offset += length
      } else {
        return
      }
    }
  }

  /// `$0` is a closure's argument; `$name` is a name like others.
  private mutating func lexDollar() {
    let start = offset
    skipWord()
    if offset == start { offset += 1 }
    let isArgument = offset > start + 1 && (start + 1..<offset).allSatisfy { isDigit(source[$0]) }
    emit(isArgument ? .dollarIdentifier : .identifier, from: start)
  }

  private mutating func lexQuotedName() {
    let start = offset
    offset += 1
    while offset < end, source[offset] != UInt8(ascii: "`"), !isLineEnd(source[offset]) { offset += 1 }
    guard offset < end, source[offset] == UInt8(ascii: "`"), offset > start + 1 else {
      offset = start + 1
      return emit(.unknown, from: start)
    }
    offset += 1
    emit(.identifier, from: start)
  }

  private var isAtPlaceholder: Bool { source[offset + 1] == asciiHash && placeholderEnd != nil }

  /// Where an editor placeholder `<#text#>` ends, if it does on its line.
  private var placeholderEnd: Int? {
    var index = offset + 2
    while index < end, !isLineEnd(source[index]) {
      if source[index] == asciiHash, source[index + 1] == UInt8(ascii: ">") { return index + 2 }
      index += 1
    }
    return nil
  }

  private mutating func lexPlaceholder() {
    let start = offset
    offset = placeholderEnd ?? start + 1
    emit(.identifier, from: start)
  }

  /// A period with an operator character behind it.
  private mutating func lexDotted() {
    let start = offset
    let next = source[start + 1]
    // In a key path a mark may follow right behind the period: `\.?.name`.
    if next == UInt8(ascii: "?") || next == UInt8(ascii: "!") {
      offset += 1
      return emit(.period, from: start)
    }
    if next >= 0x80 {
      guard let (scalar, _) = scalar(at: start + 1), isOperatorScalar(scalar) || isOperatorMark(scalar) else {
        offset += 1
        return emit(.period, from: start)
      }
    }
    lexOperator()
  }

  private mutating func lexNumber() {
    let start = offset
    let isMember = last()?.kind == .period
    let marker = source[start + 1]
    let isHexadecimal = source[start] == UInt8(ascii: "0") && marker == UInt8(ascii: "x")
    let hasPrefix =
      isHexadecimal
      || source[start] == UInt8(ascii: "0") && (marker == UInt8(ascii: "b") || marker == UInt8(ascii: "o"))
    if hasPrefix { offset += 2 }
    skipDigits(hexadecimal: isHexadecimal)
    var isFloat = false
    if !isMember, !hasPrefix || isHexadecimal {
      if source[offset] == UInt8(ascii: "."), startsFraction(source[offset + 1], hexadecimal: isHexadecimal) {
        let end = offset
        offset += 1
        skipDigits(hexadecimal: isHexadecimal)
        // A hexadecimal fraction needs an exponent, else it is a member: `0xF.description`.
        if isHexadecimal, source[offset] | 32 != UInt8(ascii: "p") { offset = end } else { isFloat = true }
      }
      if skipExponent(hexadecimal: isHexadecimal) { isFloat = true }
    }
    // Letters that do not belong into a number stay with it, so that no name begins in its middle.
    skipWord()
    emit(isFloat ? .floatLiteral : .integerLiteral, from: start)
  }

  private func startsFraction(_ byte: UInt8, hexadecimal: Bool) -> Bool {
    hexadecimal ? isHexadecimalDigit(byte) : isDigit(byte)
  }

  private mutating func skipDigits(hexadecimal: Bool) {
    while true {
      let next = source[offset]
      guard next == UInt8(ascii: "_") || (hexadecimal ? isHexadecimalDigit(next) : isDigit(next)) else { return }
      offset += 1
    }
  }

  private mutating func skipExponent(hexadecimal: Bool) -> Bool {
    guard source[offset] | 32 == (hexadecimal ? UInt8(ascii: "p") : UInt8(ascii: "e")) else { return false }
    let sign = source[offset + 1]
    let hasSign = sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-")
    guard isDigit(source[offset + (hasSign ? 2 : 1)]) else { return false }
    offset += hasSign ? 2 : 1
    skipDigits(hexadecimal: false)
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
    let keyword = keywords.keyword(UnsafeBufferPointer(start: source + start, count: offset - start))
    emit(.pound, from: start, keyword: keyword)
  }
}
