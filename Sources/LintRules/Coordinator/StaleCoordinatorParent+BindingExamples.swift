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
]
