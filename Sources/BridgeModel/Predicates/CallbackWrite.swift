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
    let bindings = coordinator.properties.filter(\.isBinding)
    return coordinator.members.filter { $0.isFunction || $0.isProperty }.flatMap { function in
      function.bodies.flatMap { block -> [CallbackWrite] in
        let body = LifecycleBody(
          method: .update, function: function, block: block, variable: nil, isInCoordinator: true)
        let throughCopies = stateWrites(in: body, of: representable).map {
          CallbackWrite(node: $0.node, function: function, position: $0.position, input: $0.input)
        }
        return throughCopies
          + bindings.flatMap { binding in
            block.writes(to: binding, within: function.node).map {
              CallbackWrite(
                node: $0, function: function, position: $0.position(in: block),
                input: representable.input(boundTo: binding))
            }
          }
      }
    }
  }
}

extension Property {
  /// `@Binding var text: String` or `var text: Binding<String>`.
  fileprivate var isBinding: Bool {
    guard !member.isStatic else { return false }
    return wrapper == "Binding" || wrapper == nil && typeNode?.unwrappedType.dottedName == "Binding"
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

extension SyntaxNode {
  /// The assignments and calls below this node that change what a binding of `self` leads to.
  fileprivate func writes(to binding: Property, within function: SyntaxNode) -> [SyntaxNode] {
    descendants(.sequence, .call).filter { node in
      let target = node.kind == .call ? node.calledName == "toggle" ? node.receiver : nil : Assignment(node)?.target
      guard var path = target?.pathThroughSubscripts else { return false }
      if path.first == "self" {
        path.removeFirst()
      } else if node.isLocal(binding.name, within: function) {
        return false
      }
      if binding.wrapper == "Binding", path.first == binding.name { return true }
      return path.count > 1 && path[0].withoutProjection == binding.name && path[1] == "wrappedValue"
    }
  }
}
