extension Parser {
  /// The place of an expression, as far as it affects how the expression is read.
  enum Flavor {
    case basic
    /// Before a body in braces, so that a brace more likely opens the body than a closure.
    case condition
    /// Among the arguments of an attribute, which can name declarations.
    case attribute
  }

  /// Reads an expression; `none` if none starts here.
  mutating func parseExpression(_ flavor: Flavor, _ pattern: PatternContext = .none) -> Int32 {
    nestedNode { $0.parseSequence(flavor, pattern) }
  }

  private mutating func parseSequence(_ flavor: Flavor, _ pattern: PatternContext) -> Int32 {
    if pattern != .none, startsPurePattern {
      var expression = open(.patternExpression)
      add(parseMatchingPattern(.matching), to: &expression)
      return close(&expression)
    }
    let first = parseElement(flavor, pattern)
    guard first >= 0, startsInfix(pattern) else { return first }
    var sequence = open(.sequence, around: first)
    while startsInfix(pattern) {
      let start = position
      if at(.is) || at(.as) {
        add(parseCast(), to: &sequence)
        continue
      }
      parseInfix(into: &sequence, flavor, pattern)
      add(parseElement(flavor, pattern), to: &sequence)
      if position == start { break }
    }
    return close(&sequence)
  }

  private func startsInfix(_ pattern: PatternContext) -> Bool {
    switch kind {
    case .binaryOperator, .infixQuestion, .arrow: true
    case .equal: pattern == .none
    case .keyword: at(.is) || at(.as) || at(.throws)
    case .identifier: at(.async) && (peekKind() == .arrow || peekKeyword() == .throws)
    default: false
    }
  }

  private mutating func parseInfix(into sequence: inout OpenNode, _ flavor: Flavor, _ pattern: PatternContext) {
    switch kind {
    case .binaryOperator:
      var infix = open(.binaryOperator)
      name(&infix)
      advancePastOperator()
      add(close(&infix), to: &sequence)
    case .equal: add(leaf(.assignmentOperator), to: &sequence)
    case .infixQuestion:
      var ternary = open(.ternary)
      advance()
      add(parseExpression(flavor, pattern), to: &ternary)
      _ = consume(.colon)
      add(close(&ternary), to: &sequence)
    default:
      var arrow = open(.arrowOperator)
      parseEffects(into: &arrow)
      _ = consume(.arrow)
      add(close(&arrow), to: &sequence)
    }
  }

  /// Reads `as T`, `as? T`, `as! T`, or `is T`.
  mutating func parseCast() -> Int32 {
    var cast = open(at(.is) ? .isCheck : .cast)
    name(&cast)
    advance()
    if at(.postfixQuestion) || at(.exclamation) { advance() }
    add(parseType(), to: &cast)
    return close(&cast)
  }

  // MARK: - Operands

  /// Reads an operand with its prefixes: `try`, `await`, or a prefix operator.
  private mutating func parseElement(_ flavor: Flavor, _ pattern: PatternContext) -> Int32 {
    switch keyword {
    case .await: return parsePrefix(.awaitExpression, flavor, pattern)
    case .try:
      var expression = open(.tryExpression)
      name(&expression)
      advance()
      if at(.postfixQuestion) || at(.exclamation) { advance() }
      add(nestedNode { $0.parseElement(flavor, pattern) }, to: &expression)
      return close(&expression)
    case .unsafe where atContextualPrefix(acceptsClosure: true, prefersPostfix: false, flavor: flavor):
      return parsePrefix(.unsafeExpression, flavor, pattern)
    case .borrow where atContextualPrefix(flavor: flavor): return parsePrefix(.borrowExpression, flavor, pattern)
    case .copy where atContextualPrefix(flavor: flavor): return parsePrefix(.copyExpression, flavor, pattern)
    case .consume where atContextualPrefix(flavor: flavor): return parsePrefix(.consumeExpression, flavor, pattern)
    case .each where atContextualPrefix(flavor: flavor): return parsePrefix(.packElement, flavor, pattern)
    case .repeat:
      var expansion = open(.packExpansion)
      name(&expansion)
      advance()
      add(parseExpression(flavor, pattern), to: &expansion)
      return close(&expansion)
    case .any where atContextualPrefix(flavor: flavor) || atSuppression(at: position + 1): return parseTypeExpression()
    case .inout where looking({ $0.skipType() }): return parseTypeExpression()
    case .nonisolated where peekKeyword(2) == .nonsending && looking({ $0.skipType() }): return parseTypeExpression()
    default: break
    }
    if at(.at) {
      guard peekKind() != .stringStart, looking({ $0.skipType() }) else { return Self.none }
      return parseTypeExpression()
    }
    return parseUnary(flavor, pattern)
  }

  private mutating func parsePrefix(_ kind: SyntaxKind, _ flavor: Flavor, _ pattern: PatternContext) -> Int32 {
    var expression = open(kind)
    name(&expression)
    advance()
    add(nestedNode { $0.parseElement(flavor, pattern) }, to: &expression)
    return close(&expression)
  }

  private mutating func parseTypeExpression() -> Int32 {
    var expression = open(.typeExpression)
    add(parseType(), to: &expression)
    return close(&expression)
  }

