import SwiftScan

/// A hosting controller or view that each run of the update method creates and shows.
public struct RepeatedHosting: Sendable {
  /// The call that creates it.
  public var call: SyntaxNode
  /// The call or assignment that shows it.
  public var use: SyntaxNode
  public var body: LifecycleBody
}

extension ProjectModel {
  /// The hosting controllers and views that the code that the update method reaches creates and shows each time, in an
  /// object that stays.
  public func repeatedHosting(in representable: Representable) -> [RepeatedHosting] {
    guard signs(of: representable).contains(.hosting) else { return [] }
    return bodies(reachedFrom: .update, of: representable).filter { $0.signs.contains(.hosting) }.flatMap { body in
      body.block.descendants(.call).compactMap { call -> RepeatedHosting? in
        guard let name = call.evidentTypeName, isHosting(name, in: representable.name),
          let use = use(showing: call, in: body, of: representable), timing(of: call, in: body) != .whenCalled,
          !body.leavesOut(call), !representable.isGuarded(call, in: body), !representable.isGuarded(use, in: body)
        else { return nil }
        return RepeatedHosting(call: call, use: use, body: body)
      }
    }
  }

  private func use(
    showing call: SyntaxNode, in body: LifecycleBody, of representable: Representable
  ) -> SyntaxNode? {
    mentions(of: call, in: body, depth: 0).firstNonNil { showing($0, in: body, of: representable) }
  }

  /// The expressions that mean a new controller, or its view: the call itself, or the locals that hold it.
  private func mentions(of expression: SyntaxNode, in body: LifecycleBody, depth: Int) -> [SyntaxNode] {
    let value = expression.withAccessOfView
    guard depth < 4, let local = value.parent, [.binding, .optionalBinding].contains(local.kind),
      let name = local.pattern?.name
    else {
      return [expression]
    }
    return body.block.descendants(.reference).filter {
      $0.isNamed(name) && $0.localDeclaration(of: name, within: body.function.node) == local
    }.flatMap { mentions(of: $0, in: body, depth: depth + 1) }
  }

  /// The call or assignment that shows what an expression means, or its view, in an object that stays.
  private func showing(
    _ expression: SyntaxNode, in body: LifecycleBody, of representable: Representable
  ) -> SyntaxNode? {
    let node = expression.withAccessOfView
    guard let parent = node.parent else { return nil }
    if let assignment = Assignment(parent) {
      guard assignment.value == [node], let object = assignment.target.base,
        KnownTypes.contentProperties.contains(assignment.target.name), !body.isInRepresented(object),
        body.isLasting(object, of: representable)
      else { return nil }
      return parent
    }
    guard parent.kind == .argument, let call = parent.parent, call.kind == .call,
      call.addsSubview || node != expression && call.calledName.hasPrefix("add")
    else { return nil }
    guard let receiver = call.receiver else {
      return body.owner.map { $0.isInRepresented || $0.isInCoordinator && !$0.path.isEmpty } ?? false ? call : nil
    }
    return body.isLasting(receiver, of: representable) ? call : nil
  }
}

extension LifecycleBody {
  /// Whether an expression means an object that stays from one update to the next: the represented object, an object of
  /// the coordinator or of an input, a shared object, or a part of one.
  fileprivate func isLasting(_ expression: SyntaxNode, of representable: Representable) -> Bool {
    guard let place = representable.place(of: expression, in: self) else { return false }
    switch place.root {
    case .represented: return true
    case .coordinator, .representable, .copy, .global: return !place.path.isEmpty
    case .value(let local):
      // `let popover = popover ?? makePopover()`
      guard local.kind == .binding, let value = local.value, value.kind == .sequence,
        case let parts = Array(value.children), parts.count == 3, parts[1].isNamed("??")
      else { return false }
      return isLasting(parts[0], of: representable)
    case .context, .fresh: return false
    }
  }
}

extension SyntaxNode {
  /// The expression with the access of its view around it, and with what unwraps it.
  fileprivate var withAccessOfView: SyntaxNode {
    var node = self
    while let parent = node.parent, parent.isAccessOfView(of: node) { node = parent }
    return node
  }

  /// Whether this expression is the view of a controller, or unwraps it.
  fileprivate func isAccessOfView(of node: SyntaxNode) -> Bool {
    switch kind {
    case .optionalChain, .forceUnwrap: base == node
    case .memberAccess: isNamed("view") && base == node
    default: false
    }
  }
}
