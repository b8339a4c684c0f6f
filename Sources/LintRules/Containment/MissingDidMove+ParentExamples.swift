import LintEngine

/// The examples of `missing-did-move` about parents, and about code that may tell the child.
let missingDidMoveParentExamples: [RuleExample] = [
  // In a represented controller any child counts. The call comes after all statements that use the view.
  .flagged(
    """
    import SwiftUI

    struct Gallery: UIViewControllerRepresentable {
      func makeUIViewController(context: Context) -> GalleryController { GalleryController() }
      func updateUIViewController(_ gallery: GalleryController, context: Context) {}
    }
    final class GalleryController: UIViewController {
      private let player = ComposeController()
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(player.view)
        ⟦self.addChild(player)⟧
        player.title = "Trailer"
        self.view.setNeedsLayout()
      }
      func makePage(_ page: UIViewController, in container: UIViewController) -> UIView {
        ⟦container.addChild(page)⟧
        return page.view
      }
    }
    """,
    fixed: """
      import SwiftUI

      struct Gallery: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> GalleryController { GalleryController() }
        func updateUIViewController(_ gallery: GalleryController, context: Context) {}
      }
      final class GalleryController: UIViewController {
        private let player = ComposeController()
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(player.view)
          self.addChild(player)
          player.didMove(toParent: self)
          player.title = "Trailer"
          self.view.setNeedsLayout()
        }
        func makePage(_ page: UIViewController, in container: UIViewController) -> UIView {
          container.addChild(page)
          page.didMove(toParent: container)
          return page.view
        }
      }
      """),
  // A tab bar controller shows its tabs by itself, but not a banner above them.
  .flagged(
    """
    import SwiftUI

    final class MainTabs: UITabBarController {
      private let banner = UIHostingController(rootView: Status())
      override func viewDidLoad() {
        super.viewDidLoad()
        self.addChild(UINavigationController(rootViewController: UIViewController()))
        let profile = UIHostingController(rootView: Profile())
        self.addChild(profile)
        ⟦addChild(banner)⟧
        view.addSubview(banner.view)
      }
    }
    """,
    fixed: """
      import SwiftUI

      final class MainTabs: UITabBarController {
        private let banner = UIHostingController(rootView: Status())
        override func viewDidLoad() {
          super.viewDidLoad()
          self.addChild(UINavigationController(rootViewController: UIViewController()))
          let profile = UIHostingController(rootView: Profile())
          self.addChild(profile)
          addChild(banner)
          view.addSubview(banner.view)
          banner.didMove(toParent: self)
        }
      }
      """),
  // Superclasses that have a method for complete additions, or a method that only counts them.
  .flagged(
    """
    import SwiftUI

    class ContainerController: UIViewController {
      func embed(_ child: UIViewController) {
        super.addChild(child)
        view.addSubview(child.view)
        child.didMove(toParent: self)
      }
    }
    final class ProfileContainer: ContainerController {
      override func viewDidLoad() {
        super.viewDidLoad()
        let host = UIHostingController(rootView: Profile())
        ⟦addChild(host)⟧
        view.addSubview(host.view)
      }
    }
    class CountingController: UIViewController {
      private(set) var count = 0
      override func addChild(_ child: UIViewController) {
        super.addChild(child)
        count += 1
      }
    }
    final class StatusCounter: CountingController {
      override func viewDidLoad() {
        super.viewDidLoad()
        let host = UIHostingController(rootView: Status())
        ⟦addChild(host)⟧
        view.addSubview(host.view)
      }
    }
    """,
    fixed: """
      import SwiftUI

      class ContainerController: UIViewController {
        func embed(_ child: UIViewController) {
          super.addChild(child)
          view.addSubview(child.view)
          child.didMove(toParent: self)
        }
      }
      final class ProfileContainer: ContainerController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let host = UIHostingController(rootView: Profile())
          addChild(host)
          view.addSubview(host.view)
          host.didMove(toParent: self)
        }
      }
      class CountingController: UIViewController {
        private(set) var count = 0
        override func addChild(_ child: UIViewController) {
          super.addChild(child)
          count += 1
        }
      }
      final class StatusCounter: CountingController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let host = UIHostingController(rootView: Status())
          addChild(host)
          view.addSubview(host.view)
          host.didMove(toParent: self)
        }
      }
      """),
  // Own methods with similar names, children of a superclass that tells them, and children that other code tells.
  .accepted(
    """
    import SwiftUI

    final class ProfileController: UIViewController {
      private let host = UIHostingController(rootView: Profile())
      private let header = UIViewController()
      private let footer = UIViewController()
      private let flow = FlowNode()
      override func viewDidLoad() {
        super.viewDidLoad()
        addChild(header, below: view)
        addChild(content: footer)
        flow.addChild(host)
      }
      private func addChild(content: UIViewController) {
        addChild(content, below: view)
      }
      private func addChild(_ child: UIViewController, below parent: UIView) {
        addChild(child)
        parent.addSubview(child.view)
        child.didMove(toParent: self)
      }
    }
    @MainActor final class FlowNode {
      private var children: [UIViewController] = []
      func addChild(_ child: UIViewController) { children.append(child) }
    }
    class TellingController: UIViewController {
      override func addChild(_ child: UIViewController) {
        super.addChild(child)
        child.didMove(toParent: self)
      }
    }
    final class StatusController: TellingController {
      private let host = UIHostingController(rootView: Status())
      override func viewDidLoad() {
        super.viewDidLoad()
        self.addChild(host)
        view.addSubview(host.view)
      }
    }
    final class PageContainer: UIViewController {
      private let pages = [UIViewController(), UIViewController()]
      override func viewDidLoad() {
        super.viewDidLoad()
        pages.forEach { addChild($0) }
        show(pages[0])
      }
      private func show(_ page: UIViewController) {
        view.addSubview(page.view)
        page.didMove(toParent: self)
      }
    }
    """),
  // Other code receives the child and may tell it.
  .accepted(
    """
    import SwiftUI

    final class StageController: UIViewController {
      private let host = UIHostingController(rootView: Profile())
      var finishMove: (UIViewController) -> Void = { _ in }
      override func viewDidLoad() {
        super.viewDidLoad()
        addChild(host)
        view.addSubview(host.view)
        finishMove(host)
      }
    }
    final class SideController: UIViewController {
      private let host = UIHostingController(rootView: Profile())
      var layout = SideLayout()
      override func viewDidLoad() {
        super.viewDidLoad()
        addChild(host)
        view.addSubview(host.view)
        layout.place(host, in: self)
      }
    }
    struct SideLayout {
      @MainActor func place(_ child: UIViewController, in parent: UIViewController) {
        child.view.frame = parent.view.bounds
        child.didMove(toParent: parent)
      }
    }
    """),
  // Both platforms share the names of the classes, but only UIKit has `didMove(toParent:)`.
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
      override func viewDidLoad() {
        super.viewDidLoad()
        #if os(macOS)
          addChild(host)
        #endif
        view.addSubview(host.view)
      }
    }
    """),
  // A parent of unknown type.
  .flagged(
    """
    import SwiftUI

    final class MenuPlacer: UIViewController {
      private let page: PageController
      private let menu = UIHostingController(rootView: Text("Menu"))
      init(page: PageController) {
        self.page = page
        super.init(nibName: nil, bundle: nil)
      }
      required init?(coder: NSCoder) { fatalError() }
      override func viewDidLoad() {
        super.viewDidLoad()
        guard let owner = page.parent else { return }
        ⟦owner.addChild(menu)⟧
        place(in: owner.view)
      }
      private func place(in container: UIView) { container.addSubview(menu.view) }
    }
    """,
    fixed: """
      import SwiftUI

      final class MenuPlacer: UIViewController {
        private let page: PageController
        private let menu = UIHostingController(rootView: Text("Menu"))
        init(page: PageController) {
          self.page = page
          super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { fatalError() }
        override func viewDidLoad() {
          super.viewDidLoad()
          guard let owner = page.parent else { return }
          owner.addChild(menu)
          menu.didMove(toParent: owner)
          place(in: owner.view)
        }
        private func place(in container: UIView) { container.addSubview(menu.view) }
      }
      """),
  // An optional parent.
  .flagged(
    """
    import SwiftUI

    @MainActor final class MenuCoordinator {
      private weak var drawer: UIViewController?
      private let menu = UIHostingController(rootView: Text("Menu"))
      init(drawer: UIViewController) { self.drawer = drawer }
      func start() {
        ⟦drawer?.addChild(menu)⟧
        drawer?.view.addSubview(menu.view)
      }
    }
    """,
    fixed: """
      import SwiftUI

      @MainActor final class MenuCoordinator {
        private weak var drawer: UIViewController?
        private let menu = UIHostingController(rootView: Text("Menu"))
        init(drawer: UIViewController) { self.drawer = drawer }
        func start() {
          drawer?.addChild(menu)
          drawer?.view.addSubview(menu.view)
          menu.didMove(toParent: drawer)
        }
      }
      """),
  // An own method with the name of the inherited one, which is also overridden, receives a view.
  .accepted(
    """
    import SwiftUI

    final class StackController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        addChild(Profile())
      }
      override func addChild(_ child: UIViewController) {
        super.addChild(child)
        child.view.translatesAutoresizingMaskIntoConstraints = false
      }
      private func addChild(_ content: Profile) {
        embed(UIHostingController(rootView: content))
      }
      private func embed(_ child: UIViewController) {
        addChild(child)
        view.addSubview(child.view)
        child.didMove(toParent: self)
      }
    }
    """),
  // Methods of another module that may tell the child.
  .accepted(
    """
    import DrawerKit
    import SwiftUI

    final class MenuController: UIViewController {
      private let drawer = DrawerController()
      private let menu = UIHostingController(rootView: Text("Menu"))
      private let footer = UIHostingController(rootView: Text("Footer"))
      override func viewDidLoad() {
        super.viewDidLoad()
        drawer.addChild(menu, in: drawer.contentView)
        drawer.addChild(content: footer)
        view.addSubview(menu.view)
        view.addSubview(footer.view)
      }
    }
    """),
]
