import BridgeFacts
import SwiftScan

/// Code that runs as part of a lifecycle method: its body, or the body of a method that it calls.
public struct LifecycleBody: Hashable, Sendable {
  public var method: LifecycleMethod
  /// The function whose body this is.
  public var function: Member
  public var block: SyntaxNode
  /// The name of the represented object in this body; nil if it has none.
  public var variable: String?
  /// The name of the context parameter; nil if the context isn't passed.
  public var context: String?
  /// The calls that lead to a helper, outermost first. The first one is in the lifecycle method itself.
  public var calls: [SyntaxNode]
  /// Whether it belongs to the coordinator, not to the representable.
  public var isInCoordinator: Bool
  /// The flags of the function whose values are known in the call, if the function's code checks them.
  var flags: [String: Bool] = [:]

  public var isHelper: Bool { !calls.isEmpty }

  /// The signs of its code. One pass over its words.
  public var signs: CodeSigns { CodeSigns(of: block) }

  public init(
    method: LifecycleMethod, function: Member, block: SyntaxNode, variable: String?, context: String? = nil,
    calls: [SyntaxNode] = [], isInCoordinator: Bool = false
  ) {
    self.method = method
    self.function = function
    self.block = block
    self.variable = variable
    self.context = context
    self.calls = calls
    self.isInCoordinator = isInCoordinator
  }
}

extension Representable {
  /// The bodies of the lifecycle method itself, one for each `#if` branch.
  public func bodies(of method: LifecycleMethod) -> [LifecycleBody] {
    memory.ownBodies.value(of: method) { findBodies(of: method) }
  }

  private func findBodies(of method: LifecycleMethod) -> [LifecycleBody] {
    functions(method).compactMap { function -> LifecycleBody? in
      guard let block = function.node.body else { return nil }
      let parameters = function.node.parameters
      let variable: String? =
        switch method {
        case .make: block.returnedVariable
        case .makeCoordinator: nil
        case .sizeThatFits: parameters.dropFirst().first?.usableName
        default: parameters.first?.usableName
        }
      let context = parameters.first { $0.label == "context" }?.usableName
      return LifecycleBody(method: method, function: function, block: block, variable: variable, context: context)
    }
  }

  /// The bodies of a lifecycle method, and of the code that it calls synchronously, up to two levels deep: methods of
  /// the representable or its coordinator, and local functions. The observers of the coordinator's properties that it
  /// sets count as called.
  public func bodiesWithHelpers(of method: LifecycleMethod) -> [LifecycleBody] {
    memory.bodies.value(of: method) { bodiesReached(from: method) }
  }

  private func bodiesReached(from method: LifecycleMethod) -> [LifecycleBody] {
    var found = bodies(of: method)
    var next = found.startIndex
    var visited = Set(found.map(LifecycleMemory.BodyKey.init))
    while next < found.endIndex {
      let body = found[next]
      next += 1
      guard body.calls.count < 2 else { continue }
      let reached = helpers(calledFrom: body) + observers(triggeredFrom: body)
      found += reached.filter { visited.insert(LifecycleMemory.BodyKey($0)).inserted }
    }
    return found
  }

  private func helpers(calledFrom body: LifecycleBody) -> [LifecycleBody] {
    body.block.descendants(.call).flatMap { call -> [LifecycleBody] in
      if let local = body.localFunction(calledBy: call) { return [local] }
      guard let (functions, isInCoordinator) = functions(calledBy: call, in: body),
        call.position(in: body.block) == .synchronous, !body.leavesOut(call)
      else { return [] }
      return functions.compactMap { function in
        guard let block = function.node.body else { return nil }
        var helper = LifecycleBody(
          method: body.method, function: function, block: block,
          variable: function.parameterName(receiving: body.variable, in: call)
            ?? (body.makesRepresented(call) ? block.returnedVariable : nil),
          context: function.parameterName(receiving: body.context, in: call), calls: body.calls + [call],
          isInCoordinator: isInCoordinator)
        helper.flags = body.flags(givenTo: function.node, by: call)
        return helper
      }
    }
  }

