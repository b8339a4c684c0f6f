import LintEngine

/// The examples of `target-self-in-representable` about the code that the fix moves, and about other actions.
let targetSelfInRepresentableActionExamples: [RuleExample] = [
  // Both fields share the coordinator and one action. The struct keeps its other protocol.
  .flagged(
    """
    struct Login: UIViewRepresentable, UITextFieldDelegate, Equatable {
      let isSecure: Bool
      func makeUIView(context: Context) -> UIStackView {
        let name = UITextField()
        let password = UITextField()
        ⟦name.delegate = self⟧
        ⟦password.delegate = self⟧
        ⟦name.addTarget(self, action: #selector(Coordinator.changed), for: .editingChanged)⟧
        ⟦password.addTarget(self, action: #selector(Coordinator.changed), for: .editingChanged)⟧
        return UIStackView(arrangedSubviews: [name, password])
      }
      func updateUIView(_ stack: UIStackView, context: Context) {}
    }
    """,
    fixed: """
      struct Login: UIViewRepresentable, Equatable {
        let isSecure: Bool
        func makeUIView(context: Context) -> UIStackView {
          let name = UITextField()
          let password = UITextField()
          name.delegate = context.coordinator
          password.delegate = context.coordinator
          name.addTarget(context.coordinator, action: #selector(Coordinator.changed), for: .editingChanged)
          password.addTarget(context.coordinator, action: #selector(Coordinator.changed), for: .editingChanged)
          return UIStackView(arrangedSubviews: [name, password])
        }
        func updateUIView(_ stack: UIStackView, context: Context) {
          context.coordinator.parent = self
        }

        func makeCoordinator() -> Coordinator {
          Coordinator(self)
        }

        @MainActor
        final class Coordinator: NSObject, UITextFieldDelegate {
          var parent: Login

          init(_ parent: Login) {
            self.parent = parent
          }

          @objc func changed() {
          }
        }
      }
      """),
  // The actions are in an extension, and the coordinator's property has another name.
  .flagged(
    """
    struct Compose: UIViewRepresentable {
      @Binding var text: String
      func makeUIView(context: Context) -> UITextView {
        let area = UITextView()
        let center = NotificationCenter.default
        ⟦center.addObserver(self, selector: #selector(restore), name: nil, object: nil)⟧
        let tap = ⟦UITapGestureRecognizer(target: self, action: #selector(clear))⟧
        let swipe = ⟦UISwipeGestureRecognizer(target: self, action: #selector(shorten))⟧
        area.addGestureRecognizer(tap)
        area.addGestureRecognizer(swipe)
        return area
      }
      func updateUIView(_ area: UITextView, context: Context) { if area.text != text { area.text = text } }
      func makeCoordinator() -> Coordinator { Coordinator(self) }

      final class Coordinator: NSObject {
        var title = "Draft"
        let compose: Compose
        init(_ compose: Compose) { self.compose = compose }
      }
    }
    extension Compose {
      var isEmpty: Bool { text.isEmpty }
      @objc func restore(_ notification: Notification) { text = "Draft" }
      @objc func clear(_ sender: Any) { text = "" }
      @objc func shorten(_ sender: AnyObject) { text = String(text.prefix(10)) }
    }
    """,
    fixed: """
      struct Compose: UIViewRepresentable {
        @Binding var text: String
        func makeUIView(context: Context) -> UITextView {
          let area = UITextView()
          let center = NotificationCenter.default
          center.addObserver(context.coordinator, selector: #selector(Coordinator.restore), name: nil, object: nil)
          let tap = UITapGestureRecognizer(target: context.coordinator, action: #selector(Coordinator.clear))
          let swipe = UISwipeGestureRecognizer(target: context.coordinator, action: #selector(Coordinator.shorten))
          area.addGestureRecognizer(tap)
          area.addGestureRecognizer(swipe)
          return area
        }
        func updateUIView(_ area: UITextView, context: Context) { if area.text != text { area.text = text } }
        func makeCoordinator() -> Coordinator { Coordinator(self) }

        final class Coordinator: NSObject {
          var title = "Draft"
          let compose: Compose
          init(_ compose: Compose) { self.compose = compose }

          @MainActor @objc func restore(_ notification: Notification) { compose.text = "Draft" }

          @MainActor @objc func clear(_ sender: Any) { compose.text = "" }

          @MainActor @objc func shorten(_ sender: AnyObject) { compose.text = String(compose.text.prefix(10)) }
        }
      }
      extension Compose {
        var isEmpty: Bool { text.isEmpty }
      }
      """),
  // The '#if' may contain what a delegate needs, but nothing that an action needs.
  .flagged(
    """
    struct Memo: UIViewRepresentable {
      func makeUIView(context: Context) -> UITextView {
        let area = UITextView()
        ⟦area.delegate = self⟧
        return area
      }
      func updateUIView(_ area: UITextView, context: Context) {}
      #if DEBUG
      func trace() { print("memo") }
      #endif
    }
    struct Seek: UIViewRepresentable {
      func makeUIView(context: Context) -> UISlider {
        let slider = UISlider()
        ⟦slider.addTarget(self, action: #selector(moved), for: .valueChanged)⟧
        return slider
      }
      func updateUIView(_ slider: UISlider, context: Context) {}
      #if DEBUG
      func trace() { print("seek") }
      #endif
      @objc func moved(_ slider: UISlider) { print(slider.value) }
      func makeCoordinator() -> SeekCoordinator { SeekCoordinator() }
    }
    final class SeekCoordinator: Feed {
    }
    """,
    fixed: """
      struct Memo: UIViewRepresentable {
        func makeUIView(context: Context) -> UITextView {
          let area = UITextView()
          area.delegate = context.coordinator
          return area
        }
        func updateUIView(_ area: UITextView, context: Context) {
          context.coordinator.parent = self
        }
        #if DEBUG
        func trace() { print("memo") }
        #endif

        func makeCoordinator() -> Coordinator {
          Coordinator(self)
        }

        @MainActor
        final class Coordinator: NSObject, UITextViewDelegate {
          var parent: Memo

          init(_ parent: Memo) {
            self.parent = parent
          }
        }
      }
      struct Seek: UIViewRepresentable {
        func makeUIView(context: Context) -> UISlider {
          let slider = UISlider()
          slider.addTarget(context.coordinator, action: #selector(SeekCoordinator.moved), for: .valueChanged)
          return slider
        }
        func updateUIView(_ slider: UISlider, context: Context) {}
        #if DEBUG
        func trace() { print("seek") }
        #endif
        func makeCoordinator() -> SeekCoordinator { SeekCoordinator() }
      }
      final class SeekCoordinator: Feed {
        @MainActor @objc func moved(_ slider: UISlider) { print(slider.value) }
      }
      """),
  // Selectors of other types and from elsewhere name no action of the coordinator.
  .flagged(
    """
    struct Toolbar: UIViewRepresentable {
      private let action = #selector(UIResponder.resignFirstResponder)
      func makeUIView(context: Context) -> UIToolbar {
        let bar = UIToolbar()
        let tap = ⟦UITapGestureRecognizer(target: self, action: action)⟧
        ⟦tap.addTarget(self, action: #selector(UIView.endEditing))⟧
        ⟦tap.addTarget(self, action: #selector(Toolbar.Coordinator.close))⟧
        bar.addGestureRecognizer(tap)
        bar.items = [doneItem()]
        NotificationCenter.default.addObserver(
          context.coordinator, selector: #selector(Coordinator.close), name: .signedOut, object: self)
        Analytics.track(self, action: "open")
        return bar
      }
      func updateUIView(_ bar: UIToolbar, context: Context) {}
      private func doneItem() -> UIBarButtonItem {
        ⟦UIBarButtonItem(title: "Done", style: .done, target: self, action: #selector(Coordinator.close))⟧
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator: NSObject { @objc func close() {} }
    }
    enum Analytics { static func track(_ value: Any, action: String) {} }
    """),
  // Another 'context', an asynchronous action, and one with a parameter of an unknown kind can't move as they are.
  .flagged(
    """
    struct Reader: UIViewRepresentable {
      func makeUIView(context: Context) -> UITextView {
        let area = UITextView()
        Store.perform { context in
          area.text = context.title
          ⟦area.delegate = self⟧
        }
        return area
      }
      func updateUIView(_ area: UITextView, context: Context) {}
    }
    struct Draft { var title = "" }
    enum Store { static func perform(_ change: (Draft) -> Void) { change(Draft()) } }
    struct Refresher: UIViewRepresentable {
      func makeUIView(context: Context) -> UIRefreshControl {
        let control = UIRefreshControl()
        ⟦control.addTarget(self, action: #selector(refresh), for: .valueChanged)⟧
        return control
      }
      func updateUIView(_ control: UIRefreshControl, context: Context) {}
      @objc func refresh() async {}
    }
    struct Rating: UIViewRepresentable {
      func makeUIView(context: Context) -> RatingControl {
        let control = RatingControl()
        ⟦control.addTarget(self, action: #selector(rated), for: .valueChanged)⟧
        return control
      }
      func updateUIView(_ control: RatingControl, context: Context) {}
      @objc func rated(_ control: RatingControl) {}
    }
    final class RatingControl: UIControl {}
    """),
  // An extension with only the delegate protocol, an action that the coordinator has already, and no
  // 'makeCoordinator()'.
  .flagged(
    """
    struct Search: UIViewRepresentable {
      func makeUIView(context: Context) -> UISearchBar {
        let bar = UISearchBar()
        ⟦bar.delegate = self⟧
        return bar
      }
      func updateUIView(_ bar: UISearchBar, context: Context) {}
    }
    extension Search: UISearchBarDelegate {}
    struct Name: UIViewRepresentable {
      func makeUIView(context: Context) -> UITextField {
        let field = UITextField()
        ⟦field.addTarget(self, action: #selector(changed), for: .editingChanged)⟧
        return field
      }
      func updateUIView(_ field: UITextField, context: Context) {}
      @objc func changed(_ field: UITextField) {}
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator: NSObject {
        @objc func changed(_ field: UITextField) {}
      }
    }
    struct Email: UIViewRepresentable {
      func makeUIView(context: Context) -> UITextField {
        let field = UITextField()
        ⟦field.delegate = self⟧
        return field
      }
      func updateUIView(_ field: UITextField, context: Context) {}
      final class Coordinator: NSObject {}
    }
    """),
  // A class can be a delegate, even if SwiftUI requires a struct.
  .accepted(
    """
    final class Share: NSObject, UIViewControllerRepresentable, UINavigationControllerDelegate {
      func makeUIViewController(context: Context) -> UINavigationController {
        let navigation = UINavigationController()
        navigation.delegate = self
        return navigation
      }
      func updateUIViewController(_ navigation: UINavigationController, context: Context) {}
    }
    """),
  // A coordinator that isn't a class, and one that a protocol's extension supplies.
  .flagged(
    """
    struct Search: UIViewRepresentable {
      func makeUIView(context: Context) -> UISearchBar {
        let bar = UISearchBar()
        ⟦bar.delegate = self⟧
        return bar
      }
      func updateUIView(_ bar: UISearchBar, context: Context) {}
      func makeCoordinator() -> Coordinator { Coordinator() }
      struct Coordinator { var query = "" }
    }
    protocol FormField: UIViewRepresentable {}
    extension FormField {
      func makeCoordinator() -> FormCoordinator { FormCoordinator() }
    }
    final class FormCoordinator: NSObject {}
    struct Name: FormField {
      func makeUIView(context: Context) -> UITextField {
        let field = UITextField()
        ⟦field.delegate = self⟧
        return field
      }
      func updateUIView(_ field: UITextField, context: Context) {}
    }
    """),
  // The coordinator stores no representable that belongs to it, so the action can't reach the text.
  .flagged(
    """
    struct Compose: UIViewRepresentable {
      @Binding var text: String
      func makeUIView(context: Context) -> UITextView {
        let area = UITextView()
        area.addGestureRecognizer(⟦UITapGestureRecognizer(target: self, action: #selector(clear))⟧)
        return area
      }
      func updateUIView(_ area: UITextView, context: Context) { if area.text != text { area.text = text } }
      @objc func clear() { text = "" }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator: NSObject {
        var empty: Compose { Compose(text: .constant("")) }
      }
    }
    struct Note: UIViewRepresentable {
      @Binding var text: String
      func makeUIView(context: Context) -> UITextView {
        let area = UITextView()
        area.addGestureRecognizer(⟦UITapGestureRecognizer(target: self, action: #selector(clear))⟧)
        return area
      }
      func updateUIView(_ area: UITextView, context: Context) { if area.text != text { area.text = text } }
      @objc func clear() { text = "" }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator: NSObject {
        @MainActor static var active: Note?
      }
    }
    """),
  // A class inside the method, where `self` is an object.
  .accepted(
    """
    struct Dial: UIViewRepresentable {
      func makeUIView(context: Context) -> UISlider {
        final class ValueLogger: NSObject {
          func follow(_ slider: UISlider) { slider.addTarget(self, action: #selector(log), for: .valueChanged) }
          @objc func log(_ slider: UISlider) { print(slider.value) }
        }
        let slider = UISlider()
        ValueLogger().follow(slider)
        return slider
      }
      func updateUIView(_ slider: UISlider, context: Context) {}
    }
    """),
  // An action with an overload doesn't move.
  .flagged(
    """
    struct Dial: UIViewRepresentable {
      @Binding var value: Float
      func makeUIView(context: Context) -> UISlider {
        let slider = UISlider()
        ⟦slider.addTarget(self, action: #selector(changed(_:)), for: .valueChanged)⟧
        return slider
      }
      func updateUIView(_ slider: UISlider, context: Context) { slider.value = value }
      @objc func changed(_ slider: UISlider) { value = slider.value }
      @objc func changed() { value = 0 }
    }
    """),
]
