import SwiftScan
import TextModel

/// A closure that an object retains, directly or by way of other objects, and that retains the object.
public struct SelfRetainingClosure: Sendable {
  public enum Owner: Sendable, Hashable {
    /// The class of the code.
    case type(String)
    /// A local variable or a parameter.
    case local(String)
    /// A property of a struct, of which the closure keeps a copy.
    case property(String, of: String)
  }

  /// The closure, or a method that is stored like one.
  public var closure: SyntaxNode
  /// The other closures of the same function that close the cycle in the same way.
  public var others: [SyntaxNode] = []
  public var owner: Owner
  /// The names from the object to the closure.
  public var path: [String]
  /// Whether the object may belong to a view that exists only once.
  public var mayHappenOnce = false
  /// Whether a type of another module keeps the closure, which may let go of it by itself.
  public var isKeptElsewhere: Bool
}

extension ProjectModel {
  /// The members of a type's code in the analyzed file that may contain closures. None in tests, which end soon.
  public func membersWithClosures(of type: ProjectType) -> [Member] {
    isTest(type.path) ? [] : type.localMembers(mentioning: openingBrace)
  }

  /// The closures in the code of a type's member that keep the object that keeps them. No code sets a property on the way
  /// to nil, and the object doesn't live as long as the app. In source order.
  public func selfRetainingClosures(in member: Member, of type: ProjectType) -> [SelfRetainingClosure] {
    let code = OwnedCode(member: member)
    let closures = member.node.descendants(.closure, mentioning: openingBrace) + boundMethods(in: member, of: type)
    let mayOwnObjects = !closures.isEmpty && !type.isClass && type.mayOwnObjects
    let found = closures.compactMap { closure -> SelfRetainingClosure? in
      guard mayOwnObjects || type.mayGive(closure) || mayCaptureOwner(closure, in: type, code),
        isStoredByOwner(closure, code),
        !closure.isOnlyForDebugging
      else { return nil }
      let keepers = keepers(of: closure, in: code).filter { !$0.path.isEmpty }
      // A property says more than the call that adds an object.
      let inProperties = keepers.filter { keeper in type.properties.contains { $0.name == keeper.path[0] } }
      return (inProperties + keepers).firstNonNil { self.cycle(of: closure, keptBy: $0, in: type, code) }
    }.joined()
    return found.contains { $0.owner == .type(type.name) } && livesAsLongAsApp(type.name)
      ? found.filter { $0.owner != .type(type.name) } : found
  }

  /// The methods of a class that a member's code passes on or assigns, as in `model.onEnd = close`.
  private func boundMethods(in member: Member, of type: ProjectType) -> [SyntaxNode] {
    guard type.isClass, !member.isStatic else { return [] }
    return member.node.descendants(.argument, .sequence).flatMap { node in
      let values = node.kind == .argument ? node.value?.possibleValues : Assignment(node)?.possibleValues
      return (values ?? []).filter { type.localMethodNames.contains($0.name) && isMethodOfSelf($0, in: member) }
    }
  }

  /// Whether a closure is assigned to a property of the project, added to a collection in one, or given to a new object
  /// that is assigned to something, directly or through a local.
  private func isStoredByOwner(_ closure: SyntaxNode, _ code: OwnedCode) -> Bool {
    if let parent = closure.outermostChoice.parent, parent.kind == .binding {
      // `lazy var close: () -> Void = { self.dismiss() }`
      return parent == code.member.binding || code.uses(ofLocal: parent).contains { isStored($0, code) }
    }
    return code.returns(closure) || isStored(closure, code)
  }

  private func isStored(_ value: SyntaxNode, _ code: OwnedCode) -> Bool {
    if let assignment = value.assignment { return keepsClosures(assignment.target.withoutSubscript, in: code.path) }
    guard let parent = value.outermostChoice.parent, let call = parent.parent else { return false }
    if [.arrayLiteral, .dictionaryLiteral].contains(parent.kind) { return isStored(parent, code) }
    if let collection = call.collectionReceiving(parent), case .apple = callee(of: call, in: code.path) {
      return keepsClosures(collection, in: code.path)
    }
    if call.evidentTypeName != nil || call.isCall(named: "init") { return call.isInKeptValue }
    // What a call returns has no name through which it could be kept, unless the new call returns it again and is kept.
    // So most modifiers of views are ruled out here.
    guard parent.kind == .argument,
      call.receiver.map({ $0.pathThroughSubscripts != nil }) ?? true || call.isInKeptValue,
      case .project = callee(of: call, in: code.path)
    else { return false }
    return true
  }

