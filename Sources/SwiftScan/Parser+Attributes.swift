extension Parser {
  /// Reads attributes, those in an `#if` of their own included.
  mutating func parseAttributes(into node: inout OpenNode) {
    while true {
      if at(.at) {
        add(parseAttribute(), to: &node)
      } else if atConditionalAttributes() {
        add(parseIfConfig { parser, clause in parser.parseAttributesInBranch(into: &clause) }, to: &node)
      } else {
        return
      }
    }
  }

  private mutating func parseAttributesInBranch(into clause: inout OpenNode) {
    while at(.at) || at(.poundIf) {
      if at(.at) {
        add(parseAttribute(), to: &clause)
      } else {
        add(parseIfConfig { parser, inner in parser.parseAttributesInBranch(into: &inner) }, to: &clause)
      }
    }
  }

  /// Reads an attribute. One of a type may be followed by a parenthesis that belongs to that type.
  mutating func parseAttribute(ofType: Bool = false) -> Int32 {
    var attribute = open(.attribute)
    advance()
    let start = position
    let special = peekKind() == .colonColon ? Keyword.none : keyword
    let type = parseSimpleType(isAttributeName: true)
    if type >= 0 { attribute.raw.name = nodes[Int(type)].name }
    add(type, to: &attribute)
    guard special != .Sendable, special != .rethrows, atAttributeArguments() else { return close(&attribute) }
    if ofType, isAttributeWithoutArguments(at: start) { return close(&attribute) }
    if special.hasOwnArgumentSyntax {
      parseArguments(of: special, into: &attribute)
    } else {
      parseArguments(
        into: &attribute, isText("attached", at: start) || isText("freestanding", at: start) ? .attribute : .basic)
    }
    return close(&attribute)
  }

  mutating func parseModifiers(into node: inout OpenNode) {
    while keyword.isModifier {
      if at(.class) {
        let isModifier = looking { parser in
          parser.advance()
          return parser.at(.override) || parser.startsDeclaration()
        }
        guard isModifier else { return }
      }
      // `open` and its like may be names: `prefix: Int`, `optional = 1`.
      guard isWord(peekKind()) || peekKind() == .leftParen || peekKind() == .at || peekKind() == .pound else { return }
      let mayHaveDetail = keyword.mayHaveDetail
      var modifier = open(.modifier)
      name(&modifier)
      advance()
      if mayHaveDetail, at(.leftParen) { skipBalanced() }
      add(close(&modifier), to: &node)
    }
  }

  /// Reads `#if … #elseif … #else … #endif`, each branch with `parseBranch`.
  mutating func parseIfConfig(_ parseBranch: (inout Parser, inout OpenNode) -> Void) -> Int32 {
    nestedNode { parser in
      var config = parser.open(.ifConfig)
      repeat {
        var clause = parser.open(.ifConfigClause)
        parser.name(&clause)
        let hasCondition = !parser.at(.poundElse)
        parser.advance()
        if hasCondition {
          var condition = parser.open(.ifConfigCondition)
          parser.skipToLineEnd()
          parser.add(parser.close(&condition), to: &clause)
        }
        while !parser.atEnd, !parser.atConditionalEnd {
          let start = parser.position
          parseBranch(&parser, &clause)
          if !parser.atConditionalEnd, parser.position == start { parser.add(parser.skippingUnexpected(), to: &clause) }
        }
        parser.add(parser.close(&clause), to: &config)
      } while parser.at(.poundElseif) || parser.at(.poundElse)
      _ = parser.consume(.poundEndif)
      return parser.close(&config)
    }
  }

  var atConditionalEnd: Bool { at(.poundElseif) || at(.poundElse) || at(.poundEndif) }
}
