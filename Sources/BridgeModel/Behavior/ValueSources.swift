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
    for node in nodes {
      formUnion(
        body.memory.sources(of: node) {
          var search = SourceSearch(representable: representable)
          search.add(node, in: body)
          return search.found
        })
    }
  }

  init() {}

  mutating func insert(_ place: Place) { places.insert(place) }

  mutating func insert(typeMember: Place) { typeMembers.insert(typeMember) }

  mutating func insert(foreignCall: SyntaxNode, in path: FilePath) { foreignCalls[foreignCall] = path }

  mutating func insert(localValue: SyntaxNode) { localValues.insert(localValue) }

  fileprivate mutating func formUnion(_ other: ValueSources) {
    if !other.places.isEmpty { places.formUnion(other.places) }
    if !other.typeMembers.isEmpty { typeMembers.formUnion(other.typeMembers) }
    if !other.foreignCalls.isEmpty { foreignCalls.merge(other.foreignCalls) { path, _ in path } }
    if !other.localValues.isEmpty { localValues.formUnion(other.localValues) }
  }
}

extension ValueSources: Carried {
  func carried(by nodes: NodeMove) -> ValueSources? {
    guard let places = Array(places).carried(by: nodes), let typeMembers = Array(typeMembers).carried(by: nodes),
      let localValues = Array(localValues).carried(by: nodes)
    else { return nil }
    var carried = ValueSources()
    (carried.places, carried.typeMembers, carried.localValues) = (Set(places), Set(typeMembers), Set(localValues))
    for (call, path) in foreignCalls {
      guard let call = nodes(call) else { return nil }
      carried.foreignCalls[call] = path
    }
    return carried
  }
}

extension Representable {
  /// Whether expressions have the same values each time that a body runs.
  public func areConstant(_ expressions: [SyntaxNode], in body: LifecycleBody) -> Bool {
    ValueSources(of: expressions, in: body, of: self).isConstant
  }
}

/// Follows expressions to what they're computed from.
private struct SourceSearch {
  let representable: Representable
  var found = ValueSources()
  /// The calls, locals, and getters that were followed already, each once because code can be recursive.
  private var followed: Set<SyntaxNode> = []
  /// Whether the code belongs to a function that is called. Only the results for whole calls are kept, because those for
  /// calls in them leave out what was followed already.
  private var isInCallee = false

  init(representable: Representable) { self.representable = representable }

  mutating func add(_ expression: SyntaxNode, in body: LifecycleBody) {
    let step = representable.sourceStep(of: expression, in: body)
    found.formUnion(step.found)
    for link in step.links where followed.insert(link.node).inserted {
      if let body = representable.body(at: link.site, from: body) { follow(link, in: body) }
    }
  }

  private mutating func follow(_ link: SourceLink, in body: LifecycleBody) {
    switch link.kind {
    case .local:
      if let value = link.node.value { found.insert(localValue: value) }
      let values = body.memory.values(ofLocal: link.node) {
        body.block.values(ofLocal: link.node, within: body.function.node)
      }
      for value in values { add(value, in: body) }
    case .call: addCallees(of: link.node, in: body)
    case .creation:
      // A new value depends on what it's made from.
      found.insert(localValue: link.node)
      addCallees(of: link.node, in: body)
      for argument in link.node.arguments.compactMap(\.value) { add(argument, in: body) }
    case .getter: add(link.node, in: body)
    }
  }

  private mutating func addCallees(of call: SyntaxNode, in body: LifecycleBody) {
    let callees = representable.bodies(calledBy: call, in: body.method)
    guard !callees.isEmpty else { return }
    if isInCallee {
      for callee in callees { add(callee.block, in: callee) }
    } else {
      found.formUnion(
        representable.memory.sources(ofCall: call) {
          var search = SourceSearch(representable: representable)
          search.isInCallee = true
          for callee in callees { search.add(callee.block, in: callee) }
          return search.found
        })
    }
  }
}

extension SyntaxNode {
  /// The values that a local variable may have: the one at its declaration, and those that code below assigns to it.
  fileprivate func values(ofLocal local: SyntaxNode, within function: SyntaxNode) -> [SyntaxNode] {
    (local.value.map { [$0] } ?? []) + values(assignedTo: local, within: function)
  }

  private func values(assignedTo local: SyntaxNode, within function: SyntaxNode) -> [SyntaxNode] {
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
