import BridgeFacts
import SwiftScan

/// The places from which a value is computed.
struct ValueSources: Sendable {
  private(set) var places: Set<Place> = []
  /// Whether a function takes part about which nothing is known.
  private(set) var includesUnknownCall = false

  /// Whether it doesn't depend on anything that could change.
  var isConstant: Bool { places.isEmpty && !includesUnknownCall }

  init(of nodes: [SyntaxNode], in body: LifecycleBody, of representable: Representable, depth: Int = 0) {
    for node in nodes { add(node, in: body, of: representable, depth: depth) }
  }

  private mutating func add(
    _ expression: SyntaxNode, in body: LifecycleBody, of representable: Representable, depth: Int
  ) {
    guard depth < 8 else { return }
    expression.walk { node in
      switch node.kind {
      case .call:
        add(call: node, in: body, of: representable, depth: depth)
        return true
      case .reference, .memberAccess:
        // The name of a function isn't a value.
        if node.isCallee { return true }
        guard let place = representable.place(of: node, in: body) else { return true }
        add(place, at: node, in: body, of: representable, depth: depth)
        return false
      case .optionalBinding where node.value == nil:
        let place = node.pattern.flatMap { representable.place(named: $0.name, at: node, in: body) }
        if let place { add(place, at: node, in: body, of: representable, depth: depth) }
        return false
      default: return true
      }
    }
  }

  private mutating func add(
    _ place: Place, at node: SyntaxNode, in body: LifecycleBody, of representable: Representable, depth: Int
  ) {
    switch place.root {
    case .value(let local) where local.kind == .binding || local.kind == .optionalBinding:
      let values = (local.value.map { [$0] } ?? []) + body.block.values(assignedTo: local, within: body.function.node)
      for value in values { add(value, in: body, of: representable, depth: depth + 1) }
    case .fresh: break
    // The names of types, and constants of types.
    case .global(let name) where name.first?.isUppercase ?? false: break
    default: places.insert(place)
    }
  }

  /// Adds what a function of the representable or its coordinator looks at.
  private mutating func add(
    call: SyntaxNode, in body: LifecycleBody, of representable: Representable, depth: Int
  ) {
    let callees = representable.bodiesWithHelpers(of: body.method).filter { $0.call == call && !$0.isForeign }
    for callee in callees { add(callee.block, in: callee, of: representable, depth: depth + 3) }
    if callees.isEmpty, call.evidentTypeName == nil, !call.calledName.isEmpty { includesUnknownCall = true }
  }
}

extension SyntaxNode {
  fileprivate var isCallee: Bool { parent?.kind == .call && parent?.callee == self }

  /// The values that code below assigns to a local variable.
  fileprivate func values(assignedTo local: SyntaxNode, within function: SyntaxNode) -> [SyntaxNode] {
    guard local.parent?.isNamed("var") ?? false, let name = local.pattern?.name else { return [] }
    return descendants(.sequence).filter { node in
      guard let target = Assignment(node)?.target, target.kind == .reference, target.isNamed(name) else { return false }
      return target.localDeclaration(of: name, within: function) == local
    }.flatMap { node in
      (Assignment(node)?.value ?? []) + node.dominatingConditions(in: self)
    }
  }
}
