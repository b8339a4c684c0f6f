import SwiftScan
import TextModel

/// Describes how code uses a controller that it has under some name.
public enum ControllerUse: Hashable, Sendable {
  /// The code reads or sets a property of it, compares it, or calls an Apple method that neither retains it nor gives
  /// it a parent.
  case asked
  /// The code adds it as a child of another controller.
  case addedAsChild
  /// The code tells it that it moved to a parent.
  case movedToParent
  /// The code stores it under another name, weakly or not.
  case stored(as: String, isWeak: Bool)
  /// Anything else: the code presents, returns, or captures it, or passes it to code that may retain it or add it as a
  /// child.
  case passedOn
}

extension ProjectModel {
  /// All uses of a local in the code of a member, except its initialization.
  func uses(ofLocal binding: SyntaxNode, in scope: ExpressionScope) -> [ControllerUse] {
    guard let name = binding.pattern?.declaredNames.first ?? binding.usableName, let block = binding.blockOfLocal else {
      return []
    }
    return block.descendants(.reference, .capture, mentioning: [BytePattern(word: name)]).flatMap {
      node -> [ControllerUse] in
      guard node.isNamed(name), node.localDeclaration(of: name, within: scope.function) == binding else { return [] }
      if node.kind == .capture {
        return node.value != nil || node.firstToken.is("weak") || node.firstToken.is("unowned") ? [] : [.passedOn]
      }
      let isCaptured = node.ancestors.prefix { $0 != block }.contains { $0.kind == .closure }
      // A closure that is only put off releases the local when it has run.
      let isKept = isCaptured && timing(of: node, in: block, of: scope.path) == .whenCalled
      return isKept ? [.passedOn] : uses(of: node, in: scope)
    }
  }

  /// All uses of values with one of these names, regardless of the object that they belong to.
  func uses(
    ofNames names: Set<String>, in bodies: [SyntaxNode], of scope: () -> ExpressionScope
  ) -> [ControllerUse] {
    let patterns = names.map { BytePattern($0) }
    let nodes = bodies.flatMap { $0.descendants(.reference, .memberAccess, mentioning: patterns) }.filter { node in
      names.contains { node.isNamed($0) } && (node.kind == .reference || node.base != nil)
    }
    // Most members don't use the names, and creating a scope costs more than finding that out.
    if nodes.isEmpty { return [] }
    let scope = scope()
    return nodes.flatMap { node in
      let local = node.localAssigned(within: scope.function)
      let additions = local.map { uses(ofLocal: $0, in: scope) }?.filter { $0 == .addedAsChild || $0 == .movedToParent }
      return uses(of: node, in: scope) + (additions ?? [])
    }
  }

  /// The use of a controller, or the uses of the elements of an array literal that it's in.
  private func uses(of expression: SyntaxNode, in scope: ExpressionScope) -> [ControllerUse] {
    let node = expression.withPassingParents
    guard let literal = node.parent, literal.kind == .arrayLiteral, let visit = literal.visit(within: scope.function)
    else { return [use(of: expression, in: scope)] }
    switch visit {
    case .elements(let elements): return elements.map { use(of: $0, in: scope) }
    case .function(let function, _): return [addingMethods.contains(function.name) ? .addedAsChild : .passedOn]
    }
  }

  private func use(of expression: SyntaxNode, in scope: ExpressionScope) -> ControllerUse {
    let node = expression.withPassingParents
    guard let parent = node.parent else { return .asked }
    switch parent.kind {
    case .memberAccess:
      if parent.isOnlyTested { return .asked }
      if parent.isNamed("parent") || parent.isNamed("self") { return .passedOn }
      guard let call = parent.parent, call.kind == .call else { return .asked }
      if parent.isNamed("didMove"), call.arguments.first?.value?.kind != .nilLiteral { return .movedToParent }
      return harmlessMethods.contains(parent.name) ? .asked : .passedOn
    case .argument: return parent.parent.map { use(passedTo: $0, in: scope) } ?? .passedOn
    case .binding, .optionalBinding:
      guard let name = parent.pattern?.declaredNames.first, parent.pattern?.declaredNames.count == 1 else {
        return .passedOn
      }
      return .stored(as: name, isWeak: parent.parent?.hasModifier("weak") ?? false)
    case .sequence:
      guard let assignment = Assignment(parent) else {
        let isCompared = parent.children.contains(where: \.isComparison)
        return isCompared ? .asked : .passedOn
      }
      if assignment.target.contains(expression) { return .asked }
      return assignment.value == [node] ? use(assignedTo: assignment.target, in: scope) : .passedOn
    default: return .passedOn
    }
  }

