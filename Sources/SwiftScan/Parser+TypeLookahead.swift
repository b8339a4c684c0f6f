/// Lookahead for types. If a `skip…` function can't read what it is named after, it returns false and leaves the
/// position unspecified.
extension Parser {
  /// Whether the `<` here opens the generic arguments of an expression. They must read as types, and the token after
  /// `>` must be one that can't follow a comparison.
  mutating func startsGenericArguments() -> Bool {
    guard atCharacter("<"), !atText("<>") else { return false }
    return looking { parser in
      guard parser.skipGenericArguments() else { return false }
      switch parser.kind {
      case .rightParen, .rightSquare, .leftBrace, .rightBrace, .period, .comma, .semicolon, .endOfFile, .exclamation,
        .postfixQuestion, .colon, .interpolationEnd:
        return true
      case .binaryOperator: return parser.atText("&")
      case .leftParen, .leftSquare: return !parser.startsLine
      default: return false
      }
    }
  }

  mutating func skipGenericArguments() -> Bool {
    guard atCharacter("<") else { return false }
    advance()
    while !atCharacter(">") {
      guard skipGenericArgument() else { return false }
      guard consume(.comma) else { break }
    }
    guard atCharacter(">") else { return false }
    advance()
    return true
  }

  private mutating func skipGenericArgument() -> Bool {
    skipInteger() || skipType()
  }

  private mutating func skipInteger() -> Bool {
    guard atInteger else { return false }
    if atOperator { advance() }
    advance()
    return true
  }

  /// Whether a value of a generic parameter starts here: `3` or `-3`.
  var atInteger: Bool { at(.integerLiteral) || (atCharacter("-") && peekKind() == .integerLiteral) }

  mutating func skipType() -> Bool {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.maximumDepth else { return false }
    _ = consume(.repeat)
    guard skipScalarType() else { return false }
    if atOperator, atText("...") { advancePastOperator() }
    return true
  }

  private mutating func skipScalarType() -> Bool {
    guard skipTypeSpecifiers(), skipSimpleOrCompositionType() else { return false }
    guard atFunctionArrow() else { return true }
    skipEffects()
    advance()
    return skipType()
  }

  /// Whether an arrow follows, directly or after effects, which makes the type before it the parameters of a function
  /// type.
  mutating func atFunctionArrow() -> Bool {
    looking { parser in
      parser.skipEffects()
      return parser.at(.arrow)
    }
  }

  private mutating func skipTypeSpecifiers() -> Bool {
    while keyword.isTypeSpecifier, typeFollowsSpecifier() {
      let isIsolation = at(.nonisolated)
      advance()
      guard isIsolation, at(.leftParen), !startsLine else { continue }
      guard peekKeyword() == .nonsending, peekKind(2) == .rightParen else { return false }
      skipBalanced()
    }
    _ = skipAttributes()
    return true
  }

  /// Whether the word here is a specifier of the type after it, rather than the name of a type.
  func typeFollowsSpecifier() -> Bool {
    // On the next line, `@` or a word such as `final` more likely begins a declaration.
    let isOnNextLine = peekStartsLine() && keyword != .inout
    switch peekKind() {
    case .identifier where isOnNextLine:
      return [.none, .any, .some, .each].contains(peekKeyword())
    case .identifier: return true
    case .leftParen: return !peekStartsLine() || keyword != .nonisolated
    case .leftSquare: return true
    case .at, .wildcard: return !isOnNextLine
    case .keyword:
      switch peekKeyword() {
      case .Any, .Self, .inout, .repeat: return !isOnNextLine
      default: return false
      }
    default: return atSuppression(at: position + 1)
    }
  }

  /// Whether the current token is `&` between types.
  var atCompositionSign: Bool { kind != .prefixAmpersand && atOperator && atText("&") }

  /// Whether a token is `~`, as in `~Copyable`.
  func atSuppression(at index: Int) -> Bool {
    guard index < tokens.count, isOperator(tokens[index].kind) else { return false }
    return tokens[index].range.count == 1 && source[Int(tokens[index].start)] == UInt8(ascii: "~")
  }

  mutating func skipSimpleOrCompositionType() -> Bool {
    if at(.some) || at(.any) || at(.each), typeFollowsSpecifier() { advance() }
    guard skipSimpleType() else { return false }
    while atCompositionSign {
      advance()
      guard skipSimpleType() else { return false }
    }
    return true
  }

