import SwiftScan

extension SyntaxNode {
  /// The names that a pattern declares, even if it's written as an expression such as `.some(let x)`.
  public var declaredNames: [String] {
    var names: [String] = []
    visitDeclaredNames { names.append($0) }
    return names
  }

  /// The same without an array.
  func visitDeclaredNames(_ visit: (String) -> Void) {
    walk { node in
      if node.kind == .identifierPattern { visit(node.name) }
      return node.kind != .closure
    }
  }

  /// The name that a pattern gives the whole value; nil if it takes the value apart.
  var onlyName: String? { kind == .identifierPattern ? name : nil }

  /// Whether a pattern declares a name.
  func declares(_ name: String) -> Bool {
    var isDeclared = false
    walk { node in
      if node.kind == .identifierPattern, node.isNamed(name) { isDeclared = true }
      return !isDeclared && node.kind != .closure
    }
    return isDeclared
  }

  /// Whether the name refers to a local at this node: a variable, parameter, capture, or pattern that is declared
  /// inside `function` and before the node. `function` is a function, accessor, closure, or block around the node.
  public func isLocal(_ name: String, within function: SyntaxNode) -> Bool {
    localDeclaration(of: name, within: function) != nil
  }

  /// The node that declares `name` as a local at this node: a `binding`, `optionalBinding`, `parameter`, `capture`,
  /// pattern, condition, or local function.
  public func localDeclaration(of name: String, within function: SyntaxNode) -> SyntaxNode? {
    // A `catch` without a pattern declares `error`.
    guard name == "error" || maySeeLocal(name, within: function) else { return nil }
    var child = self
    for ancestor in ancestors {
      if let declaration = ancestor.declaration(of: name, visibleFrom: child) { return declaration }
      if ancestor == function { return nil }
      child = ancestor
    }
    return nil
  }

  /// The value of the local constant that an expression names, through any number of constants; otherwise the
  /// expression itself.
  public func constantValue(within function: SyntaxNode) -> SyntaxNode {
    let node = withoutParentheses
    guard node.kind == .reference, let local = node.localDeclaration(of: node.name, within: function),
      local.kind == .binding, local.parent?.isNamed("let") ?? false, local.pattern?.kind == .identifierPattern,
      let value = local.value
    else { return node }
    return value.constantValue(within: function)
  }

  /// The part of this value that a name in a pattern stands for: the element of a tuple, or the value itself. Nil if the
  /// pattern takes apart what the expression doesn't put together.
  func part(named name: String, by pattern: SyntaxNode?) -> SyntaxNode? {
    guard let pattern, pattern.kind != .identifierPattern else { return self }
    guard pattern.kind == .tuplePattern, kind == .tuple else { return nil }
    let (parts, values) = (pattern.children.filter(\.kind.isPattern), arguments.compactMap(\.value))
    guard parts.count == values.count, let index = parts.firstIndex(where: { $0.declares(name) }) else { return nil }
    return values[index].part(named: name, by: parts[index])
  }

  /// The expression whose value this one has: the value of the local constant that it names, also an unwrapped one,
  /// through any number of constants; otherwise the expression itself, without unwrapping.
  public func namedValue(within function: SyntaxNode) -> SyntaxNode {
    let node = withoutUnwrapping
    guard node.kind == .reference, let local = node.localDeclaration(of: node.name, within: function),
      local.isConstant, let value = local.value?.part(named: node.name, by: local.pattern)
    else { return node }
    return value.namedValue(within: function)
  }

  /// The same for a value that has no other use.
  func onlyValue(within function: SyntaxNode) -> SyntaxNode {
    let value = namedValue(within: function)
    return value.namedUses(within: function).count == 1 ? value : self
  }

  /// The places in a function that have the value of this expression: the expression itself, or the uses of the local
  /// constant that it's the value of, through any number of constants.
  func namedUses(within function: SyntaxNode) -> [SyntaxNode] {
    let value = withPassingParents
    guard let local = value.parent, local.value == value, local.isConstant,
      local.pattern?.kind == .identifierPattern
    else { return [self] }
    return local.uses(within: function).flatMap { $0.namedUses(within: function) }
  }

