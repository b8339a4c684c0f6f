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
    return functions(calledBy: call, in: body).contains { $0.node.comparesBeforeCallingParameter }
  }
}

extension SyntaxNode {
  /// Whether each call of a closure parameter in this function depends on a comparison.
  fileprivate var comparesBeforeCallingParameter: Bool {
    guard let body else { return false }
    let names = parameters.compactMap(\.usableName)
    let calls = body.descendants(.call).filter { call in
      call.callee.map { $0.kind == .reference && names.contains($0.name) } ?? false
    }
    return !calls.isEmpty
      && calls.allSatisfy { $0.dominatingConditions(in: body).contains(where: \.comparesSomething) }
  }
}
