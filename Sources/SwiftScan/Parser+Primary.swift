extension Parser {
  /// Whether an expression starts here.
  var startsExpression: Bool {
    switch kind {
    case .identifier, .dollarIdentifier, .wildcard, .integerLiteral, .floatLiteral, .regexLiteral, .stringStart,
      .leftParen,
      .leftSquare, .leftBrace, .period, .backslash, .prefixOperator, .prefixAmpersand, .at:
      true
    case .pound: keyword == .none
    case .binaryOperator: false
    case .keyword:
      switch keyword {
      case .Any, .Self, .self, .super, .`init`, .nil, .true, .false, .try, .if, .switch, .repeat, .inout, .deinit,
        .subscript:
        true
      case .do: peekKind() == .leftBrace
      default: false
      }
    default: false
    }
  }

  /// Reads an operand without prefixes and suffixes; `none` if none starts here.
  mutating func parsePrimary(_ flavor: Flavor, _ pattern: PatternContext) -> Int32 {
    if keyword != .none, startsDeclarationLine() { return Self.none }
    switch kind {
    case .integerLiteral: return leaf(.integerLiteral)
    case .floatLiteral: return leaf(.floatLiteral)
    case .regexLiteral: return leaf(.regexLiteral)
    case .stringStart: return parseString()
    case .identifier: return parseReference(pattern)
    case .dollarIdentifier: return leaf(.reference)
    case .wildcard: return leaf(.discardExpression)
    case .leftParen: return nestedNode { $0.parseTuple(pattern) }
    case .leftSquare: return nestedNode { $0.parseCollection() }
    case .leftBrace: return parseClosure()
    case .period: return parseImplicitMember()
    case .pound where keyword == .none:
      var expansion = open(.macroExpansion)
      parseMacroExpansion(&expansion, flavor, pattern)
      return close(&expansion)
    case .pound where at(.poundAvailable) || at(.poundUnavailable):
      var condition = open(.availabilityCondition)
      advance()
      if at(.leftParen) { skipBalanced() }
      return close(&condition)
    case .keyword: return parseKeywordExpression(flavor, pattern)
    default: return Self.none
    }
  }

  private mutating func parseKeywordExpression(_ flavor: Flavor, _ pattern: PatternContext) -> Int32 {
    switch keyword {
    case .nil: return leaf(.nilLiteral)
    case .true, .false: return leaf(.booleanLiteral)
    case .Any:
      var expression = open(.typeExpression)
      add(leaf(.typeName), to: &expression)
      return close(&expression)
    case .self, .Self, .`init`: return parseReference(pattern)
    case .super: return leaf(.reference)
    case .deinit, .subscript: return parseReference(pattern)
    default: return flavor == .attribute && isWord(kind) ? leaf(.reference) : Self.none
    }
  }

  private mutating func parseReference(_ pattern: PatternContext) -> Int32 {
    if pattern == .binding, !at(.Self), isBoundName() {
      var expression = open(.patternExpression)
      add(leaf(.identifierPattern), to: &expression)
      return close(&expression)
    }
    var reference = open(.reference)
    skipModuleSelector()
    name(&reference)
    if atOperator { advancePastOperator() } else { advance() }
    skipArgumentLabels()
    if startsGenericArguments() { add(parseGenericArguments(), to: &reference) }
    return close(&reference)
  }

  /// Whether the surrounding `let` introduces the name here, rather than the name beginning an expression.
  private mutating func isBoundName() -> Bool {
    switch peekKind() {
    case .period, .leftParen, .leftSquare: return false
    default:
      return !looking {
        $0.advance()
        return $0.startsGenericArguments()
      }
    }
  }

  private mutating func parseString() -> Int32 {
    var string = open(.stringLiteral)
    advance()
    while true {
      switch kind {
      case .stringSegment: advance()
      case .interpolationStart:
        var interpolation = open(.interpolation)
        parseArguments(into: &interpolation, .basic)
        add(close(&interpolation), to: &string)
      case .stringEnd:
        advance()
        return close(&string)
      default: return close(&string)
      }
    }
  }

  private mutating func parseTuple(_ pattern: PatternContext) -> Int32 {
    var tuple = open(.tuple)
    parseArguments(into: &tuple, .basic, pattern)
    return close(&tuple)
  }

  private mutating func parseCollection() -> Int32 {
    if looking({
      $0.advance()
      return $0.skipInlineArrayStart()
    }) {
      var expression = open(.typeExpression)
      add(parseSimpleType(allowsMembers: false), to: &expression)
      return close(&expression)
    }
    var literal = open(.arrayLiteral)
    advance()
    if at(.colon), peekKind() == .rightSquare {
      literal.raw.kind = .dictionaryLiteral
      advance()
    }
    while !atEnd, !at(.rightSquare) {
      let start = position
      add(parseExpression(.basic), to: &literal)
      if consume(.colon) {
        literal.raw.kind = .dictionaryLiteral
        add(parseExpression(.basic), to: &literal)
      }
      guard consume(.comma), position > start else { break }
    }
    _ = consume(.rightSquare)
    return close(&literal)
  }

  mutating func parseKeyPath() -> Int32 {
    var path = open(.keyPath)
    advance()
    if !at(.period) {
      add(parseSimpleType(allowsMembers: false), to: &path)
    }
    while true {
      var component = open(.keyPathComponent)
      if at(.period), peekKind() == .leftSquare { advance() }
      if at(.leftSquare), !startsLine {
        parseArguments(into: &component, .basic)
      } else if atMark || (at(.period) && (peekKind() == .postfixQuestion || peekKind() == .exclamation)) {
        _ = consume(.period)
        advance()
      } else if at(.period), isWord(peekKind()) || peekKind() == .integerLiteral || peekKind() == .dollarIdentifier {
        advance()
        skipModuleSelector()
        name(&component)
        let isInteger = at(.integerLiteral)
        advance()
        if !isInteger { skipArgumentLabels() }
        if startsGenericArguments() { add(parseGenericArguments(), to: &component) }
      } else {
        return close(&path)
      }
      add(close(&component), to: &path)
    }
  }

  private var atMark: Bool { at(.postfixQuestion) || at(.exclamation) }

  // MARK: - Arguments

  /// Reads arguments in parentheses, square brackets, or an interpolation, including the brackets.
  mutating func parseArguments(into node: inout OpenNode, _ flavor: Flavor, _ pattern: PatternContext = .none) {
    advance()
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.maximumDepth else {
      skipToClosingBracket()
      return advance()
    }
    while !atEnd, !at(.rightParen), !at(.rightSquare), !at(.interpolationEnd) {
      let start = position
      add(parseArgument(flavor, pattern), to: &node)
      guard consume(.comma) else {
        if at(.rightBrace) || at(.stringSegment) || at(.stringEnd) || atConditionalEnd { return }
        if at(.rightParen) || at(.rightSquare) || at(.interpolationEnd) { break }
        // Unfinished code: a comma is missing, or the token here doesn't belong to the arguments.
        if startsLine || startsStatement() || startsDeclaration() { return }
        if position == start { add(skippingUnexpected(), to: &node) }
        continue
      }
    }
    if !atEnd { advance() }
  }

  private mutating func parseArgument(_ flavor: Flavor, _ pattern: PatternContext) -> Int32 {
    var argument = open(.argument)
    if isLabel(at: position), peekKind() == .colon {
      name(&argument)
      advance()
      advance()
    } else if at(.colon) {
      advance()
    }
    if at(.binaryOperator) || at(.equal), isEndOfArgument(operatorEnd(from: position)) {
      // An operator that is passed as a function: `reduce(0, +)`.
      var reference = open(.reference)
      name(&reference)
      advancePastOperator()
      add(close(&reference), to: &argument)
    } else {
      add(parseExpression(flavor, pattern), to: &argument)
    }
    return close(&argument)
  }

  private func isEndOfArgument(_ index: Int) -> Bool {
    switch tokens[min(index, tokens.count - 1)].kind {
    case .comma, .rightParen, .rightSquare, .interpolationEnd: true
    default: false
    }
  }

  /// Reads the rest of a macro expansion, starting at its `#`, into its node.
  mutating func parseMacroExpansion(_ node: inout OpenNode, _ flavor: Flavor, _ pattern: PatternContext = .none) {
    name(&node)
    advance()
    if at(.colonColon), isWord(peekKind()) {
      advance()
      name(&node)
      advance()
    }
    if startsGenericArguments() { add(parseGenericArguments(), to: &node) }
    if at(.leftParen), !startsLine { parseArguments(into: &node, .basic, pattern) }
    if flavor == .basic { parseTrailingClosures(into: &node) }
  }
}
