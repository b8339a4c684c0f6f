import LintEngine

/// The examples of `unapplied-binding` about single functions and methods that only convert a value.
let respelledValueExamples: [RuleExample] = [
  // Rounded down, rounded up, with capital letters and shortened at the start, and copied.
  .flagged(
    """
    struct VolumeSlider: UIViewRepresentable {
      @Binding var volume: Float
      func makeUIView(context: Context) -> UISlider {
        let slider = UISlider()
        slider.addTarget(context.coordinator, action: #selector(Coordinator.changed), for: .valueChanged)
        return slider
      }
      func ⟦updateUIView⟧(_ slider: UISlider, context: Context) {}
      func makeCoordinator() -> Coordinator { Coordinator(self) }
      final class Coordinator: NSObject {
        private let parent: VolumeSlider
        init(_ parent: VolumeSlider) { self.parent = parent }
        @objc func changed(_ slider: UISlider) { parent.volume = floor(slider.value) }
      }
    }
    struct RatingSlider: UIViewRepresentable {
      @Binding var rating: Float
      func makeUIView(context: Context) -> UISlider {
        let slider = UISlider()
        slider.addTarget(context.coordinator, action: #selector(Coordinator.changed), for: .valueChanged)
        return slider
      }
      func ⟦updateUIView⟧(_ slider: UISlider, context: Context) {}
      func makeCoordinator() -> Coordinator { Coordinator(self) }
      final class Coordinator: NSObject {
        private let parent: RatingSlider
        init(_ parent: RatingSlider) { self.parent = parent }
        @objc func changed(_ slider: UISlider) { parent.rating = ceil(slider.value) }
      }
    }
    struct CityField: UIViewRepresentable {
      @Binding var city: String?
      func makeUIView(context: Context) -> UITextField {
        let field = UITextField()
        field.delegate = context.coordinator
        return field
      }
      func ⟦updateUIView⟧(_ field: UITextField, context: Context) {}
      func makeCoordinator() -> Coordinator { Coordinator(self) }
      final class Coordinator: NSObject, UITextFieldDelegate {
        private let parent: CityField
        init(_ parent: CityField) { self.parent = parent }
        func textFieldDidEndEditing(_ textField: UITextField) { parent.city = String((textField.text ?? "").capitalized.suffix(20)) }
      }
    }
    struct NoteEditor: UIViewRepresentable {
      @Binding var note: NSAttributedString
      func makeUIView(context: Context) -> UITextView {
        let view = UITextView()
        view.delegate = context.coordinator
        return view
      }
      func ⟦updateUIView⟧(_ view: UITextView, context: Context) {}
      func makeCoordinator() -> Coordinator { Coordinator(self) }
      final class Coordinator: NSObject, UITextViewDelegate {
        private let parent: NoteEditor
        init(_ parent: NoteEditor) { self.parent = parent }
        func textViewDidChange(_ textView: UITextView) { parent.note = textView.attributedText.copy() as! NSAttributedString }
      }
    }
    """),
  // The coordinator applies the binding of its current copy when editing begins.
  .accepted(
    """
    struct CitySearch: UIViewRepresentable {
      @Binding var city: String
      func makeUIView(context: Context) -> UISearchBar {
        let bar = UISearchBar()
        bar.delegate = context.coordinator
        return bar
      }
      func updateUIView(_ bar: UISearchBar, context: Context) { context.coordinator.parent = self }
      func makeCoordinator() -> Coordinator { Coordinator(self) }
      final class Coordinator: NSObject, UISearchBarDelegate {
        var parent: CitySearch
        init(_ parent: CitySearch) { self.parent = parent }
        func searchBarTextDidBeginEditing(_ bar: UISearchBar) { bar.text = parent.city }
        func searchBar(_ bar: UISearchBar, textDidChange text: String) { parent.city = text }
      }
    }
    """),
  // An action of the coordinator sets the binding, and the coordinator receives the binding after another argument.
  .flagged(
    """
    import SwiftUI

    struct NameField: UIViewRepresentable {
      @Binding var name: String?
      func makeUIView(context: Context) -> UITextField {
        UITextField(frame: .zero, primaryAction: context.coordinator.rename)
      }
      func ⟦updateUIView⟧(_ field: UITextField, context: Context) {}
      func makeCoordinator() -> Coordinator { Coordinator(name: $name) }
      final class Coordinator {
        @Binding var name: String?
        init(name: Binding<String?>) { _name = name }
        var rename: UIAction {
          UIAction { [weak self] action in
            guard let field = action.sender as? UITextField else { return }
            self?.name = field.text
          }
        }
      }
    }
    struct CityField: UIViewRepresentable {
      let limit: Int
      @Binding var city: String?
      func makeUIView(context: Context) -> UITextField {
        let field = UITextField()
        field.delegate = context.coordinator
        return field
      }
      func ⟦updateUIView⟧(_ field: UITextField, context: Context) {}
      func makeCoordinator() -> Coordinator { Coordinator(limit: limit, text: $city) }
      final class Coordinator: NSObject, UITextFieldDelegate {
        private let limit: Int
        @Binding var text: String?
        init(limit: Int, text: Binding<String?>) {
          self.limit = limit
          _text = text
        }
        func textFieldDidEndEditing(_ field: UITextField) { text = field.text }
      }
    }
    """),
  // The delegate method passes on what it receives.
  .flagged(
    """
    import SwiftUI

    struct CodeField: UIViewRepresentable {
      @Binding var code: String
      func makeUIView(context: Context) -> UISearchBar {
        let bar = UISearchBar()
        bar.delegate = context.coordinator
        return bar
      }
      func ⟦updateUIView⟧(_ bar: UISearchBar, context: Context) {}
      func makeCoordinator() -> Coordinator { Coordinator(parent: self) }
      final class Coordinator: NSObject, UISearchBarDelegate {
        private let parent: CodeField
        init(parent: CodeField) { self.parent = parent }
        func searchBar(_ bar: UISearchBar, textDidChange searchText: String) { change(to: searchText) }
        private func change(to text: String) { save(text) }
        private func save(_ text: String) { parent.code = text }
      }
    }
    """,
    fixed: """
      import SwiftUI

      struct CodeField: UIViewRepresentable {
        @Binding var code: String
        func makeUIView(context: Context) -> UISearchBar {
          let bar = UISearchBar()
          bar.delegate = context.coordinator
          return bar
        }
        func updateUIView(_ bar: UISearchBar, context: Context) {
          if bar.text != code { bar.text = code }
        }
        func makeCoordinator() -> Coordinator { Coordinator(parent: self) }
        final class Coordinator: NSObject, UISearchBarDelegate {
          private let parent: CodeField
          init(parent: CodeField) { self.parent = parent }
          func searchBar(_ bar: UISearchBar, textDidChange searchText: String) { change(to: searchText) }
          private func change(to text: String) { save(text) }
          private func save(_ text: String) { parent.code = text }
        }
      }
      """),
  // The methods compute another value, or only call each other.
  .accepted(
    """
    import SwiftUI

    struct CodeField: UIViewRepresentable {
      @Binding var code: String
      func makeUIView(context: Context) -> UISearchBar {
        let bar = UISearchBar()
        bar.delegate = context.coordinator
        return bar
      }
      func updateUIView(_ bar: UISearchBar, context: Context) {}
      func makeCoordinator() -> Coordinator { Coordinator(parent: self) }
      final class Coordinator: NSObject, UISearchBarDelegate {
        private let parent: CodeField
        init(parent: CodeField) { self.parent = parent }
        func searchBar(_ bar: UISearchBar, textDidChange searchText: String) { save("#" + searchText, isNew: true) }
        private func save(_ text: String, isNew: Bool) {
          if isNew { repeatSave(text) }
          parent.code = text
        }
        private func repeatSave(_ text: String) { save(text, isNew: false) }
      }
    }
    """),
]
