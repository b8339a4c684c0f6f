import SwiftScan

/// The thing that an expression stands for: a root, and the members that lead from it.
///
/// Two expressions with equal places mean the same thing while a lifecycle method runs, whatever locals, casts, and
/// calls lie between.
public struct Place: Hashable, Sendable {
  public enum Root: Hashable, Sendable {
    /// The representable. Its members are inputs and helpers.
    case representable
    /// The coordinator's copy of the representable, whose plain values may be earlier ones.
    case copy
    /// The object that the make method returns and the other methods receive.
    case represented
    case coordinator
    /// The `context` parameter.
    case context
    /// The object that an expression creates.
    case fresh(SyntaxNode)
    /// Another value, by the declaration or expression that it comes from.
    case value(SyntaxNode)
    /// A name outside types, such as a type or a global variable.
    case global(String)
  }

  public var root: Root
  /// The names of the members, `[]` for an element, and `case` for a payload.
  public var path: [String]

  public init(_ root: Root, _ path: [String] = []) {
    self.root = root
    self.path = path
  }

  /// Whether it's the represented object or a part of it.
  public var isInRepresented: Bool { root == .represented }
  public var isInCoordinator: Bool { root == .coordinator }
  /// Whether it's the representable or a copy of it, or a member, such as an input.
  public var isInRepresentable: Bool { root == .representable || root == .copy }

  /// Whether it's an object that the code has just created, or a part of it.
  public var isFresh: Bool {
    if case .fresh = root { true } else { false }
  }

  /// A member of it. Nil if the path gets long, so that recursive code comes to an end.
  func member(_ name: String) -> Place? { path.count < 6 ? Place(root, path + [name]) : nil }

  static let element = "[]"
  static let payload = "case"
}

extension LifecycleBody {
  /// The thing that an expression stands for; nil if it's computed.
  ///
  /// Follows locals, conditional bindings, captures, casts, optional chains, and parameters of helpers.
  func place(of expression: SyntaxNode) -> Place? {
    PlaceSearch(representable: nil, body: self).place(of: expression, depth: 0)
  }
}

extension Representable {
  /// The same, also following computed properties with one expression and the coordinator's copy of the representable.
  public func place(of expression: SyntaxNode, in body: LifecycleBody) -> Place? {
    body.memory.place(of: expression) { place(of: expression, in: body, depth: 0) }
  }

  /// The same for an expression that was reached in a number of steps. The steps come to an end in recursive code.
  func place(of expression: SyntaxNode, in body: LifecycleBody, depth: Int) -> Place? {
    PlaceSearch(representable: self, body: body).place(of: expression, depth: depth)
  }

  /// The thing that a name stands for at a node.
  func place(named name: String, at node: SyntaxNode, in body: LifecycleBody) -> Place? {
    PlaceSearch(representable: self, body: body).place(named: name, at: node, depth: 0)
  }

  public func isCoordinator(_ expression: SyntaxNode, in body: LifecycleBody) -> Bool {
    place(of: expression, in: body) == Place(.coordinator)
  }

  /// The property of the coordinator that an expression names, even if it holds a copy of something else; nil for other
  /// expressions, and for members of that property.
  public func coordinatorMember(_ expression: SyntaxNode, in body: LifecycleBody) -> String? {
    let node = expression.withoutCasts
    switch node.kind {
    case .memberAccess: return node.base.map { isCoordinator($0, in: body) } ?? false ? node.name : nil
    case .reference:
      return body.isInCoordinator && !node.isLocal(node.name, within: body.function.node) && node.name != "self"
        ? node.name : nil
    default: return nil
    }
  }
}

private struct PlaceSearch {
  /// Nil if the members of the representable and of its coordinator aren't needed.
  let representable: Representable?
  let body: LifecycleBody

  func place(of expression: SyntaxNode, depth: Int) -> Place? {
    guard depth < 16 else { return nil }
    if depth > 0, representable != nil, let known = body.memory.knownPlace(of: expression) { return known }
    let node = expression.withoutCasts
    switch node.kind {
    case .reference: return place(named: node.name, at: node, depth: depth)
    case .memberAccess:
      guard let base = node.base else { return nil }
      return place(of: base, depth: depth + 1).flatMap { member(node.name, of: $0, depth: depth) }
    case .optionalChain, .forceUnwrap: return node.base.flatMap { place(of: $0, depth: depth + 1) }
    case .subscriptCall: return node.callee.flatMap { place(of: $0, depth: depth + 1) }?.member(Place.element)
    case .call: return isFresh(node, depth: depth) ? Place(.fresh(node)) : nil
    default: return nil
    }
  }

  func place(named name: String, at node: SyntaxNode, depth: Int) -> Place? {
    if name == "self" { return body.owner }
    if let local = node.localDeclaration(of: name, within: body.function.node) {
      return place(ofLocal: local, named: name, depth: depth)
    }
    if name.isImplicitParameter { return Place(.value(node)) }
    guard let owner = body.owner, name.first?.isUppercase != true else { return Place(.global(name)) }
    if name == "oldValue", body.isObserver(named: "didSet") { return owner.member(body.function.name)?.member(name) }
    if owner.path.isEmpty, let members = allMembers(of: owner),
      !members.contains(where: { $0.name == name || $0.name == name.withoutProjection })
    {
      return Place(.global(name))
    }
    return member(name, of: owner, depth: depth)
  }

