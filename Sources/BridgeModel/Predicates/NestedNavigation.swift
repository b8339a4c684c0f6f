import SwiftScan
import TextModel

/// A hosting controller in a navigation controller whose root view has navigation of its own.
public struct NestedNavigation: Sendable {
  /// The call that creates the hosting controller.
  public var controller: SyntaxNode
  /// The call that puts it into the navigation controller.
  public var push: SyntaxNode
  /// The name of SwiftUI's container: `NavigationStack`.
  public var container: String
  /// The name of the project's view that shows it as the root; nil if the container is the root itself.
  public var view: String?
}

extension ProjectModel {
  /// The hosting controllers that a member's code pushes although their root views show navigation of their own. Excludes
  /// code that hides a navigation bar.
  public func nestedNavigation(in member: Member, of type: ProjectType) -> [NestedNavigation] {
    member.bodies.flatMap { body in
      body.descendants(.call, mentioning: rootViewPattern).compactMap { nestedNavigation($0, in: member, of: type) }
    }
  }

  private func nestedNavigation(_ call: SyntaxNode, in member: Member, of type: ProjectType) -> NestedNavigation? {
    guard let root = call.argument(labeled: "rootView")?.value, let name = call.evidentTypeName,
      isHostingController(name, in: type.name), let push = push(of: call, in: member, of: type),
      let container = navigation(in: root, of: member.node, in: type.name, depth: 0),
      !type.declarations.contains(where: { $0.node.hidesBars })
    else { return nil }
    let view = root.valueOfLocal(within: member.node).withoutModifiers.evidentTypeName.map { lastComponent(of: $0) }
    return NestedNavigation(
      controller: call, push: push, container: container, view: view == container ? nil : view)
  }

  /// The call that receives the controller, itself or in a local, and pushes it.
  private func push(of controller: SyntaxNode, in member: Member, of type: ProjectType) -> SyntaxNode? {
    var values = [controller]
    if let binding = controller.parent, binding.kind == .binding, let name = binding.pattern?.name {
      values += member.node.descendants(.reference).filter {
        $0.isNamed(name) && $0.localDeclaration(of: name, within: member.node) == binding
      }
    }
    return values.firstNonNil { value -> SyntaxNode? in
      guard let argument = value.parent, argument.kind == .argument, let call = argument.parent, call.kind == .call
      else {
        return nil
      }
      if argument.label == "rootViewController" {
        return isClass(call.calledName, kindOf: "UINavigationController") ? call : nil
      }
      return call.calledName == "pushViewController" && argument.label == nil ? call : nil
    }
  }

  /// The name of the container that a view consists of, itself or in its body; nil if it has none, or hides its bar.
  private func navigation(
    in view: SyntaxNode, of function: SyntaxNode, in scope: String, depth: Int
  ) -> String? {
    guard depth < 4 else { return nil }
    let view = view.valueOfLocal(within: function)
    let start = view.withoutModifiers
    guard start.kind == .call, let written = start.evidentTypeName, !view.hidesBars,
      let type = resolveUniquely(written, in: scope)
    else { return nil }
    guard type.isDeclared else { return navigationContainers.contains(type.name) ? type.name : nil }
    let bodies = declarations(of: type.name).flatMap(\.members).filter { $0.name == "body" }.flatMap(\.bodies)
    guard bodies.count == 1, case let values = bodies[0].returnedValues, values.count == 1 else { return nil }
    return navigation(in: values[0], of: bodies[0], in: type.name, depth: depth + 1)
  }
}

extension SyntaxNode {
  /// The view to which the calls of modifiers in a chain are applied.
  fileprivate var withoutModifiers: SyntaxNode {
    var view = self
    while view.kind == .call, let access = view.callee, access.kind == .memberAccess, let base = access.base,
      view.evidentTypeName == nil
    {
      view = base
    }
    return view
  }

  /// Whether code hides the bar of a navigation controller, or of SwiftUI's container. `setNavigationBarHidden(false,
  /// animated: true)` shows it.
  fileprivate var hidesBars: Bool {
    descendants(.reference, .memberAccess, mentioning: ["avigationBarHidden"]).contains { node in
      let call = node.isCallee ? node.parent : nil
      let value = call?.arguments.first?.value ?? node.parent.flatMap(Assignment.init)?.value.first
      return node.name.hasSuffix("avigationBarHidden") && value?.text != "false"
    }
      || calls(named: "toolbar").contains { call in
        call.arguments.first?.value?.isNamed("hidden") ?? false
      }
  }
}

private let navigationContainers: Set = ["NavigationStack", "NavigationView", "NavigationSplitView"]
