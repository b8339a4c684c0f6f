import SwiftScan

extension ProjectModel {
  /// Returns when a node of a lifecycle body runs. A closure that a method of the project calls before it returns runs
  /// synchronously.
  public func position(
    of node: SyntaxNode, in body: LifecycleBody, of representable: Representable
  ) -> ExecutionPosition {
    for ancestor in node.ancestors {
      if ancestor == body.block { return .synchronous }
      switch ancestor.kind {
      case .closure:
        if !ancestor.runsAtOnce, !isCalledAtOnce(ancestor, in: body, of: representable) { return .deferred }
      case .functionDeclaration, .initializerDeclaration, .accessorBlock, .accessorDeclaration: return .deferred
      case _ where ancestor.kind.isTypeDeclaration: return .deferred
      default: break
      }
    }
    return .synchronous
  }

  /// Whether every method of the project that receives a closure calls it before it returns, or can't call it later.
  private func isCalledAtOnce(
    _ closure: SyntaxNode, in body: LifecycleBody, of representable: Representable
  ) -> Bool {
    guard let argument = closure.parent, argument.kind == .argument, let call = argument.parent, call.kind == .call,
      !call.calledName.isEmpty
    else { return false }
    let scope = representable.expressionScope(of: body)
    let type = call.receiver.flatMap { typeName(of: $0, in: scope) } ?? (call.receiver == nil ? scope.typeName : nil)
    let labels = call.arguments.map(\.label)
    let methods = type.map { ownMethods(named: call.calledName, labels: labels, of: $0, from: scope.typeName) } ?? []
    return !methods.isEmpty && methods.allSatisfy { $0.callsAtOnce($0.parameter(taking: argument)) }
  }
}

extension Member {
  /// The parameter that receives an argument. For a trailing closure without a label, it's the last parameter of
  /// function type.
  fileprivate func parameter(taking argument: SyntaxNode) -> SyntaxNode? {
    let parameters = node.parameters
    if let label = argument.label { return parameters.first { $0.label == label } }
    return parameters.last { $0.type?.unwrappedType.kind == .functionType }
  }

  fileprivate func callsAtOnce(_ parameter: SyntaxNode?) -> Bool {
    guard let parameter, let type = parameter.type, let name = parameter.usableName, let block = node.body else {
      return false
    }
    // A closure that doesn't escape can't be called later.
    if type.kind == .functionType { return true }
    return block.descendants(.call).contains { call in
      guard let callee = call.callee, callee.memberPath == [name],
        callee.chainRoot.localDeclaration(of: name, within: node) == parameter
      else { return false }
      return call.position(in: block) == .synchronous
    }
  }
}
