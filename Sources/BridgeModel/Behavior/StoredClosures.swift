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
    let names = Set(stored.compactMap(\.place.path.last) + computedProperties.map(\.name))
    return body.block.descendants(.call).compactMap { call -> LifecycleBody? in
      // The name of a member rules out most calls.
      guard let callee = call.callee, callee.kind != .memberAccess || names.contains(callee.name),
        let place = place(of: callee.withoutChain, in: body),
        let found = stored.first(where: { $0.place == place }), stored.count(where: { $0.place == place }) == 1,
        !found.closure.contains(call), !body.leavesOut(call)
      else { return nil }
      let timing = project.timing(of: call, in: body)
      return timing == .whenCalled ? nil : found.run(by: call, in: body, timing) { self.place(of: $0, in: body) }
    }
  }

  private func storedClosures() -> [StoredClosure] {
    [LifecycleMethod.make, .update].flatMap(bodiesWithHelpers).flatMap { body in
      closureStores(in: body).map { StoredClosure(place: $0.place, closure: $0.closure, body: body) }
    }
  }

  private func closureStores(in body: LifecycleBody) -> [ClosureStore] {
    body.memory.closureStores {
      body.block.descendants(.sequence, mentioning: ["= {"]).compactMap { node in
        guard let assignment = Assignment(node), assignment.value.count == 1, assignment.value[0].kind == .closure,
          let place = place(of: assignment.target, in: body), place.path.count == 1,
          place.isInRepresented || place.isInCoordinator
        else { return nil }
        return ClosureStore(place: place, closure: assignment.value[0])
      }
    }
  }
}

/// The assignment of a closure to a property, without the body that contains it.
struct ClosureStore: Carried, Sendable {
  var place: Place
  var closure: SyntaxNode

  func carried(by nodes: NodeMove) -> ClosureStore? {
    guard let place = place.carried(by: nodes), let closure = nodes(closure) else { return nil }
    return ClosureStore(place: place, closure: closure)
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
