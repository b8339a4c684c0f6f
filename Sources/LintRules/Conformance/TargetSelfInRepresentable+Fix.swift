import BridgeFacts
import BridgeModel
import BridgeTemplates
import LintEngine
import SwiftScan
import TextModel

/// A place where a representable passes itself as a delegate or target.
struct SelfTarget {
  enum Use {
    case delegate(DelegateSlot)
    /// The action is a method of the representable, which this reference in the selector names.
    case ownAction(SyntaxNode)
    /// Any other action.
    case otherAction(SyntaxNode)
  }

  /// The `self`.
  var reference: SyntaxNode
  /// The function that passes it.
  var member: Member
  var use: Use

  /// The name of the context in this place; nil if there's none.
  var contextName: String? {
    guard let parameter = member.node.parameters.first(where: { $0.label == "context" }),
      let name = parameter.usableName,
      reference.localDeclaration(of: name, within: member.node) == parameter
    else { return nil }
    return name
  }
}

/// Makes the coordinator the target at all these places of a representable, moves the methods that it needs there, and
/// inserts a coordinator if there's none.
func coordinatorFix(
  for targets: [SelfTarget], of representable: Representable, in context: RuleContext
) -> Fix? {
  let movable = targets.filter { target in
    guard target.contextName != nil else { return false }
    if case .otherAction(let selector) = target.use { return selector.coordinatorMethod(of: representable) != nil }
    return true
  }
  return CoordinatorAsTarget(movable, of: representable, in: context)?.fix
}

private struct CoordinatorAsTarget {
  let targets: [SelfTarget]
  let representable: Representable
  let context: RuleContext
  /// The coordinator's property for the representable; nil if it has none.
  let parent: String?
  var placement: SourcePlacement { context.placement }

  init?(_ targets: [SelfTarget], of representable: Representable, in context: RuleContext) {
    guard !targets.isEmpty else { return nil }
    self.targets = targets
    self.representable = representable
    self.context = context
    if let coordinator = representable.coordinator {
      guard coordinator.isClass, coordinator.declaration.path == context.path,
        !representable.functions(.makeCoordinator).isEmpty
      else { return nil }
      parent = representable.storedParent
    } else {
      guard !context.project.suppliesCoordinator(to: representable) else { return nil }
      parent = "parent"
    }
  }

  var fix: Fix? {
    guard let moved, let conformances = conformanceRemovals,
      let coordinator = coordinatorEdits(moving: moved),
      parent != nil || !moved.contains(where: \.usesParent)
    else { return nil }
    let edits = targetEdits + conformances + coordinator
    let isCertain = slots.isEmpty || context.project.isClosedWorld(representable.parts)
    let isComplete = newActions.isEmpty
    return Fix("Use the coordinator instead of 'self'", edits, safety: isCertain && isComplete ? .safe : .unsafe)
  }

  // MARK: The targets

  private var targetEdits: [TextEdit] {
    targets.flatMap { target -> [TextEdit] in
      let replaced = TextEdit(
        replacing: target.reference.range, with: (target.contextName ?? "context") + ".coordinator")
      guard case .ownAction(let name) = target.use else { return [replaced] }
      return [replaced, .insert("\(typeName).", at: name.range.lowerBound)]
    }
  }

  private var typeName: String { representable.coordinatorTypeText ?? "Coordinator" }

  private var slots: [DelegateSlot] {
    targets.compactMap { if case .delegate(let slot) = $0.use { slot } else { nil } }
  }

  // MARK: The methods

  /// The methods that move to the coordinator: actions, and methods of the delegate protocols. nil if one of them can't
  /// move.
  private var moved: [MovedMethod]? {
    let actions = targets.compactMap { if case .ownAction(let name) = $0.use { name } else { nil } }
    let ownActions = representable.members.filter { member in actions.contains { $0.isNamed(member.name) } }
    let answers = representable.members.filter { answered.contains($0.fullName) }
    guard Set(ownActions.map(\.name)).count == ownActions.count,
      ownActions.allSatisfy(isAction),
      (ownActions + answers).allSatisfy({ context.contains($0.node) && !isUsed($0, except: actions) })
    else { return nil }
    let methods =
      ownActions.map { move($0, attributes: actorAttribute + ["objc"]) } + answers.map { move($0, attributes: []) }
    return methods.contains { $0 == nil } ? nil : methods.compactMap { $0 }
  }

  private func move(_ member: Member, attributes: [String]) -> MovedMethod? {
    MovedMethod(
      member, of: representable, parent: parent ?? "parent", attributes: attributes, placement: placement)
  }

  /// The class that we insert is on the main actor; the methods of another one may not be.
  private var actorAttribute: [String] {
    let isOnMainActor = representable.coordinator?.isOnMainActor(conformingTo: slots.flatMap(\.protocols)) ?? true
    return isOnMainActor ? [] : ["MainActor"]
  }

