import BridgeModel
import LintEngine
import SwiftScan

extension Rule {
  public static let unconnectedCoordinatorCallback = Rule(
    id: "unconnected-coordinator-callback",
    group: "coordinator",
    severity: .information,
    lowerSeverities: [.hint(if: "the closure is set but not called")],
    isOnByDefault: false,
    since: "iOS 13, macOS 10.15",
    summary: "Set and call each closure that the coordinator stores.",
    symptom: "An action of the wrapped view does nothing.",
    rationale: """
      A coordinator often stores closures through which its delegate methods tell SwiftUI or the view what happened. \
      If nothing sets such a closure, calling it with `?()` does nothing, without a message. If nothing calls it, the \
      code that sets it has no effect.
      """,
    exception: "Suppress it if the callback is for code that doesn't exist yet.",
    source: "https://developer.apple.com/documentation/swiftui/uiviewrepresentable/makecoordinator()",
    examples: [
      .flagged(
        """
        struct SearchField: UIViewRepresentable {
          var onSearch: (String) -> Void
          func makeUIView(context: Context) -> UISearchBar {
            let bar = UISearchBar()
            bar.delegate = context.coordinator
            return bar
          }
          func updateUIView(_ bar: UISearchBar, context: Context) {}
          func makeCoordinator() -> Coordinator { Coordinator() }
          final class Coordinator: NSObject, UISearchBarDelegate {
            var ⟦onSearch⟧: ((String) -> Void)?
            func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { onSearch?(searchBar.text ?? "") }
          }
        }
        """),
      // Set, but not called.
      .flagged(
        """
        struct Field: UIViewRepresentable {
          var onCommit: () -> Void
          func makeUIView(context: Context) -> UITextField {
            let field = UITextField()
            field.delegate = context.coordinator
            return field
          }
          func updateUIView(_ field: UITextField, context: Context) { context.coordinator.onCommit = onCommit }
          func makeCoordinator() -> Coordinator { Coordinator() }
          final class Coordinator: NSObject, UITextFieldDelegate {
            var ⟦onCommit⟧: (() -> Void)?
            func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
          }
        }
        """),
      // Set by the make method, an initializer, or code in another type.
      .accepted(
        """
        struct Field: UIViewRepresentable {
          var onCommit: () -> Void
          func makeUIView(context: Context) -> NoteField {
            let field = NoteField()
            field.delegate = context.coordinator
            field.attach(to: context.coordinator)
            context.coordinator.onCommit = onCommit
            return field
          }
          func updateUIView(_ field: NoteField, context: Context) {}
          func makeCoordinator() -> Coordinator { Coordinator(onEnd: onCommit) }
          final class Coordinator: NSObject, UITextFieldDelegate {
            var onCommit: (() -> Void)?
            var onEnd: (() -> Void)?
            var onClear: (() -> Void)?
            init(onEnd: (() -> Void)? = nil) { self.onEnd = onEnd }
            func textFieldShouldReturn(_ textField: UITextField) -> Bool {
              onCommit?()
              return true
            }
            func textFieldDidEndEditing(_ textField: UITextField) { onEnd?() }
            func textFieldShouldClear(_ textField: UITextField) -> Bool {
              onClear?()
              return true
            }
          }
        }
        final class NoteField: UITextField {
          func attach(to coordinator: Field.Coordinator) { coordinator.onClear = { [weak self] in self?.text = "" } }
        }
        """),
      // Passed on, called through a local, or called by the representable.
      .accepted(
        """
        struct Player: UIViewRepresentable {
          func makeUIView(context: Context) -> UIView {
            context.coordinator.onEnd = { print("end") }
            context.coordinator.onReady = { print("ready") }
            context.coordinator.onStart = { print("start") }
            return UIView()
          }
          func updateUIView(_ view: UIView, context: Context) { context.coordinator.onStart?() }
          func makeCoordinator() -> Coordinator { Coordinator() }
          final class Coordinator {
            var onEnd: (() -> Void)?
            var onReady: (() -> Void)?
            var onStart: (() -> Void)?
            func finish(_ count: Int) {
              if let onEnd, count > 0 { onEnd() }
              DispatchQueue.main.async(execute: onReady ?? {})
            }
          }
        }
        """),
      // Code of another module can set it.
      .accepted(
        """
        public struct Field: UIViewRepresentable {
          public func makeUIView(context: Context) -> UITextField { UITextField() }
          public func updateUIView(_ field: UITextField, context: Context) { field.delegate = context.coordinator }
          public func makeCoordinator() -> Coordinator { Coordinator() }
          public final class Coordinator: NSObject, UITextFieldDelegate {
            public var onEnd: (() -> Void)?
            public func textFieldDidEndEditing(_ textField: UITextField) { onEnd?() }
          }
        }
        """),
    ] + unconnectedCallbackExamples
      + unconnectedCoordinatorCallbackDetailExamples,
    check: .representables(checkCallbacks))
}

@Sendable private func checkCallbacks(_ representable: Representable, in context: inout RuleContext) {
  for callback in context.project.unconnectedCallbacks(in: representable) {
    let name = callback.property.name
    if let call = callback.call {
      context.report(
        "nothing sets the coordinator's '\(name)', so calling it does nothing", at: callback.property.place,
        related: [(.whole(call), "called here")])
    } else if let assignment = callback.assignment {
      context.report(
        "nothing calls the coordinator's '\(name)', so setting it has no effect", at: callback.property.place,
        severity: .hint,
        related: [(.whole(assignment), "set here")])
    }
  }
}
