extension Parser {
  /// The place of an item: in code, or among the members of a type.
  enum ItemContext: UInt8 {
    case code, member
    /// In the body of an initializer, where `init(…)` is a call.
    case initializer
  }

  /// Reads items up to a closing brace, the end of an `#if` branch, or a token that can't start an item.
  mutating func parseItems(
    into node: inout OpenNode, in context: ItemContext, until isEnd: (inout Parser) -> Bool = { _ in false }
  ) {
    while !atEnd, !at(.rightBrace), !atConditionalEnd, !isEnd(&self) {
      guard parseItem(into: &node, in: context) else { return }
    }
  }

  /// Reads an item, or skips a token that can only be a mistake here. Returns false without reading anything at other
  /// tokens.
  mutating func parseItem(into node: inout OpenNode, in context: ItemContext) -> Bool {
    if consume(.semicolon) { return true }
    let start = position
    if let known = reuseItem(in: context) {
      add(known, to: &node)
      return true
    }
    let place = beginItem(in: context)
    let item = parseItem(in: context)
    endItem(place, item)
    add(item, to: &node)
    if position > start { return true }
    switch kind {
    case .rightParen, .rightSquare, .comma, .colon, .unknown, .interpolationEnd: break
    default: if context == .code { return false }
    }
    add(skippingUnexpected(), to: &node)
    return true
  }

  private mutating func parseItem(in context: ItemContext) -> Int32 {
    if at(.poundIf), !atConditionalAttributes() {
      return parseIfConfig { parser, clause in parser.parseItems(into: &clause, in: context) }
    }
    if at(.at), peekStartsLine() { return skippingUnexpected() }
    if at(.poundSourceLocation) {
      advance()
      if at(.leftParen) { skipBalanced() }
      return Self.none
    }
    if startsDeclaration(isMember: context == .member), context != .initializer || !at(.`init`) {
      return parseDeclaration(isMember: context == .member)
    }
    if context == .member { return skippingUnexpected() }
    if startsStatement() { return parseStatement() }
    return startsExpression ? parseExpression(.basic) : skippingUnexpected()
  }

  mutating func parseDeclaration(isMember: Bool = false) -> Int32 {
    // The kind is known only after the modifiers.
    var node = open(.unexpected)
    parseAttributes(into: &node)
    if node.lastChild >= 0, followsBrokenLine { return close(&node) }
    parseModifiers(into: &node)
    switch keyword {
    case .struct: parseTypeDeclaration(.structDeclaration, &node)
    case .class: parseTypeDeclaration(.classDeclaration, &node)
    case .actor: parseTypeDeclaration(.actorDeclaration, &node)
    case .enum: parseTypeDeclaration(.enumDeclaration, &node)
    case .protocol: parseTypeDeclaration(.protocolDeclaration, &node)
    case .extension: parseExtension(&node)
    case .func: parseFunction(&node)
    case .`init`: parseInitializer(&node)
    case .deinit: parseDeinitializer(&node)
    case .subscript: parseSubscript(&node)
    case .let, .var, .inout, ._borrowing: parseVariable(&node, isMember: isMember)
    case .case: parseCases(&node)
    case .typealias: parseTypealias(&node)
    case .associatedtype: parseAssociatedType(&node)
    case .import: parseImport(&node)
    case .operator: parseOperatorDeclaration(&node)
    case .precedencegroup: parsePrecedenceGroup(&node)
    case .macro: parseMacroDeclaration(&node)
    case .none where kind == .pound:
      node.raw.kind = .macroExpansion
      parseMacroExpansion(&node, .basic)
    default:
      // Attributes or modifiers whose declaration is unfinished, or a member whose introducer is still missing.
      if node.lastChild < 0 || !startsLine, !at(.rightBrace), !atEnd, !atConditionalEnd {
        return finishUnexpected(&node)
      }
    }
    return close(&node)
  }

  /// Adds the rest of the line to a node that isn't a declaration, or not yet.
  private mutating func finishUnexpected(_ node: inout OpenNode) -> Int32 {
    let start = position
    repeat { skipBalanced() } while !atEnd && !startsLine && !at(.rightBrace) && !atConditionalEnd && position > start
    return close(&node)
  }

  // MARK: - Types

  private mutating func parseTypeDeclaration(_ kind: SyntaxKind, _ node: inout OpenNode) {
    node.raw.kind = kind
    advance()
    if isWord(self.kind), !startsLine || self.kind == .identifier && !startsDeclaration() {
      name(&node)
      advance()
    }
    if atCharacter("<") { add(parseGenericParameters(), to: &node) }
    parseTypeTail(&node)
  }

