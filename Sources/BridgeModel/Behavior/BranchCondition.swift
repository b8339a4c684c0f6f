import SwiftScan

/// A condition that decides whether code is reached.
struct BranchCondition: Sendable {
  /// One node, or the operands and operators before the `?` of a conditional expression.
  var parts: [SyntaxNode]
  /// Whether the code is reached if the condition is true. With several conditions, as in `if a, b { return }`, any of
  /// them may be the one that decides.
  var holds: Bool

  /// Whether the code is reached only if this condition is as expected, and not if another one decides.
  var isCertain: Bool { holds || (parts.first?.parent?.conditions.count ?? 0) < 2 }
}

extension SyntaxNode {
  /// The conditions that decide whether this node is reached, up to `block`: those of the statements around it, and
  /// those of a `guard` or an early exit before it. Innermost first.
  func conditions(upTo block: SyntaxNode) -> [BranchCondition] {
    var found: [BranchCondition] = []
    var child = self
    for ancestor in ancestors {
      if !ancestor.ownConditions.contains(child) {
        let holds = ancestor.kind != .guardStatement && child != ancestor.elseBranch
        found += ancestor.ownConditions.map { BranchCondition(parts: [$0], holds: holds) }
      }
      if ancestor.kind == .sequence, let condition = ancestor.ternaryCondition(of: child) { found.append(condition) }
      for item in ancestor.items where item.range.upperBound <= child.range.lowerBound {
        guard item.kind == .guardStatement || item.isEarlyExit else { continue }
        found += item.conditions.map { BranchCondition(parts: [$0], holds: item.kind == .guardStatement) }
      }
      if ancestor == block { break }
      child = ancestor
    }
    return found
  }

  /// The nodes of `conditions(upTo:)`.
  public func dominatingConditions(in block: SyntaxNode) -> [SyntaxNode] {
    conditions(upTo: block).flatMap(\.parts)
  }

  /// The conditions at or below the node that decide what runs, in source order.
  var branchConditions: [BranchCondition] {
    var found: [BranchCondition] = []
    walk { node in
      let holds = !node.isEarlyExit
      found += node.ownConditions.map { BranchCondition(parts: [$0], holds: holds) }
      return true
    }
    return found
  }

  /// The conditions with which a statement decides which of its parts, or which code after it, runs.
  private var ownConditions: [SyntaxNode] {
    switch kind {
    case .ifStatement, .whileStatement, .guardStatement: conditions
    case .switchStatement: children.prefix { $0.kind != .switchCase }
    case .forStatement: all(.whereClause)
    default: []
    }
  }

  /// The condition of a flat sequence with a `?` that decides whether this child is reached.
  private func ternaryCondition(of child: SyntaxNode) -> BranchCondition? {
    let parts = Array(children)
    guard let ternary = parts.firstIndex(where: { $0.kind == .ternary }), let place = parts.firstIndex(of: child),
      place >= ternary
    else { return nil }
    let assignment = parts[..<ternary].lastIndex { $0.kind == .assignmentOperator }
    return BranchCondition(parts: Array(parts[(assignment.map { $0 + 1 } ?? 0)..<ternary]), holds: place == ternary)
  }

  /// Whether it's an `if` without `else` whose block always exits.
  private var isEarlyExit: Bool {
    guard kind == .ifStatement, elseBranch == nil, let last = body?.items.last else { return false }
    return [.returnStatement, .throwStatement, .continueStatement, .breakStatement].contains(last.kind)
  }
}

/// A body on the way to a node, and the values that bindings must have there.
private struct RuledOutStep: Hashable {
  var body: LifecycleMemory.BodyKey
  var values: [String: Bool]
}

extension Representable {
  /// Whether no run of a lifecycle method reaches both nodes, because they're in different branches of one condition.
  public func excludes(
    _ node: SyntaxNode, in body: LifecycleBody, _ other: SyntaxNode, in otherBody: LifecycleBody
  ) -> Bool {
    let (routes, others) = (route(to: node, in: body), route(to: other, in: otherBody))
    // Another call may lead to the same code.
    guard (routes + others).allSatisfy({ repeats(of: $0.body).isEmpty }) else { return false }
    return routes.contains { step in
      others.contains { $0.body.block == step.body.block && $0.node.isExclusive(with: step.node) }
    }
  }

  /// Whether on every way to a node, conditions contradict each other, as where `if !isShown { close() }` calls a
  /// function with `if isShown { … }`. Only bindings count, because all copies of one refer to the same storage.
  func isRuledOut(_ node: SyntaxNode, in body: LifecycleBody) -> Bool {
    var visited: Set<RuledOutStep> = []
    return body.isHelper && isRuledOut(node, in: body, where: [:], &visited)
  }