  private func use(passedTo call: SyntaxNode, in scope: ExpressionScope) -> ControllerUse {
    guard call.kind == .call else { return .passedOn }
    let name = call.calledName
    if addingMethods.contains(name) {
      return isNeverMade(call, in: scope) ? .asked : .addedAsChild
    }
    return harmlessFunctions.contains(name) ? .asked : .passedOn
  }

  /// Whether the receiver of a call is the `inputViewController?` of one of Apple's views, which don't have one.
  private func isNeverMade(_ call: SyntaxNode, in scope: ExpressionScope) -> Bool {
    guard let receiver = call.receiver?.namedValue(within: scope.function), receiver.kind == .memberAccess,
      receiver.isNamed("inputViewController"), let view = receiver.base,
      let type = typeName(of: view, in: scope).flatMap({ resolveUniquely($0, in: scope.typeName) })
    else { return false }
    return !type.isDeclared && frameworkClass(of: type.name) != nil
  }

  /// The use by an assignment. A property that the project declares is another name; one of Apple's may retain the
  /// controller.
  private func use(assignedTo target: SyntaxNode, in scope: ExpressionScope) -> ControllerUse {
    if target.kind == .discardExpression { return .asked }
    let target = target.withoutUnwrapping
    guard let path = target.pathFromSelf, let name = path.last else { return .passedOn }
    if path.count == 1, target.kind == .reference, target.isLocal(name, within: scope.function) {
      return .stored(as: name, isWeak: false)
    }
    let owner = path.count == 1 ? scope.typeName : target.base.flatMap { typeName(of: $0, in: scope) }
    guard let type = owner.flatMap({ resolveUniquely($0, in: scope.typeName) }),
      let property = parts(of: type.name, mentioning: name).lazy.flatMap(\.members)
        .first(where: { $0.name == name && $0.isStored })
    else { return .passedOn }
    return .stored(as: name, isWeak: property.node.hasModifier("weak"))
  }
}

extension SyntaxNode {
  /// The expression with the `?`, `!`, `try`, and parentheses around it that pass the value on unchanged.
  var withPassingParents: SyntaxNode {
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

  /// The local or parameter whose value an assignment gives this variable: `next` for the first name in
  /// `summary = next`.
  fileprivate func localAssigned(within function: SyntaxNode) -> SyntaxNode? {
    guard let assignment = parent.flatMap(Assignment.init), assignment.target == self, assignment.value.count == 1,
      case let value = assignment.value[0].withoutUnwrapping, value.kind == .reference
    else { return nil }
    return value.localDeclaration(of: value.name, within: function)
  }

  /// Whether the expression is only compared with something, or its class is tested.
  fileprivate var isOnlyTested: Bool {
    let node = withPassingParents
    guard let parent = node.parent, parent.kind == .sequence,
      case let parts = Array(parent.children), let index = parts.firstIndex(of: node)
    else { return false }
    return node.isOperandOfComparison || index + 1 < parts.count && parts[index + 1].kind == .isCheck
  }

  /// The block or closure in which the local or parameter that this node declares is visible.
  fileprivate var blockOfLocal: SyntaxNode? {
    let blocks: Set<SyntaxKind> = [.codeBlock, .closure, .accessorBlock, .switchCase]
    return ancestors.firstNonNil { blocks.contains($0.kind) ? $0 : kind == .parameter ? $0.body : nil }
  }
}

private let addingMethods: Set = ["addChild", "addChildViewController"]

private let harmlessFunctions: Set = ["print", "debugPrint", "dump", "type", "setOverrideTraitCollection"]

/// Methods of controllers that neither retain them nor give them a parent.
private let harmlessMethods: Set = [
  "didMove", "willMove", "removeFromParent", "loadViewIfNeeded", "loadView", "sizeThatFits",
  "beginAppearanceTransition", "endAppearanceTransition", "setNeedsStatusBarAppearanceUpdate",
  "setNeedsUpdateOfHomeIndicatorAutoHidden", "setNeedsUpdateOfSupportedInterfaceOrientations",
  "setNeedsUpdateProperties", "updatePropertiesIfNeeded",
]
