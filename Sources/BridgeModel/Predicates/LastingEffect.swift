import BridgeFacts
import SwiftScan

/// A call or assignment in a lifecycle body that does something visible or expensive each time it runs.
public struct LastingEffect: Sendable {
  /// The call or assignment in the body.
  public var node: SyntaxNode
  public var effect: SideEffect
  /// The member of the project that has the effect; nil if the call or assignment in the body has it directly.
  public var method: Member?
}

extension ProjectModel {
  /// The effects that a body has each time it runs, including guarded ones. An effect on an object that the body has
  /// just created counts only if it uses the network.
  public func lastingEffects(in body: LifecycleBody, of representable: Representable) -> [LastingEffect] {
    representable.memory.effects.value(of: .init(body)) { findLastingEffects(in: body, of: representable) }
  }

  private func findLastingEffects(in body: LifecycleBody, of representable: Representable) -> [LastingEffect] {
    let scope = representable.expressionScope(of: body)
    return body.block.descendants(.call, .sequence).compactMap { node in
      guard let (effect, method) = effect(of: node, in: scope), node.runsEveryTime(in: body.block) else { return nil }
      if effect.weight != .network, node.chainRootOfTarget?.isMade(within: body.function.node) ?? false { return nil }
      return LastingEffect(node: node, effect: effect, method: method)
    }
  }

  private func effect(of node: SyntaxNode, in scope: ExpressionScope) -> (SideEffect, method: Member?)? {
    if let assignment = Assignment(node) { return effect(of: assignment, in: scope) }
    guard node.kind == .call else { return nil }
    let name = node.calledName
    // Effects of the coordinator are found in its own code.
    guard let receiver = node.receiver, !name.isEmpty, let type = typeName(of: receiver, in: scope),
      type != scope.coordinator, type != scope.typeName
    else { return nil }
    let methods = ownMethods(named: name, labels: node.arguments.map(\.label), of: type, from: scope.typeName)
    guard methods.isEmpty else { return effect(insideOneOf: methods, ofType: type) }
    guard SideEffect.isName(name), let effect = effect(of: name, on: receiver, in: scope), !effect.isAssignment else {
      return nil
    }
    return (effect, nil)
  }

  /// The effect of setting a property that restarts something with each new object, or whose observer in a class of the
  /// project has an effect.
  private func effect(of assignment: Assignment, in scope: ExpressionScope) -> (SideEffect, method: Member?)? {
    guard !assignment.isCompound, assignment.target.kind == .memberAccess, let object = assignment.target.base,
      let type = typeName(of: object, in: scope), type != scope.coordinator, type != scope.typeName
    else { return nil }
    let name = assignment.target.name
    let properties = ownMembers(named: name, of: type, from: scope.typeName) { node in
      node.kind == .variableDeclaration && node.bindings.contains { $0.pattern?.declaredNames == [name] }
    }
    if !properties.isEmpty { return effect(insideOneOf: properties.filter { $0.name == name }, ofType: type) }
    guard SideEffect.isName(name), assignment.value.count == 1, assignment.value[0].isMade(within: scope.function),
      let effect = effect(of: name, onType: type, from: scope.typeName), effect.isAssignment
    else { return nil }
    return (effect, nil)
  }

  private func effect(insideOneOf members: [Member], ofType type: String) -> (SideEffect, method: Member?)? {
    members.lazy.compactMap { member in self.effect(inside: member, ofType: type).map { ($0, member) } }.first
  }

  private func effect(of name: String, on object: SyntaxNode, in scope: ExpressionScope) -> SideEffect? {
    typeName(of: object, in: scope).flatMap { effect(of: name, onType: $0, from: scope.typeName) }
  }

  private func effect(of name: String, onType type: String, from scope: String) -> SideEffect? {
    guard let resolved = resolveUniquely(type, in: scope) else { return nil }
    let known = frameworkClass(of: resolved.name) ?? (resolved.isDeclared ? nil : resolved.name)
    return known.flatMap { SideEffect.effect(of: name, on: $0) }
  }

  /// The methods of the project that a call on an object of a type can mean: those of the type itself, and those that
  /// the project adds to Apple's classes.
  func ownMethods(named name: String, labels: [String?], of type: String, from scope: String) -> [Member] {
    ownMembers(named: name, of: type, from: scope) { $0.kind == .functionDeclaration && $0.isNamed(name) }
      .filter { $0.accepts(labels, as: name) }
  }

  /// The members that the project declares in a type or its extensions, and in extensions of the type's Apple
  /// superclasses. `fits` must accept only declarations with the name.
  private func ownMembers(
    named name: String, of type: String, from scope: String, where fits: (SyntaxNode) -> Bool
  ) -> [Member] {
    guard let resolved = resolveUniquely(type, in: scope) else { return [] }
    let known = frameworkClass(of: resolved.name)
    let names = [resolved.name] + (known.map { [$0] + ClassHierarchy.superclasses(of: $0) } ?? [])
    let words = [SoughtWord(name)]
    let owners = Set(names).sorted().flatMap { parts(of: $0, mentioningOneOf: words) }
    return owners.flatMap { $0.members(where: fits) }
  }

  /// The effect that a method or observer of a class has on its own object each time it runs, directly or through a
  /// method that it calls. An effect that depends on a condition about the object doesn't count.
  private func effect(inside member: Member, ofType type: String, depth: Int = 0) -> SideEffect? {
    guard !member.isStatic, depth < 2 else { return nil }
    // Created on demand, because few calls need it.
    func scope() -> ExpressionScope {
      let properties = declarations(of: member.owner.name).flatMap(\.members).compactMap(Property.init)
      return ExpressionScope(function: member.node, typeName: member.owner.name, properties: properties)
    }
    let calls = member.bodies.flatMap { block in
      block.descendants(.call).filter { call in
        call.runsEveryTime(in: block)
          && !call.dominatingConditions(in: block).contains { $0.mentionsMemberOfSelf(within: member.node) }
      }
    }
    return calls.lazy.compactMap { call in
      let name = call.calledName
      let isOwn = call.receiver.map { $0.kind == .reference && ($0.isNamed("self") || $0.isNamed("super")) } ?? true
      if isOwn, call.receiver?.isNamed("super") != true {
        let methods = self.ownMethods(
          named: name, labels: call.arguments.map(\.label), of: type, from: member.owner.name)
        if !methods.isEmpty {
          return methods.lazy.compactMap { self.effect(inside: $0, ofType: type, depth: depth + 1) }.first
        }
      }
      guard SideEffect.isName(name) else { return nil }
      let found =
        isOwn
        ? self.effect(of: name, onType: type, from: member.owner.name)
        : call.receiver.flatMap { self.effect(of: name, on: $0, in: scope()) }
      return found.flatMap { $0.isAssignment ? nil : $0 }
    }.first
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

  /// The innermost base of a call's receiver or of an assignment's target.
  fileprivate var chainRootOfTarget: SyntaxNode? { Assignment(self)?.target.chainRoot ?? receiver?.chainRoot }
}
