import LintEngine

/// The examples of `stale-coordinator-parent` about bindings, which lead to different storage in newer values.
let staleParentBindingExamples: [RuleExample] = [
  .flagged(
    """
    struct NoteList: View {
      @State private var notes = ["", ""]
      @State private var selection = 0
      var body: some View {
        Stepper("Note", value: $selection)
        NoteField(text: $notes[selection])
      }
    }
    struct NoteField: UIViewRepresentable {
      @Binding var text: String
      func makeCoordinator() -> Coordinator { Coordinator(self) }
      func makeUIView(context: Context) -> UITextField {
        let field = UITextField()
        field.delegate = context.coordinator
        return field
      }
      func updateUIView(_ field: UITextField, context: Context) {
        if field.text != text { field.text = text }
      }
      final class Coordinator: NSObject, UITextFieldDelegate {
        var ⟦parent⟧: NoteField
        init(_ parent: NoteField) { self.parent = parent }
        func textFieldDidEndEditing(_ field: UITextField) { parent.text = field.text ?? "" }
      }
    }
    """,
    fixed: """
      struct NoteList: View {
        @State private var notes = ["", ""]
        @State private var selection = 0
        var body: some View {
          Stepper("Note", value: $selection)
          NoteField(text: $notes[selection])
        }
      }
      struct NoteField: UIViewRepresentable {
        @Binding var text: String
        func makeCoordinator() -> Coordinator { Coordinator(self) }
        func makeUIView(context: Context) -> UITextField {
          let field = UITextField()
          field.delegate = context.coordinator
          return field
        }
        func updateUIView(_ field: UITextField, context: Context) {
          context.coordinator.parent = self
          if field.text != text { field.text = text }
        }
        final class Coordinator: NSObject, UITextFieldDelegate {
          var parent: NoteField
          init(_ parent: NoteField) { self.parent = parent }
          func textFieldDidEndEditing(_ field: UITextField) { parent.text = field.text ?? "" }
        }
      }
      """),
  // A condition chooses the storage.
  .flagged(
    """
    struct Names: View {
      @State private var isFirst = true
      @State private var first = ""
      @State private var second = ""
      var body: some View {
        Toggle("First", isOn: $isFirst)
        NameField(text: isFirst ? $first : $second)
      }
    }
    struct NameField: UIViewRepresentable {
      @Binding var text: String
      func makeCoordinator() -> Coordinator { Coordinator(self) }
      func makeUIView(context: Context) -> UITextField {
        let field = UITextField()
        field.delegate = context.coordinator
        return field
      }
      func updateUIView(_ field: UITextField, context: Context) {
        if field.text != text { field.text = text }
      }
      final class Coordinator: NSObject, UITextFieldDelegate {
        var ⟦parent⟧: NameField
        init(_ parent: NameField) { self.parent = parent }
        func textFieldDidEndEditing(_ field: UITextField) { parent.text = field.text ?? "" }
      }
    }
    """,
    fixed: """
      struct Names: View {
        @State private var isFirst = true
        @State private var first = ""
        @State private var second = ""
        var body: some View {
          Toggle("First", isOn: $isFirst)
          NameField(text: isFirst ? $first : $second)
        }
      }
      struct NameField: UIViewRepresentable {
        @Binding var text: String
        func makeCoordinator() -> Coordinator { Coordinator(self) }
        func makeUIView(context: Context) -> UITextField {
          let field = UITextField()
          field.delegate = context.coordinator
          return field
        }
        func updateUIView(_ field: UITextField, context: Context) {
          context.coordinator.parent = self
          if field.text != text { field.text = text }
        }
        final class Coordinator: NSObject, UITextFieldDelegate {
          var parent: NameField
          init(_ parent: NameField) { self.parent = parent }
          func textFieldDidEndEditing(_ field: UITextField) { parent.text = field.text ?? "" }
        }
      }
      """),
  // The closures of the binding see the title that the page had when it was created.
  .flagged(
    """
    struct Shelf: View {
      @State private var title = "A"
      var body: some View {
        TextField("Title", text: $title)
        Page(title: title)
      }
    }
    struct Page: View {
      let title: String
      @State private var texts: [String: String] = [:]
      var body: some View {
        NoteField(text: Binding(get: { texts[title] ?? "" }, set: { texts[title] = $0 }))
      }
    }
    struct NoteField: UIViewRepresentable {
      @Binding var text: String
      func makeCoordinator() -> Coordinator { Coordinator(self) }
      func makeUIView(context: Context) -> UITextField {
        let field = UITextField()
        field.delegate = context.coordinator
        return field
      }
      func updateUIView(_ field: UITextField, context: Context) {
        if field.text != text { field.text = text }
      }
      final class Coordinator: NSObject, UITextFieldDelegate {
        var ⟦parent⟧: NoteField
        init(_ parent: NoteField) { self.parent = parent }
        func textFieldDidEndEditing(_ field: UITextField) { parent.text = field.text ?? "" }
      }
    }
    """,
    fixed: """
      struct Shelf: View {
        @State private var title = "A"
        var body: some View {
          TextField("Title", text: $title)
          Page(title: title)
        }
      }
      struct Page: View {
        let title: String
        @State private var texts: [String: String] = [:]
        var body: some View {
          NoteField(text: Binding(get: { texts[title] ?? "" }, set: { texts[title] = $0 }))
        }
      }
      struct NoteField: UIViewRepresentable {
        @Binding var text: String
        func makeCoordinator() -> Coordinator { Coordinator(self) }
        func makeUIView(context: Context) -> UITextField {
          let field = UITextField()
          field.delegate = context.coordinator
          return field
        }
        func updateUIView(_ field: UITextField, context: Context) {
          context.coordinator.parent = self
          if field.text != text { field.text = text }
        }
        final class Coordinator: NSObject, UITextFieldDelegate {
          var parent: NoteField
          init(_ parent: NoteField) { self.parent = parent }
          func textFieldDidEndEditing(_ field: UITextField) { parent.text = field.text ?? "" }
        }
      }
      """),
  .accepted(
    """
    struct NoteList: View {
      @State private var notes = ["", ""]
      @State private var title = ""
      @State private var selection = 0
      var body: some View {
        Stepper("Note", value: $selection)
        NoteField(text: $notes[0])
        NoteField(text: .constant("Read me"))
        ForEach(notes.indices, id: \\.self) { index in NoteField(text: $notes[index]) }
        NoteField(text: Binding(get: { notes[selection] }, set: { notes[selection] = $0 }))
      }
    }
    struct NoteField: UIViewRepresentable {
      @Binding var text: String
      func makeCoordinator() -> Coordinator { Coordinator(self) }
      func makeUIView(context: Context) -> UITextField { UITextField() }
      func updateUIView(_ field: UITextField, context: Context) {
        if field.text != text { field.text = text }
      }
      final class Coordinator: NSObject, UITextFieldDelegate {
        var parent: NoteField
        init(_ parent: NoteField) { self.parent = parent }
        func textFieldDidEndEditing(_ field: UITextField) { parent.text = field.text ?? "" }
      }
    }
    """),
  // An initializer without a label receives the binding.
  .flagged(
    """
    import SwiftUI

    struct NoteField: UIViewRepresentable {
      @Binding private var text: String
      init(_ text: Binding<String>) { _text = text }
      func makeUIView(context: Context) -> UITextField {
        let field = UITextField()
        field.delegate = context.coordinator
        return field
      }
      func updateUIView(_ field: UITextField, context: Context) {
        if field.text != text { field.text = text }
      }
      func makeCoordinator() -> Coordinator { Coordinator(self) }
      final class Coordinator: NSObject, UITextFieldDelegate {
        var ⟦parent⟧: NoteField
        init(_ parent: NoteField) { self.parent = parent }
        func textFieldDidEndEditing(_ field: UITextField) { parent.text = field.text ?? "" }
      }
    }
    struct NotePage: View {
      @State private var notes = ["Milk", "Bread"]
      @State private var index = 0
      var body: some View {
        NoteField($notes[index])
        Button("Next") { index = 1 }
      }
    }
    """,
    fixed: """
      import SwiftUI

      struct NoteField: UIViewRepresentable {
        @Binding private var text: String
        init(_ text: Binding<String>) { _text = text }
        func makeUIView(context: Context) -> UITextField {
          let field = UITextField()
          field.delegate = context.coordinator
          return field
        }
        func updateUIView(_ field: UITextField, context: Context) {
          context.coordinator.parent = self
          if field.text != text { field.text = text }
        }
        func makeCoordinator() -> Coordinator { Coordinator(self) }
        final class Coordinator: NSObject, UITextFieldDelegate {
          var parent: NoteField
          init(_ parent: NoteField) { self.parent = parent }
          func textFieldDidEndEditing(_ field: UITextField) { parent.text = field.text ?? "" }
        }
      }
      struct NotePage: View {
        @State private var notes = ["Milk", "Bread"]
        @State private var index = 0
        var body: some View {
          NoteField($notes[index])
          Button("Next") { index = 1 }
        }
      }
      """),
  // A binding without the wrapper that leads to another element.
  .flagged(
    """
    struct LampSwitch: UIViewRepresentable {
      let isOn: Binding<Bool>
      func makeUIView(context: Context) -> UISwitch {
        let control = UISwitch()
        control.addTarget(context.coordinator, action: #selector(Coordinator.flip), for: .valueChanged)
        return control
      }
      func updateUIView(_ control: UISwitch, context: Context) { control.isOn = isOn.wrappedValue }
      func makeCoordinator() -> Coordinator { Coordinator(self) }
      final class Coordinator: NSObject {
        private var ⟦parent⟧: LampSwitch
        init(_ parent: LampSwitch) { self.parent = parent }
        @objc func flip(_ control: UISwitch) { parent.isOn.wrappedValue = control.isOn }
      }
    }
    struct LampList: View {
      @State private var lamps = [true, false]
      @State private var selection = 0
      var body: some View {
        LampSwitch(isOn: $lamps[selection])
        Button("Next") { selection = 1 }
      }
    }
    """,
    fixed: """
      struct LampSwitch: UIViewRepresentable {
        let isOn: Binding<Bool>
        func makeUIView(context: Context) -> UISwitch {
          let control = UISwitch()
          control.addTarget(context.coordinator, action: #selector(Coordinator.flip), for: .valueChanged)
          return control
        }
        func updateUIView(_ control: UISwitch, context: Context) {
          context.coordinator.parent = self
          control.isOn = isOn.wrappedValue
        }
        func makeCoordinator() -> Coordinator { Coordinator(self) }
        final class Coordinator: NSObject {
          var parent: LampSwitch
          init(_ parent: LampSwitch) { self.parent = parent }
          @objc func flip(_ control: UISwitch) { parent.isOn.wrappedValue = control.isOn }
        }
      }
      struct LampList: View {
        @State private var lamps = [true, false]
        @State private var selection = 0
        var body: some View {
          LampSwitch(isOn: $lamps[selection])
          Button("Next") { selection = 1 }
        }
      }
      """),
  // Bindings that always lead to the same storage: computed ones, one with a fallback, and one that a view passes on.
  .accepted(
    """
    struct LampSwitch: UIViewRepresentable {
      @Binding var isOn: Bool
      func makeUIView(context: Context) -> UISwitch {
        let control = UISwitch()
        control.addTarget(context.coordinator, action: #selector(Coordinator.flip), for: .valueChanged)
        return control
      }
      func updateUIView(_ control: UISwitch, context: Context) { control.isOn = isOn }
      func makeCoordinator() -> Coordinator { Coordinator(self) }
      final class Coordinator: NSObject {
        private var parent: LampSwitch
        init(_ parent: LampSwitch) { self.parent = parent }
        @objc func flip(_ control: UISwitch) { parent.isOn = control.isOn }
      }
    }
    struct LampRow: View {
      @Binding var isOn: Bool
      var body: some View { LampSwitch(isOn: _isOn) }
    }
    struct LampList: View {
      @State private var isOn: Bool?
      @State private var isReady = false
      private var ready: Binding<Bool> { $isReady }
      private var fallback: Binding<Bool>?
      var body: some View {
        LampSwitch(isOn: Binding($isOn, orElse: false))
        LampSwitch(isOn: ready)
        LampSwitch(isOn: fallback ?? $isReady)
        LampRow(isOn: $isReady)
        Button("Turn on") {
          isOn = true
          isReady = true
        }
      }
    }
    extension Binding {
      init(_ source: Binding<Value?>, orElse value: Value) {
        self.init { source.wrappedValue ?? value } set: { source.wrappedValue = $0 }
      }
    }
    """),
]
