import SwiftScan

/// `if` and `switch` as expressions.
extension SyntaxNode {
  /// The values of the branches of an `if` or `switch` expression, without branches that leave the code; nil if it's no
  /// expression: a branch without a single value, or an `if` without `else`.
  var branchValues: [SyntaxNode]? {
    guard let branches else { return nil }
    var values: [SyntaxNode] = []
    for branch in branches {
      guard branch.items.count == 1, let item = branch.items.first else { return nil }
      if item.kind == .ifStatement || item.kind == .switchStatement {
        guard let inner = item.branchValues else { return nil }
        values += inner
      } else if item.kind.isExpression {
        values.append(item)
      } else if !item.leavesBranch {
        return nil
      }
    }
    return values
  }

  /// The `if` or `switch` that has the value of this node if it takes this branch; nil if the node isn't the only
  /// statement of a branch, or if the `if` or `switch` is a statement among others.
  var expressionWithBranch: SyntaxNode? {
    guard let branch = parent, branch.kind == .codeBlock || branch.kind == .switchCase,
      var whole = branch.parent, whole.kind == .ifStatement || whole.kind == .switchStatement, branch.items.count == 1
    else { return nil }
    while let outer = whole.parent, outer.kind == .ifStatement, outer.elseBranch == whole { whole = outer }
    return whole.branches == nil ? nil : whole
  }

  /// The blocks of an `if` with a last `else`, or the cases of a `switch`.
  private var branches: [SyntaxNode]? {
    if kind == .switchStatement {
      let cases = Array(all(.switchCase))
      return cases.isEmpty ? nil : cases
    }
    guard kind == .ifStatement, let block = first(.codeBlock), let rest = elseBranch else { return nil }
    if rest.kind == .codeBlock { return [block, rest] }
    return rest.branches.map { [block] + $0 }
  }

  private var leavesBranch: Bool { kind == .throwStatement || kind == .returnStatement }
}
