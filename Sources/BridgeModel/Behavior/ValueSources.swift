import AppleAPI
import BridgeFacts
import SwiftScan
import TextModel

/// The places from which a value is computed.
struct ValueSources: Sendable {
  private(set) var places: Set<Place> = []
  /// The types that take part, and members of types, which are constants or variables: `Metrics.spacing`.
  private(set) var typeMembers: Set<Place> = []
  /// The calls of functions outside the representable and its coordinator, and the files that contain the calls.
  private(set) var foreignCalls: [SyntaxNode: FilePath] = [:]
  /// The expressions in locals that take part, which may have run before the code wrote newer values.
  private(set) var localValues: Set<SyntaxNode> = []

  /// Whether it doesn't depend on anything that could change.
  var isConstant: Bool { places.isEmpty && !includesUnknownCall }

  /// Whether a function takes part about which nothing is known.
  var includesUnknownCall: Bool { !foreignCalls.isEmpty }

  init(of nodes: [SyntaxNode], in body: LifecycleBody, of representable: Representable) {
    var search = SourceSearch(representable: representable)
    for node in nodes { search.add(node, in: body) }
    self = search.found
  }

  fileprivate init() {}

  fileprivate mutating func insert(_ place: Place) { places.insert(place) }

  fileprivate mutating func insert(typeMember: Place) { typeMembers.insert(typeMember) }

  fileprivate mutating func insert(foreignCall: SyntaxNode, in path: FilePath) { foreignCalls[foreignCall] = path }

  fileprivate mutating func insert(localValue: SyntaxNode) { localValues.insert(localValue) }

  fileprivate mutating func formUnion(_ other: ValueSources) {
    places.formUnion(other.places)
    typeMembers.formUnion(other.typeMembers)
    foreignCalls.merge(other.foreignCalls) { path, _ in path }
    localValues.formUnion(other.localValues)
  }
}

extension Representable {
  /// Whether expressions have the same values each time that a body runs.
  public func areConstant(_ expressions: [SyntaxNode], in body: LifecycleBody) -> Bool {
    ValueSources(of: expressions, in: body, of: self).isConstant
  }
}

/// Follows locals to their values, and calls of the representable and its coordinator to what they look at.
private struct SourceSearch {
  let representable: Representable
  var found = ValueSources()
  /// The calls and locals that were followed already, each once because code can be recursive.
  private var followed: Set<SyntaxNode> = []
  /// Whether the code belongs to a function that is called. Only the results for whole calls are kept, because those for
  /// calls in them leave out what was followed already.
  private var isInCallee = false

  init(representable: Representable) { self.representable = representable }

  mutating func add(_ expression: SyntaxNode, in body: LifecycleBody) {
    expression.walk { node in
      switch node.kind {
      case .call:
        add(call: node, in: body)
        return true
      case .reference, .memberAccess:
        // The name of a function isn't a value, and neither is the object whose code calls one of its own methods.
        if node.isCallee { return !(node.base?.isNamed("self") ?? false) }
        guard let place = representable.place(of: node, in: body) else { return true }
        add(place, in: body, namedBy: node)
        return false
      case .optionalBinding where node.value == nil:
        let place = node.pattern.flatMap { representable.place(named: $0.name, at: node, in: body) }
        if let place { add(place, in: body) }
        return false
      default: return true
      }
    }
  }

  private mutating func add(_ place: Place, in body: LifecycleBody, namedBy expression: SyntaxNode? = nil) {
    switch place.root {
    case .value(let local) where local.kind == .binding || local.kind == .optionalBinding:
      guard followed.insert(local).inserted else { return }
      // A caller can pass one of its locals.
      let owner = body.caller(containing: local) ?? body
      if let value = local.value { found.insert(localValue: value) }
      let values = (local.value.map { [$0] } ?? []) + owner.block.values(assignedTo: local, within: owner.function.node)
      for value in values { add(value, in: owner) }
    case .fresh(let call):
      // A new value depends on what it's made from.
      guard !followed.contains(call), let creator = self.body(creating: call, from: body, expression) else { return }
      found.insert(localValue: call)
      add(call: call, in: creator)
      for argument in call.arguments.compactMap(\.value) { add(argument, in: creator) }
    // The names of types, and constants of types, but not what their shared objects remember.
    case .global(let name) where name.first?.isUppercase ?? false && place.path.count < 2:
      found.insert(typeMember: place)
    default:
      found.insert(place)
      addGetter(of: place, in: body)
    }
  }

