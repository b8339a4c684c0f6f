import LintEngine

/// The examples of `self-retaining-host` about weak references to what a view retains, and about values in other views.
let selfRetainingHostReferenceExamples: [RuleExample] = [
  // A weak local and an unowned property only give what they refer to, which the view retains.
  .flagged(
    """
    import SwiftUI

    final class PanelController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        weak var owner = ⟦self⟧
        let host = UIHostingController(rootView: PanelView(owner: owner))
        addChild(host)
        view.addSubview(host.view)
        host.didMove(toParent: self)
      }
    }
    struct PanelView: View {
      let owner: PanelController?
      var body: some View { Text("Panel") }
    }
    final class FormController: UIViewController {
      private unowned let model: FormModel
      init(model: FormModel) {
        self.model = model
        super.init(nibName: nil, bundle: nil)
        model.onClose = ⟦{ self.dismiss(animated: true) }⟧
      }
      required init?(coder: NSCoder) { nil }
      override func viewDidLoad() {
        super.viewDidLoad()
        let host = UIHostingController(rootView: FormView(model: model))
        addChild(host)
        view.addSubview(host.view)
        host.didMove(toParent: self)
      }
    }
    final class FormModel: ObservableObject { var onClose = {} }
    struct FormView: View {
      @ObservedObject var model: FormModel
      var body: some View { Text("Form") }
    }
    """),
  // A link with a setting of its own, a gesture, and a view that another one shows as its content.
  .flagged(
    """
    import SwiftUI

    final class MenuController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        let link = NavigationLink("Detail", destination: DetailView(onClose: ⟦{ print("Closed by", self) }⟧))
        let host = UIHostingController(rootView: link.isDetailLink(false))
        addChild(host)
        view.addSubview(host.view)
        host.didMove(toParent: self)
      }
    }
    struct DetailView: View {
      var onClose: () -> Void
      var body: some View { Button("Close", action: onClose) }
    }
    final class NoteController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        let tap = TapGesture().onEnded ⟦{ print("Tapped in", self) }⟧
        let host = UIHostingController(rootView: Text("Note").gesture(tap))
        addChild(host)
        view.addSubview(host.view)
        host.didMove(toParent: self)
      }
    }
    final class CardController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        let host = UIHostingController(rootView: Card(DetailView(onClose: ⟦{ print("Closed by", self) }⟧)))
        addChild(host)
        view.addSubview(host.view)
        host.didMove(toParent: self)
      }
    }
    struct Card<Content: View>: View {
      @ViewBuilder var content: Content
      init(_ content: Content) { self.content = content }
      var body: some View { content.padding() }
    }
    """),
  // The memberwise initializer runs the method that makes the content, and keeps only the content.
  .accepted(
    """
    import SwiftUI

    final class BoxController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        let host = UIHostingController(rootView: Box(content: makeContent))
        addChild(host)
        view.addSubview(host.view)
        host.didMove(toParent: self)
      }
      private func makeContent() -> Text { Text("Box") }
    }
    struct Box<Content: View>: View {
      @ViewBuilder let content: Content
      var body: some View { content.padding() }
    }
    """),
  // The variable of the controller is unwrapped in a closure, and is given the controller later. The initializer of the
  // view is also required by a protocol.
  .flagged(
    """
    import SwiftUI

    @MainActor final class LoginFlow {
      private let screen: UIViewController
      init(screen: UIViewController) { self.screen = screen }
      func start(_ name: String) {
        var page: UIViewController?
        let root = LoginPage(
          title: name,
          onDone: ⟦{
            guard let page else { return }
            page.dismiss(animated: true)
          }⟧)
        let host = UIHostingController(rootView: root)
        page = host
        screen.present(host, animated: true)
      }
      func greet(_ name: String) {
        weak var page: UIViewController?
        weak var other: UIViewController? = UIHostingController(
          rootView: LoginPage(title: name, onDone: { other?.dismiss(animated: true) }))
        let root = LoginPage(title: name, onDone: { page?.dismiss(animated: true) })
        let host = UIHostingController(rootView: root)
        page = host
        screen.present(other ?? host, animated: true)
      }
      func forget(_ name: String) {
        var page: UIViewController?
        let root = LoginPage(
          title: name,
          onDone: {
            guard let closed = page else { return }
            page = nil
            closed.dismiss(animated: true)
          })
        let host = UIHostingController(rootView: root)
        page = host
        screen.present(host, animated: true)
      }
    }
    protocol TitledPage { init(title: String, onDone: @escaping () -> Void) }
    struct LoginPage: View, TitledPage {
      var title: String
      var onDone: () -> Void
      var body: some View { Button(title, action: onDone) }
    }
    """),
  // The root view of a hosting class, and of a class that inherits it, keeps an object that keeps the closure.
  .flagged(
    """
    import SwiftUI

    class SettingsHost<Content: View>: UIHostingController<Content> {}
    final class ThemeController: SettingsHost<ThemePage> {
      init(actions: PageActions) {
        super.init(rootView: ThemePage(actions: actions))
        self.rootView.actions.onClose = ⟦{ self.dismiss(animated: true) }⟧
      }
      required init?(coder: NSCoder) { return nil }
    }
    final class SoundController: SettingsHost<SoundPage> {
      init(actions: PageActions) {
        super.init(rootView: SoundPage(actions: actions))
        self.rootView.actions?.onClose = { self.dismiss(animated: true) }
      }
      required init?(coder: NSCoder) { return nil }
    }
    final class PageActions { var onClose: () -> Void = {} }
    struct ThemePage: View {
      let actions: PageActions
      var body: some View { Button("Close") { actions.onClose() } }
    }
    struct SoundPage: View {
      weak var actions: PageActions?
      var body: some View { Button("Close") { actions?.onClose() } }
    }
    """,
    fixed: """
      import SwiftUI

      class SettingsHost<Content: View>: UIHostingController<Content> {}
      final class ThemeController: SettingsHost<ThemePage> {
        init(actions: PageActions) {
          super.init(rootView: ThemePage(actions: actions))
          self.rootView.actions.onClose = { [weak self] in self?.dismiss(animated: true) }
        }
        required init?(coder: NSCoder) { return nil }
      }
      final class SoundController: SettingsHost<SoundPage> {
        init(actions: PageActions) {
          super.init(rootView: SoundPage(actions: actions))
          self.rootView.actions?.onClose = { self.dismiss(animated: true) }
        }
        required init?(coder: NSCoder) { return nil }
      }
      final class PageActions { var onClose: () -> Void = {} }
      struct ThemePage: View {
        let actions: PageActions
        var body: some View { Button("Close") { actions.onClose() } }
      }
      struct SoundPage: View {
        weak var actions: PageActions?
        var body: some View { Button("Close") { actions?.onClose() } }
      }
      """),
  // A property that a modifier is named like, one of a protocol, and objects that refer weakly to the controller or aren't part of the page.
  .flagged(
    """
    import SwiftUI
    import UIKit

    final class CheckoutController: UIHostingController<CheckoutPage> {
      private let summary: CheckoutSummary
      init(order: CheckoutOrder) {
        summary = CheckoutSummary(order: order)
        let panel = CheckoutPanel(owner: nil)
        super.init(rootView: CheckoutPage(order: order, panel: panel))
        panel.owner = self
        summary.onClose = { self.dismiss(animated: true) }
      }
      @objc dynamic required init?(coder: NSCoder) { fatalError() }
      override func viewDidLoad() {
        super.viewDidLoad()
        rootView.onClose = ⟦{ self.dismiss(animated: true) }⟧
        rootView.screen = self
        rootView.panel = CheckoutPanel(owner: self)
      }
    }
    final class CheckoutOrder: ObservableObject {}
    final class CheckoutSummary {
      let order: CheckoutOrder
      var onClose: () -> Void = {}
      init(order: CheckoutOrder) { self.order = order }
    }
    final class CheckoutPanel {
      private weak var controller: UIViewController?
      var owner: UIViewController? {
        get { controller }
        set { controller = newValue }
      }
      init(owner: UIViewController?) { self.owner = owner }
    }
    @MainActor protocol CheckoutContent {
      var panel: CheckoutPanel { get }
    }
    extension CheckoutContent {
      var screen: UIViewController? {
        get { panel.owner }
        nonmutating set { panel.owner = newValue }
      }
    }
    struct CheckoutPage: View, CheckoutContent {
      let order: CheckoutOrder
      var panel: CheckoutPanel
      var onClose: () -> Void = {}
      var body: some View { Button("Close", action: onClose) }
      func onClose(_ action: @escaping () -> Void) -> Self {
        var page = self
        page.onClose = action
        return page
      }
    }
    """,
    fixed: """
      import SwiftUI
      import UIKit

      final class CheckoutController: UIHostingController<CheckoutPage> {
        private let summary: CheckoutSummary
        init(order: CheckoutOrder) {
          summary = CheckoutSummary(order: order)
          let panel = CheckoutPanel(owner: nil)
          super.init(rootView: CheckoutPage(order: order, panel: panel))
          panel.owner = self
          summary.onClose = { self.dismiss(animated: true) }
        }
        @objc dynamic required init?(coder: NSCoder) { fatalError() }
        override func viewDidLoad() {
          super.viewDidLoad()
          rootView.onClose = { [weak self] in self?.dismiss(animated: true) }
          rootView.screen = self
          rootView.panel = CheckoutPanel(owner: self)
        }
      }
      final class CheckoutOrder: ObservableObject {}
      final class CheckoutSummary {
        let order: CheckoutOrder
        var onClose: () -> Void = {}
        init(order: CheckoutOrder) { self.order = order }
      }
      final class CheckoutPanel {
        private weak var controller: UIViewController?
        var owner: UIViewController? {
          get { controller }
          set { controller = newValue }
        }
        init(owner: UIViewController?) { self.owner = owner }
      }
      @MainActor protocol CheckoutContent {
        var panel: CheckoutPanel { get }
      }
      extension CheckoutContent {
        var screen: UIViewController? {
          get { panel.owner }
          nonmutating set { panel.owner = newValue }
        }
      }
      struct CheckoutPage: View, CheckoutContent {
        let order: CheckoutOrder
        var panel: CheckoutPanel
        var onClose: () -> Void = {}
        var body: some View { Button("Close", action: onClose) }
        func onClose(_ action: @escaping () -> Void) -> Self {
          var page = self
          page.onClose = action
          return page
        }
      }
      """),
]
