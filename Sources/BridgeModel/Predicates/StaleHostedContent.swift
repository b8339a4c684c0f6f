import BridgeFacts
import SwiftScan

/// SwiftUI content that a representable hosts with its first values.
public struct StaleHostedContent: Sendable {
  /// The expression that creates the root view.
  public var rootView: SyntaxNode
  /// The call that creates the hosting controller or view.
  public var call: SyntaxNode
  /// The call in an initializer of another class that creates it from an argument of `call`; nil if `call` does.
  public var inner: SyntaxNode?
  /// The function that contains the call.
  public var function: Member
  /// The values of the representable that go into the content: inputs, or parameters of its initializer.
  public var sources: [String]
}

extension ProjectModel {
  /// The hosted content of a representable that is built once, from values that change, and that the update method
  /// never replaces.
  public func staleHostedContent(of representable: Representable) -> [StaleHostedContent] {
    guard representable.signs.contains(.hosting), representable.parts.contains(where: { $0.signs.contains(.hosting) }),
      !representable.functions(.update).isEmpty, !representable.isAmbiguous
    else { return [] }
    let made = LifecycleMethod.creating.flatMap { representable.bodiesWithHelpers(of: $0) }
      .filter { !$0.isInCoordinator }.map { ($0.function, $0.block) }
    let initializers = representable.initializers
    let initialized = initializers.flatMap { member in member.bodies.map { (member, $0) } }
    let found = (made + initialized).flatMap { function, block in
      block.descendants(.call).compactMap { call in content(madeBy: call, in: function, of: representable) }
    }
    guard !found.isEmpty, !representable.replacesRootView, !representable.passesSelfOn(in: [.update]) else { return [] }
    return found.filter { !makersGiveIdentity($0.sources, of: representable) }
  }

  /// Whether every call that creates a representable gives it the identity of the values that it passes, so that other
  /// values mean another view.
  private func makersGiveIdentity(_ sources: [String], of representable: Representable) -> Bool {
    let calls = callsMaking(representable.name, declaredBy: representable.parts)
    return !calls.isEmpty && isClosedWorld(representable.parts)
      && calls.allSatisfy { call, _ in
        sources.allSatisfy { source in call.argument(labeled: source)?.value.map(call.isIdentified) ?? false }
      }
  }

  /// The content that the update method hosts in a controller that it creates while there's none, and never replaces as
  /// long as that controller is shown.
  public func staleShownContent(of representable: Representable) -> [StaleHostedContent] {
    guard representable.signs.contains(.hosting), representable.parts.contains(where: { $0.signs.contains(.hosting) }),
      !representable.isAmbiguous, !representable.mentionsRootView
    else { return [] }
    let found = representable.bodiesWithHelpers(of: .update).filter { !$0.isInCoordinator }.flatMap { body in
      body.block.descendants(.call, mentioning: rootViewPattern).compactMap { call -> StaleHostedContent? in
        guard let name = call.evidentTypeName, !call.platforms.isEmpty, isHosting(name, in: representable.name),
          let rootView = call.argument(labeled: "rootView")?.value
        else { return nil }
        let guards = representable.guards(of: call, in: body)
        guard guards.contains(where: { $0.kind == .absence }),
          !guards.contains(where: { $0.kind == .change && $0.places.contains(where: \.isInRepresentable) })
        else { return nil }
        let sources = representable.inputs.filter { input in
          input.wrapper == nil && input.typeNode.map { isContent($0.unwrappedType, in: representable) } ?? false
            && !rootView.uses(of: input.name, within: body.function.node).isEmpty
        }
        guard !sources.isEmpty else { return nil }
        return StaleHostedContent(
          rootView: rootView, call: call, function: body.function, sources: sources.map(\.name))
      }
    }
    return found.isEmpty || representable.passesSelfOn(in: [.update]) ? [] : found
  }

  private func content(
    madeBy call: SyntaxNode, in function: Member, of representable: Representable
  ) -> StaleHostedContent? {
    guard let name = call.evidentTypeName, !call.platforms.isEmpty else { return nil }
    let isDirect = isHosting(name, in: representable.name)
    let hosted = isDirect ? nil : argumentHosted(byInitializerOf: name, in: call, of: representable)
    let passed = isDirect ? (call.argument(labeled: "rootView") ?? call.arguments.first)?.value : nil
    guard let rootView = passed ?? hosted?.argument else { return nil }
    let isInitializer = function.node.kind == .initializerDeclaration
    let sources =
      isInitializer
      ? sources(of: rootView, amongParametersOf: function, representable)
      : sources(of: rootView, amongInputsOf: representable, in: function)
    guard !sources.isEmpty else { return nil }
    return StaleHostedContent(rootView: rootView, call: call, inner: hosted?.call, function: function, sources: sources)
  }

