import SwiftScan

/// Expressions that have the value of one of several others: `a ?? b`, `condition ? a : b`, and `if` and `switch` as
/// expressions.
extension SyntaxNode {
  /// The expressions of which one gives this expression its value: the expression itself if it isn't a choice. They have
  /// no parentheses, `try`, or `as` around them.
  var possibleValues: [SyntaxNode] {
    let inner = withoutEffects.withoutParentheses
    if inner != self { return inner.possibleValues }
    let choices = kind == .sequence ? Array(children).choices : branchValues
    return choices?.flatMap(\.possibleValues) ?? [self]
  }

  /// The expression that has the value of this one in some cases; nil if there is none.
  var choice: SyntaxNode? {
    guard let parent else { return nil }
    switch parent.kind {
    case .ternary, .sequence:
      guard let sequence = parent.kind == .ternary ? parent.parent : parent, Assignment(sequence) == nil,
        Array(sequence.children).choices?.contains(self) ?? false
      else { return nil }
      return sequence
    case .codeBlock, .switchCase: return expressionWithBranch
    default: return nil
    }
  }

  /// The outermost expression that has the value of this one, at least in some cases.
  var outermostChoice: SyntaxNode { choice?.outermostChoice ?? self }

  /// The assignment that stores the value of this expression, at least in some cases: `target = value`,
  /// `target = other ?? value`, `target = condition ? value : other`.
  public var assignment: Assignment? {
    let value = outermostChoice
    guard let parent = value.parent, let sequence = parent.kind == .ternary ? parent.parent : parent,
      let assignment = Assignment(sequence), assignment.value.choices?.contains(value) ?? false
    else { return nil }
    return assignment
  }

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

extension Assignment {
  /// The expressions of which one is assigned; none if operators compute the value.
  var possibleValues: [SyntaxNode] { value.choices?.flatMap(\.possibleValues) ?? [] }
}

extension [SyntaxNode] {
  /// The operands of which one is the value of these operands and operators; nil if an operator computes the value.
  fileprivate var choices: [SyntaxNode]? {
    let parts = filter { $0.kind != .cast }
    if let mark = parts.firstIndex(where: { $0.kind == .ternary }) {
      guard let first = parts[mark].value, let rest = Array(parts[(mark + 1)...]).choices else { return nil }
      return [first] + rest
    }
    let operands = stride(from: 0, to: parts.count, by: 2).map { parts[$0] }
    let operators = stride(from: 1, to: parts.count, by: 2).map { parts[$0] }
    return operators.allSatisfy { $0.isNamed("??") } ? operands : nil
  }
}
