import BridgeFacts
import SwiftScan

/// A condition that examines the existing state before code runs.
public struct Guard: Hashable, Sendable {
  public enum Kind: String, CaseIterable, Sendable {
    /// The condition examines the represented object: `view.text != text`.
    case represented
    /// The condition examines what the coordinator remembers: `context.coordinator.last != text`.
    case coordinator
    /// The condition compares inputs or other values, or calls a function about which nothing is known: `text.isEmpty`.
    case comparison
    /// The condition uses a local whose value comes from one of these.
    case local
    /// The condition examines something that the body itself sets: `if isReloadNeeded { …; isReloadNeeded = false }`.
    case oneShotFlag
    /// A helper of the project compares before it runs the closure: `onChange(of: text) { … }`.
    case helper
    /// The condition examines a state input that other code of the representable or its coordinator resets.
    case recalledFlag
  }

  /// The condition, or the call of the helper.
  public var node: SyntaxNode
  public var kind: Kind
}

extension Representable {
  /// Whether a statement of a lifecycle body runs only after a comparison with the existing state: with the represented
  /// object, with something that the coordinator remembers, or between inputs. Guards around the call of a helper and
  /// early exits count.
  public func isGuarded(_ statement: SyntaxNode, in body: LifecycleBody) -> Bool {
    !guards(of: statement, in: body).isEmpty
  }

  /// The guards of a statement of a lifecycle body, innermost first. For a helper without guards of its own, those
  /// around its calls.
  public func guards(of statement: SyntaxNode, in body: LifecycleBody) -> [Guard] {
    let own = guards(around: statement, in: body)
    guard own.isEmpty, body.isHelper else { return own }
    let callers = bodiesWithHelpers(of: body.method)
    return body.calls.flatMap { call in
      callers.filter { $0.block.contains(call) }.flatMap { guards(around: call, in: $0) }
    }
  }

  /// The guards among the conditions of a lifecycle body's statements, in source order, regardless of what they guard.
  public func guards(in body: LifecycleBody) -> [Guard] {
    let conditions = body.block.branchConditions.compactMap { condition in
      guardKind(of: condition, in: body).map { Guard(node: condition, kind: $0) }
    }
    let helpers = body.block.descendants(.call).filter { comparesFirst($0, in: body) }
    return (conditions + helpers.map { Guard(node: $0, kind: .helper) }).sorted {
      $0.node.range.lowerBound < $1.node.range.lowerBound
    }
  }

  private func guards(around node: SyntaxNode, in body: LifecycleBody) -> [Guard] {
    let conditions = node.dominatingConditions(in: body.block).compactMap { condition in
      guardKind(of: condition, in: body).map { Guard(node: condition, kind: $0) }
    }
    return conditions + comparingCalls(around: node, in: body).map { Guard(node: $0, kind: .helper) }
  }

  /// Returns how a condition examines the existing state, or nil if it doesn't.
  private func guardKind(of condition: SyntaxNode, in body: LifecycleBody, depth: Int = 0) -> Guard.Kind? {
    switch condition.kind {
    case .availabilityCondition: return nil
    case .optionalBinding, .patternCondition:
      // A request that the code resets after meeting it: `if let target { …; self.target = nil }`.
      if let request = requestedInput(of: condition, in: body) {
        if body.block.writes([request]) { return .oneShotFlag }
        if isWrittenElsewhere(request) { return .recalledFlag }
      }
      // Unwrapping a part of the view isn't a comparison; unwrapping a value of the coordinator is.
      guard let value = condition.value else { return nil }
      if mentionsCoordinator(value, in: body) { return .coordinator }
      return value.comparesSomething || value.kind == .subscriptCall ? .comparison : nil
    default: break
    }
    if mentionsRepresented(condition, in: body) { return .represented }
    if mentionsCoordinator(condition, in: body) { return .coordinator }
    if condition.comparesSomething { return .comparison }
    if mentionsComparingLocal(condition, in: body, depth: depth) { return .local }
    return flagKind(of: condition, in: body)
  }

  private func mentionsRepresented(_ node: SyntaxNode, in body: LifecycleBody) -> Bool {
    guard let variable = body.variable else { return false }
    return node.descendants(.reference).contains { $0.name == variable }
  }

  private func mentionsCoordinator(_ node: SyntaxNode, in body: LifecycleBody) -> Bool {
    if body.isInCoordinator, node.mentionsMemberOfSelf(within: body.function.node) { return true }
    return node.descendants(.memberAccess, .reference).contains { candidate in
      candidate.memberPath.map { isCoordinator($0, at: candidate, in: body) } ?? false
    }
  }

  /// Whether a node mentions a local variable, or a constant whose value is itself a guard, such as
  /// `let isNew = context.coordinator.last != text`.
  private func mentionsComparingLocal(_ node: SyntaxNode, in body: LifecycleBody, depth: Int) -> Bool {
    guard depth < 3 else { return false }
    return node.descendants(.reference).contains { reference in
      guard let local = reference.localDeclaration(of: reference.name, within: body.function.node),
        local.kind == .binding
      else { return false }
      return local.parent?.isNamed("var") ?? false
        || local.value.map { guardKind(of: $0, in: body, depth: depth + 1) != nil } ?? false
    }
  }