  /// Whether a node isn't reached if the conditions hold with which some steps were reached, one after the other.
  func isRuledOut(
    _ node: SyntaxNode, in body: LifecycleBody, onceReached steps: [(node: SyntaxNode, body: LifecycleBody)]
  ) -> Bool {
    var values: [String: Bool] = [:]
    for step in steps {
      for (name, value) in bindingValues(at: step.node, in: step.body) { values[name] = value }
    }
    var visited: Set<RuledOutStep> = []
    return !values.isEmpty && isRuledOut(node, in: body, where: values, &visited)
  }

  /// The values that bindings have where a node is reached, as far as the conditions around it in its body tell.
  private func bindingValues(at node: SyntaxNode, in body: LifecycleBody) -> [(name: String, value: Bool)] {
    node.conditions(upTo: body.block).filter(\.isCertain).flatMap { condition in
      let ways = Test.alternatives(of: condition)
      return (ways.count == 1 ? ways[0] : []).compactMap { test -> (name: String, value: Bool)? in
        guard case .flag(let flag, let value) = test else { return nil }
        return binding(flag, in: body).map { ($0, value) }
      }
    }
  }

  /// The node and the calls that lead to it, as far as only one call leads to each body. Innermost first.
  func steps(to node: SyntaxNode, in body: LifecycleBody) -> [(node: SyntaxNode, body: LifecycleBody)] {
    let route = route(to: node, in: body)
    let end = route.firstIndex { !repeats(of: $0.body).isEmpty }
    return end.map { Array(route[...$0]) } ?? route
  }

  /// The same if bindings have these values. The search ends with the first way that isn't ruled out, so all ways through
  /// the visited steps are.
  private func isRuledOut(
    _ node: SyntaxNode, in body: LifecycleBody, where values: [String: Bool], _ visited: inout Set<RuledOutStep>
  ) -> Bool {
    var values = values
    for (name, value) in bindingValues(at: node, in: body)
    where values.updateValue(value, forKey: name) == !value { return true }
    // Many ways may lead through a body. A way in a circle has the conditions of the way without the circle.
    let step = RuledOutStep(body: LifecycleMemory.BodyKey(body), values: values)
    guard visited.insert(step).inserted else { return true }
    return ([body] + repeats(of: body)).allSatisfy { body in
      guard case .call(let call, let caller) = body.origin else { return false }
      return isRuledOut(call, in: caller, where: values, &visited)
    }
  }

  /// The name of the binding input whose value an expression is.
  private func binding(_ expression: SyntaxNode, in body: LifecycleBody) -> String? {
    guard let place = place(of: expression, in: body), let first = place.path.first,
      place.path.count == 1 || place.path.dropFirst() == ["wrappedValue"], let input = input(named: first),
      input.wrapper == "Binding" || input.isBinding
    else { return nil }
    let name = input.name
    if place.isInRepresentable { return name }
    let kept = coordinator?.properties.first { $0.name == name }
    return place.root == .coordinator && kept.map { $0.wrapper == "Binding" || $0.isBinding } ?? false ? name : nil
  }

  /// The node, and the calls that lead to it, each with the body around it. Innermost first.
  private func route(to node: SyntaxNode, in body: LifecycleBody) -> [(node: SyntaxNode, body: LifecycleBody)] {
    guard case .call(let call, let caller) = body.origin else { return [(node, body)] }
    return [(node, body)] + route(to: call, in: caller)
  }
}

extension SyntaxNode {
  /// Whether one run of the code around both nodes reaches either this one or the other one: they're in different branches of a
  /// statement, or one of them is in an early exit before the other.
  func isExclusive(with other: SyntaxNode) -> Bool {
    var child = self
    for ancestor in ancestors {
      if ancestor.contains(other) { return ancestor.separates(self, in: child, from: other) }
      child = ancestor
    }
    return false
  }

  /// Whether this statement or block runs only one of two nodes, the first of which is in this child of it.
  private func separates(_ node: SyntaxNode, in child: SyntaxNode, from other: SyntaxNode) -> Bool {
    guard let otherChild = children.first(where: { $0.contains(other) }) else { return false }
    switch kind {
    case .ifStatement: return Set([child, otherChild]) == Set([body, elseBranch].compactMap(\.self))
    case .switchStatement: return child.kind == .switchCase && otherChild.kind == .switchCase
    default:
      let isFirst = child.range.lowerBound < otherChild.range.lowerBound
      let (first, early) = isFirst ? (child, node) : (otherChild, other)
      return (first.kind == .guardStatement || first.isEarlyExit) && first.body?.contains(early) ?? false
    }
  }
}

extension SyntaxNode {
  /// Whether a block reaches this node whenever the values are there that its conditions unwrap, if some other conditions
  /// let it.
  public func onlyNeedsValues(in block: SyntaxNode, besides known: Set<SyntaxNode> = []) -> Bool {
    conditions(upTo: block).allSatisfy { condition in
      condition.parts.allSatisfy { known.contains($0) || condition.holds && $0.kind == .optionalBinding }
    }
  }
}
