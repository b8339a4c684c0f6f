import SwiftScan

extension Representable {
  /// The calls around a node that run the closure that contains the node only after a comparison, like
  /// `onChange(of: text) { … }`. Innermost first.
  func comparingCalls(around node: SyntaxNode, in body: LifecycleBody) -> [SyntaxNode] {
    node.ancestors.prefix { $0 != body.block }.compactMap { ancestor in
      guard ancestor.kind == .closure, let call = ancestor.parent?.parent, comparesFirst(call, in: body) else {
        return nil
      }
      return call
    }
  }

  /// Whether the callee of a call compares before it runs its closure argument: it's a method of the representable or
  /// its coordinator that does so, or a function whose name says so.
  func comparesFirst(_ call: SyntaxNode, in body: LifecycleBody) -> Bool {
    guard call.kind == .call, call.arguments.contains(where: { $0.value?.kind == .closure }) else { return false }
    if ["onChange", "ifChanged", "whenChanged"].contains(where: call.calledName.hasPrefix) { return true }
    return functions(calledBy: call, in: body).contains {
      var visited: Set<SyntaxNode> = []
      return comparesBeforeCallingParameter($0, &visited)
    }
  }

  /// Whether each call of a closure parameter in a function depends on a comparison, or happens in another function that
  /// receives the closure and of which that's true.
  private func comparesBeforeCallingParameter(_ function: Member, _ visited: inout Set<SyntaxNode>) -> Bool {
    guard let body = function.node.body, visited.insert(function.node).inserted else { return false }
    let names = function.node.parameters.compactMap(\.usableName)
    let closures = function.node.parameters.filter { $0.type.map { !$0.descendants(.functionType).isEmpty } ?? false }
      .compactMap(\.usableName)
    let calls = body.descendants(.call).filter { call in
      call.callee.map { $0.kind == .reference && names.contains($0.name) } ?? false
        || call.arguments.contains { $0.value.map { $0.kind == .reference && closures.contains($0.name) } ?? false }
    }
    return !calls.isEmpty
      && calls.allSatisfy { call in
        call.dominatingConditions(in: body).contains(where: \.comparesSomething)
          || ownFunctions(receiving: call).contains { comparesBeforeCallingParameter($0, &visited) }
      }
  }

  /// The functions of the representable and its coordinator that a call on the same object can mean.
  private func ownFunctions(receiving call: SyntaxNode) -> [Member] {
    guard call.isCallOnSelf else { return [] }
    return (members + (coordinator?.members ?? [])).filter {
      $0.accepts(call.arguments.map(\.label), as: call.calledName)
    }
  }
}