  private func observers(triggeredFrom body: LifecycleBody) -> [LifecycleBody] {
    let observed = (coordinator?.members ?? []).filter { $0.isStored && !$0.isStatic && !$0.bodies.isEmpty }
    guard !observed.isEmpty else { return [] }
    return body.block.descendants(.sequence).flatMap { node -> [LifecycleBody] in
      guard let path = Assignment(node)?.target.memberPath, let name = path.last,
        let member = observed.first(where: { $0.name == name }), node.position(in: body.block) == .synchronous
      else { return [] }
      let isOwn = path.count == 1 && body.isInCoordinator && !node.isLocal(name, within: body.function.node)
      guard isOwn || path.count > 1 && isCoordinator(Array(path.dropLast()), at: node, in: body) else { return [] }
      return member.bodies.map {
        LifecycleBody(
          method: body.method, function: member, block: $0, variable: nil, calls: body.calls + [node],
          isInCoordinator: true)
      }
    }
  }

  /// The methods of the representable or the coordinator that a call means.
  func functions(
    calledBy call: SyntaxNode, in body: LifecycleBody
  ) -> ([Member], isInCoordinator: Bool)? {
    // The name alone rules out most calls.
    guard let callee = call.callee, memberNames.mayInclude(calleeNamed: callee) else { return nil }
    guard let path = callee.memberPath, let name = path.last else { return nil }
    let receiver = Array(path.dropLast())
    let labels = call.arguments.map(\.label)
    if receiver.isEmpty || receiver == ["self"] || receiver == ["Self"] || receiver == [simpleName] {
      let isInCoordinator = body.isInCoordinator && receiver != [simpleName]
      let members = isInCoordinator ? coordinator?.members ?? [] : members
      let named = members.filter { $0.accepts(labels, as: name) }
      guard !named.isEmpty, !receiver.isEmpty || !call.isLocal(name, within: body.function.node) else { return nil }
      return (named, isInCoordinator)
    }
    if isCoordinator(receiver, at: call, in: body) {
      return (coordinator?.members.filter { $0.accepts(labels, as: name) } ?? [], true)
    }
    return nil
  }

  /// Whether a member path means the coordinator in this body: `context.coordinator`, or a local for it.
  public func isCoordinator(_ path: [String], at node: SyntaxNode, in body: LifecycleBody) -> Bool {
    if let context = body.context, path.count == 2, path[1] == "coordinator" {
      let local = node.localDeclaration(of: path[0], within: body.function.node)
      if let passed = local.flatMap(body.argument) { return passed.memberPath == [context] }
      // A closure may have its own context.
      return path[0] == context
        && (local.map { $0.kind == .capture || $0.parent?.parent == body.function.node } ?? true)
    }
    if body.isInCoordinator { return path == ["self"] }
    guard path.count == 1, let local = node.localDeclaration(of: path[0], within: body.function.node) else {
      return false
    }
    if local.kind == .parameter {
      return coordinator.map { local.type?.dottedName == lastComponent(of: $0.name) } ?? false
    }
    guard let value = local.value?.memberPath, let context = body.context else { return false }
    return value == [context, "coordinator"]
  }
}

extension Member {
  /// Whether a call with these argument labels can mean this function. This is an estimate because of trailing closures
  /// and default arguments.
  func accepts(_ labels: [String?], as name: String) -> Bool {
    guard isFunction, self.name == name else { return false }
    var remaining = self.labels[...]
    for label in labels {
      guard let found = remaining.firstIndex(where: { $0 == label }) else { return label == nil && !remaining.isEmpty }
      remaining = remaining[(found + 1)...]
    }
    return true
  }

}

extension LifecycleBody {
  /// The body of the local function, or of the closure in a local, that a call runs. Names mean the same in it as
  /// around it.
  fileprivate func localFunction(calledBy call: SyntaxNode) -> LifecycleBody? {
    guard let name = call.callee, name.kind == .reference, call.position(in: block) == .synchronous,
      let local = call.localDeclaration(of: name.name, within: function.node)
    else { return nil }
    let closure = local.value.flatMap { $0.kind == .closure ? $0 : nil }
    guard let code = local.kind == .functionDeclaration ? local.body : closure else { return nil }
    var body = self
    body.block = code
    if makesRepresented(call) { body.variable = code.returnedVariable }
    body.calls.append(call)
    return body
  }

  /// The argument for a parameter, if this is the body of the local function that declares the parameter.
  fileprivate func argument(for parameter: SyntaxNode) -> SyntaxNode? {
    guard let local = parameter.parent?.parent, local == block.parent, local != function.node, let call = calls.last,
      let position = local.parameters.firstIndex(of: parameter)
    else { return nil }
    if let label = parameter.label { return call.argument(labeled: label)?.value }
    return position < call.arguments.count ? call.arguments[position].value : nil
  }
}

