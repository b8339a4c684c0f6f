import BridgeModel
import BridgeTemplates
import LintEngine
import SwiftScan
import TextModel

extension Rule {
  public static let incompleteChildRemoval = Rule(
    id: "incomplete-child-removal",
    group: "containment",
    severity: .information,
    since: "iOS 13",
    summary: "Remove a child view controller from its parent together with its view.",
    symptom: """
      SwiftUI content that was removed keeps running: its timers fire, its state stays, and each new one adds to memory.
      """,
    rationale: """
      `removeFromSuperview()` removes only the view. The controller remains in `children` of its parent, which retains \
      it together with its SwiftUI content. Call `willMove(toParent: nil)` before you remove the view, and \
      `removeFromParent()` after.
      """,
    exception: "Suppress it if you add the same view again later, in code that the linter can't see.",
    source: "https://developer.apple.com/documentation/uikit/uiviewcontroller/removefromparent()",
    examples: [
      .flagged(
        """
        import SwiftUI

        final class ProfileController: UIViewController {
          private let host = UIHostingController(rootView: Profile())
          override func viewDidLoad() {
            super.viewDidLoad()
            addChild(host)
            view.addSubview(host.view)
            host.didMove(toParent: self)
          }
          func hideProfile() {
            ⟦host.view.removeFromSuperview()⟧
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
              host.didMove(toParent: self)
            }
            func hideProfile() {
              host.willMove(toParent: nil)
              host.view.removeFromSuperview()
              host.removeFromParent()
            }
          }
          """),
      // Only asking who the parent is doesn't remove the child.
      .flagged(
        """
        import SwiftUI

        final class DrawerController: UIViewController {
          private let host = UIHostingController(rootView: Profile())
          func openDrawer() {
            guard host.parent != self else { return }
            addChild(host)
            view.addSubview(host.view)
            host.didMove(toParent: self)
          }
          func closeDrawer() {
            if host.parent === self {
              ⟦host.view.removeFromSuperview()⟧
            }
          }
        }
        """,
        fixed: """
          import SwiftUI

          final class DrawerController: UIViewController {
            private let host = UIHostingController(rootView: Profile())
            func openDrawer() {
              guard host.parent != self else { return }
              addChild(host)
              view.addSubview(host.view)
              host.didMove(toParent: self)
            }
            func closeDrawer() {
              if host.parent === self {
                host.willMove(toParent: nil)
                host.view.removeFromSuperview()
                host.removeFromParent()
              }
            }
          }
          """),
      // A method of the parent may remove it.
      .accepted(
        """
        import SwiftUI

        protocol DrawerHolder: UIViewController { func drawerDidClose() }
        final class DrawerController: UIViewController {
          private let host = UIHostingController(rootView: Profile())
          func openDrawer() {
            addChild(host)
            view.addSubview(host.view)
            host.didMove(toParent: self)
          }
          func closeDrawer() {
            host.view.removeFromSuperview()
            (host.parent as? DrawerHolder)?.drawerDidClose()
          }
        }
        """),
      // An optional property that receives another controller each time.
      .flagged(
        """
        import SwiftUI

        final class PageController: UIViewController {
          private var host: UIHostingController<Profile>?
          func show(_ profile: Profile) {
            // The last profile.
            ⟦host?.view.removeFromSuperview()⟧
            let next = UIHostingController(rootView: profile)
            addChild(next)
            view.addSubview(next.view)
            next.didMove(toParent: self)
            host = next
          }
        }
        """,
        fixed: """
          import SwiftUI

          final class PageController: UIViewController {
            private var host: UIHostingController<Profile>?
            func show(_ profile: Profile) {
              // The last profile.
              host?.willMove(toParent: nil)
              host?.view.removeFromSuperview()
              host?.removeFromParent()
              let next = UIHostingController(rootView: profile)
              addChild(next)
              view.addSubview(next.view)
              next.didMove(toParent: self)
              host = next
            }
          }
          """),
      // An object that isn't the parent, with half of the calls.
      .flagged(
        """
        import SwiftUI

        final class NoticePresenter {
          private var host: UIHostingController<Profile>?
          func show(in parent: UIViewController) {
            let host = UIHostingController(rootView: Profile())
            parent.addChild(host)
            parent.view.addSubview(host.view)
            host.didMove(toParent: parent)
            self.host = host
          }
          func hide() {
            guard let host else { return }
            UIView.animate(withDuration: 0.5) {
              host.view.alpha = 0
            } completion: { [weak self] _ in
              host.willMove(toParent: nil)
              ⟦host.view.removeFromSuperview()⟧
              self?.host = nil
            }
          }
        }
        """,
        fixed: """
          import SwiftUI

          final class NoticePresenter {
            private var host: UIHostingController<Profile>?
            func show(in parent: UIViewController) {
              let host = UIHostingController(rootView: Profile())
              parent.addChild(host)
              parent.view.addSubview(host.view)
              host.didMove(toParent: parent)
              self.host = host
            }
            func hide() {
              guard let host else { return }
              UIView.animate(withDuration: 0.5) {
                host.view.alpha = 0
              } completion: { [weak self] _ in
                host.willMove(toParent: nil)
                host.view.removeFromSuperview()
                host.removeFromParent()
                self?.host = nil
              }
            }
          }
          """),
      // In any order, in a helper, and in a loop over all children.
      .accepted(
        """
        import SwiftUI

        final class ProfileController: UIViewController {
          private let host = UIHostingController(rootView: Profile())
          private var banner: UIHostingController<Banner>?
          override func viewDidLoad() {
            super.viewDidLoad()
            addChild(host)
            view.addSubview(host.view)
            host.didMove(toParent: self)
          }
          func hideProfile() {
            host.removeFromParent()
            host.view.removeFromSuperview()
          }
          func showBanner() {
            let banner = UIHostingController(rootView: Banner())
            addChild(banner)
            view.addSubview(banner.view)
            self.banner = banner
          }
          func hideBanner() {
            banner?.view.removeFromSuperview()
            children.forEach { $0.removeFromParent() }
          }
        }
        """),
      // The view comes back, or moves to another superview, while the controller remains a child.
      .accepted(
        """
        import SwiftUI

        final class ProfileController: UIViewController {
          private let host = UIHostingController(rootView: Profile())
          private let header = UIView()
          override func viewDidLoad() {
            super.viewDidLoad()
            addChild(host)
            host.didMove(toParent: self)
          }
          func move() {
            host.view.removeFromSuperview()
            header.addSubview(host.view)
          }
        }
        """),
      // Never a child: a view that is measured, and a cell's.
      .accepted(
        """
        import SwiftUI

        final class ProfileCell: UITableViewCell {
          private var host: UIHostingController<Profile>?
          func show() {
            host?.view.removeFromSuperview()
            let host = UIHostingController(rootView: Profile())
            contentView.addSubview(host.view)
            self.host = host
          }
          func height() -> CGFloat {
            let host = UIHostingController(rootView: Profile())
            addSubview(host.view)
            defer { host.view.removeFromSuperview() }
            return host.view.intrinsicContentSize.height
          }
        }
        """),
    ] + containerRemovalExamples + removalNameExamples + setupRemovalExamples + removalPathExamples,
    signs: .containment,
    check: .types(checkRemovals))
}

