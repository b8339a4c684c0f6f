import LintEngine

/// The examples of `unretained-hosting-controller` about the functions that make a controller.
let unretainedFactoryExamples: [RuleExample] = [
  // A static method makes the controller, a condition unwraps it, and `.init` creates it.
  .flagged(
    """
    import SwiftUI

    final class LockView: UIView {
      func lock() {
        let ⟦lock⟧ = Self.makeLock()
        addSubview(lock.view)
      }
      func cover(_ window: UIWindow) {
        guard let ⟦cover⟧ = makeCover() else { return }
        window.addSubview(cover.view)
      }
      func hint() {
        let ⟦hint⟧: UIHostingController<Text> = .init(rootView: Text("Hint"))
        addSubview(hint.view)
      }
      private static func makeLock() -> UIViewController { UIHostingController(rootView: Text("Locked")) }
      private func makeCover() -> UIViewController? { UIHostingController(rootView: Text("Covered")) }
    }
    """),
  // The condition's controller is stored, and a static method keeps what it makes.
  .accepted(
    """
    import SwiftUI

    final class LockView: UIView {
      private static var locks: [UIViewController] = []
      private var cover: UIViewController?
      func lock() {
        let lock = Self.makeLock()
        addSubview(lock.view)
      }
      func cover(_ window: UIWindow) {
        guard let made = makeCover() else { return }
        cover = made
        window.addSubview(made.view)
      }
      private static func makeLock() -> UIViewController {
        let lock = UIHostingController(rootView: Text("Locked"))
        locks.append(lock)
        return lock
      }
      private func makeCover() -> UIViewController? { UIHostingController(rootView: Text("Covered")) }
    }
    """),
  // An initializer of the project, which takes a view of its own kind.
  .flagged(
    """
    import SwiftUI

    extension UIHostingController where Content == AnyView {
      convenience init(page: some View) { self.init(rootView: AnyView(page)) }
    }
    final class PanelController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        let ⟦host⟧ = UIHostingController(page: Text("Profile"))
        view.addSubview(host.view)
      }
    }
    """,
    fixed: """
      import SwiftUI

      extension UIHostingController where Content == AnyView {
        convenience init(page: some View) { self.init(rootView: AnyView(page)) }
      }
      final class PanelController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let host = UIHostingController(page: Text("Profile"))
          addChild(host)
          view.addSubview(host.view)
          host.didMove(toParent: self)
        }
      }
      """),
  // Controllers whose views are only measured.
  .accepted(
    """
    import SwiftUI

    final class PanelController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        let title = UIHostingController(rootView: Text("Title"))
        let note = UIHostingController(rootView: Text("Note"))
        preferredContentSize.height = height(of: [title.view, note.view])
      }
      private func height(of views: [UIView]) -> CGFloat { views.map(\\.intrinsicContentSize.height).max() ?? 0 }
    }
    """),
  // A method for each platform that adds the view, with parameters of different names.
  .flagged(
    """
    final class PanelController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        let ⟦host⟧ = UIHostingController(rootView: Text("Panel"))
        place(host.view)
      }
      #if os(tvOS)
        private func place(_ panel: UIView) { view.addSubview(panel) }
      #else
        private func place(_ content: UIView) { view.insertSubview(content, at: 0) }
      #endif
    }
    """,
    fixed: """
      final class PanelController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let host = UIHostingController(rootView: Text("Panel"))
          addChild(host)
          place(host.view)
          host.didMove(toParent: self)
        }
        #if os(tvOS)
          private func place(_ panel: UIView) { view.addSubview(panel) }
        #else
          private func place(_ content: UIView) { view.insertSubview(content, at: 0) }
        #endif
      }
      """),
  // One method returns what another one creates, and the view goes through two methods.
  .flagged(
    """
    import SwiftUI

    final class PanelController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        let ⟦panel⟧ = makePanel()
        show(panel.view)
      }
      private func makePanel() -> UIViewController { makePage("Panel") }
      private func makePage(_ title: String) -> UIViewController {
        let page = UIHostingController(rootView: Text(title))
        page.view.backgroundColor = .clear
        return page
      }
      private func show(_ content: UIView) { place(content, at: 0) }
      private func place(_ content: UIView?, at index: Int) {
        guard let content else { return }
        embed(content, at: index)
      }
      private func embed(_ content: UIView, at index: Int) { view.insertSubview(content, at: index) }
    }
    """),
  // One of the methods keeps the controller.
  .accepted(
    """
    import SwiftUI

    final class PanelController: UIViewController {
      private var pages: [UIViewController] = []
      override func viewDidLoad() {
        super.viewDidLoad()
        let panel = makePanel()
        view.addSubview(panel.view)
      }
      private func makePanel() -> UIViewController { makePage("Panel") }
      private func makePage(_ title: String) -> UIViewController {
        let page = UIHostingController(rootView: Text(title))
        pages.append(page)
        return page
      }
    }
    """),
  // Methods that pass a new controller or its view on to others.
  .flagged(
    """
    import SwiftUI

    final class OffersView: UIView {
      func showOffers() {
        let ⟦banner⟧ = UIHostingController(rootView: Text("Offers"))
        embed(banner.view)
        let ⟦footer⟧ = makeFooter()
        addSubview(footer.view)
      }
      private func embed(_ content: UIView?) {
        if let shown = content { insert(shown) }
      }
      private func insert(_ content: UIView) { place(content, at: 0) }
      private func place(_ content: UIView, at index: Int) { insertSubview(content, at: index) }
      private func makeFooter() -> UIHostingController<Text> { makeText("Footer") }
      private func makeText(_ text: String) -> UIHostingController<Text> {
        UIHostingController(rootView: Text(text))
      }
    }
    """),
  // Functions that unwrap the view and pass it on.
  .flagged(
    """
    import SwiftUI

    final class OfferController: UIViewController {
      func showOffer() {
        let ⟦offer⟧ = UIHostingController(rootView: Text("Offer"))
        if let shown = offer.view {
          place(shown)
        }
      }
      private func place(_ shown: UIView?) {
        guard let content = shown else { return }
        add(content)
      }
      private func add(_ content: UIView) { view.addSubview(content) }
    }
    """,
    fixed: """
      import SwiftUI

      final class OfferController: UIViewController {
        func showOffer() {
          let offer = UIHostingController(rootView: Text("Offer"))
          if let shown = offer.view {
            addChild(offer)
            place(shown)
            offer.didMove(toParent: self)
          }
        }
        private func place(_ shown: UIView?) {
          guard let content = shown else { return }
          add(content)
        }
        private func add(_ content: UIView) { view.addSubview(content) }
      }
      """),
  // Another object keeps what its method of the same name makes.
  .accepted(
    """
    import SwiftUI

    final class PagesController: UIViewController {
      private let archive = PageArchive()
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(archive.makePage().view)
        let page = makePage()
        addChild(page)
        view.addSubview(page.view)
        page.didMove(toParent: self)
      }
      private func makePage() -> UIViewController { UIHostingController(rootView: Text("Page")) }
    }
    @MainActor final class PageArchive {
      private var pages: [UIViewController] = []
      func makePage() -> UIViewController {
        let page = UIHostingController(rootView: Text("Archived"))
        pages.append(page)
        return page
      }
    }
    """),
  // The method that adds the view calls itself.
  .flagged(
    """
    import SwiftUI

    final class BannerController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        let ⟦banner⟧ = UIHostingController(rootView: Text("Sale"))
        place(banner.view, in: nil)
      }
      private func place(_ child: UIView, in parent: UIView?) {
        guard let parent else { return place(child, in: view) }
        child.frame = parent.bounds
        parent.addSubview(child)
      }
    }
    """,
    fixed: """
      import SwiftUI

      final class BannerController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let banner = UIHostingController(rootView: Text("Sale"))
          addChild(banner)
          place(banner.view, in: nil)
          banner.didMove(toParent: self)
        }
        private func place(_ child: UIView, in parent: UIView?) {
          guard let parent else { return place(child, in: view) }
          child.frame = parent.bounds
          parent.addSubview(child)
        }
      }
      """),
]
