import SwiftScan

// The bodies that a call, a name, or an assignment in another body runs, with what is known in them.

extension Representable {
  /// The body that a call runs, knowing what its parameters stand for.
  func body(
    of callee: CalledFunction, calledBy call: SyntaxNode, in caller: LifecycleBody, _ timing: Timing
  ) -> LifecycleBody? {
    guard let block = callee.function.node.body else { return nil }
    var body = LifecycleBody(method: caller.method, function: callee.function, block: block, owner: callee.owner)
    body.origin = .call(call, in: caller)
    body.timing = timing
    body.isForeign = isForeign(callee.function)
    body.bind(to: call) { place(of: $0, in: caller) }
    if body.variable == nil, caller.makesRepresented(call) { body.variable = block.returnedVariable }
    body.flags = caller.flags(givenTo: callee.function.node, by: call)
    return body
  }

  /// The body of the local function, or of the closure in a local, that a call runs. Names mean the same in it as
  /// around it.
  func localFunction(calledBy call: SyntaxNode, in caller: LifecycleBody) -> LifecycleBody? {
    guard let name = call.callee, var body = localFunction(named: name, reachedBy: call, in: caller) else { return nil }
    let function = body.block.kind == .closure ? body.block : body.block.parent ?? body.block
    for (parameter, value) in function.parameters(givenBy: call) {
      body.arguments[parameter] = place(of: value, in: caller)
    }
    if caller.makesRepresented(call) { body.variable = body.block.returnedVariable }
    return body
  }

  /// The body of the local function, or of the closure in a local, with a name.
  func localFunction(
    named name: SyntaxNode, reachedBy node: SyntaxNode, in caller: LifecycleBody
  ) -> LifecycleBody? {
    guard name.kind == .reference, let local = name.localDeclaration(of: name.name, within: caller.function.node)
    else { return nil }
    let closure = local.value.flatMap { $0.kind == .closure ? $0 : nil }
    guard let code = local.kind == .functionDeclaration ? local.body : closure else { return nil }
    var body = caller
    body.memory = BodyMemory()
    body.block = code
    body.origin = .call(node, in: caller)
    return body
  }

  /// The body of the method of the representable or its coordinator that a name without a call means, reached by a node
  /// that passes the method on.
  func method(passedAs name: SyntaxNode, by node: SyntaxNode, in caller: LifecycleBody) -> LifecycleBody? {
    guard name.kind == .reference || name.kind == .memberAccess, memberNames.mayInclude(calleeNamed: name),
      let owner = owner(ofReading: name, in: caller), owner.path.isEmpty
    else { return nil }
    let members = owner == Place(.coordinator) ? coordinator?.members ?? [] : members
    let found = members.filter { $0.name == name.name }
    guard found.count == 1, let block = found[0].node.body else { return nil }
    return LifecycleBody(of: found[0], block, owner: found[0].isStatic ? nil : owner, reachedBy: node, in: caller)
  }
}

extension LifecycleBody {
  /// The body of a member that a node in another body runs.
  init(
    of member: Member, _ block: SyntaxNode, owner: Place?, reachedBy node: SyntaxNode, in caller: LifecycleBody
  ) {
    self.init(method: caller.method, function: member, block: block, owner: owner)
    origin = .call(node, in: caller)
  }

  func running(_ timing: Timing) -> LifecycleBody {
    var body = self
    body.timing = timing
    return body
  }

  /// Stores what the parameters stand for, given what expressions of the caller stand for.
  fileprivate mutating func bind(to call: SyntaxNode, place: (SyntaxNode) -> Place?) {
    for (parameter, value) in function.node.parameters(givenBy: call) {
      let place = place(value)
      arguments[parameter] = place
      guard let name = parameter.usableName else { continue }
      if place == Place(.represented), variable == nil { variable = name }
      if place == Place(.context), context == nil { context = name }
    }
  }

  /// Whether the result of the body is the object that the make method returns.
  private var returnsRepresented: Bool {
    if case .call(let call, let caller) = origin { caller.makesRepresented(call) } else { true }
  }

  /// Whether a call in the make method returns the object that the make method returns, directly or through a local.
  func makesRepresented(_ call: SyntaxNode) -> Bool {
    guard method == .make else { return false }
    if returnedValues.contains(call) { return returnsRepresented }
    guard let variable else { return false }
    return call.parent?.pattern?.declaredNames == [variable]
  }
}

extension SyntaxNode {
  /// The parameters of this function or closure for which a call passes a value. A trailing closure without a label
  /// belongs to the next parameter of function type.
  public func parameters(givenBy call: SyntaxNode) -> [(SyntaxNode, value: SyntaxNode)] {
    var remaining = (first(.closureSignature) ?? self).parameters[...]
    return call.arguments.compactMap { argument in
      let exact = remaining.firstIndex { kind == .closure || $0.label == argument.label }
      let index = exact ?? remaining.firstIndex { $0.type?.unwrappedType.kind == .functionType }
      guard let index, let value = argument.value else { return nil }
      defer { remaining = remaining[(index + 1)...] }
      return (remaining[index], value)
    }
  }
}