  /// Whether it's a binding that gives its value, or what is in an optional one, names for good.
  private var isConstant: Bool {
    kind == .optionalBinding || kind == .binding && parent?.isNamed("let") ?? false
  }

  /// The declaration of `name` in this node that its child `child` can see.
  private func declaration(of name: String, visibleFrom child: SyntaxNode) -> SyntaxNode? {
    switch kind {
    case .closure, .switchCase:
      return declaration(of: name, before: child.range.lowerBound) ?? headDeclaration(of: name, visibleFrom: child)
    case .codeBlock, .accessorBlock, .file, .ifConfigClause:
      return declaration(of: name, before: child.range.lowerBound)
    case .ifStatement, .whileStatement, .guardStatement:
      // The `else` branch doesn't see the bindings of the conditions.
      guard child == body ? kind != .guardStatement : child.kind != .codeBlock && child.kind != .ifStatement else {
        return nil
      }
      return conditions.prefix { $0 != child }.last { $0.binds(name) }
    case .forStatement:
      guard child.kind == .codeBlock || child.kind == .whereClause else { return nil }
      return children.first.flatMap { $0.declares(name) ? $0 : nil }
    case .catchClause:
      if name == "error" { return self }
      return conditions.first { $0 != child && $0.declares(name) }
    case .functionDeclaration, .initializerDeclaration, .subscriptDeclaration, .accessorDeclaration:
      return parameter(named: name)
    default: return nil
    }
  }

  /// The last declaration of `name` among the items of this block that end at or before an offset. Every local in a
  /// program is looked up here, so this allocates as little as possible.
  private func declaration(of name: String, before offset: Int) -> SyntaxNode? {
    if let items = itemsOfLongBlock(mayDeclare: name) {
      return items.reversed().firstNonNil { $0.declarationInBlock(of: name, before: offset) }
    }
    var found: SyntaxNode?
    for item in children { found = item.declarationInBlock(of: name, before: offset) ?? found }
    return found
  }

  /// The last declaration of `name` that this item makes visible at an offset in its block.
  private func declarationInBlock(of name: String, before offset: Int) -> SyntaxNode? {
    switch kind {
    case .variableDeclaration, .functionDeclaration, .guardStatement:
      return range.upperBound <= offset ? declarationAsItem(of: name) : nil
    case .ifConfig:
      var found: SyntaxNode?
      for clause in children { found = clause.declaration(of: name, before: offset) ?? found }
      return found
    default: return nil
    }
  }

  private func parameter(named name: String) -> SyntaxNode? {
    (first(.parameterClause) ?? self).children.first { $0.kind == .parameter && $0.isNamed(name) }
  }

  /// The declaration of a name in the parameters and captures of a closure, or in the patterns of a case.
  private func headDeclaration(of name: String, visibleFrom child: SyntaxNode) -> SyntaxNode? {
    if let signature = first(.closureSignature), signature != child {
      return signature.first(.captureList)?.all(.capture).first { $0.isNamed(name) }
        ?? signature.parameter(named: name)
    }
    if let label = first(.caseLabel), label != child, label.declares(name) { return label }
    return nil
  }

  private func declarationAsItem(of name: String) -> SyntaxNode? {
    switch kind {
    case .variableDeclaration: children.first { $0.kind == .binding && $0.pattern?.declares(name) ?? false }
    case .functionDeclaration: isNamed(name) ? self : nil
    case .guardStatement: conditions.first { $0.binds(name) }
    default: nil
    }
  }

  /// Whether a condition binds `name` for the code that follows it.
  private func binds(_ name: String) -> Bool {
    switch kind {
    case .optionalBinding: pattern?.declares(name) ?? false
    case .patternCondition: Array(children).dropLast().contains { $0.declares(name) }
    default: false
    }
  }
}