  private mutating func skipSimpleType() -> Bool {
    if at(.prefixOperator), atText("~") { advance() }
    switch kind {
    case .identifier, .keyword: guard skipTypeIdentifier() else { return false }
    case .leftParen: guard skipTupleType() else { return false }
    case .leftSquare: guard skipCollectionType() else { return false }
    case .wildcard: advance()
    default: return false
    }
    while true {
      if at(.period) {
        advance()
        if at(.Type) || at(.Protocol) {
          advance()
        } else if !skipTypeIdentifier(allowKeyword: true) {
          return false
        }
      } else if (at(.postfixQuestion) || at(.exclamation)) && !startsLine {
        advance()
      } else {
        return true
      }
    }
  }

  mutating func skipTypeIdentifier(allowKeyword: Bool = false) -> Bool {
    skipModuleSelector()
    guard at(.identifier) || at(.Self) || at(.Any) || (allowKeyword && at(.keyword)) else { return false }
    advance()
    return !atCharacter("<") || skipGenericArguments()
  }

  private mutating func skipCollectionType() -> Bool {
    advance()
    let isCount = atInteger
    guard skipGenericArgument() else { return false }
    if at(.of), !startsLine {
      advance()
      guard skipGenericArgument() else { return false }
    } else if isCount || (consume(.colon) && !skipType()) {
      return false
    }
    return consume(.rightSquare)
  }

  /// Skips the `count of` of an inline array type.
  mutating func skipInlineArrayStart() -> Bool {
    guard skipInteger() || skipScalarType(), at(.of), !startsLine else { return false }
    advance()
    return true
  }

  private mutating func skipTupleType() -> Bool {
    advance()
    if consume(.rightParen) { return true }
    repeat {
      _ = consume(.inout)
      if startsParameterName() {
        advance()
        if isLabel(at: position) { advance() }
        guard consume(.colon), skipType() else { return false }
      } else {
        guard skipType() else { return false }
      }
      if atOperator, atText("...") { advancePastOperator() }
    } while consume(.comma) && !at(.rightParen)
    return consume(.rightParen)
  }

  /// Whether a label starts an element of a tuple type, a parameter, or a payload: `name:` or `label name:`.
  func startsParameterName() -> Bool {
    guard isLabel(at: position) else { return false }
    if peekKind() == .colon { return true }
    guard isLabel(at: position + 1) else { return false }
    switch keyword {
    case .isolated, .some, .any, .each, .repeat, .__shared, .__owned, ._const, .borrowing, .consuming, .sending:
      return peekKind(2) == .colon
    default: return true
    }
  }
}

extension Keyword {
  /// Whether the word can precede the introducer of a declaration.
  var isModifier: Bool {
    switch self {
    case .private, .fileprivate, .internal, .public, .package, .open, .static, .class, .final, .required, .optional,
      .lazy,
      .dynamic, .infix, .prefix, .postfix, .__consuming, .borrowing, .consuming, .mutating, .nonmutating, .convenience,
      .override, .weak, .unowned, .indirect, .isolated, .async, .nonisolated, .distributed, ._const, ._local,
      .__setter_access, .reasync, .rethrows, .sending:
      true
    default: false
    }
  }

  var isAccessLevel: Bool {
    switch self {
    case .private, .fileprivate, .internal, .package, .public, .open: true
    default: false
    }
  }

  /// Whether a parenthesis can follow the modifier: `private(set)`, `unowned(safe)`.
  var mayHaveDetail: Bool {
    switch self {
    case .private, .fileprivate, .internal, .public, .package, .open, .unowned, .nonisolated: true
    default: false
    }
  }

  /// Whether the word can precede a type to specify how its value is passed.
  var isTypeSpecifier: Bool {
    switch self {
    case .inout, .__shared, .__owned, .isolated, ._const, .borrowing, .consuming, .sending, .nonisolated: true
    default: false
    }
  }

  var isAccessor: Bool {
    switch self {
    case .get, .set, .didSet, .willSet, .unsafeAddress, .addressWithOwner, .addressWithNativeOwner,
      .unsafeMutableAddress,
      .mutableAddressWithOwner, .mutableAddressWithNativeOwner, .borrow, ._read, ._modify, .`init`:
      true
    default: false
    }
  }
}
