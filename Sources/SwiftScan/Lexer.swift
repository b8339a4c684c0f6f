/// Turns the bytes of a text into tokens. Total: any bytes give tokens, and every byte belongs to one or to the white
/// space and comments before one. Linear, except that a `/` that may start a regular expression looks ahead to the end of
/// its line.
struct Lexer {
  let source: UnsafeBufferPointer<UInt8>
  var tokens = TokenBuffer()
  var offset = 0
  var flags: TokenBuffer.Flags = .startsLine
  /// The strings around the current place whose interpolations are open, outermost first.
  private var openStrings: [StringDelimiter] = []
  private var parenDepth = 0
  private let keywords = KeywordTable.shared

  /// How a string began, and the depth of parentheses at which its interpolation ends.
  struct StringDelimiter {
    var pounds: Int
    var isMultiline: Bool
    var depth = 0
  }

  init(_ source: UnsafeBufferPointer<UInt8>) {
    self.source = source
    tokens.reserve(source.count / 5 + 16)
  }

  /// The tokens of `utf8`, the last being `endOfFile`.
  static func tokens(of utf8: [UInt8]) -> TokenBuffer {
    utf8.withUnsafeBufferPointer { source in
      var lexer = Lexer(source)
      lexer.run()
      return lexer.tokens
    }
  }

  @inline(__always)
  func byte(_ index: Int) -> UInt8 { index < source.count ? source[index] : 0 }

  /// Ends a token that began at `start` before the current place.
  @inline(__always)
  mutating func emit(_ kind: TokenKind, from start: Int, keyword: Keyword = .none) {
    tokens.append(kind, keyword, flags, start, offset)
    flags = []
  }

  private mutating func run() {
    if source.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
    if byte(offset) == asciiHash, byte(offset + 1) == UInt8(ascii: "!") { skipToLineEnd() }
    while true {
      skipTrivia()
      if offset >= source.count { break }
      lexToken()
    }
    emit(.endOfFile, from: source.count)
  }

