extension Parser {
  mutating func parseCodeBlock(_ context: ItemContext = .code) -> Int32 {
    if skipsBodies { return steppingOver(.codeBlock) }
    return nestedNode { parser in
      var block = parser.open(.codeBlock)
      parser.advance()
      parser.parseItems(into: &block, in: context)
      parser.finishBlock(&block)
      return parser.close(&block)
    }
  }

  /// Adds the rest of a block, including the closing brace.
  mutating func finishBlock(_ block: inout OpenNode) {
    while !atEnd, !at(.rightBrace), !atConditionalEnd {
      add(skippingUnexpected(), to: &block)
      parseItems(into: &block, in: .code)
    }
    _ = consume(.rightBrace)
  }

  mutating func parseStatement() -> Int32 {
    if at(.identifier), peekKind() == .colon { return parseLabeled() }
    switch keyword {
    case .if: return parseCoercion(of: parseIf())
    case .switch: return parseCoercion(of: parseSwitch())
    case .do: return parseCoercion(of: parseDo())
    case .guard: return parseGuard()
    case .while: return parseWhile()
    case .for: return parseFor()
    case .repeat: return parseRepeat()
    case .defer:
      var statement = open(.deferStatement)
      advance()
      if at(.leftBrace) { add(parseCodeBlock(), to: &statement) }
      return close(&statement)
    case .return: return parseReturn()
    case .throw: return parsePrefixed(.throwStatement)
    case .discard: return parsePrefixed(.discardStatement)
    case .yield: return parsePrefixed(.yieldStatement)
    case .break: return parseJump(.breakStatement)
    case .continue: return parseJump(.continueStatement)
    default: return leaf(.fallthroughStatement)
    }
  }

  private mutating func parseLabeled() -> Int32 {
    var labeled = open(.labeledStatement)
    name(&labeled)
    advance()
    advance()
    if startsStatement() { add(nestedNode { $0.parseStatement() }, to: &labeled) }
    return close(&labeled)
  }

  /// Reads the cast in `if … as T`, which is an expression even where a statement is allowed.
  private mutating func parseCoercion(of statement: Int32) -> Int32 {
    guard at(.as) else { return statement }
    var sequence = open(.sequence, around: statement)
    add(parseCast(), to: &sequence)
    return close(&sequence)
  }

  private mutating func parsePrefixed(_ kind: SyntaxKind) -> Int32 {
    var statement = open(kind)
    advance()
    if startsExpression { add(parseExpression(.basic), to: &statement) }
    return close(&statement)
  }

  private mutating func parseJump(_ kind: SyntaxKind) -> Int32 {
    var statement = open(kind)
    advance()
    if at(.identifier), !startsLine, !startsStatement(), !startsDeclaration() {
      name(&statement)
      advance()
    }
    return close(&statement)
  }

  private mutating func parseReturn() -> Int32 {
    var statement = open(.returnStatement)
    advance()
    if startsReturnValue() { add(parseExpression(.basic), to: &statement) }
    return close(&statement)
  }

  private mutating func startsReturnValue() -> Bool {
    switch keyword {
    case .case, .default, .poundIf, .poundEndif, .poundElse, .poundElseif: return false
    case .if, .switch: return true
    default: break
    }
    return startsExpression && !startsStatement() && !startsDeclaration()
  }

  // MARK: - Branches

  mutating func parseIf() -> Int32 {
    // A chain of `else if` can have any length, so each `if` waits in an array for the next one, not on the stack.
    var chain: [OpenNode] = []
    while true {
      var statement = open(.ifStatement)
      advance()
      if !at(.leftBrace) { parseConditions(into: &statement) }
      if at(.leftBrace) { add(parseCodeBlock(), to: &statement) }
      chain.append(statement)
      guard consume(.else) else { break }
      if at(.if) { continue }
      if at(.leftBrace) { add(parseCodeBlock(), to: &chain[chain.count - 1]) }
      break
    }
    var inner = Self.none
    while var statement = chain.popLast() {
      add(inner, to: &statement)
      inner = close(&statement)
    }
    return inner
  }

  private mutating func parseGuard() -> Int32 {
    var statement = open(.guardStatement)
    advance()
    parseConditions(into: &statement)
    _ = consume(.else)
    if at(.leftBrace) { add(parseCodeBlock(), to: &statement) }
    return close(&statement)
  }

  private mutating func parseConditions(into node: inout OpenNode) {
    repeat {
      let start = position
      add(parseCondition(), to: &node)
      if position == start { return }
    } while consume(.comma)
  }

