import BridgeFacts
import BridgeModel
import SwiftScan

/// A statement of the make or update method that sets a delegate of the wrapped object.
struct DelegateAssignment {
  /// Whether the delegate is the coordinator.
  var isCoordinator: Bool

  /// The assignments to a property of the wrapped object itself.
  static func all(of property: String, in representable: Representable) -> [DelegateAssignment] {
    [.make, .update].flatMap { (method: LifecycleMethod) in
      representable.bodiesWithHelpers(of: method).flatMap { body in
        body.block.descendants(.sequence).compactMap(Assignment.init).compactMap { assignment in
          guard let path = assignment.target.memberPath, path.count == 2, path.last == property,
            body.variable == nil || path.first == body.variable
          else { return nil }
          let isCoordinator = assignment.value.first.map { representable.isCoordinator($0, in: body) }
          return DelegateAssignment(isCoordinator: isCoordinator ?? false)
        }
      }
    }
  }
}
