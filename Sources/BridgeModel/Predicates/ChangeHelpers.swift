import SwiftScan

extension Representable {
  /// The calls around a node that run the closure in which it stands only after a comparison, in the manner of
  /// `onChange(of: text) { … }`; innermost first.
  func comparingCalls(around node: SyntaxNode, in body: LifecycleBody) -> [SyntaxNode] {
    node.ancestors.prefix { $0 != body.block }.compactMap { ancestor in
      guard ancestor.kind == .closure, let call = ancestor.parent?.parent, comparesFirst(call, in: body) else {
        return nil
      }
      return call
    }
  }

  /// Whether a call is of a helper that compares before it runs the closure that it is given: a method of the
  /// representable or its coordinator that does so, or a function of the project whose name says it.
  func comparesFirst(_ call: SyntaxNode, in body: LifecycleBody) -> Bool {
    guard call.kind == .call, call.arguments.contains(where: { $0.value?.kind == .closure }) else { return false }
    if ["onChange", "ifChanged", "whenChanged"].contains(where: call.calledName.hasPrefix) { return true }
    return functions(calledBy: call, in: body)?.0.contains { $0.node.comparesBeforeCallingParameter } ?? false
  }
}

extension SyntaxNode {
  /// Of a function: whether each call of a closure that it is given depends on a comparison.
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
