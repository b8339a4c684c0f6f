import LintEngine

/// The examples of `self-retaining-host` about the objects that keep a hosting controller: coordinators, properties,
/// containers, and parameters.
let selfRetainingKeeperExamples: [RuleExample] = [
  // Hosting controllers that a coordinator keeps. It closes the menu, and the update method replaces two root views.
  .flagged(
    """
    import SwiftUI

    struct MapPanel: UIViewRepresentable {
      let title: String
      func makeUIView(context: UIViewRepresentableContext<MapPanel>) -> UIView {
        let coordinator = context.coordinator
        let controls = MapControls(title: title, onZoom: ⟦{ coordinator.zoom() }⟧)
        coordinator.panel = UIHostingController(rootView: controls)
        coordinator.legend = UIHostingController(
          rootView: VStack {
            Text(title)
            Button(action: {}) { MapLegend(source: ⟦coordinator⟧) }
          })
        coordinator.button = UIHostingController(rootView: Button("Zoom", action: ⟦coordinator.zoom⟧).padding())
        coordinator.list = UIHostingController(rootView: MapControls(title: title, onZoom: coordinator.zoom))
        coordinator.search = UIHostingController(rootView: MapControls(title: title, onZoom: coordinator.zoom))
        coordinator.menu = UIHostingController(rootView: MapControls(title: title, onZoom: coordinator.zoom))
        coordinator.scale = UIHostingController(rootView: MapScale(values: context.environment))
        return coordinator.panel?.view ?? UIView()
      }
      func updateUIView(_ view: UIView, context: Context) {
        let coordinator = context.coordinator
        coordinator.panel?.rootView = MapControls(title: title, onZoom: ⟦{ context.coordinator.zoom() }⟧)
        coordinator.panel?.title = coordinator.panel?.rootView.title
        coordinator.list?.rootView = MapControls(title: title, onZoom: {})
        guard let search = coordinator.search else { return }
        search.rootView = MapControls(title: title) { [weak search] in search?.view.setNeedsLayout() }
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator: NSObject {
        var panel: UIHostingController<MapControls>?
        var legend: UIViewController?
        var button: UIViewController?
        var list: UIHostingController<MapControls>?
        var search: UIHostingController<MapControls>?
        var menu: UIViewController?
        var scale: UIViewController?
        func zoom() {}
        func closeMenu() { menu = nil }
      }
    }
    struct MapControls: View {
      let title: String
      let onZoom: () -> Void
      var body: some View { Button(title, action: onZoom) }
    }
    struct MapLegend: View {
      let source: NSObject
      var body: some View { Text(source.description) }
    }
    struct MapScale: View {
      let values: EnvironmentValues
      var body: some View { Text("Scale").environment(\\.locale, values.locale) }
    }
    """),
  // Properties, tabs, a bar, a child, and a window that the controller keeps.
  .flagged(
    """
    import SwiftUI

    final class CardsController: UIViewController {
      private lazy var header: UIViewController = {
        let host = UIHostingController(rootView: CardPage(owner: ⟦self⟧))
        host.view.backgroundColor = .clear
        return host
      }()
      private lazy var footer: UIViewController = { UIHostingController(rootView: CardPage(owner: ⟦self⟧)) }()
      private lazy var height: CGFloat = {
        let host = UIHostingController(rootView: CardPage(owner: self))
        return host.sizeThatFits(in: .zero).height
      }()
      private let tabs = UITabBarController()
      private let cart = CardCart()
      private var window: UIWindow?
      override func viewDidLoad() {
        super.viewDidLoad()
        tabs.viewControllers = [UIHostingController(rootView: CardPage(owner: ⟦self⟧))]
        let title = UIHostingController(rootView: CardPage(owner: ⟦self⟧))
        navigationItem.titleView = title.view
        let page = UIHostingController(rootView: CardPage(owner: ⟦self⟧)) as UIViewController
        addChild(page)
        page.didMove(toParent: self)
        let window = UIWindow()
        window.rootViewController = UIHostingController(rootView: CardPage(owner: ⟦self⟧))
        self.window = window
      }
      func putBack() { cart.removeFromCart(title ?? "") }
    }
    final class CardCart {
      private var titles: Set<String> = []
      func removeFromCart(_ title: String) { titles.remove(title) }
    }
    struct CardPage: View {
      let owner: UIViewController
      init(owner: UIViewController) { self.owner = owner }
      var body: some View { Text(owner.title ?? "") }
    }
    """),
  // The controller keeps none of these: it only measures or presents them, or another object keeps them.
  .accepted(
    """
    import LegacyPanels
    import SwiftUI
    import WebKit

    final class CardsController: UIViewController, WKNavigationDelegate {
      private var size = CGSize.zero
      private var next: CardsController?
      private let web = WKWebView()
      private let legacy = LegacyPanel()
      private weak var container: CardContainer?
      private var overlay: UIViewController? {
        get { container?.overlay }
        set { container?.overlay = newValue }
      }
      override func viewDidLoad() {
        super.viewDidLoad()
        web.navigationDelegate = self
        let browser = UIHostingController(
          rootView: VStack {
            Text(String(describing: self))
            CardBrowser(web: web)
            self.makeCaption()
          })
        addChild(browser)
        browser.didMove(toParent: self)
        let other = UIHostingController(rootView: next?.makePage())
        addChild(other)
        other.didMove(toParent: self)
      }
      func show() {
        size = UIHostingController(rootView: CardPage(onClose: close)).sizeThatFits(in: view.bounds.size)
        legacy.content = UIHostingController(rootView: CardPage(onClose: close))
        overlay = UIHostingController(rootView: CardPage(onClose: close))
        navigationController?.viewControllers = [UIHostingController(rootView: CardPage(onClose: close))]
        let page = UIHostingController(rootView: CardPage(onClose: close))
        present(UINavigationController.init(rootViewController: page), animated: true)
      }
      private func makePage() -> CardPage { CardPage(onClose: close) }
      private func makeCaption() -> Text { Text("Cards") }
      private func close() {}
    }
    final class CardContainer: UIViewController {
      var overlay: UIViewController?
    }
    struct CardPage: View {
      let onClose: () -> Void
      var body: some View { Button("Close", action: onClose) }
    }
    struct CardBrowser: View {
      let web: WKWebView
      var body: some View { Text(web.title ?? "") }
    }
    """),
  // Parameters, an extension of a class, a navigation controller, and root views that are set later.
  .flagged(
    """
    import SwiftUI

    enum HelpMenu {
      static func fill(_ navigation: UINavigationController, with texts: [String]) {
        for navigation in texts { print(navigation) }
        let page = HelpPage(text: texts[0], onClose: ⟦{ navigation.dismiss(animated: true) }⟧)
        navigation.setViewControllers([UIHostingController(rootView: page)], animated: false)
      }
      static func open(in context: HelpContext) {
        let page = HelpPage(text: "", onClose: ⟦{ context.close() }⟧)
        context.coordinator.host = UIHostingController(rootView: page)
      }
      static func cover(_ container: UIView) {
        let host = UIHostingController(rootView: HelpPage(text: "", onClose: ⟦{ container.isHidden = true }⟧))
        container.addSubview(host.view)
      }
    }
    final class HelpContext {
      let coordinator = HelpCoordinator()
      func close() {}
    }
    final class HelpCoordinator {
      var host: UIViewController?
    }
    extension UIViewController {
      func embedHelp(_ text: String) {
        let host = UIHostingController(
          rootView: HelpPage(text: text) ⟦{ if self.isViewLoaded { self.title = text } }⟧)
        addChild(host)
        view.addSubview(host.view)
        host.didMove(toParent: self)
      }
    }
    final class HelpController: UINavigationController {
      private let model: HelpModel
      private let footer = UIHostingController(rootView: HelpPage(text: "", onClose: {}))
      private let header = UIHostingController(rootView: HelpPage(text: "", onClose: {}))
      init(model: HelpModel) {
        self.model = model
        super.init(rootViewController: UIHostingController(rootView: HelpList(model: model)))
        model.onClose = ⟦{ self.dismiss(animated: true) }⟧
      }
      required init?(coder: NSCoder) { nil }
      func show(_ text: String) {
        footer.rootView = HelpPage(text: text, onClose: ⟦{ if self.isViewLoaded { self.title = text } }⟧)
        header.rootView.onClose = ⟦{ if self.isViewLoaded { self.title = text } }⟧
      }
    }
    final class HelpModel: ObservableObject {
      var onClose: () -> Void = {}
    }
    struct HelpList: View {
      @ObservedObject var model: HelpModel
      var body: some View { Button("Close") { model.onClose() } }
    }
    struct HelpPage: View {
      let text: String
      var onClose: () -> Void
      var body: some View { Button(text, action: onClose) }
    }
    struct HelpSheet: UIViewControllerRepresentable {
      func makeUIViewController(context: Context) -> UIViewController {
        let navigation = UINavigationController()
        let page = HelpPage(text: "Help", onClose: ⟦{ navigation.dismiss(animated: true) }⟧)
        navigation.viewControllers = [UIHostingController(rootView: page)]
        return navigation
      }
      func updateUIViewController(_ controller: UIViewController, context: Context) {}
    }
    """),
  // A choice in parentheses.
  .flagged(
    """
    import SwiftUI

    struct Legend: View {
      let onClose: () -> Void
      var body: some View { Button("Close", action: onClose) }
    }
    final class MapController: UIViewController {
      private var legend: UIHostingController<Legend>?
      var isCompact = false
      override func viewDidLoad() {
        super.viewDidLoad()
        legend =
          (isCompact ? UIHostingController(rootView: Legend(onClose: ⟦{ self.dismiss(animated: true) }⟧)) : nil)
      }
    }
    """,
    fixed: """
      import SwiftUI

      struct Legend: View {
        let onClose: () -> Void
        var body: some View { Button("Close", action: onClose) }
      }
      final class MapController: UIViewController {
        private var legend: UIHostingController<Legend>?
        var isCompact = false
        override func viewDidLoad() {
          super.viewDidLoad()
          legend =
            (isCompact ? UIHostingController(rootView: Legend(onClose: { [weak self] in self?.dismiss(animated: true) })) : nil)
        }
      }
      """),
  // The root view has a copy of a struct from before the struct receives the controller.
  .accepted(
    """
    import SwiftUI

    @MainActor struct SheetParts {
      var title = ""
      var host: UIHostingController<SheetPage>?
    }
    final class SheetFactory {
      @MainActor func makeParts(title: String) -> SheetParts {
        var parts = SheetParts(title: title)
        parts.host = UIHostingController(rootView: SheetPage(parts: parts))
        return parts
      }
    }
    struct SheetPage: View {
      let parts: SheetParts
      var body: some View { Text(parts.title) }
    }
    """),
  // An object that the page doesn't keep receives a closure that reads the one that it keeps.
  .accepted(
    """
    import SwiftUI

    final class CheckoutController: UIViewController {
      private let order = CheckoutOrder()
      private var page: UIViewController?
      override func viewDidLoad() {
        super.viewDidLoad()
        ReceiptPrinter.shared.onEnd = { self.title = self.order.name }
        page = UIHostingController(rootView: CheckoutPage(order: order))
      }
    }
    final class GiftController: UIViewController {
      private var page: UIViewController?
      override func viewDidLoad() {
        super.viewDidLoad()
        let order = CheckoutOrder()
        let printer = ReceiptPrinter.shared
        printer.onEnd = { self.title = order.name }
        page = UIHostingController(rootView: CheckoutPage(order: order))
      }
    }
    final class CheckoutOrder: ObservableObject {
      @Published var name = ""
    }
    @MainActor final class ReceiptPrinter {
      static let shared = ReceiptPrinter()
      var onEnd: () -> Void = {}
    }
    struct CheckoutPage: View {
      @ObservedObject var order: CheckoutOrder
      var body: some View { Text(order.name) }
    }
    """),
]
