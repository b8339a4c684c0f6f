import SwiftScan
import TextModel

/// A hosting controller that code pushes, although only its root view knows its title.
public struct LateTitle: Sendable {
  /// The call that pushes it.
  public var push: SyntaxNode
  /// The modifier in the root view, or in the body of its type, that sets the title.
  public var modifier: SyntaxNode
}

extension ProjectModel {
  /// The hosting controllers that a type's code in the analyzed file pushes and to which it gives no title.
  public func lateTitles(in type: ProjectType) -> [LateTitle] {
    type.localMembers(mentioning: pushPatterns).flatMap { member in
      member.bodies.flatMap { $0.descendants(.call, mentioning: pushPatterns) }.compactMap { call -> LateTitle? in
        // Without an animation, the title is there before anyone sees the screen.
        guard call.argument(labeled: "animated")?.value?.text != "false", let pushed = call.arguments.first?.value,
          let host = createdHost(pushed, in: member, of: type, before: call),
          let root = host.argument(labeled: "rootView")?.value, pushes(call, in: member.path),
          let modifier = title(of: root, in: member), !type.hidesNavigationBar
        else { return nil }
        return LateTitle(push: call, modifier: modifier)
      }
    }
  }

  /// Whether a call pushes its first argument onto a navigation stack.
  private func pushes(_ call: SyntaxNode, in path: FilePath) -> Bool {
    guard case .apple(let members) = callee(of: call, in: path) else { return false }
    return members.allSatisfy { $0.fullName == "pushViewController(_:animated:)" }
  }

  /// The call that creates the hosting controller that an expression means. Nil if other code may give it a title.
  private func createdHost(
    _ expression: SyntaxNode, in member: Member, of type: ProjectType, before push: SyntaxNode
  ) -> SyntaxNode? {
    if expression.kind == .call { return isPlainHost(expression, in: type.name) ? expression : nil }
    guard expression.kind == .reference,
      let local = expression.localDeclaration(of: expression.name, within: member.node), local.kind == .binding,
      let value = local.value, isPlainHost(value, in: type.name)
    else { return nil }
    let uses = member.node.descendants(.reference, mentioning: [BytePattern(word: expression.name)]).filter {
      $0.localDeclaration(of: expression.name, within: member.node) == local
    }
    let isTitled = uses.contains { use in
      guard let parent = use.parent, use != expression else { return false }
      return parent.kind != .memberAccess || ["title", "navigationItem"].contains { parent.isNamed($0) }
        || parent.parent?.kind == .call
    }
    return isTitled ? nil : value
  }

  private func isPlainHost(_ call: SyntaxNode, in scope: String) -> Bool {
    guard call.kind == .call, let name = call.evidentTypeName else { return false }
    return resolve(name, in: scope).allSatisfy { $0.name == "UIHostingController" && !$0.isDeclared }
  }

  /// The modifier that sets the navigation title of a view: one of its own, or one in the body of its type.
  private func title(of root: SyntaxNode, in member: Member) -> SyntaxNode? {
    if let own = root.titleModifier { return own }
    guard let name = root.chainRootCall?.evidentTypeName,
      let type = resolveUniquely(name, in: root.enclosingTypeName)
    else { return nil }
    let declarations = declarations(of: type.name)
    guard declarations.count == 1, let body = declarations[0].properties(named: "body").first?.member.bodies.first,
      body.items.count == 1
    else { return nil }
    return body.returnedValues.count == 1 ? body.returnedValues[0].titleModifier : nil
  }
}

extension ProjectType {
  /// Whether code of the type hides the navigation bar and never shows it, so that there is no title.
  fileprivate var hidesNavigationBar: Bool {
    let values = members(mentioning: barPatterns).flatMap(\.bodies).flatMap { body in
      body.descendants(.call, .sequence, mentioning: barPatterns).compactMap(\.navigationBarHidden)
    }
    return !values.isEmpty && values.allSatisfy { $0 == "true" }
  }
}

extension SyntaxNode {
  /// The value with which a call or an assignment hides or shows a navigation bar.
  fileprivate var navigationBarHidden: String? {
    if isCall(named: "setNavigationBarHidden") { return arguments.first?.value?.text }
    guard let assignment = Assignment(self), assignment.target.isNamed("isNavigationBarHidden") else { return nil }
    return assignment.valueText
  }

  /// The modifier among those of a view that sets its navigation title.
  fileprivate var titleModifier: SyntaxNode? {
    var view = self
    while view.kind == .call, let base = view.receiver {
      if titleModifiers.contains(view.calledName) { return view }
      view = base
    }
    return nil
  }

  /// The view below all modifiers.
  fileprivate var chainRootCall: SyntaxNode? {
    var view = self
    while view.kind == .call, let base = view.receiver { view = base }
    return view.kind == .call ? view : nil
  }
}

private let titleModifiers: Set = ["navigationTitle", "navigationBarTitle"]

private let pushPatterns: [BytePattern] = ["ush"]

private let barPatterns: [BytePattern] = ["NavigationBarHidden"]
