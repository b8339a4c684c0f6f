/// Functions, initializers, subscripts, variables, and their accessors.
extension Parser {
  mutating func parseFunction(_ node: inout OpenNode) {
    node.raw.kind = .functionDeclaration
    advance()
    if startsDeclarationLine() { return }
    name(&node)
    if atOperator || at(.equal) || at(.exclamation) || at(.infixQuestion) || at(.arrow) {
      // In `func ==<T>(…)`, the last `<` opens the generic parameters.
      let end = operatorEnd(from: position)
      let hasGenerics = end < tokens.count && (tokens[end].kind == .identifier || tokens[end].keyword == .let)
      position = hasGenerics && end > position + 1 ? end - 1 : end
    } else if isWord(kind) || at(.regexLiteral) || at(.period) {
      advance()
    }
    if atCharacter("<") { add(parseGenericParameters(), to: &node) }
    parseSignature(into: &node)
    parseOptionalBody(into: &node)
  }

  /// Reads parameters, effects, a result type, and requirements.
  private mutating func parseSignature(into node: inout OpenNode) {
    if at(.leftParen) { add(parseParameterClause(), to: &node) }
    parseEffects(into: &node)
    if consume(.arrow) { add(parseResultType(), to: &node) }
    parseEffects(into: &node)
    if at(.where) { add(parseWhereClause(), to: &node) }
  }

  /// Reads a type, or `<T> T` for a named opaque result.
  private mutating func parseResultType() -> Int32 {
    guard atCharacter("<") else { return parseType() }
    var attributed = open(.attributedType)
    add(parseGenericParameters(), to: &attributed)
    add(parseType(), to: &attributed)
    return close(&attributed)
  }

  private mutating func parseOptionalBody(into node: inout OpenNode) {
    if at(.leftBrace) { add(parseCodeBlock(), to: &node) }
  }

  mutating func parseInitializer(_ node: inout OpenNode) {
    node.raw.kind = .initializerDeclaration
    name(&node)
    advance()
    if at(.postfixQuestion) || at(.exclamation) || at(.infixQuestion) || atCharacter("!") { advance() }
    if atCharacter("<") { add(parseGenericParameters(), to: &node) }
    parseSignature(into: &node)
    if at(.leftBrace) { add(parseCodeBlock(.initializer), to: &node) }
  }

  mutating func parseDeinitializer(_ node: inout OpenNode) {
    node.raw.kind = .deinitializerDeclaration
    advance()
    parseEffects(into: &node)
    parseOptionalBody(into: &node)
  }

  mutating func parseSubscript(_ node: inout OpenNode) {
    node.raw.kind = .subscriptDeclaration
    name(&node)
    advance()
    if atCharacter("<") { add(parseGenericParameters(), to: &node) }
    if at(.leftParen) { add(parseParameterClause(), to: &node) }
    parseEffects(into: &node)
    if consume(.arrow) { add(parseType(), to: &node) }
    if at(.where) { add(parseWhereClause(), to: &node) }
    if at(.leftBrace) { add(parseAccessorBlock(), to: &node) }
  }

  // MARK: - Variables

  mutating func parseVariable(_ node: inout OpenNode, isMember: Bool) {
    node.raw.kind = .variableDeclaration
    name(&node)
    advance()
    repeat {
      let start = position
      add(parseBinding(isMember: isMember), to: &node)
      if position == start { return }
    } while consume(.comma)
  }

  private mutating func parseBinding(isMember: Bool) -> Int32 {
    var binding = open(.binding)
    let pattern = startsDeclarationLine() ? Self.none : parsePattern()
    if pattern >= 0, nodes[Int(pattern)].kind == .identifierPattern { binding.raw.name = nodes[Int(pattern)].name }
    add(pattern, to: &binding)
    if consume(.colon) { add(parseResultType(), to: &binding) }
    var hasValue = false
    if consume(.equal) {
      add(parseExpression(.basic), to: &binding)
      hasValue = true
    }
    if at(.leftBrace), !hasValue || !startsLine || startsAccessors() {
      add(parseAccessorBlock(), to: &binding)
    }
    return close(&binding)
  }

  private mutating func parseAccessorBlock() -> Int32 {
    if skipsBodies { return steppingOver(.accessorBlock) }
    return nestedNode { parser in
      var block = parser.open(.accessorBlock)
      parser.advance()
      var hasAccessors = false
      while parser.startsAccessor() {
        parser.add(parser.parseAccessor(), to: &block)
        hasAccessors = true
      }
      if !hasAccessors { parser.parseItems(into: &block, in: .code) }
      parser.finishBlock(&block)
      return parser.close(&block)
    }
  }

  private mutating func startsAccessor() -> Bool {
    looking { parser in
      _ = parser.skipAttributes()
      switch parser.keyword {
      case .mutating, .nonmutating, .__consuming, .consuming, .borrowing:
        if parser.isWord(parser.peekKind()) { parser.advance() }
      default: break
      }
      return parser.keyword.isAccessor
    }
  }

  private mutating func parseAccessor() -> Int32 {
    var accessor = open(.accessorDeclaration)
    parseAttributes(into: &accessor)
    if !keyword.isAccessor { add(leaf(.modifier), to: &accessor) }
    name(&accessor)
    let mayHaveParameter = at(.set) || at(.willSet) || at(.didSet) || at(.`init`)
    advance()
    if mayHaveParameter, at(.leftParen), isWord(peekKind()) {
      advance()
      add(leaf(.parameter), to: &accessor)
      _ = consume(.rightParen)
    }
    parseEffects(into: &accessor)
    parseOptionalBody(into: &accessor)
    return close(&accessor)
  }

  // MARK: - Parameters

  enum ParameterContext {
    case declaration
    /// The payload of a case, in which a lone name is a type and attributes belong to the type.
    case payload
    /// The parameters of a closure, whose types may be omitted.
    case closure
  }

  /// Reads the parameters of a function, the parenthesized parameters of a closure, or the payload of a case.
  mutating func parseParameterClause(_ context: ParameterContext = .declaration) -> Int32 {
    nestedNode { parser in
      var clause = parser.open(.parameterClause)
      parser.advance()
      while !parser.atEnd, !parser.at(.rightParen), !parser.at(.rightBrace) {
        let start = parser.position
        parser.add(parser.parseParameter(context), to: &clause)
        if !parser.consume(.comma), parser.position == start { parser.add(parser.skippingUnexpected(), to: &clause) }
      }
      _ = parser.consume(.rightParen)
      return parser.close(&clause)
    }
  }

  private mutating func parseParameter(_ context: ParameterContext) -> Int32 {
    var parameter = open(.parameter)
    if context != .payload { parseAttributes(into: &parameter) }
    while at(._const) || at(.isolated), !startsParameterName(), context != .closure || isLabel(at: position + 1) {
      add(leaf(.modifier), to: &parameter)
    }
    if context == .closure ? isLabel(at: position) : startsParameterName() {
      if isLabel(at: position + 1) { advance() }
      name(&parameter)
      advance()
      if consume(.colon) { add(parseType(), to: &parameter) }
    } else {
      add(parseType(), to: &parameter)
    }
    if atOperator, atText("...") { advancePastOperator() }
    if consume(.equal) { add(parseExpression(.basic), to: &parameter) }
    return close(&parameter)
  }
}