  /// Whether a closure captures an object that might keep it, other than one that a struct owns. Rules out most closures
  /// at a small part of the cost of finding what keeps them.
  private func mayCaptureOwner(_ closure: SyntaxNode, in type: ProjectType, _ code: OwnedCode) -> Bool {
    guard closure.kind == .closure else { return true }
    if type.isClass && closure.retainsSelf(of: code.member.node) { return true }
    return closure.descendants(.reference).contains { code.local($0).map { !closure.contains($0) } ?? false }
  }

  /// Whether a property may keep the closure that is assigned to it. One of another module or of Apple does so, because a
  /// property can't refer weakly to a closure.
  private func keepsClosures(_ target: SyntaxNode, in path: FilePath) -> Bool {
    switch callee(of: target, in: path) {
    case .project: true
    case .apple(let members): members.allSatisfy { !KnownTypes.oneShotHandlers.contains($0.name) }
    case .unknown: isOfOtherModule(target, in: path)
    case .local, .global, .implicitInitializer: false
    }
  }

  /// Whether code may take the closure away: any code the elements of collections, its last property, and those that have
  /// only a local owner; the code of the type the others.
  private func isEmptied(_ keeper: ObjectKeeper, in type: ProjectType) -> Bool {
    let names = keeper.path + keeper.links
    if names.contains(where: removesElements) { return true }
    return (keeper.path.suffix(1) + keeper.links).contains { name in
      units(mentioning: name).contains { $0.root.empties(name) }
    }
      || keeper.path.dropLast().contains { name in type.members.contains { $0.node.empties(name) } }
  }

  /// Whether code of the type may remove the view or controller that leads to the closure from where it was added.
  private func isRemoved(_ keeper: ObjectKeeper, in type: ProjectType) -> Bool {
    guard let added = keeper.addedType else { return false }
    return callsRemovingHelper(type) || removesItself(added)
      || type.members(mentioning: viewRemovingPatterns).contains { member in
        member.bodies.flatMap { $0.descendants(.call, mentioning: viewRemovingPatterns) }.contains { call in
          guard let change = ContentChange(call), change.kind != .addition else { return false }
          guard !added.isEmpty, call.arguments.isEmpty, let removed = call.receiver else { return true }
          return mayBe(self.type(of: removed, in: member.path), added, true)
        }
      }
  }

  /// Whether code of a view or controller removes that object from where it was added.
  private func removesItself(_ type: String) -> Bool {
    declarations(of: type).flatMap { $0.members(mentioning: viewRemovingPatterns) }.flatMap(\.bodies).contains { body in
      body.descendants(.call, mentioning: viewRemovingPatterns).contains { call in
        call.calledName.hasPrefix("removeFrom") && call.receiver?.isNamed("self") ?? true
      }
    }
  }

  private func cycle(
    of closure: SyntaxNode, keptBy keeper: ObjectKeeper, in type: ProjectType, _ code: OwnedCode
  ) -> SelfRetainingClosure? {
    let owner: SelfRetainingClosure.Owner? =
      switch keeper.owner {
      case .code where code.member.isStatic: nil
      // `self-retaining-host` knows what root views keep, and what code gives to the root view of a local.
      case .code where keeper.path.contains("rootView"): nil
      case .local where keeper.path.contains("rootView") && closure.assignment != nil: nil
      case .code where type.isClass:
        closure.kind != .closure || closure.retainsSelf(of: code.member.node) ? .type(type.name) : nil
      case .code: owner(copiedBy: closure, at: keeper.path, of: type, code)
      case .local(let local): owner(local, capturedBy: closure, code)
      // `strong-coordinator-capture` knows what the coordinator keeps.
      case .coordinator: nil
      }
    guard let owner, !isEmptied(keeper, in: type), !isRemoved(keeper, in: type) else { return nil }
    var found = SelfRetainingClosure(
      closure: closure, owner: owner, path: keeper.path,
      isKeptElsewhere: closure.assignment.map { isOfOtherModule($0.target, in: code.path) } ?? false)
    if case .property(let name, _) = owner, maker(ofObjectIn: name, of: type)?.name == type.name {
      found.mayHappenOnce = type.isView && !comesAndGoes(type.name)
    }
    return found
  }