extension Member {
  /// The parameter to which a call passes the variable itself.
  fileprivate func parameterName(receiving variable: String?, in call: SyntaxNode) -> String? {
    guard let variable else { return nil }
    guard let argument = call.arguments.first(where: { $0.value?.memberPath == [variable] }) else { return nil }
    let parameters = node.parameters
    if let label = argument.label { return parameters.first { $0.label == label }?.usableName }
    guard let position = call.arguments.firstIndex(of: argument), position < parameters.count,
      parameters[position].label == nil
    else { return nil }
    return parameters[position].usableName
  }
}

extension SyntaxNode {
  /// The inner name of a parameter; nil for `_`.
  public var usableName: String? { name == "_" || name.isEmpty ? nil : name }

  /// The local or property (`view`, `self.view`) that a function's body returns; nil if the returns differ or return
  /// something else.
  public var returnedVariable: String? {
    let values = returnedValues
    guard let first = values.first?.pathFromSelf, first.count == 1 else { return nil }
    return values.allSatisfy { $0.pathFromSelf == first } ? first[0] : nil
  }

  /// The values that the `return` statements of a function's body return, or its only expression.
  public var returnedValues: [SyntaxNode] {
    var values: [SyntaxNode] = []
    walk { node in
      switch node.kind {
      case .closure, .functionDeclaration: return false
      case .returnStatement:
        if let value = node.value { values.append(value) }
      default: break
      }
      return !node.kind.isTypeDeclaration
    }
    return values.isEmpty ? onlyValues ?? [] : values
  }

  /// The values of a block's only item; nil if there are several items or the item has no value.
  private var onlyValues: [SyntaxNode]? {
    let items = items
    return items.count == 1 ? items[0].valuesOfBranches : nil
  }

  /// The expression itself, or the only expressions of all branches of an `if` or `switch`; nil if a branch has any
  /// other content.
  private var valuesOfBranches: [SyntaxNode]? {
    switch kind {
    case .ifStatement:
      guard let values = body?.onlyValues, let branch = elseBranch else { return nil }
      return (branch.kind == .ifStatement ? branch.valuesOfBranches : branch.onlyValues).map { values + $0 }
    case .switchStatement:
      let values = all(.switchCase).map(\.onlyValues)
      return values.contains(nil) ? nil : values.compactMap(\.self).flatMap(\.self)
    default: return kind.isExpression ? [self] : nil
    }
  }
}

extension LifecycleBody {
  /// Whether an expression is the represented object: its variable and not a local with the same name, or a local that
  /// stands for it, as in `if let field = view as? Field`.
  public func isRepresented(_ expression: SyntaxNode) -> Bool { isRepresented(expression, depth: 0) }

  private func isRepresented(_ expression: SyntaxNode, depth: Int) -> Bool {
    guard let variable, depth < 4 else { return false }
    let expression = expression.withoutCasts
    guard expression.kind == .reference else { return isReturnedProperty(expression) }
    guard let local = expression.localDeclaration(of: expression.name, within: function.node) else {
      // A wrapper of an existing object returns a property.
      return method == .make && expression.name == variable
    }
    if expression.name == variable {
      if local.kind == .parameter, local.parent?.parent == function.node { return true }
      if local.kind == .binding, method == .make { return true }
    }
    let isBinding = local.kind == .binding || local.kind == .optionalBinding
    guard let value = isBinding ? local.value : argument(for: local) else { return false }
    return isRepresented(value, depth: depth + 1)
  }

  /// Whether an expression in the make method is `self.view`, and the make method returns this property.
  private func isReturnedProperty(_ expression: SyntaxNode) -> Bool {
    guard method == .make, let path = expression.memberPath, path.count == 2, path[0] == "self", path[1] == variable
    else { return false }
    return block.returnedValues.contains { $0.memberPath == path || !$0.isLocal(path[1], within: function.node) }
  }

  /// Whether a call in the make method returns the object that the make method returns, directly or through a local.
  fileprivate func makesRepresented(_ call: SyntaxNode) -> Bool {
    guard method == .make else { return false }
    if block.returnedValues.contains(call) { return true }
    guard let binding = call.parent, binding.kind == .binding, let variable else { return false }
    return binding.pattern?.declaredNames == [variable]
  }
}

extension SyntaxNode {
  /// The expression below parentheses, `as`, `as?`, and `as!`.
  fileprivate var withoutCasts: SyntaxNode {
    let inner = withoutEffects.withoutParentheses
    guard inner.kind == .sequence else { return inner }
    let parts = Array(inner.children)
    return parts.count == 2 && parts[1].kind == .cast ? parts[0].withoutCasts : inner
  }
}
