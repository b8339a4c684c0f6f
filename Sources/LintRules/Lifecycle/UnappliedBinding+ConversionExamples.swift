import LintEngine

/// The examples of `unapplied-binding` about values that are converted before they are written, and about those that
/// come from elsewhere.
let convertedValueExamples: [RuleExample] = [
  // Rounded, limited, trimmed, and shortened.
  .flagged(
    """
    struct StarSlider: UIViewRepresentable {
      @Binding var stars: Int
      func makeUIView(context: Context) -> UISlider {
        let slider = UISlider()
        slider.addTarget(context.coordinator, action: #selector(Coordinator.rate(_:)), for: .valueChanged)
        return slider
      }
      func ⟦updateUIView⟧(_ slider: UISlider, context: Context) {}
      func makeCoordinator() -> Coordinator { Coordinator(parent: self) }
      final class Coordinator: NSObject {
        let parent: StarSlider
        init(parent: StarSlider) { self.parent = parent }
        @objc func rate(_ slider: UISlider) { parent.stars = .init(max(1, min(5, slider.value.rounded()))) }
      }
    }
    struct CouponField: UIViewRepresentable {
      @Binding var code: String?
      func makeUIView(context: Context) -> UITextField {
        let field = UITextField()
        field.delegate = context.coordinator
        return field
      }
      func ⟦updateUIView⟧(_ field: UITextField, context: Context) {}
      func makeCoordinator() -> Coordinator { Coordinator(code: $code) }
      final class Coordinator: NSObject, UITextFieldDelegate {
        @Binding var code: String?
        init(code: Binding<String?>) { _code = code }
        func textFieldDidChangeSelection(_ field: UITextField) {
          code = String(field.text!.trimmingCharacters(in: .whitespaces).uppercased().prefix(6))
        }
      }
    }
    """),
  // Parsed, unwrapped into a local, and rounded by a function.
  .flagged(
    """
    struct BudgetField: UIViewRepresentable {
      @Binding var budget: Decimal
      func makeUIView(context: Context) -> UITextField {
        let field = UITextField()
        field.delegate = context.coordinator
        return field
      }
      func ⟦updateUIView⟧(_ field: UITextField, context: Context) {}
      func makeCoordinator() -> Coordinator { Coordinator(budget: $budget) }
      final class Coordinator: NSObject, UITextFieldDelegate {
        @Binding var budget: Decimal
        init(budget: Binding<Decimal>) { _budget = budget }
        func textFieldDidEndEditing(_ field: UITextField) {
          budget = (try? Decimal(field.text ?? "", format: .currency(code: "EUR"))) ?? 0
        }
      }
    }
    struct TagField: UIViewRepresentable {
      @Binding var tag: String?
      func makeUIView(context: Context) -> UITextField {
        let field = UITextField()
        field.delegate = context.coordinator
        return field
      }
      func ⟦updateUIView⟧(_ field: UITextField, context: Context) {}
      func makeCoordinator() -> Coordinator { Coordinator(tag: $tag) }
      final class Coordinator: NSObject, UITextFieldDelegate {
        @Binding var tag: String?
        init(tag: Binding<String?>) { _tag = tag }
        func textFieldDidEndEditing(_ field: UITextField) {
          if let text = field.text?.lowercased() { tag = text.replacingOccurrences(of: " ", with: "-") }
        }
      }
    }
    struct SleepTimer: UIViewRepresentable {
      @Binding var minutes: Int
      func makeUIView(context: Context) -> UISlider {
        let slider = UISlider()
        slider.addTarget(context.coordinator, action: #selector(Coordinator.change(_:)), for: .valueChanged)
        return slider
      }
      func ⟦updateUIView⟧(_ slider: UISlider, context: Context) {}
      func makeCoordinator() -> Coordinator { Coordinator(minutes: $minutes) }
      final class Coordinator: NSObject {
        @Binding var minutes: Int
        init(minutes: Binding<Int>) { _minutes = minutes }
        @objc func change(_ slider: UISlider) { minutes = Int(round(slider.value)) }
      }
    }
    """),
  // The position of the segment leads to the value, which the control can't show.
  .accepted(
    """
    struct StationPicker: UIViewRepresentable {
      let stations: [String]
      @Binding var station: String
      func makeUIView(context: Context) -> UISegmentedControl {
        let control = UISegmentedControl(items: stations)
        control.addTarget(context.coordinator, action: #selector(Coordinator.choose(_:)), for: .valueChanged)
        return control
      }
      func updateUIView(_ control: UISegmentedControl, context: Context) { context.coordinator.stations = stations }
      func makeCoordinator() -> Coordinator { Coordinator(stations: stations, station: $station) }
      final class Coordinator: NSObject {
        var stations: [String]
        @Binding var station: String
        init(stations: [String], station: Binding<String>) {
          self.stations = stations
          _station = station
        }
        @objc func choose(_ control: UISegmentedControl) { station = stations[control.selectedSegmentIndex] }
      }
    }
    """),
  // Another binding, which the update method applies, is the source.
  .accepted(
    """
    struct CitySearch: UIViewRepresentable {
      @Binding var text: String
      @Binding var query: String
      func makeUIView(context: Context) -> UISearchBar {
        let bar = UISearchBar()
        bar.delegate = context.coordinator
        return bar
      }
      func updateUIView(_ bar: UISearchBar, context: Context) { if bar.text != text { bar.text = text } }
      func makeCoordinator() -> Coordinator { Coordinator(parent: self) }
      final class Coordinator: NSObject, UISearchBarDelegate {
        let parent: CitySearch
        init(parent: CitySearch) { self.parent = parent }
        func searchBar(_ bar: UISearchBar, textDidChange text: String) { parent.text = text }
        func searchBarSearchButtonClicked(_ bar: UISearchBar) { parent.query = parent.text }
      }
    }
    struct StreetSearch: UIViewRepresentable {
      @Binding var text: String
      @Binding var query: String
      func makeUIView(context: Context) -> UISearchBar {
        let bar = UISearchBar()
        bar.delegate = context.coordinator
        return bar
      }
      func updateUIView(_ bar: UISearchBar, context: Context) { if bar.text != text { bar.text = text } }
      func makeCoordinator() -> Coordinator { Coordinator(text: $text, query: $query) }
      final class Coordinator: NSObject, UISearchBarDelegate {
        @Binding var text: String
        @Binding var query: String
        init(text: Binding<String>, query: Binding<String>) {
          _text = text
          _query = query
        }
        func searchBar(_ bar: UISearchBar, textDidChange text: String) { self.text = text }
        func searchBarSearchButtonClicked(_ bar: UISearchBar) { query = self.text }
      }
    }
    """),
  // The make method reads the binding, so another rule reports it.
  .accepted(
    """
    struct NameField: UIViewRepresentable {
      @Binding var name: String
      func makeUIView(context: Context) -> UITextField {
        let field = UITextField()
        field.text = name
        field.delegate = context.coordinator
        return field
      }
      func updateUIView(_ field: UITextField, context: Context) {}
      func makeCoordinator() -> Coordinator { Coordinator(name: $name) }
      final class Coordinator: NSObject, UITextFieldDelegate {
        @Binding var name: String
        init(name: Binding<String>) { _name = name }
        func textFieldDidEndEditing(_ field: UITextField) { name = field.text ?? "" }
      }
    }
    """),
  // An extension of a protocol applies the binding.
  .accepted(
    """
    import SwiftUI

    protocol TextHolding {
      var text: String { get nonmutating set }
    }
    extension TextHolding {
      func sync(_ field: UITextField) { if field.text != text { field.text = text } }
    }
    struct NameField: UIViewRepresentable, TextHolding {
      @Binding var text: String
      func makeUIView(context: Context) -> UITextField {
        let field = UITextField()
        field.delegate = context.coordinator
        return field
      }
      func updateUIView(_ field: UITextField, context: Context) { sync(field) }
      func makeCoordinator() -> Coordinator { Coordinator(self) }
      final class Coordinator: NSObject, UITextFieldDelegate {
        let parent: NameField
        init(_ parent: NameField) { self.parent = parent }
        func textFieldDidEndEditing(_ field: UITextField) { parent.text = field.text ?? "" }
      }
    }
    """),
  // The coordinator gets the new value of the struct, but no code applies it.
  .flagged(
    """
    import SwiftUI

    struct NameField: UIViewRepresentable {
      @Binding var name: String
      func makeUIView(context: Context) -> UITextField {
        let field = UITextField()
        field.delegate = context.coordinator
        return field
      }
      func ⟦updateUIView⟧(_ field: UITextField, context: Context) { context.coordinator.parent = self }
      func makeCoordinator() -> Coordinator { Coordinator(self) }
      final class Coordinator: NSObject, UITextFieldDelegate {
        var parent: NameField
        init(_ parent: NameField) { self.parent = parent }
        func textFieldDidEndEditing(_ field: UITextField) { parent.name = field.text ?? "" }
      }
    }
    """,
    fixed: """
      import SwiftUI

      struct NameField: UIViewRepresentable {
        @Binding var name: String
        func makeUIView(context: Context) -> UITextField {
          let field = UITextField()
          field.delegate = context.coordinator
          return field
        }
        func updateUIView(_ field: UITextField, context: Context) {
          context.coordinator.parent = self
          if field.text != name { field.text = name }
        }
        func makeCoordinator() -> Coordinator { Coordinator(self) }
        final class Coordinator: NSObject, UITextFieldDelegate {
          var parent: NameField
          init(_ parent: NameField) { self.parent = parent }
          func textFieldDidEndEditing(_ field: UITextField) { parent.name = field.text ?? "" }
        }
      }
      """),
  // The coordinator applies the text of its new parent.
  .accepted(
    """
    import SwiftUI

    struct NameField: UIViewRepresentable {
      @Binding var name: String
      func makeUIView(context: Context) -> UITextField {
        let field = UITextField()
        field.delegate = context.coordinator
        return field
      }
      func updateUIView(_ field: UITextField, context: Context) {
        context.coordinator.parent = self
        context.coordinator.show(in: field)
      }
      func makeCoordinator() -> Coordinator { Coordinator(self) }
      final class Coordinator: NSObject, UITextFieldDelegate {
        var parent: NameField
        init(_ parent: NameField) { self.parent = parent }
        func show(in field: UITextField) { if field.text != parent.name { field.text = parent.name } }
        func textFieldDidEndEditing(_ field: UITextField) { parent.name = field.text ?? "" }
      }
    }
    """),
  // The delegate method receives the text as a parameter.
  .flagged(
    """
    import SwiftUI

    struct SearchField: UIViewRepresentable {
      @Binding var query: String
      func makeUIView(context: Context) -> UISearchBar {
        let bar = UISearchBar()
        bar.delegate = context.coordinator
        return bar
      }
      func ⟦updateUIView⟧(_ bar: UISearchBar, context: Context) {}
      func makeCoordinator() -> Coordinator { Coordinator(parent: self) }
      final class Coordinator: NSObject, UISearchBarDelegate {
        private let parent: SearchField
        init(parent: SearchField) { self.parent = parent }
        func searchBar(_ bar: UISearchBar, textDidChange searchText: String) { parent.query = searchText }
      }
    }
    """,
    fixed: """
      import SwiftUI

      struct SearchField: UIViewRepresentable {
        @Binding var query: String
        func makeUIView(context: Context) -> UISearchBar {
          let bar = UISearchBar()
          bar.delegate = context.coordinator
          return bar
        }
        func updateUIView(_ bar: UISearchBar, context: Context) {
          if bar.text != query { bar.text = query }
        }
        func makeCoordinator() -> Coordinator { Coordinator(parent: self) }
        final class Coordinator: NSObject, UISearchBarDelegate {
          private let parent: SearchField
          init(parent: SearchField) { self.parent = parent }
          func searchBar(_ bar: UISearchBar, textDidChange searchText: String) { parent.query = searchText }
        }
      }
      """),
  // The parameter isn't written unchanged, so the control can't show the value.
  .accepted(
    """
    import SwiftUI

    struct SearchField: UIViewRepresentable {
      @Binding var count: Int
      func makeUIView(context: Context) -> UISearchBar {
        let bar = UISearchBar()
        bar.delegate = context.coordinator
        return bar
      }
      func updateUIView(_ bar: UISearchBar, context: Context) {}
      func makeCoordinator() -> Coordinator { Coordinator(parent: self) }
      final class Coordinator: NSObject, UISearchBarDelegate {
        private let parent: SearchField
        init(parent: SearchField) { self.parent = parent }
        func searchBar(_ bar: UISearchBar, textDidChange searchText: String) { parent.count = searchText.count }
      }
    }
    """),
  // Another object receives what the user enters, and one of its properties has the same name.
  .accepted(
    """
    import SwiftUI

    final class SearchLog {
      var query = ""
      func save(_ query: String) { self.query = query }
    }
    struct SuggestionField: UIViewRepresentable {
      @Binding var suggestion: String
      func makeUIView(context: Context) -> UISearchBar {
        let bar = UISearchBar()
        bar.delegate = context.coordinator
        return bar
      }
      func updateUIView(_ bar: UISearchBar, context: Context) {}
      func makeCoordinator() -> Coordinator { Coordinator(suggestion: $suggestion) }
      final class Coordinator: NSObject, UISearchBarDelegate {
        @Binding var suggestion: String
        private let log = SearchLog()
        init(suggestion: Binding<String>) { _suggestion = suggestion }
        func searchBar(_ bar: UISearchBar, textDidChange query: String) {
          if query.isEmpty { save(log.query) } else { log.save(query) }
        }
        private func save(_ text: String) { suggestion = text }
      }
    }
    """),
]
