import LintEngine

/// The examples of `self-retaining-host` about views that are removed, and about objects that live as long as the app.
let selfRetainingEndExamples: [RuleExample] = [
  // Weak properties of the root view, and hosted views that code removes.
  .accepted(
    """
    import ExternalBanners
    import SwiftUI

    final class MessageController: UIViewController {
      private let page = UIHostingController(rootView: MessagePage())
      override func viewDidLoad() {
        super.viewDidLoad()
        page.rootView.owner = self
        addChild(page)
        view.addSubview(page.view)
        page.didMove(toParent: self)
        let host = UIHostingController(rootView: MessageCard(owner: self))
        addChild(host)
        host.didMove(toParent: self)
      }
      func hide() { children.last?.removeFromParent() }
    }
    final class MessageScreen: UIHostingController<MessagePage> {
      override func viewDidLoad() {
        super.viewDidLoad()
        rootView.owner = self
        rootView.target = self
      }
    }
    final class MessageBar: UIView {
      private var content: UIView?
      func show() {
        let host = UIHostingController(rootView: MessageCard(owner: self))
        addSubview(host.view)
        content = subviews.last
      }
      func hide() { content?.removeFromSuperview() }
    }
    final class MessageStack: UIStackView {
      func show() {
        let host = UIHostingController(rootView: MessageCard(owner: self))
        addArrangedSubview(host.view)
      }
      func hide(_ view: UIView) { self.removeArrangedSubview(view) }
    }
    final class MessageBadge: UIView {
      private let banners = BannerRegistry()
      func show() {
        let host = UIHostingController(rootView: MessageCard(owner: self))
        insertSubview(host.view, at: 0)
        banners.current = host.view
      }
      func hide() { banners.current?.removeFromSuperview() }
    }
    struct MessagePage: View {
      private final class Reference { weak var value: UIResponder? }
      private let reference = Reference()
      weak var owner: UIResponder?
      var target: UIResponder? {
        get { reference.value }
        nonmutating set { reference.value = newValue }
      }
      var body: some View { Text(owner?.description ?? "") }
    }
    struct MessageCard: View {
      let owner: UIResponder
      var body: some View { Text(owner.description) }
    }
    """),
  // The same in AppKit, a view that only refers to the next one, and a window that another object takes away.
  .accepted(
    """
    import AppKit
    import SwiftUI

    final class RouteButton: NSControl {
      private weak var label: NSView?
      func show() {
        let host = NSHostingView(rootView: RouteLabel(owner: self))
        addSubview(host)
        label = host
      }
      func hide() { label?.removeFromSuperview() }
    }
    final class RouteBadge: NSControl {
      private weak var label: RouteHost?
      func show() {
        let host = RouteHost(rootView: RouteLabel(owner: self))
        addSubview(host)
        label = host
      }
      func hide() { label?.removeFromSuperview() }
    }
    final class RouteHost: NSHostingView<RouteLabel> {}
    final class RouteController: NSViewController {
      private let field = NSTextField()
      func show() {
        addChild(NSHostingController(rootView: RouteLabel(owner: self)))
      }
      func show(in window: NSWindow) {
        let host = NSHostingView(rootView: RouteLabel(owner: self))
        window.contentView = host
        field.nextKeyView = host
      }
      func hide(_ child: NSViewController) { child.removeFromParent() }
    }
    final class RouteBar: NSView {
      func show() { addSubview(NSHostingView(rootView: RouteLabel(owner: self))) }
      func hide() { subviews.forEach { $0.removeFromSuperview() } }
    }
    final class RoutePanel: NSResponder {
      var window: NSWindow?
      func show() {
        window = NSWindow(contentViewController: NSHostingController(rootView: RouteLabel(owner: self)))
      }
    }
    final class RouteMenu {
      private let panel = RoutePanel()
      private let menu = NSMenu()
      func open() { panel.show() }
      func close() {
        menu.delegate = nil
        panel.window = nil
      }
    }
    struct RouteLabel: View {
      let owner: NSResponder
      var body: some View { Text(owner.description) }
    }
    """),
  // A global variable, a shared object, and the delegate live as long as the app, with what it creates once.
  .flagged(
    """
    import AppKit
    import SwiftUI

    let status = StatusController()
    func showNotes() {
      let notes = NotesController()
      notes.show()
    }
    final class AppDelegate: NSObject, NSApplicationDelegate {
      private let popover = NSPopover()
      private var menu: MenuController?
      private var panel: PanelController?
      static func showTips() {
        let tips = TipsController()
        tips.show()
      }
      static func main() {
        let delegate = AppDelegate()
        NSApplication.shared.delegate = delegate
        NSApplication.shared.run()
      }
      func applicationDidFinishLaunching(_ notification: Notification) {
        menu = MenuController()
        panel = PanelController()
        popover.contentViewController = NSHostingController(rootView: StatusPanel(owner: self))
      }
      func reopen() { panel = PanelController() }
      func showSearch() {
        let search = SearchController()
        search.show()
      }
    }
    final class StatusController: NSObject {
      private let popover = NSPopover()
      func show() { popover.contentViewController = NSHostingController(rootView: StatusPanel(owner: self)) }
    }
    final class MenuController: NSObject {
      private let popover = NSPopover()
      func show() { popover.contentViewController = NSHostingController(rootView: StatusPanel(owner: self)) }
    }
    final class AboutController: NSObject {
      static let shared: AboutController = .init()
      private let popover = NSPopover()
      func show() { popover.contentViewController = NSHostingController(rootView: StatusPanel(owner: self)) }
    }
    final class NotesController: NSObject {
      private let popover = NSPopover()
      func show() { popover.contentViewController = NSHostingController(rootView: StatusPanel(owner: ⟦self⟧)) }
    }
    final class TipsController: NSObject {
      private let popover = NSPopover()
      func show() { popover.contentViewController = NSHostingController(rootView: StatusPanel(owner: ⟦self⟧)) }
    }
    final class PanelController: NSObject {
      private let popover = NSPopover()
      func show() { popover.contentViewController = NSHostingController(rootView: StatusPanel(owner: ⟦self⟧)) }
    }
    final class SearchController: NSObject {
      private let popover = NSPopover()
      func show() { popover.contentViewController = NSHostingController(rootView: StatusPanel(owner: ⟦self⟧)) }
    }
    struct StatusPanel: View {
      let owner: NSObject
      var body: some View { Text(owner.description) }
    }
    #Preview {
      StatusController().show()
      return Text("Status")
    }
    """),
  // A model that refers weakly to its delegate, with the name of a property of the page.
  .accepted(
    """
    import SwiftUI
    import UIKit

    @MainActor protocol PlayerDelegate: AnyObject { func close() }
    final class PlayerModel: ObservableObject { weak var delegate: PlayerDelegate? }
    final class PlayerController: UIHostingController<PlayerPage>, PlayerDelegate {
      override func viewDidLoad() {
        super.viewDidLoad()
        rootView.model.delegate = self
      }
      func close() { dismiss(animated: true) }
    }
    struct PlayerPage: View {
      @ObservedObject var model: PlayerModel
      let delegate: PlayerDelegate
      var body: some View { Button("Close") { delegate.close() } }
    }
    """),
  // Code that is compiled for no platform, a comparison with the object, and a controller that another hosting controller presents.
  .accepted(
    """
    import SwiftUI

    final class DraftController: UIHostingController<DraftPage> {
      override func viewDidLoad() {
        super.viewDidLoad()
        rootView.isFirst = self === navigationController?.topViewController
        #if false
          let bar = UIHostingController(rootView: DraftBar(onSave: { self.save() }))
          addChild(bar)
          view.addSubview(bar.view)
        #endif
      }
      func showBar() {
        let bar: UIHostingController<DraftBar> = .init(rootView: DraftBar(onSave: { self.save() }))
        present(bar, animated: true)
      }
      private func save() {}
    }
    struct DraftPage: View {
      var isFirst = false
      var body: some View { Text(isFirst ? "First" : "Draft") }
    }
    struct DraftBar: View {
      var onSave: () -> Void
      var body: some View { Button("Save", action: onSave) }
    }
    """),
  // A window that keeps itself, although the property that also keeps it is set to nil.
  .flagged(
    """
    import AppKit
    import SwiftUI

    final class HelpPresenter {
      private var window: NSWindow?
      func show() {
        let window = NSWindow()
        window.contentView = NSHostingView(rootView: HelpPage(window: ⟦window⟧))
            self.window = window
      }
      func close() { window = nil }
    }
    struct HelpPage: View {
      let window: NSWindow
      var body: some View { Text(window.contentView == nil ? "Closed" : "Help") }
    }
    """),
  // The root view loses its model when the controller disappears.
  .accepted(
    """
    import SwiftUI

    final class LookupController: UIViewController {
      private let model = LookupModel()
      private var host: UIHostingController<LookupList>?
      override func viewDidLoad() {
        super.viewDidLoad()
        model.onSelect = { self.title = $0 }
        let host = UIHostingController(rootView: LookupList(model: model))
        addChild(host)
        view.addSubview(host.view)
        host.didMove(toParent: self)
        self.host = host
      }
      override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        host?.rootView.model = nil
      }
    }
    final class LookupModel: ObservableObject { var onSelect: (String) -> Void = { _ in } }
    struct LookupList: View {
      var model: LookupModel?
      var body: some View { Button("Open") { model?.onSelect("") } }
    }
    """),
  // Collections that lose their elements.
  .accepted(
    """
    import SwiftUI

    final class OverlayModel: ObservableObject {
      private var overlays: [UIViewController] = []
      private var pages: [String: UIViewController] = [:]
      func present(_ text: String) {
        overlays.append(UIHostingController(rootView: Text(text).environmentObject(self)))
      }
      func dismiss() { overlays.removeFirst().dismiss(animated: true) }
      func open(_ text: String) {
        pages[text] = UIHostingController(rootView: Text(text).environmentObject(self))
      }
      func close() { pages = [:] }
    }
    """),
]
