import BridgeModel
import BridgeTemplates
import LintEngine
import SwiftScan
import TextModel

extension Rule {
  public static let missingDidMove = Rule(
    id: "missing-did-move",
    group: "containment",
    severity: .warning,
    since: "iOS 13",
    summary: "Call `didMove(toParent:)` after `addChild(_:)`.",
    symptom: """
      The child controller's content misses appearance callbacks, or starts work that depends on them too early.
      """,
    rationale: """
      `addChild(_:)` tells a child that the move begins; only the container can tell it that the move is complete. \
      Without `didMove(toParent:)`, a `UIHostingController` never learns that the move finished, and its content may \
      skip work that depends on appearance.
      """,
    exception: """
      Suppress it if a superclass or another module calls `didMove(toParent:)`; the linter can't see that call.
      """,
    source: "https://developer.apple.com/documentation/uikit/uiviewcontroller/didmove(toparent:)",
    examples: missingDidMoveExamples + missingDidMoveParentExamples + missingDidMoveChildExamples,
    signs: .containment,
    check: .types(checkContainment))
}

@Sendable private func checkContainment(_ type: ProjectType, in context: inout RuleContext) {
  let project = context.project
  let isBridging = project.isBridgingClass(type, in: context.path)
  let additions = type.localCalls(named: "addChild")
  if additions.isEmpty { return }
  let notified = NotifiedChildren(in: type)
  for (call, member) in additions.map({ ($0.call, $0.member) })
  where !call.platforms.isDisjoint(with: .uiKit) {
    guard call.arguments.count == 1, let child = call.arguments[0].value, call.arguments[0].label == nil else {
      continue
    }
    let scope = type.expressionScope(of: member)
    guard let path = child.pathFromSelf, path.first?.first != "$" else {
      if !notified.mayIncludeAny, project.addsNewController(child, by: call, of: type, in: scope, isBridging) {
        context.report(
          "this '\(child.createdName)' is added as a child but never receives 'didMove(toParent:)'", at: .whole(call))
      }
      continue
    }
    let known = project.typeName(of: child, in: scope).map { project.isHostingController($0, in: type.name) }
    let isHosting = project.isMadeAsHostingController(child, in: member) ? true : known
    guard isBridging || isHosting == true,
      project.addsToController(call, of: type, in: scope, isHosting: isHosting == true),
      !notified.contains(path), !notified.includesUnaddedChild(in: member),
      !isPassedOn(path, in: member, of: type)
    else { continue }
    let fate = project.fate(of: child, in: member, of: type)
    guard !fate.contains(.told), isHosting != true || fate.contains(.added),
      !project.showsChildren(call.receiver, of: type, in: scope) || addsView(of: path, in: member),
      !project.tellsChildren(type, addedBy: call)
    else { continue }
    context.report(
      "'\(child.text)' is added as a child but never receives 'didMove(toParent:)'", at: .whole(call),
      fixes: fix(for: child, addedBy: call, in: scope, context).map { [$0] } ?? [])
  }
}

extension ProjectModel {
  /// Whether a call adds a controller that it creates, for which the code has no name, to a controller that doesn't tell
  /// its children by itself.
  fileprivate func addsNewController(
    _ child: SyntaxNode, by call: SyntaxNode, of type: ProjectType, in scope: ExpressionScope, _ isBridging: Bool
  ) -> Bool {
    guard child.kind == .call, let name = createdTypeName(of: child) else { return false }
    let isHosting = isHostingController(name, in: type.name)
    return (isHosting || isBridging && isClass(name, in: type.name, kindOf: "UIViewController"))
      && addsToController(call, of: type, in: scope, isHosting: isHosting)
      && !showsChildren(call.receiver, of: type, in: scope) && !tellsChildren(type, addedBy: call)
  }

  /// Whether a call adds a child to a UIKit view controller. Only a view controller can have a hosting controller as a
  /// child, so the receiver's type may be unknown if the child is one.
  fileprivate func addsToController(
    _ call: SyntaxNode, of type: ProjectType, in scope: ExpressionScope, isHosting: Bool
  ) -> Bool {
    if call.receiver?.isNamed("super") ?? false { return false }
    // Another method of the project with this name may add anything.
    if case .project(let found) = callee(of: call, in: type.path),
      !found.contains(where: { $0.node.hasModifier("override") })
    {
      return false
    }
    guard let receiver = call.receiver else {
      return type.frameworkClass.map { isClass($0, kindOf: "UIViewController") } ?? isHosting
    }
    if let name = typeName(of: receiver, in: scope), isClass(name, in: type.name, kindOf: "UIViewController") {
      return true
    }
    return isHosting
  }

