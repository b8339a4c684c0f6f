/// The children of a node by their role, with the names that the language uses.
extension SyntaxNode {
  // MARK: Declarations

  /// The attributes, including those under `#if`.
  public var attributes: [SyntaxNode] { flattenedChildren { $0 == .attribute } }
  public var modifiers: [SyntaxNode] { all(.modifier) }

  public func hasAttribute(_ name: StaticString) -> Bool { attributes.contains { $0.isNamed(name) } }
  public func hasModifier(_ name: StaticString) -> Bool {
    children.contains { $0.kind == .modifier && $0.isNamed(name) }
  }

  /// The types after the colon of a declaration.
  public var inheritedTypes: [SyntaxNode] { all(.inheritedType).compactMap(\.children.first) }

  /// The first child that is a type: the annotation of a binding, parameter, or capture, or the result type of a
  /// function.
  public var type: SyntaxNode? { firstChild(where: \.isType) }
  /// The last child that is an expression: an initial or default value, or the operand of `return`, `try`, `await`, or
  /// a prefix operator.
  public var value: SyntaxNode? { lastChild(where: \.isExpression) }
  /// The first child that is a pattern.
  public var pattern: SyntaxNode? { firstChild(where: \.isPattern) }

  /// The members of a type, including those under `#if`.
  public var members: [SyntaxNode] { first(.memberBlock)?.flattenedChildren ?? [] }
  /// The first `codeBlock` of a function, accessor, or statement.
  public var body: SyntaxNode? { first(.codeBlock) }
  /// The parameters of a function, or of a closure's signature.
  public var parameters: [SyntaxNode] { (first(.parameterClause) ?? self).all(.parameter) }
  public var bindings: [SyntaxNode] { all(.binding) }

  /// The label of a `parameter` or `argument` at the call; nil for `_` and if there is none.
  public var label: String? {
    guard let name = nameToken else { return nil }
    guard kind == .parameter, let outer = name.previous, outer.range.lowerBound >= range.lowerBound,
      outer.kind == .identifier || outer.kind == .wildcard || outer.kind == .keyword,
      attributes.allSatisfy({ $0.range.upperBound <= outer.range.lowerBound })
    else { return name.kind == .wildcard ? nil : name.text }
    return outer.kind == .wildcard ? nil : outer.text
  }

  // MARK: Expressions

  /// The callee of a `call` or `subscriptCall`.
  public var callee: SyntaxNode? { firstChild { $0 != .argument } }
  public var arguments: [SyntaxNode] { all(.argument) }
  /// The base of a `memberAccess`, `optionalChain`, or `forceUnwrap`; nil in `.member`.
  public var base: SyntaxNode? { firstChild(where: \.isExpression) }
  /// Whether an `argument` is a closure after the parentheses.
  public var isTrailingClosure: Bool {
    kind == .argument && value?.kind == .closure
      && !(firstToken.previous?.kind == .leftParen || firstToken.previous?.kind == .comma)
  }

  /// The conditions of an `ifStatement`, `guardStatement`, or `whileStatement`.
  public var conditions: [SyntaxNode] { Array(children.prefix { $0.kind != .codeBlock }) }
  /// The block or the `ifStatement` after the `else` of an `ifStatement`.
  public var elseBranch: SyntaxNode? {
    let parts = Array(children.drop { $0.kind != .codeBlock }.dropFirst())
    return parts.last { $0.kind == .codeBlock || $0.kind == .ifStatement }
  }
  /// The statements, declarations, and expressions of a block, closure, branch, or file.
  public var items: [SyntaxNode] {
    flattenedChildren { $0 != .closureSignature && $0 != .caseLabel }
  }
}

extension SyntaxNode {
  /// The first part of the path of an `importDeclaration`.
  public var importedModule: String {
    // The name is the last part of the path.
    if let name = nameToken, name.previous?.is("import") ?? false { return name.text }
    let path = tokens.drop { !$0.is("import") }.dropFirst()
    return path.first { $0.kind != .keyword || !importKinds.contains($0.text) }?.text ?? ""
  }

  var importPath: String {
    var path = ""
    for token in tokens.drop(while: { !$0.is("import") }).dropFirst() where !importKinds.contains(token.text) {
      path += token.text
    }
    return path
  }
}

private let importKinds: Set = ["typealias", "struct", "class", "enum", "protocol", "let", "var", "func", "inout"]
