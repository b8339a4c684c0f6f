import SwiftScan

/// What code does with a controller that it has under some name.
public enum ControllerUse: Hashable, Sendable {
  /// It asks or sets something of it, compares it, or calls a method of Apple's that leaves it where it is.
  case asked
  /// It makes it the child of another controller.
  case addedAsChild
  /// It tells it that it has moved to a parent.
  case toldOfParent
  /// It stores it under a further name, weakly or not.
  case stored(as: String, isWeak: Bool)
  /// Anything else: it is presented, returned, captured, or passed to code that may keep it or make it a child.
  case handedOn
}

extension ProjectModel {
  /// Everything that code of a member does with a local, less what the local is made with.
  func uses(ofLocal binding: SyntaxNode, in scope: ExpressionScope) -> [ControllerUse] {
    guard let name = binding.pattern?.declaredNames.first, let block = binding.blockOfLocal else { return [] }
    return block.descendants(.reference, .capture).compactMap { node in
      guard node.isNamed(name), node.localDeclaration(of: name, within: scope.function) == binding else { return nil }
      if node.kind == .capture {
        return node.value != nil || node.firstToken.is("weak") || node.firstToken.is("unowned") ? nil : .handedOn
      }
      let isCaptured = node.ancestors.prefix { $0 != block }.contains { $0.kind == .closure }
      return isCaptured && node.position(in: block) == .deferred ? .handedOn : use(of: node, in: scope)
    }
  }

  /// Everything that code does with values that go by one of these names, whatever they belong to.
  func uses(
    ofNames names: Set<String>, in bodies: [SyntaxNode], of scope: () -> ExpressionScope
  ) -> [ControllerUse] {
    let nodes = bodies.flatMap { $0.descendants(.reference, .memberAccess) }.filter { node in
      names.contains { node.isNamed($0) } && (node.kind == .reference || node.base != nil)
    }
    // Most members have nothing to do with it, and a scope costs more than they do.
    if nodes.isEmpty { return [] }
    let scope = scope()
    return nodes.map { use(of: $0, in: scope) }
  }

  private func use(of expression: SyntaxNode, in scope: ExpressionScope) -> ControllerUse {
    let node = expression.withPassingParents
    guard let parent = node.parent else { return .asked }
    switch parent.kind {
    case .memberAccess:
      if parent.isNamed("parent") || parent.isNamed("self") { return .handedOn }
      guard let call = parent.parent, call.kind == .call, call.callee == parent else { return .asked }
      if parent.isNamed("didMove"), call.arguments.first?.value?.kind != .nilLiteral { return .toldOfParent }
      return harmlessMethods.contains(parent.name) ? .asked : .handedOn
    case .argument: return parent.parent.map { use(passedTo: $0, in: scope) } ?? .handedOn
    case .binding, .optionalBinding:
      guard let name = parent.pattern?.declaredNames.first, parent.pattern?.declaredNames.count == 1 else {
        return .handedOn
      }
      return .stored(as: name, isWeak: parent.parent?.hasModifier("weak") ?? false)
    case .sequence:
      guard let assignment = Assignment(parent) else {
        let isCompared = parent.children.contains { $0.kind == .binaryOperator && comparisons.contains($0.name) }
        return isCompared ? .asked : .handedOn
      }
      if assignment.target.contains(expression) { return .asked }
      return assignment.value == [node] ? use(assignedTo: assignment.target, in: scope) : .handedOn
    case .codeBlock, .switchCase: return .asked
    default: return .handedOn
    }
  }

  private func use(passedTo call: SyntaxNode, in scope: ExpressionScope) -> ControllerUse {
    guard call.kind == .call else { return .handedOn }
    let name = call.calledName
    if name == "addChild" || name == "addChildViewController" {
      return isNeverMade(call, in: scope) ? .asked : .addedAsChild
    }
    return harmlessFunctions.contains(name) ? .asked : .handedOn
  }

  /// Whether the receiver of a call is the `inputViewController?` of a view of Apple's, which has none.
  private func isNeverMade(_ call: SyntaxNode, in scope: ExpressionScope) -> Bool {
    guard let receiver = call.receiver?.withoutUnwrapping, receiver.kind == .memberAccess,
      receiver.isNamed("inputViewController"), let view = receiver.base,
      let type = typeName(of: view, in: scope).flatMap({ resolveUniquely($0, in: scope.typeName) })
    else { return false }
    return !type.isDeclared && frameworkClass(of: type.name) != nil
  }

  /// Storing it in a property that the project declares is a further name; Apple's properties may take it over.
  private func use(assignedTo target: SyntaxNode, in scope: ExpressionScope) -> ControllerUse {
    if target.kind == .discardExpression { return .asked }
    let target = target.withoutUnwrapping
    guard let path = target.pathFromSelf, let name = path.last else { return .handedOn }
    if path.count == 1, target.kind == .reference, target.isLocal(name, within: scope.function) {
      return .stored(as: name, isWeak: false)
    }
    let owner = path.count == 1 ? scope.typeName : target.base.flatMap { typeName(of: $0, in: scope) }
    guard let type = owner.flatMap({ resolveUniquely($0, in: scope.typeName) }),
      let property = parts(of: type.name, mentioning: name).lazy.flatMap(\.members)
        .first(where: { $0.name == name && $0.isStored })
    else { return .handedOn }
    return .stored(as: name, isWeak: property.node.hasModifier("weak"))
  }
}

extension SyntaxNode {
  /// The expression with `?`, `!`, `try` and parentheses around it, which hand the value on unchanged.
  fileprivate var withPassingParents: SyntaxNode {
    var node = self
    while let parent = node.parent {
      switch parent.kind {
      case .optionalChain, .forceUnwrap, .tryExpression, .awaitExpression: node = parent
      case .argument:
        guard let tuple = parent.parent, tuple.kind == .tuple, tuple.arguments.count == 1 else { return node }
        node = tuple
      default: return node
      }
    }
    return node
  }

  /// Of the declaration of a local: the block or closure in which it is visible.
  fileprivate var blockOfLocal: SyntaxNode? {
    ancestors.first { [.codeBlock, .closure, .accessorBlock, .switchCase].contains($0.kind) }
  }
}

private let comparisons: Set = ["==", "!=", "===", "!=="]

private let harmlessFunctions: Set = ["print", "debugPrint", "dump", "type", "setOverrideTraitCollection"]

/// Methods of controllers that neither keep them nor give them a parent.
private let harmlessMethods: Set = [
  "didMove", "willMove", "removeFromParent", "loadViewIfNeeded", "loadView", "sizeThatFits", "systemLayoutSizeFitting",
  "beginAppearanceTransition", "endAppearanceTransition", "setNeedsStatusBarAppearanceUpdate",
  "setNeedsUpdateOfHomeIndicatorAutoHidden", "setNeedsUpdateOfSupportedInterfaceOrientations",
  "setNeedsUpdateProperties", "updatePropertiesIfNeeded",
]
