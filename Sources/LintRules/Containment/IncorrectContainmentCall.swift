import BridgeModel
import BridgeTemplates
import LintEngine
import SwiftScan
import TextModel

extension Rule {
  public static let incorrectContainmentCall = Rule(
    id: "incorrect-containment-call",
    group: "containment",
    severity: .warning,
    since: "iOS 13, macOS 10.15",
    summary: "Call `didMove(toParent:)` with the controller that you added the child to.",
    symptom: """
      The child acts as if it has a parent when it has none, or the reverse, so its content misses appearance \
      callbacks, traits, and safe areas.
      """,
    rationale: """
      `didMove(toParent:)` is only a notification; `addChild(_:)` is what makes a controller a child. Calling \
      `didMove(toParent:)` without `addChild(_:)` leaves the controller without a parent. After `addChild(_:)`, pass \
      the parent; `nil` means that the child was removed.
      """,
    exception: """
      Suppress it if code that the linter can't see, such as a superclass in a binary framework, adds the child.
      """,
    source: "https://developer.apple.com/documentation/uikit/uiviewcontroller/didmove(toparent:)",
    examples: [
      .flagged(
        """
        import SwiftUI

        final class ProfileController: UIViewController {
          private let host = UIHostingController(rootView: Profile())
          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(host.view)
            host.view.frame = view.bounds
            ⟦host.didMove(toParent: self)⟧
          }
        }
        """,
        fixed: """
          import SwiftUI

          final class ProfileController: UIViewController {
            private let host = UIHostingController(rootView: Profile())
            override func viewDidLoad() {
              super.viewDidLoad()
              addChild(host)
              view.addSubview(host.view)
              host.view.frame = view.bounds
              host.didMove(toParent: self)
            }
          }
          """),
      // Asking for the parent adds no child.
      .flagged(
        """
        import SwiftUI

        final class BannerController: UIViewController {
          private let banner = UIHostingController(rootView: Profile())
          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(banner.view)
            if banner.parent != self { ⟦banner.didMove(toParent: self)⟧ }
          }
        }
        """),
      .flagged(
        """
        import SwiftUI

        final class ProfileController: UIViewController {
          func show() {
            let host = UIHostingController(rootView: Profile())
            addChild(host)
            view.addSubview(host.view)
            ⟦host.didMove(toParent: nil)⟧
          }
        }
        """,
        fixed: """
          import SwiftUI

          final class ProfileController: UIViewController {
            func show() {
              let host = UIHostingController(rootView: Profile())
              addChild(host)
              view.addSubview(host.view)
              host.didMove(toParent: self)
            }
          }
          """),
      // In any order, even before the view is added, and in another method.
      .accepted(
        """
        import SwiftUI

        final class ProfileController: UIViewController {
          private let host = UIHostingController(rootView: Profile())
          private let header = UIHostingController(rootView: Header())
          func show() {
            host.willMove(toParent: self)
            addChild(host)
            host.didMove(toParent: self)
            view.addSubview(host.view)
            addChild(header)
            finish()
          }
          private func finish() { header.didMove(toParent: self) }
        }
        """),
      // Removing a child ends with this call, and replacing a child makes both calls.
      .accepted(
        """
        import SwiftUI

        final class Switcher: UIViewController {
          private var host = UIHostingController(rootView: Page())
          func replace() {
            host.willMove(toParent: nil)
            host.view.removeFromSuperview()
            host.removeFromParent()
            host.didMove(toParent: nil)
            host = UIHostingController(rootView: Page())
            addChild(host)
            view.addSubview(host.view)
            host.didMove(toParent: self)
          }
        }
        """),
      // Helpers add the child, or notify any child that they receive.
      .accepted(
        """
        import SwiftUI

        final class Switcher: UIViewController {
          private let host = UIHostingController(rootView: Page())
          func show() {
            embed(host)
            host.didMove(toParent: self)
            children.forEach { $0.didMove(toParent: self) }
          }
          func finish(_ child: UIViewController) { child.didMove(toParent: self) }
          override func didMove(toParent parent: UIViewController?) { super.didMove(toParent: parent) }
        }
        """),
      // The child isn't its own parent.
      .flagged(
        """
        import SwiftUI

        extension UIViewController {
          func showToasts() {
            let controller = UIHostingController(rootView: Profile())
            addChild(controller)
            view.addSubview(controller.view)
            ⟦controller.didMove(toParent: controller)⟧
          }
        }
        """,
        fixed: """
          import SwiftUI

          extension UIViewController {
            func showToasts() {
              let controller = UIHostingController(rootView: Profile())
              addChild(controller)
              view.addSubview(controller.view)
              controller.didMove(toParent: self)
            }
          }
          """),
      // The notification comes first, or the controller leaves a parent that it never had.
      .flagged(
        """
        import SwiftUI

        final class ProfileController: UIViewController {
          private let host = UIHostingController(rootView: Profile())
          override func viewDidLoad() {
            super.viewDidLoad()
            ⟦host.didMove(toParent: self)⟧
            addChild(host)
            view.addSubview(host.view)
          }
        }
        final class ProfileCard: UIView {
          func load() {
            let host = UIHostingController(rootView: Profile())
            addSubview(host.view)
            ⟦host.didMove(toParent: nil)⟧
          }
        }
        """),
      // A child that moves to another parent.
      .accepted(
        """
        import SwiftUI

        final class ProfileController: UIViewController {
          private let host = UIHostingController(rootView: Profile())
          func move(to other: UIViewController) {
            host.willMove(toParent: nil)
            host.view.removeFromSuperview()
            host.removeFromParent()
            host.didMove(toParent: nil)
            other.addChild(host)
            other.view.addSubview(host.view)
            host.didMove(toParent: other)
          }
        }
        """),
    ] + incorrectContainmentChildExamples,
    signs: .containment,
    check: .types(checkCalls))
}

