extension Parser {
  /// Reads a type; `none` if none starts here.
  mutating func parseType() -> Int32 {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.maximumDepth else { return skippingUnexpected() }
    if startsDeclarationLine() { return Self.none }
    guard at(.repeat) else { return parseScalarType() }
    var expansion = open(.packExpansionType)
    advance()
    add(parseScalarType(), to: &expansion)
    return close(&expansion)
  }

  private mutating func parseScalarType() -> Int32 {
    let hasSpecifiers = at(.at) || (keyword.isTypeSpecifier && typeFollowsSpecifier())
    guard hasSpecifiers else { return parseFunctionOrSimpleType() }
    var attributed = open(.attributedType)
    parseTypeSpecifiers(into: &attributed)
    add(parseFunctionOrSimpleType(), to: &attributed)
    return close(&attributed)
  }

  private mutating func parseTypeSpecifiers(into node: inout OpenNode) {
    while true {
      if at(.at) {
        add(parseAttribute(ofType: true), to: &node)
      } else if keyword.isTypeSpecifier, typeFollowsSpecifier() {
        advance()
        if at(.leftParen), tokens[position - 1].keyword == .nonisolated, !startsLine { skipBalanced() }
      } else {
        return
      }
    }
  }

  private mutating func parseFunctionOrSimpleType() -> Int32 {
    let first = parseSimpleOrCompositionType()
    guard atFunctionArrow() else { return first }
    // The parameters stay in their tuple type, which becomes the first child.
    var function = open(.functionType, around: first)
    parseEffects(into: &function)
    advance()
    add(parseType(), to: &function)
    return close(&function)
  }

  private mutating func parseSimpleOrCompositionType() -> Int32 {
    if at(.each), typeFollowsSpecifier() {
      var element = open(.packElementType)
      advance()
      add(parseSimpleType(), to: &element)
      return close(&element)
    }
    guard at(.some) || at(.any), typeFollowsSpecifier() else { return parseCompositionType() }
    var constrained = open(.someOrAnyType)
    name(&constrained)
    advance()
    add(parseCompositionType(), to: &constrained)
    return close(&constrained)
  }

  private mutating func parseCompositionType() -> Int32 {
    let first = parseSimpleType()
    guard atCompositionSign else { return first }
    var composition = open(.compositionType, around: first)
    while atCompositionSign {
      advance()
      add(parseSimpleType(), to: &composition)
    }
    return close(&composition)
  }

  /// Reads a type without `some`, `&`, or `->`. The name of an attribute isn't followed by `?` or `!`, and in a key
  /// path, members aren't part of the type.
  mutating func parseSimpleType(isAttributeName: Bool = false, allowsMembers: Bool = true) -> Int32 {
    if atCharacter("~") {
      var suppressed = open(.suppressedType)
      advance()
      add(parseSimpleType(), to: &suppressed)
      return close(&suppressed)
    }
    var type = parseTypeBase(allowsKeyword: isAttributeName)
    guard type >= 0 else { return type }
    while true {
      if at(.period), allowsMembers || peekKeyword() == .Type || peekKeyword() == .Protocol {
        guard isWord(peekKind()) else { return type }
        type = parseTypeMember(of: type)
      } else if !isAttributeName, !startsLine, at(.postfixQuestion) || at(.exclamation) {
        var wrapped = open(at(.exclamation) ? .implicitlyUnwrappedType : .optionalType, around: type)
        advance()
        type = close(&wrapped)
      } else {
        return type
      }
    }
  }

  mutating func parseTypeMember(of base: Int32) -> Int32 {
    let isMetatype = (peekKeyword() == .Type || peekKeyword() == .Protocol) && peekKind(2) != .colonColon
    var member = open(isMetatype ? .metatype : .memberType, around: base)
    advance()
    skipModuleSelector()
    name(&member)
    advance()
    if !isMetatype, atCharacter("<") { add(parseGenericArguments(), to: &member) }
    return close(&member)
  }

  private mutating func parseTypeBase(allowsKeyword: Bool) -> Int32 {
    switch kind {
    case .identifier, .wildcard: return parseTypeName()
    case .keyword where at(.Self) || at(.Any) || at(.class) || allowsKeyword: return parseTypeName()
    case .leftParen: return nestedNode { $0.parseTupleType() }
    case .leftSquare: return nestedNode { $0.parseCollectionType() }
    default: return Self.none
    }
  }

  mutating func parseTypeName() -> Int32 {
    var type = open(.typeName)
    skipModuleSelector()
    name(&type)
    advance()
    if atCharacter("<") { add(parseGenericArguments(), to: &type) }
    return close(&type)
  }

