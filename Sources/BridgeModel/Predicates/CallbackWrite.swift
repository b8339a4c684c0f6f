import BridgeFacts
import SwiftScan

/// A place where the coordinator's code writes SwiftUI state of the representable, as delegate methods do.
public struct CallbackWrite: Sendable {
  /// The assignment or call.
  public var node: SyntaxNode
  /// The method or property of the coordinator whose code leads to it.
  public var function: Member
  /// The code around it: that of the method, or of another one that it calls.
  var body: LifecycleBody
  /// The time of the write, relative to that method.
  public var timing: Timing
  /// The input that is written; nil if the coordinator has a binding of unknown origin.
  public var input: Property?

  /// Whether a condition decides if the write happens. That something is there decides nothing.
  var isConditional: Bool { isConditional(node, in: body) }

  private func isConditional(_ node: SyntaxNode, in body: LifecycleBody) -> Bool {
    let conditions = body.block.contains(node) ? node.dominatingConditions(in: body.block) : []
    if !conditions.allSatisfy({ $0.kind == .optionalBinding }) { return true }
    guard case .call(let call, let caller) = body.origin else { return false }
    return isConditional(call, in: caller)
  }
}

extension ProjectModel {
  /// The writes in the coordinator's own code, through a copy of the representable or through its own bindings.
  public func callbackWrites(of representable: Representable) -> [CallbackWrite] {
    callbackWrites(of: representable, in: representable.coordinatorBodies { $0.isFunction || $0.isProperty })
  }

  /// The writes of the coordinator's methods with one of these full names, also in the code that they call.
  public func callbackWrites(of representable: Representable, by names: Set<String>) -> [CallbackWrite] {
    let methods = representable.coordinatorBodies { $0.isFunction && names.contains($0.fullName) }
    return methods.flatMap { method in
      callbackWrites(of: representable, in: representable.ownCode(runBy: method)).map { write in
        var write = write
        write.function = method.function
        return write
      }
    }
  }

  private func callbackWrites(of representable: Representable, in bodies: [LifecycleBody]) -> [CallbackWrite] {
    bodies.flatMap { body in
      stateWrites(in: body, of: representable).map { write in
        let isOwn = representable.coordinator?.declarations.contains(write.input.member.owner) ?? false
        return CallbackWrite(
          node: write.node, function: body.function, body: body, timing: write.timing,
          input: isOwn ? representable.input(boundTo: write.input) : write.input)
      }
    }
  }
}

extension ProjectModel {
  /// The properties of the control whose new values a parameter of the coordinator's code receives: UIKit passes them to
  /// the function, or other functions pass on what they receive.
  public func propertiesGiven(
    to parameter: SyntaxNode, of function: Member, in representable: Representable
  ) -> [String] {
    var visited: Set<SyntaxNode> = []
    return propertiesGiven(to: parameter, of: function, in: representable, &visited)
  }

  private func propertiesGiven(
    to parameter: SyntaxNode, of function: Member, in representable: Representable, _ visited: inout Set<SyntaxNode>
  ) -> [String] {
    guard let index = function.node.parameters.firstIndex(of: parameter), visited.insert(parameter).inserted else {
      return []
    }
    if let own = EditableValue.property(givenTo: function.fullName, asParameter: index) { return [own] }
    var found: [String] = []
    for call in (representable.coordinator?.members ?? []).calls(named: function.name) {
      guard ownMethod(calledBy: call.call, in: call.member) == function,
        let value = function.node.parameters(givenBy: call.call).first(where: { $0.0 == parameter })?.value,
        value.kind == .reference, let local = value.localDeclaration(of: value.name, within: call.member.node)
      else { continue }
      found += propertiesGiven(to: local, of: call.member, in: representable, &visited)
    }
    return found
  }
}

extension Representable {
  /// The bodies of some members of a coordinator that is an object.
  fileprivate func coordinatorBodies(where fits: (Member) -> Bool) -> [LifecycleBody] {
    guard let coordinator, coordinator.isClass else { return [] }
    return coordinator.members.filter(fits).flatMap { function in
      function.bodies.map {
        LifecycleBody(method: .update, function: function, block: $0, owner: Place(.coordinator))
      }
    }
  }

  /// The input whose binding the coordinator receives for one of its own properties: the one that `makeCoordinator`
  /// passes with the property's name as label, or else the input with the same name.
  fileprivate func input(boundTo binding: Property) -> Property? {
    let arguments = makingBodies(of: .makeCoordinator).flatMap { $0.block.descendants(.argument) }
    for argument in arguments where argument.label == binding.name {
      guard let name = argument.value?.pathFromSelf?.first, name.first == "$" else { return nil }
      return input(named: name)
    }
    return input(named: binding.name).flatMap { $0.wrapper == "Binding" ? $0 : nil }
  }
}
