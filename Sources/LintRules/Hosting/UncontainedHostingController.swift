import BridgeModel
import LintEngine
import SwiftScan

extension Rule {
  public static let uncontainedHostingController = Rule(
    id: "uncontained-hosting-controller",
    group: "hosting",
    severity: .warning,
    lowerSeverities: [
      .information(if: "the view isn't added by a view controller"),
      .hint(if: "`unretained-hosting-controller` reports the same controller there"),
    ],
    since: "iOS 13, macOS 10.15",
    summary: "Add a hosting controller as a child before you add its view.",
    symptom: """
      The SwiftUI content appears, but `onAppear` runs late or not at all, sheets and alerts don't show, and traits, \
      safe areas, and rotation don't reach it.
      """,
    rationale: """
      A view controller whose view is inside another controller's view must be a child of that controller: call \
      `addChild(_:)`, `addSubview(_:)`, and `didMove(toParent:)` in that order. A `UIHostingController` receives \
      appearance callbacks, traits, and safe areas only through its parent, and SwiftUI can present only through that \
      parent. A view or representable isn't a controller: get the parent from the code that owns the view, or use \
      `UIHostingConfiguration` in cells.
      """,
    exception: "Suppress it if the hosted views don't need appearance callbacks, presentation, or safe areas.",
    source: "https://developer.apple.com/documentation/uikit/creating-a-custom-container-view-controller",
    examples: [
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
    ],
    signs: .hosting,
    check: .types(checkContainment))
}

@Sendable private func checkContainment(_ type: ProjectType, in context: inout RuleContext) {
  guard context.mayHostViews, let place = HostingPlace(type, context.project) else { return }
  let project = context.project
  let hosted = project.hostedViews(in: type).filter { context.contains($0.call) }
  guard !hosted.isEmpty else { return }
  let unretained = Set(project.unretainedControllers(in: type).compactMap(\.local))
  for view in hosted where !project.isTransient(view, in: type) {
    // A controller that is `told` but not `added` is reported by `incorrect-containment-call`.
    guard project.fate(of: view.controller, in: view.member, of: type).isEmpty else { continue }
    // A view in a bar or a window isn't below the controller's own view, as a child's view must be.
    if place == .controller, project.standsOutside(view, of: type) { continue }
    var severity: Severity = place == .controller ? .warning : .information
    switch view.holder {
    case .expression: continue
    case .local(let binding) where unretained.contains(binding):
      // Adding the controller as a child fixes both problems; elsewhere, they need separate fixes.
      if place == .controller { continue }
      severity = .hint
    case .local, .property: break
    }
    let controller = view.controller.text
    let parent = place == .controller ? "a child of '\(type.simpleName)'" : "the child of a view controller"
    context.report(
      "the view of '\(controller)' is added, but the controller never becomes \(parent)", at: .whole(view.call),
      severity: severity, fixes: place == .controller ? context.containmentFix(for: view).map { [$0] } ?? [] : [])
  }
}

extension ProjectModel {
  /// Whether the superview of a hosted view is, by its type or name, a bar, a window, or the view of an enclosing
  /// controller.
  fileprivate func standsOutside(_ view: HostedView, of type: ProjectType) -> Bool {
    guard let receiver = view.call.receiver else { return false }
    let scope = hostingScope(of: view.member, in: type)
    if let name = typeName(of: receiver.withoutUnwrapping, in: scope),
      outerViews.contains(where: { isClass(name, in: type.name, kindOf: $0) })
    {
      return true
    }
    return names(in: receiver, of: scope, depth: 0).contains { name in
      outerControllers.contains(name) || outerViewNames.contains(where: name.lowercased().contains)
    }
  }

  /// The names in an expression and in the values of its locals.
  private func names(in expression: SyntaxNode, of scope: ExpressionScope, depth: Int) -> [String] {
    expression.descendants(.reference, .memberAccess).flatMap { node -> [String] in
      guard depth < 4, node.kind == .reference,
        let value = node.localDeclaration(of: node.name, within: scope.function)?.value
      else { return [node.name] }
      return [node.name] + names(in: value, of: scope, depth: depth + 1)
    }
  }
}

private let outerViews = ["UIWindow", "UINavigationBar", "UITabBar", "UIToolbar", "UISearchBar", "UIInputView"]
private let outerViewNames = [
  "window", "navigationbar", "tabbar", "toolbar", "searchbar", "titleview", "superview", "accessoryview",
]
private let outerControllers: Set = [
  "navigationController", "tabBarController", "splitViewController", "parent", "presentingViewController",
]
