import LintEngine

let missingEnvironmentObjectExamples: [RuleExample] = [
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
        present(UIHostingController(rootView: ⟦CartScreen()⟧), animated: true)
      }
    }
    """,
    fixed: """
      final class Cart: ObservableObject { @Published var items: [String] = [] }
      struct CartScreen: View {
        @EnvironmentObject private var cart: Cart
        var body: some View { Text(cart.items.joined()) }
      }
      final class ShopController: UIViewController {
        private let cart = Cart()
        func showCart() {
          present(UIHostingController(rootView: CartScreen().environmentObject(cart)), animated: true)
        }
      }
      """),
  // An observable object, in a view of the root view, and a subclass.
  .flagged(
    """
    @Observable final class Session { var name = "" }
    struct Header: View {
      @Environment(Session.self) private var session
      var body: some View { Text(session.name) }
    }
    struct HomeScreen: View {
      var body: some View {
        VStack {
          Header().padding()
          Text("Home")
        }
      }
    }
    final class HomeController: UIHostingController<HomeScreen> {
      init() { super.init(rootView: ⟦HomeScreen()⟧) }
      required init?(coder: NSCoder) { fatalError() }
    }
    final class MenuController: UIViewController {
      func goHome() { present(HomeController(), animated: true) }
    }
    """),
  // The root of a window, in a navigation controller, with one object of two.
  .flagged(
    """
    final class Cart: ObservableObject { @Published var items: [String] = [] }
    final class Prices: ObservableObject { @Published var isShown = false }
    struct Price: View {
      @EnvironmentObject var cart: Cart
      @EnvironmentObject var prices: Prices
      var body: some View { Toggle(cart.items.joined(), isOn: $prices.isShown) }
    }
    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
      ) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        let host = UIHostingController(rootView: ⟦Price().environmentObject(Prices())⟧)
        window.rootViewController = UINavigationController(rootViewController: host)
        self.window = window
      }
    }
    """),
  // Below a wrapped controller or in a cell, a hosting view can inherit the environment of the views around it.
  .accepted(
    """
    final class Cart: ObservableObject { @Published var items: [String] = [] }
    struct CartScreen: View {
      @EnvironmentObject private var cart: Cart
      var body: some View { Text(cart.items.joined()) }
    }
    struct CartPanel: UIViewControllerRepresentable {
      func makeUIViewController(context: Context) -> PanelController { PanelController() }
      func updateUIViewController(_ controller: PanelController, context: Context) {}
    }
    final class PanelController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        let host = UIHostingController(rootView: CartScreen())
        addChild(host)
        view.addSubview(host.view)
        host.didMove(toParent: self)
      }
    }
    final class CartCell: UITableViewCell {
      func show() {
        contentConfiguration = UIHostingConfiguration { CartScreen() }
      }
    }
    """),
  // Only code for another platform reads the object.
  .accepted(
    """
    final class Settings: ObservableObject { @Published var isGrid = false }
    struct Gallery: View {
      @EnvironmentObject private var settings: Settings
      var body: some View {
        List { Text("Pictures") }
          #if os(tvOS)
          .contextMenu { Toggle("Grid", isOn: $settings.isGrid) }
          #endif
      }
    }
    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = UIHostingController(rootView: Gallery())
        self.window = window
      }
    }
    """),
  // Passed at the border, or by a view around it.
  .accepted(
    """
    final class Cart: ObservableObject { @Published var items: [String] = [] }
    struct CartScreen: View {
      @EnvironmentObject private var cart: Cart
      var body: some View { Text(cart.items.joined()) }
    }
    struct Shop: View {
      @StateObject private var cart = Cart()
      var body: some View { NavigationStack { CartScreen() }.environmentObject(cart) }
    }
    final class ShopController: UIViewController {
      private let cart = Cart()
      func showCart() {
        let screen = CartScreen().environmentObject(cart)
        present(UIHostingController(rootView: screen), animated: true)
        present(UIHostingController(rootView: Shop()), animated: true)
      }
    }
    """),
  // A modifier of the project, a subclass of the project, and another root view later may pass it.
  .accepted(
    """
    final class Cart: ObservableObject { @Published var items: [String] = [] }
    struct CartScreen: View {
      @EnvironmentObject private var cart: Cart
      var body: some View { Text(cart.items.joined()) }
    }
    extension View {
      func withDependencies() -> some View { environmentObject(Cart()) }
    }
    final class AppHostingController: UIHostingController<AnyView> {
      init<Content: View>(rootView: Content) { super.init(rootView: AnyView(rootView.environmentObject(Cart()))) }
      required init?(coder: NSCoder) { fatalError() }
    }
    final class ShopController: UIViewController {
      func showCart() {
        present(UIHostingController(rootView: CartScreen().withDependencies()), animated: true)
        present(AppHostingController(rootView: CartScreen()), animated: true)
      }
    }
    final class LaterController: UIViewController {
      private let cart = Cart()
      private let host = UIHostingController(rootView: AnyView(CartScreen()))
      override func viewDidLoad() {
        super.viewDidLoad()
        host.rootView = AnyView(CartScreen().environmentObject(cart))
      }
    }
    """),
  // An optional object, one that no code reads, and the whole environment.
  .accepted(
    """
    @Observable final class Session { var name = "" }
    final class Cart: ObservableObject { @Published var items: [String] = [] }
    struct Header: View {
      @Environment(Session.self) private var session: Session?
      @EnvironmentObject private var cart: Cart
      var body: some View { Text(session?.name ?? "") }
    }
    struct CartScreen: View {
      @EnvironmentObject private var cart: Cart
      var body: some View { Text(cart.items.joined()) }
    }
    struct Panel: UIViewControllerRepresentable {
      func makeUIViewController(context: Context) -> UIViewController {
        UIHostingController(rootView: CartScreen().environment(\\.self, context.environment))
      }
      func updateUIViewController(_ controller: UIViewController, context: Context) {}
    }
    final class HomeController: UIViewController {
      func showHeader() { present(UIHostingController(rootView: Header()), animated: true) }
    }
    """),
  // Views that a condition or the code of another view decides about.
  .accepted(
    """
    final class Cart: ObservableObject { @Published var items: [String] = [] }
    struct CartBadge: View {
      @EnvironmentObject private var cart: Cart
      var body: some View { Text(cart.items.joined()) }
    }
    struct Card<Content: View>: View {
      @StateObject private var cart = Cart()
      @ViewBuilder var content: Content
      var body: some View { content.environmentObject(cart) }
    }
    struct HomeScreen: View {
      var showsCart = false
      var body: some View {
        Card { CartBadge() }
        if showsCart { CartBadge() }
      }
    }
    final class HomeController: UIViewController {
      func show() { present(UIHostingController(rootView: HomeScreen()), animated: true) }
    }
    """),
  // What the creator of a view passes decides whether it reads the object.
  .accepted(
    """
    final class Cart: ObservableObject { @Published var items: [String] = [] }
    struct CodeForm: View {
      enum Purpose { case signIn, payment }
      let purpose: Purpose
      @EnvironmentObject private var cart: Cart
      var body: some View { Button("Done", action: finish) }
      private func finish() {
        switch purpose {
        case .signIn: print("signed in")
        case .payment: cart.items = []
        }
      }
    }
    final class HomeController: UIViewController {
      func show() { present(UIHostingController(rootView: CodeForm(purpose: .signIn)), animated: true) }
    }
    """),
  .flagged(
    """
    final class Cart: ObservableObject { @Published var items: [String] = [] }
    struct CodeForm: View {
      let title: String
      @EnvironmentObject private var cart: Cart
      @State private var isEmptied = false
      var body: some View { Button(title, action: finish) }
      private func finish() {
        if !isEmptied { cart.items = [] }
      }
    }
    final class HomeController: UIViewController {
      func show() { present(UIHostingController(rootView: ⟦CodeForm(title: "Done")⟧), animated: true) }
    }
    """),
]
