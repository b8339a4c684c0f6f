import LintEngine

/// The examples of `incorrect-containment-call` about which controllers are children, and whose children they are.
let incorrectContainmentChildExamples: [RuleExample] = [
  // A presenter that receives its host, next to a controller that has nothing to do with SwiftUI.
  .flagged(
    """
    import SwiftUI

    @MainActor final class ProfilePresenter {
      private let host: UIHostingController<Profile>
      private let composer: UIViewController
      init(host: UIHostingController<Profile>, composer: UIViewController) {
        self.host = host
        self.composer = composer
      }
      func show(in container: UIViewController) {
        container.view.addSubview(composer.view)
        composer.didMove(toParent: container)
        container.view.addSubview(host.view)
        ⟦host.didMove(toParent: container)⟧
      }
    }
    """,
    fixed: """
      import SwiftUI

      @MainActor final class ProfilePresenter {
        private let host: UIHostingController<Profile>
        private let composer: UIViewController
        init(host: UIHostingController<Profile>, composer: UIViewController) {
          self.host = host
          self.composer = composer
        }
        func show(in container: UIViewController) {
          container.view.addSubview(composer.view)
          composer.didMove(toParent: container)
          container.addChild(host)
          container.view.addSubview(host.view)
          host.didMove(toParent: container)
        }
      }
      """),
  // Any child of a represented controller.
  .flagged(
    """
    import SwiftUI

    struct Composer: UIViewControllerRepresentable {
      func makeUIViewController(context: Context) -> ComposePage { ComposePage() }
      func updateUIViewController(_ page: ComposePage, context: Context) {}
    }
    final class ComposePage: UIViewController {
      private let editor = UIViewController()
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(editor.view)
        ⟦editor.didMove(toParent: self)⟧
      }
    }
    """,
    fixed: """
      import SwiftUI

      struct Composer: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> ComposePage { ComposePage() }
        func updateUIViewController(_ page: ComposePage, context: Context) {}
      }
      final class ComposePage: UIViewController {
        private let editor = UIViewController()
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(editor.view)
          addChild(editor)
          editor.didMove(toParent: self)
        }
      }
      """),
  // Removing another child is no reason to tell this one.
  .flagged(
    """
    import SwiftUI

    final class ProfileSwitcher: UIViewController {
      private let old = UIHostingController(rootView: Status())
      func replace() {
        old.view.removeFromSuperview()
        old.removeFromParent()
        let host = UIHostingController(rootView: Profile())
        addChild(host)
        view.addSubview(host.view)
        ⟦host.didMove(toParent: nil)⟧
      }
    }
    """,
    fixed: """
      import SwiftUI

      final class ProfileSwitcher: UIViewController {
        private let old = UIHostingController(rootView: Status())
        func replace() {
          old.view.removeFromSuperview()
          old.removeFromParent()
          let host = UIHostingController(rootView: Profile())
          addChild(host)
          view.addSubview(host.view)
          host.didMove(toParent: self)
        }
      }
      """),
  // The fix needs a parent that has a name.
  .flagged(
    """
    import SwiftUI

    final class ToolbarController: UIViewController {
      func showToolbar() {
        let toolbar = UIHostingController(rootView: Status())
        view.addSubview(toolbar.view)
        ⟦toolbar.didMove(toParent: parent ?? self)⟧
      }
    }
    """),
  // Children that the same code removes again, that other code adds, or that change places with others.
  .accepted(
    """
    import SwiftUI

    final class ProfileSizer: UIViewController {
      func measure() -> CGRect {
        let host = UIHostingController(rootView: Profile())
        addChild(host)
        let bounds = host.view.bounds
        host.removeFromParent()
        host.didMove(toParent: nil)
        return bounds
      }
      func measureStatus() -> CGRect {
        let host = UIHostingController(rootView: Status())
        view.addSubview(host.view)
        let bounds = host.view.bounds
        host.view.removeFromSuperview()
        host.didMove(toParent: nil)
        return bounds
      }
    }
    final class ProfilePager: UIViewController {
      var outgoing: UIHostingController<Profile>?
      private var host = UIHostingController(rootView: Profile())
      func finish() {
        let incoming = UIHostingController(rootView: Profile())
        addChild(incoming)
        view.addSubview(incoming.view)
        incoming.didMove(toParent: self)
        outgoing?.didMove(toParent: nil)
      }
      func reload() {
        detach()
        host.didMove(toParent: nil)
        host = UIHostingController(rootView: Profile())
        addChild(host)
        view.addSubview(host.view)
        host.didMove(toParent: self)
      }
      func appear() {
        if host.parent == self {
          host.didMove(toParent: self)
        } else {
          addChild(host)
          host.didMove(toParent: self)
        }
      }
      private func detach() {
        host.view.removeFromSuperview()
        host.removeFromParent()
      }
    }
    """),
  // A controller that tells itself, and another object with a method of the same name.
  .accepted(
    """
    import SwiftUI

    final class ProfileHost: UIHostingController<Profile> {
      func show(in container: UIViewController) {
        container.view.addSubview(view)
        self.didMove(toParent: container)
      }
    }
    final class BoardController: UIViewController {
      private let card = BoardCard()
      override func viewDidLoad() {
        super.viewDidLoad()
        card.didMove(toParent: nil)
        card.didMove(toParent: card)
      }
    }
    final class BoardCard {
      private weak var parent: BoardCard?
      func didMove(toParent parent: BoardCard?) { self.parent = parent }
    }
    """),
  // The view is added in the other branch, or only afterwards.
  .accepted(
    """
    import SwiftUI

    @MainActor final class BannerPresenter {
      private let host = UIHostingController(rootView: Text("Offline"))
      func setShown(_ isShown: Bool, in container: UIView) {
        if isShown {
          container.addSubview(host.view)
        } else {
          host.view.removeFromSuperview()
          host.didMove(toParent: nil)
        }
      }
      func move(to container: UIView) {
        host.view.removeFromSuperview()
        host.didMove(toParent: nil)
        container.addSubview(host.view)
      }
    }
    """),
  // A block that always runs adds the child.
  .flagged(
    """
    import SwiftUI

    final class BannerController: UIViewController {
      private let banner = UIHostingController(rootView: Text("Offline"))
      override func viewDidLoad() {
        super.viewDidLoad()
        do {
          addChild(banner)
          view.addSubview(banner.view)
        }
        ⟦banner.didMove(toParent: nil)⟧
      }
    }
    """,
    fixed: """
      import SwiftUI

      final class BannerController: UIViewController {
        private let banner = UIHostingController(rootView: Text("Offline"))
        override func viewDidLoad() {
          super.viewDidLoad()
          do {
            addChild(banner)
            view.addSubview(banner.view)
          }
          banner.didMove(toParent: self)
        }
      }
      """),
  // The last child has a parent already.
  .accepted(
    """
    import SwiftUI

    final class CardController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        addChild(UIHostingController(rootView: Text("Card")))
        if let card = children.last as? UIHostingController<Text> {
          view.addSubview(card.view)
          card.didMove(toParent: self)
        }
      }
    }
    """),
  // A child that may be nil can't be added without unwrapping it, so there is no fix.
  .flagged(
    """
    import SwiftUI

    final class ProfileController: UIViewController {
      private var host: UIHostingController<Profile>?
      override func viewDidLoad() {
        super.viewDidLoad()
        host = UIHostingController(rootView: Profile())
        ⟦host?.didMove(toParent: self)⟧
      }
    }
    """),
]
