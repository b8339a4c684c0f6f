import SwiftScan
import TextModel

/// The result of an event monitor in which a default value takes the place of the `nil` that consumes an event.
public struct UnconsumedEvent: Sendable {
  /// The whole expression: `self?.handle(event) ?? event`.
  public var result: SyntaxNode
  /// The call of the method that consumes some events.
  public var call: SyntaxNode
  /// The event, which is the default value.
  public var event: SyntaxNode
}

extension ProjectModel {
  /// The results of local event monitors in a type's code in the analyzed file that no method can consume, although one
  /// returns `nil` for some events and the event for others. In source order.
  public func unconsumedEvents(in type: ProjectType) -> [UnconsumedEvent] {
    type.localMembers(mentioning: monitorPattern).flatMap { member in
      (member.binding ?? member.node).descendants(.call, mentioning: monitorPattern)
        .filter { $0.calledName == "addLocalMonitorForEvents" }
        .compactMap { $0.arguments.last?.value }.filter { $0.kind == .closure }
        .flatMap(\.returnedValues).compactMap { unconsumedEvent($0, in: member.path) }
    }
  }

  private func unconsumedEvent(_ result: SyntaxNode, in path: FilePath) -> UnconsumedEvent? {
    guard result.kind == .sequence else { return nil }
    let parts = Array(result.children)
    guard parts.count == 3, parts[1].isNamed("??"), parts[0].kind == .call, parts[2].kind == .reference,
      parts[0].arguments.contains(where: { $0.value?.isNamed(parts[2].name) ?? false }),
      case .project(let methods) = callee(of: parts[0], in: path), !methods.isEmpty,
      methods.allSatisfy({ consumesSomeEvents($0, depth: 0) })
    else { return nil }
    return UnconsumedEvent(result: result, call: parts[0], event: parts[2])
  }

  /// Whether a method returns `nil` for some events and its parameter for others, itself or by the method whose result it
  /// returns. So `nil` has a meaning of its own.
  private func consumesSomeEvents(_ method: Member, depth: Int) -> Bool {
    guard depth < 4, method.isFunction, method.node.type?.isOptionalType ?? false, let body = method.node.body else {
      return false
    }
    let values = body.returnedValues
    if values.count == 1, case .project(let methods) = callee(of: values[0], in: method.path), !methods.isEmpty {
      return methods.allSatisfy { consumesSomeEvents($0, depth: depth + 1) }
    }
    let parameters = method.node.parameters.compactMap(\.usableName)
    return values.contains { $0.kind == .nilLiteral }
      && values.contains { $0.kind == .reference && parameters.contains($0.name) }
  }
}

private let monitorPattern: [BytePattern] = ["addLocalMonitorForEvents"]
