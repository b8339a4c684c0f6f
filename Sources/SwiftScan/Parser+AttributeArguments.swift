/// Attributes whose arguments aren't expressions, but contain declarations or their names.
extension Parser {
  /// Reads the parenthesized arguments of an attribute that has its own syntax.
  mutating func parseArguments(of attribute: Keyword, into node: inout OpenNode) {
    let end = Int(bracketEnds[position])
    advance()
    nested { parser in
      switch attribute {
      case .abi:
        guard parser.at(.case) || parser.startsDeclaration() else { break }
        parser.add(parser.parseDeclaration(isMember: true), to: &node)
      case .isolated: if parser.isWord(parser.kind) { parser.add(parser.leaf(.reference), to: &node) }
      case ._implements:
        parser.add(parser.parseType(), to: &node)
        if parser.consume(.comma) { parser.add(parser.parseDeclarationName(), to: &node) }
      case .derivative, .transpose, ._dynamicReplacement:
        guard parser.peekKind() == .colon else { break }
        parser.position += 2
        parser.add(parser.parseQualifiedDeclarationName(), to: &node)
      case ._specialize: parser.parseSpecializationTargets(into: &node)
      default: break
      }
    }
    position = max(position, end)
  }

  /// Reads the functions in `@_specialize(exported: true, target: f(_:), where T == Int)`.
  private mutating func parseSpecializationTargets(into node: inout OpenNode) {
    while !atEnd, !at(.rightParen), !at(.where) {
      if atText("target"), peekKind() == .colon {
        position += 2
        add(parseDeclarationName(), to: &node)
      } else {
        skipBalanced()
      }
    }
  }

  /// Reads `name`, `name(_:label:)`, `name()`, or an operator.
  private mutating func parseDeclarationName() -> Int32 {
    guard startsDeclarationName else { return Self.none }
    var reference = open(.reference)
    finishDeclarationName(&reference)
    return close(&reference)
  }

  /// Reads the name of a declaration, which may follow the name of its type.
  private mutating func parseQualifiedDeclarationName() -> Int32 {
    var base = Self.none
    while atTypeBeforePeriod() {
      if base >= 0 {
        base = parseTypeMember(of: base)
      } else {
        base = parseTypeName()
      }
    }
    guard base >= 0 else { return parseDeclarationName() }
    var expression = open(.typeExpression, around: base)
    var member = open(.memberAccess, around: close(&expression))
    advance()
    if startsDeclarationName { finishDeclarationName(&member) }
    return close(&member)
  }

  /// Whether the current token, or the one after a period here, begins a type name that is followed by a period.
  private mutating func atTypeBeforePeriod() -> Bool {
    looking { parser in
      _ = parser.consume(.period)
      return parser.skipTypeIdentifier() && parser.at(.period)
    }
  }

  private var startsDeclarationName: Bool { isWord(kind) || atOperator }

  private mutating func finishDeclarationName(_ node: inout OpenNode) {
    skipModuleSelector()
    name(&node)
    if atOperator { advancePastOperator() } else { advance() }
    if at(.leftParen), peekKind() == .rightParen { skipBalanced() } else { skipArgumentLabels() }
  }
}

extension Keyword {
  /// Whether this is an attribute whose arguments aren't expressions.
  var hasOwnArgumentSyntax: Bool {
    switch self {
    case .available, ._spi_available, .backDeployed, ._backDeploy, .objc, ._specialize, .specialized,
      ._dynamicReplacement,
      ._documentation, ._effects, ._implements, ._originallyDefinedIn, .derivative, .transpose, .differentiable, .abi,
      .isolated:
      true
    default: false
    }
  }
}
