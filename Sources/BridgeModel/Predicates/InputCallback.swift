import BridgeFacts
import SwiftScan
import TextModel

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
    let writes = closures.reduce(into: [:]) { $0[$1.name] = stateWrite(inClosuresGivenFor: $1, to: representable) }
    guard !writes.isEmpty else { return [] }
    let places = places(of: closures, in: representable)
    return bodies(reachedFrom: method, of: representable).flatMap { body in
      body.block.descendants(.call).compactMap { call -> InputCallback? in
        guard let callee = call.callee, let place = representable.place(of: callee, in: body),
          let input = places[place] ?? closures.first(where: { place.isProperty(named: $0.name) }),
          timing(of: call, in: body) == .now,
          let (write, state) = writes[input.name]
        else { return nil }
        return InputCallback(call: call, body: body, input: input, write: write, state: state)
      }
    }
  }

  /// The properties of the represented object and of the coordinator in which make and update store closure inputs.
  private func places(of closures: [Property], in representable: Representable) -> [Place: Property] {
    var found: [Place: Property] = [:]
    let names = closures.map { BytePattern(word: $0.name) }
    for body in [.make, .update].flatMap(representable.bodiesWithHelpers) {
      for assignment in body.block.descendants(.sequence, mentioning: names).compactMap(Assignment.init) {
        guard assignment.value.count == 1, let place = representable.place(of: assignment.target, in: body),
          place.root == .represented || place.root == .coordinator, place.path.count == 1,
          let stored = representable.place(of: assignment.value[0], in: body),
          let input = closures.first(where: { stored.isProperty(named: $0.name) })
        else { continue }
        found[place] = input
      }
    }
    return found
  }

  /// A write that a view's closure makes before it returns, to state that the view owns or has a binding to.
  private func stateWrite(
    inClosuresGivenFor input: Property, to representable: Representable
  ) -> (SyntaxNode, Property)? {
    let calls = callsMaking(representable.name, declaredBy: representable.parts)
    for (call, path) in calls {
      let value = value(
        given: input, by: call, initializers: representable.initializers, others: representable.inputs)
      guard let value, let type = type(named: call.enclosingTypeName, in: path), type.primary?.isValueType ?? false,
        let code = value.kind == .closure ? value : type.body(ofMethodNamedBy: value)
      else { continue }
      for node in code.descendants(.sequence, .call) {
        guard let path = node.writtenPath, path.count == 1 || path.count == 2 && path[0] == "self",
          let name = path.last, node.position(in: code) == .synchronous,
          path.count == 2 || !node.isLocal(name, within: code),
          let state = type.properties.first(where: { $0.name == name }), state.isStateWrapped,
          Assignment(node) != nil || valueKind(of: state) == .value
        else { continue }
        return (node, state)
      }
    }
    return nil
  }
}

extension Place {
  /// Whether it's a property of the representable with this name.
  fileprivate func isProperty(named name: String) -> Bool {
    isInRepresentable && path == [name]
  }
}

extension ProjectType {
  /// The body of the method of `self` that an expression means without calling it: `show`, `self.show`.
  fileprivate func body(ofMethodNamedBy value: SyntaxNode) -> SyntaxNode? {
    guard let path = value.pathFromSelf, path.count == 1 else { return nil }
    let methods = members.filter { $0.isFunction && !$0.isStatic && $0.name == path[0] }
    return methods.count == 1 ? methods[0].node.body : nil
  }
}
