import BridgeFacts
import SwiftScan
import TextModel

/// A closure that keeps `self` alive, and that something keeps after the method that creates it has returned.
public struct KeptClosure: Sendable {
  public enum Keeper: Sendable, Hashable {
    /// A property of `self`, through the subscription or observation that it stores.
    case property(String)
    /// The run loop, the notification center, or the event queue, until the code stops it.
    case system(StopPair)
    /// A task with a loop that never ends. The property of `self` that keeps the task; nil if nothing can cancel it.
    case task(String?)
    /// The model whose properties `withObservationTracking` tracks, until one of them changes. The property of `self`
    /// that keeps the model; nil if another object may keep it.
    case model(String?)
  }

  /// The closure, or the argument `self` that is kept like one.
  public var node: SyntaxNode
  public var keeper: Keeper
  public var call: SyntaxNode
  public var member: Member
}

extension ProjectModel {
  /// The members of a class, in the analyzed file, that may start an observation that continues by itself. Tasks are
  /// common, and looking for their endless loops costs more than the rest.
  public func membersStartingObservations(of type: ProjectType, withTasks: Bool) -> [Member] {
    type.localMembers(mentioning: startPatterns(in: type, withTasks: withTasks)).filter(\.isInstanceCodeThatStays)
  }

  /// The closures and targets in the code of a class's member that keep `self` alive through an observation that continues
  /// by itself.
  public func closuresKeepingSelf(in member: Member, of type: ProjectType, withTasks: Bool) -> [KeptClosure] {
    let patterns = startPatterns(in: type, withTasks: withTasks)
    return member.bodies.flatMap { $0.descendants(.call, mentioning: patterns) }.compactMap { call -> KeptClosure? in
      if withTasks, let task = endlessTask(startedBy: call, in: member) { return task }
      guard let node = argument(of: call, retainingSelfOf: member), let keeper = keeper(of: call, in: member),
        !mayBeFunctionOfProject(call, in: member.path)
      else { return nil }
      return KeptClosure(node: node, keeper: keeper, call: call, member: member)
    }
  }

  private func startPatterns(in type: ProjectType, withTasks: Bool) -> [BytePattern] {
    type.possible(withTasks ? keepingWords : keepingWordsWithoutTasks).map(\.pattern)
  }

  /// The members of a class, in the analyzed file, whose code may register closures through functions of the project:
  /// none, unless code at the end of the object stops an observation, or the object keeps subscriptions.
  public func membersRegisteringClosures(of type: ProjectType) -> [Member] {
    let stops = Set(StopPair.all.filter { $0.isRetainedBySystem && $0.passesTokenBack }.map(\.stopName))
    guard stops.contains(where: type.members.mayCallAtTheEnd) || type.keepsSubscriptions else { return [] }
    return type.localMembers.filter(\.isInstanceCodeThatStays)
  }

  /// The closures that functions of the project register for the code of a class's member, and that keep `self` alive: they
  /// return a token that only `deinit` passes back, or a subscription that a property keeps.
  public func registeredClosuresKeepingSelf(in member: Member) -> [KeptClosure] {
    member.bodies.flatMap { $0.descendants(.call) }.compactMap { call -> KeptClosure? in
      guard let closure = call.arguments.last?.value, closure.kind == .closure,
        closure.retainsSelf(of: member.node), let property = property(keeping: call, in: member),
        let registration = registration(of: closure, by: call, in: member.path)
      else { return nil }
      let keeper = registration.startPair.map { KeptClosure.Keeper.system($0) } ?? .property(property)
      return KeptClosure(node: closure, keeper: keeper, call: call, member: member)
    }
  }

  /// The call that registers a closure in a function of the project that receives it, or in one that this calls, if the
  /// function returns the token or the subscription.
  private func registration(of closure: SyntaxNode, by call: SyntaxNode, in path: FilePath) -> SyntaxNode? {
    var visited: Set<SyntaxNode> = []
    return registration(of: closure, by: call, in: path, isSelfEndless: false, &visited)
  }

  private func registration(
    of closure: SyntaxNode, by call: SyntaxNode, in path: FilePath, isSelfEndless: Bool,
    _ visited: inout Set<SyntaxNode>
  ) -> SyntaxNode? {
    guard let function = function(calledBy: call, in: path), visited.insert(function.node).inserted,
      let block = function.node.body,
      let name = function.node.parameters(givenBy: call).first(where: { $0.value == closure })?.0.usableName
    else { return nil }
    let mayFail = !function.isOfPublishersWithoutErrors
    let isSelfEndless =
      function.extendsPublishers
      && call.receiver.map { goesOnForever($0, mayFail: mayFail, in: path) } ?? isSelfEndless
    for value in block.returnedValues {
      let taking = value.arguments.first { $0.mentions(BytePattern(word: name)) }
      guard let handler = taking?.value else { continue }
      if let pair = value.startPair, pair.isRetainedBySystem, pair.passesTokenBack { return value }
      if value.isCall(named: "observe") && value.beginsObservation && keepsClosure(value, in: function.path)
        || subscribesForever(value, in: function.path, isSelfEndless: isSelfEndless)
      {
        return value
      }
      let inner = registration(of: handler, by: value, in: function.path, isSelfEndless: isSelfEndless, &visited)
      if let inner { return inner }
    }
    return nil
  }

