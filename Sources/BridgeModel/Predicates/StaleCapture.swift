import BridgeFacts
import SwiftScan
import TextModel

/// A closure that the make method passes to an object that retains it, and the members of the first value that it
/// reads.
public struct StaleCapture: Sendable {
  /// The places where the closure reads a stale member. If the closure is itself an input, the place where it's passed.
  public var reads: [SyntaxNode]
  /// The assignment or call that gives the object the closure.
  public var place: SyntaxNode
  /// The closure that is written in the make method; nil if inputs are passed as they are.
  public var closure: SyntaxNode?
  /// The code of the make method around it.
  public var body: LifecycleBody

  /// The members of the representable that go stale.
  public var members: [String] { reads.map(\.name.withoutProjection).withoutRepetitions }
}

extension ProjectModel {
  /// The code of the make method, if there's an update method that could pass newer closures.
  public func bodiesPassingClosures(of representable: Representable) -> [LifecycleBody] {
    guard !representable.functions(.update).isEmpty else { return [] }
    return representable.bodiesWithHelpers(of: .make).filter { !$0.isInCoordinator && !$0.function.isStatic }
  }

  /// The closures that code of the make method passes to objects that keep calling them, although the update method never
  /// replaces them. They read plain values or closures of the representable's first value, or are such closures.
  public func staleCaptures(in body: LifecycleBody, of representable: Representable) -> [StaleCapture] {
    let candidates = body.block.handedValues.compactMap { value in
      staleReads(in: value, of: body, representable).map { (value: value, reads: $0) }
    }.filter { timing(of: $0.value, in: body.block, of: body.function.path) != .whenCalled }
    guard !candidates.isEmpty else { return [] }
    let refresh = CoordinatorRefresh(of: representable, in: self)
    guard !refresh.passesSelfOn, !refresh.bodies.contains(where: { $0.block == body.block }) else { return [] }
    var found: [StaleCapture] = []
    for (value, staleReads) in candidates {
      guard let keeping = keeping(of: value, in: body, of: representable), !refresh.renews(keeping) else { continue }
      var reads = staleReads
      if value.kind == .closure { reads += usesOfMovedBindings(in: value, of: body.function, representable) }
      if !keeping.isKnownToCallAgain {
        reads.removeAll { read in
          representable.input(named: read.name).map {
            isNamedForOneCall($0.name) && valueKind(of: $0) == .function
          } ?? false
        }
      }
      if reads.isEmpty { continue }
      if let last = found.indices.last, found[last].place == keeping.place {
        found[last].reads += reads
      } else {
        let closure = value.kind == .closure ? value : nil
        found.append(StaleCapture(reads: reads, place: keeping.place, closure: closure, body: body))
      }
    }
    return found
  }

  /// The reads of members that go stale in a closure or local function, or of an input or method that is itself a closure.
  /// Nil for any other value, and if the update method may pass it on.
  private func staleReads(
    in value: SyntaxNode, of body: LifecycleBody, _ representable: Representable
  ) -> [SyntaxNode]? {
    let value = value.constantValue(within: body.function.node)
    guard let code = value.codeOfClosure(within: body.function.node) else {
      // The name rules out most values at a small part of the cost of finding what they mean.
      guard growsOld(value.name, in: representable) ?? isBoundToOldValue(value.name, in: representable) else {
        return nil
      }
      let uses = value.uses(of: value.name, within: body.function.node)
      return uses.isEmpty ? nil : uses
    }
    let reads =
      ([code] + code.namedValues(of: body.function.node)).flatMap {
        readsThatGrowOld(in: $0, of: body.function, representable)
      } + code.unwrappedMembers(of: body.function.node).filter { canGrowOld($0.name, in: representable) }
    let stale = reads.filter { growsOld($0.name, in: representable) ?? true }
    return stale.isEmpty && !representable.inputs.contains(where: \.holdsBinding) ? nil : stale
  }

  /// Whether an input that is a closure is none that the update method may pass on; nil for any other name.
  private func growsOld(_ name: String, in representable: Representable) -> Bool? {
    guard let input = representable.input(named: name), valueKind(of: input) == .function else { return nil }
    return input.wrapper == nil && !representable.mayUseItself(input, in: [.update, .sizeThatFits, .handle])
  }

