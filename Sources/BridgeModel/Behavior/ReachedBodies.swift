import BridgeFacts
import SwiftScan

extension Representable {
  /// The bodies of a lifecycle method, and of the code of the representable and its coordinator that it calls before it
  /// returns, through any number of calls: methods, local functions, and the observers of the properties that it sets.
  public func bodiesWithHelpers(of method: LifecycleMethod) -> [LifecycleBody] {
    ownCode(of: method).bodies
  }

  func ownCode(of method: LifecycleMethod) -> ReachedCode {
    memory.ownCode.value(of: method, noting: memory.kindOfCalls) {
      ReachSearch(representable: self, project: nil).code(of: method)
    }
  }

  /// A body and the code of the representable and its coordinator that it calls before it returns.
  func ownCode(runBy body: LifecycleBody) -> [LifecycleBody] {
    ReachSearch(representable: self, project: nil).code(from: [body]).bodies
  }

  /// The same code as a body, reached by other calls than the one that leads to it.
  func repeats(of body: LifecycleBody) -> [LifecycleBody] {
    let code =
      body.isOfProject
      ? memory.reachedCode.value(of: body.method, noting: memory.kindOfCalls) : ownCode(of: body.method)
    return code?.repeats[LifecycleMemory.BodyKey(body)] ?? []
  }

  /// The bodies that create what a lifecycle method returns: its own, or those of the functions whose results it returns.
  public func makingBodies(of method: LifecycleMethod) -> [LifecycleBody] {
    memory.makingBodies.value(of: method) { bodies(of: method).flatMap { makingBodies(from: $0) } }
  }

  /// The bodies that create the result of a body: itself, or those of the functions whose results it returns.
  func makingBodies(from body: LifecycleBody, depth: Int = 0) -> [LifecycleBody] {
    let helpers = body.returnedValues.map { bodies(calledBy: $0, in: body.method) }
    guard depth < 4, !helpers.isEmpty, helpers.allSatisfy({ $0.count == 1 }) else { return [body] }
    return helpers.joined().flatMap { makingBodies(from: $0, depth: depth + 1) }
  }

  /// The bodies among them that a call runs.
  func bodies(calledBy call: SyntaxNode, in method: LifecycleMethod) -> [LifecycleBody] {
    let bodiesByCall = memory.bodiesByCall.value(of: method) {
      Dictionary(grouping: bodiesWithHelpers(of: method).filter(\.isHelper)) { $0.call ?? $0.block }
    }
    return bodiesByCall[call, default: []]
  }
}

extension ProjectModel {
  /// The same, including the code of other types of the project: of helper objects, of the represented class, of
  /// superclasses, and of extensions of Apple's classes.
  public func bodies(reachedFrom method: LifecycleMethod, of representable: Representable) -> [LifecycleBody] {
    reachedCode(of: method, in: representable).bodies
  }

  func reachedCode(of method: LifecycleMethod, in representable: Representable) -> ReachedCode {
    representable.memory.reachedCode.value(of: method, noting: representable.memory.kindOfCalls) {
      ReachSearch(representable: representable, project: self).code(of: method)
    }
  }
}

extension ProjectModel {
  /// The bodies of the functions of the project that a call in a body runs.
  func bodies(
    runBy call: SyntaxNode, in body: LifecycleBody, of representable: Representable
  ) -> [LifecycleBody] {
    ReachSearch(representable: representable, project: self).bodies(of: call, in: body)
  }

  /// The signs of the code of a representable and its coordinator, of the code of other types that SwiftUI reaches through
  /// them, and of work that the class of the object starts, perhaps while that is created.
  public func signs(of representable: Representable) -> CodeSigns {
    let own = representable.signs.union(signsOfRepresented(representable).intersection(.starts))
    return [LifecycleMethod.make, .update, .sizeThatFits].flatMap { bodies(reachedFrom: $0, of: representable) }
      .filter(\.isForeign).reduce(own) { $0.union($1.signs) }
  }

  private func signsOfRepresented(_ representable: Representable) -> CodeSigns {
    guard let type = representedType(of: representable) else { return [] }
    return signs(of: type.name)
  }
}

/// A function of the project that a call runs, and the thing that `self` stands for in it.
struct CalledFunction {
  var function: Member
  var owner: Place?
}

/// The code that a lifecycle method reaches.
struct ReachedCode: Sendable {
  /// Each body once, with the first call that leads to it.
  var bodies: [LifecycleBody]
  /// The bodies again, with the other calls that lead to them.
  var repeats: [LifecycleMemory.BodyKey: [LifecycleBody]] = [:]
}

