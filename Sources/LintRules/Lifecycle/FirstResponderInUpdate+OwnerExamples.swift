import LintEngine

/// The examples of `first-responder-in-update` about the objects whose delegate is the coordinator.
let responderOwnerExamples: [RuleExample] = [
  // The coordinator is the data source of one view and the delegate of another one, which gets it in its initializer.
  .flagged(
    """
    struct SignInForm: UIViewRepresentable {
      @Binding var isTyping: Bool
      func makeUIView(context: Context) -> SignInView {
        let view = SignInView(delegate: context.coordinator)
        view.countries.dataSource = context.coordinator
        return view
      }
      func updateUIView(_ view: SignInView, context: Context) {
        if isTyping { ⟦view.code.becomeFirstResponder()⟧ }
      }
      func makeCoordinator() -> Coordinator { Coordinator(isTyping: $isTyping) }
      final class Coordinator: NSObject, UITextFieldDelegate, UITableViewDataSource {
        @Binding var isTyping: Bool
        init(isTyping: Binding<Bool>) { _isTyping = isTyping }
        func textFieldDidBeginEditing(_ field: UITextField) { isTyping = true }
        func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
        func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell { UITableViewCell() }
      }
    }
    final class SignInView: UIView {
      let countries = UITableView()
      let code = UITextField()
      init(delegate: UITextFieldDelegate) {
        super.init(frame: .zero)
        code.delegate = delegate
      }
      required init?(coder: NSCoder) { nil }
    }
    """,
    fixed: """
      struct SignInForm: UIViewRepresentable {
        @Binding var isTyping: Bool
        func makeUIView(context: Context) -> SignInView {
          let view = SignInView(delegate: context.coordinator)
          view.countries.dataSource = context.coordinator
          return view
        }
        func updateUIView(_ view: SignInView, context: Context) {
          if isTyping {
            DispatchQueue.main.async {
              if !view.code.isFirstResponder {
                view.code.becomeFirstResponder()
              }
            }
          }
        }
        func makeCoordinator() -> Coordinator { Coordinator(isTyping: $isTyping) }
        final class Coordinator: NSObject, UITextFieldDelegate, UITableViewDataSource {
          @Binding var isTyping: Bool
          init(isTyping: Binding<Bool>) { _isTyping = isTyping }
          func textFieldDidBeginEditing(_ field: UITextField) { isTyping = true }
          func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
          func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell { UITableViewCell() }
        }
      }
      final class SignInView: UIView {
        let countries = UITableView()
        let code = UITextField()
        init(delegate: UITextFieldDelegate) {
          super.init(frame: .zero)
          code.delegate = delegate
        }
        required init?(coder: NSCoder) { nil }
      }
      """),
  // Another object is the delegate of the other field.
  .flagged(
    """
    struct SignInForm: UIViewRepresentable {
      @Binding var isTyping: Bool
      func makeUIView(context: Context) -> SignInView {
        let view = SignInView(delegate: context.coordinator)
        view.name.delegate = NameChecker.shared
        return view
      }
      func updateUIView(_ view: SignInView, context: Context) {
        if isTyping { ⟦view.code.becomeFirstResponder()⟧ }
      }
      func makeCoordinator() -> Coordinator { Coordinator(isTyping: $isTyping) }
      final class Coordinator: NSObject, UITextFieldDelegate {
        @Binding var isTyping: Bool
        init(isTyping: Binding<Bool>) { _isTyping = isTyping }
        func textFieldDidBeginEditing(_ field: UITextField) { isTyping = true }
      }
    }
    final class SignInView: UIView {
      let name = UITextField()
      let code = UITextField()
      init(delegate: UITextFieldDelegate) {
        super.init(frame: .zero)
        code.delegate = delegate
      }
      required init?(coder: NSCoder) { nil }
    }
    final class NameChecker: NSObject, UITextFieldDelegate {
      static let shared = NameChecker()
    }
    """,
    fixed: """
      struct SignInForm: UIViewRepresentable {
        @Binding var isTyping: Bool
        func makeUIView(context: Context) -> SignInView {
          let view = SignInView(delegate: context.coordinator)
          view.name.delegate = NameChecker.shared
          return view
        }
        func updateUIView(_ view: SignInView, context: Context) {
          if isTyping {
            DispatchQueue.main.async {
              if !view.code.isFirstResponder {
                view.code.becomeFirstResponder()
              }
            }
          }
        }
        func makeCoordinator() -> Coordinator { Coordinator(isTyping: $isTyping) }
        final class Coordinator: NSObject, UITextFieldDelegate {
          @Binding var isTyping: Bool
          init(isTyping: Binding<Bool>) { _isTyping = isTyping }
          func textFieldDidBeginEditing(_ field: UITextField) { isTyping = true }
        }
      }
      final class SignInView: UIView {
        let name = UITextField()
        let code = UITextField()
        init(delegate: UITextFieldDelegate) {
          super.init(frame: .zero)
          code.delegate = delegate
        }
        required init?(coder: NSCoder) { nil }
      }
      final class NameChecker: NSObject, UITextFieldDelegate {
        static let shared = NameChecker()
      }
      """),
  // The coordinator is converted when it becomes the delegate of another field.
  .accepted(
    """
    struct SignInForm: UIViewRepresentable {
      @Binding var isNaming: Bool
      func makeUIView(context: Context) -> SignInView {
        let view = SignInView()
        view.name.delegate = context.coordinator as UITextFieldDelegate
        return view
      }
      func updateUIView(_ view: SignInView, context: Context) {
        if isNaming { view.code.becomeFirstResponder() }
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
  // The field is reached through the view that the representable gets and shows.
  .flagged(
    """
    struct SharedForm: UIViewRepresentable {
      @Binding var isNaming: Bool
      let form: SignInView
      func makeUIView(context: Context) -> SignInView {
        form.name.delegate = context.coordinator
        return form
      }
      func updateUIView(_ view: SignInView, context: Context) {
        if isNaming { ⟦form.name.becomeFirstResponder()⟧ }
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
    }
    """),
  // The coordinator is the delegate of a part of the view that becomes first responder, or of the view around the
  // field.
  .flagged(
    """
    struct NameForm: UIViewRepresentable {
      @Binding var isNaming: Bool
      func makeUIView(context: Context) -> FieldBox {
        let box = FieldBox()
        box.field.delegate = context.coordinator
        return box
      }
      func updateUIView(_ box: FieldBox, context: Context) {
        if isNaming { ⟦box.becomeFirstResponder()⟧ }
      }
      func makeCoordinator() -> Coordinator { Coordinator(isNaming: $isNaming) }
      final class Coordinator: NSObject, UITextFieldDelegate {
        @Binding var isNaming: Bool
        init(isNaming: Binding<Bool>) { _isNaming = isNaming }
        func textFieldDidBeginEditing(_ field: UITextField) { isNaming = true }
      }
    }
    struct CodeForm: UIViewRepresentable {
      @Binding var isTyping: Bool
      func makeUIView(context: Context) -> FieldBox {
        let box = FieldBox()
        box.delegate = context.coordinator
        return box
      }
      func updateUIView(_ box: FieldBox, context: Context) {
        if isTyping { ⟦box.field.becomeFirstResponder()⟧ }
      }
      func makeCoordinator() -> Coordinator { Coordinator(isTyping: $isTyping) }
      final class Coordinator: NSObject, UITextFieldDelegate {
        @Binding var isTyping: Bool
        init(isTyping: Binding<Bool>) { _isTyping = isTyping }
        func textFieldDidBeginEditing(_ field: UITextField) { isTyping = true }
      }
    }
    final class FieldBox: UIView {
      let field = UITextField()
      weak var delegate: UITextFieldDelegate? {
        didSet { field.delegate = delegate }
      }
      override func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }
    }
    """,
    fixed: """
      struct NameForm: UIViewRepresentable {
        @Binding var isNaming: Bool
        func makeUIView(context: Context) -> FieldBox {
          let box = FieldBox()
          box.field.delegate = context.coordinator
          return box
        }
        func updateUIView(_ box: FieldBox, context: Context) {
          if isNaming {
            DispatchQueue.main.async {
              if !box.isFirstResponder {
                box.becomeFirstResponder()
              }
            }
          }
        }
        func makeCoordinator() -> Coordinator { Coordinator(isNaming: $isNaming) }
        final class Coordinator: NSObject, UITextFieldDelegate {
          @Binding var isNaming: Bool
          init(isNaming: Binding<Bool>) { _isNaming = isNaming }
          func textFieldDidBeginEditing(_ field: UITextField) { isNaming = true }
        }
      }
      struct CodeForm: UIViewRepresentable {
        @Binding var isTyping: Bool
        func makeUIView(context: Context) -> FieldBox {
          let box = FieldBox()
          box.delegate = context.coordinator
          return box
        }
        func updateUIView(_ box: FieldBox, context: Context) {
          if isTyping {
            DispatchQueue.main.async {
              if !box.field.isFirstResponder {
                box.field.becomeFirstResponder()
              }
            }
          }
        }
        func makeCoordinator() -> Coordinator { Coordinator(isTyping: $isTyping) }
        final class Coordinator: NSObject, UITextFieldDelegate {
          @Binding var isTyping: Bool
          init(isTyping: Binding<Bool>) { _isTyping = isTyping }
          func textFieldDidBeginEditing(_ field: UITextField) { isTyping = true }
        }
      }
      final class FieldBox: UIView {
        let field = UITextField()
        weak var delegate: UITextFieldDelegate? {
          didSet { field.delegate = delegate }
        }
        override func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }
      }
      """),
  // The coordinator keeps the field.
  .flagged(
    """
    struct NextForm: UIViewRepresentable {
      @Binding var isTyping: Bool
      let next: UITextField
      func makeUIView(context: Context) -> UIView {
        context.coordinator.field = next
        context.coordinator.field?.delegate = context.coordinator
        return UIView()
      }
      func updateUIView(_ view: UIView, context: Context) {
        if isTyping { ⟦next.becomeFirstResponder()⟧ }
      }
      func makeCoordinator() -> Coordinator { Coordinator(isTyping: $isTyping) }
      @MainActor final class Coordinator: NSObject, UITextFieldDelegate {
        @Binding var isTyping: Bool
        var field: UITextField?
        init(isTyping: Binding<Bool>) { _isTyping = isTyping }
        func textFieldDidBeginEditing(_ field: UITextField) { isTyping = true }
      }
    }
    struct KeptForm: UIViewRepresentable {
      @Binding var isTyping: Bool
      func makeUIView(context: Context) -> SignInView {
        let view = SignInView()
        view.name.delegate = context.coordinator
        context.coordinator.field = view.name
        return view
      }
      func updateUIView(_ view: SignInView, context: Context) {
        if isTyping { ⟦context.coordinator.field?.becomeFirstResponder()⟧ }
      }
      func makeCoordinator() -> Coordinator { Coordinator(isTyping: $isTyping) }
      @MainActor final class Coordinator: NSObject, UITextFieldDelegate {
        @Binding var isTyping: Bool
        var field: UITextField?
        init(isTyping: Binding<Bool>) { _isTyping = isTyping }
        func textFieldDidBeginEditing(_ field: UITextField) { isTyping = true }
      }
    }
    final class SignInView: UIView {
      let name = UITextField()
    }
    """),
  // A field that the code looks up by its tag.
  .flagged(
    """
    struct LoginForm: UIViewRepresentable {
      @Binding var isNameFocused: Bool
      func makeUIView(context: Context) -> UIStackView {
        let field = UITextField()
        field.tag = 1
        field.delegate = context.coordinator
        return UIStackView(arrangedSubviews: [field])
      }
      func updateUIView(_ stack: UIStackView, context: Context) {
        if isNameFocused { ⟦stack.viewWithTag(1)?.becomeFirstResponder()⟧ }
      }
      func makeCoordinator() -> Coordinator { Coordinator(parent: self) }
      final class Coordinator: NSObject, UITextFieldDelegate {
        var parent: LoginForm
        init(parent: LoginForm) { self.parent = parent }
        func textFieldDidBeginEditing(_ textField: UITextField) { parent.isNameFocused = true }
      }
    }
    """),
]