  func keeper(of call: SyntaxNode, in member: Member) -> KeptClosure.Keeper? {
    if call.isCall(named: "withObservationTracking") {
      return .model(call.ownModel(in: member, of: self))
    }
    if let pair = call.startPair, pair.isRetainedBySystem {
      return pair.condition == .endless || discardsObservationToken(call, in: member) || isPassedOn(call, in: member)
        ? nil : .system(pair)
    }
    guard call.beginsObservation, let property = property(keeping: call, in: member) else { return nil }
    if call.isCall(named: "observe") { return .property(property) }
    let mayFail = call.argument(labeled: "receiveCompletion") != nil
    guard let publisher = call.receiver, goesOnForever(publisher, mayFail: mayFail, in: member.path) else { return nil }
    return .property(property)
  }

  /// Whether a value, or the local that contains it, is given to code other than Apple's, which may stop it.
  private func isPassedOn(_ value: SyntaxNode, in member: Member) -> Bool {
    let local = value.parent.flatMap { $0.kind == .binding ? $0 : nil }
    let uses = local.map(OwnedCode(member: member).uses(ofLocal:)) ?? [value]
    return uses.contains { use in
      guard let argument = use.parent, argument.kind == .argument, let call = argument.parent else { return false }
      if case .apple = callee(of: call, in: member.path) { return false }
      return true
    }
  }

  /// The stored property of `self` that keeps the value of an expression, by itself or in a collection; nil if there is
  /// none.
  public func property(keeping value: SyntaxNode, in member: Member) -> String? {
    places(keeping: value, in: member).firstNonNil { place -> String? in
      guard let path = place.pathFromSelf, path.count == 1,
        case .project(let found) = callee(of: place, in: member.path),
        found.allSatisfy({ $0.isStored && !$0.isStatic && $0.ownership == .strong })
      else { return nil }
      return path[0]
    }
  }
}

extension ProjectType {
  /// Whether a stored property keeps subscriptions.
  fileprivate var keepsSubscriptions: Bool { members(mentioning: ["Cancellable"]).contains(where: \.isStored) }
}

extension Member {
  /// Whether it's declared for publishers without errors: `extension Publisher where Failure == Never`.
  fileprivate var isOfPublishersWithoutErrors: Bool {
    [owner.node, node].contains { $0.first(.whereClause)?.mentions(BytePattern(word: "Never")) ?? false }
  }

  /// Whether it's code of an object that lives on after it: not that of the type itself, and not `deinit`.
  fileprivate var isInstanceCodeThatStays: Bool { !isStatic && node.kind != .deinitializerDeclaration }
}

extension Representable {
  /// The property of the coordinator that keeps the value of an expression, by itself or in a collection; nil if there is
  /// none.
  public func coordinatorProperty(
    keeping value: SyntaxNode, in body: LifecycleBody, of project: ProjectModel
  ) -> String? {
    project.places(keeping: value, in: body.function).firstNonNil { coordinatorMember($0, in: body) }
  }

  /// Whether a value in a body keeps the coordinator: a method of it, or a closure that captures it strongly.
  public func keepsCoordinator(_ value: SyntaxNode, in body: LifecycleBody, of project: ProjectModel) -> Bool {
    if value.kind == .closure { return capturesCoordinator(value, in: body) }
    guard value.kind == .memberAccess, let base = value.base, isCoordinator(base, in: body) else { return false }
    return project.meansMethod(value, in: body.function.path)
  }

  /// Whether a closure in a body strongly captures the coordinator, through the context or through a local.
  private func capturesCoordinator(_ closure: SyntaxNode, in body: LifecycleBody) -> Bool {
    closure.items.flatMap { $0.descendants(.reference) }.contains { reference in
      let local = reference.localDeclaration(of: reference.name, within: body.function.node)
      if local?.isWeakVariable ?? false { return false }
      return (reference.name == body.context || isCoordinator(reference, in: body))
        && closure.captureStrength(of: [reference.name]) == .strong
    }
  }
}

private let keepingWords =
  (CodeSigns.observingWords + ["withObservationTracking"]
  + StopPair.all.filter(\.isRetainedBySystem).map { lastComponent(of: $0.start) })
  .withoutRepetitions.map { SoughtWord($0) }

