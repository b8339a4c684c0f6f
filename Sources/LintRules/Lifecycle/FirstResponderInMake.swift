import BridgeModel
import LintEngine
import SwiftScan

extension Rule {
  public static let firstResponderInMake = Rule(
    id: "first-responder-in-make",
    group: "lifecycle",
    severity: .information,
    isOnByDefault: false,
    since: "iOS 13",
    summary: "Don't make a view the first responder before it's in a window.",
    symptom: "On some systems, the keyboard doesn't appear, or the app crashes when a sheet shows the view.",
    rationale: """
      The view that the make method creates is in no window yet. UIKit's documentation says that `becomeFirstResponder()` \
      must only be called on a view in an active view hierarchy, and that the result is undefined otherwise. Override \
      `didMoveToWindow()` in a subclass, or check `window` in the update method and remember in the coordinator that \
      the view has taken the focus.
      """,
    exception: "Suppress it if you have tested it on every system that the app supports.",
    source: "https://developer.apple.com/documentation/uikit/uiresponder/becomefirstresponder()",
    examples: [
      .flagged(
        """
        struct TitleField: UIViewRepresentable {
          @Binding var text: String
          func makeUIView(context: Context) -> UITextField {
            let field = UITextField()
            field.text = text
            ⟦field.becomeFirstResponder()⟧
            return field
          }
          func updateUIView(_ field: UITextField, context: Context) {}
        }
        """),
      // On a condition, in a helper, and for a subview.
      .flagged(
        """
        struct Search: UIViewRepresentable {
          let isActive: Bool
          func makeUIView(context: Context) -> UISearchBar {
            let bar = UISearchBar()
            if isActive { ⟦bar.searchTextField.becomeFirstResponder()⟧ }
            return bar
          }
          func updateUIView(_ bar: UISearchBar, context: Context) {}
        }
        struct NoteEditor: UIViewRepresentable {
          func makeUIView(context: Context) -> UITextView {
            let view = UITextView()
            prepare(view)
            return view
          }
          func updateUIView(_ view: UITextView, context: Context) {}
          private func prepare(_ view: UITextView) {
            _ = ⟦view.becomeFirstResponder()⟧
          }
        }
        """),
      // In a helper whose result the make method unwraps.
      .flagged(
        """
        import SwiftUI

        struct CodeField: UIViewRepresentable {
          func makeUIView(context: Context) -> UITextField {
            guard let field = makeField() else { fatalError() }
            return field
          }
          func updateUIView(_ field: UITextField, context: Context) {}
          private func makeField() -> UITextField? {
            let code = UITextField()
            ⟦code.becomeFirstResponder()⟧
            return code
          }
        }
        """),
      // Later, or when the view is in a window.
      .accepted(
        """
        struct TitleField: UIViewRepresentable {
          func makeUIView(context: Context) -> UITextField {
            let field = UITextField()
            DispatchQueue.main.async { field.becomeFirstResponder() }
            return field
          }
          func updateUIView(_ field: UITextField, context: Context) {
            if field.window != nil, !field.isFirstResponder { field.becomeFirstResponder() }
          }
        }
        """),
      // The code checks the window.
      .accepted(
        """
        struct TitleField: UIViewRepresentable {
          func makeUIView(context: Context) -> UITextField {
            let field = UITextField()
            show(field)
            return field
          }
          func updateUIView(_ field: UITextField, context: Context) { show(field) }
          private func show(_ field: UITextField) {
            if field.window != nil { focus(field) }
          }
          private func focus(_ field: UITextField) { field.becomeFirstResponder() }
        }
        """),
      // An object that is on screen already, and a subclass that waits for its window.
      .accepted(
        """
        struct TitleField: UIViewRepresentable {
          let menu: UITextField
          func makeUIView(context: Context) -> FocusedField {
            menu.becomeFirstResponder()
            return FocusedField()
          }
          func updateUIView(_ field: FocusedField, context: Context) {}
        }
        final class FocusedField: UITextField {
          override func didMoveToWindow() {
            super.didMoveToWindow()
            if window != nil { becomeFirstResponder() }
          }
        }
        """),
      // AppKit changes the first responder through the window.
      .accepted(
        """
        struct TitleField: NSViewRepresentable {
          func makeNSView(context: Context) -> NSTextField {
            let field = NSTextField()
            field.becomeFirstResponder()
            return field
          }
          func updateNSView(_ field: NSTextField, context: Context) {}
        }
        """),
    ],
    signs: .firstResponder,
    check: .representables(checkEarlyResponders))
}

@Sendable private func checkEarlyResponders(_ representable: Representable, in context: inout RuleContext) {
  let project = context.project
  guard representable.family.isUIKit, !representable.isAmbiguous else { return }
  for body in project.bodies(reachedFrom: .make, of: representable) where body.signs.contains(.firstResponder) {
    for call in body.block.calls(named: "becomeFirstResponder") {
      guard let receiver = call.receiver, body.isInRepresented(receiver),
        project.timing(of: call, in: body) == .now, !body.asksForWindow
      else { continue }
      let make = representable.name(of: .make) ?? ""
      context.report(
        "'\(receiver.text)' is not in a window while '\(make)' runs, so the result of 'becomeFirstResponder' is undefined",
        at: call, in: body)
    }
  }
}

extension LifecycleBody {
  /// Whether this code, or the code that calls it, reads the window of a view.
  fileprivate var asksForWindow: Bool {
    block.descendants(.memberAccess).contains { $0.isNamed("window") } || caller?.asksForWindow ?? false
  }
}
