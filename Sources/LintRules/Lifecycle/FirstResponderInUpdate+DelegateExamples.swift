import LintEngine

/// The examples of `first-responder-in-update` about the delegate methods that write state, about other ways to change
/// the responder, and about calls that run only once.
let delegateResponderExamples: [RuleExample] = [
  // The delegate methods of a search bar.
  .flagged(
    """
    struct SearchField: UIViewRepresentable {
      @Binding var isActive: Bool
      func makeUIView(context: Context) -> UISearchBar { UISearchBar() }
      func updateUIView(_ bar: UISearchBar, context: Context) {
        _ = isActive ? ⟦bar.becomeFirstResponder()⟧ : ⟦bar.resignFirstResponder()⟧
      }
      func makeCoordinator() -> Coordinator { Coordinator($isActive) }
      final class Coordinator: NSObject, UISearchBarDelegate {
        @Binding var isActive: Bool
        init(_ isActive: Binding<Bool>) { _isActive = isActive }
        func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { isActive = true }
        func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { isActive = false }
      }
    }
    struct FilterField: UIViewRepresentable {
      @Binding var isActive: Bool
      func makeUIView(context: Context) -> UISearchBar { UISearchBar() }
      func updateUIView(_ bar: UISearchBar, context: Context) {
        _ = isActive ? ⟦bar.becomeFirstResponder()⟧ : ⟦bar.resignFirstResponder()⟧
      }
      func makeCoordinator() -> Coordinator { Coordinator($isActive) }
      final class Coordinator: NSObject, UISearchBarDelegate {
        @Binding var isActive: Bool
        init(_ isActive: Binding<Bool>) { _isActive = isActive }
        func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
          isActive = true
          return true
        }
        func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
          isActive = false
          return true
        }
      }
    }
    """),
  // The delegate methods that ask first, and those at the end.
  .flagged(
    """
    struct CodeField: UIViewRepresentable {
      @Binding var isActive: Bool
      func makeUIView(context: Context) -> UITextField { UITextField() }
      func updateUIView(_ field: UITextField, context: Context) {
        _ = isActive ? ⟦field.becomeFirstResponder()⟧ : ⟦field.resignFirstResponder()⟧
      }
      func makeCoordinator() -> Coordinator { Coordinator($isActive) }
      final class Coordinator: NSObject, UITextFieldDelegate {
        @Binding var isActive: Bool
        init(_ isActive: Binding<Bool>) { _isActive = isActive }
        func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
          isActive = true
          return true
        }
        func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
          isActive = false
        }
      }
    }
    struct CommentEditor: UIViewRepresentable {
      @Binding var isActive: Bool
      func makeUIView(context: Context) -> UITextView { UITextView() }
      func updateUIView(_ view: UITextView, context: Context) {
        _ = isActive ? ⟦view.becomeFirstResponder()⟧ : ⟦view.resignFirstResponder()⟧
      }
      func makeCoordinator() -> Coordinator { Coordinator($isActive) }
      final class Coordinator: NSObject, UITextViewDelegate {
        @Binding var isActive: Bool
        init(_ isActive: Binding<Bool>) { _isActive = isActive }
        func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
          isActive = true
          return true
        }
        func textViewDidEndEditing(_ textView: UITextView) { isActive = false }
      }
    }
    """),
  // The delegate methods that may keep the keyboard, and a method that ends editing in all parts of a view.
  .flagged(
    """
    struct PriceField: UIViewRepresentable {
      @Binding var isActive: Bool
      func makeUIView(context: Context) -> UITextField { UITextField() }
      func updateUIView(_ field: UITextField, context: Context) {
        if !isActive { ⟦field.endEditing(true)⟧ }
      }
      func makeCoordinator() -> Coordinator { Coordinator($isActive) }
      final class Coordinator: NSObject, UITextFieldDelegate {
        @Binding var isActive: Bool
        init(_ isActive: Binding<Bool>) { _isActive = isActive }
        func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
          isActive = textField.text?.isEmpty ?? true
          return !isActive
        }
      }
    }
    struct AddressEditor: UIViewRepresentable {
      @Binding var isActive: Bool
      func makeUIView(context: Context) -> UITextView { UITextView() }
      func updateUIView(_ view: UITextView, context: Context) {
        if !isActive { ⟦view.endEditing(true)⟧ }
      }
      func makeCoordinator() -> Coordinator { Coordinator($isActive) }
      final class Coordinator: NSObject, UITextViewDelegate {
        @Binding var isActive: Bool
        init(_ isActive: Binding<Bool>) { _isActive = isActive }
        func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
          isActive = textView.text.isEmpty
          return !isActive
        }
      }
    }
    """),
  // An optional field, an element, a field of the coordinator, and a result that is used: there is no fix.
  .flagged(
    """
    struct OrderEditor: UIViewRepresentable {
      @Binding var isEditing: Bool
      let line: Int
      func makeUIView(context: Context) -> OrderForm { OrderForm() }
      func updateUIView(_ form: OrderForm, context: Context) {
        if isEditing { ⟦form.amount?.becomeFirstResponder()⟧ }
        ⟦form.lines[line].becomeFirstResponder()⟧
        ⟦context.coordinator.comment.becomeFirstResponder()⟧
        context.coordinator.isTyping =
          ⟦form.title.becomeFirstResponder()⟧
      }
      func makeCoordinator() -> Coordinator { Coordinator($isEditing) }
      @MainActor final class Coordinator: NSObject, UITextFieldDelegate {
        @Binding var isEditing: Bool
        var isTyping = false
        let comment = UITextField()
        init(_ isEditing: Binding<Bool>) { _isEditing = isEditing }
        func textFieldDidBeginEditing(_ textField: UITextField) { isEditing = true }
      }
    }
    final class OrderForm: UIView {
      let title = UITextField()
      var amount: UITextField?
      var lines: [UITextField] = []
    }
    """),
  // The update takes the focus only after a change, or takes the request back.
  .accepted(
    """
    struct CaptionField: UIViewRepresentable {
      @Binding var isFocused: Bool
      @Binding var takesFocus: Bool
      func makeUIView(context: Context) -> UITextField { UITextField() }
      func updateUIView(_ field: UITextField, context: Context) {
        if context.coordinator.wasFocused != isFocused {
          context.coordinator.wasFocused = isFocused
          if isFocused { field.becomeFirstResponder() }
        }
        if takesFocus {
          field.becomeFirstResponder()
          DispatchQueue.main.async { takesFocus = false }
        }
      }
      func makeCoordinator() -> Coordinator { Coordinator(parent: self) }
      final class Coordinator: NSObject, UITextFieldDelegate {
        var parent: CaptionField
        var wasFocused = false
        init(parent: CaptionField) { self.parent = parent }
        func textFieldDidBeginEditing(_ textField: UITextField) { parent.isFocused = true }
      }
    }
    """),
  // A method of the view's own class.
  .flagged(
    """
    struct NoteField: UIViewRepresentable {
      @Binding var isFocused: Bool
      func makeUIView(context: Context) -> FocusField {
        let field = FocusField()
        field.delegate = context.coordinator
        return field
      }
      func updateUIView(_ field: FocusField, context: Context) {
        if isFocused { ⟦field.focus()⟧ }
      }
      func makeCoordinator() -> Coordinator { Coordinator(isFocused: $isFocused) }
      final class Coordinator: NSObject, UITextFieldDelegate {
        @Binding var isFocused: Bool
        init(isFocused: Binding<Bool>) { _isFocused = isFocused }
        func textFieldDidBeginEditing(_ field: UITextField) { isFocused = true }
      }
    }
    final class FocusField: UITextField {
      func focus() { becomeFirstResponder() }
    }
    """),
  // The delegate writes only a value that differs, which it doesn't after a call for that value.
  .accepted(
    """
    struct TitleField: UIViewRepresentable {
      @Binding var isFocused: Bool
      func makeUIView(context: Context) -> UITextField {
        let field = UITextField()
        field.delegate = context.coordinator
        return field
      }
      func updateUIView(_ field: UITextField, context: Context) {
        if isFocused { field.becomeFirstResponder() } else { field.resignFirstResponder() }
      }
      func makeCoordinator() -> Coordinator { Coordinator(parent: self) }
      final class Coordinator: NSObject, UITextFieldDelegate {
        let parent: TitleField
        init(parent: TitleField) { self.parent = parent }
        func textFieldDidBeginEditing(_ field: UITextField) {
          guard !parent.isFocused else { return }
          parent.isFocused = true
        }
        func textFieldDidEndEditing(_ field: UITextField) {
          if parent.isFocused { parent.isFocused = false }
        }
      }
    }
    """),
  // The update method tells the delegate that the change isn't the user's, or takes the delegate away.
  .accepted(
    """
    struct CommentField: UIViewRepresentable {
      @Binding var isFocused: Bool
      func makeUIView(context: Context) -> UITextField {
        let field = UITextField()
        field.delegate = context.coordinator
        return field
      }
      func updateUIView(_ field: UITextField, context: Context) {
        context.coordinator.isUpdating = true
        defer { context.coordinator.isUpdating = false }
        if isFocused { field.becomeFirstResponder() }
      }
      func makeCoordinator() -> Coordinator { Coordinator(isFocused: $isFocused) }
      final class Coordinator: NSObject, UITextFieldDelegate {
        @Binding var isFocused: Bool
        var isUpdating = false
        init(isFocused: Binding<Bool>) { _isFocused = isFocused }
        func textFieldDidBeginEditing(_ field: UITextField) {
          if isUpdating { return }
          isFocused = true
        }
      }
    }
    struct ReplyField: UIViewRepresentable {
      @Binding var isFocused: Bool
      func makeUIView(context: Context) -> UITextField {
        let field = UITextField()
        field.delegate = context.coordinator
        return field
      }
      func updateUIView(_ field: UITextField, context: Context) {
        field.delegate = nil
        if isFocused { field.becomeFirstResponder() }
        field.delegate = context.coordinator
      }
      func makeCoordinator() -> Coordinator { Coordinator(isFocused: $isFocused) }
      final class Coordinator: NSObject, UITextFieldDelegate {
        @Binding var isFocused: Bool
        init(isFocused: Binding<Bool>) { _isFocused = isFocused }
        func textFieldDidBeginEditing(_ field: UITextField) { isFocused = true }
      }
    }
    """),
  // The flag is taken back before the call, and the delegate compares with another value.
  .flagged(
    """
    struct SearchField: UIViewRepresentable {
      @Binding var isFocused: Bool
      @Binding var isActive: Bool
      func makeUIView(context: Context) -> UITextField {
        let field = UITextField()
        field.delegate = context.coordinator
        return field
      }
      func updateUIView(_ field: UITextField, context: Context) {
        context.coordinator.isUpdating = true
        field.alpha = isActive ? 1 : 0.5
        context.coordinator.isUpdating = false
        if isFocused { ⟦field.becomeFirstResponder()⟧ }
      }
      func makeCoordinator() -> Coordinator { Coordinator(parent: self) }
      final class Coordinator: NSObject, UITextFieldDelegate {
        let parent: SearchField
        var isUpdating = false
        init(parent: SearchField) { self.parent = parent }
        func textFieldDidBeginEditing(_ field: UITextField) {
          if !isUpdating, !parent.isActive { parent.isActive = true }
        }
      }
    }
    """,
    fixed: """
      struct SearchField: UIViewRepresentable {
        @Binding var isFocused: Bool
        @Binding var isActive: Bool
        func makeUIView(context: Context) -> UITextField {
          let field = UITextField()
          field.delegate = context.coordinator
          return field
        }
        func updateUIView(_ field: UITextField, context: Context) {
          context.coordinator.isUpdating = true
          field.alpha = isActive ? 1 : 0.5
          context.coordinator.isUpdating = false
          if isFocused {
            DispatchQueue.main.async {
              if !field.isFirstResponder {
                field.becomeFirstResponder()
              }
            }
          }
        }
        func makeCoordinator() -> Coordinator { Coordinator(parent: self) }
        final class Coordinator: NSObject, UITextFieldDelegate {
          let parent: SearchField
          var isUpdating = false
          init(parent: SearchField) { self.parent = parent }
          func textFieldDidBeginEditing(_ field: UITextField) {
            if !isUpdating, !parent.isActive { parent.isActive = true }
          }
        }
      }
      """),
  // The coordinator is the delegate of another field only.
  .accepted(
    """
    struct SignInForm: UIViewRepresentable {
      @Binding var isNaming: Bool
      let next: UITextField
      func makeUIView(context: Context) -> SignInView {
        let view = SignInView()
        view.name.delegate = context.coordinator
        return view
      }
      func updateUIView(_ view: SignInView, context: Context) {
        if isNaming { view.code.becomeFirstResponder() } else { next.becomeFirstResponder() }
      }
      func makeCoordinator() -> Coordinator { Coordinator(isNaming: $isNaming) }
      final class Coordinator: NSObject, UITextFieldDelegate {
        @Binding var isNaming: Bool
        init(isNaming: Binding<Bool>) { _isNaming = isNaming }
        func textFieldDidBeginEditing(_ field: UITextField) { isNaming = true }
      }
    }
    final class SignInView: UIView {
      let name = UITextField()
      let code = UITextField()
    }
    """),
]
