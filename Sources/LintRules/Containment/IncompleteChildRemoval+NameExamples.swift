import LintEngine

/// The examples of `incomplete-child-removal` about the names under which a type adds and removes a child.
let removalNameExamples: [RuleExample] = [
  // Another child is removed correctly, and the code only tests the parent of this one.
  .flagged(
    """
    import SwiftUI

    final class DrawerController: UIViewController {
      private let host = UIHostingController(rootView: Text("Drawer"))
      private let footer = UIHostingController(rootView: Text("Footer"))
      private var banner: UIHostingController<Text>?
      private let stack = UIStackView()
      override func viewDidLoad() {
        super.viewDidLoad()
        addChild(host)
        addChild(footer)
        stack.addArrangedSubview(host.view)
        host.didMove(toParent: self)
        footer.didMove(toParent: self)
      }
      func showFooter() { stack.addArrangedSubview(footer.view) }
      func showBanner() {
        let next = UIHostingController(rootView: Text("Banner"))
        addChild(next)
        stack.addArrangedSubview(next.view)
        next.didMove(toParent: self)
        banner = next
      }
      func hideBanner() {
        let last = banner
        last?.willMove(toParent: nil)
        last?.view.removeFromSuperview()
        last?.removeFromParent()
      }
      func hideBannerNow() {
        guard let shown = banner else { return }
        shown.view.removeFromSuperview()
        shown.removeFromParent()
      }
      func close() {
        guard let content = host.view, self === host.parent else { return }
        stack.removeArrangedSubview(host.view)
        ⟦content.removeFromSuperview()⟧
        if host.parent is UITabBarController { print("In a tab") }
      }
    }
    """),
  // A view that was never a child's, and children that are removed under another name, in a loop, or by their parent.
  .accepted(
    """
    import SwiftUI

    final class PagesController: UITableViewController {
      private var header: UIHostingController<Text>?
      private var page: UIHostingController<Text>?
      private var previous: UIHostingController<Text>?
      private let footer = UIViewController()
      func showHeader() {
        let made = UIHostingController(rootView: Text("Header"))
        header = made
        navigationItem.titleView = made.view
        addChild(UINavigationController())
        addChild(footer)
        footer.didMove(toParent: self)
      }
      func hideHeader() { header?.view.removeFromSuperview() }
      func show(_ text: String) {
        page?.view.removeFromSuperview()
        previous = page
        let next = UIHostingController(rootView: Text(text))
        addChild(next)
        view.addSubview(next.view)
        next.didMove(toParent: self)
        page = next
      }
      func finish() {
        previous?.removeFromParent()
        previous = nil
      }
    }
    final class DraftController: UIViewController {
      private var shown: UIHostingController<Text>?
      private var draft: UIHostingController<Text>?
      func makeDraft() { draft = UIHostingController(rootView: Text("Draft")) }
      func show() {
        guard let draft else { return }
        addChild(draft)
        view.addSubview(draft.view)
        draft.didMove(toParent: self)
        shown = draft
      }
      func discard() {
        shown?.view.removeFromSuperview()
        draft?.removeFromParent()
        draft = nil
      }
    }
    final class DeckController: UIViewController {
      private let card = UIHostingController(rootView: Text("Card"))
      override func viewDidLoad() {
        super.viewDidLoad()
        addChild(card)
        view.addSubview(card.view)
        card.didMove(toParent: self)
      }
      func clear() {
        card.view.removeFromSuperview()
        for child in children { child.removeFromParent() }
      }
    }
    final class AlertPane: UIView {
      private let alert = UIHostingController(rootView: Text("Alert"))
      func show(in parent: UIViewController) {
        parent.addChild(alert)
        addSubview(alert.view)
        alert.didMove(toParent: parent)
      }
      func hide() {
        alert.view.removeFromSuperview()
        alert.parent?.dismissAlert()
      }
    }
    extension UIViewController {
      func dismissAlert() { children.last?.removeFromParent() }
    }
    """),
  // Only UIKit's controllers count, although both platforms share a name for them.
  .accepted(
    """
    import SwiftUI

    #if os(macOS)
      typealias PlatformController = NSViewController
      typealias HostController = NSHostingController
    #else
      typealias PlatformController = UIViewController
      typealias HostController = UIHostingController
    #endif

    final class ProfilePanel: PlatformController {
      private let host = HostController(rootView: Profile())
      func show() {
        addChild(host)
        view.addSubview(host.view)
        #if !os(macOS)
          host.didMove(toParent: self)
        #endif
      }
      #if os(macOS)
        func hide() { host.view.removeFromSuperview() }
      #endif
    }
    """),
  // A method that removes any child that it receives.
  .accepted(
    """
    import SwiftUI

    final class DetailController: UIViewController {
      private let list = UIHostingController(rootView: Text("Details"))
      override func viewDidLoad() {
        super.viewDidLoad()
        addChild(list)
        view.addSubview(list.view)
        list.didMove(toParent: self)
      }
      func hideList() {
        list.view.removeFromSuperview()
        remove(children.first)
      }
      private func remove(_ child: UIViewController?) {
        if let child {
          child.willMove(toParent: nil)
          child.removeFromParent()
        }
      }
    }
    """),
  // A local has another child, which is removed.
  .flagged(
    """
    import SwiftUI

    final class FilterController: UIViewController {
      private let list = UIHostingController(rootView: Text("Filters"))
      private let header = HeaderController()
      override func viewDidLoad() {
        super.viewDidLoad()
        addChild(list)
        view.addSubview(list.view)
        list.didMove(toParent: self)
      }
      func hideList() { ⟦list.view.removeFromSuperview()⟧ }
      func showHeader() {
        addChild(header)
        view.addSubview(header.view)
        header.didMove(toParent: self)
      }
      func hideHeader() {
        let old = header
        old.willMove(toParent: nil)
        old.view.removeFromSuperview()
        old.removeFromParent()
      }
    }
    final class HeaderController: UIViewController {}
    """,
    fixed: """
      import SwiftUI

      final class FilterController: UIViewController {
        private let list = UIHostingController(rootView: Text("Filters"))
        private let header = HeaderController()
        override func viewDidLoad() {
          super.viewDidLoad()
          addChild(list)
          view.addSubview(list.view)
          list.didMove(toParent: self)
        }
        func hideList() { list.willMove(toParent: nil); list.view.removeFromSuperview(); list.removeFromParent() }
        func showHeader() {
          addChild(header)
          view.addSubview(header.view)
          header.didMove(toParent: self)
        }
        func hideHeader() {
          let old = header
          old.willMove(toParent: nil)
          old.view.removeFromSuperview()
          old.removeFromParent()
        }
      }
      final class HeaderController: UIViewController {}
      """),
  // Locals whose names aren't those of the properties with the children.
  .accepted(
    """
    import SwiftUI

    final class BannerController: UIViewController {
      private var banner: UIHostingController<Text>?
      private var shown: UIHostingController<Text>?
      func makeBanner() { banner = UIHostingController(rootView: Text("New")) }
      func show() {
        guard let next = banner else { return }
        addChild(next)
        view.addSubview(next.view)
        next.didMove(toParent: self)
        shown = next
      }
      func hide() {
        shown?.view.removeFromSuperview()
        if let last = banner { last.removeFromParent() }
        banner = nil
      }
    }
    final class StepsController: UIViewController {
      private let step = UIHostingController(rootView: Text("Step"))
      override func viewDidLoad() {
        super.viewDidLoad()
        addChild(step)
        view.addSubview(step.view)
        step.didMove(toParent: self)
      }
      func finish() {
        step.view.removeFromSuperview()
        detach(children.last)
      }
      private func detach(_ child: UIViewController?) {
        guard let old = child else { return }
        old.removeFromParent()
      }
    }
    """),
]
