import BridgeFacts
import BridgeModel
import SwiftScan
import TextModel

/// The edits that give a representable without a coordinator its first one.
public struct NewCoordinator: Sendable {
  private let representable: Representable
  private let owner: TypeDeclaration
  private let placement: SourcePlacement

  /// nil if the representable has a coordinator, uses one of its names for something else, or can't have new members in
  /// the file at `path`.
  public init?(of representable: Representable, in path: FilePath, placement: SourcePlacement) {
    let isNamed = representable.members.contains { $0.name == "Coordinator" || $0.name == "makeCoordinator" }
    guard !isNamed, let owner = representable.memberOwner(in: path) else { return nil }
    self.representable = representable
    self.owner = owner
    self.placement = placement
  }

  /// Inserts `makeCoordinator` and a class that references the representable.
  public func insertion(slots: [DelegateSlot], methods: [CoordinatorMethod] = []) -> TextEdit? {
    let template = CoordinatorTemplate(
      parent: representable.simpleName, slots: slots, access: access, methods: methods)
    return insertion(of: template.declaration, arguments: "self")
  }

  /// Inserts `makeCoordinator` and a class that only stores a value from one update to the next.
  public func insertion(storing property: String) -> TextEdit? {
    insertion(of: CoordinatorTemplate.store(of: [property], access: access), arguments: "")
  }

  /// Passes the current struct to the coordinator in the first statement of the update method. nil if the method can't
  /// reach the coordinator or is in another file.
  public var refresh: [TextEdit]? {
    let bodies = representable.bodies(of: .update)
    let edits = bodies.map { body -> [TextEdit]? in
      guard let context = body.context, body.function.path == owner.path else { return nil }
      return placement.insertions(of: CoordinatorTemplate.refresh(context: context), atStartOf: body.block)
    }
    return bodies.isEmpty || edits.contains(nil) ? nil : edits.compactMap(\.self).flatMap(\.self)
  }

  private var access: AccessLevel { AccessLevel(ofMembersIn: representable.declaration.node) }

  private func insertion(of declaration: String, arguments: String) -> TextEdit? {
    guard
      let factory = RepresentableTemplate(of: representable).method(
        .makeCoordinator, body: ["Coordinator(\(arguments))"])
    else { return nil }
    return placement.insertion(ofMember: factory + "\n\n" + declaration, atEndOf: owner.node)
  }
}
