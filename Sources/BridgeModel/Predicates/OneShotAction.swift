import SwiftScan

extension SyntaxNode {
  /// Whether an expression only decides whether something happens once, such as becoming first responder when the view
  /// appears. It's then in the conditions of an `if` without `else` that does nothing to the view itself.
  public var isConditionOfOneShotAction: Bool {
    var child = self
    for ancestor in ancestors {
      // `asyncAfter(deadline: .now() + delay)` only determines the time.
      if ancestor.kind == .argument, ancestor.isNamed("deadline") { return true }
      if ancestor.kind == .ifStatement, ancestor.conditions.contains(child) {
        guard ancestor.elseBranch == nil, let items = ancestor.body?.items, !items.isEmpty else { return false }
        return items.allSatisfy { item in
          item.descendants(.call).first.map { oneShotActions.contains($0.calledName) } ?? false
        }
      }
      if ancestor.kind == .codeBlock { return false }
      child = ancestor
    }
    return false
  }
}

private let oneShotActions: Set = ["becomeFirstResponder", "makeFirstResponder", "async", "asyncAfter", "Task"]
