import LintEngine

/// The examples of `unconnected-coordinator-callback` about further details.
let unconnectedCoordinatorCallbackDetailExamples: [RuleExample] = [
  // The property wrapper gets the closure from elsewhere.
  .accepted(
    """
    import SwiftUI
    import UIKit

    struct SearchField: UIViewRepresentable {
      func makeUIView(context: Context) -> UITextField {
        let field = UITextField()
        field.delegate = context.coordinator
        return field
      }
      func updateUIView(_ field: UITextField, context: Context) {}
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator: NSObject, UITextFieldDelegate {
        @Injected private var onSearch: ((String) -> Void)?
        func textFieldDidEndEditing(_ field: UITextField) { onSearch?(field.text ?? "") }
      }
    }
    @MainActor @propertyWrapper struct Injected<Value> {
      var wrappedValue: Value? { Container.shared.value() }
    }
    @MainActor final class Container {
      static let shared = Container()
      private var values: [Any] = []
      func value<Value>() -> Value? { values.lazy.compactMap { $0 as? Value }.first }
    }
    """),
  // Code calls it only if it's set.
  .flagged(
    """
    import SwiftUI

    struct AmountField: UIViewRepresentable {
      @Binding var amount: String
      var onBegin: (() -> Void)?
      var onEnd: (() -> Void)?
      func makeUIView(context: Context) -> UITextField {
        let field = UITextField()
        field.delegate = context.coordinator
        return field
      }
      func updateUIView(_ field: UITextField, context: Context) { field.placeholder = amount }
      func makeCoordinator() -> Coordinator { Coordinator(amount: $amount) }
      final class Coordinator: NSObject, UITextFieldDelegate {
        let amount: Binding<String>
        var ⟦onBegin⟧: (() -> Void)?
        var ⟦onEnd⟧: (() -> Void)?
        init(amount: Binding<String>) { self.amount = amount }
        func textFieldDidBeginEditing(_ field: UITextField) {
          if let onBegin { onBegin() }
        }
        func textFieldDidEndEditing(_ field: UITextField) {
          guard let end = self.onEnd else { return }
          amount.wrappedValue = field.text ?? ""
          end()
        }
      }
    }
    """),
  // Code unwraps it and hands it on, and a parameter has the same name.
  .accepted(
    """
    import SwiftUI

    struct AmountField: UIViewRepresentable {
      func makeUIView(context: Context) -> UITextField {
        let field = UITextField()
        field.delegate = context.coordinator
        context.coordinator.finish {}
        return field
      }
      func updateUIView(_ field: UITextField, context: Context) {}
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator: NSObject, UITextFieldDelegate {
        var onEnd: (() -> Void)?
        var onClear: (() -> Void)?
        func textFieldDidEndEditing(_ field: UITextField) {
          if let onEnd { DispatchQueue.main.async(execute: onEnd) }
        }
        func finish(onClear: (() -> Void)?) {
          if let onClear { onClear() }
        }
      }
    }
    """),
  // A function that receives the callback as `inout` sets it.
  .accepted(
    """
    import SwiftUI

    final class NoteCoordinator: NSObject, UITextFieldDelegate {
      var onCommit: (() -> Void)?
      func textFieldDidEndEditing(_ field: UITextField) { onCommit?() }
    }
    struct NoteField: UIViewRepresentable {
      func makeUIView(context: Context) -> UITextField {
        let field = UITextField()
        field.delegate = context.coordinator
        log(&context.coordinator.onCommit)
        return field
      }
      func updateUIView(_ field: UITextField, context: Context) {}
      func makeCoordinator() -> NoteCoordinator { NoteCoordinator() }
      private func log(_ action: inout (() -> Void)?) { action = { print("Committed") } }
    }
    """),
  // An extension of the coordinator calls a callback, and a view has a closure with the name of another one.
  .flagged(
    """
    import SwiftUI

    struct NoteField: UIViewRepresentable {
      func makeUIView(context: Context) -> UITextField {
        let field = UITextField()
        field.delegate = context.coordinator
        return field
      }
      func updateUIView(_ field: UITextField, context: Context) {}
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator: NSObject, UITextFieldDelegate {
        var ⟦onCommit⟧: (() -> Void)?
        var ⟦onCancel⟧: (() -> Void)?
        func textFieldDidEndEditing(_ field: UITextField) { onCommit?() }
      }
    }
    extension NoteField.Coordinator {
      func cancel() {
        if let onCancel { onCancel() }
      }
    }
    struct Composer: View {
      let onCommit: (() -> Void)?
      var body: some View {
        Button("Commit") {
          if let onCommit { onCommit() }
        }
      }
    }
    """),
  // No code uses the callback, and the view calls its own closure.
  .accepted(
    """
    import SwiftUI

    struct NoteField: UIViewRepresentable {
      let onCommit: (() -> Void)?
      func makeUIView(context: Context) -> UITextField { UITextField() }
      func updateUIView(_ field: UITextField, context: Context) {
        if let onCommit { onCommit() }
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator: NSObject, UITextFieldDelegate {
        var onCommit: (() -> Void)?
      }
    }
    """),
  // The coordinator keeps the callback, but calls that of the view.
  .flagged(
    """
    import SwiftUI

    struct SearchField: UIViewRepresentable {
      let onSearch: ((String) -> Void)?
      func makeUIView(context: Context) -> UITextField {
        let field = UITextField()
        field.delegate = context.coordinator
        return field
      }
      func updateUIView(_ field: UITextField, context: Context) { context.coordinator.field = self }
      func makeCoordinator() -> Coordinator { Coordinator(field: self, onSearch: onSearch) }
      final class Coordinator: NSObject, UITextFieldDelegate {
        var field: SearchField
        private var ⟦onSearch⟧: ((String) -> Void)?
        init(field: SearchField, onSearch: ((String) -> Void)?) {
          self.field = field
          self.onSearch = onSearch
        }
        func textFieldDidEndEditing(_ textField: UITextField) {
          if let onSearch = field.onSearch { onSearch(textField.text ?? "") }
        }
      }
    }
    """),
  // The view sets a requirement of a protocol that has the name of the callback.
  .flagged(
    """
    import SwiftUI

    @MainActor protocol ClipPlayer: AnyObject {
      var onEnd: (() -> Void)? { get set }
    }
    struct ClipScrubber: UIViewRepresentable {
      let player: any ClipPlayer
      func makeUIView(context: Context) -> UIScrollView {
        let view = UIScrollView()
        view.delegate = context.coordinator
        player.onEnd = { view.contentOffset = .zero }
        return view
      }
      func updateUIView(_ view: UIScrollView, context: Context) {}
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator: NSObject, UIScrollViewDelegate {
        var ⟦onEnd⟧: (() -> Void)?
        func scrollViewDidEndDecelerating(_ view: UIScrollView) { onEnd?() }
      }
    }
    """),
]