/// Follows the calls of a lifecycle method.
private struct ReachSearch {
  let representable: Representable
  /// Nil if only the code of the representable and its coordinator is followed.
  let project: ProjectModel?

  /// No method that was written by hand calls as much; generated code could.
  private static let maximumCount = 200

  func code(of method: LifecycleMethod) -> ReachedCode { code(from: representable.bodies(of: method)) }

  func code(from first: [LifecycleBody]) -> ReachedCode {
    var code = ReachedCode(bodies: first)
    for index in code.bodies.indices { code.bodies[index].isOfProject = project != nil }
    var next = code.bodies.startIndex
    var visited = Set(code.bodies.map(LifecycleMemory.BodyKey.init))
    while next < code.bodies.endIndex, code.bodies.count < Self.maximumCount {
      let body = code.bodies[next]
      next += 1
      for reached in bodies(calledFrom: body) {
        let key = LifecycleMemory.BodyKey(reached)
        if visited.insert(key).inserted {
          code.bodies.append(reached)
        } else {
          code.repeats[key, default: []].append(reached)
        }
      }
    }
    return code
  }

  private func bodies(calledFrom body: LifecycleBody) -> [LifecycleBody] {
    representable.memory.bodies(calledBy: body, ofProject: project != nil) { nodes in
      let closures = project.map { representable.storedClosures(calledFrom: body, in: $0) } ?? []
      let found = body.block.children.flatMap { statement in
        nodes.bodies(runIn: statement) {
          statement.descendants(.call, .argument, .sequence).filter(mayRunBody).flatMap { node in
            nodes.bodies(runBy: node) { remembering(bodies(runBy: node, in: body)) }
          }
        }
      }
      let read = nodes.bodies(runBy: body.block) { remembering(getters(readFrom: body)) }
      return found + read + remembering(closures)
    }
  }

  /// Bodies with memories of their own.
  private func remembering(_ bodies: [LifecycleBody]) -> [LifecycleBody] {
    bodies.map { body in
      var body = body
      body.memory = BodyMemory()
      body.isOfProject = project != nil
      return body
    }
  }

  /// Whether a node may run another body. Rules out most nodes by their kind, because remembering the answer for each of
  /// them takes longer.
  private func mayRunBody(_ node: SyntaxNode) -> Bool {
    switch node.kind {
    case .argument: node.value.map { $0.kind == .reference || $0.kind == .memberAccess } ?? false
    case .sequence: Assignment(node).map { $0.target.kind == .reference || $0.target.kind == .memberAccess } ?? false
    default: true
    }
  }

  /// The bodies that a call, an argument, or an assignment runs.
  private func bodies(runBy node: SyntaxNode, in body: LifecycleBody) -> [LifecycleBody] {
    switch node.kind {
    case .call: helpers(calledBy: node, in: body)
    case .argument: function(passedOnAs: node, in: body).map { [$0] } ?? []
    default: observers(triggeredBy: node, in: body)
    }
  }

  private func helpers(calledBy call: SyntaxNode, in body: LifecycleBody) -> [LifecycleBody] {
    if let local = representable.localFunction(calledBy: call, in: body) {
      return timing(of: call, in: body).map { [local.running($0)] } ?? []
    }
    let callees = callees(of: call, in: body)
    guard !callees.isEmpty, !body.leavesOut(call), let timing = timing(of: call, in: body) else { return [] }
    return callees.compactMap { representable.body(of: $0, calledBy: call, in: body, timing) }
  }

  private func getters(readFrom body: LifecycleBody) -> [LifecycleBody] {
    representable.readGetters(in: body).compactMap { read -> LifecycleBody? in
      let (property, node) = (read.property, read.node)
      guard !property.getter.contains(node), !body.leavesOut(node), let timing = timing(of: node, in: body) else {
        return nil
      }
      var getter = LifecycleBody(of: property.member, property.getter, owner: read.owner, reachedBy: node, in: body)
      getter.timing = timing
      if body.makesRepresented(node) { getter.variable = property.getter.returnedVariable }
      return getter
    }
  }

  /// The function that an argument names, if the call runs it: `rows.forEach(show)`.
  private func function(passedOnAs argument: SyntaxNode, in body: LifecycleBody) -> LifecycleBody? {
    guard let name = argument.value,
      let passed = representable.localFunction(named: name, reachedBy: name, in: body)
        ?? representable.method(passedAs: name.constantValue(within: body.function.node), by: name, in: body),
      !body.leavesOut(name), let timing = timing(ofArgument: argument, in: body)
    else { return nil }
    return passed.running(timing)
  }

