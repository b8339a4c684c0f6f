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
      !coordinator.members.contains(where: { $0.name == UpdateTemplate.flag })
    else { return [] }
    let updates = target.representable.bodies(of: .update)
    guard updates.count == 1, let update = updates.first, target.isHere(update.function.path),
      let context = update.context
    else { return [] }
    let callbacks = update.callbacks(of: target.wrappedClass)
    let listeners = coordinator.members.filter { member in
      callbacks.contains(member.fullName) && target.isHere(member.path) && member.node.type == nil
        && member.node.body?.items.isEmpty == false
    }
    guard !listeners.isEmpty else { return [] }
    let flagging = UpdateTemplate.flagging(context: context)
    let check = "guard !\(UpdateTemplate.flag) else { return }"
    let edits =
      [place.placement.insertions(of: flagging.statements.plainText, atStartOf: update.block)]
      + [place.placement.insertion(ofMember: flagging.property, atEndOf: coordinator.declaration.node).map { [$0] }]
      + listeners.map { $0.node.body.flatMap { place.placement.insertions(of: check, atStartOf: $0) } }
    return [CodeAction("Ignore changes made by the update method", .rewrite, edits.compactMap(\.self).flatMap(\.self))]
  }
}

extension LifecycleBody {
  /// The full names of the delegate methods that UIKit or AppKit calls synchronously when the body changes the wrapped
  /// object.
  fileprivate func callbacks(of className: String) -> Set<String> {
    let assigned = block.descendants(.sequence).compactMap(Assignment.init).flatMap { assignment -> [SetterCallback] in
      guard assignment.target.base.map(isRepresented) ?? false else { return [] }
      return SetterCallback.callbacks(of: assignment.target.name, on: className).filter(\.isAssignment)
    }
    let called = block.descendants(.call).flatMap { call -> [SetterCallback] in
      guard call.receiver.map(isRepresented) ?? false else { return [] }
      let isAnimated = call.argument(labeled: "animated").map { $0.value?.text != "false" } ?? false
      return SetterCallback.callbacks(of: call.calledName, on: className).filter {
        !$0.isAssignment && !(isAnimated && $0.animation == .unanimated)
      }
    }
    return Set((assigned + called).map(\.callback))
  }
}