  private func owner(
    _ local: SyntaxNode, capturedBy closure: SyntaxNode, _ code: OwnedCode
  ) -> SelfRetainingClosure.Owner? {
    guard let (name, known) = object(in: local, code),
      let captured = self.name(of: local, capturedBy: closure, code)
    else { return nil }
    // A variable that is declared before the object exists receives only that.
    let values =
      [local.value].compactMap(\.self).filter { $0.kind != .nilLiteral } + code.member.node.values(assignedTo: name)
    guard values.count < 2,
      values.first.map({ creates($0, in: code.path) }) ?? false || isViewOrController(known)
        || receivesOnlyNewObjects(local, code),
      !livesAsLongAsApp(known)
    else { return nil }
    return .local(captured)
  }

  /// Whether all callers of a function pass new objects for a parameter.
  private func receivesOnlyNewObjects(_ parameter: SyntaxNode, _ code: OwnedCode) -> Bool {
    let owner = code.member.owner.name
    guard parameter.kind == .parameter,
      let uses = uses(of: code.member, in: declarations(of: owner) + extensions(of: owner))
    else { return false }
    let values = uses.map { use -> SyntaxNode? in
      // A name that isn't called passes nothing.
      guard let call = use.parent, let caller = use.ancestors.first(where: \.isFunctionOrType) else { return nil }
      let value = code.member.node.parameters(givenBy: call).first { $0.0 == parameter }?.value
      return value?.constantValue(within: caller)
    }
    return !values.isEmpty
      && values.allSatisfy { value in value.map { $0.createsObject || $0.isCall(named: "init") } ?? false }
  }

  /// The name under which a closure strongly captures what a local contains: that of the local, or of a constant with its
  /// value, as in `guard let page = page else { return }`.
  private func name(of local: SyntaxNode, capturedBy closure: SyntaxNode, _ code: OwnedCode) -> String? {
    let uses = closure.descendants(.reference).filter { use in
      let path = OwnedPath(to: use, in: code, of: self)
      return path.owner == .local(local) && path.links.isEmpty
    }
    return uses.compactMap(\.name).first { closure.captureStrength(of: [$0]) == .strong }
  }

  /// Whether a value is a new object: that of an initializer, or of a function of the project that returns one.
  private func creates(_ value: SyntaxNode, in path: FilePath, depth: Int = 0) -> Bool {
    if value.createsObject { return true }
    guard depth < 4, value.kind == .call, case .project(let found) = callee(of: value, in: path), found.count == 1,
      let results = found[0].node.body?.returnedValues, !results.isEmpty
    else { return false }
    return results.allSatisfy {
      $0.isMade(within: found[0].node) || creates($0, in: found[0].path, depth: depth + 1)
    }
  }

  /// The object in a property of a struct that keeps a closure with a copy of the struct. The struct creates it, so another
  /// one exists for each view, or a view that comes and goes does that and passes it on.
  private func owner(
    copiedBy closure: SyntaxNode, at path: [String], of type: ProjectType, _ code: OwnedCode
  ) -> SelfRetainingClosure.Owner? {
    guard path.count > 1, let property = type.properties.first(where: { $0.name == path[0] }),
      valueKind(of: property) == .reference, closure.usesMembers(of: type, in: code),
      let maker = maker(ofObjectIn: property.name, of: type), !mayLiveAsLongAsApp(maker),
      maker.name == type.name || comesAndGoes(maker.name)
    else { return nil }
    return .property(property.name, of: type.name)
  }

