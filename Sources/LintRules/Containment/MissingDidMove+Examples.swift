import LintEngine

let missingDidMoveExamples: [RuleExample] = [
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
  // With any superclass and parent, because only a view controller can have a hosting controller as a child.
  .flagged(
    """
    import SwiftUI

    final class ShareController: ComposeController {
      private var page: UIHostingController<Profile>?
      override func viewDidLoad() {
        super.viewDidLoad()
        DispatchQueue.main.async {
          let page = UIHostingController(rootView: Profile())
          ⟦self.addChild(page)⟧
          self.page = page
          self.view.addSubview(page.view)
        }
      }
    }
    struct Wrapper: UIViewControllerRepresentable {
      func makeUIViewController(context: Context) -> UIViewController {
        let parent = UIViewController()
        let host = UIHostingController(rootView: Profile())
        ⟦parent.addChild(host)⟧
        parent.view.addSubview(host.view)
        return parent
      }
      func updateUIViewController(_ parent: UIViewController, context: Context) {}
    }
    """,
    fixed: """
      import SwiftUI

      final class ShareController: ComposeController {
        private var page: UIHostingController<Profile>?
        override func viewDidLoad() {
          super.viewDidLoad()
          DispatchQueue.main.async {
            let page = UIHostingController(rootView: Profile())
            self.addChild(page)
            self.page = page
            self.view.addSubview(page.view)
            page.didMove(toParent: self)
          }
        }
      }
      struct Wrapper: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> UIViewController {
          let parent = UIViewController()
          let host = UIHostingController(rootView: Profile())
          parent.addChild(host)
          parent.view.addSubview(host.view)
          host.didMove(toParent: parent)
          return parent
        }
        func updateUIViewController(_ parent: UIViewController, context: Context) {}
      }
      """),
  // Stored under another name and notified under that name.
  .accepted(
    """
    import SwiftUI

    final class ProfileController: UIViewController {
      private var profile: UIHostingController<Profile>?
      override func viewDidLoad() {
        super.viewDidLoad()
        let host = UIHostingController(rootView: Profile())
        addChild(host)
        profile = host
      }
      func finish() { profile?.didMove(toParent: self) }
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
  // A transition ends later, in its completion handler.
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
  // AppKit doesn't have this method.
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
  // Tab bar and navigation controllers show their children and notify them.
  .accepted(
    """
    import SwiftUI

    final class Tabs: UITabBarController {
      override func viewDidLoad() {
        super.viewDidLoad()
        addChild(UINavigationController(rootViewController: UIHostingController(rootView: Profile())))
        let host = UIHostingController(rootView: Profile())
        addChild(host)
      }
    }
    final class Root: UIViewController {
      private let tabs: Tabs = Tabs()
      private let stack = UINavigationController()
      private let profile = UIHostingController(rootView: Profile())
      private let settings = UIHostingController(rootView: Settings())
      func fill() {
        tabs.addChild(profile)
        stack.addChild(settings)
      }
    }
    """),
  // A superclass notifies all its children.
  .accepted(
    """
    import SwiftUI

    class Container: UIViewController {
      override func addChild(_ child: UIViewController) {
        super.addChild(child)
        view.addSubview(child.view)
        child.didMove(toParent: self)
      }
    }
    final class ProfileContainer: Container {
      func load() {
        let host = UIHostingController(rootView: Profile())
        addChild(host)
      }
    }
    """),
  // The nodes of a tree also have children.
  .accepted(
    """
    import SwiftUI

    final class Outline: UIViewController {
      func load(_ root: CommentNode, _ reply: CommentNode) { root.addChild(reply) }
    }
    """),
  // Keeping or printing the child doesn't notify it.
  .flagged(
    """
    final class PagesController: UIViewController {
      private let page = UIHostingController(rootView: PageView())
      private var pages: [UIViewController] = []
      override func viewDidLoad() {
        super.viewDidLoad()
        ⟦addChild(page)⟧
        pages.append(page)
        pages.insert(page, at: 0)
        print(page)
        debugPrint(page)
        setOverrideTraitCollection(traitCollection, forChild: page)
        view.addSubview(page.view)
      }
    }
    struct PageView: View { var body: some View { Text("Page") } }
    """,
    fixed: """
      final class PagesController: UIViewController {
        private let page = UIHostingController(rootView: PageView())
        private var pages: [UIViewController] = []
        override func viewDidLoad() {
          super.viewDidLoad()
          addChild(page)
          pages.append(page)
          pages.insert(page, at: 0)
          print(page)
          debugPrint(page)
          setOverrideTraitCollection(traitCollection, forChild: page)
          view.addSubview(page.view)
          page.didMove(toParent: self)
        }
      }
      struct PageView: View { var body: some View { Text("Page") } }
      """),
  // A split view controller shows its children by itself.
  .accepted(
    """
    final class MailController: UISplitViewController {
      private let list = UIHostingController(rootView: MailList())
      override func viewDidLoad() {
        super.viewDidLoad()
        addChild(list)
      }
    }
    struct MailList: View { var body: some View { Text("Mail") } }
    """),
  // The parent's class is declared in a function.
  .flagged(
    """
    final class PagesController: UIViewController {
      static func makePage() -> UIViewController {
        class Page: UIViewController {
          override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
        }
        let page = Page()
        let host = UIHostingController(rootView: PageView())
        ⟦page.addChild(host)⟧
        page.view.addSubview(host.view)
        return page
      }
    }
    struct PageView: View { var body: some View { Text("Page") } }
    """,
    fixed: """
      final class PagesController: UIViewController {
        static func makePage() -> UIViewController {
          class Page: UIViewController {
            override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
          }
          let page = Page()
          let host = UIHostingController(rootView: PageView())
          page.addChild(host)
          page.view.addSubview(host.view)
          host.didMove(toParent: page)
          return page
        }
      }
      struct PageView: View { var body: some View { Text("Page") } }
      """),
  // A controller that adds itself to its parent and tells itself.
  .accepted(
    """
    final class CellHost: UIHostingController<PageView> {
      func mount(in cell: UICollectionViewCell, of parent: UIViewController) {
        parent.addChild(self)
        cell.contentView.addSubview(view)
        didMove(toParent: parent)
      }
    }
    struct PageView: View { var body: some View { Text("Page") } }
    """),
  // Another type creates the hosting controller.
  .flagged(
    """
    import UIKit

    final class PickerController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        let picker = PickerFactory.makePicker()
        ⟦addChild(picker)⟧
        view.addSubview(picker.view)
      }
    }
    enum PickerFactory {
      static func makePicker() -> UIViewController { UIHostingController(rootView: PickerPage()) }
    }
    struct PickerPage: View { var body: some View { Text("Page") } }
    """,
    fixed: """
      import UIKit

      final class PickerController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let picker = PickerFactory.makePicker()
          addChild(picker)
          view.addSubview(picker.view)
          picker.didMove(toParent: self)
        }
      }
      enum PickerFactory {
        static func makePicker() -> UIViewController { UIHostingController(rootView: PickerPage()) }
      }
      struct PickerPage: View { var body: some View { Text("Page") } }
      """),
  .accepted(
    """
    import UIKit

    final class PickerController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        let picker = PickerFactory.makePicker()
        addChild(picker)
        view.addSubview(picker.view)
      }
    }
    enum PickerFactory {
      static func makePicker() -> UIViewController { UIViewController() }
    }
    """),
]
