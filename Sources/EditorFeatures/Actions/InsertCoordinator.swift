import BridgeFacts
import BridgeModel
import BridgeTemplates
import SwiftScan
import TextModel

extension Refactoring {
  /// Adds a coordinator to a representable, or completes the existing one.
  static let insertCoordinator = Refactoring { place in
    guard let insertion = place.representable.map(InsertCoordinator.init) else { return [] }
    return [insertion.action ?? insertion.disabledAction]
  }
}

/// The edits that give a representable the coordinator that the delegates of its wrapped object need.
private struct InsertCoordinator {
  let place: RepresentablePlace
  private let slots: [DelegateSlot]

  init(at place: RepresentablePlace) {
    self.place = place
    slots = DelegateSlot.usualSlots(of: place.wrappedClass).filter { slot in
      !DelegateAssignment.all(of: slot.property, in: place.representable).contains { !$0.isCoordinator }
    }
  }

  /// nil if nothing is missing or if the existing code can't be completed.
  var action: CodeAction? {
    guard let coordinatorEdits else { return nil }
    let edits = coordinatorEdits + assignmentEdits + refreshEdits + dismantleEdits
    guard !edits.isEmpty else { return nil }
    let title = coordinator == nil ? "Insert Coordinator" : "Complete Coordinator"
    return CodeAction(title, .refactor, edits)
  }

  var disabledAction: CodeAction {
    let name = "'\(representable.simpleName)'"
    let reason =
      switch coordinator {
      case nil: "\(name) uses 'Coordinator' or 'makeCoordinator' for something else"
      case let coordinator? where !coordinator.isClass: "the coordinator of \(name) isn't a class"
      case _?: "the coordinator of \(name) is already complete"
      }
    return .disabled("Insert Coordinator", .refactor, because: reason)
  }

  private var representable: Representable { place.representable }
  private var coordinator: Coordinator? { representable.coordinator }

  // MARK: The class

  /// The edits of the class and of `makeCoordinator`; nil if the coordinator can't be completed.
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
    NewCoordinator(of: representable, in: place.file.path, placement: place.placement)?
      .insertion(slots: slots).map { [$0] }
  }

  /// The edit that adds `makeCoordinator`; empty if it exists or if it's unclear how to create the coordinator.
  private func newFactory(arguments: String?) -> [TextEdit] {
    guard representable.functions(.makeCoordinator).isEmpty, let arguments, let owner = place.owner,
      !representable.members.contains(where: { $0.name == "makeCoordinator" }),
      let type = representable.coordinatorTypeText,
      let factory = place.template.method(.makeCoordinator, body: ["\(type)(\(arguments))"])
    else { return [] }
    return place.placement.insertion(ofMember: factory, atEndOf: owner.node).map { [$0] } ?? []
  }

  // MARK: The make and update methods

  /// Assigns the coordinator to the delegate properties in the make method; empty if `editsOfMake` can't insert
  /// statements there.
  private var assignmentEdits: [TextEdit] {
    let missing = slots.filter { DelegateAssignment.all(of: $0.property, in: representable).isEmpty && isConformed($0) }
    guard !missing.isEmpty else { return [] }
    let template = CoordinatorTemplate(parent: representable.simpleName, slots: missing)
    return place.editsOfMake { template.assignments(to: $0, context: $1) } ?? []
  }

  /// Whether the coordinator conforms to the protocols of a slot, or these edits add the conformances.
  private func isConformed(_ slot: DelegateSlot) -> Bool {
    guard let coordinator else { return true }
    guard place.isHere(coordinator.declaration.path) else {
      return slot.protocols.allSatisfy(coordinator.ancestry.contains)
    }
    return CompletedCoordinator(coordinator, of: representable, slots: slots).fills(slot)
  }

  /// Passes the current struct to the coordinator in the first statement of the update method.
  private var refreshEdits: [TextEdit] {
    guard let parent = coordinator == nil ? "parent" : parentToRefresh else { return [] }
    return representable.bodies(of: .update).flatMap { body -> [TextEdit] in
      guard let context = body.context, place.isHere(body.function.path) else { return [] }
      let statement = CoordinatorTemplate.refresh(parent, context: context)
      return place.placement.insertions(of: statement, atStartOf: body.block) ?? []
    }
  }

  /// Lets a dismantle method that takes `()` take the new coordinator; SwiftUI would no longer call it otherwise.
  private var dismantleEdits: [TextEdit] {
    guard representable.functions(.makeCoordinator).isEmpty,
      let type = coordinator == nil ? "Coordinator" : representable.coordinatorTypeText
    else { return [] }
    return representable.functions(.dismantle).compactMap { function in
      guard place.isHere(function.path), let written = function.node.parameters.last?.type,
        ["()", "Void"].contains(written.text)
      else { return nil }
      return TextEdit(replacing: written.range, with: type)
    }
  }

  /// The property that the update method must refresh; nil if code there already passes `self` to the coordinator.
  private var parentToRefresh: String? {
    guard let coordinator else { return nil }
    let completed = CompletedCoordinator(coordinator, of: representable, slots: slots)
    let getsParent = completed.getsParent && place.isHere(coordinator.declaration.path)
    guard let parent = getsParent ? "parent" : representable.refreshableParent else { return nil }
    let isRefreshed = representable.bodiesWithHelpers(of: .update).contains { body in
      body.block.descendants(.sequence, .call).contains { $0.handsOverSelf(to: parent, in: body, of: representable) }
    }
    return isRefreshed ? nil : parent
  }
}

extension SyntaxNode {
  /// Whether this is `context.coordinator.parent = self` or passes `self` to a call on the coordinator.
  fileprivate func handsOverSelf(to parent: String, in body: LifecycleBody, of representable: Representable) -> Bool {
    if let assignment = Assignment(self), assignment.target.kind == .memberAccess, assignment.target.isNamed(parent) {
      return assignment.target.base.map { representable.isCoordinator($0, in: body) } ?? false
    }
    guard kind == .call, let receiver, representable.isCoordinator(receiver, in: body) else { return false }
    return arguments.contains { $0.value?.memberPath == ["self"] }
  }
}