  /// The struct that creates the object in a property of a struct: itself, or a view that passes its own property on;
  /// nil if it isn't known.
  private func maker(ofObjectIn name: String, of type: ProjectType, depth: Int = 0) -> ProjectType? {
    guard !type.isClass, let property = type.properties.first(where: { $0.name == name }),
      property.wrapper.map(keepingWrappers.contains) ?? true
    else { return nil }
    if type.creates(property) { return type }
    guard depth < 3, property.member.isStored else { return nil }
    let initializers = type.members.filter { $0.node.kind == .initializerDeclaration }
    return callsMaking(type.name, declaredBy: type.declarations).firstNonNil { call, path in
      guard let owner = self.type(around: call, in: path), let member = owner.member(holding: call),
        let given = value(given: property, by: call, initializers: initializers, others: type.properties),
        let source = given.pathFromSelf, source.count == 1, OwnedCode(member: member).local(given) == nil
      else { return nil }
      return maker(ofObjectIn: source[0].withoutProjection, of: owner, depth: depth + 1)
    }
  }

  /// Whether a class is one of views or controllers, of which an app creates new objects all the time.
  public func isViewOrController(_ name: String) -> Bool {
    ["UIView", "UIViewController", "NSView", "NSViewController"].contains { isClass(name, kindOf: $0) }
  }
}

/// Nodes without a brace contain no closures, and most nodes are such.
private let openingBrace: [BytePattern] = ["{"]

extension [SelfRetainingClosure] {
  /// One for each object and property of it that keeps closures, with the others.
  fileprivate func joined() -> [SelfRetainingClosure] {
    reduce(into: []) { joined, next in
      guard let place = joined.firstIndex(where: { $0.owner == next.owner && $0.path.first == next.path.first }) else {
        joined.append(next)
        return
      }
      joined[place].others.append(next.closure)
    }
  }
}

/// The wrappers of properties that keep their object as long as a copy of the view exists.
private let keepingWrappers: Set = ["State", "StateObject", "ObservedObject", "Bindable"]

extension ProjectType {
  /// Whether a struct might create an object in one of its stored properties. Rules out most views.
  fileprivate var mayOwnObjects: Bool {
    memory.mayOwnObjects.value {
      (primary?.members ?? []).filter(\.isStored).compactMap(Property.init).contains {
        ($0.wrapper.map(keepingWrappers.contains) ?? true) && creates($0)
      }
    }
  }

  /// Whether code of a struct sets a property of an object to a closure. The struct may have been given the object, and
  /// the code may use it by another name.
  fileprivate func mayGive(_ closure: SyntaxNode) -> Bool {
    guard !isClass, let path = closure.assignment?.target.pathFromSelf else { return false }
    return path.count > 1
  }

  /// Whether a struct creates the object in one of its properties.
  fileprivate func creates(_ property: Property) -> Bool {
    if let value = property.initialValue { return value.createsObject }
    return members.filter { $0.node.kind == .initializerDeclaration }.flatMap(\.bodies)
      .flatMap { $0.values(assignedTo: property) }.contains(where: \.createsObject)
  }
}

extension SyntaxNode {
  /// The values that code assigns to a variable or to a property of `self`.
  fileprivate func values(assignedTo name: String) -> [SyntaxNode] {
    descendants(.sequence, mentioning: [BytePattern(word: name)]).compactMap(Assignment.init).filter {
      $0.target.pathFromSelf == [name]
    }.compactMap(\.value.first)
  }

  /// Whether a call is part of a value that is assigned, declared, or added to a control, view, or controller.
  fileprivate var isInKeptValue: Bool {
    var node = outermostChoice
    while let outer = node.parent {
      guard
        [.argument, .arrayLiteral, .awaitExpression, .forceUnwrap, .tryExpression, .tuple].contains(outer.kind)
          || outer.evidentTypeName != nil
      else {
        return outer.kind == .binding || node.assignment != nil || outer.isCall(named: "addAction")
          || ContentChange(outer)?.addsObjects ?? false
      }
      node = outer.outermostChoice
    }
    return false
  }

  /// Whether a closure of a struct keeps a copy of it, because it uses `self` or its instance members.
  func usesMembers(of type: ProjectType, in code: OwnedCode) -> Bool {
    items.flatMap { $0.descendants(.reference) }.contains { reference in
      guard code.local(reference) == nil else { return false }
      let names = [reference.name, reference.name.withoutProjection]
      return names[0] == "self" || type.members.contains { names.contains($0.name) && !$0.isStatic }
    }
  }
}