@Sendable private func checkCalls(_ type: ProjectType, in context: inout RuleContext) {
  let project = context.project
  let isBridging = project.isBridgingClass(type, in: context.path)
  guard isBridging || type.signs.contains(.hosting) else { return }
  for found in type.localCalls(named: "didMove") {
    let (call, member) = (found.call, found.member)
    guard let parent = call.argument(labeled: "toParent")?.value, let child = call.receiver?.withoutUnwrapping,
      let name = project.typeName(of: child, in: type.expressionScope(of: member)),
      project.isHostingController(name, in: type.name)
        || isBridging && project.isClass(name, in: type.name, kindOf: "UIViewController"),
      !child.isNamed("super"), child.memberPath != ["self"],
      // `children.forEach { $0.didMove(toParent: self) }` tells whatever children there are.
      !child.name.hasPrefix("$"), !child.isOneOfChildren(within: member.node)
    else { continue }
    if parent.kind == .nilLiteral {
      reportDeparture(call, of: child, in: found, of: type, &context)
    } else if let addition = call.laterAddition(of: child, in: found.body) {
      context.report(
        "'\(child.text)' hears about its parent before 'addChild' makes it a child", at: .whole(call),
        related: [(.whole(addition), "added here")])
    } else if let path = parent.pathFromSelf, path == child.pathFromSelf {
      reportSelf(call, of: child, in: found.body, &context)
    } else if project.fate(of: child, in: member, of: type) == .told {
      reportOrphan(call, child, parent, in: member, of: type, &context)
    }
  }
}

/// Reports a call that tells the child that it was removed, in code that adds it and doesn't remove it, or that adds only
/// its view.
private func reportDeparture(
  _ call: SyntaxNode, of child: SyntaxNode, in found: MemberCall, of type: ProjectType, _ context: inout RuleContext
) {
  let body = found.body
  if let view = context.project.viewAdded(before: call, of: child, in: found.member, of: type) {
    context.report(
      "'\(child.text)' was never added as a child, so it cannot leave a parent", at: .whole(call),
      related: [(.whole(view), "its view is added here")])
    return
  }
  guard let addition = call.addition(of: child, in: body),
    !body.calls(named: "removeFromParent").contains(where: { $0.receiver?.pathFromSelf == child.pathFromSelf })
  else { return }
  context.report(
    "'\(child.text)' was added as a child, but this call says that it was removed", at: .whole(call),
    related: [(.whole(addition), "added here")], fixes: call.passingParent(of: addition).map { [$0] } ?? [])
}