  /// Whether a superclass in the project has its own `addChild` that notifies the child.
  fileprivate func tellsChildren(_ type: ProjectType, addedBy call: SyntaxNode) -> Bool {
    guard call.receiver == nil || call.receiver?.memberPath == ["self"] else { return false }
    return ancestry(of: type.declarations).names.contains { name in
      parts(of: name, mentioning: "addChild").flatMap(\.members).contains { member in
        member.name == "addChild" && member.bodies.contains { !$0.calls(named: "didMove").isEmpty }
      }
    }
  }

  /// Whether the receiver of a call shows its children by itself, like a tab bar controller; nil stands for `self`.
  fileprivate func showsChildren(_ receiver: SyntaxNode?, of type: ProjectType, in scope: ExpressionScope) -> Bool {
    guard let name = receiver.map({ typeName(of: $0, in: scope) }) ?? type.name else { return false }
    return ["UITabBarController", "UINavigationController", "UISplitViewController"].contains {
      isClass(name, in: type.name, kindOf: $0)
    }
  }
}

/// Whether a function adds the view of the child to another view.
private func addsView(of child: [String], in member: Member) -> Bool {
  member.bodies.flatMap(\.callsAboutSubviews).contains { call in
    call.arguments.contains { $0.value?.constantValue(within: member.node).pathFromSelf == child + ["view"] }
  }
}

/// The children that the code of a type notifies, as member paths.
private struct NotifiedChildren {
  private var everywhere: Set<[String]> = []
  private var byMember: [Member: Set<[String]?>] = [:]
  /// Whether code may notify a child without a name of its own, such as `children.last`.
  private(set) var mayIncludeAny = false

  init(in type: ProjectType) {
    for found in type.calls(named: "didMove") {
      // Without a receiver, the controller tells itself.
      let path = found.call.receiver.map(\.pathFromSelf) ?? []
      byMember[found.member, default: []].insert(path)
      if let path { everywhere.insert(path) } else { mayIncludeAny = true }
    }
    let added = type.calls(named: "addChild").map { $0.call.arguments.first?.value?.pathFromSelf }
    mayIncludeAny = mayIncludeAny || !everywhere.allSatisfy(added.contains)
  }

  func contains(_ child: [String]) -> Bool { everywhere.contains(child) }

  /// Whether a member notifies a child that it doesn't add by this name, such as `children[0]`, or the variable of a loop
  /// over several.
  func includesUnaddedChild(in member: Member) -> Bool {
    guard let notified = byMember[member] else { return false }
    let added = member.bodies.flatMap { $0.calls(named: "addChild") }.compactMap {
      $0.arguments.first?.value?.pathFromSelf
    }
    return !notified.isSubset(of: added)
  }
}

/// Whether a child is passed to code that may notify it.
private func isPassedOn(_ child: [String], in member: Member, of type: ProjectType) -> Bool {
  let pattern = [BytePattern(word: child.last ?? "")]
  return member.bodies.flatMap { $0.descendants(.call, mentioning: pattern) }.contains { other in
    guard !harmlessFunctions.contains(other.calledName),
      other.arguments.contains(where: { $0.value?.pathFromSelf == child })
    else { return false }
    let callees = type.members.filter { $0.isFunction && $0.name == other.calledName }
    return callees.isEmpty
      || type.functions(runBy: callees).contains { $0.bodies.contains { !$0.calls(named: "didMove").isEmpty } }
  }
}

private let harmlessFunctions: Set = [
  "addChild", "append", "insert", "print", "setOverrideTraitCollection", "debugPrint",
]

/// Notifies the child after the last statement of the block that uses its view.
private func fix(
  for child: SyntaxNode, addedBy call: SyntaxNode, in scope: ExpressionScope, _ context: RuleContext
) -> Fix? {
  guard let statement = call.statement, let block = statement.parent else { return nil }
  let following = block.items.drop { $0 != statement }
  let anchor = following.last { item in
    item.kind != .returnStatement
      && item.descendants(.memberAccess).contains { $0.name == "view" && $0.base?.pathFromSelf == child.pathFromSelf }
  }
  let parent = call.receiver?.withoutUnwrapping.text ?? "self"
  let type = context.project.typeName(of: child, in: scope)
  return Fix(
    "Call 'didMove(toParent:)' on '\(child.text)'",
    context.placement.insertions(of: "\(child.text).didMove(toParent: \(parent))", below: anchor ?? statement),
    // Another class may override the method, and its override would start to run.
    safety: type == "UIHostingController" ? .safe : .unsafe)
}