  /// Whether a name is that of a method, which keeps the value of the representable that it belongs to, and the method uses
  /// inputs of it.
  private func isBoundToOldValue(_ name: String, in representable: Representable) -> Bool {
    let members = representable.members.filter { $0.name == name }
    return members.count == 1 && members[0].isFunction && canGrowOld(name, in: representable)
  }
}

extension SyntaxNode {
  /// The closure itself, or the body of the local function that a name means.
  fileprivate func codeOfClosure(within function: SyntaxNode) -> SyntaxNode? {
    if kind == .closure { return self }
    guard kind == .reference, let local = localDeclaration(of: name, within: function),
      local.kind == .functionDeclaration
    else { return nil }
    return local.body
  }

  /// The closures, and the names that may refer to closures, that are assigned or passed.
  fileprivate var handedValues: [SyntaxNode] {
    descendants(.closure, .reference, .memberAccess).filter { node in
      guard let parent = node.parent else { return false }
      return (parent.kind == .argument && parent.parent?.kind == .call || [.sequence, .ternary].contains(parent.kind))
    }
  }

  /// The members whose values a closure captures under the names of locals, as in `let onTap = onTap`.
  fileprivate func namedValues(of function: SyntaxNode) -> [SyntaxNode] {
    descendants(.reference).compactMap { reference -> SyntaxNode? in
      guard let local = reference.localDeclaration(of: reference.name, within: function), !contains(local),
        local.kind == .binding || local.kind == .optionalBinding, let value = local.value, value.memberPath != nil
      else { return nil }
      return value
    }.withoutRepetitions
  }

  /// The patterns of `if let onTap` around a closure that uses the value.
  fileprivate func unwrappedMembers(of function: SyntaxNode) -> [SyntaxNode] {
    descendants(.reference).compactMap { reference -> SyntaxNode? in
      guard let local = reference.localDeclaration(of: reference.name, within: function), !contains(local),
        local.kind == .optionalBinding, local.value == nil, !local.isLocal(reference.name, within: function)
      else { return nil }
      return local.pattern
    }.withoutRepetitions
  }
}

// MARK: - Objects that retain closures

/// Describes how an object retains a closure.
private struct Keeping {
  var place: SyntaxNode
  /// The property that stores it, or the function or type that receives it.
  var name: String
  var isProperty: Bool
  /// Whether code shows that it's called when something happens, whatever the names say.
  var isKnownToCallAgain = true
}

extension ProjectModel {
  /// Returns how an object that may call a value more than once retains it, or nil if that's uncertain.
  private func keeping(of value: SyntaxNode, in body: LifecycleBody, of representable: Representable) -> Keeping? {
    if let assignment = value.assignment {
      guard assignment.target.kind == .memberAccess, let owner = assignment.target.base,
        !owner.isNamed("self"), owner.pathThroughSubscripts != nil, !representable.isCoordinator(owner, in: body)
      else { return nil }
      let type = typeName(of: owner, in: representable.expressionScope(of: body))
      let name = assignment.target.name
      guard !isOneShot(type, in: representable.name) else { return nil }
      return keeping(at: assignment.node, in: name, of: type, from: representable.name)
    }
    guard let argument = value.outermostChoice.parent, argument.kind == .argument, let call = argument.parent,
      call.kind == .call
    else { return nil }
    if let receiver = call.receiver, representable.isCoordinator(receiver, in: body) {
      return keeping(by: call, taking: argument, of: representable)
    }
    return keeping(of: argument, passedTo: call, in: representable.expressionScope(of: body))
  }

  private func keeping(of argument: SyntaxNode, passedTo call: SyntaxNode, in code: ExpressionScope) -> Keeping? {
    if call.keepsClosures { return Keeping(place: call, name: call.calledName, isProperty: false) }
    let scope = code.typeName
    guard let written = call.evidentTypeName ?? call.implicitlyInitializedType(in: code, self),
      let type = resolveUniquely(written, in: scope)
    else { return nil }
    if !type.isDeclared {
      let keeps = typesThatKeepClosures.contains(type.name)
      return keeps ? Keeping(place: call, name: lastComponent(of: written), isProperty: false) : nil
    }
    guard let property = property(of: type.name, initializedBy: argument), !isOneShot(type.name, in: scope) else {
      return nil
    }
    return keeping(at: call, in: property, of: type.name, from: scope)
  }

