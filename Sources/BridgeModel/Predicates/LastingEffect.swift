import BridgeFacts
import SwiftScan

/// A call or assignment in a lifecycle body that does something visible or expensive each time that it runs.
public struct LastingEffect: Sendable {
  /// The call or assignment in the body.
  public var node: SyntaxNode
  public var effect: SideEffect
  /// The method of the project by which the call leads to it; nil where it is called itself.
  public var method: Member?
}

extension ProjectModel {
  /// The effects in a body that come each time that it runs, guarded ones included. What is done to an object that the
  /// body has just made counts only if it goes to the network.
  public func lastingEffects(in body: LifecycleBody, of representable: Representable) -> [LastingEffect] {
    let scope = representable.expressionScope(of: body)
    return body.block.descendants(.call, .sequence).compactMap { node in
      guard node.kind == .call || Assignment(node).map({ SideEffect.isName($0.target.name) }) ?? false,
        let (effect, method) = effect(of: node, in: scope), node.runsEveryTime(in: body.block)
      else { return nil }
      if effect.weight != .network, node.chainRootOfTarget?.isMade(within: body.function.node) ?? false { return nil }
      return LastingEffect(node: node, effect: effect, method: method)
    }
  }

  private func effect(of node: SyntaxNode, in scope: ExpressionScope) -> (SideEffect, method: Member?)? {
    if let assignment = Assignment(node) {
      guard !assignment.isCompound, let object = assignment.target.base, assignment.value.count == 1,
        assignment.value[0].isMade(within: scope.function),
        let effect = effect(of: assignment.target.name, on: object, in: scope), effect.isAssignment
      else { return nil }
      return (effect, nil)
    }
    let name = node.calledName
    // What the coordinator does is found in its own code.
    guard let receiver = node.receiver, !name.isEmpty, let type = typeName(of: receiver, in: scope),
      type != scope.coordinator, type != scope.typeName
    else { return nil }
    let methods = ownMethods(named: name, labels: node.arguments.map(\.label), of: type, from: scope.typeName)
    guard methods.isEmpty else {
      return methods.lazy.compactMap { method in self.effect(inside: method, ofType: type).map { ($0, method) } }.first
    }
    guard SideEffect.isName(name), let effect = effect(of: name, on: receiver, in: scope), !effect.isAssignment else {
      return nil
    }
    return (effect, nil)
  }

  private func effect(of name: String, on object: SyntaxNode, in scope: ExpressionScope) -> SideEffect? {
    typeName(of: object, in: scope).flatMap { effect(of: name, onType: $0, from: scope.typeName) }
  }

  private func effect(of name: String, onType type: String, from scope: String) -> SideEffect? {
    guard let resolved = resolveUniquely(type, in: scope) else { return nil }
    let known = frameworkClass(of: resolved.name) ?? (resolved.isDeclared ? nil : resolved.name)
    return known.flatMap { SideEffect.effect(of: name, on: $0) }
  }

  /// The methods of the project that a call on an object of a type can mean: those of a class of its own, and those
  /// that it adds to Apple's.
  func ownMethods(named name: String, labels: [String?], of type: String, from scope: String) -> [Member] {
    guard let resolved = resolveUniquely(type, in: scope) else { return [] }
    let known = frameworkClass(of: resolved.name)
    let names = [resolved.name] + (known.map { [$0] + ClassHierarchy.superclasses(of: $0) } ?? [])
    return Set(names).flatMap { declarations(of: $0) + extensions(of: $0) }.flatMap { $0.functions(named: name) }
      .filter { $0.accepts(labels, as: name) }
  }

  /// What a method of a class does to its own object each time: an effect on which no condition about the object decides.
  private func effect(inside method: Member, ofType type: String) -> SideEffect? {
    guard let block = method.node.body, !method.isStatic else { return nil }
    let properties = declarations(of: method.owner.name).flatMap(\.members).compactMap(Property.init)
    let scope = ExpressionScope(function: method.node, typeName: method.owner.name, properties: properties)
    return block.descendants(.call).lazy.compactMap { call -> SideEffect? in
      guard SideEffect.isName(call.calledName), call.runsEveryTime(in: block),
        !call.dominatingConditions(in: block).contains(where: { $0.mentionsMemberOfSelf(within: method.node) })
      else { return nil }
      let isOwn = call.receiver.map { $0.kind == .reference && ($0.isNamed("self") || $0.isNamed("super")) } ?? true
      let found =
        isOwn
        ? self.effect(of: call.calledName, onType: type, from: method.owner.name)
        : call.receiver.flatMap { self.effect(of: call.calledName, on: $0, in: scope) }
      return found.flatMap { $0.isAssignment ? nil : $0 }
    }.first
  }
}

extension TypeDeclaration {
  fileprivate func functions(named name: String) -> [Member] {
    let nodes = node.members.filter { $0.kind == .functionDeclaration && $0.name == name && !$0.platforms.isEmpty }
    return nodes.map { Member(path: path, node: $0, name: name, owner: self) }
  }
}

extension SyntaxNode {
  /// Whether an expression gives an object that did not exist before: it calls an initializer or a function whose name
  /// says that it makes something; or it is a local in `function` for such a value.
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

  /// Of a call or assignment: the expression at the beginning of what it is about.
  fileprivate var chainRootOfTarget: SyntaxNode? { Assignment(self)?.target.chainRoot ?? receiver?.chainRoot }
}
