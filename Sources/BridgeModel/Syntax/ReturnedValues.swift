import SwiftScan

extension SyntaxNode {
  /// The inner name of a parameter; nil for `_`.
  public var usableName: String? { name == "_" || name.isEmpty ? nil : name }

  /// The local or property (`view`, `self.view`) that a function's body returns; nil if the returns differ or return
  /// something else.
  public var returnedVariable: String? {
    let values = returnedValues
    guard let first = values.first?.pathFromSelf, first.count == 1 else { return nil }
    return values.allSatisfy { $0.pathFromSelf == first } ? first[0] : nil
  }

  /// The values that the `return` statements of a function's body or of a closure return, or its only expression.
  public var returnedValues: [SyntaxNode] {
    var values: [SyntaxNode] = []
    walk { node in
      switch node.kind {
      case .closure, .functionDeclaration: return node == self
      case .returnStatement:
        if let value = node.value { values.append(value) }
      default: break
      }
      return !node.kind.isTypeDeclaration
    }
    return values.isEmpty ? onlyValues ?? [] : values
  }

  /// The values of a block's only item; nil if there are several items or the item has no value.
  private var onlyValues: [SyntaxNode]? {
    let items = items
    return items.count == 1 ? items[0].valuesOfBranches : nil
  }

  /// The expression itself, or the only expressions of all branches of an `if` or `switch`; nil if a branch has any
  /// other content.
  private var valuesOfBranches: [SyntaxNode]? {
    switch kind {
    case .ifStatement:
      guard let values = body?.onlyValues, let branch = elseBranch else { return nil }
      return (branch.kind == .ifStatement ? branch.valuesOfBranches : branch.onlyValues).map { values + $0 }
    case .switchStatement:
      let values = all(.switchCase).map(\.onlyValues)
      return values.contains(nil) ? nil : values.compactMap(\.self).flatMap(\.self)
    default: return kind.isExpression ? [self] : nil
    }
  }
}
