import BridgeFacts
import BridgeModel
import BridgeTemplates
import SwiftScan
import TextModel

extension Refactoring {
  /// Gives a representable a Coordinator, or completes the one that it has.
  static let insertCoordinator = Refactoring { place in
    guard let insertion = place.representable.map(InsertCoordinator.init) else { return [] }
    return [insertion.action ?? insertion.disabledAction]
  }
}

/// Gives a representable the Coordinator that the delegates of its wrapped object need, or completes the one it has.
private struct InsertCoordinator {
  let place: RepresentablePlace
  private let slots: [DelegateSlot]

  init(at place: RepresentablePlace) {
    self.place = place
    slots = DelegateSlot.usualSlots(of: place.wrappedClass).filter { slot in
      !DelegateAssignment.all(of: slot.property, in: place.representable).contains { !$0.isCoordinator }
    }
  }

  /// nil where nothing is missing, or where what is there cannot be understood.
  var action: CodeAction? {
    guard let coordinatorEdits else { return nil }
    let edits = coordinatorEdits + assignmentEdits + refreshEdits
    guard !edits.isEmpty else { return nil }
    let title = coordinator == nil ? "Insert Coordinator" : "Complete Coordinator"
    return CodeAction(title, .refactor, edits)
  }

  var disabledAction: CodeAction {
    let name = "'\(representable.simpleName)'"
    let reason =
      switch coordinator {
      case nil: "'Coordinator' or 'makeCoordinator' of \(name) means something else"
      case let coordinator? where !coordinator.isClass: "the Coordinator of \(name) is no class"
      case _?: "the Coordinator of \(name) has all that is known to be needed"
      }
    return .disabled("Insert Coordinator", .refactor, because: reason)
  }

  private var representable: Representable { place.representable }
  private var coordinator: Coordinator? { representable.coordinator }

  // MARK: The class

  /// The edits of the class and of makeCoordinator; nil where the coordinator is nothing that can be completed.
  private var coordinatorEdits: [TextEdit]? {
    guard let coordinator else { return newCoordinator }
    guard coordinator.isClass else { return nil }
    let completed = CompletedCoordinator(coordinator, of: representable, slots: slots)
    guard place.isHere(coordinator.declaration.path) else {
      return newFactory(arguments: representable.coordinatorArguments)
    }
    return completed.edits(in: place.placement) + newFactory(arguments: completed.arguments)
  }

  private var newCoordinator: [TextEdit]? {
    let isNamedOtherwise = representable.members.contains { $0.name == "Coordinator" || $0.name == "makeCoordinator" }
    guard !isNamedOtherwise, let owner = place.owner else { return nil }
    let template = CoordinatorTemplate(
      parent: representable.simpleName, slots: slots, access: place.template.access)
    let factory = place.template.method(.makeCoordinator, body: ["Coordinator(self)"]) ?? ""
    let members = factory + "\n\n" + template.declaration
    return place.placement.insertion(ofMember: members, atEndOf: owner.node).map { [$0] }
  }

  /// makeCoordinator, where it is missing and it is evident how to make the coordinator.
  private func newFactory(arguments: String?) -> [TextEdit] {
    guard representable.functions(.makeCoordinator).isEmpty, let arguments, let owner = place.owner,
      !representable.members.contains(where: { $0.name == "makeCoordinator" }),
      let type = representable.coordinatorTypeText,
      let factory = place.template.method(.makeCoordinator, body: ["\(type)(\(arguments))"])
    else { return [] }
    return place.placement.insertion(ofMember: factory, atEndOf: owner.node).map { [$0] } ?? []
  }

  // MARK: make and update

  /// Makes the coordinator the delegate, in make; nothing where make is elsewhere or has no one object to speak of.
  private var assignmentEdits: [TextEdit] {
    let missing = slots.filter { DelegateAssignment.all(of: $0.property, in: representable).isEmpty && isConformed($0) }
    guard !missing.isEmpty else { return [] }
    let template = CoordinatorTemplate(parent: representable.simpleName, slots: missing)
    return place.editsOfMake { template.assignments(to: $0, context: $1) } ?? []
  }

  /// Whether the coordinator has the protocols of a slot or gets them here.
  private func isConformed(_ slot: DelegateSlot) -> Bool {
    guard let coordinator, !place.isHere(coordinator.declaration.path) else { return true }
    return slot.protocols.allSatisfy(coordinator.ancestry.contains)
  }

  /// Hands the present struct to the coordinator, first thing in update.
  private var refreshEdits: [TextEdit] {
    guard let parent = coordinator == nil ? "parent" : parentToRefresh else { return [] }
    return representable.bodies(of: .update).flatMap { body -> [TextEdit] in
      guard let context = body.context, place.isHere(body.function.path) else { return [] }
      let statement = CoordinatorTemplate.refresh(parent, context: context)
      return place.placement.insertions(of: statement, atStartOf: body.block) ?? []
    }
  }

  /// The property that update leaves as it was; nil where something there reaches the coordinator with `self`.
  private var parentToRefresh: String? {
    guard let coordinator else { return nil }
    let completed = CompletedCoordinator(coordinator, of: representable, slots: slots)
    guard let parent = completed.getsParent ? "parent" : representable.refreshableParent else { return nil }
    let isRefreshed = representable.bodiesWithHelpers(of: .update).contains { body in
      body.block.descendants(.sequence, .call).contains { $0.handsOverSelf(to: parent, in: body, of: representable) }
    }
    return isRefreshed ? nil : parent
  }
}

extension SyntaxNode {
  /// Whether this is `context.coordinator.parent = self` or a call on the coordinator that takes `self`.
  fileprivate func handsOverSelf(to parent: String, in body: LifecycleBody, of representable: Representable) -> Bool {
    if let assignment = Assignment(self), let path = assignment.target.memberPath, path.last == parent {
      return representable.isCoordinator(Array(path.dropLast()), at: assignment.target, in: body)
    }
    guard kind == .call, let path = receiver?.memberPath, representable.isCoordinator(path, at: self, in: body) else {
      return false
    }
    return arguments.contains { $0.value?.memberPath == ["self"] }
  }
}