  /// The time at which a call runs the function that an argument names; nil if it may never run, or isn't followed.
  private func timing(ofArgument argument: SyntaxNode, in body: LifecycleBody) -> Timing? {
    guard let around = timing(of: argument, in: body) else { return nil }
    guard let project else { return argument.closureTimeByName == .now ? around : nil }
    let timing = project.timing(ofArgument: argument, in: body.function.path)
    return timing == .whenCalled ? nil : max(around, timing)
  }

  /// The bodies that a call runs, whether or not the code reaches the call.
  func bodies(of call: SyntaxNode, in body: LifecycleBody) -> [LifecycleBody] {
    if let local = representable.localFunction(calledBy: call, in: body) { return [local] }
    return callees(of: call, in: body).compactMap { representable.body(of: $0, calledBy: call, in: body, .now) }
  }

  /// The time at which a node runs; nil if it may never run, or isn't followed.
  private func timing(of node: SyntaxNode, in body: LifecycleBody) -> Timing? {
    guard let project else { return node.position(in: body.block) == .synchronous ? .now : nil }
    let timing = project.timing(of: node, in: body)
    return timing == .whenCalled ? nil : timing
  }

  private func callees(of call: SyntaxNode, in body: LifecycleBody) -> [CalledFunction] {
    let own = representable.ownCallees(of: call, in: body)
    return own.isEmpty ? project?.foreignCallees(of: call, in: body, of: representable) ?? [] : own
  }

  private func observers(triggeredBy node: SyntaxNode, in body: LifecycleBody) -> [LifecycleBody] {
    guard let target = Assignment(node)?.target, target.kind == .reference || target.kind == .memberAccess,
      let property = representable.ownProperty(setBy: target, in: body)
        ?? project?.foreignProperty(setBy: target, in: body, of: representable),
      !body.leavesOut(node), let timing = timing(of: node, in: body)
    else { return [] }
    return property.function.setterBodies.map { block in
      var observer = LifecycleBody(of: property.function, block, owner: property.owner, reachedBy: node, in: body)
      observer.timing = timing
      observer.isForeign = representable.isForeign(property.function)
      return observer
    }
  }
}

// MARK: - Callees

extension Representable {
  /// The methods of the representable or its coordinator that a call means.
  public func functions(calledBy call: SyntaxNode, in body: LifecycleBody) -> [Member] {
    ownCallees(of: call, in: body).map(\.function)
  }

  /// `functions(calledBy:in:)` with the things that `self` stands for, for a call that was reached in a number of steps.
  func ownCallees(of call: SyntaxNode, in body: LifecycleBody, depth: Int = 0) -> [CalledFunction] {
    // The name alone rules out most calls.
    guard let callee = call.callee, memberNames.mayInclude(calleeNamed: callee) else { return [] }
    let (name, labels) = (call.calledName, call.arguments.map(\.label))
    guard !name.isEmpty, let owner = receivingOwner(of: call, in: body, depth: depth) else { return [] }
    let members = owner == Place(.coordinator) ? coordinator?.members ?? [] : members
    return members.filter { $0.accepts(labels, as: name) }.map {
      CalledFunction(function: $0, owner: $0.isStatic ? nil : owner)
    }
  }

  /// The property with observers or a setter that an assignment sets in the coordinator.
  fileprivate func ownProperty(setBy target: SyntaxNode, in body: LifecycleBody) -> CalledFunction? {
    guard let name = coordinatorMember(target, in: body),
      let property = coordinator?.members.first(where: { $0.name == name && !$0.isStatic && !$0.setterBodies.isEmpty })
    else { return nil }
    return CalledFunction(function: property, owner: Place(.coordinator))
  }

  func isForeign(_ member: Member) -> Bool {
    !parts.contains(member.owner) && !(coordinator?.declarations.contains(member.owner) ?? false)
  }

  /// The representable, its copy, or the coordinator, if a call means a method of theirs.
  private func receivingOwner(of call: SyntaxNode, in body: LifecycleBody, depth: Int) -> Place? {
    guard let receiver = call.receiver else {
      guard call.callee?.kind == .reference, !call.isLocal(call.calledName, within: body.function.node) else {
        return nil
      }
      return owner(ofMembersIn: body)
    }
    guard let place = place(of: receiver, in: body, depth: depth), place.path.isEmpty else { return nil }
    switch place.root {
    case .representable, .copy, .coordinator: return place
    case .global("Self"): return owner(ofMembersIn: body)
    case .global(simpleName): return Place(.representable)
    case .global(lastComponent(of: coordinator?.name ?? "")): return Place(.coordinator)
    default: return nil
    }
  }