  private mutating func parseCondition() -> Int32 {
    switch keyword {
    case .poundAvailable, .poundUnavailable:
      var condition = open(.availabilityCondition)
      advance()
      if at(.leftParen) { skipBalanced() }
      return close(&condition)
    case .let, .var, .inout:
      var condition = open(.optionalBinding)
      advance()
      return finishBinding(&condition, parseMatchingPattern(.binding))
    case .case:
      var condition = open(.patternCondition)
      advance()
      return finishBinding(&condition, parseMatchingPattern(.matching))
    default: return parseExpression(.condition)
    }
  }

  private mutating func finishBinding(_ condition: inout OpenNode, _ pattern: Int32) -> Int32 {
    add(pattern, to: &condition)
    if pattern >= 0, nodes[Int(pattern)].kind == .identifierPattern { condition.raw.name = nodes[Int(pattern)].name }
    if consume(.colon) { add(parseType(), to: &condition) }
    if consume(.equal) { add(parseExpression(.condition), to: &condition) }
    return close(&condition)
  }

  // MARK: - Loops

  private mutating func parseWhile() -> Int32 {
    var statement = open(.whileStatement)
    advance()
    if !at(.leftBrace) { parseConditions(into: &statement) }
    if at(.leftBrace) { add(parseCodeBlock(), to: &statement) }
    return close(&statement)
  }

  private mutating func parseRepeat() -> Int32 {
    var statement = open(.repeatStatement)
    advance()
    if at(.leftBrace) { add(parseCodeBlock(), to: &statement) }
    if consume(.while) { add(parseExpression(.basic), to: &statement) }
    return close(&statement)
  }

  private mutating func parseFor() -> Int32 {
    var statement = open(.forStatement)
    advance()
    _ = consume(.try)
    _ = consume(.await)
    if at(.unsafe), peekKeyword() != .in, peekKind() != .colon { advance() }
    if consume(.case) {
      add(parseMatchingPattern(.matching), to: &statement)
      if consume(.colon) { add(parseType(), to: &statement) }
    } else {
      add(parsePattern(), to: &statement)
      if consume(.colon) { add(parseType(), to: &statement) }
    }
    if consume(.in), !at(.leftBrace) { add(parseExpression(.condition), to: &statement) }
    parseWhere(into: &statement)
    if at(.leftBrace) { add(parseCodeBlock(), to: &statement) }
    return close(&statement)
  }

  /// Reads `where condition`.
  private mutating func parseWhere(into node: inout OpenNode, _ flavor: Flavor = .condition) {
    guard at(.where) else { return }
    var clause = open(.whereClause)
    advance()
    add(parseExpression(flavor), to: &clause)
    add(close(&clause), to: &node)
  }

  mutating func parseDo() -> Int32 {
    var statement = open(.doStatement)
    advance()
    parseEffects(into: &statement)
    if at(.leftBrace) { add(parseCodeBlock(), to: &statement) }
    while at(.catch) {
      var clause = open(.catchClause)
      advance()
      if !at(.leftBrace) {
        repeat {
          let start = position
          if !at(.where), !at(.leftBrace) { add(parseMatchingPattern(.matching), to: &clause) }
          parseWhere(into: &clause)
          if position == start { break }
        } while consume(.comma)
      }
      if at(.leftBrace) { add(parseCodeBlock(), to: &clause) }
      add(close(&clause), to: &statement)
    }
    return close(&statement)
  }

  // MARK: - Switch

  mutating func parseSwitch() -> Int32 {
    var statement = open(.switchStatement)
    advance()
    if !at(.leftBrace) { add(parseExpression(.condition), to: &statement) }
    guard at(.leftBrace) else { return close(&statement) }
    advance()
    nested { $0.parseCases(into: &statement) }
    _ = consume(.rightBrace)
    return close(&statement)
  }

  private mutating func parseCases(into node: inout OpenNode) {
    while !atEnd, !at(.rightBrace), !atConditionalEnd {
      if startsSwitchCase() {
        add(parseSwitchCase(), to: &node)
      } else if at(.poundIf) {
        add(parseIfConfig { parser, clause in parser.parseCases(into: &clause) }, to: &node)
      } else {
        // Statements before the first case, which occur while the user is typing.
        let start = position
        parseItems(into: &node, in: .code) { $0.startsSwitchCase() || $0.atConditionalCases() }
        if position == start { add(skippingUnexpected(), to: &node) }
      }
    }
  }

  private mutating func parseSwitchCase() -> Int32 {
    var branch = open(.switchCase)
    while at(.at) { add(parseAttribute(), to: &branch) }
    var label = open(.caseLabel)
    if consume(.case) {
      repeat {
        let start = position
        add(parseMatchingPattern(.matching), to: &label)
        parseWhere(into: &label, .basic)
        if position == start { break }
      } while consume(.comma)
    } else {
      advance()
    }
    _ = consume(.colon)
    add(close(&label), to: &branch)
    parseItems(into: &branch, in: .code) { $0.startsSwitchCase() || $0.atConditionalCases() }
    return close(&branch)
  }
}
