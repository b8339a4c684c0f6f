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
  // One of two roots of a window, and the root of a window that is created with it.
  .flagged(
    """
    import SwiftUI

    final class Account: ObservableObject { @Published var name = "" }
    struct HomePage: View {
      @EnvironmentObject private var account: Account
      var body: some View { Text(account.name) }
    }
    struct LoginPage: View {
      var body: some View { Text("Sign in") }
    }
    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      func show(isSignedIn: Bool) {
        window?.rootViewController =
          isSignedIn ? UIHostingController(rootView: ⟦HomePage()⟧) : UIHostingController(rootView: LoginPage())
      }
    }
    """),
  // A window of AppKit that is created with its root.
  .flagged(
    """
    import AppKit
    import SwiftUI

    final class Account: ObservableObject { @Published var name = "" }
    struct AccountPage: View {
      @EnvironmentObject private var account: Account
      var body: some View { Text(account.name) }
    }
    final class AccountPresenter {
      func show() -> NSWindow {
        NSWindow(contentViewController: NSHostingController(rootView: ⟦AccountPage()⟧))
      }
    }
    """),
  // Parts of other views and controllers, and a comparison, are no roots.
  .accepted(
    """
    import AppKit
    import SwiftUI

    final class Account: ObservableObject { @Published var name = "" }
    struct SidebarPage: View {
      @EnvironmentObject private var account: Account
      var body: some View { Text(account.name) }
    }
    struct CardPage: View {
      @EnvironmentObject private var account: Account
      var body: some View { Text(account.name) }
    }
    final class MainController: NSSplitViewController {
      private let box = NSBox()
      override func viewDidLoad() {
        super.viewDidLoad()
        addSplitViewItem(NSSplitViewItem(viewController: NSHostingController(rootView: SidebarPage())))
        box.contentView = NSHostingView(rootView: CardPage())
      }
    }
    """),
  // A controller that is only compared with the one on screen.
  .accepted(
    """
    import SwiftUI

    final class Account: ObservableObject { @Published var name = "" }
    struct HomePage: View {
      @EnvironmentObject private var account: Account
      var body: some View { Text(account.name) }
    }
    final class PageController: UIViewController {
      func show(in stack: PageStack) {
        let page = UIHostingController(rootView: HomePage())
        if stack.top !== page { stack.put(page) }
      }
    }
    final class PageStack {
      var top: UIViewController?
      func put(_ page: UIViewController) { top = page }
    }
    """),
  // A root that is only used if there's no other one.
  .flagged(
    """
    import SwiftUI

    final class Account: ObservableObject { @Published var name = "" }
    struct HomePage: View {
      @EnvironmentObject private var account: Account
      var body: some View { Text(account.name) }
    }
    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      func show(_ given: UIViewController?) {
        let page = given ?? UIHostingController(rootView: ⟦HomePage()⟧)
        window?.rootViewController = page
      }
    }
    """),
]
