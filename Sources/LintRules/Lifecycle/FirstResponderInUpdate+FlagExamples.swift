import LintEngine

/// The examples of `first-responder-in-update` about flags that keep the delegate methods from writing.
let responderFlagExamples: [RuleExample] = [
  // The flag is another one, or the other branch sets it.
  .flagged(
    """
    struct TagField: UIViewRepresentable {
      @Binding var isTyping: Bool
      func makeUIView(context: Context) -> UITextField {
        let field = UITextField()
        field.delegate = context.coordinator
        return field
      }
      func updateUIView(_ field: UITextField, context: Context) {
        context.coordinator.isShown = true
        if isTyping { ⟦field.becomeFirstResponder()⟧ }
      }
      func makeCoordinator() -> Coordinator { Coordinator(isTyping: $isTyping) }
      @MainActor final class Coordinator: NSObject, UITextFieldDelegate {
        @Binding var isTyping: Bool
        var isShown = false
        var isUpdating = false
        init(isTyping: Binding<Bool>) { _isTyping = isTyping }
        func textFieldDidBeginEditing(_ field: UITextField) {
          if !isUpdating { isTyping = true }
        }
      }
    }
    struct NoteField: UIViewRepresentable {
      @Binding var isTyping: Bool
      let text: String
      func makeUIView(context: Context) -> UITextField {
        let field = UITextField()
        field.delegate = context.coordinator
        return field
      }
      func updateUIView(_ field: UITextField, context: Context) {
        if !isTyping {
          let coordinator = context.coordinator
          coordinator.isUpdating = true
          field.placeholder = text
          DispatchQueue.main.async { coordinator.isUpdating = false }
        } else {
          ⟦field.becomeFirstResponder()⟧
        }
      }
      func makeCoordinator() -> Coordinator { Coordinator(isTyping: $isTyping) }
      @MainActor final class Coordinator: NSObject, UITextFieldDelegate {
        @Binding var isTyping: Bool
        var isUpdating = false
        init(isTyping: Binding<Bool>) { _isTyping = isTyping }
        func textFieldDidBeginEditing(_ field: UITextField) {
          if !isUpdating { isTyping = true }
        }
      }
    }
    """,
    fixed: """
      struct TagField: UIViewRepresentable {
        @Binding var isTyping: Bool
        func makeUIView(context: Context) -> UITextField {
          let field = UITextField()
          field.delegate = context.coordinator
          return field
        }
        func updateUIView(_ field: UITextField, context: Context) {
          context.coordinator.isShown = true
          if isTyping {
            DispatchQueue.main.async {
              if !field.isFirstResponder {
                field.becomeFirstResponder()
              }
            }
          }
        }
        func makeCoordinator() -> Coordinator { Coordinator(isTyping: $isTyping) }
        @MainActor final class Coordinator: NSObject, UITextFieldDelegate {
          @Binding var isTyping: Bool
          var isShown = false
          var isUpdating = false
          init(isTyping: Binding<Bool>) { _isTyping = isTyping }
          func textFieldDidBeginEditing(_ field: UITextField) {
            if !isUpdating { isTyping = true }
          }
        }
      }
      struct NoteField: UIViewRepresentable {
        @Binding var isTyping: Bool
        let text: String
        func makeUIView(context: Context) -> UITextField {
          let field = UITextField()
          field.delegate = context.coordinator
          return field
        }
        func updateUIView(_ field: UITextField, context: Context) {
          if !isTyping {
            let coordinator = context.coordinator
            coordinator.isUpdating = true
            field.placeholder = text
            DispatchQueue.main.async { coordinator.isUpdating = false }
          } else {
            DispatchQueue.main.async {
              if !field.isFirstResponder {
                field.becomeFirstResponder()
              }
            }
          }
        }
        func makeCoordinator() -> Coordinator { Coordinator(isTyping: $isTyping) }
        @MainActor final class Coordinator: NSObject, UITextFieldDelegate {
          @Binding var isTyping: Bool
          var isUpdating = false
          init(isTyping: Binding<Bool>) { _isTyping = isTyping }
          func textFieldDidBeginEditing(_ field: UITextField) {
            if !isUpdating { isTyping = true }
          }
        }
      }
      """),
  // The flag is taken back later, set under a condition, or set in a deferred block.
  .accepted(
    """
    struct TagField: UIViewRepresentable {
      @Binding var isTyping: Bool
      func makeUIView(context: Context) -> UITextField {
        let field = UITextField()
        field.delegate = context.coordinator
        return field
      }
      func updateUIView(_ field: UITextField, context: Context) {
        let coordinator = context.coordinator
        coordinator.isUpdating = true
        DispatchQueue.main.async { coordinator.isUpdating = false }
        if isTyping { field.becomeFirstResponder() }
      }
      func makeCoordinator() -> Coordinator { Coordinator(isTyping: $isTyping) }
      @MainActor final class Coordinator: NSObject, UITextFieldDelegate {
        @Binding var isTyping: Bool
        var isUpdating = false
        init(isTyping: Binding<Bool>) { _isTyping = isTyping }
        func textFieldDidBeginEditing(_ field: UITextField) {
          if !isUpdating { isTyping = true }
        }
      }
    }
    struct NoteField: UIViewRepresentable {
      @Binding var isTyping: Bool
      let text: String
      func makeUIView(context: Context) -> UITextField {
        let field = UITextField()
        field.delegate = context.coordinator
        return field
      }
      func updateUIView(_ field: UITextField, context: Context) {
        if !field.isFirstResponder { context.coordinator.isUpdating = true }
        if isTyping { field.becomeFirstResponder() }
        context.coordinator.isUpdating = false
      }
      func makeCoordinator() -> Coordinator { Coordinator(isTyping: $isTyping) }
      @MainActor final class Coordinator: NSObject, UITextFieldDelegate {
        @Binding var isTyping: Bool
        var isUpdating = false
        init(isTyping: Binding<Bool>) { _isTyping = isTyping }
        func textFieldDidBeginEditing(_ field: UITextField) {
          if !isUpdating { isTyping = true }
        }
      }
    }
    struct LateField: UIViewRepresentable {
      @Binding var isTyping: Bool
      let text: String
      func makeUIView(context: Context) -> UITextField {
        let field = UITextField()
        field.delegate = context.coordinator
        return field
      }
      func updateUIView(_ field: UITextField, context: Context) {
        defer {
          context.coordinator.isUpdating = true
          if isTyping { field.becomeFirstResponder() }
          context.coordinator.isUpdating = false
        }
        guard field.text != text else { return }
        field.text = text
      }
      func makeCoordinator() -> Coordinator { Coordinator(isTyping: $isTyping) }
      @MainActor final class Coordinator: NSObject, UITextFieldDelegate {
        @Binding var isTyping: Bool
        var isUpdating = false
        init(isTyping: Binding<Bool>) { _isTyping = isTyping }
        func textFieldDidBeginEditing(_ field: UITextField) {
          if !isUpdating { isTyping = true }
        }
      }
    }
    """),
  // A binding that the update method writes, which doesn't change before the update ends.
  .flagged(
    """
    struct QuietField: UIViewRepresentable {
      @Binding var isTyping: Bool
      @Binding var isQuiet: Bool
      func makeUIView(context: Context) -> UITextField {
        let field = UITextField()
        field.delegate = context.coordinator
        return field
      }
      func updateUIView(_ field: UITextField, context: Context) {
        context.coordinator.parent.isQuiet = true
        if isTyping { ⟦field.becomeFirstResponder()⟧ }
      }
      func makeCoordinator() -> Coordinator { Coordinator(parent: self) }
      @MainActor final class Coordinator: NSObject, UITextFieldDelegate {
        var parent: QuietField
        init(parent: QuietField) { self.parent = parent }
        func textFieldDidBeginEditing(_ field: UITextField) {
          if !parent.isQuiet { parent.isTyping = true }
        }
      }
    }
    """,
    fixed: """
      struct QuietField: UIViewRepresentable {
        @Binding var isTyping: Bool
        @Binding var isQuiet: Bool
        func makeUIView(context: Context) -> UITextField {
          let field = UITextField()
          field.delegate = context.coordinator
          return field
        }
        func updateUIView(_ field: UITextField, context: Context) {
          context.coordinator.parent.isQuiet = true
          if isTyping {
            DispatchQueue.main.async {
              if !field.isFirstResponder {
                field.becomeFirstResponder()
              }
            }
          }
        }
        func makeCoordinator() -> Coordinator { Coordinator(parent: self) }
        @MainActor final class Coordinator: NSObject, UITextFieldDelegate {
          var parent: QuietField
          init(parent: QuietField) { self.parent = parent }
          func textFieldDidBeginEditing(_ field: UITextField) {
            if !parent.isQuiet { parent.isTyping = true }
          }
        }
      }
      """),
  // A helper returns the view with the field from the input.
  .flagged(
    """
    struct LoginForm: UIViewRepresentable {
      @Binding var isNaming: Bool
      let form: LoginView
      func makeUIView(context: Context) -> LoginView { connectedForm(context) }
      private func connectedForm(_ context: Context) -> LoginView {
        form.name.delegate = context.coordinator
        return form
      }
      func updateUIView(_ view: LoginView, context: Context) {
        if isNaming { ⟦form.name.becomeFirstResponder()⟧ }
      }
      func makeCoordinator() -> Coordinator { Coordinator(isNaming: $isNaming) }
      final class Coordinator: NSObject, UITextFieldDelegate {
        @Binding var isNaming: Bool
        init(isNaming: Binding<Bool>) { _isNaming = isNaming }
        func textFieldDidBeginEditing(_ field: UITextField) { isNaming = true }
      }
    }
    final class LoginView: UIView {
      let name = UITextField()
    }
    """),
]