  /// The full names of the methods that the delegate protocols have.
  private var answered: Set<String> {
    let protocols = slots.flatMap(\.protocols).compactMap(DelegateProtocol.named)
    return Set(
      protocols.flatMap { fact in
        (fact.methodNames ?? []) + (fact.requiredMethods + fact.commonMethods).map(DelegateProtocol.fullName)
      })
  }

  /// Whether Objective-C can send the method as an action.
  private func isAction(_ member: Member) -> Bool {
    guard let clause = member.node.first(.parameterClause), let body = member.node.body else {
      return false
    }
    let between = member.node.text(in: clause.range.upperBound..<body.range.lowerBound)
    return between.allSatisfy(\.isWhitespace) && member.node.parameters.count <= 2
      && member.node.parameters.allSatisfy { parameter in
        guard let name = parameter.type?.unwrappedType.dottedName else { return false }
        return ClassHierarchy.isKnown(name) || bridgedTypes.contains(name)
      }
  }

  /// Whether code other than these selectors mentions a method.
  private func isUsed(_ member: Member, except selectors: [SyntaxNode]) -> Bool {
    let code = (representable.members + (representable.coordinator?.members ?? [])).flatMap { other in
      other.bodies + [other.binding?.value].compactMap { $0 }
    }
    return code.flatMap { $0.descendants(.reference, .memberAccess) }.contains { mention in
      mention.isNamed(member.name) && !selectors.contains(mention)
    }
  }

  /// The actions that the selectors name and that the coordinator doesn't have yet.
  private var newActions: [CoordinatorMethod] {
    targets.compactMap { target -> CoordinatorMethod? in
      guard case .otherAction(let selector) = target.use,
        let name = selector.coordinatorMethod(of: representable),
        representable.coordinator?.functions(named: name).isEmpty ?? true
      else { return nil }
      return .action(named: name, attributes: actorAttribute)
    }.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  // MARK: The coordinator

  /// The edits that remove the delegate protocols from the struct, which can't conform to them. nil if a declaration
  /// would have no protocol left.
  private var conformanceRemovals: [TextEdit]? {
    let protocols = Set(slots.flatMap(\.protocols))
    var edits: [TextEdit] = []
    for part in representable.parts {
      let inherited = part.node.all(.inheritedType)
      let gone = inherited.filter { $0.children.first?.dottedName.map(protocols.contains) ?? false }
      if gone.isEmpty { continue }
      guard let first = inherited.first, !gone.contains(first), context.contains(part.node) else { return nil }
      for (type, next) in zip(inherited, inherited.dropFirst()) where gone.contains(next) {
        edits.append(.delete(type.range.upperBound..<next.range.upperBound))
      }
    }
    return edits
  }

  /// The edits that move the methods and complete the coordinator.
  private func coordinatorEdits(moving moved: [MovedMethod]) -> [TextEdit]? {
    let methods = moved.map(\.method) + newActions
    let removals = moved.map(\.removal)
    guard let coordinator = representable.coordinator else {
      guard let new = NewCoordinator(of: representable, in: context.path, placement: placement),
        let insertion = new.insertion(slots: slots, methods: methods), let refresh = new.refresh
      else { return nil }
      return placement.edits(removing: removals, inserting: insertion) + refresh
    }
    let names = Set(coordinator.members.map(\.name))
    let completed = CompletedCoordinator(
      coordinator, of: representable, slots: slots, moved: Set(methods.map(\.fullName)))
    guard methods.allSatisfy({ method in !names.contains { method.fullName.hasPrefix($0 + "(") } }),
      slots.allSatisfy(completed.fills)
    else { return nil }
    let text = methods.map(\.text).joined(separator: "\n\n")
    let member = methods.isEmpty ? [] : [placement.insertion(ofMember: text, atEndOf: coordinator.declaration.node)]
    return member.contains { $0 == nil } ? nil : removals + completed.edits(in: placement) + member.compactMap { $0 }
  }
}

/// The types of parameters that Objective-C has, besides the classes that `ClassHierarchy` knows.
private let bridgedTypes: Set = ["Any", "AnyObject", "Notification", "UIEvent"]

extension SyntaxNode {
  /// The method that a selector such as `#selector(Coordinator.tapped)` names on the coordinator; nil for others.
  fileprivate func coordinatorMethod(of representable: Representable) -> String? {
    let names = ["Coordinator", representable.coordinatorTypeText ?? "Coordinator"]
    let accesses = descendants(.memberAccess)
    guard accesses.count == 1, let base = accesses[0].base?.memberPath, names.contains(where: { base == [$0] }) else {
      return nil
    }
    return accesses[0].name
  }
}

extension Representable {
  /// The property in which the coordinator stores its copy of the representable.
  fileprivate var storedParent: String? {
    refreshableParent
      ?? coordinator?.properties.first { property in
        property.member.isStored && !property.member.isStatic
          && property.typeName.map { lastComponent(of: $0) } == simpleName
      }?.name
  }
}
