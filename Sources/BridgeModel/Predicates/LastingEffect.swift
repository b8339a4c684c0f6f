import BridgeFacts
import SwiftScan
import TextModel

/// A call or assignment in a lifecycle body that does something visible or expensive each time it runs.
public struct LastingEffect: Sendable {
  /// The call or assignment.
  public var node: SyntaxNode
  public var effect: SideEffect
}

extension ProjectModel {
  /// The effects that the code of a body has each time it runs, including guarded ones. The code that it calls has
  /// bodies of its own. An effect on a new object counts only if it uses the network, or if the make method loads
  /// content.
  public func lastingEffects(in body: LifecycleBody, of representable: Representable) -> [LastingEffect] {
    representable.memory.effects(in: body) { findLastingEffects(in: body, of: representable) }
  }

  private func findLastingEffects(in body: LifecycleBody, of representable: Representable) -> [LastingEffect] {
    let scope = representable.expressionScope(of: body)
    let found = body.block.descendants(.call, .sequence).compactMap { node -> LastingEffect? in
      guard let effect = effect(of: node, in: body, scope, representable), timing(of: node, in: body) != .whenCalled,
        !body.leavesOut(node), !representable.restoresOwnValue(node, in: body)
      else { return nil }
      if !effect.counts(onNewObjectsOf: body.method), let object = node.chainRootOfTarget {
        let isNew = representable.place(of: object, in: body)?.isFresh ?? false
        if isNew || object.isMade(within: body.function.node) { return nil }
      }
      return LastingEffect(node: node, effect: effect)
    }
    return found.filter { effect in
      effect.effect.cause != .creation || !found.contains { $0.node != effect.node && $0.node.uses(effect.node) }
    }
  }

  private func effect(
    of node: SyntaxNode, in body: LifecycleBody, _ scope: ExpressionScope, _ representable: Representable
  ) -> SideEffect? {
    if let assignment = Assignment(node) {
      return effect(of: assignment, in: scope) { self.newObjects(from: $0, in: body, of: representable) != nil }
    }
    if let creation = effect(ofCreation: node, in: scope) { return creation }
    let name = node.kind == .call ? node.calledName : ""
    guard SideEffect.isName(name) else { return nil }
    let receiver = node.receiver
    let isSuper = receiver?.isNamed("super") ?? false
    guard receiver != nil || body.isForeign && !node.isLocal(name, within: body.function.node),
      let type = isSuper ? scope.typeName : receiver.map({ typeName(of: $0, in: scope) }) ?? scope.typeName
    else { return nil }
    guard isSuper || !mayMeanOwnMethod(node, of: type, in: body, scope),
      let effect = effect(of: name, onType: type, from: scope.typeName)
    else { return nil }
    return effect.cause == .call ? effect : nil
  }

  /// Whether a call can mean a method that the project adds to the type. Overloads differ in the types of parameters, as
  /// `load(_: URL)` and Apple's `load(_: URLRequest)` do.
  private func mayMeanOwnMethod(
    _ call: SyntaxNode, of type: String, in body: LifecycleBody, _ scope: ExpressionScope
  ) -> Bool {
    let own = ownMethods(named: call.calledName, labels: call.arguments.map(\.label), of: type, from: scope.typeName)
    guard !own.isEmpty else { return false }
    if case .apple = callee(of: call, in: body.function.path) { return false }
    return true
  }

  /// The effect of creating an object, unless the code has a value to fall back on: `known ?? Data(contentsOf: url)`.
  private func effect(ofCreation call: SyntaxNode, in scope: ExpressionScope) -> SideEffect? {
    guard let label = call.arguments.first?.label, SideEffect.isName("init(\(label):)"),
      let type = call.evidentTypeName, let resolved = resolveUniquely(type, in: scope.typeName), !resolved.isDeclared
    else { return nil }
    let statement = call.statement
    let isFallback = call.ancestors.prefix { $0 != statement }.contains { $0.isFallback(call) }
    return isFallback ? nil : SideEffect.effect(ofCreating: resolved.name, label)
  }