private let keepingWordsWithoutTasks = keepingWords.filter { $0.text != "Task" }

extension ProjectModel {
  /// Whether a call that starts an observation keeps `self`, through a closure, a method, or as a target.
  public func keepsSelf(_ call: SyntaxNode, in member: Member) -> Bool {
    argument(of: call, retainingSelfOf: member) != nil
  }

  /// The argument through which a call that starts an observation keeps `self`: a closure that captures it, a method of
  /// it, or `self`. A subscription also keeps the closures of the operators before it.
  fileprivate func argument(of call: SyntaxNode, retainingSelfOf member: Member) -> SyntaxNode? {
    if let own = ownArgument(of: call, retainingSelfOf: member) { return own }
    var link = call.beginsSubscription ? call.receiver?.withoutChain : nil
    while let operation = link, operation.kind == .call {
      if let found = ownArgument(of: operation, retainingSelfOf: member) { return found }
      link = operation.receiver?.withoutChain
    }
    return nil
  }

  private func ownArgument(of call: SyntaxNode, retainingSelfOf member: Member) -> SyntaxNode? {
    let isTracking = call.isCall(named: "withObservationTracking")
    let values = call.arguments.filter { !isTracking || $0.label == "onChange" }.compactMap(\.value).map { value in
      // `let reload = { self.reload() }`
      let constant = value.constantValue(within: member.node)
      return constant.kind == .closure ? constant : value
    }
    return values.first { value in
      if value.kind == .closure { return value.retainsSelf(of: member.node) }
      if isMethodOfSelf(value, in: member) { return true }
      guard let label = value.parent?.label, ["on", "target"].contains(label) else { return false }
      return value.isNamed("self") && value.kind == .reference && value.isStrongSelf(within: member.node)
    }
  }

  /// Whether an expression is a method of `self` that isn't called, as in `sink(receiveValue: show)`. It keeps `self`.
  public func isMethodOfSelf(_ value: SyntaxNode, in member: Member) -> Bool {
    guard let path = value.pathFromSelf, path.count == 1, path != ["self"],
      value.kind == .memberAccess || value.localDeclaration(of: path[0], within: member.node) == nil
    else { return false }
    return value.isStrongSelf(within: member.node) && meansMethod(value, in: member.path)
  }
}

extension SyntaxNode {
  /// Whether a call subscribes to a publisher.
  fileprivate var beginsSubscription: Bool { ["sink", "assign"].contains(calledName) }

  /// Whether a closure keeps the `self` of the method around it alive. A nested closure that captures `self` weakly needs
  /// it from this one.
  public func retainsSelf(of function: SyntaxNode) -> Bool {
    let captures = first(.closureSignature)?.first(.captureList)?.all(.capture) ?? []
    if let own = captures.first(where: { $0.isNamed("self") && $0.value == nil }) {
      return !own.isWeak && isStrongSelf(within: function)
    }
    return items.flatMap { $0.descendants(.reference, .capture) }.contains { node in
      guard node.isNamed("self"), node.value == nil, !node.isOnlyName,
        let place = node.kind == .reference ? node : node.ancestors.first(where: { $0.kind == .closure })
      else { return false }
      return place.isStrongSelf(within: function, outside: self)
    }
  }

  /// Whether `self` means a strong reference at this node, which was not bound inside of `closure`.
  func isStrongSelf(within function: SyntaxNode, outside closure: SyntaxNode? = nil) -> Bool {
    guard let declaration = localDeclaration(of: "self", within: function) else { return true }
    return !(closure?.contains(declaration) ?? false) && !declaration.isWeak
  }

  private var isWeak: Bool { firstToken.is("weak") || firstToken.is("unowned") }
}

extension SyntaxNode {
  /// The object whose changes an `onChange` waits for, if it belongs to `self`: the first property that the tracking
  /// closure reads objects from.
  fileprivate func ownModel(in member: Member, of project: ProjectModel) -> String? {
    guard let closure = arguments.first?.value, closure.kind == .closure else { return nil }
    return closure.descendants(.memberAccess).firstNonNil { access -> String? in
      guard let base = access.base, let path = base.pathFromSelf, path.count == 1, !access.isWritten,
        case .project(let found) = project.callee(of: base, in: member.path), found.count == 1,
        found[0].isStored, !found[0].isStatic, found[0].ownership == .strong
      else { return nil }
      // Nothing tracks Apple's objects.
      let type = project.type(of: base, in: member.path)
      let isTracked = project.valueKind(of: type) == .reference && type.withoutOptionals.nominal?.origin != .apple
      return isTracked ? path[0] : nil
    }
  }
}