  private mutating func lexToken() {
    let start = offset
    let first = source[start]
    switch first {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"):
      lexWord()
    case UInt8(ascii: "0")...UInt8(ascii: "9"): lexNumber()
    case UInt8(ascii: "\""): lexString(pounds: 0)
    case asciiHash: lexPound()
    case UInt8(ascii: "`"): lexQuotedName()
    case UInt8(ascii: "$"): lexDollar()
    case UInt8(ascii: "."):
      if byte(start + 1) == first { lexOperator() } else { lexPeriod() }
    case UInt8(ascii: "<") where isAtPlaceholder: lexPlaceholder()
    // Behind an operand each `?` and `!` is a token of its own, as in `a??.b` and `a!!`.
    case UInt8(ascii: "?") where isLeftBound(start):
      offset += 1
      emit(.postfixQuestion, from: start)
    case UInt8(ascii: "!") where isLeftBound(start):
      offset += 1
      emit(.exclamation, from: start)
    case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"),
      UInt8(ascii: "%"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "!"), UInt8(ascii: "&"), UInt8(ascii: "|"),
      UInt8(ascii: "^"), UInt8(ascii: "~"), UInt8(ascii: "?"):
      lexOperator()
    case 0x80...: lexNonASCII()
    default: lexPunctuation(first)
    }
  }

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
    case UInt8(ascii: "["): emit(.leftSquare, from: start)
    case UInt8(ascii: "]"): emit(.rightSquare, from: start)
    case UInt8(ascii: "{"): emit(.leftBrace, from: start)
    case UInt8(ascii: "}"): emit(.rightBrace, from: start)
    case UInt8(ascii: ","): emit(.comma, from: start)
    case UInt8(ascii: ":"):
      let isSelector = byte(offset) == first
      if isSelector { offset += 1 }
      emit(isSelector ? .colonColon : .colon, from: start)
    case UInt8(ascii: ";"): emit(.semicolon, from: start)
    case UInt8(ascii: "@"): emit(.at, from: start)
    case UInt8(ascii: "\\"): emit(.backslash, from: start)
    default: emit(.unknown, from: start)
    }
  }

  // MARK: - Words and numbers

  private mutating func lexWord() {
    let start = offset
    var hash = 0
    while offset < source.count, isWordByte(source[offset]) {
      hash = KeywordTable.hash(hash, source[offset])
      offset += 1
    }
    if byte(offset) >= 0x80 || byte(offset) == UInt8(ascii: "$") { skipWord() }
    if offset == start + 1, source[start] == UInt8(ascii: "_") { return emit(.wildcard, from: start) }
    let keyword = keywords.keyword(hash: hash, word: source[start..<offset])
    emit(keyword.isReserved ? .keyword : .identifier, from: start, keyword: keyword)
  }

  /// Skips letters, digits, `_`, `$` and everything beyond ASCII that may stand in a name.
  mutating func skipWord() {
    while offset < source.count {
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
    let isArgument = offset > start + 1 && source[(start + 1)..<offset].allSatisfy(isDigit)
    emit(isArgument ? .dollarIdentifier : .identifier, from: start)
  }

  private mutating func lexQuotedName() {
    let start = offset
    offset += 1
    while offset < source.count, source[offset] != UInt8(ascii: "`"), !isLineEnd(source[offset]) { offset += 1 }
    guard byte(offset) == UInt8(ascii: "`"), offset > start + 1 else {
      offset = start + 1
      return emit(.unknown, from: start)
    }
    offset += 1
    emit(.identifier, from: start)
  }

  private var isAtPlaceholder: Bool { byte(offset + 1) == asciiHash && placeholderEnd != nil }

  /// Where an editor placeholder `<#text#>` ends, if it does on its line.
  private var placeholderEnd: Int? {
    var index = offset + 2
    while index < source.count, !isLineEnd(source[index]) {
      if source[index] == asciiHash, byte(index + 1) == UInt8(ascii: ">") { return index + 2 }
      index += 1
    }
    return nil
  }

  private mutating func lexPlaceholder() {
    let start = offset
    offset = placeholderEnd ?? start + 1
    emit(.identifier, from: start)
  }

  private mutating func lexPeriod() {
    let start = offset
    // In a key path a mark may follow right behind the period: `\.?.name`.
    if isOperatorByte(byte(start + 1)), byte(start + 1) != UInt8(ascii: "?"), byte(start + 1) != UInt8(ascii: "!") {
      return lexOperator()
    }
    if byte(start + 1) >= 0x80, let (next, _) = scalar(at: start + 1), isOperatorScalar(next) || isOperatorMark(next) {
      return lexOperator()
    }
    offset += 1
    emit(.period, from: start)
  }

  private mutating func lexNumber() {
    let start = offset
    let isMember = tokens.kinds.last == .period
    let marker = byte(start + 1)
    let isHexadecimal = byte(start) == UInt8(ascii: "0") && marker == UInt8(ascii: "x")
    let hasPrefix =
      isHexadecimal || byte(start) == UInt8(ascii: "0") && (marker == UInt8(ascii: "b") || marker == UInt8(ascii: "o"))
    if hasPrefix { offset += 2 }
    skipDigits(hexadecimal: isHexadecimal)
    var isFloat = false
    if !isMember, !hasPrefix || isHexadecimal {
      if byte(offset) == UInt8(ascii: "."), startsFraction(byte(offset + 1), hexadecimal: isHexadecimal) {
        let end = offset
        offset += 1
        skipDigits(hexadecimal: isHexadecimal)
        // A hexadecimal fraction needs an exponent, else it is a member: `0xF.description`.
        if isHexadecimal, byte(offset) | 32 != UInt8(ascii: "p") { offset = end } else { isFloat = true }
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
    while offset < source.count {
      let next = source[offset]
      guard next == UInt8(ascii: "_") || (hexadecimal ? isHexadecimalDigit(next) : isDigit(next)) else { return }
      offset += 1
    }
  }

  private mutating func skipExponent(hexadecimal: Bool) -> Bool {
    guard byte(offset) | 32 == (hexadecimal ? UInt8(ascii: "p") : UInt8(ascii: "e")) else { return false }
    let sign = byte(offset + 1)
    let hasSign = sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-")
    guard isDigit(byte(offset + (hasSign ? 2 : 1))) else { return false }
    offset += hasSign ? 2 : 1
    skipDigits(hexadecimal: false)
    return true
  }

  // MARK: - Pounds

  private mutating func lexPound() {
    let start = offset
    var pounds = 0
    while byte(start + pounds) == asciiHash { pounds += 1 }
    switch byte(start + pounds) {
    case UInt8(ascii: "\""): lexString(pounds: pounds)
    case UInt8(ascii: "/") where regexEnd(from: start, pounds: pounds, mustBeRegex: true) != nil:
      offset = regexEnd(from: start, pounds: pounds, mustBeRegex: true) ?? start + 1
      emit(.regexLiteral, from: start)
    case _ where pounds > 1:
      offset += pounds
      emit(.unknown, from: start)
    default:
      offset += 1
      skipWord()
      let word = source[start..<offset]
      let keyword = keywords.keyword(hash: word.reduce(0, KeywordTable.hash), word: word)
      emit(.pound, from: start, keyword: keyword)
    }
  }

  // MARK: - Strings

  private mutating func lexString(pounds: Int) {
    let start = offset
    let quote = offset + pounds
    let isMultiline = startsMultilineString(at: quote, pounds: pounds)
    offset = quote + (isMultiline ? 3 : 1)
    emit(.stringStart, from: start)
    lexStringBody(StringDelimiter(pounds: pounds, isMultiline: isMultiline))
  }

  /// Whether three quotes open a multi-line string: `#"""#` is a quote in a raw string of one line.
  private func startsMultilineString(at quote: Int, pounds: Int) -> Bool {
    guard byte(quote + 1) == UInt8(ascii: "\""), byte(quote + 2) == UInt8(ascii: "\"") else { return false }
    guard pounds > 0 else { return true }
    var index = quote + 1
    while index < source.count, !isLineEnd(source[index]) {
      if source[index] == UInt8(ascii: "\""), hasPounds(pounds, at: index + 1) { return false }
      index += 1
    }
    return true
  }

  private func hasPounds(_ pounds: Int, at index: Int) -> Bool {
    for step in 0..<pounds where byte(index + step) != asciiHash { return false }
    return true
  }

  /// Reads a string from behind its opening quote, or from behind an interpolation, up to its end or to the next
  /// interpolation. A string of one line ends, unterminated, before the end of the line.
  private mutating func lexStringBody(_ string: StringDelimiter) {
    let start = offset
    while offset < source.count {
      switch source[offset] {
      case UInt8(ascii: "\"") where closes(string, at: offset):
        emitSegment(from: start)
        let end = offset
        offset += (string.isMultiline ? 3 : 1) + string.pounds
        return emit(.stringEnd, from: end)
      case UInt8(ascii: "\\") where hasPounds(string.pounds, at: offset + 1):
        if byte(offset + 1 + string.pounds) == UInt8(ascii: "(") {
          emitSegment(from: start)
          return startInterpolation(in: string)
        }
        offset += 1 + string.pounds
        // The escaped character itself, but no line end of a string of one line.
        if offset < source.count, string.isMultiline || !isLineEnd(source[offset]) { offset += 1 }
      case 0x0A, 0x0D:
        if !string.isMultiline { return emitSegment(from: start) }
        offset += 1
      default: offset += 1
      }
    }
    emitSegment(from: start)
  }

  private func closes(_ string: StringDelimiter, at quote: Int) -> Bool {
    guard string.isMultiline else { return hasPounds(string.pounds, at: quote + 1) }
    return byte(quote + 1) == UInt8(ascii: "\"") && byte(quote + 2) == UInt8(ascii: "\"")
      && hasPounds(string.pounds, at: quote + 3)
  }

  private mutating func emitSegment(from start: Int) {
    if offset > start { emit(.stringSegment, from: start) }
  }

  private mutating func startInterpolation(in string: StringDelimiter) {
    let start = offset
    parenDepth += 1
    openStrings.append(StringDelimiter(pounds: string.pounds, isMultiline: string.isMultiline, depth: parenDepth))
    offset += 2 + string.pounds
    emit(.interpolationStart, from: start)
  }
}

let asciiHash = UInt8(ascii: "#")

@inline(__always)
func isWordByte(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"),
    UInt8(ascii: "_"):
    true
  default: false
  }
}

@inline(__always)
func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

func isHexadecimalDigit(_ byte: UInt8) -> Bool {
  isDigit(byte) || (byte | 32 >= UInt8(ascii: "a") && byte | 32 <= UInt8(ascii: "f"))
}

@inline(__always)
func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
