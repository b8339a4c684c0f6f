/// The kind of a node of the structure tree.
///
/// The comments list the children in order; `?` means optional, and `*` means any number. Wherever an attribute, a
/// member, or a statement is allowed, an `ifConfig` is allowed too.
public enum SyntaxKind: UInt8, Sendable, CaseIterable {
  /// The whole text. Children: items (declarations, statements, expressions).
  case file

  // MARK: Declarations (each begins with `attribute*` `modifier*`)

  /// Name; `genericParameters?` `inheritedType*` `whereClause?` `memberBlock?`.
  case structDeclaration, classDeclaration, actorDeclaration, enumDeclaration, protocolDeclaration
  /// The extended type; `inheritedType*` `whereClause?` `memberBlock?`.
  case extensionDeclaration
  /// Name; `genericParameters?` `parameterClause` `effect*` result type? `whereClause?` `codeBlock?`.
  case functionDeclaration
  /// `genericParameters?` `parameterClause` `effect*` `whereClause?` `codeBlock?`.
  case initializerDeclaration
  /// `effect*` `codeBlock?`.
  case deinitializerDeclaration
  /// `genericParameters?` `parameterClause` result type `whereClause?` `accessorBlock?`.
  case subscriptDeclaration
  /// Name: the introducer (`let`, `var`, `inout`, …); `binding+`.
  case variableDeclaration
  /// A pattern, type?, initial value (expression)?, `accessorBlock?`.
  case binding
  /// `caseElement+`.
  case caseDeclaration
  /// Name; `parameterClause?` raw value (expression)?.
  case caseElement
  /// Name; `genericParameters?` type? `whereClause?`.
  case typealiasDeclaration
  /// Name; `inheritedType*` type? `whereClause?`.
  case associatedtypeDeclaration
  /// The path is its `name`.
  case importDeclaration
  case operatorDeclaration, precedenceGroupDeclaration
  /// Name; `genericParameters?` `parameterClause` `effect*` result type? value? `whereClause?`.
  case macroDeclaration
  /// Name: `get`, `set`, `willSet`, `didSet`, `_read`, …; `parameter?` `effect*` `codeBlock?`.
  case accessorDeclaration

  // MARK: Statements

  /// Conditions (expressions, `optionalBinding`, `patternCondition`, `availabilityCondition`), `codeBlock`, then for
  /// `else` a `codeBlock` or an `ifStatement`. Also an expression where Swift allows it.
  case ifStatement
  /// Conditions, `codeBlock`.
  case guardStatement, whileStatement
  /// Pattern, type?, the sequence, `whereClause?`, `codeBlock`.
  case forStatement
  /// `codeBlock`, condition.
  case repeatStatement
  /// `effect*` `codeBlock` `catchClause*`. Also an expression.
  case doStatement
  /// Patterns and `whereClause`s, `codeBlock`.
  case catchClause
  case deferStatement
  /// The value, if any.
  case returnStatement
  case throwStatement, breakStatement, continueStatement, fallthroughStatement, yieldStatement, thenStatement
  case discardStatement
  /// The subject, then `switchCase*`. Also an expression.
  case switchStatement
  /// `caseLabel`, then items.
  case switchCase
  /// Patterns and `whereClause`s; none for `default`.
  case caseLabel
  /// Name: the label; the statement.
  case labeledStatement

  // MARK: Expressions