  /// The body that contains the call of an initializer: the one that uses the value, a function that passes it on, or a
  /// computed property of the representable or its copy, whichever the code asks.
  private func body(
    creating call: SyntaxNode, from body: LifecycleBody, _ expression: SyntaxNode?
  ) -> LifecycleBody? {
    if let caller = body.caller(containing: call) { return caller }
    let owner = expression.flatMap { self.owner(ofPropertyIn: $0, body) }
    return representable.members.firstNonNil { member in
      guard !member.isStored, let block = member.bodies.first, block.contains(call) else { return nil }
      return LifecycleBody(method: body.method, function: member, block: block, owner: owner ?? Place(.representable))
    }
  }

  /// The representable, or the coordinator's copy of it, whose property an expression names; nil for other expressions.
  private func owner(ofPropertyIn node: SyntaxNode, _ body: LifecycleBody) -> Place? {
    var link = node.constantValue(within: body.function.node)
    while let base = link.previousLink {
      if let place = representable.place(of: base, in: body), place.isInRepresentable { return place }
      link = base.constantValue(within: body.function.node)
    }
    return body.isInRepresentable ? body.owner : nil
  }

  /// Adds what a computed property of the representable looks at.
  private mutating func addGetter(of place: Place, in body: LifecycleBody) {
    guard place.isInRepresentable, let name = place.path.first,
      let property = representable.members.first(where: { $0.name == name && $0.isProperty && !$0.isStored }),
      let getter = property.bodies.first, followed.insert(getter).inserted
    else { return }
    add(getter, in: LifecycleBody(method: body.method, function: property, block: getter, owner: Place(place.root)))
  }

  private mutating func add(call: SyntaxNode, in body: LifecycleBody) {
    guard followed.insert(call).inserted else { return }
    let callees = representable.bodies(calledBy: call, in: body.method)
    if callees.isEmpty, call.evidentTypeName == nil, !call.calledName.isEmpty, !asksElements(call, in: body) {
      found.insert(foreignCall: call, in: body.function.path)
    }
    guard !callees.isEmpty else { return }
    if isInCallee {
      for callee in callees { add(callee.block, in: callee) }
    } else {
      found.formUnion(
        representable.memory.sourcesOfCalls.value(of: call) {
          var search = SourceSearch(representable: representable)
          search.isInCallee = true
          for callee in callees { search.add(callee.block, in: callee) }
          return search.found
        })
    }
  }

  /// Whether a call asks the elements of a collection with a closure, so that its result depends only on them and on what
  /// the closure looks at. A shared object can have a method of this name that remembers something.
  private func asksElements(_ call: SyntaxNode, in body: LifecycleBody) -> Bool {
    guard let receiver = call.receiver, AppleAPI.immediateMethods.contains(call.calledName),
      call.arguments.last?.value?.kind == .closure
    else { return false }
    if case .global = representable.place(of: receiver.chainRoot, in: body)?.root { return false }
    return true
  }
}

extension SyntaxNode {
  /// The values that code below assigns to a local variable.
  fileprivate func values(assignedTo local: SyntaxNode, within function: SyntaxNode) -> [SyntaxNode] {
    // A constant can get its value in branches.
    guard local.value == nil || local.parent?.isNamed("var") ?? false, let name = local.pattern?.name else { return [] }
    return descendants(.sequence).filter { node in
      guard let target = Assignment(node)?.target, target.kind == .reference, target.isNamed(name) else { return false }
      return target.localDeclaration(of: name, within: function) == local
    }.flatMap { node in
      (Assignment(node)?.value ?? []) + node.dominatingConditions(in: self)
    }
  }
}
