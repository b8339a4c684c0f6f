import SwiftScan

extension SyntaxNode {
  /// Of a pattern, also of one that is written as an expression such as `.some(let x)`: the names that it declares.
  public var declaredNames: [String] {
    var names: [String] = []
    walk { node in
      if node.kind == .identifierPattern { names.append(node.name) }
      return node.kind != .closure
    }
    return names
  }

  /// Whether the name means a local at this node: a variable, parameter, capture or pattern declared inside
  /// `function` before it. `function` is a function, accessor, closure or block around the node.
  public func isLocal(_ name: String, within function: SyntaxNode) -> Bool {
    localDeclaration(of: name, within: function) != nil
  }

  /// The node that declares `name` as a local at this node: a `binding`, `optionalBinding`, `parameter`, `capture`,
  /// pattern, condition or local function.
  public func localDeclaration(of name: String, within function: SyntaxNode) -> SyntaxNode? {
    var child = self
    for ancestor in ancestors {
      if let declaration = ancestor.declaration(of: name, visibleFrom: child) { return declaration }
      if ancestor == function { return nil }
      child = ancestor
    }
    return nil
  }

  /// What declares `name` in this node for its child `child`.
  private func declaration(of name: String, visibleFrom child: SyntaxNode) -> SyntaxNode? {
    switch kind {
    case .closure, .switchCase, .codeBlock, .accessorBlock, .file:
      if let inHead = headDeclaration(of: name, visibleFrom: child) { return inHead }
      // Of several the nearest one counts.
      return items.prefix { $0.range.upperBound <= child.range.lowerBound }.reversed().lazy
        .compactMap { $0.declarationAsItem(of: name) }.first
    case .ifStatement, .whileStatement, .guardStatement:
      // `else` does not see what the conditions bind.
      guard child == body ? kind != .guardStatement : child.kind != .codeBlock && child.kind != .ifStatement else {
        return nil
      }
      return conditions.prefix { $0 != child }.last { $0.binds(name) }
    case .forStatement:
      guard child.kind == .codeBlock || child.kind == .whereClause else { return nil }
      return children.first.flatMap { $0.declaredNames.contains(name) ? $0 : nil }
    case .catchClause:
      if name == "error" { return self }
      return conditions.first { $0 != child && $0.declaredNames.contains(name) }
    case .functionDeclaration, .initializerDeclaration, .subscriptDeclaration, .accessorDeclaration:
      return parameters.first { $0.isNamed(name) }
    case .ifConfigClause:
      return items.prefix { $0.range.upperBound <= child.range.lowerBound }.last {
        $0.declarationAsItem(of: name) != nil
      }
    default: return nil
    }
  }

  /// Parameters and captures of a closure, patterns of a case.
  private func headDeclaration(of name: String, visibleFrom child: SyntaxNode) -> SyntaxNode? {
    if let signature = first(.closureSignature), signature != child {
      return signature.first(.captureList)?.all(.capture).first { $0.isNamed(name) }
        ?? signature.parameters.first { $0.isNamed(name) }
    }
    if let label = first(.caseLabel), label != child, label.declaredNames.contains(name) { return label }
    return nil
  }

  private func declarationAsItem(of name: String) -> SyntaxNode? {
    switch kind {
    case .variableDeclaration: bindings.first { $0.pattern?.declaredNames.contains(name) ?? false }
    case .functionDeclaration: isNamed(name) ? self : nil
    case .guardStatement: conditions.first { $0.binds(name) }
    default: nil
    }
  }

  /// Of a condition: whether it binds `name` for what follows.
  private func binds(_ name: String) -> Bool {
    switch kind {
    case .optionalBinding: pattern?.declaredNames.contains(name) ?? false
    case .patternCondition: Array(children).dropLast().contains { $0.declaredNames.contains(name) }
    default: false
    }
  }
}