  mutating func parseGenericArguments() -> Int32 {
    nestedNode { parser in
      var arguments = parser.open(.genericArguments)
      parser.advance()
      while !parser.atEnd, !parser.atCharacter(">") {
        parser.add(parser.parseTypeOrInteger(), to: &arguments)
        guard parser.consume(.comma) else { break }
      }
      if parser.atCharacter(">") { parser.advance() }
      return parser.close(&arguments)
    }
  }

  /// Reads a type, or the value of a generic parameter: `3` or `-3`.
  private mutating func parseTypeOrInteger() -> Int32 {
    guard atInteger else { return parseType() }
    guard atOperator else { return leaf(.integerLiteral) }
    var negative = open(.prefixOperation)
    name(&negative)
    advance()
    add(leaf(.integerLiteral), to: &negative)
    return close(&negative)
  }

  private mutating func parseTupleType() -> Int32 {
    var tuple = open(.tupleType)
    advance()
    while !atEnd, !at(.rightParen) {
      let start = position
      add(parseTupleTypeElement(), to: &tuple)
      guard consume(.comma), position > start else { break }
    }
    _ = consume(.rightParen)
    return close(&tuple)
  }

  private mutating func parseTupleTypeElement() -> Int32 {
    var element = open(.tupleTypeElement)
    if at(.inout), peekKind() != .colon, startsNameBehindInout() { advance() }
    if startsParameterName() {
      if isLabel(at: position + 1) { advance() }
      name(&element)
      advance()
      _ = consume(.colon)
    }
    add(parseType(), to: &element)
    if atOperator, atText("...") { advancePastOperator() }
    if consume(.equal) { add(parseExpression(.basic), to: &element) }
    return close(&element)
  }

  private mutating func startsNameBehindInout() -> Bool {
    looking {
      $0.advance()
      return $0.startsParameterName()
    }
  }

  private mutating func parseCollectionType() -> Int32 {
    let isInlineArray = looking {
      $0.advance()
      return $0.skipInlineArrayStart()
    }
    var collection = open(isInlineArray ? .inlineArrayType : .arrayType)
    advance()
    if isInlineArray {
      add(parseTypeOrInteger(), to: &collection)
      _ = consume(.of)
    }
    add(parseTypeOrInteger(), to: &collection)
    if consume(.colon) {
      collection.raw.kind = .dictionaryType
      add(parseType(), to: &collection)
    }
    _ = consume(.rightSquare)
    return close(&collection)
  }

  /// Reads `async`, `throws(E)`, and similar words, each as an `effect`.
  mutating func parseEffects(into node: inout OpenNode) {
    while true {
      switch keyword {
      case .async, .reasync, .rethrows: add(leaf(.effect), to: &node)
      case .throws:
        var effect = open(.effect)
        name(&effect)
        advance()
        if at(.leftParen) {
          advance()
          add(parseType(), to: &effect)
          _ = consume(.rightParen)
        }
        add(close(&effect), to: &node)
      default: return
      }
    }
  }

  // MARK: - Generics

  /// Reads `<T: P, each U, let n: Int>`.
  mutating func parseGenericParameters() -> Int32 {
    var parameters = open(.genericParameters)
    advance()
    while !atEnd, !atCharacter(">") {
      var parameter = open(.genericParameter)
      while at(.at) { add(parseAttribute(), to: &parameter) }
      if at(.each) || at(.let), isWord(peekKind()) { advance() }
      guard isWord(kind) else { break }
      name(&parameter)
      advance()
      if atOperator, atText("...") { advancePastOperator() }
      if consume(.colon) { add(parseType(), to: &parameter) }
      add(close(&parameter), to: &parameters)
      guard consume(.comma) else { break }
    }
    if at(.where) { add(parseWhereClause(), to: &parameters) }
    if atCharacter(">") { advance() }
    return close(&parameters)
  }

  /// Reads `where T: P, U == V`.
  mutating func parseWhereClause() -> Int32 {
    var clause = open(.whereClause)
    advance()
    while !atEnd {
      let start = position
      while at(.at) { add(parseAttribute(), to: &clause) }
      add(parseTypeOrInteger(), to: &clause)
      if consume(.colon) {
        add(parseType(), to: &clause)
        // A layout, such as `_Trivial(64)`.
        if at(.leftParen), !startsLine { skipBalanced() }
      } else if atOperator, atText("==") {
        advancePastOperator()
        add(parseTypeOrInteger(), to: &clause)
      }
      guard consume(.comma), position > start else { break }
    }
    return close(&clause)
  }
}
