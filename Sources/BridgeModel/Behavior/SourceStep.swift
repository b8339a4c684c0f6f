import AppleAPI
import BridgeFacts
import SwiftScan

/// The sources that an expression itself names, and the code that leads to the others. A body keeps the steps of its
/// expressions, because many conditions lead to the same code.
struct SourceStep: Sendable {
  fileprivate(set) var found = ValueSources()
  fileprivate(set) var links: [SourceLink] = []
}

/// Code outside an expression that its value depends on.
struct SourceLink: Sendable {
  enum Kind: Sendable { case local, call, creation, getter }

  /// The body that contains the code, as seen from that of the expression.
  enum Site: Sendable {
    /// The body itself, or one that leads to it through a number of calls.
    case caller(Int)
    /// The code of a computed property of the representable or its copy, whichever is the owner.
    case getter(SyntaxNode, owner: Place)
  }

  var kind: Kind
  /// The local, the call, or the code of the getter.
  var node: SyntaxNode
  var site: Site
}

extension Representable {
  func sourceStep(of expression: SyntaxNode, in body: LifecycleBody) -> SourceStep {
    body.memory.sourceStep(of: expression) {
      var reader = StepReader(representable: self, body: body)
      reader.add(expression)
      return reader.step
    }
  }

  func body(at site: SourceLink.Site, from body: LifecycleBody) -> LifecycleBody? {
    switch site {
    case .caller(let distance):
      var body: LifecycleBody? = body
      for _ in 0..<distance { body = body?.caller }
      return body
    case .getter(let block, let owner):
      return memory.getterBody(LifecycleMemory.GetterKey(method: body.method, block: block, owner: owner)) {
        members.first { $0.bodies.first == block }.map { property in
          LifecycleBody(method: body.method, function: property, block: block, owner: owner)
        }
      }
    }
  }
}

/// Reads one expression.
private struct StepReader {
  let representable: Representable
  let body: LifecycleBody
  var step = SourceStep()

  init(representable: Representable, body: LifecycleBody) {
    self.representable = representable
    self.body = body
  }

  mutating func add(_ expression: SyntaxNode) {
    expression.walk { node in
      switch node.kind {
      case .call:
        add(call: node)
        return true
      case .reference, .memberAccess:
        // The name of a function isn't a value, and neither is the object whose code calls one of its own methods.
        if node.isCallee { return !(node.base?.isNamed("self") ?? false) }
        guard let place = representable.place(of: node, in: body) else { return true }
        add(place, namedBy: node)
        return false
      case .optionalBinding where node.value == nil:
        let place = node.pattern.flatMap { representable.place(named: $0.name, at: node, in: body) }
        if let place { add(place) }
        return false
      default: return true
      }
    }
  }

  private mutating func add(_ place: Place, namedBy expression: SyntaxNode? = nil) {
    switch place.root {
    case .value(let local) where local.kind == .binding || local.kind == .optionalBinding:
      // A caller can pass one of its locals.
      addLink(.local, local, .caller(distance(toCallerContaining: local) ?? 0))
    case .fresh(let call):
      if let site = site(creating: call, expression) { addLink(.creation, call, site) }
    // The names of types, and constants of types, but not what their shared objects remember.
    case .global(let name) where name.first?.isUppercase ?? false && place.path.count < 2:
      step.found.insert(typeMember: place)
    default:
      step.found.insert(place)
      addGetter(of: place)
    }
  }

  private mutating func addLink(_ kind: SourceLink.Kind, _ node: SyntaxNode, _ site: SourceLink.Site) {
    step.links.append(SourceLink(kind: kind, node: node, site: site))
  }

  /// The number of calls between this body and the body of the function that contains a node, if that leads to it.
  private func distance(toCallerContaining node: SyntaxNode) -> Int? {
    sequence(first: body, next: \.caller).enumerated().first { $0.element.function.node.contains(node) }?.offset
  }

  /// The body that contains the call of an initializer: the one that uses the value, a function that passes it on, or a
  /// computed property of the representable or its copy, whichever the code asks.
  private func site(creating call: SyntaxNode, _ expression: SyntaxNode?) -> SourceLink.Site? {
    if let distance = distance(toCallerContaining: call) { return .caller(distance) }
    let owner = expression.flatMap(ownerOfProperty)
    return representable.members.firstNonNil { member in
      guard !member.isStored, let block = member.bodies.first, block.contains(call) else { return nil }
      return .getter(block, owner: owner ?? Place(.representable))
    }
  }

  /// The representable, or the coordinator's copy of it, whose property an expression names; nil for other expressions.
  private func ownerOfProperty(_ node: SyntaxNode) -> Place? {
    var link = node.constantValue(within: body.function.node)
    while let base = link.previousLink {
      if let place = representable.place(of: base, in: body), place.isInRepresentable { return place }
      link = base.constantValue(within: body.function.node)
    }
    return body.isInRepresentable ? body.owner : nil
  }

  /// Adds what a computed property of the representable looks at.
  private mutating func addGetter(of place: Place) {
    guard place.isInRepresentable, let name = place.path.first,
      let property = representable.members.first(where: { $0.name == name && $0.isProperty && !$0.isStored }),
      let getter = property.bodies.first
    else { return }
    addLink(.getter, getter, .getter(getter, owner: Place(place.root)))
  }

  private mutating func add(call: SyntaxNode) {
    guard representable.bodies(calledBy: call, in: body.method).isEmpty else {
      return addLink(.call, call, .caller(0))
    }
    if call.evidentTypeName == nil, !call.calledName.isEmpty, !asksElements(call) {
      step.found.insert(foreignCall: call, in: body.function.path)
    }
  }

  /// Whether a call asks the elements of a collection with a closure, so that its result depends only on them and on what
  /// the closure looks at. A shared object can have a method of this name that remembers something.
  private func asksElements(_ call: SyntaxNode) -> Bool {
    guard let receiver = call.receiver, AppleAPI.immediateMethods.contains(call.calledName),
      call.arguments.last?.value?.kind == .closure
    else { return false }
    if case .global = representable.place(of: receiver.chainRoot, in: body)?.root { return false }
    return true
  }
}

extension SourceStep: Carried {
  func carried(by nodes: NodeMove) -> SourceStep? {
    guard let found = found.carried(by: nodes), let links = links.carried(by: nodes) else { return nil }
    return SourceStep(found: found, links: links)
  }
}

extension SourceLink: Carried {
  func carried(by nodes: NodeMove) -> SourceLink? {
    guard let node = nodes(node), let site = site.carried(by: nodes) else { return nil }
    return SourceLink(kind: kind, node: node, site: site)
  }
}

extension SourceLink.Site: Carried {
  func carried(by nodes: NodeMove) -> SourceLink.Site? {
    guard case .getter(let block, let owner) = self else { return self }
    guard let block = nodes(block), let owner = owner.carried(by: nodes) else { return nil }
    return .getter(block, owner: owner)
  }
}
