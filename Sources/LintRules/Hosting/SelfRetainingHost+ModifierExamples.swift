import LintEngine

/// The examples of `self-retaining-host` about modifiers of the project, generic root views, and what other code takes
/// away.
let selfRetainingModifierExamples: [RuleExample] = [
  // Modifiers of the project that keep a closure, an object, or a method.
  .flagged(
    """
    import SwiftUI

    struct Pane<Header: View>: UIViewRepresentable {
      let header: Header
      func makeUIView(context: Context) -> UIView { context.coordinator.host.view }
      func updateUIView(_ view: UIView, context: Context) {
        context.coordinator.host.rootView = AnyView(
          header.onCountChange ⟦{ count in context.coordinator.count = count }⟧)
      }
      func makeCoordinator() -> Coordinator { Coordinator(host: UIHostingController(rootView: AnyView(header))) }
      final class Coordinator {
        var count = 0
        let host: UIHostingController<AnyView>
        init(host: UIHostingController<AnyView>) { self.host = host }
      }
    }
    extension View {
      func onCountChange(perform action: @escaping (Int) -> Void) -> some View {
        onPreferenceChange(CountKey.self) { count in action(count) }
      }
      func closes(_ owner: UIViewController, action: @escaping () -> Void) -> some View {
        modifier(ClosingModifier(owner: owner, action: action))
      }
    }
    struct CountKey: PreferenceKey {
      static let defaultValue = 0
      static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
    }
    struct ClosingModifier: ViewModifier {
      let owner: UIViewController
      let action: () -> Void
      func body(content: Content) -> some View { content.onTapGesture(perform: action) }
    }
    final class CardController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        let host = UIHostingController(rootView: Text("Card").closes(⟦self⟧, action: close))
        addChild(host)
        view.addSubview(host.view)
        host.didMove(toParent: self)
      }
      private func close() { dismiss(animated: true) }
    }
    """),
  // Modifiers that use a closure only now, refer to the object weakly, or keep the closure only in some views.
  .accepted(
    """
    import SwiftUI

    extension View {
      func changed(_ change: (Self) -> Self) -> Self { change(self) }
      func shown(in owner: UIViewController) -> some View { modifier(OwnerModifier(owner: owner)) }
      func tappable(_ isOn: Bool, perform action: @escaping () -> Void) -> AnyView {
        if isOn { return AnyView(onTapGesture { action() }) }
        return AnyView(self)
      }
      func logged(_ action: @escaping () -> Void) -> some View {
        DispatchQueue.main.async { action() }
        return padding()
      }
    }
    struct OwnerModifier: ViewModifier {
      weak var owner: UIViewController?
      func body(content: Content) -> some View { content.onTapGesture { owner?.dismiss(animated: true) } }
    }
    final class CardController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        let card = Text("Card")
        show(UIHostingController(rootView: card.changed { self.isEditing ? $0.bold() : $0 }))
        show(UIHostingController(rootView: card.shown(in: self)))
        show(UIHostingController(rootView: card.tappable(isEditing) { self.close() }))
        show(UIHostingController(rootView: card.logged { self.close() }))
      }
      private func show(_ host: UIViewController) {
        addChild(host)
        view.addSubview(host.view)
        host.didMove(toParent: self)
      }
      private func close() { dismiss(animated: true) }
    }
    """),
  // The type of the root view is a parameter, and all views that may stand for it store the closure.
  .flagged(
    """
    import SwiftUI

    protocol SheetContent: View { var onResize: (() -> Void)? { get set } }
    final class SheetController<Content: SheetContent>: UIHostingController<Content> {
      override func viewDidLoad() {
        super.viewDidLoad()
        rootView.onResize = ⟦{ self.resize() }⟧
      }
      private func resize() { preferredContentSize.height += 100 }
    }
    struct NoteSheet: SheetContent {
      var onResize: (() -> Void)?
      var body: some View { Button("Larger") { onResize?() } }
    }
    """,
    fixed: """
      import SwiftUI

      protocol SheetContent: View { var onResize: (() -> Void)? { get set } }
      final class SheetController<Content: SheetContent>: UIHostingController<Content> {
        override func viewDidLoad() {
          super.viewDidLoad()
          rootView.onResize = { [weak self] in self?.resize() }
        }
        private func resize() { preferredContentSize.height += 100 }
      }
      struct NoteSheet: SheetContent {
        var onResize: (() -> Void)?
        var body: some View { Button("Larger") { onResize?() } }
      }
      """),
  // One of these views doesn't store it.
  .accepted(
    """
    import SwiftUI

    protocol SheetContent: View { var onResize: (() -> Void)? { get set } }
    final class SheetController<Content: SheetContent>: UIHostingController<Content> {
      override func viewDidLoad() {
        super.viewDidLoad()
        rootView.onResize = { self.resize() }
      }
      private func resize() { preferredContentSize.height += 100 }
    }
    struct NoteSheet: SheetContent {
      var onResize: (() -> Void)?
      var body: some View { Button("Larger") { onResize?() } }
    }
    struct HelpSheet: SheetContent {
      var onResize: (() -> Void)? {
        get { nil }
        set {}
      }
      var body: some View { Text("Help") }
    }
    """),
  // Only the views of children are removed.
  .flagged(
    """
    import SwiftUI

    final class AccountController: UIViewController {
      private let area = UIView()
      override func viewDidLoad() {
        super.viewDidLoad()
        showBar()
      }
      private func showBar() {
        let host = UIHostingController(rootView: AccountBar(onSend: ⟦send⟧))
        addChild(host)
        area.subviews.forEach { $0.removeFromSuperview() }
        area.addSubview(host.view)
        host.didMove(toParent: self)
      }
      private func send() { showBar() }
    }
    struct AccountBar: View {
      let onSend: () -> Void
      var body: some View { Button("Send", action: onSend) }
    }
    """,
    fixed: """
      import SwiftUI

      final class AccountController: UIViewController {
        private let area = UIView()
        override func viewDidLoad() {
          super.viewDidLoad()
          showBar()
        }
        private func showBar() {
          let host = UIHostingController(rootView: AccountBar(onSend: { [weak self] in self?.send() }))
          addChild(host)
          area.subviews.forEach { $0.removeFromSuperview() }
          area.addSubview(host.view)
          host.didMove(toParent: self)
        }
        private func send() { showBar() }
      }
      struct AccountBar: View {
        let onSend: () -> Void
        var body: some View { Button("Send", action: onSend) }
      }
      """),
  // Another class empties a window of its own.
  .flagged(
    """
    import AppKit
    import SwiftUI

    final class NoteWindows {
      private var windows: [NSWindow] = []
      func open() {
        let window = NSWindow(contentRect: .zero, styleMask: [.titled], backing: .buffered, defer: false)
        window.contentView = NSHostingView(rootView: NotePage(window: ⟦window⟧))
        windows.append(window)
      }
    }
    struct NotePage: View {
      let window: NSWindow
      var body: some View { Button("Close") { window.close() } }
    }
    final class Preview {
      private let window = NSWindow(contentRect: .zero, styleMask: [.titled], backing: .buffered, defer: false)
      func close() { window.contentView = nil }
    }
    """),
  // The object that creates the window empties it.
  .accepted(
    """
    import AppKit
    import SwiftUI

    final class NoteContent {
      func fill(_ window: NSWindow) {
        window.contentView = NSHostingView(rootView: NotePage(window: window))
      }
    }
    struct NotePage: View {
      let window: NSWindow
      var body: some View { Button("Close") { window.close() } }
    }
    final class NoteScreen {
      private let window = NSWindow(contentRect: .zero, styleMask: [.titled], backing: .buffered, defer: false)
      func open() { NoteContent().fill(window) }
      func close() { window.contentView = nil }
    }
    """),
  // Code removes the children, whichever they are.
  .accepted(
    """
    import AppKit
    import SwiftUI

    final class HelpController: NSViewController {
      func showHelp() {
        hideHelp()
        let host = NSHostingController(rootView: HelpPage(owner: self))
        addChild(host)
        view.addSubview(host.view)
      }
      func hideHelp() {
        children.first?.view.removeFromSuperview()
        children.removeAll()
      }
    }
    final class TipController: NSTabViewController {
      func showTip() { addChild(NSHostingController(rootView: HelpPage(owner: self))) }
      func hideTip() { removeChild(at: 0) }
    }
    struct HelpPage: View {
      let owner: NSViewController
      var body: some View { Text(owner.title ?? "Help") }
    }
    """),
  // An app delegate creates and keeps a single window of each kind.
  .accepted(
    """
    import AppKit
    import SwiftUI

    final class AppDelegate: NSObject, NSApplicationDelegate {
      private var guide: NSWindowController?
      private var tips: NSWindowController?
      private var news: NSWindowController?
      func showGuide() {
        if self.guide == nil {
          let window = NSWindow(contentRect: .zero, styleMask: [.titled], backing: .buffered, defer: false)
          window.contentView = NSHostingView(rootView: GuidePage(onEnd: { window.close() }))
          guide = NSWindowController(window: window)
        }
        guide?.showWindow(nil)
      }
      func showTips() {
        if let tips {
          tips.showWindow(nil)
          return
        }
        let window = NSWindow(contentRect: .zero, styleMask: [.titled], backing: .buffered, defer: false)
        window.contentView = NSHostingView(rootView: GuidePage(onEnd: { window.close() }))
        tips = NSWindowController(window: window)
      }
      func showNews() {
        if let shown = news {
          shown.showWindow(nil)
          return
        }
        let window = NSWindow(contentRect: .zero, styleMask: [.titled], backing: .buffered, defer: false)
        window.contentView = NSHostingView(rootView: GuidePage(onEnd: { window.close() }))
        news = NSWindowController(window: window)
      }
    }
    struct GuidePage: View {
      let onEnd: () -> Void
      var body: some View { Button("Done", action: onEnd) }
    }
    """),
  // It creates another one each time, or when the earlier one is gone, or something else is missing.
  .flagged(
    """
    import AppKit
    import SwiftUI

    final class AppDelegate: NSObject, NSApplicationDelegate, NSWindowDelegate {
      private var guide: NSWindowController?
      private var tips: NSWindowController?
      private var name: String?
      func showGuide() {
        if name == nil || guide == nil {
          let window = NSWindow(contentRect: .zero, styleMask: [.titled], backing: .buffered, defer: false)
          window.contentView = NSHostingView(rootView: GuidePage(onEnd: ⟦{ window.close() }⟧))
          guide = NSWindowController(window: window)
        }
        guide?.showWindow(nil)
      }
      func showTips() {
        if tips == nil {
          let window = NSWindow(contentRect: .zero, styleMask: [.titled], backing: .buffered, defer: false)
          window.contentView = NSHostingView(rootView: GuidePage(onEnd: ⟦{ window.close() }⟧))
          window.delegate = self
          tips = NSWindowController(window: window)
        }
        tips?.showWindow(nil)
      }
      func windowWillClose(_ notification: Notification) { tips = nil }
    }
    final class GuideOpener {
      private var guide: NSWindowController?
      func showGuide() {
        if guide == nil {
          let window = NSWindow(contentRect: .zero, styleMask: [.titled], backing: .buffered, defer: false)
          window.contentView = NSHostingView(rootView: GuidePage(onEnd: ⟦{ window.close() }⟧))
          guide = NSWindowController(window: window)
        }
      }
    }
    struct GuidePage: View {
      let onEnd: () -> Void
      var body: some View { Button("Done", action: onEnd) }
    }
    """),
  // The modifiers use the closure only now: one does so before an `if`, and the other one has a namesake that keeps it.
  .accepted(
    """
    import SwiftUI

    final class OrderController: UIViewController {
      private lazy var order = UIHostingController(rootView: OrderScreen().hint { self.title ?? "" })
      private lazy var basket = UIHostingController(rootView: OrderScreen().footer { self.title ?? "" })
    }
    struct OrderScreen: View {
      var body: some View { Text("Order") }
    }
    extension View {
      @ViewBuilder func hint(_ text: () -> String) -> some View {
        let hint = text()
        if hint.isEmpty { self } else { overlay(Text(hint)) }
      }
      func footer(_ action: @escaping () -> Void) -> some View { overlay(Button("Order", action: action)) }
      func footer(_ text: () -> String) -> some View { overlay(Text(text())) }
    }
    """),
]
