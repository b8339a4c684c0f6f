import BridgeModel
import BridgeTemplates
import LintEngine
import SwiftScan

extension Rule {
  public static let missingDidMove = Rule(
    id: "missing-did-move",
    group: "containment",
    severity: .warning,
    summary: "Call `didMove(toParent:)` after `addChild(_:)`.",
    rationale: """
      `addChild(_:)` tells a child that a move begins; only the container can tell it that the move is over. Without \
      `didMove(toParent:)` a `UIHostingController` never learns that it has arrived, and its content may skip what \
      depends on appearance.
      """,
    examples: [
      .flagged(
        """
        import SwiftUI

        final class ProfileController: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let host = UIHostingController(rootView: Profile())
            ⟦addChild(host)⟧
            view.addSubview(host.view)
            host.view.frame = view.bounds // fills the screen
            title = "Profile"
          }
        }
        """,
        fixed: """
          import SwiftUI

          final class ProfileController: UIViewController {
            override func viewDidLoad() {
              super.viewDidLoad()
              let host = UIHostingController(rootView: Profile())
              addChild(host)
              view.addSubview(host.view)
              host.view.frame = view.bounds // fills the screen
              host.didMove(toParent: self)
              title = "Profile"
            }
          }
          """),
      .flagged(
        """
        import SwiftUI

        final class StatusCell: UITableViewCell {
          private let host = UIHostingController(rootView: Status())
          func show(in container: UIViewController) {
            ⟦container.addChild(host)⟧
            contentView.addSubview(host.view)
          }
        }
        """,
        fixed: """
          import SwiftUI

          final class StatusCell: UITableViewCell {
            private let host = UIHostingController(rootView: Status())
            func show(in container: UIViewController) {
              container.addChild(host)
              contentView.addSubview(host.view)
              host.didMove(toParent: container)
            }
          }
          """),
      .accepted(
        """
        import SwiftUI

        final class ProfileController: UIViewController {
          func embed(_ host: UIHostingController<Profile>) {
            addChild(host)
            view.addSubview(host.view)
            host.didMove(toParent: self)
          }
        }
        """),
      // A transition ends later, in its completion.
      .accepted(
        """
        import SwiftUI

        final class Switcher: UIViewController {
          func show(_ next: UIViewController) {
            addChild(next)
            UIView.animate(withDuration: 0.3, animations: { next.view.alpha = 1 }) { _ in
              next.didMove(toParent: self)
            }
          }
        }
        """),
      // A helper of the same class finishes the move.
      .accepted(
        """
        import SwiftUI

        final class Switcher: UIViewController {
          func show(_ next: UIViewController) {
            addChild(next)
            finish(next)
          }
          private func finish(_ child: UIViewController) { child.didMove(toParent: self) }
        }
        """),
      // AppKit has no such method.
      .accepted(
        """
        import SwiftUI

        final class Sidebar: NSViewController {
          func embed(_ host: NSHostingController<Menu>) {
            addChild(host)
            view.addSubview(host.view)
          }
        }
        """),
      // Nodes of a tree have children too.
      .accepted(
        """
        import SwiftUI

        final class Outline: UIViewController {
          func load(_ root: CommentNode, _ reply: CommentNode) { root.addChild(reply) }
        }
        """),
    ],
    check: .bridgingClasses(checkContainment))
}

@Sendable private func checkContainment(_ type: ProjectType, in context: inout RuleContext) {
  let project = context.project
  let isController = type.frameworkClass.map { project.isClass($0, kindOf: "UIViewController") } ?? false
  for member in type.members where context.contains(member.node) {
    let scope = type.expressionScope(of: member)
    for call in member.bodies.flatMap({ $0.calls(named: "addChild") }) where !call.platforms.isDisjoint(with: .uiKit) {
      guard call.arguments.count == 1, let child = call.arguments[0].value, call.arguments[0].label == nil,
        let path = child.pathFromSelf, path.first?.first != "$"
      else { continue }
      let receiver = call.receiver
      guard receiver?.isNamed("super") != true,
        receiver.map({ receiver in
          receiver.memberPath == ["self"]
            ? isController
            : project.typeName(of: receiver, in: scope).map {
              project.isClass($0, in: type.name, kindOf: "UIViewController")
            } ?? false
        }) ?? isController,
        !arrives(path, addedBy: call, in: member, of: type)
      else { continue }
      context.report(
        "'\(child.text)' is added but never receives 'didMove(toParent:)'", at: .whole(call),
        fixes: fix(for: child, addedBy: call, in: scope, context).map { [$0] } ?? [])
    }
  }
}

/// Whether the child is told anywhere in the type, or handed to code that may tell it.
private func arrives(_ child: [String], addedBy call: SyntaxNode, in member: Member, of type: ProjectType) -> Bool {
  let inFunction = member.bodies.flatMap { $0.calls(named: "didMove") }.compactMap { $0.receiver?.pathFromSelf }
  let elsewhere = type.members.flatMap(\.bodies).flatMap { $0.calls(named: "didMove") }
    .compactMap { $0.receiver?.pathFromSelf }
  if inFunction.contains(child) || elsewhere.contains(child) { return true }
  let added = Set(
    member.bodies.flatMap { $0.calls(named: "addChild") }.compactMap { $0.arguments.first?.value?.pathFromSelf })
  // Told under a name that was not added, as in a loop: that may be this child.
  if inFunction.contains(where: { !added.contains($0) }) { return true }
  return member.bodies.flatMap { $0.descendants(.call) }.contains { other in
    guard other != call, !harmlessFunctions.contains(other.calledName),
      other.arguments.contains(where: { $0.value?.pathFromSelf == child })
    else { return false }
    let callees = type.members.filter { $0.isFunction && $0.name == other.calledName }
    return callees.isEmpty || callees.contains { $0.bodies.contains { !$0.calls(named: "didMove").isEmpty } }
  }
}

private let harmlessFunctions: Set = [
  "addChild", "append", "insert", "print", "setOverrideTraitCollection", "debugPrint",
]

/// Tells the child after the last statement of the block that is about its view.
private func fix(
  for child: SyntaxNode, addedBy call: SyntaxNode, in scope: ExpressionScope, _ context: RuleContext
) -> Fix? {
  guard let statement = call.statement, let block = statement.parent else { return nil }
  let following = block.items.drop { $0 != statement }
  let anchor = following.last { item in
    item.kind != .returnStatement
      && item.descendants(.memberAccess).contains { $0.name == "view" && $0.base?.pathFromSelf == child.pathFromSelf }
  }
  let parent = call.receiver?.text ?? "self"
  let type = context.project.typeName(of: child, in: scope)
  return Fix(
    "Call 'didMove(toParent:)' on '\(child.text)'",
    [
      context.placement
        .insertion(of: "\(child.text).didMove(toParent: \(parent))", below: anchor ?? statement)
    ],
    // Another class may override the method, and that code would start to run.
    safety: type == "UIHostingController" ? .safe : .unsafe)
}
