import BridgeFacts
import BridgeModel
import LintEngine
import SwiftScan

extension Rule {
  public static let hierarchyLookupInMake = Rule(
    id: "hierarchy-lookup-in-make",
    group: "lifecycle",
    severity: .warning,
    lowerSeverities: [.hint(if: "the code runs on the next iteration of the run loop")],
    since: "iOS 13, macOS 10.15",
    summary: "Look for the window, superview, or parent after the make method.",
    symptom: "The window isn't configured, the field doesn't get the focus, or nothing is pushed, sometimes or always.",
    rationale: """
      SwiftUI adds the object to its hierarchy after the make method has returned, so the object has no window, \
      superview, or parent yet. An optional chain then does nothing. The next iteration of the run loop may still be too \
      early, because SwiftUI also creates views that it only measures or shows later. Override \
      `didMoveToWindow()`, `viewDidMoveToWindow()`, or `didMove(toParent:)` in a subclass, which run when the object \
      has moved.
      """,
    exception: "Suppress it if the code isn't needed when there is no hierarchy yet.",
    source: "https://developer.apple.com/documentation/uikit/uiview/didmovetowindow()",
    examples: hierarchyLookupExamples + placedObjectExamples + lookupHelperExamples,
    check: .representables(checkEarlyLookups))
}

@Sendable private func checkEarlyLookups(_ representable: Representable, in context: inout RuleContext) {
  guard !representable.isAmbiguous, let make = representable.name(of: .make) else { return }
  for lookup in context.project.earlyLookups(of: representable) {
    let access = lookup.node.text
    context.report(
      lookup.isPutOff
        ? "'\(access)' may still be nil on the next iteration of the run loop, and nothing looks for it again"
        : "'\(access)' is nil in '\(make)', because SwiftUI adds the object to a hierarchy later",
      at: lookup.node, in: lookup.body, severity: lookup.isPutOff ? .hint : .warning)
  }
}

// MARK: - Examples

private let hierarchyLookupExamples: [RuleExample] = [
  .flagged(
    """
    struct SearchField: NSViewRepresentable {
      func makeNSView(context: Context) -> NSTextField {
        let field = NSTextField()
        ⟦field.window⟧?.makeFirstResponder(field)
        return field
      }
      func updateNSView(_ field: NSTextField, context: Context) {}
    }
    """),
  // In a helper, for a controller, and for its view.
  .flagged(
    """
    struct Detail: UIViewControllerRepresentable {
      func makeUIViewController(context: Context) -> UIViewController {
        let page = UIViewController()
        configure(page)
        return page
      }
      func updateUIViewController(_ page: UIViewController, context: Context) {}
      private func configure(_ controller: UIViewController) {
        ⟦controller.parent⟧?.navigationItem.title = "Detail"
        guard let window = ⟦controller.view.window⟧ else { return }
        window.tintColor = .red
      }
    }
    """),
  // The next iteration of the run loop may be too early, and nothing looks again.
  .flagged(
    """
    struct WindowReader: NSViewRepresentable {
      @Binding var window: NSWindow?
      func makeNSView(context: Context) -> NSView {
        let view = NSView()
        DispatchQueue.main.async { [weak view] in
          window = ⟦view?.window⟧
        }
        return view
      }
      func updateNSView(_ view: NSView, context: Context) { configure() }
      private func configure() { self.window?.title = "Main" }
    }
    """),
  // The update method, or a later attempt, looks again.
  .accepted(
    """
    struct WindowReader: NSViewRepresentable {
      @Binding var window: NSWindow?
      func makeNSView(context: Context) -> NSView {
        let view = NSView()
        DispatchQueue.main.async { window = view.window }
        return view
      }
      func updateNSView(_ view: NSView, context: Context) {
        DispatchQueue.main.async { if window != view.window { window = view.window } }
      }
    }
    struct FocusedField: NSViewRepresentable {
      func makeNSView(context: Context) -> NSTextField {
        let field = NSTextField()
        focus(field, attempts: 5)
        return field
      }
      func updateNSView(_ field: NSTextField, context: Context) {}
      private func focus(_ field: NSTextField, attempts: Int) {
        DispatchQueue.main.async {
          if let window = field.window {
            window.makeFirstResponder(field)
          } else if attempts > 0 {
            focus(field, attempts: attempts - 1)
          }
        }
      }
    }
    """),
  // The make and update methods share a helper, and so do the make method and a callback.
  .accepted(
    """
    struct ScrollReader: NSViewRepresentable {
      var onFind: (NSView) -> Void
      func makeNSView(context: Context) -> NSView {
        let view = NSView()
        DispatchQueue.main.async { find(from: view) }
        return view
      }
      func updateNSView(_ view: NSView, context: Context) { DispatchQueue.main.async { find(from: view) } }
      private func find(from view: NSView) {
        if let found = view.superview { onFind(found) }
      }
    }
    struct Titled: NSViewRepresentable {
      func makeNSView(context: Context) -> NSTextField {
        let field = NSTextField()
        field.delegate = context.coordinator
        context.coordinator.configure(field)
        return field
      }
      func updateNSView(_ field: NSTextField, context: Context) {}
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator: NSObject, NSTextFieldDelegate {
        func configure(_ field: NSTextField) { field.window?.title = field.stringValue }
        func controlTextDidChange(_ notification: Notification) {
          if let field = notification.object as? NSTextField { configure(field) }
        }
      }
    }
    """),
  // After a delay, or when the view itself says that it has moved.
  .accepted(
    """
    struct FloatingWindow: NSViewRepresentable {
      func makeNSView(context: Context) -> NSView {
        let view = NSView()
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { view.window?.level = .floating }
        return view
      }
      func updateNSView(_ view: NSView, context: Context) {}
    }
    struct WindowReader: NSViewRepresentable {
      var onChange: (NSWindow?) -> Void
      func makeNSView(context: Context) -> WindowView {
        let view = WindowView()
        view.onMove = { [weak view] in onChange(view?.window) }
        return view
      }
      func updateNSView(_ view: WindowView, context: Context) {}
    }
    final class WindowView: NSView {
      var onMove: (() -> Void)?
      override func viewDidMoveToWindow() {
        super.viewDidMoveToWindow()
        onMove?()
      }
    }
    """),
  // A subview or child of something that the make method creates, and an object from elsewhere.
  .accepted(
    """
    struct Page: UIViewControllerRepresentable {
      func makeUIViewController(context: Context) -> UINavigationController {
        let page = UIViewController()
        let navigation = UINavigationController(rootViewController: page)
        page.navigationController?.isToolbarHidden = false
        return navigation
      }
      func updateUIViewController(_ navigation: UINavigationController, context: Context) {}
    }
    struct Existing: UIViewRepresentable {
      let view: UIView
      func makeUIView(context: Context) -> UIView {
        view.superview?.backgroundColor = .clear
        return view
      }
      func updateUIView(_ view: UIView, context: Context) {}
    }
    """),
  // A fallback, a check, and a property of the project with such a name.
  .accepted(
    """
    struct Photo: UIViewRepresentable {
      func makeUIView(context: Context) -> PhotoView {
        let view = PhotoView()
        view.parent = context.coordinator
        view.parent?.count += 1
        view.contentScaleFactor = view.window?.screen.scale ?? UIScreen.main.scale
        if view.superview == nil { view.alpha = 0 }
        return view
      }
      func updateUIView(_ view: PhotoView, context: Context) {}
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator { var count = 0 }
    }
    final class PhotoView: UIView { var parent: Photo.Coordinator? }
    """),
]
