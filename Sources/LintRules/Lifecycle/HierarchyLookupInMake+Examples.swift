import LintEngine

/// The examples of `hierarchy-lookup-in-make` about objects in a hierarchy of their own, and about names that only look
/// like lookups.
let placedObjectExamples: [RuleExample] = [
  // The object is stored, a case and a method have the name of a property, and a loop in deferred code.
  .flagged(
    """
    struct FormField: NSViewRepresentable {
      let form: FormModel
      func makeNSView(context: Context) -> NSTextField {
        let field = NSTextField()
        field.addSubview(NSImageView(image: NSImage(named: "Pencil")!))
        context.coordinator.field = field
        form.field = field
        var next: NSView?
        next = field
        ⟦field.window⟧?.initialFirstResponder = next
        ⟦field.superview⟧?.superview?.wantsLayer = true
        if let panel = ⟦field.window⟧ as? NSPanel { panel.isFloatingPanel = true }
        context.coordinator.center(.window)
        return field
      }
      func updateNSView(_ field: NSTextField, context: Context) { form.registry.window(named: "Form").orderFront(nil) }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator {
        weak var field: NSTextField?
        enum Area { case field, window }
        func center(_ area: Area) {}
      }
    }
    final class FormModel {
      weak var field: NSTextField?
      let registry = WindowRegistry()
    }
    final class WindowRegistry {
      func window(named name: String) -> NSWindow { NSWindow() }
    }
    struct Overlay: NSViewRepresentable {
      let masks: [NSWindow.StyleMask]
      func makeNSView(context: Context) -> NSView {
        let view = NSView()
        DispatchQueue.main.async {
          masks.forEach { mask in ⟦view.window⟧?.styleMask.insert(mask) }
        }
        return view
      }
      func updateNSView(_ view: NSView, context: Context) {}
    }
    """),
  // The code puts the object into a window or view, prints what it finds, or looks again in a method of the view.
  .accepted(
    """
    struct Renderer: NSViewRepresentable {
      let html: String
      func makeNSView(context: Context) -> WKWebView {
        let web = WKWebView()
        let window = NSWindow()
        window.contentView = web
        web.window?.alphaValue = 0
        return web
      }
      func updateNSView(_ web: WKWebView, context: Context) { web.toolTip = html }
    }
    struct Measured: UIViewRepresentable {
      let text: String
      func makeUIView(context: Context) -> UILabel {
        let label = UILabel()
        context.coordinator.stage.addSubview(label)
        label.superview?.layoutIfNeeded()
        return label
      }
      func updateUIView(_ label: UILabel, context: Context) { label.text = text }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator { let stage = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)) }
    }
    struct Page: NSViewControllerRepresentable {
      func makeNSViewController(context: Context) -> NSViewController {
        let page = NSViewController()
        let panel = NSPanel(contentViewController: page)
        page.view.window?.title = "Page"
        context.coordinator.panel = panel
        return page
      }
      func updateNSViewController(_ page: NSViewController, context: Context) {}
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator { var panel: NSPanel? }
    }
    struct Stage: UIViewControllerRepresentable {
      let backdrop: UIView
      func makeUIViewController(context: Context) -> UIViewController {
        let page = UIViewController()
        backdrop.insertSubview(page.view, at: 0)
        page.view.superview?.backgroundColor = .black
        return page
      }
      func updateUIViewController(_ page: UIViewController, context: Context) {}
    }
    struct Tinted: NSViewRepresentable {
      let color: NSColor
      func makeNSView(context: Context) -> NSView {
        let view = NSView()
        view.window?.backgroundColor = color
        return view
      }
      func updateNSView(_ view: NSView, context: Context) { view.paintWindow(color) }
    }
    extension NSView {
      func paintWindow(_ color: NSColor) { self.window?.backgroundColor = color }
    }
    struct Logged: NSViewRepresentable {
      let name: String
      func makeNSView(context: Context) -> NSView {
        let view = NSView()
        print(name, "in", view.window as Any)
        return view
      }
      func updateNSView(_ view: NSView, context: Context) { view.toolTip = name }
    }
    struct Inspected: NSViewRepresentable {
      let name: String
      func makeNSView(context: Context) -> NSView {
        let view = NSView()
        debugPrint(view.superview as Any)
        return view
      }
      func updateNSView(_ view: NSView, context: Context) { view.toolTip = name }
    }
    struct Floating: NSViewRepresentable {
      func makeNSView(context: Context) -> NSView {
        let view = NSView()
        func raise() {
          DispatchQueue.main.async { view.window?.level = .floating }
        }
        context.coordinator.onActivate = raise
        return view
      }
      func updateNSView(_ view: NSView, context: Context) {}
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator: NSObject {
        var onActivate: (() -> Void)?
        @objc func activate() { onActivate?() }
      }
    }
    """),
  // A stack of controllers, and a stack view.
  .accepted(
    """
    struct Page: UIViewControllerRepresentable {
      func makeUIViewController(context: Context) -> UIViewController {
        let page = UIViewController()
        let navigation = UINavigationController()
        navigation.setViewControllers([page], animated: false)
        page.navigationController?.isToolbarHidden = false
        return page
      }
      func updateUIViewController(_ page: UIViewController, context: Context) {}
    }
    struct Row: UIViewRepresentable {
      func makeUIView(context: Context) -> UIView {
        let view = UIView()
        let stack = UIStackView(arrangedSubviews: [view])
        view.superview?.backgroundColor = .red
        stack.spacing = 8
        return view
      }
      func updateUIView(_ view: UIView, context: Context) {}
    }
    """),
  // The view has added the part itself.
  .accepted(
    """
    struct Rating: UIViewRepresentable {
      func makeUIView(context: Context) -> RatingView {
        let rating = RatingView()
        if let card = rating.view.superview { card.isHidden = false }
        return rating
      }
      func updateUIView(_ rating: RatingView, context: Context) {}
    }
    final class RatingView: UIView {
      let view = UIView()
      init() {
        super.init(frame: .zero)
        addSubview(view)
      }
      required init?(coder: NSCoder) { nil }
    }
    """),
  // Comparing the object with another one doesn't put it anywhere.
  .flagged(
    """
    struct CardFace: NSViewRepresentable {
      let deck: CardDeck
      func makeNSView(context: Context) -> NSView {
        let face = NSView()
        let panel = NSPanel()
        panel.isFloatingPanel = face === deck.top
        ⟦face.window⟧?.title = "Card"
        return face
      }
      func updateNSView(_ face: NSView, context: Context) { face.isHidden = !deck.isOnTop }
    }
    final class CardDeck {
      var top: NSView?
      var isOnTop = false
    }
    """),
  // Assertions expect that nothing is there yet.
  .accepted(
    """
    struct CheckedLabel: UIViewRepresentable {
      func makeUIView(context: Context) -> UILabel {
        let label = UILabel()
        assert(Expectation.isMissing(label.window))
        return label
      }
      func updateUIView(_ label: UILabel, context: Context) {}
    }
    struct CheckedButton: UIViewRepresentable {
      func makeUIView(context: Context) -> UIButton {
        let button = UIButton()
        precondition(Expectation.isMissing(button.superview), "It has just been created")
        return button
      }
      func updateUIView(_ button: UIButton, context: Context) {}
    }
    enum Expectation {
      static func isMissing(_ object: AnyObject?) -> Bool { object == nil }
    }
    """),
  // A local with the answer that an assertion expects.
  .accepted(
    """
    struct CheckedBadge: UIViewRepresentable {
      func makeUIView(context: Context) -> UILabel {
        let label = UILabel()
        let isDetached = Expectation.isMissing(label.window)
        assert(isDetached)
        return label
      }
      func updateUIView(_ label: UILabel, context: Context) {}
    }
    enum Expectation {
      static func isMissing(_ object: AnyObject?) -> Bool { object == nil }
    }
    """),
  // Locals have the result, one of them with another value.
  .flagged(
    """
    import SwiftUI

    struct WindowStyle: NSViewRepresentable {
      func makeNSView(context: Context) -> NSView {
        let view = NSView()
        let window = ⟦view.window⟧
        window?.titleVisibility = .hidden
        window?.isMovableByWindowBackground = true
        return view
      }
      func updateNSView(_ view: NSView, context: Context) {}
    }
    struct WindowButtons: NSViewRepresentable {
      func makeNSView(context: Context) -> NSView {
        let view = NSView()
        let (size, window) = (view.fittingSize, ⟦view.window⟧)
        print("The buttons need \\(size)")
        window?.isMovable = false
        return view
      }
      func updateNSView(_ view: NSView, context: Context) {}
    }
    """),
  // Helpers of the project look for something around the view.
  .flagged(
    """
    struct PageScroller: UIViewRepresentable {
      let isPaging: Bool
      func makeUIView(context: Context) -> UIView {
        let view = UIView()
        if let scroller = ⟦view.surroundingScroller⟧ { scroller.isPagingEnabled = isPaging }
        ⟦view.nearestController⟧()?.setNeedsStatusBarAppearanceUpdate()
        let table = ⟦view.firstAncestor⟧(of: UITableView.self)
        table?.allowsSelection = false
        return view
      }
      func updateUIView(_ view: UIView, context: Context) { view.isHidden = !isPaging }
    }
    extension UIView {
      var surroundingScroller: UIScrollView? {
        if let superview, superview is UIScrollView { superview as? UIScrollView } else { superview?.surroundingScroller }
      }
      func nearestController() -> UIViewController? {
        var responder: UIResponder? = self
        while let current = responder {
          if let controller = current as? UIViewController { return controller }
          responder = current.next
        }
        return nil
      }
      func firstAncestor<Found: UIView>(of type: Found.Type) -> Found? {
        var ancestor = self.superview
        while let view = ancestor {
          if let found = view as? Found { return found }
          ancestor = view.superview
        }
        return nil
      }
    }
    """),
  // Helpers that may find the view itself or something in it, and one that the update method calls again.
  .accepted(
    """
    struct PageScroller: UIViewRepresentable {
      let isPaging: Bool
      func makeUIView(context: Context) -> UIView {
        let view = UIView()
        view.nearestScroller?.isPagingEnabled = isPaging
        view.scrollerAround(view)?.isPagingEnabled = isPaging
        view.scroller(in: [])?.isPagingEnabled = isPaging
        view.topController?.setNeedsStatusBarAppearanceUpdate()
        view.label?.text = "Page"
        return view
      }
      func updateUIView(_ view: UIView, context: Context) {}
    }
    struct StatusBar: UIViewRepresentable {
      let isHidden: Bool
      func makeUIView(context: Context) -> UIView {
        let view = UIView()
        view.controllerAround?.setNeedsStatusBarAppearanceUpdate()
        return view
      }
      func updateUIView(_ view: UIView, context: Context) {
        view.controllerAround?.setNeedsStatusBarAppearanceUpdate()
      }
    }
    extension UIView {
      var nearestScroller: UIScrollView? {
        var ancestor: UIView? = self
        while let view = ancestor {
          if let scroller = view as? UIScrollView { return scroller }
          ancestor = view.superview
        }
        return nil
      }
      func scrollerAround(_ view: UIView) -> UIScrollView? { view.superview as? UIScrollView }
      func scroller(in others: [UIScrollView]) -> UIScrollView? {
        for other in others where other.contains(self) { return other }
        return superview as? UIScrollView
      }
      private func contains(_ view: UIView) -> Bool { subviews.contains(view) }
      var topController: UIViewController? {
        var top = window?.rootViewController
        top = top ?? UIApplication.shared.keyWindow?.rootViewController
        return top
      }
      var label: UILabel? { subviews.first as? UILabel }
      var controllerAround: UIViewController? { next as? UIViewController }
    }
    """),
  // A helper looks around another view, and the coordinator calls a helper again later.
  .accepted(
    """
    struct SearchBar: UIViewRepresentable {
      let page: UIView
      func makeUIView(context: Context) -> UISearchBar {
        let bar = UISearchBar()
        let controller = page.nearestController()
        controller?.navigationItem.title = "Results"
        return bar
      }
      func updateUIView(_ bar: UISearchBar, context: Context) {}
    }
    struct FilterBar: UIViewRepresentable {
      func makeUIView(context: Context) -> UISearchBar {
        let bar = UISearchBar()
        bar.delegate = context.coordinator
        if let controller = bar.nearestController() { controller.navigationItem.title = "Filter" }
        return bar
      }
      func updateUIView(_ bar: UISearchBar, context: Context) {}
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator: NSObject, UISearchBarDelegate {
        func searchBarTextDidBeginEditing(_ bar: UISearchBar) {
          if let controller = bar.nearestController() { controller.navigationItem.title = "Filter" }
        }
      }
    }
    extension UIView {
      func nearestController() -> UIViewController? {
        superview?.next as? UIViewController ?? superview?.nearestController()
      }
    }
    """),
]