  /// The kind of a condition on a flag. Either the body itself sets the flag, as in
  /// `if isReloadNeeded { …; isReloadNeeded = false }` and `if model.isStale { … }`, or the flag is a state input that
  /// other code of the representable or its coordinator sets and that the condition doesn't negate.
  private func flagKind(of condition: SyntaxNode, in body: LifecycleBody) -> Guard.Kind? {
    let mentioned = condition.descendants(.reference, .memberAccess).filter { $0.parent?.kind != .memberAccess }
    let flags = mentioned.compactMap { flag in
      flag.pathFromSelf.flatMap { flag.isLocal($0[0], within: body.function.node) ? nil : (flag, path: $0) }
    }
    if flags.contains(where: { body.block.writes($0.path) }) { return .oneShotFlag }
    let isRecalled = flags.contains { flag, path in
      guard path.count == 1, input(named: path[0])?.isStateWrapped ?? false, !condition.negates(flag) else {
        return false
      }
      return isWrittenElsewhere(path[0])
    }
    return isRecalled ? .recalledFlag : nil
  }

  /// Whether any code of the representable or its coordinator writes an input.
  private func isWrittenElsewhere(_ input: String) -> Bool {
    members.flatMap(\.bodies).contains { $0.writes([input]) }
      || (coordinator?.members ?? []).flatMap(\.bodies).contains { $0.writesMember(named: input) }
  }

  /// The state input that a condition unwraps.
  private func requestedInput(of condition: SyntaxNode, in body: LifecycleBody) -> String? {
    guard !body.isInCoordinator, condition.kind == .optionalBinding else { return nil }
    let path = condition.value.map { $0.pathFromSelf ?? [] } ?? condition.pattern.map { [$0.name] } ?? []
    guard path.count == 1, input(named: path[0])?.isStateWrapped ?? false else { return nil }
    return path[0]
  }
}

extension SyntaxNode {
  /// The conditions that decide whether this node is reached, up to `block`: those of `if`, `switch`, and `while`
  /// statements around it, and those of a `guard` or an early exit before it.
  public func dominatingConditions(in block: SyntaxNode) -> [SyntaxNode] {
    var conditions: [SyntaxNode] = []
    var child = self
    for ancestor in ancestors {
      if !ancestor.ownConditions.contains(child), ancestor.kind != .guardStatement {
        conditions += ancestor.ownConditions
      }
      if ancestor.kind == .sequence { conditions += ancestor.ternaryConditions(of: child) }
      for item in ancestor.items where item.range.upperBound <= child.range.lowerBound {
        if item.kind == .guardStatement || item.isEarlyExit { conditions += item.conditions }
      }
      if ancestor == block { break }
      child = ancestor
    }
    return conditions
  }

  /// The conditions at or below the node that decide what runs, in source order.
  fileprivate var branchConditions: [SyntaxNode] {
    var found: [SyntaxNode] = []
    walk { node in
      found += node.ownConditions
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

  /// The operands and operators of a flat sequence before the `?` that decides whether this child is reached.
  private func ternaryConditions(of child: SyntaxNode) -> [SyntaxNode] {
    let parts = Array(children)
    guard let ternary = parts.firstIndex(where: { $0.kind == .ternary }), let place = parts.firstIndex(of: child),
      place >= ternary
    else { return [] }
    let assignment = parts[..<ternary].lastIndex { $0.kind == .assignmentOperator }
    return Array(parts[(assignment.map { $0 + 1 } ?? 0)..<ternary])
  }

  /// Whether the code assigns to the member path, without `self`, or toggles its value.
  fileprivate func writes(_ path: [String]) -> Bool {
    descendants(.sequence, .call).contains { node in
      if let assignment = Assignment(node) { return assignment.target.pathFromSelf == path }
      return node.kind == .call && node.calledName == "toggle" && node.receiver?.pathFromSelf == path
    }
  }

  /// Whether the code assigns to a member with this name, of any object.
  fileprivate func writesMember(named name: String) -> Bool {
    descendants(.sequence).contains { node in
      guard let path = Assignment(node)?.target.memberPath else { return false }
      return path.suffix(2).contains(name)
    }
  }

  /// Whether a condition holds if the flag is false.
  fileprivate func negates(_ flag: SyntaxNode) -> Bool {
    flag.parent?.kind == .prefixOperation
      || descendants(.booleanLiteral).contains { $0.text == "false" && $0.parent == flag.parent }
  }

  /// Whether a name in the node means a member of `self`. Types don't count.
  func mentionsMemberOfSelf(within function: SyntaxNode) -> Bool {
    descendants(.reference).contains { reference in
      let name = reference.name
      return name.first?.isUppercase != true && !reference.isLocal(name, within: function)
    }
  }

  /// Whether it's an `if` without `else` whose block always exits.
  private var isEarlyExit: Bool {
    guard kind == .ifStatement, elseBranch == nil, let last = body?.items.last else { return false }
    return [.returnStatement, .throwStatement, .continueStatement, .breakStatement].contains(last.kind)
  }

  /// Whether an expression compares two values, tests whether a collection is empty, or calls a function about which
  /// nothing is known.
  public var comparesSomething: Bool {
    var compares = false
    walk { node in
      switch node.kind {
      case .binaryOperator: compares = compares || comparisons.contains(node.name)
      case .memberAccess: compares = compares || node.isNamed("isEmpty")
      case .call: compares = compares || node.calledName.first?.isLowercase ?? false
      case .closure: return false
      default: break
      }
      return !compares
    }
    return compares
  }
}

private let comparisons: Set = ["==", "!=", "===", "!==", "<", ">", "<=", ">=", "~="]
