import BridgeModel
import LintEngine
import SwiftScan

extension Rule {
  public static let lateNavigationTitle = Rule(
    id: "late-navigation-title",
    group: "navigation",
    severity: .hint,
    isOnByDefault: false,
    since: "iOS 13",
    summary: "Set the title of a hosting controller before you push it.",
    symptom: "The title appears only at the end of the push animation.",
    rationale: """
      A hosting controller learns the title from its root view when SwiftUI renders that view, which may be after the \
      navigation bar has started its animation. Set `title` of the controller before you push it, so the bar shows it \
      from the beginning.
      """,
    exception: "Suppress it if the title appears in time on the systems that you support.",
    source: "https://github.com/tidepool-org/DashKit/pull/47",
    examples: [
      .flagged(
        """
        import SwiftUI

        final class ProfileController: UIViewController {
          func showOrders() {
            let host = UIHostingController(rootView: OrderList())
            ⟦navigationController?.pushViewController(host, animated: true)⟧
          }
        }
        struct OrderList: View {
          var body: some View {
            Text("Orders").navigationTitle("Orders")
          }
        }
        """),
      // The place that creates the view sets the title, and the controller has no name.
      .flagged(
        """
        import SwiftUI

        final class ProfileController: UIViewController {
          func showOrders(in stack: UINavigationController) {
            ⟦stack.pushViewController(
              UIHostingController(rootView: Text("Orders").navigationTitle("Orders").padding()), animated: true)⟧
          }
        }
        """),
      // The controller has a title, or code that receives it may set one.
      .accepted(
        """
        import SwiftUI

        final class ProfileController: UIViewController {
          func showOrders() {
            let host = UIHostingController(rootView: OrderList())
            host.title = "Orders"
            navigationController?.pushViewController(host, animated: true)
          }
          func showItems() {
            let host = UIHostingController(rootView: OrderList())
            host.navigationItem.title = "Items"
            navigationController?.pushViewController(host, animated: true)
          }
          func showAll() {
            let host = UIHostingController(rootView: OrderList())
            style(host)
            navigationController?.pushViewController(host, animated: true)
          }
          private func style(_ controller: UIViewController) { controller.title = "All" }
        }
        struct OrderList: View {
          var body: some View {
            Text("Orders").navigationTitle("Orders")
          }
        }
        """),
      // A subclass that sets its title, and a view without a title.
      .accepted(
        """
        import SwiftUI

        final class OrderController: UIHostingController<OrderList> {
          override func viewDidLoad() {
            super.viewDidLoad()
            title = "Orders"
          }
        }
        final class ProfileController: UIViewController {
          func showOrders() {
            navigationController?.pushViewController(OrderController(rootView: OrderList()), animated: true)
            navigationController?.pushViewController(UIHostingController(rootView: Text("Help")), animated: true)
          }
        }
        struct OrderList: View {
          var body: some View {
            Text("Orders").navigationTitle("Orders")
          }
        }
        """),
      // Presented, the root of a stack, or pushed without animation, so that nothing moves in the bar.
      .accepted(
        """
        import SwiftUI

        final class ProfileController: UIViewController {
          func showOrders() {
            let host = UIHostingController(rootView: OrderList())
            present(UINavigationController(rootViewController: host), animated: true)
          }
          func replaceByOrders(in navigation: UINavigationController) {
            navigation.pushViewController(UIHostingController(rootView: OrderList()), animated: false)
          }
        }
        struct OrderList: View {
          var body: some View {
            Text("Orders").navigationTitle("Orders")
          }
        }
        """),
    ] + titleRouteExamples,
    signs: .presentation,
    check: .types(checkLateTitles))
}

@Sendable private func checkLateTitles(_ type: ProjectType, in context: inout RuleContext) {
  guard context.mayHostViews, type.signs.contains(.hosting) else { return }
  for late in context.project.lateTitles(in: type) {
    context.report(
      "the navigation title of this hosting controller may appear only after the push; set its 'title' before",
      at: .whole(late.push), related: [(.whole(late.modifier), "SwiftUI sets the title here")])
  }
}
