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
    """)
]
