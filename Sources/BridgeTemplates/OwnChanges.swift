import BridgeModel
import SwiftScan
import TextModel

extension SourcePlacement {
  /// Lets delegate methods of the coordinator ignore changes that the update method makes: it sets a flag of the
  /// coordinator meanwhile, which they check. Empty if the update method doesn't receive the context.
  public func edits(
    ignoringChangesBy update: LifecycleBody, in listeners: [Member], of coordinator: Coordinator
  ) -> [TextEdit] {
    guard let context = update.context else { return [] }
    let flagging = UpdateTemplate.flagging(context: context)
    let check = "guard !\(UpdateTemplate.flag) else { return }"
    let edits =
      [insertions(of: flagging.statements.plainText, atStartOf: update.block)]
      + [insertion(ofMember: flagging.property, atEndOf: coordinator.declaration.node).map { [$0] }]
      + listeners.map { $0.node.body.flatMap { insertions(of: check, atStartOf: $0) } }
    return edits.compactMap(\.self).flatMap(\.self)
  }
}

extension Coordinator {
  /// Whether it already has the flag that tells it about changes by the update method.
  public var knowsUpdates: Bool { members.contains { $0.name == UpdateTemplate.flag } }
}
