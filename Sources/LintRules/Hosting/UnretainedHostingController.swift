import BridgeModel
import LintEngine
import SwiftScan

extension Rule {
  public static let unretainedHostingController = Rule(
    id: "unretained-hosting-controller",
    group: "hosting",
    severity: .warning,
    lowerSeverities: [.hint(if: "it's an `NSHostingController`, whose view works without it")],
    since: "iOS 13, macOS 10.15",
    summary: "Keep a hosting controller for as long as its view is in use.",
    symptom: """
      Hosted content appears and then stops responding: it no longer follows its state, traits, or safe area, and its \
      sheets and alerts never appear.
      """,
    rationale: """
      A view doesn't retain its view controller. A `UIHostingController` in a local variable is released when the \
      function returns, while its view remains in its superview. Add it as a child of a view controller, which retains \
      it, or store it in a property of the view or in the coordinator of a representable.
      """,
    exception: "Suppress it if the content is static and doesn't depend on its environment.",
    source: "https://developer.apple.com/documentation/swiftui/uihostingcontroller",
    examples: [
      .flagged(
        """
        import SwiftUI

        final class ProfileController: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let ⟦host⟧ = UIHostingController(rootView: Profile())
            host.view.frame = view.bounds
            view.addSubview(host.view)
          }
        }
        """,
        fixed: """
          import SwiftUI

          final class ProfileController: UIViewController {
            override func viewDidLoad() {
              super.viewDidLoad()
              let host = UIHostingController(rootView: Profile())
              host.view.frame = view.bounds
              addChild(host)
              view.addSubview(host.view)
              host.didMove(toParent: self)
            }
          }
          """),
      // A representable or a view can't be a parent, so nothing retains the controller.
      .flagged(
        """
        import SwiftUI

        struct NoteEditor: UIViewRepresentable {
          let toolbar: Toolbar
          func makeUIView(context: Context) -> UITextView {
            let editor = UITextView()
            let ⟦bar⟧ = UIHostingController(rootView: toolbar)
            let barView = bar.view!
            let input = UIInputView(frame: .zero, inputViewStyle: .keyboard)
            input.inputViewController?.addChild(bar)
            input.addSubview(barView)
            editor.inputAccessoryView = input
            return editor
          }
          func updateUIView(_ editor: UITextView, context: Context) {}
        }
        final class Overlay: UIView {
          override func didMoveToWindow() {
            super.didMoveToWindow()
            let ⟦host⟧ = UIHostingController(rootView: Banner())
            host.view.frame = bounds
            addSubview(host.view)
          }
        }
        """),
      // The view is returned, or assigned to a property whose view UIKit shows.
      .flagged(
        """
        import SwiftUI

        final class ListController: UITableViewController {
          func header() -> UIView {
            let ⟦host⟧ = UIHostingController(rootView: Header())
            host.view.backgroundColor = .clear
            return host.view
          }
          func setTitle() {
            let ⟦title⟧ = UIHostingController(rootView: Title())
            navigationItem.titleView = title.view
          }
        }
        """),
      // A weak reference is enough if a parent keeps the child.
      .accepted(
        """
        import SwiftUI

        final class Panel<Page: View>: UIView {
          private weak var controller: UIHostingController<Page>?
          func show(_ page: Page, in parent: UIViewController) {
            let host = UIHostingController(rootView: page)
            controller = host
            parent.addChild(host)
            addSubview(host.view)
            host.didMove(toParent: parent)
          }
        }
        """),
      // Kept by the coordinator, a collection, a presenter, a closure that outlives the function, or another function.
      .accepted(
        """
        import SwiftUI

        struct Zooming: UIViewRepresentable {
          let page: Page
          func makeUIView(context: Context) -> UIScrollView {
            let scroll = UIScrollView()
            let host = UIHostingController(rootView: page)
            context.coordinator.host = host
            scroll.addSubview(host.view)
            return scroll
          }
          func updateUIView(_ scroll: UIScrollView, context: Context) { context.coordinator.host?.rootView = page }
          func makeCoordinator() -> Coordinator { Coordinator() }
          final class Coordinator { var host: UIHostingController<Page>? }
        }
        final class Board: UIViewController {
          private var hosts: [UIViewController] = []
          func fill() {
            let first = UIHostingController(rootView: Page())
            hosts.append(first)
            view.addSubview(first.view)
            let second = UIHostingController(rootView: Page())
            view.addSubview(second.view)
            present(second, animated: true)
            let third = UIHostingController(rootView: Page())
            view.addSubview(third.view)
            onChange = { third.rootView = Page() }
            let fourth = UIHostingController(rootView: Page())
            view.addSubview(fourth.view)
            keep(fourth)
          }
        }
        """),
      // It receives `didMove(toParent:)`, so only the `addChild(_:)` call is missing.
      .accepted(
        """
        import SwiftUI

        final class Card: UIViewController {
          func fill() {
            let host = UIHostingController(rootView: Page())
            view.addSubview(host.view)
            host.didMove(toParent: self)
          }
        }
        """),
      // Measured, drawn, or removed again.
      .accepted(
        """
        import SwiftUI

        extension View {
          func height(in width: CGFloat) -> CGFloat {
            let host = UIHostingController(rootView: self)
            return host.sizeThatFits(in: CGSize(width: width, height: 0)).height
          }
          func snapshot() -> UIImage {
            let host = UIHostingController(rootView: self)
            let view = host.view
            window.addSubview(host.view)
            return UIGraphicsImageRenderer(size: .zero).image { _ in view?.drawHierarchy(in: .zero, afterScreenUpdates: true) }
          }
          func flash(in window: UIWindow) {
            let host = UIHostingController(rootView: self)
            window.addSubview(host.view)
            UIView.animate(withDuration: 1) { window.alpha = 1 } completion: { _ in host.view.removeFromSuperview() }
          }
        }
        """),
      // Functions that receive the view and put it into another one.
      .flagged(
        """
        import SwiftUI

        final class FeedController: UIViewController {
          func showBanner() {
            let ⟦banner⟧ = UIHostingController(rootView: Profile())
            embed(banner.view)
            let ⟦hint⟧ = UIHostingController(rootView: Profile())
            if let view = hint.view { place(view: view, at: 1) }
          }
          private func embed(_ content: UIView) { view.addSubview(content) }
          private func place(view content: UIView?, at index: Int) {
            if let content { view.insertSubview(content, at: index) }
          }
        }
        """,
        fixed: """
          import SwiftUI

          final class FeedController: UIViewController {
            func showBanner() {
              let banner = UIHostingController(rootView: Profile())
              addChild(banner)
              embed(banner.view)
              banner.didMove(toParent: self)
              let hint = UIHostingController(rootView: Profile())
              if let view = hint.view { addChild(hint); place(view: view, at: 1); hint.didMove(toParent: self) }
            }
            private func embed(_ content: UIView) { view.addSubview(content) }
            private func place(view content: UIView?, at index: Int) {
              if let content { view.insertSubview(content, at: index) }
            }
          }
          """),
      // Code that is only put off keeps the controller until it has run.
      .flagged(
        """
        import SwiftUI

        struct NewsList: UIViewRepresentable {
          func makeUIView(context: Context) -> UITableView {
            let table = UITableView()
            let ⟦header⟧ = UIHostingController(rootView: Profile())
            DispatchQueue.main.async { table.tableHeaderView = header.view }
            return table
          }
          func updateUIView(_ table: UITableView, context: Context) {}
        }
        """),
      .accepted(
        """
        import SwiftUI

        struct NewsList: UIViewRepresentable {
          func makeUIView(context: Context) -> UITableView {
            let table = UITableView()
            let header = UIHostingController(rootView: Profile())
            DispatchQueue.main.async {
              table.tableHeaderView = header.view
              context.coordinator.header = header
            }
            return table
          }
          func updateUIView(_ table: UITableView, context: Context) {}
          func makeCoordinator() -> Coordinator { Coordinator() }
          final class Coordinator { var header: UIViewController? }
        }
        """),
      // A function that only looks at the view.
      .accepted(
        """
        import SwiftUI

        final class FeedController: UIViewController {
          func measure() {
            let sample = UIHostingController(rootView: Profile())
            note(sample.view)
          }
          private func note(_ content: UIView) { print(content.intrinsicContentSize) }
        }
        """),
      // A method of the class creates the controller; another one stores what it creates.
      .flagged(
        """
        import SwiftUI

        final class CoverController: UIViewController {
          private var lockController: UIViewController?
          func cover(_ window: UIWindow) {
            let ⟦cover⟧ = makeCover()
            guard let content = cover.view else { return }
            window.addSubview(content)
          }
          func lock(_ window: UIWindow) {
            let lock = makeLock()
            window.addSubview(lock.view)
          }
          private func makeCover() -> UIViewController {
            let controller = UIHostingController(rootView: Profile())
            controller.view.backgroundColor = .clear
            return controller
          }
          private func makeLock() -> UIViewController {
            let controller = UIHostingController(rootView: Profile())
            lockController = controller
            return controller
          }
        }
        """),
    ] + unretainedKeeperExamples + unretainedFactoryExamples,
    signs: .hosting,
    check: .types(checkRetention))
}

@Sendable private func checkRetention(_ type: ProjectType, in context: inout RuleContext) {
  guard context.mayHostViews else { return }
  context.inEach(context.project.membersCreatingControllers(of: type)) { member, context in
    for controller in context.project.unretainedControllers(in: member, of: type) {
      guard let local = controller.local, let name = local.pattern else { continue }
      let isController = HostingPlace(type, context.project) == .controller
      let view = (isController ? context.project.hostedViews(in: member, of: type) : []).first {
        $0.holder == .local(local)
      }
      context.report(
        "'\(name.text)' is released when \(controller.functionName) returns, because nothing keeps it; "
          + "only its view remains",
        at: .whole(name), severity: controller.isAppKit ? .hint : .warning,
        fixes: view.flatMap(context.containmentFix).map { [$0] } ?? [])
    }
  }
}

extension UnretainedController {
  /// The function around the call, as messages name it.
  fileprivate var functionName: String {
    if call.ancestors.prefix(while: { $0 != member.node }).contains(where: { $0.kind == .closure }) {
      return "the closure"
    }
    return member.node.kind == .initializerDeclaration
      ? "'init'" : member.name.isEmpty ? "the function" : "'\(member.name)'"
  }
}