/// Reports a call that tells the child that it's its own parent.
private func reportSelf(
  _ call: SyntaxNode, of child: SyntaxNode, in body: SyntaxNode, _ context: inout RuleContext
) {
  let addition = call.addition(of: child, in: body)
  context.report(
    "'\(child.text)' cannot be its own parent; pass the controller to which it was added", at: .whole(call),
    related: addition.map { [(.whole($0), "added here")] } ?? [],
    fixes: addition.flatMap(call.passingParent).map { [$0] } ?? [])
}

extension ProjectModel {
  /// The call before another one that adds the view of a controller that no code adds as a child.
  fileprivate func viewAdded(
    before call: SyntaxNode, of child: SyntaxNode, in member: Member, of type: ProjectType
  ) -> SyntaxNode? {
    let added = hostedViews(in: member, of: type).first {
      $0.controller.pathFromSelf == child.pathFromSelf
        && $0.call.statement?.blockInSequence == call.statement?.blockInSequence
        && $0.call.range.upperBound <= call.range.lowerBound
    }
    guard let added, !isTransient(added, in: type), fate(of: child, in: member, of: type).isEmpty else { return nil }
    return added.call
  }
}

extension SyntaxNode {
  /// The call after this one, in the same block, that adds the child, if none before does.
  fileprivate func laterAddition(of child: SyntaxNode, in body: SyntaxNode) -> SyntaxNode? {
    guard let path = child.pathFromSelf else { return nil }
    let additions = body.calls(named: "addChild").filter { $0.arguments.first?.value?.pathFromSelf == path }
    guard let first = additions.first, first.range.lowerBound >= range.upperBound,
      first.statement?.blockInSequence == statement?.blockInSequence
    else { return nil }
    return first
  }

  /// Whether it's an element of a controller's `children`, which have a parent.
  fileprivate func isOneOfChildren(within function: SyntaxNode) -> Bool {
    namedValue(within: function).descendants(.reference, .memberAccess).contains { $0.isNamed("children") }
  }

  /// The call before this one, in the same block, that adds the child.
  fileprivate func addition(of child: SyntaxNode, in body: SyntaxNode) -> SyntaxNode? {
    guard let path = child.pathFromSelf else { return nil }
    let addition = body.calls(named: "addChild").last {
      $0.range.upperBound <= range.lowerBound && $0.arguments.first?.value?.pathFromSelf == path
    }
    return addition?.statement?.blockInSequence == statement?.blockInSequence ? addition : nil
  }

  /// Passes the controller to which the child was added.
  fileprivate func passingParent(of addition: SyntaxNode) -> Fix? {
    guard let argument = argument(labeled: "toParent")?.value else { return nil }
    let parent = addition.receiver?.text ?? "self"
    return Fix("Pass '\(parent)'", [TextEdit(replacing: argument.range, with: parent)], safety: .unsafe)
  }
}

/// Reports a call that tells the child about a parent that it doesn't have.
private func reportOrphan(
  _ call: SyntaxNode, _ child: SyntaxNode, _ parent: SyntaxNode, in member: Member, of type: ProjectType,
  _ context: inout RuleContext
) {
  let added = context.project.hostedViews(in: member, of: type).first {
    $0.controller.pathFromSelf == child.pathFromSelf
  }
  var fixes: [Fix] = []
  if let statement = (added?.call ?? call).statement, statement.parent == call.statement?.parent,
    call.receiver?.kind != .optionalChain
  {
    let receiver = parent.memberPath == ["self"] ? "" : "\(parent.text)."
    if parent.memberPath != nil {
      fixes.append(
        Fix(
          "Add '\(child.text)' as a child first",
          context.placement.insertions(of: "\(receiver)addChild(\(child.text))", above: statement),
          safety: .unsafe))
    }
  }
  context.report(
    "'\(child.text)' is never added with 'addChild', so it has no parent", at: .whole(call),
    related: added.map { [(.whole($0.call), "its view is added here")] } ?? [], fixes: fixes)
}