  /// The members of the representable, or of a coordinator that inherits none from the project.
  private func allMembers(of owner: Place) -> [Member]? {
    if owner.isInRepresentable { return representable?.members }
    guard owner.root == .coordinator, let coordinator = representable?.coordinator else { return nil }
    return coordinator.inheritsFromAppleOnly ? coordinator.members : nil
  }

  private func place(ofLocal local: SyntaxNode, named name: String, depth: Int) -> Place? {
    let unfollowed = Place(.value(local))
    switch local.kind {
    case .parameter:
      if let known = body.arguments[local] { return known }
      return representable?.coordinator?.isType(of: local) ?? false ? Place(.coordinator) : unfollowed
    case .capture:
      return local.value.map { place(of: $0, depth: depth + 1) } ?? place(named: name, at: local, depth: depth + 1)
    case .binding, .optionalBinding:
      if body.makesRepresented(local, named: name) { return Place(.represented) }
      guard let whole = local.value else {
        return local.kind == .binding ? unfollowed : place(named: name, at: local, depth: depth + 1)
      }
      guard let value = whole.part(named: name, by: local.pattern) else { return unfollowed }
      return place(of: value, depth: depth + 1) ?? unfollowed
    default:
      guard let subject = local.matchedValue(byPatternNamed: name) else { return unfollowed }
      let step = local.parent?.kind == .forStatement ? Place.element : Place.payload
      return place(of: subject, depth: depth + 1)?.member(step) ?? unfollowed
    }
  }

  private func member(_ name: String, of owner: Place, depth: Int) -> Place? {
    guard owner.path.isEmpty else { return owner.member(name) }
    switch owner.root {
    case .context where name == "coordinator": return Place(.coordinator)
    case .representable, .copy:
      if owner.root == .representable, name == body.returnedProperty { return Place(.represented) }
      return value(ofComputed: name, in: representable?.members, of: owner, depth: depth) ?? owner.member(name)
    case .coordinator:
      if let representable, representable.coordinator?.holdsCopy(of: representable, in: name) ?? false {
        return Place(.copy)
      }
      let members = representable?.coordinator?.members
      return value(ofComputed: name, in: members, of: owner, depth: depth) ?? owner.member(name)
    default: return owner.member(name)
    }
  }

  /// Whether a call creates an object: by an initializer, or by a function of the representable or its coordinator that
  /// returns a new one.
  private func isFresh(_ call: SyntaxNode, depth: Int) -> Bool {
    if call.evidentTypeName != nil { return true }
    guard depth < 12, let representable else { return false }
    let functions = representable.ownCallees(of: call, in: body, depth: depth + 4).map(\.function.node)
    return !functions.isEmpty
      && functions.allSatisfy { function in
        let values = function.body?.returnedValues ?? []
        return !values.isEmpty && values.allSatisfy { $0.isMade(within: function) }
      }
  }

  /// The place that the only expression of a computed property stands for.
  private func value(ofComputed name: String, in members: [Member]?, of owner: Place, depth: Int) -> Place? {
    guard depth < 12, let property = members?.first(where: { $0.name == name && $0.isProperty && !$0.isStored }),
      property.bodies.count == 1, let getter = property.bodies.first, getter.items.count == 1,
      let value = getter.returnedValues.first
    else { return nil }
    let inner = LifecycleBody(method: body.method, function: property, block: getter, owner: owner)
    return PlaceSearch(representable: representable, body: inner).place(of: value, depth: depth + 4)
  }
}

extension Coordinator {
  /// Whether a parameter has the coordinator's type.
  fileprivate func isType(of parameter: SyntaxNode) -> Bool {
    guard let type = parameter.type?.unwrappedType.dottedName else { return false }
    return lastComponent(of: type) == lastComponent(of: name)
  }

  fileprivate func holdsCopy(of representable: Representable, in name: String) -> Bool {
    properties.contains { $0.name == name && representable.isCopy($0) }
  }
}

extension SyntaxNode {
  /// The expression below parentheses, `as`, `as?`, and `as!`.
  var withoutCasts: SyntaxNode {
    let inner = withoutEffects.withoutParentheses
    guard inner.kind == .sequence else { return inner }
    let parts = Array(inner.children)
    return parts.count == 2 && parts[1].kind == .cast ? parts[0].withoutCasts : inner
  }

  /// The value whose payload or elements this declaration of a pattern names: the subject of a `switch`, the value of a
  /// `case` condition, or the sequence of a `for` statement.
  fileprivate func matchedValue(byPatternNamed name: String) -> SyntaxNode? {
    switch kind {
    case .caseLabel: ancestors.first { $0.kind == .switchStatement }?.children.first { $0.kind.isExpression }
    case .patternCondition: Array(children).last { $0.kind.isExpression }
    default:
      parent?.kind == .forStatement ? parent?.children.dropFirst().first { $0.kind.isExpression } : nil
    }
  }
}

extension String {
  /// Whether it's a parameter that a closure doesn't name: `$0`.
  fileprivate var isImplicitParameter: Bool { hasPrefix("$") && dropFirst().first?.isNumber ?? false }
}