  /// The argument that an initializer of a class of the project puts into a hosting controller or view, and the call
  /// that creates that.
  private func argumentHosted(
    byInitializerOf name: String, in call: SyntaxNode, of representable: Representable
  ) -> (argument: SyntaxNode, call: SyntaxNode)? {
    guard let type = resolveUniquely(name, in: representable.name), type.isDeclared,
      case let parts = declarations(of: type.name), parts.count == 1, parts[0].isClass,
      parts[0].signs.contains(.hosting)
    else { return nil }
    let fitting = parts[0].members.filter { member in
      member.node.kind == .initializerDeclaration
        && member.node.parameters(givenBy: call).count == call.arguments.count
    }
    guard fitting.count == 1, let body = fitting[0].node.body else { return nil }
    let roots = body.descendants(.call, mentioning: rootViewPattern).compactMap {
      inner -> (root: SyntaxNode, call: SyntaxNode)? in
      guard let made = inner.evidentTypeName, isHosting(made, in: type.name) else { return nil }
      return inner.argument(labeled: "rootView")?.value.map { ($0, inner) }
    }
    for (parameter, value) in fitting[0].node.parameters(givenBy: call) {
      guard let name = parameter.usableName,
        let hosting = roots.first(where: { $0.root.descendants(.reference).contains { $0.isNamed(name) } })
      else { continue }
      return (value, hosting.call)
    }
    return nil
  }

  /// The inputs whose values the content uses and that can go stale. Empty if the update method may use one of them.
  private func sources(
    of rootView: SyntaxNode, amongInputsOf representable: Representable, in function: Member
  ) -> [String] {
    let mentioned = representable.inputs.filter { input in
      !rootView.uses(of: input.name, within: function.node).isEmpty
    }
    // If the update method mentions one of them, it probably refreshes the content in its own way.
    guard !mentioned.contains(where: { representable.mayUse($0, in: [.update]) }) else { return [] }
    return mentioned.filter { canGrowOld($0, in: representable) }.map(\.name)
  }

  private func canGrowOld(_ input: Property, in representable: Representable) -> Bool {
    guard input.wrapper == nil || input.wrapper == "Binding" else { return false }
    if input.wrapper == nil, let type = input.typeNode?.unwrappedType, isContent(type, in: representable) {
      return true
    }
    return valueKind(of: input) == .value
  }

  /// Whether a type stands for SwiftUI views: a generic parameter, `AnyView`, or a closure that returns such a type, or
  /// anything if it takes nothing.
  private func isContent(_ type: SyntaxNode, in representable: Representable) -> Bool {
    if type.kind == .functionType {
      guard let parameters = type.children.first, let result = Array(type.children).last else { return false }
      return parameters.all(.tupleTypeElement).isEmpty ? !result.isVoid : isContent(result, in: representable)
    }
    guard let name = type.dottedName else { return false }
    return name == "AnyView" || representable.parts.contains { $0.hasGenericParameter(named: name) }
  }

  /// The parameters of an initializer from which it builds the content.
  private func sources(
    of rootView: SyntaxNode, amongParametersOf function: Member, _ representable: Representable
  ) -> [String] {
    let builders = function.node.parameters.filter { parameter in
      guard let name = parameter.usableName, let type = parameter.type?.unwrappedType,
        isContent(type, in: representable) || function.node.genericParameterNames.contains(type.dottedName ?? "")
      else { return false }
      return rootView.descendants(.reference).contains { $0.name == name }
    }
    return builders.compactMap(\.usableName)
  }
}

extension SyntaxNode {
  /// Whether a type is `Void` or `()`.
  fileprivate var isVoid: Bool { dottedName == "Void" || kind == .tupleType && children.first == nil }
}

extension Representable {
  /// Whether any of its code, or of its coordinator's, reads or sets a root view.
  fileprivate var mentionsRootView: Bool {
    (members + (coordinator?.members ?? [])).contains { member in
      member.bodies.contains { body in
        body.descendants(.memberAccess, mentioning: rootViewPattern).contains { $0.isNamed("rootView") }
      }
    }
  }

  /// Whether the update method, or code that it calls, mentions a root view or a stored hosting controller or view.
  fileprivate var replacesRootView: Bool {
    let held = Set(
      (properties + (coordinator?.properties ?? [])).filter { $0.typeName.map(mayBeHosting) ?? false }.map(\.name))
    return bodiesWithHelpers(of: .update).contains { body in
      body.block.descendants(.memberAccess, .argument, .reference).contains { node in
        node.isNamed("rootView") || node.kind != .argument && held.contains(node.name)
      }
    }
  }
}

private func mayBeHosting(_ type: String) -> Bool {
  type.hasSuffix("ostingController") || type.hasSuffix("HostingView")
}
