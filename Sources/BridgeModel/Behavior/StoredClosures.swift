import BridgeFacts
import SwiftScan

/// A closure that the make or update method stores in a property of the represented object or of the coordinator.
struct StoredClosure {
  var place: Place
  var closure: SyntaxNode
  /// The body that stores it.
  var body: LifecycleBody
}

extension Representable {
  /// The code that a body runs by calling closures that the make or update method has stored. Only places at which they
  /// store a single closure are known.
  func storedClosures(calledFrom body: LifecycleBody, in project: ProjectModel) -> [LifecycleBody] {
    let stored = memory.storedClosures.value { storedClosures() }
    guard !stored.isEmpty else { return [] }
    return body.block.descendants(.call).compactMap { call -> LifecycleBody? in
      guard let callee = call.callee, let place = place(of: callee.withoutChain, in: body),
        let found = stored.first(where: { $0.place == place }), stored.count(where: { $0.place == place }) == 1,
        !found.closure.contains(call), !body.leavesOut(call)
      else { return nil }
      let timing = project.timing(of: call, in: body)
      return timing == .whenCalled ? nil : found.run(by: call, in: body, timing) { self.place(of: $0, in: body) }
    }
  }

  private func storedClosures() -> [StoredClosure] {
    [LifecycleMethod.make, .update].flatMap(bodiesWithHelpers).flatMap { body in
      body.block.descendants(.sequence, mentioning: ["= {"]).compactMap { node -> StoredClosure? in
        guard let assignment = Assignment(node), assignment.value.count == 1, assignment.value[0].kind == .closure,
          let place = place(of: assignment.target, in: body), place.path.count == 1,
          place.isInRepresented || place.isInCoordinator
        else { return nil }
        return StoredClosure(place: place, closure: assignment.value[0], body: body)
      }
    }
  }
}

extension StoredClosure {
  /// Its code as run by a call. Names mean the same in it as around it.
  func run(
    by call: SyntaxNode, in caller: LifecycleBody, _ timing: Timing, place: (SyntaxNode) -> Place?
  ) -> LifecycleBody {
    var run = body
    run.method = caller.method
    run.block = closure
    run.origin = .call(call, in: caller)
    run.timing = timing
    for (parameter, value) in closure.parameters(givenBy: call) { run.arguments[parameter] = place(value) }
    return run
  }
}
