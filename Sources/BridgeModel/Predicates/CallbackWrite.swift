import BridgeFacts
import SwiftScan

/// A place where code of the coordinator writes SwiftUI state of the representable, as delegate methods do.
public struct CallbackWrite: Sendable {
  /// The assignment or call.
  public var node: SyntaxNode
  /// The method or property of the coordinator around it.
  public var function: Member
  /// When it happens, seen from that method.
  public var position: ExecutionPosition
  /// The input that is written; nil where the coordinator has a binding of unknown origin.
  public var input: Property?
}

extension ProjectModel {
  /// The writes of the coordinator, through a copy of the representable or through bindings of its own.
  public func callbackWrites(of representable: Representable) -> [CallbackWrite] {
    guard let coordinator = representable.coordinator, coordinator.isClass else { return [] }
    return coordinator.members.filter { $0.isFunction || $0.isProperty }.flatMap { function in
      function.bodies.flatMap { block -> [CallbackWrite] in
        let body = LifecycleBody(
          method: .update, function: function, block: block, variable: nil, isInCoordinator: true)
        return stateWrites(in: body, of: representable).map { write in
          let isOwn = coordinator.members.contains(write.input.member)
          return CallbackWrite(
            node: write.node, function: function, position: write.position,
            input: isOwn ? representable.input(boundTo: write.input) : write.input)
        }
      }
    }
  }
}

extension Representable {
  /// The input whose binding the coordinator gets for a property of its own: as the argument of that name in
  /// `makeCoordinator`, else the one of the same name.
  fileprivate func input(boundTo binding: Property) -> Property? {
    let arguments = functions(.makeCoordinator).flatMap(\.bodies).flatMap { $0.descendants(.argument) }
    for argument in arguments where argument.label == binding.name {
      guard let name = argument.value?.pathFromSelf?.first, name.first == "$" else { return nil }
      return input(named: name.withoutProjection)
    }
    return input(named: binding.name).flatMap { $0.wrapper == "Binding" ? $0 : nil }
  }
}
