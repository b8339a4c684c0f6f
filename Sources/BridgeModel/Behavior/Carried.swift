import SwiftScan

/// A fact about code that can be carried over an edit of a body elsewhere.
protocol Carried {
  /// The same fact about the newer text; nil if it's about a node of the edited body.
  func carried(by nodes: NodeMove) -> Self?
}

extension SyntaxNode: Carried {
  func carried(by nodes: NodeMove) -> SyntaxNode? { nodes(self) }
}

extension Optional: Carried where Wrapped: Carried {
  func carried(by nodes: NodeMove) -> Wrapped?? {
    guard let self else { return .some(nil) }
    return self.carried(by: nodes).map { .some($0) }
  }
}

extension Array: Carried where Element: Carried {
  func carried(by nodes: NodeMove) -> [Element]? {
    var carried: [Element] = []
    carried.reserveCapacity(count)
    for element in self {
      guard let element = element.carried(by: nodes) else { return nil }
      carried.append(element)
    }
    return carried
  }
}

extension Place: Carried {
  func carried(by nodes: NodeMove) -> Place? {
    switch root {
    case .representable, .copy, .represented, .coordinator, .context, .global: self
    case .fresh(let node): nodes(node).map { Place(.fresh($0), path) }
    case .value(let node): nodes(node).map { Place(.value($0), path) }
    }
  }
}

extension Callee: Carried {
  func carried(by nodes: NodeMove) -> Callee? {
    switch self {
    case .project(let members): members.carried(by: nodes).map { .project($0) }
    case .local(let node): nodes(node).map { .local($0) }
    case .global(let found): nodes(found.node).map { .global(GlobalDeclaration(node: $0, path: found.path)) }
    case .apple, .implicitInitializer, .unknown: self
    }
  }
}

extension TypeDeclaration: Carried {
  func carried(by nodes: NodeMove) -> TypeDeclaration? {
    guard let node = nodes(node) else { return nil }
    return TypeDeclaration(path: path, node: node, head: head, signs: signs)
  }
}

extension Member: Carried {
  func carried(by nodes: NodeMove) -> Member? {
    guard let node = nodes(node), let binding = binding.carried(by: nodes), let owner = owner.carried(by: nodes) else {
      return nil
    }
    return Member(node: node, binding: binding, name: name, owner: owner)
  }
}

extension LifecycleMemory.BodyKey: Carried {
  func carried(by nodes: NodeMove) -> LifecycleMemory.BodyKey? {
    guard let block = nodes(block), let owner = owner.carried(by: nodes), let arguments = arguments.carried(by: nodes)
    else { return nil }
    var key = self
    (key.block, key.owner, key.arguments) = (block, owner, arguments)
    return key
  }
}

extension LifecycleMemory.GetterKey: Carried {
  func carried(by nodes: NodeMove) -> LifecycleMemory.GetterKey? {
    guard let block = nodes(block), let owner = owner.carried(by: nodes) else { return nil }
    return LifecycleMemory.GetterKey(method: method, block: block, owner: owner)
  }
}

extension LifecycleMemory.BlockKey: Carried {
  func carried(by nodes: NodeMove) -> LifecycleMemory.BlockKey? {
    guard let block = nodes(block), let body = body.carried(by: nodes) else { return nil }
    return LifecycleMemory.BlockKey(block: block, body: body)
  }
}

extension Mentions: Carried {
  /// It contains no nodes, and only an edit of a head changes the numbers of members.
  func carried(by nodes: NodeMove) -> Mentions? { self }
}

extension [SyntaxNode: Place] {
  fileprivate func carried(by nodes: NodeMove) -> [SyntaxNode: Place]? {
    var carried: [SyntaxNode: Place] = [:]
    for (parameter, place) in self {
      guard let parameter = nodes(parameter), let place = place.carried(by: nodes) else { return nil }
      carried[parameter] = place
    }
    return carried
  }
}

extension LifecycleBody {
  /// The same body after an edit of another one, called by `caller`.
  func carried(by nodes: NodeMove, calledIn caller: LifecycleBody) -> LifecycleBody? {
    guard case .call(let call, _) = origin, let call = nodes(call), let function = function.carried(by: nodes),
      let block = nodes(block), let owner = owner.carried(by: nodes), let arguments = arguments.carried(by: nodes)
    else { return nil }
    var body = self
    (body.function, body.block, body.owner, body.arguments) = (function, block, owner, arguments)
    body.origin = .call(call, in: caller)
    body.memory = BodyMemory()
    return body
  }
}

extension CodeSigns: Carried {
  func carried(by nodes: NodeMove) -> CodeSigns? { self }
}

extension ContentChange: Carried {
  func carried(by nodes: NodeMove) -> ContentChange? {
    guard let node = nodes(node), let object = object.carried(by: nodes) else { return nil }
    var change = self
    (change.node, change.object) = (node, object)
    return change
  }
}

extension Renewal: Carried {
  func carried(by nodes: NodeMove) -> Renewal? {
    guard let node = nodes(node), let place = place.carried(by: nodes) else { return nil }
    return Renewal(place: place, node: node)
  }
}

extension PlaceWrite: Carried {
  func carried(by nodes: NodeMove) -> PlaceWrite? {
    guard let node = nodes(node), let place = place.carried(by: nodes) else { return nil }
    return PlaceWrite(node: node, place: place, value: value)
  }
}

extension Guard: Carried {
  func carried(by nodes: NodeMove) -> Guard? {
    guard let node = nodes(node), let places = Array(places).carried(by: nodes) else { return nil }
    return Guard(node: node, kind: kind, places: Set(places))
  }
}

extension BodyMemory.ConditionKey: Carried {
  func carried(by nodes: NodeMove) -> BodyMemory.ConditionKey? {
    guard let node = nodes(node), let subject = globalSubject.carried(by: nodes) else { return nil }
    var key = self
    (key.node, key.globalSubject) = (node, subject)
    return key
  }
}

extension Property: Carried {
  func carried(by nodes: NodeMove) -> Property? { member.carried(by: nodes).flatMap { Property($0) } }
}

extension StateWrite: Carried {
  func carried(by nodes: NodeMove) -> StateWrite? {
    guard let node = nodes(node), let input = input.carried(by: nodes), let member = member.carried(by: nodes),
      let holders = holders.carried(by: nodes)
    else { return nil }
    return StateWrite(node: node, kind: kind, timing: timing, input: input, member: member, holders: holders)
  }
}

extension LastingEffect: Carried {
  func carried(by nodes: NodeMove) -> LastingEffect? { nodes(node).map { LastingEffect(node: $0, effect: effect) } }
}
