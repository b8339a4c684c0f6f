import LintEngine

/// The examples of `inline-hosting-view` about functions that create the controller.
let inlineFactoryExamples: [RuleExample] = [
  // A function that creates the controller, parentheses, getters, and a view that the code removes again.
  .flagged(
    """
    import SwiftUI

    final class BadgeRow: UIStackView {
      private var isCompact = false
      func addBadges() {
        if let badge = ⟦makeBadge("New")?.view⟧ { addArrangedSubview(badge) }
        addArrangedSubview(⟦makeBadge("Sale")!.view⟧)
        let tag = ⟦(UIHostingController(rootView: Text("Tag"))).view⟧!
        addArrangedSubview(tag)
      }
      private func makeBadge(_ text: String) -> UIViewController? {
        UIHostingController(rootView: Text(text))
      }
      func showBriefly() {
        let hint = UIHostingController(rootView: Text("Hint")).view!
        addSubview(hint)
        hint.removeFromSuperview()
      }
    }
    struct Titles {
      var header: UIView {
        get { ⟦UIHostingController(rootView: Text("Header")).view⟧ }
        set { print(newValue) }
      }
      func footer() -> UIView { ⟦UIHostingController(rootView: Text("Footer")).view⟧ }
      func both() -> [UIView] {
        let views = [header, footer()]
        return views
      }
    }
    """),
  // Two branches, and a view with the name that the new local would get.
  .flagged(
    """
    import SwiftUI

    final class HomeController: UIViewController {
      func show(isCompact: Bool, in host: UIView) {
        if isCompact {
          host.addSubview(⟦UIHostingController(rootView: Status()).view⟧)
        } else {
          host.addSubview(⟦UIHostingController(rootView: Profile()).view⟧)
        }
      }
    }
    """,
    fixed: """
      import SwiftUI

      final class HomeController: UIViewController {
        func show(isCompact: Bool, in host: UIView) {
          if isCompact {
            let hostingController = UIHostingController(rootView: Status())
            addChild(hostingController)
            host.addSubview(hostingController.view)
            hostingController.didMove(toParent: self)
          } else {
            let hostingController = UIHostingController(rootView: Profile())
            addChild(hostingController)
            host.addSubview(hostingController.view)
            hostingController.didMove(toParent: self)
          }
        }
      }
      """),
  // A view in a local, a closure, and a static function, where the controller can't be added as a child.
  .flagged(
    """
    import SwiftUI

    final class HomeController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        let header = ⟦UIHostingController(rootView: Profile()).view⟧!
        view.addSubview(header)
        DispatchQueue.main.async {
          self.view.addSubview(⟦UIHostingController(rootView: Status()).view⟧)
        }
      }
      static func showStatus(in container: UIView) {
        container.addSubview(⟦UIHostingController(rootView: Status()).view⟧)
      }
    }
    """),
  // Two locals in one block have two names.
  .flagged(
    """
    import SwiftUI

    final class HomeController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(⟦UIHostingController(rootView: Profile()).view⟧)
        view.addSubview(⟦UIHostingController(rootView: Status()).view⟧)
      }
    }
    """,
    fixed: """
      import SwiftUI

      final class HomeController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let host = UIHostingController(rootView: Profile())
          addChild(host)
          view.addSubview(host.view)
          host.didMove(toParent: self)
          let hostingController = UIHostingController(rootView: Status())
          addChild(hostingController)
          view.addSubview(hostingController.view)
          hostingController.didMove(toParent: self)
        }
      }
      """),
  // A view from a method that is shown only briefly.
  .accepted(
    """
    import SwiftUI
    import UIKit

    final class NoteView: UIView {
      func flash() {
        let cover = makeCover().view!
        addSubview(cover)
        UIView.animate(withDuration: 1) { cover.alpha = 0 } completion: { _ in cover.removeFromSuperview() }
      }
      private func makeCover() -> UIViewController { UIHostingController(rootView: Text("Saved")) }
    }
    """),
]
