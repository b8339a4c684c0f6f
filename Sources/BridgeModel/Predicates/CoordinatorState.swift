import BridgeFacts
import SwiftScan
import TextModel

/// A value of the representable that a coordinator received when it was created and never receives again.
public struct CoordinatorState: Sendable {
  /// The property in which the coordinator stores it.
  public var property: Property
  /// The members of the representable that it is or is made of.
  public var members: [String]
  /// The place where it's passed: an argument of the initializer, or an assignment.
  public var place: SyntaxNode
  /// The file of the place.
  public var path: FilePath
  /// The value as the representable itself could write it; nil for a closure, and if the coordinator reads it from a
  /// copy.
  public var value: SyntaxNode?
  /// The places where the coordinator's own code reads it later.
  public var reads: [SyntaxNode]
  /// Whether it's a plain value that the update method leaves out although it refreshes others, or that is a setting
  /// according to its name. It may never change.
  public var isLeftOut: Bool
  /// Whether it's a closure that the coordinator calls at most once.
  public var isCalledOnce: Bool
}

extension ProjectModel {
  /// The plain values and closures that the coordinator keeps from its creation on, although its code reads them later
  /// and the update method may have newer ones. In the order of the coordinator's properties.
  public func staleState(of representable: Representable) -> [CoordinatorState] {
    guard let coordinator = representable.coordinator, coordinator.isClass else { return [] }
    let handovers = handovers(to: coordinator, of: representable)
    guard !handovers.isEmpty else { return [] }
    let refresh = CoordinatorRefresh(of: representable, in: self)
    if refresh.passesSelfOn { return [] }
    return coordinator.properties.compactMap { property in
      let handover = handovers.first { $0.property == property.name || $0.property == "_\(property.name)" }
      guard let handover, property.member.isStored, !property.member.isStatic, !representable.isCopy(property),
        property.wrapper == nil || property.wrapper == "Binding" && handover.isBinding,
        !property.isNamedForFirstValue
      else { return nil }
      let reads = handover.isBinding ? coordinator.laterUses(of: property) : coordinator.laterReads(of: property)
      guard !reads.isEmpty, handover.isBinding || !coordinator.keepsOwnValue(in: property),
        !refresh.reaches(property.name, madeOf: handover.members)
      else { return nil }
      return CoordinatorState(
        property: property, members: handover.members, place: handover.place, path: handover.path,
        value: property.wrapper == nil ? handover.value : nil, reads: reads,
        isLeftOut: !handover.isBinding && isPlainValue(property)
          && (refresh.assignsToCoordinator || handover.members.allSatisfy(representable.takesAsSetting)),
        isCalledOnce: valueKind(of: property) == .function && reads.allSatisfy(coordinator.comesOnce))
    }
  }
}

extension ProjectModel {
  private func isPlainValue(_ property: Property) -> Bool { valueKind(of: property) == .value }
}

// MARK: - Handovers

/// A value of the representable that reaches a property of the coordinator.
private struct Handover {
  var property: String
  var members: [String]
  var place: SyntaxNode
  var path: FilePath
  var value: SyntaxNode?
  /// Whether it's a binding itself: `$text`, or an input that is one.
  var isBinding = false
}

extension ProjectModel {
  private func handovers(to coordinator: Coordinator, of representable: Representable) -> [Handover] {
    representable.makingBodies(of: .makeCoordinator).flatMap { body in
      arguments(in: body.block, of: body.function, to: coordinator, of: representable)
        + assignments(in: body.block, of: body.function, to: coordinator, of: representable)
    }
      + representable.bodiesWithHelpers(of: .make).filter { !$0.isInCoordinator }.flatMap { body in
        assignments(in: body, to: coordinator, of: representable)
      }
      + coordinator.initializers.flatMap { valuesTakenFromCopy(in: $0, representable) }
  }

