import SwiftScan

/// The code that a helper skips because of the flags in the call: `move(to: page, isAnimated: false)`.
extension LifecycleBody {
  /// Whether the flags in the call keep the body from reaching a node.
  func leavesOut(_ node: SyntaxNode) -> Bool {
    guard !flags.isEmpty else { return false }
    var child = node
    for ancestor in node.ancestors {
      if ancestor.kind == .ifStatement {
        if child == ancestor.body, ancestor.conditions.contains(where: { value(of: $0) == false }) { return true }
        if child == ancestor.elseBranch, ancestor.conditions.allSatisfy({ value(of: $0) == true }) { return true }
      }
      let isCut = ancestor.items.prefix { $0 != child }.contains { item in
        item.kind == .guardStatement && item.conditions.contains { value(of: $0) == false }
      }
      if isCut { return true }
      if ancestor == block { return false }
      child = ancestor
    }
    return false
  }

  /// The value of a condition that is a known flag or its negation; nil for other conditions.
  private func value(of condition: SyntaxNode) -> Bool? {
    let (name, isNegated) = condition.flag
    // A closure may have a parameter with the same name.
    guard let flag = flags[name], let declaration = condition.localDeclaration(of: name, within: function.node),
      function.node.parameters.contains(declaration)
    else { return nil }
    return flag != isNegated
  }

  /// The flags of a function that have a known value in a call: a literal, a default value, or a known flag of this
  /// body.
  func flags(givenTo function: SyntaxNode, by call: SyntaxNode) -> [String: Bool] {
    guard let block = function.body else { return [:] }
    let parameters = function.parameters.filter { $0.type?.dottedName == "Bool" }
    guard !parameters.isEmpty else { return [:] }
    let conditions = block.descendants(.ifStatement, .guardStatement).flatMap(\.conditions)
    let asked = Set(conditions.map(\.flag.name))
    let given = call.arguments
    var found: [String: Bool] = [:]
    for parameter in parameters {
      // A helper that only passes a flag on needs it for the next helper.
      guard let name = parameter.usableName, let label = parameter.label,
        asked.contains(name) || block.descendants(.argument).contains(where: { $0.value?.text == name }),
        let value = given.first(where: { $0.label == label })?.value ?? parameter.value
      else { continue }
      if value.kind == .booleanLiteral {
        found[name] = value.text == "true"
      } else if let flag = flags[value.text] {
        found[name] = flag
      }
    }
    return found
  }
}

extension SyntaxNode {
  /// The text of a condition, without `!` and parentheses, and whether there's a `!`.
  fileprivate var flag: (name: String, isNegated: Bool) {
    let condition = withoutParentheses
    // Conditions have no other prefix operator.
    guard condition.kind == .prefixOperation, let operand = condition.children.first else {
      return (condition.text, false)
    }
    let inner = operand.flag
    return (inner.name, !inner.isNegated)
  }
}
