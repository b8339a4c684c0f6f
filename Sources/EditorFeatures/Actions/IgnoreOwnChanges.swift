import BridgeFacts
import BridgeModel
import BridgeTemplates
import SwiftScan
import TextModel

extension Refactoring {
  /// Lets the coordinator distinguish a change that the update method makes, for which the delegate is called
  /// synchronously, from a change that the user makes.
  static let ignoreOwnChanges = Refactoring { place in
    guard let target = place.representableAtHead, let coordinator = target.representable.coordinator,
      coordinator.isClass, !coordinator.isAmbiguous, target.isHere(coordinator.declaration.path),
      !coordinator.knowsUpdates
    else { return [] }
    let updates = target.representable.bodies(of: .update)
    guard updates.count == 1, let update = updates.first, target.isHere(update.function.path) else { return [] }
    let callbacks = Set(update.provokedCallbacks(on: target.wrappedClass).map(\.callback.callback))
    let listeners = coordinator.members.filter { member in
      callbacks.contains(member.fullName) && target.isHere(member.path) && member.node.type == nil
        && member.node.body?.items.isEmpty == false
    }
    guard !listeners.isEmpty else { return [] }
    let edits = place.placement.edits(ignoringChangesBy: update, in: listeners, of: coordinator)
    return edits.isEmpty ? [] : [CodeAction("Ignore changes made by the update method", .rewrite, edits)]
  }
}
