import BridgeFacts
import SwiftScan

/// A call of a closure input in code that runs while SwiftUI updates views, for which a view passes a closure that
/// writes state.
public struct InputCallback: Sendable {
  /// The call in code that a lifecycle method reaches.
  public var call: SyntaxNode
  public var body: LifecycleBody
  public var input: Property
  /// The write in the closure that a view passes.
  public var write: SyntaxNode
  /// The property that the closure writes.
  public var state: Property
}

extension ProjectModel {
  /// The calls of closure inputs that a lifecycle method makes before it returns, and that write state of the view that
  /// passed the closure.
  public func inputCallbacks(of representable: Representable, in method: LifecycleMethod) -> [InputCallback] {
    let closures = representable.inputs.filter { $0.wrapper == nil && valueKind(of: $0) == .function }
    guard !closures.isEmpty else { return [] }
    return bodies(reachedFrom: method, of: representable).flatMap { body in
      body.block.descendants(.call).compactMap { call -> InputCallback? in
        guard let callee = call.callee, let place = representable.place(of: callee, in: body),
          place.isInRepresentable, place.path.count == 1,
          let input = closures.first(where: { $0.name == place.path[0] }), timing(of: call, in: body) == .now,
          let (write, state) = stateWrite(inClosuresGivenFor: input, to: representable)
        else { return nil }
        return InputCallback(call: call, body: body, input: input, write: write, state: state)
      }
    }
  }

  /// A write that a view's closure makes before it returns, to state that the view owns or has a binding to.
  private func stateWrite(
    inClosuresGivenFor input: Property, to representable: Representable
  ) -> (SyntaxNode, Property)? {
    let calls = callsMaking(representable.name, declaredBy: representable.parts)
    for (call, path) in calls {
      let value = value(
        given: input, by: call, initializers: representable.initializers, others: representable.inputs)
      guard let closure = value, closure.kind == .closure,
        let type = type(named: call.enclosingTypeName, in: path), type.primary?.isValueType ?? false
      else { continue }
      for node in closure.descendants(.sequence, .call) {
        guard let path = node.writtenPath, path.count == 1 || path.count == 2 && path[0] == "self",
          let name = path.last, node.position(in: closure) == .synchronous,
          path.count == 2 || !node.isLocal(name, within: closure),
          let state = type.properties.first(where: { $0.name == name }), state.isStateWrapped,
          Assignment(node) != nil || valueKind(of: state) == .value
        else { continue }
        return (node, state)
      }
    }
    return nil
  }
}
