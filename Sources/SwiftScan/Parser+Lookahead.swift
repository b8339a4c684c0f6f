/// Lookahead that builds no nodes. Every function named `skip…` moves the position; the others don't.
extension Parser {
  /// Skips a token. If it is an opening bracket or `#if`, skips everything through its counterpart, in constant time.
  mutating func skipBalanced() {
    let end = Int(bracketEnds[position])
    position = end > position ? end : min(position + 1, tokens.count - 1)
  }

  /// Skips to the bracket that closes the innermost open one, but doesn't skip that bracket.
  mutating func skipToClosingBracket() {
    while !atEnd {
      switch kind {
      case .rightParen, .rightBrace, .rightSquare, .interpolationEnd: return
      default: skipBalanced()
      }
    }
  }

  mutating func skipToLineEnd() {
    while !atEnd, !startsLine { skipBalanced() }
  }

  // MARK: - Attributes

  /// Skips attributes. Returns false if there are none.
  mutating func skipAttributes() -> Bool {
    guard at(.at) else { return false }
    let start = position
    while at(.at), !atEnd, position == start || !followsBrokenLine {
      advance()
      let name = position
      guard skipTypeIdentifier(allowKeyword: true) else { continue }
      while at(.period) {
        advance()
        guard skipTypeIdentifier(allowKeyword: true) else { break }
      }
      if atAttributeArguments(), !isAttributeWithoutArguments(at: name) { skipBalanced() }
    }
    return true
  }

  /// Whether the attribute whose name is at a token never has arguments: in `@escaping(Int) -> Void`, a type follows.
  func isAttributeWithoutArguments(at name: Int) -> Bool {
    switch tokens[name].keyword {
    case .Sendable, .rethrows, .async, ._local: return tokens[name + 1].kind != .colonColon
    case .none: return Self.attributesWithoutArguments.contains { isText($0, at: name) }
    default: return false
    }
  }

  private static let attributesWithoutArguments: [StaticString] = [
    "escaping", "autoclosure", "unchecked", "preconcurrency", "retroactive", "noescape", "noDerivative", "_noMetadata",
  ]

  /// Whether the parenthesis at the current token contains arguments of the attribute before it, rather than being a
  /// parameter list or a tuple that the attribute applies to.
  mutating func atAttributeArguments() -> Bool {
    guard at(.leftParen), !startsLine else { return false }
    if !followsSpace { return true }
    return looking { parser in
      parser.skipBalanced()
      return parser.at(.at) || parser.startsDeclaration()
    }
  }

  /// Skips an `#if` that contains only attributes. Returns false for any other one; the position is then unspecified.
  mutating func skipConditionalAttributes() -> Bool {
    var hasAttribute = false
    var open = 0
    repeat {
      switch keyword {
      case .poundIf, .poundElseif, .poundElse:
        if at(.poundIf) { open += 1 }
        advance()
        skipToLineEnd()
      case .poundEndif where startsLine:
        open -= 1
        advance()
      default:
        guard skipAttributes() else { return false }
        hasAttribute = true
      }
    } while open > 0
    return hasAttribute
  }

  mutating func atConditionalAttributes() -> Bool {
    at(.poundIf) && looking { $0.skipConditionalAttributes() }
  }

  // MARK: - Declarations and statements

  /// Whether a declaration starts here. `isMember` is true if only declarations are allowed here.
  mutating func startsDeclaration(isMember: Bool = false) -> Bool {
    switch kind {
    case .identifier where keyword == .none && !isMember: return false
    case .identifier, .keyword, .at, .pound: break
    default: if !isMember { return false }
    }
    return looking { $0.startsDeclarationHere(isMember: isMember) }
  }

  /// Whether a declaration starts here at the start of a line, so that its words can't belong to unfinished code before
  /// it.
  ///
  /// Excludes `inout`, which can also begin a type, and `init`, which can also begin a call.
  mutating func startsDeclarationLine() -> Bool {
    startsLine && !at(.inout) && !at(.`init`) && startsDeclaration()
  }

  private mutating func startsDeclarationHere(isMember: Bool) -> Bool {
    var hasAttribute = false
    while at(.at) || at(.poundIf) {
      guard at(.at) ? skipAttributes() : skipConditionalAttributes() else { return false }
      hasAttribute = true
      if followsBrokenLine { return isMember }
    }
    if hasAttribute, at(.rightBrace) || atEnd || at(.poundEndif) { return true }
    var modifiers = ModifierRun()
    var hasModifier = false
    while keyword.isModifier, keyword != .class, modifiers.takes(self) {
      hasModifier = true
      let mayHaveDetail = keyword.mayHaveDetail && keyword != .open
      advance()
      if mayHaveDetail, at(.leftParen) { skipBalanced() }
    }
    switch keyword {
    case .actor: return peekKind() == .identifier
    case .case: return isMember
    case .macro: return peekKind() == .identifier
    case .using:
      return !hasAttribute && !hasModifier && !peekStartsLine() && (peekKind() == .at || peekKind() == .identifier)
    // `@attached(extension, conformances: Sendable)` names a role.
    case .extension: return peekKind() != .comma && peekKind() != .rightParen
    case .import, .class, .enum, .struct, .protocol, .associatedtype, .typealias, .func, .subscript, .`init`,
      .deinit, .operator, .precedencegroup, .let, .var, .inout,
      ._borrowing:
      return true
    default: break
    }
    if kind == .pound, keyword == .none { return hasAttribute || hasModifier || isMember }
    return isMember && (hasAttribute || hasModifier || at(.identifier) || atOperator)
  }

