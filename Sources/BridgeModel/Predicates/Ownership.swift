import SwiftScan

/// The owner that retains the value of an expression, such as a token, a closure, or a controller.
public enum Keeper: Hashable, Sendable {
  /// Nothing: the expression is a whole statement, or it's assigned to `_`.
  case nobody
  /// A local variable that isn't passed on, so the object is released when the function returns.
  case local
  /// A property of the coordinator, or a collection in one.
  case coordinator
  /// The callee that receives it as an argument.
  case argument(of: SyntaxNode)
  /// The caller, to which it's returned, the represented object or another one, or an expression that uses it.
  case other
}

extension Representable {
  /// The keepers of the value of an expression in a body. A local is followed to everything that it's passed to.
  public func keepers(of value: SyntaxNode, in body: LifecycleBody) -> [Keeper] {
    keepers(of: value, in: body, depth: 0)
  }

  private func keepers(of value: SyntaxNode, in body: LifecycleBody, depth: Int) -> [Keeper] {
    let value = value.withPassingWrappers
    guard let parent = value.parent else { return [.nobody] }
    if let statement = value.statement { return [statement.isResult ? .other : .nobody] }
    if let choice = value.choice { return keepers(of: choice, in: body, depth: depth) }
    if let assignment = value.assignment { return [keeper(of: assignment.target, in: body)] }
    switch parent.kind {
    case .binding: return keepers(ofLocal: parent, in: body, depth: depth)
    case .argument:
      guard let call = parent.parent, call.kind == .call else { return [.other] }
      let isCollection = ["append", "insert"].contains(call.calledName)
      return [isCollection ? call.receiver.map { keeper(of: $0, in: body) } ?? .other : .argument(of: call)]
    default: return [.other]
    }
  }

  private func keepers(ofLocal binding: SyntaxNode, in body: LifecycleBody, depth: Int) -> [Keeper] {
    guard let name = binding.pattern?.declaredNames.first else { return [.nobody] }
    guard depth < 4 else { return [.other] }
    let uses = body.block.descendants(.reference).filter {
      $0.name == name && $0.localDeclaration(of: name, within: body.function.node) == binding
    }
    let found = uses.filter(\.isHandedOn).flatMap { keepers(of: $0, in: body, depth: depth + 1) }
    return found.isEmpty ? [.local] : found
  }

  /// The keeper of a value that is assigned to a place or put into it.
  private func keeper(of place: SyntaxNode, in body: LifecycleBody) -> Keeper {
    if place.kind == .discardExpression { return .nobody }
    guard let path = place.pathThroughSubscripts, let first = path.first else { return .other }
    if path.count == 1, place.isLocal(first, within: body.function.node) { return .local }
    return self.place(of: place, in: body)?.root == .coordinator ? .coordinator : .other
  }
}

extension SyntaxNode {
  /// The expression with the `try`, `await`, and `!` around it that pass the value on unchanged.
  fileprivate var withPassingWrappers: SyntaxNode {
    var node = self
    while let parent = node.parent, [.tryExpression, .awaitExpression, .forceUnwrap].contains(parent.kind) {
      node = parent
    }
    return node
  }

  /// Whether a statement is the only one of a closure, a getter, or a function with a result, and therefore the result.
  fileprivate var isResult: Bool {
    guard let block = parent, block.items.count == 1 else { return false }
    switch block.kind {
    case .closure, .accessorBlock: return true
    case .codeBlock:
      return block.parent?.kind == .functionDeclaration && block.parent?.type != nil
    default: return false
    }
  }

  /// Whether the value of a reference itself is passed on, and not only something that is read from it.
  fileprivate var isHandedOn: Bool {
    guard let parent else { return false }
    if choice != nil || assignment != nil { return true }
    return [.argument, .returnStatement, .binding, .arrayLiteral, .forceUnwrap].contains(parent.kind)
      || parent.isNamed("store")
  }
}

/// Describes how a closure captures an object.
public enum CaptureStrength: Sendable { case strong, weak, unowned }

extension SyntaxNode {
  /// Returns how the closure captures the object at a member path outside it, such as `self` or `context.coordinator`,
  /// or nil if it doesn't mention the object. A nested closure that captures the object weakly needs it from this one,
  /// so this capture is strong.
  public func captureStrength(of path: [String]) -> CaptureStrength? {
    let captures = first(.closureSignature)?.first(.captureList)?.all(.capture) ?? []
    if let capture = captures.first(where: { ($0.value.map(\.memberPath) ?? [$0.name]) == path }) {
      return capture.firstToken.is("weak") ? .weak : capture.firstToken.is("unowned") ? .unowned : .strong
    }
    let mentions = items.flatMap { $0.descendants(.reference, .memberAccess, .capture, .optionalBinding) }.contains {
      node in
      let mentioned =
        switch node.kind {
        case .capture: node.value.map(\.memberPath) ?? [node.name]
        // `guard let page else { return }`. A `self` that has to be unwrapped is weak.
        case .optionalBinding:
          node.value == nil ? node.pattern?.onlyName.flatMap { $0 == "self" ? nil : [$0] } : nil
        default: node.memberPath
        }
      return mentioned == path && !node.isLocal(path[0], within: self) && !node.isOnlyName
    }
    return mentions ? .strong : nil
  }

  /// Whether it's only part of a name that code never evaluates: `#selector(self.close)`.
  var isOnlyName: Bool {
    ancestors.prefix { !$0.kind.isStatement }.contains { $0.isNamed("#selector") }
  }
}
