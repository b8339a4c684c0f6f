import LintEngine

/// The examples of `uncontained-hosting-controller` about other names for a controller, and other code that has it.
let uncontainedReachExamples: [RuleExample] = [
  // Other names for a controller, such as a local, a getter of its view, and a case of the same name.
  .flagged(
    """
    import SwiftUI

    final class PlayerPane: UIView {
      private lazy var controls: UIHostingController<Text>! = UIHostingController(rootView: Text("Controls"))
      private lazy var queue = UIHostingController(rootView: Text("Up next"))
      private let lyrics = UIHostingController(rootView: Text("Lyrics"))
      private var isCompact = false
      private var panel: UIView { lyrics.view }
      func load(_ router: Router) {
        _ = queue
        ⟦addSubview(controls!.view)⟧
        controls!.view.setNeedsLayout()
        ⟦addSubview(isCompact ? UIView() : queue.view)⟧
        ⟦addSubview(panel)⟧
        router.show(.lyrics)
      }
      func dim(_ isQueue: Bool) {
        let target: UIViewController
        if isQueue { target = queue } else { target = lyrics }
        target.view.alpha = 0.5
      }
      func clear() {
        let list = self.queue
        list.rootView = Text("Empty")
      }
      nonisolated func prepare() async {
        let current = await queue
        await current.loadViewIfNeeded()
      }
    }
    final class Router {
      enum Page { case lyrics, queue, controls }
      func show(_ page: Page) { print(page) }
    }
    """),
  // Other code reaches the controller, but only changes what it shows.
  .flagged(
    """
    import SwiftUI

    private final class ChatBubble: UIView {
      let message = UIHostingController(rootView: Text("Hello"))
      func load() {
        ⟦addSubview(message.view)⟧
        message.view.frame = bounds
      }
    }
    final class ChatFooter: UIView {
      let field = UIHostingController(rootView: Text("Type here"))
      func load() {
        ⟦addSubview(self.field.view)⟧
        self.field.view.frame = bounds
      }
    }
    final class ChatCell: UITableViewCell {
      let avatar = UIHostingController(rootView: Image(systemName: "person"))
      func load() { ⟦contentView.addSubview(avatar.view)⟧ }
    }
    final class ChatController: UIViewController {
      private let bubble = ChatBubble()
      private var isEmpty = true
      let tip = UIHostingController(rootView: Text("Tip"))
      override func viewDidLoad() {
        super.viewDidLoad()
        bubble.message.rootView = Text("Hi")
        ⟦view.addSubview(isEmpty ? tip.view : UIView())⟧
      }
      func show(_ cell: ChatCell) { cell.avatar.rootView = Image(systemName: "star") }
    }
    final class ChatCoordinator {
      func start(_ chat: ChatController) { chat.tip.rootView = Text("Say hello") }
    }
    """),
  // The controller of a window or of an input view becomes the parent, or code that receives the controller may add
  // it. A property that other modules can reach, and other views of a hosting controller.
  .accepted(
    """
    import SwiftUI

    final class MapPane: UIView {
      private let legend = UIHostingController(rootView: Text("Legend"))
      private let search = UIHostingController(rootView: Text("Search"))
      private let compass = UIHostingController(rootView: Text("N"))
      private let detail = UIHostingController(rootView: Text("Detail"))
      private let badge = UIHostingController(rootView: Text("New"))
      private let keyboard = SearchInput()
      private var shown: UIViewController?
      private var badges: [UIView] = []
      var onShow: (UIViewController?) -> Void = { _ in }
      var content: UIViewController? {
        get { shown }
        set { onShow(newValue) }
      }
      func load(in window: UIWindow) {
        window.rootViewController?.addChild(legend)
        addSubview(legend.view)
        legend.didMove(toParent: window.rootViewController)
        keyboard.inputViewController?.addChild(search)
        addSubview(search.view)
        search.didMove(toParent: keyboard.inputViewController)
        content = compass
        addSubview(compass.view)
        let entry = (controller: detail, title: "Detail")
        window.rootViewController?.addChild(entry.controller)
        addSubview(detail.view)
        entry.controller.didMove(toParent: window.rootViewController)
      }
      func show(_ page: UIHostingController<Text>?) {
        if let page { addSubview(page.view) }
        var views: [UIView] = []
        badges.append(badge.view)
        views.append(UILabel())
        addSubview(UIStackView(arrangedSubviews: views))
      }
    }
    final class SearchInput: UIInputView {
      private let controller = UIInputViewController()
      override var inputViewController: UIInputViewController? { controller }
    }
    public final class LegendView: UIView {
      public let legend = UIHostingController(rootView: Text("Legend"))
      public func load() { addSubview(legend.view) }
    }
    final class NoteView: UIView {
      let bar = UIToolbar()
      private let page = NoteHost(rootView: Text("Note"))
      func load(_ other: NoteView) {
        addSubview(page.bar)
        let bar = page.view!
        bar.backgroundColor = .clear
        addSubview(other.bar)
      }
    }
    final class NoteHost: UIHostingController<Text> {
      let bar = UIToolbar()
    }
    """),
  // A table that adds the controllers of its cells as children, and a getter that gives the controller to other code.
  .accepted(
    """
    import SwiftUI
    import UIKit

    final class CardCell: UITableViewCell {
      let host = UIHostingController(rootView: Text("Card"))

      func place() {
        contentView.addSubview(host.view)
      }
    }

    final class CardsController: UITableViewController {
      override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        let cell = table.dequeueReusableCell(withIdentifier: "card", for: path) as! CardCell
        if cell.host.parent == nil {
          addChild(cell.host)
          cell.place()
          cell.host.didMove(toParent: self)
        }
        return cell
      }
    }

    final class PanelController: UIViewController {
      private let host = UIHostingController(rootView: Text("Panel"))

      var content: UIViewController { host }

      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(host.view)
      }
    }
    """),
  // The controller has a method that adds subviews.
  .flagged(
    """
    import SwiftUI

    final class PlayerController: UIViewController {
      private let controls = UIHostingController(rootView: Text("Play"))
      override func viewDidLoad() {
        super.viewDidLoad()
        ⟦addSubview(controls.view)⟧
      }
      private func addSubview(_ subview: UIView) {
        subview.frame = view.bounds
        view.addSubview(subview)
      }
    }
    """,
    fixed: """
      import SwiftUI

      final class PlayerController: UIViewController {
        private let controls = UIHostingController(rootView: Text("Play"))
        override func viewDidLoad() {
          super.viewDidLoad()
          addChild(controls)
          addSubview(controls.view)
          controls.didMove(toParent: self)
        }
        private func addSubview(_ subview: UIView) {
          subview.frame = view.bounds
          view.addSubview(subview)
        }
      }
      """),
  // A local with the name of the property that receives the view stands for a bar.
  .flagged(
    """
    import SwiftUI

    final class CardView: UIView { let header = UIView() }
    final class OrderController: UIViewController {
      private let card = CardView()
      private let summary = UIHostingController(rootView: Text("Order"))
      override func viewDidLoad() {
        super.viewDidLoad()
        let header = navigationController?.navigationBar
        header?.isHidden = true
        view.addSubview(card)
        ⟦card.header.addSubview(summary.view)⟧
      }
    }
    """,
    fixed: """
      import SwiftUI

      final class CardView: UIView { let header = UIView() }
      final class OrderController: UIViewController {
        private let card = CardView()
        private let summary = UIHostingController(rootView: Text("Order"))
        override func viewDidLoad() {
          super.viewDidLoad()
          let header = navigationController?.navigationBar
          header?.isHidden = true
          view.addSubview(card)
          addChild(summary)
          card.header.addSubview(summary.view)
          summary.didMove(toParent: self)
        }
      }
      """),
  // A controller in the coordinator of a representable, and a property with the name of the local that it receives.
  .flagged(
    """
    import SwiftUI

    struct BannerArea: UIViewRepresentable {
      let text: String
      func makeUIView(context: Context) -> UIView {
        let view = UIView()
        ⟦view.addSubview(context.coordinator.host.view)⟧
        return view
      }
      func updateUIView(_ view: UIView, context: Context) { context.coordinator.host.rootView = Text(text) }
      func makeCoordinator() -> Coordinator { Coordinator() }
      @MainActor final class Coordinator { let host = UIHostingController(rootView: Text("")) }
    }
    final class BadgeView: UIView {
      private var host: UIHostingController<Text>?
      func show() {
        let host = UIHostingController(rootView: Text("New"))
        self.host = host
        ⟦addSubview(self.host!.view)⟧
      }
    }
    """),
  // A view that other code may replace.
  .accepted(
    """
    import SwiftUI

    final class CoverView: UIView {
      private let host = UIHostingController(rootView: Text("Cover"))
      var content: UIView {
        get { host.view }
        set { host.view = newValue }
      }
      func load() { addSubview(content) }
    }
    """),
  // The representable around the coordinator adds the controller as a child.
  .accepted(
    """
    import SwiftUI

    struct StagePage: UIViewControllerRepresentable {
      let text: String
      func makeUIViewController(context: Context) -> UIViewController {
        let page = UIViewController()
        page.addChild(context.coordinator.host)
        context.coordinator.place(in: page.view)
        context.coordinator.host.didMove(toParent: page)
        return page
      }
      func updateUIViewController(_ page: UIViewController, context: Context) {
        context.coordinator.host.rootView = Text(text)
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      @MainActor final class Coordinator {
        let host = UIHostingController(rootView: Text(""))
        func place(in view: UIView) { view.addSubview(host.view) }
      }
    }
    """),
  // Other files don't see the class.
  .flagged(
    """
    import SwiftUI

    fileprivate final class NoteBubble: UIView {
      let message = UIHostingController(rootView: Text("Hello"))
      func load() { ⟦addSubview(message.view)⟧ }
    }
    final class NotePane: UIView {
      private let bubble = NoteBubble()
      func load() {
        addSubview(bubble)
        bubble.load()
        bubble.message.rootView = Text("Hi")
      }
    }
    """),
  // A subclass in another module may add the controller.
  .accepted(
    """
    import SwiftUI

    open class PanelView: UIView {
      open lazy var panel = UIHostingController(rootView: Text("Panel"))
      public func load() { addSubview(panel.view) }
    }
    """),
  // Another object receives the controller and adds it as a child.
  .accepted(
    """
    import SwiftUI

    final class MapPane: UIView {
      func load(with router: MapRouter) {
        let host = UIHostingController(rootView: Text("Map"))
        router.page = host
        addSubview(host.view)
        router.isReady = true
      }
    }
    final class MapRouter {
      var page: UIViewController?
      var isReady = false
      func attach(to parent: UIViewController) {
        guard let page else { return }
        parent.addChild(page)
        page.didMove(toParent: parent)
      }
    }
    """),
]