  /// The effect of setting a property. The closure says whether the code that an expression runs creates an object.
  private func effect(
    of assignment: Assignment, in scope: ExpressionScope, givesNewObject: (SyntaxNode) -> Bool
  ) -> SideEffect? {
    let name = assignment.target.name
    guard SideEffect.isName(name), let object = assignment.target.base,
      let type = typeName(of: object, in: scope), ownProperties(named: name, of: type, from: scope.typeName).isEmpty,
      let effect = effect(of: name, onType: type, from: scope.typeName)
    else { return nil }
    switch effect.cause {
    case .call, .creation: return nil
    case .assignment: return effect
    case .newObject:
      guard !assignment.isCompound else { return nil }
      let isNew =
        assignment.isMade(within: scope.function)
        || assignment.value.count == 1 && givesNewObject(assignment.value[0])
      return isNew ? effect : nil
    }
  }

  private func effect(of name: String, onType type: String, from scope: String) -> SideEffect? {
    guard let resolved = resolveUniquely(type, in: scope) else { return nil }
    let known = frameworkClass(of: resolved.name) ?? (resolved.isDeclared ? nil : resolved.name)
    return known.flatMap { ([$0] + frameworkSuperclasses(of: $0)).firstNonNil { SideEffect.effect(of: name, on: $0) } }
  }
}

extension SideEffect {
  /// Whether the effect on an object that the code has just created counts. What the make method creates stays on
  /// screen.
  fileprivate func counts(onNewObjectsOf method: LifecycleMethod) -> Bool {
    weight == .service || weight == .load && method == .make
  }
}

extension Representable {
  /// Whether an assignment gives the represented object a value that comes from itself, as in `let offset =
  /// view.contentOffset; …; view.contentOffset = offset`.
  fileprivate func restoresOwnValue(_ assignment: SyntaxNode, in body: LifecycleBody) -> Bool {
    guard let value = Assignment(assignment)?.value.first else { return false }
    return place(of: value, in: body)?.isInRepresented ?? false
  }

  /// Whether an assignment applies a binding to which the coordinator writes what the user changes. Then the object has
  /// the value already.
  public func isWrittenBack(_ assignment: SyntaxNode, in body: LifecycleBody) -> Bool {
    guard let value = Assignment(assignment)?.value.first, let place = place(of: value, in: body),
      place.isInRepresentable, let name = place.path.first, input(named: name)?.wrapper == "Binding"
    else { return false }
    return (coordinator?.members ?? []).flatMap(\.bodies).contains { code in
      code.descendants(.sequence, mentioning: [BytePattern(word: name)]).compactMap(Assignment.init)
        .contains { $0.target.memberPath?.map(\.withoutProjection).contains(name) ?? false }
    }
  }
}

extension Assignment {
  /// Whether the value is a new object, as in `Scene(named: name) ?? Scene()`.
  fileprivate func isMade(within function: SyntaxNode) -> Bool {
    value.allSatisfy { $0.kind == .binaryOperator ? $0.isNamed("??") : $0.isMade(within: function) }
  }
}

extension SyntaxNode {
  /// Whether an expression creates a new object: it calls an initializer or a function whose name says that it creates
  /// something, or it's a local in `function` with such a value.
  public func isMade(within function: SyntaxNode) -> Bool {
    let value = withoutEffects.withoutParentheses
    if value.kind == .call {
      if value.evidentTypeName != nil { return true }
      let name = value.calledName
      return value.receiver?.memberPath.map { $0 == ["self"] } ?? true
        && ["make", "create", "build"].contains { name.hasPrefix($0) }
    }
    guard value.kind == .reference, let local = value.localDeclaration(of: value.name, within: function),
      local.kind == .binding || local.kind == .optionalBinding, let origin = local.value
    else { return false }
    return origin.isMade(within: function)
  }

  /// Whether this node contains a call, or the local that stores its result.
  fileprivate func uses(_ call: SyntaxNode) -> Bool {
    if range.contains(call.range) { return true }
    let binding = call.ancestors.prefix { $0.kind != .codeBlock }
      .first { $0.kind == .binding || $0.kind == .optionalBinding }
    let name = binding?.pattern?.name ?? ""
    return descendants(.reference).contains { $0.isNamed(name) }
  }

  /// Whether a node is in the part of this sequence that runs only if the value to the left of `??` is nil.
  fileprivate func isFallback(_ node: SyntaxNode) -> Bool {
    children.prefix { !$0.range.contains(node.range) }.contains { $0.isNamed("??") }
  }

  /// The innermost base of a call's receiver or of an assignment's target.
  fileprivate var chainRootOfTarget: SyntaxNode? { Assignment(self)?.target.chainRoot ?? receiver?.chainRoot }
}