  /// The values that `makeCoordinator` passes to the initializer, which stores them unchanged.
  private func arguments(
    in block: SyntaxNode, of maker: Member, to coordinator: Coordinator, of representable: Representable
  ) -> [Handover] {
    block.descendants(.call).filter { coordinator.isMade(by: $0, in: block) }.flatMap(\.arguments).compactMap {
      argument in
      guard let value = argument.value?.constantValue(within: maker.node),
        let property = argument.property(storedBy: coordinator.initializers),
        let members = members(keptIn: value, of: maker, representable)
      else { return nil }
      return Handover(
        property: property, members: members, place: argument, path: maker.path,
        value: value.kind == .closure ? nil : value, isBinding: isBinding(value, in: representable))
    }
  }

  /// The values that `makeCoordinator` assigns to properties of the new coordinator.
  private func assignments(
    in block: SyntaxNode, of maker: Member, to coordinator: Coordinator, of representable: Representable
  ) -> [Handover] {
    block.descendants(.sequence).compactMap { node in
      guard let assignment = Assignment(node), let path = assignment.target.memberPath, path.count == 2,
        let local = node.localDeclaration(of: path[0], within: maker.node), local.kind == .binding,
        let made = local.value, coordinator.isMade(by: made, in: block)
      else { return nil }
      return handover(by: assignment, to: path[1], in: maker, of: representable)
    }
  }

  /// The values that the make method assigns to properties of the coordinator.
  private func assignments(
    in body: LifecycleBody, to coordinator: Coordinator, of representable: Representable
  ) -> [Handover] {
    body.block.descendants(.sequence).compactMap { node in
      guard let assignment = Assignment(node),
        let property = representable.coordinatorMember(assignment.target, in: body)
      else { return nil }
      return handover(by: assignment, to: property, in: body.function, of: representable)
    }
  }

  private func handover(
    by assignment: Assignment, to property: String, in function: Member, of representable: Representable
  ) -> Handover? {
    guard !assignment.isCompound, assignment.value.count == 1,
      let value = assignment.value.first?.constantValue(within: function.node),
      let members = members(keptIn: value, of: function, representable)
    else { return nil }
    return Handover(
      property: property, members: members, place: assignment.node, path: function.path,
      value: value.kind == .closure ? nil : value, isBinding: isBinding(value, in: representable))
  }

  /// The members whose current values a value in the representable's code keeps: it's one of them, or a closure that
  /// reads some. Nil if it keeps nothing that can go stale.
  private func members(
    keptIn value: SyntaxNode, of function: Member, _ representable: Representable
  ) -> [String]? {
    if value.kind == .closure {
      let reads = readsThatGrowOld(in: value, of: function, representable)
      return reads.isEmpty ? nil : reads.map(\.name).withoutRepetitions
    }
    guard let path = value.pathFromSelf, path.count == 1, value.kind == .memberAccess || value.kind == .reference else {
      return nil
    }
    if isBinding(value, in: representable), let input = representable.input(named: path[0].withoutProjection) {
      return movesBinding(of: input, representable) ? [input.name] : nil
    }
    guard value.kind == .memberAccess || !value.isLocal(path[0], within: function.node),
      representable.input(named: path[0])?.isNamedForFirstValue != true, isSnapshot(path[0], in: representable)
    else { return nil }
    return path
  }

  /// Whether a value in the representable's code is the binding of an input, or an input that is a binding.
  private func isBinding(_ value: SyntaxNode, in representable: Representable) -> Bool {
    guard let name = value.pathFromSelf?.first, let input = representable.input(named: name.withoutProjection) else {
      return false
    }
    return name.hasPrefix("$") || input.isBinding
  }

  /// Whether the value of a member is only the current one. This is also true of a binding, unless its value is an
  /// object.
  private func isSnapshot(_ name: String, in representable: Representable) -> Bool {
    if let input = representable.input(named: name), input.wrapper == "Binding" {
      return valueKind(of: input) == .value
    }
    return canGrowOld(name, in: representable)
  }

