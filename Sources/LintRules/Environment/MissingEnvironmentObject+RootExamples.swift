import LintEngine

/// The examples of `missing-environment-object` about code of the project that receives the controller.
let environmentRootExamples: [RuleExample] = [
  // Methods and properties of the project that receive the controller and supply the object.
  .accepted(
    """
    import SwiftUI

    final class Cart: ObservableObject { @Published var items: [String] = [] }
    struct CartScreen: View {
      @EnvironmentObject private var cart: Cart
      var body: some View { Text(cart.items.joined()) }
    }
    final class CartController: UIViewController {
      private let cart = Cart()
      private let router = CartRouter()
      private lazy var drawer = DrawerController(cart: cart)
      private var hosts: [UIViewController] = []
      func showCart() {
        let host = UIHostingController(rootView: AnyView(CartScreen()))
        drawer.contentController = host
        drawer.rootViewController = UIHostingController(rootView: AnyView(CartScreen()))
        router.present(UIHostingController(rootView: AnyView(CartScreen())), animated: true)
        var page = UIHostingController(rootView: AnyView(CartScreen()))
        page = drawer.supply(page)
        present(page, animated: true)
        let screen = UIHostingController(rootView: AnyView(CartScreen()))
        let wrapped = DrawerController(cart: cart, rootViewController: screen)
        present(wrapped, animated: true)
        let first = UIHostingController(rootView: AnyView(CartScreen()))
        hosts.append(drawer.supply(first))
        hosts.forEach { first in present(first, animated: true) }
      }
    }
    final class CartRouter {
      private let cart = Cart()
      private let window = UIWindow()
      func present(_ host: UIHostingController<AnyView>, animated: Bool) {
        host.rootView = AnyView(host.rootView.environmentObject(cart))
        window.rootViewController?.present(host, animated: animated)
      }
    }
    final class DrawerController: UIViewController {
      private let cart: Cart
      var contentController: UIHostingController<AnyView>? {
        didSet { contentController.map { _ = supply($0) } }
      }
      var rootViewController: UIHostingController<AnyView>? {
        didSet { rootViewController.map { _ = supply($0) } }
      }
      init(cart: Cart, rootViewController: UIHostingController<AnyView>? = nil) {
        self.cart = cart
        super.init(nibName: nil, bundle: nil)
        self.rootViewController = rootViewController.map(supply)
      }
      required init?(coder: NSCoder) { fatalError() }
      func supply(_ host: UIHostingController<AnyView>) -> UIHostingController<AnyView> {
        host.rootView = AnyView(host.rootView.environmentObject(cart))
        return host
      }
    }
    """),
  // The class sets the root view again.
  .accepted(
    """
    final class Cart: ObservableObject { @Published var items: [String] = [] }
    struct CartScreen: View {
      @EnvironmentObject private var cart: Cart
      var body: some View { Text(cart.items.joined()) }
    }
    final class ShopController: UIViewController {
      private let cart = Cart()
      func showCart() {
        let host = UIHostingController(rootView: AnyView(CartScreen()))
        host.rootView = AnyView(CartScreen().environmentObject(cart))
        present(host, animated: true)
      }
    }
    """),
  // The controller receives the object.
  .flagged(
    """
    final class Cart: ObservableObject { @Published var items: [String] = [] }
    struct CartScreen: View {
      @EnvironmentObject private var cart: Cart
      var body: some View { Text(cart.items.joined()) }
    }
    final class ShopController: UIViewController {
      private let cart: Cart
      init(cart: Cart) {
        self.cart = cart
        super.init(nibName: nil, bundle: nil)
      }
      required init?(coder: NSCoder) { nil }
      func showCart() { present(UIHostingController(rootView: ⟦CartScreen()⟧), animated: true) }
    }
    """,
    fixed: """
      final class Cart: ObservableObject { @Published var items: [String] = [] }
      struct CartScreen: View {
        @EnvironmentObject private var cart: Cart
        var body: some View { Text(cart.items.joined()) }
      }
      final class ShopController: UIViewController {
        private let cart: Cart
        init(cart: Cart) {
          self.cart = cart
          super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }
        func showCart() { present(UIHostingController(rootView: CartScreen().environmentObject(cart)), animated: true) }
      }
      """),
  // A local or a closure needs the type of the root view, and no property certainly has the object.
  .flagged(
    """
    final class Cart: ObservableObject { @Published var items: [String] = [] }
    struct CartScreen: View {
      @EnvironmentObject private var cart: Cart
      var body: some View { Text(cart.items.joined()) }
    }
    final class ShopController: UIViewController {
      private let cart = Cart()
      func showCart() {
        let host = UIHostingController(rootView: ⟦CartScreen()⟧)
        present(host, animated: true)
      }
      func showCartLater() {
        DispatchQueue.main.async {
          self.present(UIHostingController(rootView: ⟦CartScreen()⟧), animated: true)
        }
      }
    }
    final class MenuController: UIViewController {
      static let shared = Cart()
      var cart: Cart?
      var label = UILabel()
      func showCart() { present(UIHostingController(rootView: ⟦CartScreen()⟧), animated: true) }
    }
    """),
]
