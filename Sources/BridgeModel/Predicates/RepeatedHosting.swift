import SwiftScan
import TextModel

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
    bodies(reachedFrom: .update, of: representable).filter(mayHost).flatMap { body in
      body.block.descendants(.call).compactMap { call -> RepeatedHosting? in
        guard let name = call.evidentTypeName, isHosting(name, in: representable.name),
          let use = use(showing: call, in: body, of: representable), timing(of: call, in: body) != .whenCalled,
          !body.leavesOut(call), !representable.isGuarded(call, in: body),
          !representable.isGuarded(use.node, in: use.body)
        else { return nil }
        return RepeatedHosting(call: call, use: use.node, body: body)
      }
    }
  }

  /// Whether a body may create hosting controllers or views.
  private func mayHost(_ body: LifecycleBody) -> Bool {
    body.signs.contains(.hosting) || hostingClassNames.contains { body.block.mentions($0.pattern) }
  }

  private func use(
    showing call: SyntaxNode, in body: LifecycleBody, of representable: Representable
  ) -> MentionedHost? {
    mentions(of: MentionedHost(node: call, body: body), depth: 0).firstNonNil { mention in
      showing(mention, of: representable).map { MentionedHost(node: $0, body: mention.body) }
    }
  }

  /// The expressions that mean a new controller, or its view: the call itself, the locals or the property that hold it, or
  /// the call of the function that returns it.
  private func mentions(of host: MentionedHost, depth: Int) -> [MentionedHost] {
    let (body, value) = (host.body, host.node.withAccessOfView)
    guard depth < 4, let parent = value.parent else { return [host] }
    let isView = host.isView || value != host.node
    func mentions(at nodes: [SyntaxNode], in body: LifecycleBody) -> [MentionedHost] {
      nodes.flatMap { self.mentions(of: MentionedHost(node: $0, isView: isView, body: body), depth: depth + 1) }
    }
    if [.binding, .optionalBinding].contains(parent.kind), let name = parent.pattern?.name {
      let uses = body.block.descendants(.reference).filter {
        $0.isNamed(name) && $0.localDeclaration(of: name, within: body.function.node) == parent
      }
      return mentions(at: uses, in: body)
    }
    if let assignment = Assignment(parent), assignment.value == [value], let path = assignment.target.memberPath,
      let name = path.last
    {
      let uses = body.block.descendants(.memberAccess, mentioning: [BytePattern(word: name)]).filter {
        $0.range.lowerBound > parent.range.upperBound && $0.memberPath == path
      }
      return [host] + mentions(at: uses, in: body)
    }
    if case .call(let call, let caller) = body.origin, body.returnedValues.contains(value) {
      return mentions(at: [call], in: caller)
    }
    return [host]
  }

  /// The call or assignment that shows what an expression means, or its view, in an object that stays.
  private func showing(_ host: MentionedHost, of representable: Representable) -> SyntaxNode? {
    let (body, node) = (host.body, host.node.withAccessOfView)
    guard let parent = node.parent else { return nil }
    if let assignment = Assignment(parent) {
      guard assignment.value == [node], let object = assignment.target.base,
        KnownTypes.contentProperties.contains(assignment.target.name) && !body.isInRepresented(object)
          || parent.showsInList(node),
        body.isLasting(object, of: representable)
      else { return nil }
      return parent
    }
    guard parent.kind == .argument, let call = parent.parent, call.kind == .call,
      call.addsSubview || (host.isView || node != host.node) && call.calledName.hasPrefix("add")
    else { return nil }
    guard let receiver = call.receiver else {
      return body.owner.map { body.isLasting($0, of: representable) } ?? false ? call : nil
    }
    return body.isLasting(receiver, of: representable) ? call : nil
  }
}

/// An expression that means a hosting controller or view, and the body around it.
private struct MentionedHost {
  var node: SyntaxNode
  /// Whether it means the view of the controller.
  var isView = false
  var body: LifecycleBody
}

extension LifecycleBody {
  /// Whether an expression means an object that stays from one update to the next: the represented object, an object of
  /// the coordinator or of an input, a shared object, or a part of one.
  fileprivate func isLasting(_ expression: SyntaxNode, of representable: Representable) -> Bool {
    representable.place(of: expression, in: self).map { isLasting($0, of: representable) } ?? false
  }

  /// The same for an object in a place.
  fileprivate func isLasting(_ place: Place, of representable: Representable) -> Bool {
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
  var withAccessOfView: SyntaxNode {
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