  private mutating func parseExtension(_ node: inout OpenNode) {
    node.raw.kind = .extensionDeclaration
    advance()
    let type = parseType()
    if type >= 0 { node.raw.name = nodes[Int(type)].name }
    add(type, to: &node)
    parseTypeTail(&node)
  }

  private mutating func parseTypeTail(_ node: inout OpenNode) {
    if consume(.colon) { parseInheritance(into: &node) }
    if at(.where) { add(parseWhereClause(), to: &node) }
    if at(.leftBrace) { add(parseMemberBlock(), to: &node) }
  }

  private mutating func parseInheritance(into node: inout OpenNode) {
    repeat {
      var inherited = open(.inheritedType)
      let type = parseType()
      guard type >= 0 else { return }
      add(type, to: &inherited)
      add(close(&inherited), to: &node)
    } while consume(.comma)
  }

  private mutating func parseMemberBlock() -> Int32 {
    nestedNode { parser in
      var block = parser.open(.memberBlock)
      parser.advance()
      while !parser.atEnd, !parser.at(.rightBrace) {
        parser.parseItems(into: &block, in: .member)
        if !parser.atEnd, !parser.at(.rightBrace) {
          if parser.atConditionalEnd { break }
          parser.add(parser.skippingUnexpected(), to: &block)
        }
      }
      _ = parser.consume(.rightBrace)
      return parser.close(&block)
    }
  }

  private mutating func parseCases(_ node: inout OpenNode) {
    node.raw.kind = .caseDeclaration
    advance()
    repeat {
      guard isWord(kind) else { return }
      var element = open(.caseElement)
      name(&element)
      advance()
      if at(.leftParen) { add(parseParameterClause(.payload), to: &element) }
      if consume(.equal) { add(parseExpression(.basic), to: &element) }
      add(close(&element), to: &node)
    } while consume(.comma)
  }

  private mutating func parseTypealias(_ node: inout OpenNode) {
    node.raw.kind = .typealiasDeclaration
    advance()
    if isWord(kind), !startsDeclarationLine() {
      name(&node)
      advance()
    }
    if atCharacter("<") { add(parseGenericParameters(), to: &node) }
    if consume(.equal) { add(parseType(), to: &node) }
    if at(.where) { add(parseWhereClause(), to: &node) }
  }

  private mutating func parseAssociatedType(_ node: inout OpenNode) {
    node.raw.kind = .associatedtypeDeclaration
    advance()
    if isWord(kind), !startsDeclarationLine() {
      name(&node)
      advance()
    }
    if consume(.colon) { parseInheritance(into: &node) }
    if consume(.equal) { add(parseType(), to: &node) }
    if at(.where) { add(parseWhereClause(), to: &node) }
  }

  // MARK: - Other declarations

  private mutating func parseImport(_ node: inout OpenNode) {
    node.raw.kind = .importDeclaration
    advance()
    switch keyword {
    case .typealias, .struct, .class, .enum, .protocol, .let, .var, .func, .inout:
      // On a new line, this keyword begins a declaration, unless a path follows.
      if isWord(peekKind()), !startsLine || peekKind(2) == .period { advance() }
    default: break
    }
    guard !startsLine || (at(.identifier) && keyword == .none) else { return }
    repeat {
      if isWord(kind) {
        name(&node)
        advance()
      } else if atOperator {
        name(&node)
        advancePastOperator()
      }
    } while consume(.period) || consume(.colonColon)
  }

  private mutating func parseOperatorDeclaration(_ node: inout OpenNode) {
    node.raw.kind = .operatorDeclaration
    advance()
    guard !atEnd else { return }
    name(&node)
    advancePastOperator()
    guard consume(.colon) else { return }
    repeat {
      if isWord(kind) { advance() }
    } while consume(.comma)
  }

  private mutating func parsePrecedenceGroup(_ node: inout OpenNode) {
    node.raw.kind = .precedenceGroupDeclaration
    advance()
    name(&node)
    advance()
    if at(.leftBrace) { skipBalanced() }
  }

  private mutating func parseMacroDeclaration(_ node: inout OpenNode) {
    node.raw.kind = .macroDeclaration
    advance()
    name(&node)
    advance()
    if atCharacter("<") { add(parseGenericParameters(), to: &node) }
    if at(.leftParen) { add(parseParameterClause(), to: &node) }
    parseEffects(into: &node)
    if consume(.arrow) { add(parseType(), to: &node) }
    if consume(.equal) { add(parseExpression(.basic), to: &node) }
    if at(.where) { add(parseWhereClause(), to: &node) }
  }
}