  /// Returns how a coordinator's method retains an argument: it stores it, or passes it to the initializer of a class
  /// that does, or to another method that retains it.
  private func keeping(by call: SyntaxNode, taking argument: SyntaxNode, of representable: Representable) -> Keeping? {
    var visited: Set<SyntaxNode> = []
    return keeping(by: call, taking: argument, of: representable, &visited)
  }

  private func keeping(
    by call: SyntaxNode, taking argument: SyntaxNode, of representable: Representable,
    _ visited: inout Set<SyntaxNode>
  ) -> Keeping? {
    guard let coordinator = representable.coordinator else { return nil }
    let functions = coordinator.functions(named: call.calledName)
    guard functions.count == 1, let block = functions[0].node.body, visited.insert(block).inserted,
      let parameter = functions[0].node.parameters(givenBy: call).first(where: { $0.value == argument.value })?.0
    else { return nil }
    if let property = block.property(storing: parameter.name), !isNamedForOneCall(property) {
      return Keeping(place: call, name: property, isProperty: true, isKnownToCallAgain: false)
    }
    let scope = ExpressionScope(of: functions[0], typeName: coordinator.name, properties: coordinator.properties)
    let taker = block.descendants(.argument).firstNonNil { inner -> Keeping? in
      guard inner.value?.memberPath == [parameter.name], let taker = inner.parent, taker.kind == .call else {
        return nil
      }
      if ownMethod(calledBy: taker, in: functions[0])?.owner.name == coordinator.name {
        return keeping(by: taker, taking: inner, of: representable, &visited)
      }
      return self.keeping(of: inner, passedTo: taker, in: scope)
    }
    if var taker {
      taker.place = call
      return taker
    }
    // The closure of a subscription calls it.
    let isSubscribed = block.descendants(.call).contains { inner in
      inner.keepsClosures && inner.arguments.contains { $0.value?.calls(local: parameter, in: functions[0]) ?? false }
    }
    return isSubscribed ? Keeping(place: call, name: call.calledName, isProperty: false) : nil
  }

  /// The property in which the initializers of a class store an argument.
  private func property(of typeName: String, initializedBy argument: SyntaxNode) -> String? {
    let declarations = declarations(of: typeName)
    guard declarations.count == 1, declarations[0].isClass else { return nil }
    return argument.property(
      storedBy: declarations[0].members.filter { $0.node.kind == .initializerDeclaration })
  }

  private func isOneShot(_ typeName: String?, in scope: String) -> Bool {
    typeName.map { ClassTrait.fixedAfterCreation.holds(for: frameworkClass(of: $0, in: scope) ?? $0) } ?? false
  }

  /// Returns how a property of a type retains a closure, or nil if the type calls it only once. If the code of the type
  /// doesn't tell, the name of the property does.
  private func keeping(
    at place: SyntaxNode, in property: String, of typeName: String?, from scope: String
  ) -> Keeping? {
    let callsAgain = typeName.flatMap { self.callsAgain(property, of: $0, in: scope) }
    guard callsAgain ?? !isNamedForOneCall(property) else { return nil }
    return Keeping(place: place, name: property, isProperty: true, isKnownToCallAgain: callsAgain ?? false)
  }

  /// Whether a class of the project calls its closure at any time, or only when the view or controller loads, appears,
  /// or gets a window or parent, as classes do that look for the controller around them. Nil if it doesn't call it.
  private func callsAgain(_ property: String, of typeName: String, in scope: String) -> Bool? {
    guard let type = resolveUniquely(typeName, in: scope), type.isDeclared else { return nil }
    let members = parts(of: type.name, mentioning: property).flatMap(\.members)
    let calls = members.filter { $0.name != property && $0.node.kind != .initializerDeclaration }.flatMap { member in
      member.bodies.flatMap { body in
        body.uses(of: property, within: member.node).filter { !$0.isWritten }.map {
          (member, timing(of: $0, in: body, of: member.path) != .whenCalled)
        }
      }
    }
    // A closure in such a method, as that of a subscription, may call it at any time.
    return calls.isEmpty ? nil : !calls.allSatisfy { runsOnArrival($0, among: members, depth: 0) && $1 }
  }