  /// The values that an initializer of the coordinator reads from the representable that it receives.
  private func valuesTakenFromCopy(in initializer: Member, _ representable: Representable) -> [Handover] {
    guard let body = initializer.node.body else { return [] }
    let sources = Set(
      initializer.node.parameters.filter { $0.type?.unwrappedType.dottedName.map(representable.isNamed) ?? false }
        .compactMap(\.usableName)
        + (representable.coordinator?.properties.filter(representable.isCopy).map(\.name) ?? []))
    guard !sources.isEmpty else { return [] }
    return body.descendants(.sequence).compactMap { node in
      guard let assignment = Assignment(node), !assignment.isCompound, let path = assignment.target.pathFromSelf,
        path.count == 1, node.position(in: body) == .synchronous, !isObject(path[0], in: representable.coordinator)
      else { return nil }
      let values = assignment.value.map { $0.constantValue(within: initializer.node) }
      let taken = values.flatMap { $0.descendants(.memberAccess) }.filter { access in
        guard let path = access.base?.pathFromSelf, path.count == 1, sources.contains(path[0]) else { return false }
        return representable.input(named: access.name)?.isNamedForFirstValue != true
          && canGrowOld(access.name, in: representable)
      }
      guard !taken.isEmpty else { return nil }
      return Handover(
        property: path[0], members: taken.map(\.name).withoutRepetitions, place: node, path: initializer.path)
    }
  }
}

extension ProjectModel {
  /// Whether the coordinator stores an object under this name. An object that is created with an input isn't a copy of
  /// it.
  private func isObject(_ name: String, in coordinator: Coordinator?) -> Bool {
    coordinator?.properties.first { $0.name == name }.map { valueKind(of: $0) == .reference } ?? false
  }
}

extension Representable {
  /// Whether a type name in the representable's own code means the representable.
  func isNamed(_ typeName: String) -> Bool { typeName == name || typeName == simpleName }
}

// MARK: - The coordinator's side

extension Coordinator {
  /// Whether a call in the body of `makeCoordinator` creates the coordinator: `Coordinator(…)`, `.init(…)`.
  func isMade(by call: SyntaxNode, in block: SyntaxNode) -> Bool {
    guard call.kind == .call else { return false }
    if let name = call.evidentTypeName {
      return ["Coordinator", lastComponent(of: self.name)].contains(lastComponent(of: name))
    }
    guard let callee = call.callee, callee.kind == .memberAccess, callee.isNamed("init"), callee.base == nil else {
      return false
    }
    return block.returnedValues.flatMap(\.possibleValues).contains(call)
  }

  /// Whether the coordinator's own code changes the property after initialization. The property is then the
  /// coordinator's own state. Setting it to nil isn't a change.
  fileprivate func keepsOwnValue(in property: Property) -> Bool {
    laterBlocks.contains { function, block in
      let isAssigned = block.uses(of: property.name, within: function.node).contains { use in
        use.isWritten && use.parent.flatMap(Assignment.init)?.valueText != "nil"
      }
      return isAssigned
        || block.descendants(.sequence, .call, mentioning: [BytePattern(word: property.name)]).contains { node in
          guard let path = node.writtenPath,
            path.first == property.name || path.prefix(2) == ["self", property.name]
          else { return false }
          return Assignment(node)?.isCompound ?? true
        }
    }
  }

  fileprivate func laterReads(of property: Property) -> [SyntaxNode] {
    laterUses(of: property).filter { !$0.isWritten }
  }

  fileprivate func laterUses(of property: Property) -> [SyntaxNode] {
    laterBlocks.flatMap { function, block in block.uses(of: property.name, within: function.node) }
  }

  /// The code that runs after initialization: that of all members except the initializers and `deinit`. Observers of
  /// properties belong to it.
  private var laterBlocks: [(Member, SyntaxNode)] {
    members.filter { $0.isFunction || $0.isProperty }.flatMap { member in
      member.bodies.map { (member, $0) }
    }
  }
}
