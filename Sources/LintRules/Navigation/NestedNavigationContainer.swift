import BridgeModel
import LintEngine

extension Rule {
  public static let nestedNavigationContainer = Rule(
    id: "nested-navigation-container",
    group: "navigation",
    severity: .warning,
    since: "iOS 13",
    summary: "Let either the navigation controller or the hosted view show the navigation, not both.",
    symptom: "The pushed screen has two navigation bars, and links in it navigate below the outer one.",
    rationale: """
      A `NavigationStack` or `NavigationView` brings a navigation controller of its own. If its hosting controller is \
      in a `UINavigationController`, each of them shows a bar, with its own title and back button, and neither knows \
      what the other one has pushed. A hosted view without a container uses the bar of the navigation controller around \
      it: `.navigationTitle` and `.toolbar` work there as well. Add the container only where the view is presented.
      """,
    exception: "Suppress it if code elsewhere hides one of the bars.",
    source: "https://developer.apple.com/documentation/swiftui/navigationstack",
    examples: [
      .flagged(
        """
        final class ReadingsController: UIViewController {
          func showItems() {
            let items = ⟦UIHostingController(rootView: ItemsPage())⟧
            navigationController?.pushViewController(items, animated: true)
          }
        }
        struct ItemsPage: View {
          var body: some View {
            NavigationView {
              List { Text("First") }
            }
          }
        }
        """),
      // As the root, with modifiers, and through another view.
      .flagged(
        """
        final class Coordinator {
          func start() -> UIViewController {
            UINavigationController(rootViewController: ⟦UIHostingController(rootView: Settings().tint(.red))⟧)
          }
          func open(from navigation: UINavigationController) {
            navigation.pushViewController(
              ⟦UIHostingController(rootView: NavigationStack { Text("Details") })⟧, animated: true)
          }
        }
        struct Settings: View {
          var body: some View { SettingsContent().padding() }
        }
        struct SettingsContent: View {
          var body: some View { NavigationStack { Text("Settings") } }
        }
        """),
      // The controller shows the bar.
      .flagged(
        """
        final class Library: UIViewController {
          override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            navigationController?.setNavigationBarHidden(false, animated: animated)
          }
          func showMetadata() {
            let page = ⟦UIHostingController(rootView: NavigationStack { Text("Metadata") })⟧
            navigationController?.pushViewController(page, animated: true)
          }
        }
        """),
      // Presented, in a tab, and without a container of its own.
      .accepted(
        """
        final class Home: UIViewController {
          func showFilters() {
            present(UIHostingController(rootView: NavigationView { Text("Filters") }), animated: true)
            let tabs = UITabBarController()
            tabs.viewControllers = [UIHostingController(rootView: NavigationStack { Text("List") })]
            navigationController?.pushViewController(UIHostingController(rootView: Details()), animated: true)
          }
        }
        struct Details: View {
          var body: some View {
            VStack { Text("Details") }
              .sheet(isPresented: .constant(false)) { NavigationStack { Text("More") } }
          }
        }
        """),
      // One of the bars is hidden.
      .accepted(
        """
        final class Shop: UIViewController {
          override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            navigationController?.setNavigationBarHidden(true, animated: animated)
          }
          func showCart() {
            navigationController?.pushViewController(
              UIHostingController(rootView: NavigationStack { Text("Cart") }), animated: true)
          }
        }
        final class Orders: UIViewController {
          func show() {
            let page = NavigationStack { Text("Orders") }.navigationBarHidden(true)
            navigationController?.pushViewController(UIHostingController(rootView: page), animated: true)
          }
        }
        """),
      // A split view shows its columns in one screen with its own bars, and AppKit has no navigation controllers.
      .accepted(
        """
        final class Window: NSViewController {
          override func loadView() { view = NSHostingView(rootView: NavigationStack { Text("Main") }) }
        }
        """),
      // Presented controllers next to pushed ones, another class with a root view, and views that show a container on one platform or nothing.
      .accepted(
        """
        final class OrdersController: UIViewController {
          private let details = UIViewController()
          func show(isWide: Bool) {
            let filters = UIHostingController(rootView: NavigationStack { Text("Filters") })
            present(filters, animated: true)
            navigationController?.pushViewController(details, animated: true)
            if isWide {
              let page = UIHostingController(rootView: NavigationStack { Text("Orders") })
              present(page, animated: true)
            } else {
              let page = UIViewController()
              navigationController?.pushViewController(page, animated: true)
            }
          }
          func showMore() {
            navigationController?.pushViewController(DrawerController(rootView: NavigationStack { Text("Menu") }), animated: true)
            navigationController?.pushViewController(UIHostingController(rootView: OrderPage()), animated: true)
            navigationController?.pushViewController(UIHostingController(rootView: SoonPage()), animated: true)
          }
        }
        final class DrawerController<Content: View>: UIViewController {
          let rootView: Content
          init(rootView: Content) {
            self.rootView = rootView
            super.init(nibName: nil, bundle: nil)
          }
          required init?(coder: NSCoder) { fatalError("not in a storyboard") }
        }
        struct OrderPage: View {
          #if os(visionOS)
            var body: some View { NavigationStack { Text("Order") } }
          #else
            var body: some View { Text("Order") }
          #endif
        }
        struct SoonPage: View {
          var body: some View {}
        }
        """),
      // A modifier that shows the bar, with another one after it.
      .flagged(
        """
        final class ReceiptsController: UIViewController {
          func show() {
            let page = NavigationStack { Text("Receipts") }.navigationBarHidden(false).tint(.red)
            navigationController?.pushViewController(⟦UIHostingController(rootView: page)⟧, animated: true)
          }
        }
        """),
      // The hosted views hide the bars of their own containers.
      .accepted(
        """
        final class HomeController: UIViewController {
          func showNews() {
            let news = UIHostingController(rootView: NewsPage())
            navigationController?.pushViewController(news, animated: true)
          }
          func showMap() {
            let map = UIHostingController(rootView: MapPage())
            navigationController?.pushViewController(map, animated: true)
          }
        }
        struct NewsPage: View {
          var body: some View {
            NavigationView {
              List { Text("First") }.navigationBarHidden(true)
            }
          }
        }
        struct MapPage: View {
          var body: some View {
            NavigationStack {
              Text("Map").toolbar(.hidden, for: .navigationBar)
            }
          }
        }
        """),
      // The body returns the container.
      .flagged(
        """
        import SwiftUI

        final class JournalController: UIViewController {
          func open() {
            navigationController?.pushViewController(⟦UIHostingController(rootView: JournalScreen())⟧, animated: true)
          }
        }
        struct JournalScreen: View {
          var body: some View {
            let title = "Journal"
            return NavigationStack { Text(title) }
          }
        }
        """),
    ],
    signs: .hosting,
    check: .types(checkNavigation))
}

@Sendable private func checkNavigation(_ type: ProjectType, in context: inout RuleContext) {
  guard context.mayHostViews else { return }
  context.inEach(type.membersWithRootViews) { member, context in
    for nested in context.project.nestedNavigation(in: member, of: type) {
      let owner = nested.view.map { "'\($0)'" } ?? "the hosted view"
      context.report(
        "\(owner) has a '\(nested.container)' of its own, so the screen shows two navigation bars",
        at: .whole(nested.controller), related: [(.whole(nested.push), "pushed here")])
    }
  }
}
