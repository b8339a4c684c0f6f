import LintEngine

let uncontainedHostingControllerExamples: [RuleExample] = [
  .flagged(
    """
    import SwiftUI

    final class ProfileController: UIViewController {
      private let host = UIHostingController(rootView: Profile())
      override func viewDidLoad() {
        super.viewDidLoad()
        ⟦view.addSubview(host.view)⟧ // below the header
        host.view.frame = view.bounds
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
          view.addSubview(host.view) // below the header
          host.didMove(toParent: self)
          host.view.frame = view.bounds
        }
      }
      """),
  // A zooming scroll view: the coordinator keeps the controller, but the controller has no parent.
  .flagged(
    """
    import SwiftUI

    struct Zooming<Content: View>: UIViewRepresentable {
      let content: Content
      func makeUIView(context: Context) -> UIScrollView {
        let scroll = UIScrollView()
        let hosted = context.coordinator.hostingController.view!
        hosted.frame = scroll.bounds
        ⟦scroll.addSubview(hosted)⟧
        return scroll
      }
      func updateUIView(_ scroll: UIScrollView, context: Context) {
        context.coordinator.hostingController.rootView = content
      }
      func makeCoordinator() -> Coordinator {
        Coordinator(hostingController: UIHostingController(rootView: content))
      }
      final class Coordinator {
        var hostingController: UIHostingController<Content>
        init(hostingController: UIHostingController<Content>) { self.hostingController = hostingController }
      }
    }
    """),
  // The view keeps its controller private, so no view controller can become its parent.
  .flagged(
    """
    import SwiftUI

    final class BadgeView: UIView {
      private var host: UIHostingController<Badge>?
      func show(_ badge: Badge) {
        let controller = UIHostingController(rootView: badge)
        host = controller
        ⟦addSubview(controller.view)⟧
      }
    }
    """),
  .accepted(
    """
    import SwiftUI

    final class ProfileController: UIViewController {
      func show() {
        let host = UIHostingController(rootView: Profile())
        addChild(host)
        host.view.frame = view.bounds
        view.addSubview(host.view)
        host.didMove(toParent: self)
      }
    }
    """),
  // An unusual order, in an extension far from the code that creates the controller.
  .accepted(
    """
    import SwiftUI

    final class MapController: UIViewController {
      private lazy var button: UIHostingController<NextButton> = make()
      private let map = MapPane()
    }
    extension MapController {
      func arrange() {
        view.addSubview(map)
        addChild(button)
        button.didMove(toParent: self)
        map.addSubview(button.view!)
      }
    }
    """),
  // The parent is a parameter, or the controller of the table.
  .accepted(
    """
    import SwiftUI

    final class Panel<Page: View>: UIView {
      private weak var controller: UIHostingController<Page>?
      func show(_ page: Page, in parent: UIViewController) {
        if let controller { controller.rootView = page } else {
          let made = UIHostingController(rootView: page)
          controller = made
          parent.addChild(made)
          addSubview(made.view)
          made.didMove(toParent: parent)
        }
      }
    }
    final class RowCell: UITableViewCell {
      weak var table: UITableViewController!
      private var host: UIHostingController<Row>!
      func update() {
        host = UIHostingController(rootView: Row(cell: self))
        host.willMove(toParent: table)
        table.addChild(host)
        contentView.addSubview(host.view)
        host.didMove(toParent: table)
      }
    }
    """),
  // Code that receives the controller may be its parent or find one.
  .accepted(
    """
    import SwiftUI

    final class ProfileController: UIViewController {
      private let host = UIHostingController(rootView: Profile())
      private let header = UIHostingController(rootView: Header())
      private let sheet = UIHostingController(rootView: Sheet())
      override func viewDidLoad() {
        super.viewDidLoad()
        embed(host)
        view.addSubview(host.view)
        header.attach(to: self)
        view.addSubview(header.view)
        view.addSubview(sheet.view)
      }
      func push() { navigationController?.pushViewController(sheet, animated: true) }
    }
    """),
  // The root of a window has no parent.
  .accepted(
    """
    import SwiftUI

    final class ToastPane: UIView {
      private var host: UIHostingController<Toast>?
      private let overlay = UIWindow()
      func show() {
        let host = UIHostingController(rootView: Toast())
        overlay.rootViewController = host
        self.host = host
        overlay.addSubview(host.view)
      }
    }
    """),
  // The owner of the view can reach the controller.
  .accepted(
    """
    import SwiftUI

    final class HostingPane: UIView {
      let host = UIHostingController(rootView: Profile())
      func load() { addSubview(host.view) }
    }
    final class PaneController: UIViewController {
      func add(_ pane: HostingPane) { addChild(pane.host) }
    }
    """),
  // Drawn into an image, or measured and removed again.
  .accepted(
    """
    import SwiftUI

    final class Printer: UIViewController {
      private let host = UIHostingController(rootView: Profile())
      func image() -> UIImage {
        view.addSubview(host.view)
        return UIGraphicsImageRenderer(bounds: host.view.bounds).image { _ in host.view.layoutIfNeeded() }
      }
      func size() -> CGSize {
        view.addSubview(host.view)
        defer { host.view.removeFromSuperview() }
        return host.view.intrinsicContentSize
      }
    }
    """),
  // A child's view must be below its parent's view, and bars and windows aren't.
  .accepted(
    """
    import SwiftUI

    final class TitleController: UIViewController {
      private let host = UIHostingController(rootView: Title())
      private let banner = UIHostingController(rootView: Banner())
      func show() {
        navigationController?.navigationBar.addSubview(host.view)
        view.window?.addSubview(banner.view)
      }
    }
    """),
  // The same with other names, and with the views of enclosing controllers.
  .accepted(
    """
    import SwiftUI

    final class Filters: UIViewController {
      private let host = UIHostingController(rootView: Chips())
      private let badge = UIHostingController(rootView: Badge())
      private let toast = UIHostingController(rootView: Toast())
      private let hint = UIHostingController(rootView: Hint())
      private let keys = UIHostingController(rootView: Keys())
      private let top = UINavigationBar()
      private let panel = UIInputView()
      let search = UISearchController()
      func show() {
        let field = search.searchBar
        field.addSubview(host.view)
        top.addSubview(badge.view)
        panel.addSubview(keys.view)
        guard let around = tabBarController?.view else { return }
        around.addSubview(toast.view)
        navigationController?.view.addSubview(hint.view)
      }
    }
    """),
  // AppKit's views join the responder chain automatically.
  .accepted(
    """
    import SwiftUI

    final class Sidebar: NSViewController {
      private let host = NSHostingController(rootView: Menu())
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(host.view)
        view.addSubview(NSHostingView(rootView: Menu()))
      }
    }
    """),
  .accepted(
    """
    import SwiftUI
    import XCTest

    final class Stage: UIViewController {
      let host = UIHostingController(rootView: Profile())
      func load() { view.addSubview(host.view) }
    }
    """),
  // The views of a stack.
  .flagged(
    """
    import SwiftUI

    final class FeedController: UIViewController {
      private let footer = UIHostingController(rootView: Profile())
      override func viewDidLoad() {
        super.viewDidLoad()
        var views: [UIView] = [UILabel()]
        ⟦views.append(footer.view)⟧
        view.addSubview(UIStackView(arrangedSubviews: views))
      }
    }
    """,
    fixed: """
      import SwiftUI

      final class FeedController: UIViewController {
        private let footer = UIHostingController(rootView: Profile())
        override func viewDidLoad() {
          super.viewDidLoad()
          var views: [UIView] = [UILabel()]
          addChild(footer)
          views.append(footer.view)
          footer.didMove(toParent: self)
          view.addSubview(UIStackView(arrangedSubviews: views))
        }
      }
      """),
  .flagged(
    """
    import SwiftUI

    final class FeedController: UIViewController {
      private let header = UIHostingController(rootView: Profile())
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(UIStackView(arrangedSubviews: ⟦[header.view, UILabel()]⟧))
      }
    }
    """),
  // Bars, windows, and the views of enclosing controllers, known by their types or by their names.
  .accepted(
    """
    final class BadgesController: UIViewController {
      let chrome: AppChrome
      let strip: UIToolbar
      let finder: UISearchBar
      let tabs: UITabBar
      let screen: UIWindow
      let a = UIHostingController(rootView: Badge())
      let b = UIHostingController(rootView: Badge())
      let c = UIHostingController(rootView: Badge())
      let d = UIHostingController(rootView: Badge())
      override func viewDidLoad() {
        super.viewDidLoad()
        strip.addSubview(a.view)
        finder.addSubview(b.view)
        tabs.addSubview(c.view)
        screen.addSubview(d.view)
      }
    }
    final class ChromeController: UIViewController {
      let chrome: AppChrome
      let a = UIHostingController(rootView: Badge())
      let b = UIHostingController(rootView: Badge())
      let c = UIHostingController(rootView: Badge())
      let d = UIHostingController(rootView: Badge())
      let e = UIHostingController(rootView: Badge())
      let f = UIHostingController(rootView: Badge())
      let g = UIHostingController(rootView: Badge())
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        chrome.mainWindow.addSubview(a.view)
        chrome.navigationBar.addSubview(b.view)
        chrome.tabBar.addSubview(c.view)
        chrome.toolbar.addSubview(d.view)
        chrome.searchBar.addSubview(e.view)
        chrome.titleView.addSubview(f.view)
        chrome.inputAccessoryView.addSubview(g.view)
      }
    }
    final class OverlayController: UIViewController {
      let a = UIHostingController(rootView: Badge())
      let b = UIHostingController(rootView: Badge())
      let c = UIHostingController(rootView: Badge())
      let d = UIHostingController(rootView: Badge())
      let e = UIHostingController(rootView: Badge())
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        tabBarController?.view.addSubview(a.view)
        splitViewController?.view.addSubview(b.view)
        parent?.view.addSubview(c.view)
        presentingViewController?.view.addSubview(d.view)
        view.superview?.addSubview(e.view)
      }
    }
    struct Badge: View { var body: some View { Text("New") } }
    """),
]