@Sendable private func checkRemovals(_ type: ProjectType, in context: inout RuleContext) {
  guard context.mayHostViews else { return }
  let project = context.project
  for found in type.localCalls(named: "removeFromSuperview") {
    guard let view = found.call.receiver, !found.call.platforms.isDisjoint(with: .uiKit) else { continue }
    let scope = type.expressionScope(of: found.member)
    guard let child = project.controller(ofView: view, in: scope),
      project.remainsChild(child, in: found.member, of: type)
    else { continue }
    context.report(
      "'\(child.text)' remains a child of its parent, which keeps it and its content running", at: .whole(found.call),
      fixes: removal(of: child, view, by: found.call, context).map { [$0] } ?? [])
  }
  for found in project.clearedChildren(in: type) {
    context.report(
      "'\(found.hosted.controller.text)' remains a child of its parent, which keeps it and its content running",
      at: .whole(found.node), related: [(.whole(found.hosted.call), "its view is added here")])
  }
}

/// Completes the removal, if the code names the controller where it removes the view.
private func removal(
  of child: SyntaxNode, _ view: SyntaxNode, by call: SyntaxNode, _ context: RuleContext
) -> Fix? {
  guard let statement = call.statement, view.contains(child) else { return nil }
  let controller = child.parent?.kind == .optionalChain ? "\(child.text)?" : child.text
  let isTold =
    statement.parent?.calls(named: "willMove").contains { $0.receiver?.memberPath == child.memberPath } ?? false
  return Fix(
    "Remove '\(child.text)' from its parent",
    context.placement.insertions(
      above: isTold ? "" : "\(controller).willMove(toParent: nil)", below: "\(controller).removeFromParent()",
      around: statement),
    safety: .unsafe)
}