  /// Whether a statement that isn't an expression starts here, including a label before it.
  mutating func startsStatement() -> Bool {
    guard at(.identifier), peekKind() == .colon else { return startsUnlabeledStatement() }
    return looking { parser in
      parser.position += 2
      return parser.startsUnlabeledStatement()
    }
  }

  private mutating func startsUnlabeledStatement() -> Bool {
    switch keyword {
    case .return, .throw, .defer, .if, .guard, .while, .do, .for, .break, .continue, .fallthrough, .switch: return true
    case .repeat: return peekKind() == .leftBrace
    case .yield, .discard: return atContextualPrefix()
    default: return false
    }
  }

  /// Whether the word here is a prefix of an expression on its line, rather than a name.
  mutating func atContextualPrefix(acceptsClosure: Bool = false, prefersPostfix: Bool = true, flavor: Flavor = .basic)
    -> Bool
  {
    if peekStartsLine() { return false }
    switch peekKind() {
    case .identifier, .dollarIdentifier, .wildcard, .integerLiteral, .floatLiteral, .stringStart, .regexLiteral,
      .prefixAmpersand, .prefixOperator, .at, .backslash:
      return true
    case .pound: return peekKeyword() == .none
    case .keyword:
      switch peekKeyword() {
      case .Any, .Self, .self, .super, .`init`, .true, .false, .nil, .repeat, .try, .if, .switch: return true
      default: return false
      }
    case .period, .leftParen, .leftSquare:
      return !prefersPostfix && tokens[position + 1].flags.contains(.followsSpace)
    case .leftBrace:
      return acceptsClosure
        && looking {
          $0.advance()
          return $0.atTrailingClosure(flavor)
        }
    default: return false
    }
  }

  /// Whether `case`, `default`, or `@unknown default` starts here.
  mutating func startsSwitchCase() -> Bool {
    guard at(.at) || at(.case) || at(.default) else { return false }
    return looking { parser in
      let hasAttribute = parser.skipAttributes()
      return (hasAttribute && parser.at(.rightBrace)) || parser.at(.case) || parser.at(.default)
    }
  }

  /// Whether the `#if` here contains cases.
  mutating func atConditionalCases() -> Bool {
    guard at(.poundIf) else { return false }
    return looking { parser in
      repeat {
        parser.advance()
        parser.skipToLineEnd()
      } while parser.at(.poundIf) || parser.at(.poundElseif) || parser.at(.poundElse)
      return parser.startsSwitchCase()
    }
  }

  // MARK: - Closures

  /// Whether the brace here opens a closure that belongs to the expression before it.
  mutating func atTrailingClosure(_ flavor: Flavor) -> Bool {
    guard at(.leftBrace), !startsAccessors(), peekKeyword() != .case else { return false }
    guard flavor == .condition else { return true }
    // If a body may follow, the brace opens a closure only if the code after the closure continues the condition.
    if peekStartsLine() { return false }
    return looking { parser in
      parser.skipBalanced()
      switch parser.kind {
      case .leftBrace, .comma: return true
      case .keyword where parser.at(.where): return true
      case .leftSquare, .leftParen, .period, .postfixQuestion, .infixQuestion, .exclamation, .colon, .equal,
        .postfixOperator, .binaryOperator:
        return !parser.startsLine
      case .keyword where parser.at(.is) || parser.at(.as): return !parser.startsLine
      default: return false
      }
    }
  }

  /// Whether the brace here opens observers or an `init` accessor.
  mutating func startsAccessors() -> Bool {
    switch peekKeyword() {
    case .didSet, .willSet, .`init`: return true
    default: break
    }
    guard peekKind() == .at else { return false }
    return looking { parser in
      parser.position += 2
      if parser.atText("_accessorBlock") { return true }
      parser.position -= 1
      _ = parser.skipAttributes()
      return parser.at(.didSet) || parser.at(.willSet) || parser.at(.`init`)
    }
  }

  /// Whether a closure's signature, up to `in`, starts here.
  mutating func startsClosureSignature() -> Bool {
    switch kind {
    case .at, .leftParen, .leftSquare: return looking { $0.skipClosureSignature() }
    case .identifier, .wildcard:
      switch peekKind() {
      case .comma, .colon, .arrow: return looking { $0.skipClosureSignature() }
      case .keyword where peekKeyword() == .in: return true
      case .keyword, .identifier: return looking { $0.skipClosureSignature() }
      default: return false
      }
    default: return false
    }
  }

  private mutating func skipClosureSignature() -> Bool {
    _ = skipAttributes()
    if at(.leftSquare) {
      skipBalanced()
    }
    if at(.leftParen) {
      while !atEnd, !at(.rightBrace), !at(.in), !at(.arrow) { skipBalanced() }
    } else if at(.identifier) || at(.wildcard) {
      advance()
      while true {
        if consume(.colon), !skipType() { break }
        guard consume(.comma) else { break }
        guard at(.identifier) || at(.wildcard) else { return false }
        advance()
      }
    }
    _ = consume(.rightParen)
    skipEffects()
    var hasArrow = false
    if consume(.arrow) {
      guard skipType() else { return false }
      hasArrow = true
      skipEffects()
    }
    return at(.in) || hasArrow
  }

  mutating func skipEffects() {
    while true {
      switch keyword {
      case .async, .reasync, .await, .try, .rethrows, .throw: advance()
      case .throws:
        advance()
        if consume(.leftParen) {
          _ = skipSimpleOrCompositionType()
          _ = consume(.rightParen)
        }
      default: return
      }
    }
  }
}
