import BridgeFacts
import SwiftScan

/// A property in which the coordinator stores a value of the representable.
public struct CoordinatorCopy: Sendable {
  public var property: Property
  /// The places where the coordinator's own code reads something through it that a newer value may have changed: plain
  /// values and closures, not objects, which are the same in every copy. Bindings count only if the project passes some
  /// that refer to different storage; such a binding may also be written here.
  public var staleReads: [StaleRead]

  public struct StaleRead: Sendable {
    public var node: SyntaxNode
    /// The member of the representable that is read.
    public var member: String
  }
}

extension ProjectModel {
  /// The copies of the representable in its coordinator.
  public func coordinatorCopies(of representable: Representable) -> [CoordinatorCopy] {
    guard let coordinator = representable.coordinator, coordinator.isClass else { return [] }
    return coordinator.properties.filter(representable.isCopy).map { property in
      let reads = accesses(through: property, by: coordinator, of: representable) { access in
        !access.isWritten && canGrowOld(access.name, in: representable)
      }
      return CoordinatorCopy(property: property, staleReads: reads)
    }
  }

  /// The accesses through a copy that meet a condition, in the coordinator's code that runs after the make method.
  private func accesses(
    through copy: Property, by coordinator: Coordinator, of representable: Representable,
    where fits: (SyntaxNode) -> Bool
  ) -> [CoordinatorCopy.StaleRead] {
    // What runs while the coordinator goes away changes nothing.
    let functions = coordinator.members.filter { member in
      ![.initializerDeclaration, .deinitializerDeclaration].contains(member.node.kind) && member.name != copy.name
    }
    return functions.flatMap { function in
      function.bodies.flatMap { block -> [CoordinatorCopy.StaleRead] in
        let uses = block.uses(of: copy.name, within: function.node)
        let named = uses.flatMap { block.uses(ofLocalNaming: $0, within: function.node) }
        let found = (uses + named).compactMap(\.accessedMember).filter(fits)
        let later =
          !found.isEmpty && representable.runsOnlyInMake(function)
          ? found.filter { timing(of: $0, in: block, of: function.path) == .whenCalled } : found
        return later.map { CoordinatorCopy.StaleRead(node: $0, member: $0.name.withoutProjection) }
      }
    }
  }

  /// The uses of bindings through a copy that may refer to other storage than those of a newer value.
  private func usesOfMovedBindings(
    through copy: Property, of representable: Representable
  ) -> [CoordinatorCopy.StaleRead] {
    guard let coordinator = representable.coordinator else { return [] }
    return accesses(through: copy, by: coordinator, of: representable) { access in
      representable.input(named: access.name).map { movesBinding(of: $0, representable) } ?? false
    }
  }

  /// The copies that the update method never refreshes, with those of their stale reads that therefore see old values.
  public func unrefreshedCopies(of representable: Representable) -> [CoordinatorCopy] {
    representable.memory.unrefreshedCopies.value { findUnrefreshedCopies(of: representable) }
  }

  private func findUnrefreshedCopies(of representable: Representable) -> [CoordinatorCopy] {
    guard !representable.functions(.update).isEmpty, !representable.passesSelfOn(in: [.update, .sizeThatFits]) else {
      return []
    }
    let refresh = CoordinatorRefresh(of: representable, in: self)
    return coordinatorCopies(of: representable).compactMap { copy in
      // No code, wherever it is, refreshes a constant.
      if !copy.property.isConstant, refresh.handsCoordinatorOn { return nil }
      var copy = copy
      copy.staleReads += usesOfMovedBindings(through: copy.property, of: representable)
      copy.staleReads.removeAll { representable.isRefreshed($0.member, of: copy.property) }
      return copy.staleReads.isEmpty ? nil : copy
    }
  }

