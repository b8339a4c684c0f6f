import SwiftScan

extension Coordinator {
  /// Whether the coordinator's code reaches a node at most once while the view is shown. Either the same code also
  /// dismisses the view, or a flag that is never reset prevents the code from reaching the node again.
  public func comesOnce(to node: SyntaxNode) -> Bool {
    guard let function = node.ancestors.first(where: { $0.kind == .functionDeclaration }), let block = function.body
    else { return false }
    return block.calls(named: "dismiss").contains { $0.runsWith(node) }
      || block.descendants(.ifStatement, .guardStatement).contains { statement in
        statement.conditions.contains { condition in
          Test.alternatives(of: [condition], expecting: true).allSatisfy { tests in
            tests.contains { test in
              guard case .flag(let flag, false) = test, let path = flag.pathFromSelf, path.count == 1 else {
                return false
              }
              return isRaisedForGood(path[0]) && block.changes(path[0])
            }
          }
        }
      }
  }

  /// Whether a property starts as `false` and the coordinator only ever sets it to `true`.
  private func isRaisedForGood(_ name: String) -> Bool {
    guard let flag = properties.first(where: { $0.name == name }), flag.initialValue?.text == "false" else {
      return false
    }
    return members.flatMap(\.bodies).flatMap { $0.descendants(.sequence) }.allSatisfy { node in
      guard let assignment = Assignment(node), assignment.target.memberPath?.last == name else { return true }
      return assignment.valueText == "true"
    }
  }
}

extension SyntaxNode {
  /// Whether the node is in the same block as another node, or in a block around that one. A `do` runs like the code
  /// around it.
  fileprivate func runsWith(_ node: SyntaxNode) -> Bool {
    let block = ancestors.first {
      $0.kind == .codeBlock && !$0.isPlainDoBlock || $0.kind == .closure || $0.kind == .switchCase
    }
    return block?.contains(node) ?? false
  }
}
