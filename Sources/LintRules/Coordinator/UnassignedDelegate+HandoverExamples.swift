import LintEngine

/// The examples of `unassigned-delegate` about code that receives the coordinator.
let unassignedDelegateHandoverExamples: [RuleExample] = [
  // A target, an observer, a data source of another view, and a helper of its own receive the coordinator.
  .flagged(
    """
    struct CityField: UIViewRepresentable {
      @Binding var city: String
      func makeCoordinator() -> Coordinator { Coordinator(city: $city) }
      func makeUIView(context: Context) -> UITextField {
        let field = UITextField()
        let coordinator = context.coordinator
        let suggestions = UITableView()
        suggestions.dataSource = coordinator
        NotificationCenter.default.addObserver(
          coordinator, selector: #selector(Coordinator.reset), name: .citiesChanged, object: nil)
        addActions(to: field, for: coordinator)
        coordinator.onReset = { [unowned owner = context.coordinator] in owner.city.wrappedValue = "" }
        return field
      }
      func updateUIView(_ field: UITextField, context: Context) {
        if field.text != city { field.text = city }
      }
      private func addActions(to field: UITextField, for coordinator: Coordinator) {
        field.addTarget(coordinator, action: #selector(Coordinator.edited), for: .editingChanged)
      }
      final class ⟦Coordinator⟧: NSObject, UITextFieldDelegate, UITableViewDataSource {
        let city: Binding<String>
        var onReset = {}
        init(city: Binding<String>) { self.city = city }
        @objc func edited(_ field: UITextField) { city.wrappedValue = field.text ?? "" }
        @objc func reset() { onReset() }
        func textFieldShouldReturn(_ field: UITextField) -> Bool { field.resignFirstResponder() }
        func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell { UITableViewCell() }
      }
    }
    extension Notification.Name { static let citiesChanged = Notification.Name("citiesChanged") }
    """,
    fixed: """
      struct CityField: UIViewRepresentable {
        @Binding var city: String
        func makeCoordinator() -> Coordinator { Coordinator(city: $city) }
        func makeUIView(context: Context) -> UITextField {
          let field = UITextField()
          let coordinator = context.coordinator
          let suggestions = UITableView()
          suggestions.dataSource = coordinator
          NotificationCenter.default.addObserver(
            coordinator, selector: #selector(Coordinator.reset), name: .citiesChanged, object: nil)
          addActions(to: field, for: coordinator)
          coordinator.onReset = { [unowned owner = context.coordinator] in owner.city.wrappedValue = "" }
          field.delegate = context.coordinator
          return field
        }
        func updateUIView(_ field: UITextField, context: Context) {
          if field.text != city { field.text = city }
        }
        private func addActions(to field: UITextField, for coordinator: Coordinator) {
          field.addTarget(coordinator, action: #selector(Coordinator.edited), for: .editingChanged)
        }
        final class Coordinator: NSObject, UITextFieldDelegate, UITableViewDataSource {
          let city: Binding<String>
          var onReset = {}
          init(city: Binding<String>) { self.city = city }
          @objc func edited(_ field: UITextField) { city.wrappedValue = field.text ?? "" }
          @objc func reset() { onReset() }
          func textFieldShouldReturn(_ field: UITextField) -> Bool { field.resignFirstResponder() }
          func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
          func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell { UITableViewCell() }
        }
      }
      extension Notification.Name { static let citiesChanged = Notification.Name("citiesChanged") }
      """),
  // The make method has no statement before which the fix could assign the coordinator.
  .flagged(
    """
    struct NoteEditor: UIViewRepresentable {
      let editor: UITextView
      func makeCoordinator() -> Coordinator { Coordinator() }
      func makeUIView(context: Context) -> UITextView { editor }
      func updateUIView(_ editor: UITextView, context: Context) {}
      final class ⟦Coordinator⟧: NSObject, UITextViewDelegate {
        func textViewDidChange(_ editor: UITextView) { print(editor.text.count) }
      }
    }
    """),
  // A protocol's make method, an object that receives the context, a coordinator that passes itself on, and one that
  // only has a method with the name of a delegate's.
  .accepted(
    """
    protocol FormField: UIViewRepresentable where UIViewType == UITextField, Coordinator: UITextFieldDelegate {}
    extension FormField {
      func makeUIView(context: Context) -> UITextField {
        let field = UITextField()
        field.delegate = context.coordinator
        return field
      }
    }
    struct NameField: FormField {
      func makeCoordinator() -> Coordinator { Coordinator() }
      func updateUIView(_ field: UITextField, context: Context) {}
      final class Coordinator: NSObject, UITextFieldDelegate {
        func textFieldShouldReturn(_ field: UITextField) -> Bool { field.resignFirstResponder() }
      }
    }
    struct StyledField: UIViewRepresentable {
      let style: FieldStyle
      func makeCoordinator() -> Coordinator { Coordinator() }
      func makeUIView(context: Context) -> UITextField {
        let field = UITextField()
        style.apply(to: field, in: context)
        return field
      }
      func updateUIView(_ field: UITextField, context: Context) {}
      final class Coordinator: NSObject, UITextFieldDelegate {
        func textFieldShouldReturn(_ field: UITextField) -> Bool { field.resignFirstResponder() }
      }
    }
    @MainActor final class FieldStyle {
      func apply(to field: UITextField, in context: StyledField.Context) { field.delegate = context.coordinator }
    }
    struct SearchField: UIViewRepresentable {
      let keyboard: KeyboardHelper
      func makeCoordinator() -> Coordinator { Coordinator(keyboard: keyboard) }
      func makeUIView(context: Context) -> UITextField {
        let field = UITextField()
        keyboard.attach(field)
        return field
      }
      func updateUIView(_ field: UITextField, context: Context) {}
      final class Coordinator: NSObject, UITextFieldDelegate {
        init(keyboard: KeyboardHelper) {
          super.init()
          keyboard.register(self)
        }
        func textFieldShouldReturn(_ field: UITextField) -> Bool { field.resignFirstResponder() }
      }
    }
    @MainActor final class KeyboardHelper {
      private weak var receiver: UITextFieldDelegate?
      func register(_ receiver: UITextFieldDelegate) { self.receiver = receiver }
      func attach(_ field: UITextField) { field.delegate = receiver }
    }
    struct Canvas: UIViewRepresentable {
      func makeCoordinator() -> Coordinator { Coordinator() }
      func makeUIView(context: Context) -> UIScrollView { UIScrollView() }
      func updateUIView(_ scroll: UIScrollView, context: Context) {
        context.coordinator.scrollViewDidScroll(scroll)
      }
      @MainActor final class Coordinator {
        private var offset = CGPoint.zero
        func scrollViewDidScroll(_ scroll: UIScrollView) { offset = scroll.contentOffset }
      }
    }
    """),
  // An extension of a protocol creates and assigns the coordinator.
  .accepted(
    """
    protocol RowsBridge: UIViewRepresentable where UIViewType == UITableView {}
    extension RowsBridge where Coordinator == RowsCoordinator {
      func makeCoordinator() -> RowsCoordinator { RowsCoordinator() }
      func updateUIView(_ table: UITableView, context: Context) { table.delegate = context.coordinator }
    }
    struct CityRows: RowsBridge {
      typealias Coordinator = RowsCoordinator
      func makeUIView(context: Context) -> UITableView { UITableView() }
    }
    final class RowsCoordinator: NSObject, UITableViewDelegate {
      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    }
    """),
]