  /// The places where the representable's code reads members whose values can differ in a newer value of the
  /// representable.
  func readsThatGrowOld(in node: SyntaxNode, of function: Member, _ representable: Representable) -> [SyntaxNode] {
    var mentioned = MentionedMembers(of: representable.memberNames)
    mentioned.formUnion(representable.memberNames.mentions(below: node))
    let names = representable.members.map(\.name).withoutRepetitions.filter {
      mentioned.contains(named: $0) && canGrowOld($0, in: representable)
    }
    return names.flatMap { node.uses(of: $0, within: function.node) }.filter { !$0.isWritten }
      .sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// The places where the representable's code uses bindings that may refer to other storage than those of a newer
  /// value.
  func usesOfMovedBindings(
    in node: SyntaxNode, of function: Member, _ representable: Representable
  ) -> [SyntaxNode] {
    let bindings = representable.inputs.filter(\.holdsBinding)
    return bindings.flatMap { input -> [SyntaxNode] in
      let uses = [input.name, "$\(input.name)"].flatMap { node.uses(of: $0, within: function.node) }
      return !uses.isEmpty && movesBinding(of: input, representable) ? uses : []
    }
  }

  /// Whether a member of a copy can differ from the same member of a newer value: it's an input that is a plain value
  /// or a closure, or a method or computed property that uses one.
  func canGrowOld(_ name: String, in representable: Representable) -> Bool {
    representable.memory.agingNames.value(of: name) {
      canGrowOld(name, among: representable.inputs, representable.members)
    }
  }

  /// The same for a member of any struct with these stored properties and members.
  func canGrowOld(_ name: String, among inputs: [Property], _ members: [Member]) -> Bool {
    !agingInputs(behind: name, among: inputs, members, atMost: 1).isEmpty
  }

  /// The inputs that are plain values or closures and that a member of a struct reads, or that it is.
  func agingInputs(
    behind name: String, among inputs: [Property], _ members: [Member], atMost limit: Int = .max
  ) -> [Property] {
    var found: [Property] = []
    var pending = [name]
    var visited: Set<String> = []
    while found.count < limit, let next = pending.popLast() {
      guard visited.insert(next).inserted else { continue }
      if let input = inputs.first(where: { $0.name == next }), growsOld(input) {
        found.append(input)
        continue
      }
      let code = members.filter { $0.name == next && !$0.isStatic && !$0.isStored }
      for member in code {
        pending += members.map(\.name).filter { name in
          !name.isEmpty
            && member.bodies.contains { $0.uses(of: name, within: member.node).contains { !$0.isWritten } }
        }
      }
    }
    return found
  }

  private func growsOld(_ input: Property) -> Bool {
    if input.isChangingEnvironmentValue { return true }
    guard !wrappersWithSharedValue.contains(input.wrapper ?? "") else { return false }
    let kind = valueKind(of: input)
    return kind == .value || kind == .function
  }
}

extension Representable {
  /// Whether the methods that create the view and the coordinator reach a method and no other code of the representable
  /// or the coordinator does. The method then runs when the coordinator has just been created.
  func runsOnlyInMake(_ function: Member) -> Bool {
    guard runsInMake(function) else { return false }
    var visited = Set(LifecycleMethod.creating.flatMap { functions($0) }.map(\.node))
    return isCalledOnlyInMake(function, &visited)
  }

  /// Members that were visited are asked already, because functions can call each other.
  private func isCalledOnlyInMake(_ function: Member, _ visited: inout Set<SyntaxNode>) -> Bool {
    guard visited.insert(function.node).inserted else { return true }
    guard function.node.attributes.isEmpty else { return false }
    let callers = (members + (coordinator?.members ?? [])).filter { member in
      member.bodies.contains { !$0.calls(named: function.name).isEmpty }
    }
    return callers.allSatisfy { runsInMake($0) && isCalledOnlyInMake($0, &visited) }
  }

  /// Whether a method that creates the view or the coordinator reaches a function.
  private func runsInMake(_ function: Member) -> Bool {
    LifecycleMethod.creating.contains { method in
      bodiesWithHelpers(of: method).contains { $0.function.node == function.node }
    }
  }

  /// Whether the update method assigns a new value to the member of the coordinator's copy.
  fileprivate func isRefreshed(_ member: String, of copy: Property) -> Bool {
    bodiesWithHelpers(of: .update).contains { body in
      body.block.descendants(.sequence).contains { node in
        guard let path = Assignment(node)?.target.memberPath else { return false }
        return path.suffix(2) == [copy.name, member]
      }
    }
  }
}

extension Array where Element: Hashable {
  /// The elements without repetitions, in the order of their first occurrence.
  public var withoutRepetitions: [Element] {
    var known: Set<Element> = []
    return filter { known.insert($0).inserted }
  }
}

extension SyntaxNode {
  /// The member that is accessed on this expression, also through `?` and `!`: `parent?.rows` for `parent` in
  /// `parent?.rows.count`.
  public var accessedMember: SyntaxNode? {
    var node = self
    while let parent = node.parent, parent.kind == .optionalChain || parent.kind == .forceUnwrap { node = parent }
    guard let access = node.parent, access.kind == .memberAccess else { return nil }
    return access
  }
}

extension SyntaxNode {
  /// The places in a block that mean the local that code gives a value, as `guard let parent` and `let old = parent` do.
  fileprivate func uses(ofLocalNaming value: SyntaxNode, within function: SyntaxNode) -> [SyntaxNode] {
    let isShorthand = value.kind == .optionalBinding
    guard let local = isShorthand ? value : value.parent, isShorthand || local.value == value,
      local.kind == .binding || local.kind == .optionalBinding, let name = local.pattern?.declaredNames.first
    else { return [] }
    return descendants(.reference).filter {
      $0.isNamed(name) && $0.localDeclaration(of: name, within: function) == local
    }
  }
}

/// Wrappers whose value is in storage that all copies share, and environment values, which are mostly actions.
private let wrappersWithSharedValue = KnownTypes.stateWrappers.union(KnownTypes.objectWrappers).union([
  "Environment", "FocusedValue", "FocusedBinding", "FetchRequest", "Query", "AccessibilityFocusState",
])
