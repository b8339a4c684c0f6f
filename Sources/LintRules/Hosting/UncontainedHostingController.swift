import BridgeModel
import LintEngine
import SwiftScan

extension Rule {
  public static let uncontainedHostingController = Rule(
    id: "uncontained-hosting-controller",
    group: "hosting",
    severity: .warning,
    since: "iOS 13, macOS 10.15",
    summary: "Make a hosting controller a child before its view is added.",
    symptom: """
      The SwiftUI content draws, but `onAppear` comes late or not at all, sheets and alerts do not show, and traits, safe \
      areas and rotation do not reach it.
      """,
    rationale: """
      A view controller whose view stands in another controller's view must be that controller's child: `addChild(_:)`, \
      `addSubview(_:)`, `didMove(toParent:)`. Only through its parent does a `UIHostingController` hear of appearance, \
      traits and safe areas, and only through it can SwiftUI present anything. In a view or a representable, which are \
      no controllers, take the parent from whoever owns the view, or use `UIHostingConfiguration` in cells.
      """,
    exception: "The hosted views need nothing from a parent: no appearance callbacks, no presentation, no safe area.",
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
      // A scroll view in SwiftUI that zooms: the coordinator keeps the controller, and nobody is its parent.
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
      // A view that hides its controller from everybody who could be its parent.
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
      // An unusual order, in a part of the class that is far from where the controller is made.
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
      // The parent is passed in, or found through the table's controller.
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
      // Whoever is handed the controller may be, or find, its parent.
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
      // The owner of the view reaches the controller.
      .accepted(
        """
        import SwiftUI

        final class HostingPane: UIView {
          let host = UIHostingController(rootView: Profile())
          func load() { addSubview(host.view) }
        }
        """),
      // Drawn into an image, or measured and taken out again.
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
      // A child's view has to stand below its parent's, which bars and windows do not.
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
      // The same under other names, and the views of the controllers around this one.
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
      // AppKit's views join the responder chain by themselves.
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
    // Without `added`, `told` is the fault of another rule.
    guard project.fate(of: view.controller, in: view.member, of: type).isEmpty else { continue }
    // What stands in a bar or a window is not below the controller's own view, as a child's has to be.
    if place == .controller, project.standsOutside(view, of: type) { continue }
    var severity: Severity = place == .controller ? .warning : .information
    switch view.holder {
    case .expression: continue
    case .local(let binding) where unretained.contains(binding):
      // To keep a controller as a child mends both; elsewhere it is another fault.
      if place == .controller { continue }
      severity = .hint
    case .local, .property: break
    }
    let controller = view.controller.text
    let parent = place == .controller ? "a child of '\(type.simpleName)'" : "the child of a view controller"
    context.report(
      "the view of '\(controller)' is added, but '\(controller)' never becomes \(parent)", at: .whole(view.call),
      severity: severity, fixes: place == .controller ? context.containmentFix(for: view).map { [$0] } ?? [] : [])
  }
}

extension ProjectModel {
  /// Whether the view that a hosted view is put into is a bar or a window, by its type or its name, or that of a
  /// controller around this one.
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

  /// The names in an expression, and in those that its locals stand for.
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
