import SwiftScan

extension SyntaxNode {
  /// The expressions of a closure or block that builds views, in all branches.
  var builtViews: [SyntaxNode] {
    items.flatMap { item -> [SyntaxNode] in
      switch item.kind {
      case .ifStatement:
        [item.body, item.elseBranch].compactMap(\.self).flatMap {
          $0.kind == .ifStatement ? $0.viewsOfBranches : $0.builtViews
        }
      case .switchStatement: item.all(.switchCase).flatMap(\.builtViews)
      case .returnStatement: item.value.map { [$0] } ?? []
      default: item.kind.isExpression ? [item] : []
      }
    }
  }

  private var viewsOfBranches: [SyntaxNode] {
    [body, elseBranch].compactMap(\.self).flatMap { $0.kind == .ifStatement ? $0.viewsOfBranches : $0.builtViews }
  }
}