  /// Name: an identifier, `self`, `Self`, `super`, `init`, `$0`; `genericArguments?`.
  case reference
  /// Name: the member; the base (absent in `.member`), `genericArguments?`.
  case memberAccess
  /// The callee, `argument*`.
  case call
  /// The base, `argument*`.
  case subscriptCall
  /// Name: its label, if it has one; the value. A trailing closure is an argument too (`isTrailingClosure`).
  case argument
  /// `closureSignature?`, items.
  case closure
  /// `attribute*` `captureList?` `parameterClause?` or `parameter*`, `effect*`, result type?.
  case closureSignature
  /// `capture*`.
  case captureList
  /// Name: the captured name; value?.
  case capture
  case integerLiteral, floatLiteral, booleanLiteral, nilLiteral, regexLiteral
  /// `interpolation*`.
  case stringLiteral
  /// `argument*`.
  case interpolation
  /// Elements.
  case arrayLiteral
  /// Key, value, key, value, ….
  case dictionaryLiteral
  /// `argument*`.
  case tuple
  /// Root type?, then components (`keyPathComponent`).
  case keyPath
  /// Name?: the property; `argument*`.
  case keyPathComponent
  /// Name: the operator; the operand.
  case prefixOperation, postfixOperation
  /// `&x`.
  case inoutReference
  /// A flat list in source order: operands, `binaryOperator`, `assignmentOperator`, `ternary`, `cast`, `isCheck`. No
  /// precedence.
  case sequence
  /// Name: the operator.
  case binaryOperator
  /// `=`.
  case assignmentOperator
  /// `? middle :` between a condition and an alternative; the middle expression.
  case ternary
  /// `as`, `as?`, `as!`; the type.
  case cast
  /// `is`; the type.
  case isCheck
  /// `->` between types in an expression.
  case arrowOperator
  /// Name: `try`, `try?`, `try!`, `await`, `unsafe`; the expression.
  case tryExpression, awaitExpression, unsafeExpression
  /// Name: `consume`, `copy`, `borrow`, `each`, `repeat`; the expression.
  case consumeExpression, copyExpression, borrowExpression, packElement, packExpansion
  /// `x?` and `x!` in a chain; the operand.
  case optionalChain, forceUnwrap
  /// A type in expression position that isn't just a name (`[Int]`, `any P`, `(Int) -> Void`); the type.
  case typeExpression
  /// `_` in expression position.
  case discardExpression
  /// Name; `genericArguments?` `argument*`. Also a declaration.
  case macroExpansion
  /// A chain that continues under `#if`: the base (absent in a nested one), `ifConfig`.
  case conditionalSuffix
  /// A pattern in expression position (`case let .some(x)`); the pattern.
  case patternExpression

  // MARK: Patterns

  /// Name.
  case identifierPattern
  case wildcardPattern
  /// Patterns.
  case tuplePattern
  /// Name: `let`, `var`, …; the pattern.
  case valueBindingPattern
  /// The type.
  case isPattern

  // MARK: Types

  /// Name; `genericArguments?`.
  case typeName
  /// Name; the base type, `genericArguments?`.
  case memberType
  /// The wrapped type.
  case optionalType, implicitlyUnwrappedType
  /// The element type; before it, for an inline array, the count.
  case arrayType, inlineArrayType
  /// Key and value.
  case dictionaryType
  /// `tupleTypeElement*`.
  case tupleType
  /// Name?; the type.
  case tupleTypeElement
  /// `tupleType` with the parameters, `effect*`, the result type.
  case functionType
  /// Name: `some` or `any`; the constraint.
  case someOrAnyType
  /// Types.
  case compositionType
  /// Name: `Type` or `Protocol`; the base type.
  case metatype
  /// `repeat` and `each`; the type.
  case packExpansionType, packElementType
  /// `~`; the type.
  case suppressedType
  /// `attribute*` and specifiers; the type.
  case attributedType

  // MARK: Parts

  /// Name: the last component of the attribute's name; type, then `argument*` if the arguments are expressions.
  case attribute
  /// Name: the modifier.
  case modifier
  /// The type.
  case inheritedType
  /// Members.
  case memberBlock
  /// Items.
  case codeBlock
  /// `accessorDeclaration*`, or items for a getter without `get`.
  case accessorBlock
  /// `parameter*`.
  case parameterClause
  /// Name: the inner name; `attribute*` `modifier*` type? default value (expression)?.
  case parameter
  /// Name: `async`, `throws`, `rethrows`, `reasync`; type?.
  case effect
  case genericParameters
  /// Name; constraint?.
  case genericParameter
  /// Types.
  case genericArguments
  /// Expressions or requirements.
  case whereClause
  /// Pattern, type?, value?.
  case optionalBinding
  /// `case` pattern, type?, value.
  case patternCondition
  case availabilityCondition
  /// `ifConfigClause+`.
  case ifConfig
  /// `ifConfigCondition?` (none for `#else`), then the contents of the branch.
  case ifConfigClause
  /// Has no children; only its text matters.
  case ifConfigCondition
  /// Tokens that fit nowhere; one node per run of tokens.
  case unexpected
}

extension SyntaxKind {
  public var isDeclaration: Bool { isBetween(.structDeclaration, .accessorDeclaration) || self == .macroExpansion }
  /// Whether this is a struct, class, actor, enum, protocol, or extension.
  public var isTypeDeclaration: Bool { isBetween(.structDeclaration, .extensionDeclaration) }
  public var isStatement: Bool { isBetween(.ifStatement, .labeledStatement) }
  public var isExpression: Bool {
    isBetween(.reference, .patternExpression) || self == .ifStatement || self == .switchStatement
      || self == .doStatement
  }
  public var isPattern: Bool { isBetween(.identifierPattern, .isPattern) }
  public var isType: Bool { isBetween(.typeName, .attributedType) }

  private func isBetween(_ first: SyntaxKind, _ last: SyntaxKind) -> Bool {
    rawValue >= first.rawValue && rawValue <= last.rawValue
  }
}
