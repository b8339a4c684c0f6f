import LintEngine

/// The examples of `late-navigation-title` about what happens to the controller before the push.
let titleRouteExamples: [RuleExample] = [
  // Properties other than the title, the older modifier, and code of the project that may set a title.
  .flagged(
    """
    import SwiftUI

    final class OrdersController: UIViewController {
      private var log: [UIViewController] = []
      func showOrders() {
        let host = UIHostingController(rootView: OrderList(isNew: true).padding().tint(.red))
        host.hidesBottomBarWhenPushed = true
        host.view.backgroundColor = .clear
        log.forEach { host in host.title = "Old" }
        ⟦navigationController?.pushViewController(host, animated: true)⟧
      }
      func showLegacy() {
        let page = UIHostingController(rootView: Text("Legacy").navigationBarTitle("Legacy"))
        ⟦navigationController?.pushViewController(page, animated: true)⟧
      }
    }
    struct OrderList: View {
      let isNew: Bool
      var body: some View { Text("Orders").navigationTitle("Orders") }
    }
    final class MenuController: UIViewController {
      private let router = Router()
      func showItems() {
        router.push(UIHostingController(rootView: Text("Items").navigationTitle("Items")), animated: true)
        router.pushViewController(UIHostingController(rootView: Text("Items").navigationTitle("Items")), animated: true)
        let titled = makeTitled(Text("Tea").navigationTitle("Tea"))
        navigationController?.pushViewController(titled, animated: true)
        let styled = UIHostingController(rootView: Text("Milk").navigationTitle("Milk"))
        styled.loadViewIfNeeded()
        navigationController?.pushViewController(styled, animated: true)
        let chosen: UIHostingController<OrderList> = UIHostingController(rootView: OrderList(isNew: false))
        log(chosen)
        navigationController?.pushViewController(chosen, animated: true)
      }
      private func log(_ controller: UIViewController) { controller.title = "Chosen" }
      private func makeTitled<Content: View>(_ content: Content) -> UIViewController {
        let host = UIHostingController(rootView: content)
        host.title = "Tea"
        return host
      }
    }
    final class Router {
      private let stack = UINavigationController()
      func push(_ controller: UIViewController, animated: Bool) {
        controller.title = "Items"
        stack.pushViewController(controller, animated: animated)
      }
      func pushViewController(_ controller: UIViewController, animated: Bool) {
        controller.title = "Items"
        stack.pushViewController(controller, animated: animated)
      }
    }
    """
  ),
  // Controllers of other classes and from functions, and an observer that sets the title.
  .accepted(
    """
    import LibraryKit
    import SwiftUI

    final class OrderController: UIHostingController<OrderList> {
      override func viewDidLoad() {
        super.viewDidLoad()
        title = "Orders"
      }
    }
    final class ProfileController: UIViewController {
      private var shown: UIViewController? { didSet { shown?.title = "Orders" } }
      func showOrders() {
        let orders = OrderController(rootView: OrderList())
        navigationController?.pushViewController(orders, animated: true)
        navigationController?.pushViewController(titled(rootView: OrderList()), animated: true)
        navigationController?.pushViewController(LibraryHostingController(rootView: OrderList()), animated: true)
      }
      func keepOrders() {
        let host = UIHostingController(rootView: OrderList())
        shown = host
        navigationController?.pushViewController(host, animated: true)
      }
      private func titled(rootView: OrderList) -> UIViewController {
        let host = UIHostingController(rootView: rootView)
        host.title = "Orders"
        return host
      }
    }
    struct OrderList: View {
      var body: some View {
        Text("Orders").navigationTitle("Orders")
      }
    }
    """),
  // These hide the navigation bar and never show it.
  .accepted(
    """
    import SwiftUI

    final class OrderFlow {
      private let navigation = UINavigationController()
      private var wasHidden = false
      func start() {
        wasHidden = navigation.isNavigationBarHidden
        navigation.setNavigationBarHidden(true, animated: false)
      }
      func showOrders() {
        navigation.pushViewController(UIHostingController(rootView: OrderList()), animated: true)
      }
    }
    final class ItemFlow {
      private let navigation = UINavigationController()
      init() { navigation.isNavigationBarHidden = true }
      func showOrders() {
        navigation.pushViewController(UIHostingController(rootView: OrderList()), animated: true)
      }
    }
    struct OrderList: View {
      var body: some View {
        Text("Orders").navigationTitle("Orders")
      }
    }
    """),
  // A controller that hides the bar only while it's on top, and one that never hides it.
  .flagged(
    """
    import SwiftUI

    final class HomeController: UIViewController {
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setNavigationBarHidden(true, animated: animated)
      }
      override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        navigationController?.setNavigationBarHidden(false, animated: animated)
      }
      func showOrders() {
        let host = UIHostingController(rootView: OrderList())
        ⟦navigationController?.pushViewController(host, animated: true)⟧
      }
    }
    final class CartController: UIViewController {
      private var isBarHidden = true
      override func viewDidLoad() {
        super.viewDidLoad()
        navigationController?.isNavigationBarHidden = false
        isBarHidden = true
      }
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
]
