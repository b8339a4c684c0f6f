import LintEngine

/// The examples of `uncontained-hosting-controller` about owners, removals, and superclasses.
let uncontainedOwnerExamples: [RuleExample] = [
  // The owner of the view could add the controller, but doesn't.
  .flagged(
    """
    import SwiftUI

    final class HostingPane: UIView {
      let host = UIHostingController(rootView: Profile())
      func load() { ⟦addSubview(host.view)⟧ }
    }
    """),
  // The view of the previous controller is removed first, or that of an empty page.
  .flagged(
    """
    import SwiftUI

    final class PageBox: UIView {
      private var host: UIHostingController<Profile>?
      func show(_ page: Profile?) {
        host?.view.removeFromSuperview()
        guard let page else { return }
        let host = UIHostingController(rootView: page)
        self.host = host
        ⟦addSubview(host.view)⟧
      }
    }
    final class PageBin: UIView {
      private var host: UIHostingController<Profile>?
      func show(_ page: Profile?) {
        if let page {
          host = UIHostingController(rootView: page)
          if let view = host?.view { ⟦addSubview(view)⟧ }
        } else if let view = host?.view {
          view.removeFromSuperview()
        }
      }
    }
    """),
  // A superclass from Objective-C, with the lifecycle of a view controller.
  .flagged(
    """
    import SwiftUI

    final class ChatController: MessagesController {
      private var host: UIViewController?
      override func viewDidLoad() {
        super.viewDidLoad()
        let bar = UIHostingController(rootView: Profile())
        host = bar
        UIView.performWithoutAnimation { ⟦view.addSubview(bar.view)⟧ }
      }
    }
    """),
  // The view of a hosting controller, if there is one, or of one of two.
  .flagged(
    """
    import SwiftUI

    final class CardController: UIViewController {
      private var back: UIHostingController<Profile>?
      private let front = UIHostingController(rootView: Profile())
      private let footer = UIHostingController(rootView: Profile())
      private let isCompact = false
      override func viewDidLoad() {
        super.viewDidLoad()
        ⟦view.addSubview(back?.view ?? UIView())⟧
        ⟦view.addSubview(isCompact ? front.view : footer.view)⟧
      }
    }
    """),
  // Views in a stack, chosen by a condition, or of a controller that may be missing. The fix needs the child's own name.
  .flagged(
    """
    import SwiftUI

    final class OverviewController: UIViewController {
      private static let banner = UIHostingController(rootView: Status())
      private let header = UIHostingController(rootView: Profile())
      private let small = UIHostingController(rootView: Status())
      private let large = UIHostingController(rootView: Status())
      var isCompact = false
      private let store: OverviewStore? = OverviewStore()
      override func viewDidLoad() {
        super.viewDidLoad()
        let stack = UIStackView(arrangedSubviews: ⟦[header.view]⟧)
        view.addSubview(stack)
        ⟦view.addSubview(isCompact ? small.view : large.view)⟧
        if let bottom = store?.footer.view {
          ⟦view.addSubview(bottom)⟧
        }
      }
      static func showBanner(in container: UIView) {
        ⟦container.addSubview(banner.view)⟧
      }
    }
    @MainActor final class OverviewStore { let footer = UIHostingController(rootView: Profile()) }
    """),
  // Objects that aren't views or controllers, which reach no parent.
  .accepted(
    """
    import SwiftUI

    final class BannerPresenter: NSObject {
      private let banner = UIHostingController(rootView: Status())
      func show(in container: UIView) { container.addSubview(banner.view) }
    }
    @MainActor final class ToastPresenter {
      private let toast = UIHostingController(rootView: Status())
      func show(in container: UIView) { container.addSubview(toast.view) }
    }
    """),
  // Tests host views only briefly.
  .accepted(
    """
    import SnapshotTesting
    import SwiftUI

    final class ProfileStage: UIViewController {
      private let host = UIHostingController(rootView: Profile())
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(host.view)
      }
    }
    """),
  .accepted(
    """
    import SwiftUI
    import Testing

    final class ProfileStage: UIViewController {
      private let host = UIHostingController(rootView: Profile())
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(host.view)
      }
    }
    """),
  // The view is added only if the condition is false.
  .flagged(
    """
    import SwiftUI

    final class LibraryController: UIViewController {
      private let list = UIHostingController(rootView: Text("Books"))
      private let placeholder = UILabel()
      private var books: [String] = []
      override func viewDidLoad() {
        super.viewDidLoad()
        ⟦view.addSubview(books.isEmpty ? placeholder : list.view)⟧
      }
    }
    """),
]
