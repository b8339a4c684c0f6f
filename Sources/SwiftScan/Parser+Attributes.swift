extension Parser {
  /// Reads attributes, including those in an `#if` that contains only attributes.
  mutating func parseAttributes(into node: inout OpenNode) {
    while node.lastChild < 0 || !followsBrokenLine {
      if at(.at) {
        add(parseAttribute(), to: &node)
      } else if atConditionalAttributes() {
        add(parseIfConfig { parser, clause in parser.parseAttributesInBranch(into: &clause) }, to: &node)
      } else {
        return
      }
    }
  }

  /// Whether the current token starts a line, and a missing bracket was added at the end of the line before. The
  /// unfinished code on that line is unrelated to the code here.
  var followsBrokenLine: Bool {
    startsLine && position > 0 && tokens[position - 1].flags.contains(.missing) && tokens[position - 1].kind != .pound
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

  /// Reads an attribute. The attribute of a type may be followed by a parenthesis that belongs to the type.
  mutating func parseAttribute(ofType: Bool = false) -> Int32 {
    var attribute = open(.attribute)
    advance()
    let start = position
    let special = peekKind() == .colonColon ? Keyword.none : keyword
    let type = startsLine ? Self.none : parseSimpleType(isAttributeName: true)
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
    var modifiers = ModifierRun()
    while keyword.isModifier, modifiers.takes(self) {
      if at(.class) {
        let isModifier = looking { parser in
          parser.advance()
          return parser.at(.override) || parser.startsDeclaration()
        }
        guard isModifier else { return }
      }
      // Words like `open` may be names: `prefix: Int`, `optional = 1`.
      guard isWord(peekKind()) || peekKind() == .leftParen || peekKind() == .at || peekKind() == .pound else { return }
      let mayHaveDetail = keyword.mayHaveDetail
      var modifier = open(.modifier)
      name(&modifier)
      advance()
      if mayHaveDetail, at(.leftParen) { skipBalanced() }
      add(close(&modifier), to: &node)
    }
  }

  /// Reads `#if … #elseif … #else … #endif`, with `parseBranch` for each branch.
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

  /// The modifiers before a declaration. If a line begins with a second access level or repeats the first modifier,
  /// another declaration begins there, and the one before is unfinished.
  struct ModifierRun {
    private var first = Keyword.none
    private var hasAccessLevel = false

    /// Whether the modifier at the parser's position belongs to the run.
    mutating func takes(_ parser: Parser) -> Bool {
      let isAccessLevel = parser.keyword.isAccessLevel && parser.peekKind() != .leftParen
      if parser.startsLine, first != .none, parser.keyword == first || isAccessLevel && hasAccessLevel { return false }
      if first == .none { first = parser.keyword }
      hasAccessLevel = hasAccessLevel || isAccessLevel
      return true
    }
  }

  var atConditionalEnd: Bool { at(.poundElseif) || at(.poundElse) || at(.poundEndif) }
}
