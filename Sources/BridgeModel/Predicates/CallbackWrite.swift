import BridgeFacts
import SwiftScan

/// A place where the coordinator's code writes SwiftUI state of the representable, as delegate methods do.
public struct CallbackWrite: Sendable {
  /// The assignment or call.
  public var node: SyntaxNode
  /// The method or property of the coordinator around it.
  public var function: Member
  /// The time of the write, relative to that method.
  public var timing: Timing
  /// The input that is written; nil if the coordinator has a binding of unknown origin.
  public var input: Property?
}

extension ProjectModel {
  /// The coordinator's writes, through a copy of the representable or through its own bindings.
  public func callbackWrites(of representable: Representable) -> [CallbackWrite] {
    guard let coordinator = representable.coordinator, coordinator.isClass else { return [] }
    return coordinator.members.filter { $0.isFunction || $0.isProperty }.flatMap { function in
      function.bodies.flatMap { block -> [CallbackWrite] in
        let body = LifecycleBody(method: .update, function: function, block: block, owner: Place(.coordinator))
        return stateWrites(in: body, of: representable).map { write in
          let isOwn = coordinator.declarations.contains(write.input.member.owner)
          return CallbackWrite(
            node: write.node, function: function, timing: write.timing,
            input: isOwn ? representable.input(boundTo: write.input) : write.input)
        }
      }
    }
  }
}

extension Representable {
  /// The input whose binding the coordinator receives for one of its own properties: the one that `makeCoordinator`
  /// passes with the property's name as label, or else the input with the same name.
  fileprivate func input(boundTo binding: Property) -> Property? {
    let arguments = functions(.makeCoordinator).flatMap(\.bodies).flatMap { $0.descendants(.argument) }
    for argument in arguments where argument.label == binding.name {
      guard let name = argument.value?.pathFromSelf?.first, name.first == "$" else { return nil }
      return input(named: name)
    }
    return input(named: binding.name).flatMap { $0.wrapper == "Binding" ? $0 : nil }
  }
}