  private mutating func parseUnary(_ flavor: Flavor, _ pattern: PatternContext) -> Int32 {
    switch kind {
    case .keyword where at(.if): return parseIf()
    case .keyword where at(.switch): return parseSwitch()
    case .keyword where at(.do) && peekKind() == .leftBrace: return parseDo()
    case .prefixAmpersand:
      var expression = open(.inoutReference)
      advance()
      add(nestedNode { $0.parseUnary(flavor, pattern) }, to: &expression)
      return close(&expression)
    case .prefixOperator:
      var expression = open(.prefixOperation)
      name(&expression)
      advancePastOperator()
      add(nestedNode { $0.parseUnary(flavor, pattern) }, to: &expression)
      return close(&expression)
    case .backslash: return parseKeyPath()
    default:
      let head = parsePrimary(flavor, pattern)
      return head < 0 ? head : parseSuffixes(of: head, flavor, pattern)
    }
  }

  // MARK: - Suffixes

  /// Reads the calls, subscripts, members, closures, and marks after an operand.
  mutating func parseSuffixes(of head: Int32, _ flavor: Flavor, _ pattern: PatternContext) -> Int32 {
    var expression = head
    while true {
      switch kind {
      case .period: expression = parseMember(of: expression)
      case .leftParen where !startsLine:
        var call = open(.call, around: expression)
        parseArguments(into: &call, flavor == .attribute ? .attribute : .basic, pattern)
        if flavor == .basic { parseTrailingClosures(into: &call) }
        expression = close(&call)
      case .leftSquare where !startsLine:
        var access = open(.subscriptCall, around: expression)
        parseArguments(into: &access, .basic, pattern)
        if flavor == .basic { parseTrailingClosures(into: &access) }
        expression = close(&access)
      case .leftBrace:
        guard !isLiteral(expression), atTrailingClosure(flavor) else { return expression }
        var call = open(.call, around: expression)
        addTrailingClosures(to: &call)
        expression = close(&call)
        if at(.leftBrace) { return expression }
      case .postfixQuestion, .exclamation, .postfixOperator: expression = parseMark(behind: expression)
      case .pound where at(.poundIf):
        guard startsConditionalSuffix() else { return expression }
        expression = parseConditionalSuffix(of: expression, flavor)
      default: return expression
      }
    }
  }

  private func isLiteral(_ node: Int32) -> Bool {
    switch nodes[Int(node)].kind {
    case .arrayLiteral, .booleanLiteral, .dictionaryLiteral, .floatLiteral, .integerLiteral, .nilLiteral, .regexLiteral,
      .stringLiteral:
      true
    default: false
    }
  }

  private mutating func parseMark(behind expression: Int32) -> Int32 {
    let kind: SyntaxKind = at(.postfixQuestion) ? .optionalChain : at(.exclamation) ? .forceUnwrap : .postfixOperation
    var marked = open(kind, around: expression)
    name(&marked)
    advancePastOperator()
    return close(&marked)
  }

  private mutating func parseMember(of base: Int32, allowsGenerics: Bool = true) -> Int32 {
    var access = open(.memberAccess, around: base)
    advance()
    skipModuleSelector()
    if isWord(kind) && !(startsLine && (kind == .keyword || startsDeclaration())) || at(.integerLiteral)
      || at(.dollarIdentifier)
    {
      name(&access)
      let isInteger = at(.integerLiteral)
      advance()
      if !isInteger { skipArgumentLabels() }
      if allowsGenerics, startsGenericArguments() { add(parseGenericArguments(), to: &access) }
    }
    return close(&access)
  }

  /// Skips `(_:label:)` after the name of a function that isn't called.
  mutating func skipArgumentLabels() {
    guard at(.leftParen), !startsLine, peekKind(2) == .colon || peekKind() == .colon else { return }
    let isLabels = looking { parser in
      parser.advance()
      while parser.isLabel(at: parser.position), parser.peekKind() == .colon {
        parser.advance()
        parser.advance()
      }
      return parser.at(.rightParen) && parser.tokens[parser.position - 1].kind == .colon
    }
    if isLabels { skipBalanced() }
  }

  /// Whether the first branch of the `#if` here continues the expression with `.member`.
  private mutating func startsConditionalSuffix() -> Bool {
    looking { parser in
      repeat {
        parser.advance()
        parser.skipToLineEnd()
      } while parser.at(.poundIf)
      return parser.at(.period) && (parser.peekKind() == .identifier || parser.peekKind() == .keyword)
    }
  }

  private mutating func parseConditionalSuffix(of base: Int32, _ flavor: Flavor) -> Int32 {
    var suffix = base >= 0 ? open(.conditionalSuffix, around: base) : open(.conditionalSuffix)
    let config = parseIfConfig { parser, clause in
      if parser.at(.period) {
        let head = parser.parseMember(of: Self.none)
        parser.add(parser.parseSuffixes(of: head, flavor, .none), to: &clause)
      } else if parser.at(.poundIf) {
        let head = parser.parseConditionalSuffix(of: Self.none, flavor)
        parser.add(parser.parseSuffixes(of: head, flavor, .none), to: &clause)
      }
    }
    add(config, to: &suffix)
    return close(&suffix)
  }

  /// Reads `.member` without a base. It has no generic arguments: `.a < b` is a comparison.
  mutating func parseImplicitMember() -> Int32 { parseMember(of: Self.none, allowsGenerics: false) }
}
