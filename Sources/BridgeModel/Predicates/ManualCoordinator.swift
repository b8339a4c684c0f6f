import BridgeFacts
import SwiftScan

/// A call of `makeCoordinator()` in the code of a lifecycle method, which creates a second coordinator.
public struct ManualCoordinatorCall: Sendable {
  public var call: SyntaxNode
  public var body: LifecycleBody
  /// The name of the weak property that the new coordinator is assigned to; nil if something may retain it.
  public var weakProperty: String?
  /// Whether code of the representable also uses the coordinator that SwiftUI keeps.
  public var usesContext: Bool
}

extension ProjectModel {
  /// The calls of `makeCoordinator()` in the make and update methods, and in the code of the representable and its
  /// coordinator that they call. Empty if it doesn't create an object each time.
  public func manualCoordinatorCalls(in representable: Representable) -> [ManualCoordinatorCall] {
    let makers = representable.functions(.makeCoordinator)
    guard !representable.isAmbiguous, let coordinator = representable.coordinator, coordinator.isClass,
      representable.createsResult(of: .makeCoordinator)
    else { return [] }
    let bodies = [LifecycleMethod.make, .update].flatMap(representable.bodiesWithHelpers)
    var found: [(call: SyntaxNode, body: LifecycleBody)] = []
    for body in bodies where !makers.contains(body.function) {
      for call in body.block.calls(named: "makeCoordinator") where !found.contains(where: { $0.call == call }) {
        let callees = representable.functions(calledBy: call, in: body)
        guard !callees.isEmpty, callees.allSatisfy(makers.contains) else { continue }
        found.append((call, body))
      }
    }
    guard !found.isEmpty else { return [] }
    let usesContext = bodies.contains { body in
      body.block.descendants(.memberAccess, mentioning: ["coordinator"]).contains { node in
        node.base.map { representable.place(of: $0, in: body) == Place(.context) } ?? false
      }
    }
    return found.map { call, body in
      ManualCoordinatorCall(
        call: call, body: body, weakProperty: weakProperty(keepingResultOf: call, in: body.function),
        usesContext: usesContext)
    }
  }

  /// The calls in the representable that a type is.
  public func manualCoordinatorCalls(around type: ProjectType) -> [ManualCoordinatorCall] {
    guard !type.localMembers(mentioning: ["makeCoordinator"]).isEmpty,
      let representable = type.surroundingBridge
    else { return [] }
    return manualCoordinatorCalls(in: representable)
  }

  private func weakProperty(keepingResultOf call: SyntaxNode, in member: Member) -> String? {
    member.bodies.flatMap { $0.descendants(.sequence) }.lazy
      .compactMap { unretainedDelegate(assignedBy: $0, in: member) }.first { $0.call == call }?.property
  }
}