  func owner(ofMembersIn body: LifecycleBody) -> Place? {
    if body.isInCoordinator || body.isInRepresentable { return body.owner }
    if body.isForeign { return nil }
    let isInCoordinator = coordinator?.declarations.contains(body.function.owner) ?? false
    return Place(isInCoordinator ? .coordinator : .representable)
  }
}

extension ProjectModel {
  /// The function outside the representable and its coordinator that a call means; empty unless there's exactly one.
  fileprivate func foreignCallees(
    of call: SyntaxNode, in body: LifecycleBody, of representable: Representable
  ) -> [CalledFunction] {
    // With several types of one name, it's uncertain whose methods they are.
    guard !representable.isAmbiguous, mayCallProject(call, in: body, of: representable) else { return [] }
    switch callee(of: call, in: body.function.path) {
    case .project(let members):
      guard members.count == 1, let function = members.first, representable.isForeign(function)
      else { return [] }
      let owner = call.receiver.map { representable.place(of: $0, in: body) ?? Place(.value($0)) } ?? body.owner
      return [CalledFunction(function: function, owner: function.isStatic ? nil : owner)]
    case .global(let global):
      guard global.node != body.function.node else { return [] }
      return [CalledFunction(function: Member(globalFunction: global.node, in: global.path))]
    case .local, .apple, .implicitInitializer, .unknown: return []
    }
  }

  /// Whether the project declares a function that a call could mean. Rules out most calls at a small part of the cost of
  /// finding the function.
  private func mayCallProject(
    _ call: SyntaxNode, in body: LifecycleBody, of representable: Representable
  ) -> Bool {
    let name = call.calledName
    guard let first = name.first, first.isLowercase || first == "_" else { return false }
    let scope = representable.expressionScope(of: body)
    if let receiver = call.receiver {
      guard receiver.startsAtKnownType else { return false }
      let isType = receiver.kind == .reference && receiver.name.first?.isUppercase ?? false
      guard let type = isType ? receiver.name : typeName(of: receiver, in: scope) else { return false }
      return !ownFunctions(named: name, of: type, from: scope.typeName).isEmpty
    }
    guard call.callee?.kind == .reference, !call.isLocal(name, within: body.function.node) else { return false }
    return !globalDeclarations(named: name, in: body.function.path).isEmpty
      || !ownFunctions(named: name, of: scope.typeName, from: "").isEmpty
  }

  /// The property with observers or a setter that an assignment sets in an object of another type of the project.
  fileprivate func foreignProperty(
    setBy target: SyntaxNode, in body: LifecycleBody, of representable: Representable
  ) -> CalledFunction? {
    guard !representable.isAmbiguous, target.kind == .memberAccess, let base = target.base else { return nil }
    let scope = representable.expressionScope(of: body)
    guard let type = typeName(of: base, in: scope) else { return nil }
    let properties = ownProperties(named: target.name, of: type, from: scope.typeName)
    guard properties.count == 1, !properties[0].isStatic, representable.isForeign(properties[0]) else { return nil }
    return CalledFunction(
      function: properties[0], owner: representable.place(of: base, in: body) ?? Place(.value(base)))
  }
}

extension Member {
  /// Whether a call with these argument labels can mean this function. This is an estimate because an argument without a
  /// label may be a trailing closure.
  func accepts(_ labels: [String?], as name: String) -> Bool {
    guard isFunction, self.name == name else { return false }
    var remaining = node.parameters[...]
    for label in labels {
      let found = remaining.firstIndex { $0.label == label }
      guard let found, remaining[..<found].allSatisfy(\.mayBeOmitted) else { return label == nil && !remaining.isEmpty }
      remaining = remaining[(found + 1)...]
    }
    return remaining.allSatisfy(\.mayBeOmitted)
  }
}

extension SyntaxNode {
  /// Whether the chain that ends with this receiver is short, and doesn't start at a type that only the context
  /// determines, as `.number.precision(…)` does.
  fileprivate var startsAtKnownType: Bool {
    var node = self
    for _ in 0..<8 {
      guard let previous = node.previousLink else { return node.kind != .memberAccess }
      node = previous
    }
    return false
  }

  /// Whether a call doesn't have to pass a value for a parameter.
  fileprivate var mayBeOmitted: Bool { value != nil || text.hasSuffix("...") }
}
