import BridgeFacts
import SwiftScan

extension Representable {
  /// Whether a statement of a lifecycle body runs only after a comparison with what is already there: with the
  /// represented object, with something that the coordinator remembers, or between inputs. A guard around the call of
  /// a helper counts, and so do early returns.
  public func isGuarded(_ statement: SyntaxNode, in body: LifecycleBody) -> Bool {
    if hasGuard(around: statement, in: body) { return true }
    guard body.isHelper else { return false }
    let callers = bodiesWithHelpers(of: body.method)
    return body.calls.contains { call in
      callers.contains { $0.block.contains(call) && hasGuard(around: call, in: $0) }
    }
  }

  private func hasGuard(around node: SyntaxNode, in body: LifecycleBody) -> Bool {
    node.dominatingConditions(in: body.block).contains { compares($0, in: body, depth: 0) }
  }

  /// Whether a condition looks at the state that is already there.
  private func compares(_ condition: SyntaxNode, in body: LifecycleBody, depth: Int) -> Bool {
    switch condition.kind {
    case .availabilityCondition: return false
    case .optionalBinding, .patternCondition:
      // Unwrapping a part of the view is no comparison; asking the coordinator is.
      return condition.value.map { mentionsCoordinator($0, in: body) || $0.comparesSomething } ?? false
    default:
      return mentionsRepresented(condition, in: body) || mentionsCoordinator(condition, in: body)
        || condition.comparesSomething || mentionsComparingLocal(condition, in: body, depth: depth)
        || mentionsOneShotFlag(condition, in: body)
    }
  }

  private func mentionsRepresented(_ node: SyntaxNode, in body: LifecycleBody) -> Bool {
    guard let variable = body.variable else { return false }
    return node.descendants(.reference).contains { $0.name == variable }
  }

  private func mentionsCoordinator(_ node: SyntaxNode, in body: LifecycleBody) -> Bool {
    if body.isInCoordinator { return true }
    return node.descendants(.memberAccess, .reference).contains { candidate in
      candidate.memberPath.map { isCoordinator($0, at: candidate, in: body) } ?? false
    }
  }

  /// A local whose value comes from a comparison, such as `let isNew = context.coordinator.last != text`.
  private func mentionsComparingLocal(_ node: SyntaxNode, in body: LifecycleBody, depth: Int) -> Bool {
    guard depth < 3 else { return false }
    return node.descendants(.reference).contains { reference in
      guard let local = reference.localDeclaration(of: reference.name, within: body.function.node),
        local.kind == .binding
      else { return false }
      return local.parent?.isNamed("var") ?? false
        || local.value.map { compares($0, in: body, depth: depth + 1) } ?? false
    }
  }

  /// A state input that the guarded code itself resets: `if isReloadNeeded { …; isReloadNeeded = false }`.
  private func mentionsOneShotFlag(_ node: SyntaxNode, in body: LifecycleBody) -> Bool {
    let flags = inputs.filter(\.isStateWrapped).map(\.name)
    let mentioned = node.descendants(.reference).map(\.name).filter(flags.contains)
    return mentioned.contains { flag in
      body.block.uses(of: flag, within: body.function.node).contains(where: \.isWritten)
    }
  }
}

extension SyntaxNode {
  /// The conditions on which it depends that this node is reached, up to `block`: of `if`, `switch`, `while`, of
  /// `guard` before it, of an `if` before it that leaves.
  func dominatingConditions(in block: SyntaxNode) -> [SyntaxNode] {
    var conditions: [SyntaxNode] = []
    var child = self
    for ancestor in ancestors {
      switch ancestor.kind {
      case .ifStatement, .whileStatement: if !ancestor.conditions.contains(child) { conditions += ancestor.conditions }
      case .switchStatement: conditions += ancestor.children.prefix { $0.kind != .switchCase }
      case .forStatement: conditions += ancestor.all(.whereClause)
      default: break
      }
      for item in ancestor.items where item.range.upperBound <= child.range.lowerBound {
        if item.kind == .guardStatement || item.isEarlyExit { conditions += item.conditions }
      }
      if ancestor == block { break }
      child = ancestor
    }
    return conditions
  }

  /// An `if` without `else` whose block always leaves.
  private var isEarlyExit: Bool {
    guard kind == .ifStatement, elseBranch == nil, let last = body?.items.last else { return false }
    return [.returnStatement, .throwStatement, .continueStatement, .breakStatement].contains(last.kind)
  }

  /// Whether an expression compares two values, asks a collection, or asks a function about which nothing is known.
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