  /// Whether a method runs when a view or controller arrives, or only such methods call it while they run.
  private func runsOnArrival(_ method: Member, among members: [Member], depth: Int) -> Bool {
    if arrivals.contains(method.name) { return true }
    guard depth < 8 else { return false }
    let calls = members.filter { $0 != method }.flatMap { caller in
      caller.bodies.flatMap { body in body.calls(named: method.name).map { (call: $0, body: body, caller: caller) } }
    }
    return !calls.isEmpty
      && calls.allSatisfy { call, body, caller in
        timing(of: call, in: body, of: caller.path) != .whenCalled
          && runsOnArrival(caller, among: members, depth: depth + 1)
      }
  }
}

extension CoordinatorRefresh {
  /// Whether the update method also sets the property, or calls the function or initializer that retains the closure
  /// again.
  fileprivate func renews(_ keeping: Keeping) -> Bool {
    let pattern = [BytePattern(word: keeping.name)]
    return bodies.contains { body in
      body.block.descendants(.sequence, .call, mentioning: pattern).contains { node in
        if keeping.isProperty {
          guard let target = Assignment(node)?.target, target.isNamed(keeping.name) else { return false }
          return target.kind == .memberAccess || representable.coordinatorMember(target, in: body) != nil
        }
        return node.calledName == keeping.name
      }
    }
  }
}

extension SyntaxNode {
  /// Whether a closure calls a parameter of the function around it.
  fileprivate func calls(local parameter: SyntaxNode, in function: Member) -> Bool {
    guard kind == .closure, let name = parameter.usableName else { return false }
    return descendants(.call).contains { call in
      guard let callee = call.callee, callee.kind == .reference, callee.isNamed(name) else { return false }
      return callee.localDeclaration(of: name, within: function.node) == parameter
    }
  }

  /// The type of the object that `.init(…)` creates.
  fileprivate func implicitlyInitializedType(in scope: ExpressionScope, _ project: ProjectModel) -> String? {
    guard let callee, callee.isNamed("init"), callee.base == nil else { return nil }
    return project.typeName(of: self, in: scope)
  }

  /// Whether the callee of a call keeps calling the closure that it receives.
  fileprivate var keepsClosures: Bool {
    switch calledName {
    case "sink", "addPeriodicTimeObserver": receiver != nil
    case "observe": arguments.first?.value?.kind == .keyPath
    default: startPair?.isRetainedBySystem ?? false
    }
  }
}

/// Whether a name suggests a closure that is called once: `onReady`, `completion`.
private func isNamedForOneCall(_ name: String) -> Bool {
  wordsForOneCall.contains { name.containsLetters($0) }
}

private let wordsForOneCall = [
  "completion", "resolve", "ready", "load", "appear", "make", "create", "init", "setup", "configur", "window", "attach",
  "introspect",
]

extension String {
  /// Whether a word of lowercase ASCII letters occurs in the string, ignoring case. This runs for every closure that
  /// the make method passes, so it creates no string.
  fileprivate func containsLetters(_ letters: String) -> Bool {
    var rest = utf8[...]
    while rest.count >= letters.utf8.count {
      if zip(rest, letters.utf8).allSatisfy({ $0 | 0x20 == $1 }) { return true }
      rest.removeFirst()
    }
    return false
  }
}

/// The methods that run when a view or controller arrives.
private let arrivals = ViewLifecycleMethod.names(of: .start, .appearance, .window, .parent)

/// Apple's types that call the closure of their initializer repeatedly.
private let typesThatKeepClosures: Set = [
  "UIAction", "UICollectionViewDiffableDataSource", "UITableViewDiffableDataSource",
  "NSCollectionViewDiffableDataSource",
  "NSTableViewDiffableDataSource", "UICollectionViewCompositionalLayout", "NSCollectionViewCompositionalLayout",
  "UICollectionView.CellRegistration", "UICollectionView.SupplementaryRegistration",
]
