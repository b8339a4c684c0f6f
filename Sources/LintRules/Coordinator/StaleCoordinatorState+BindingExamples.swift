import LintEngine

/// The examples of `stale-coordinator-state` about bindings, which lead to different storage in newer values.
let staleBindingExamples: [RuleExample] = [
  // The selection decides to which draft the binding refers.
  .flagged(
    """
    struct Draft: Identifiable { let id: Int; var body = "" }
    struct DraftList: View {
      @State private var drafts: [Draft] = []
      @State private var selection: Int?
      var body: some View {
        Button("Last") { selection = drafts.last?.id }
        if let index = drafts.firstIndex(where: { $0.id == selection }) {
          DraftPage(draft: $drafts[index])
        }
      }
    }
    struct DraftPage: View {
      @Binding var draft: Draft
      var body: some View { DraftField(text: $draft.body) }
    }
    struct DraftField: UIViewRepresentable {
      @Binding var text: String
      func makeCoordinator() -> Coordinator { Coordinator(source: $text) }
      func makeUIView(context: Context) -> UITextField {
        let field = UITextField()
        field.delegate = context.coordinator
        return field
      }
      func updateUIView(_ field: UITextField, context: Context) {
        if field.text != text { field.text = text }
      }
      final class Coordinator: NSObject, UITextFieldDelegate {
        var ⟦source⟧: Binding<String>
        init(source: Binding<String>) { self.source = source }
        func textFieldDidEndEditing(_ field: UITextField) { source.wrappedValue = field.text ?? "" }
      }
    }
    """,
    fixed: """
      struct Draft: Identifiable { let id: Int; var body = "" }
      struct DraftList: View {
        @State private var drafts: [Draft] = []
        @State private var selection: Int?
        var body: some View {
          Button("Last") { selection = drafts.last?.id }
          if let index = drafts.firstIndex(where: { $0.id == selection }) {
            DraftPage(draft: $drafts[index])
          }
        }
      }
      struct DraftPage: View {
        @Binding var draft: Draft
        var body: some View { DraftField(text: $draft.body) }
      }
      struct DraftField: UIViewRepresentable {
        @Binding var text: String
        func makeCoordinator() -> Coordinator { Coordinator(source: $text) }
        func makeUIView(context: Context) -> UITextField {
          let field = UITextField()
          field.delegate = context.coordinator
          return field
        }
        func updateUIView(_ field: UITextField, context: Context) {
          context.coordinator.source = $text
          if field.text != text { field.text = text }
        }
        final class Coordinator: NSObject, UITextFieldDelegate {
          var source: Binding<String>
          init(source: Binding<String>) { self.source = source }
          func textFieldDidEndEditing(_ field: UITextField) { source.wrappedValue = field.text ?? "" }
        }
      }
      """),
  // The binding of each view leads to the same storage as long as it's shown.
  .accepted(
    """
    struct Draft: Identifiable { let id: Int; var body = "" }
    struct DraftList: View {
      @State private var drafts: [Draft] = []
      @State private var selection = 0
      @State private var title = ""
      @ObservedObject var store: DraftStore
      var body: some View {
        Stepper("Draft", value: $selection)
        ForEach($drafts) { $draft in DraftField(text: $draft.body) }
        DraftField(text: $title)
        DraftField(text: $store.query)
        DraftField(text: Binding(get: { store.query }, set: { store.query = $0 }))
        DraftField(text: $drafts[selection].body).id(selection)
      }
    }
    final class DraftStore: ObservableObject { @Published var query = "" }
    struct DraftField: UIViewRepresentable {
      @Binding var text: String
      func makeCoordinator() -> Coordinator { Coordinator(text: $text) }
      func makeUIView(context: Context) -> UITextField {
        let field = UITextField()
        field.delegate = context.coordinator
        return field
      }
      func updateUIView(_ field: UITextField, context: Context) {
        if field.text != text { field.text = text }
      }
      final class Coordinator: NSObject, UITextFieldDelegate {
        @Binding var text: String
        init(text: Binding<String>) { _text = text }
        func textFieldDidEndEditing(_ field: UITextField) { text = field.text ?? "" }
      }
    }
    """),
  // The parameter of the update method has the name of the binding.
  .flagged(
    """
    struct Fader: UIViewRepresentable {
      @Binding var slider: Float
      func makeUIView(context: Context) -> UISlider {
        let slider = UISlider()
        slider.addTarget(context.coordinator, action: #selector(Coordinator.move), for: .valueChanged)
        return slider
      }
      func updateUIView(_ slider: UISlider, context: Context) { slider.value = self.slider }
      func makeCoordinator() -> Coordinator { Coordinator(amount: $slider) }
      final class Coordinator: NSObject {
        var ⟦amount⟧: Binding<Float>
        init(amount: Binding<Float>) { self.amount = amount }
        @objc func move(_ slider: UISlider) { amount.wrappedValue = slider.value }
      }
    }
    struct Mixer: View {
      @State private var amounts: [Float] = [0, 1]
      @State private var index = 0
      var body: some View {
        Fader(slider: $amounts[index])
        Button("Next") { index = 1 - index }
      }
    }
    """,
    fixed: """
      struct Fader: UIViewRepresentable {
        @Binding var slider: Float
        func makeUIView(context: Context) -> UISlider {
          let slider = UISlider()
          slider.addTarget(context.coordinator, action: #selector(Coordinator.move), for: .valueChanged)
          return slider
        }
        func updateUIView(_ slider: UISlider, context: Context) {
          context.coordinator.amount = $slider
          slider.value = self.slider
        }
        func makeCoordinator() -> Coordinator { Coordinator(amount: $slider) }
        final class Coordinator: NSObject {
          var amount: Binding<Float>
          init(amount: Binding<Float>) { self.amount = amount }
          @objc func move(_ slider: UISlider) { amount.wrappedValue = slider.value }
        }
      }
      struct Mixer: View {
        @State private var amounts: [Float] = [0, 1]
        @State private var index = 0
        var body: some View {
          Fader(slider: $amounts[index])
          Button("Next") { index = 1 - index }
        }
      }
      """),
  // A value with which the coordinator only begins.
  .accepted(
    """
    struct Field: UIViewRepresentable {
      let title: String
      func makeUIView(context: Context) -> UITextField {
        let field = UITextField()
        field.delegate = context.coordinator
        return field
      }
      func makeCoordinator() -> Coordinator { Coordinator(label: label) }
      private var label: String { title.uppercased() }
      func updateUIView(_ field: UITextField, context: Context) { field.placeholder = title }
      final class Coordinator: NSObject, UITextFieldDelegate {
        private var label: String
        init(label: String) { self.label = label }
        func textFieldDidEndEditing(_ field: UITextField) {
          print(label)
          label = field.text ?? ""
        }
      }
    }
    """),
  // A binding that may refer to other storage later, which the coordinator writes.
  .flagged(
    """
    struct Field: UIViewRepresentable {
      let text: Binding<String>
      func makeUIView(context: Context) -> UITextField {
        let field = UITextField()
        field.delegate = context.coordinator
        return field
      }
      func makeCoordinator() -> Coordinator { Coordinator(text: text) }
      func updateUIView(_ field: UITextField, context: Context) {
        field.placeholder = "Name"
      }
      final class Coordinator: NSObject, UITextFieldDelegate {
        let ⟦text⟧: Binding<String>
        init(text: Binding<String>) { self.text = text }
        func textFieldDidEndEditing(_ field: UITextField) { text.wrappedValue = field.text ?? "" }
      }
    }
    struct NameForm: View {
      @State private var first = ""
      @State private var last = ""
      @State private var isFirst = true
      var body: some View {
        Field(text: isFirst ? $first : $last)
        Toggle("First name", isOn: $isFirst)
      }
    }
    """,
    fixed: """
      struct Field: UIViewRepresentable {
        let text: Binding<String>
        func makeUIView(context: Context) -> UITextField {
          let field = UITextField()
          field.delegate = context.coordinator
          return field
        }
        func makeCoordinator() -> Coordinator { Coordinator(text: text) }
        func updateUIView(_ field: UITextField, context: Context) {
          context.coordinator.text = text
          field.placeholder = "Name"
        }
        final class Coordinator: NSObject, UITextFieldDelegate {
          var text: Binding<String>
          init(text: Binding<String>) { self.text = text }
          func textFieldDidEndEditing(_ field: UITextField) { text.wrappedValue = field.text ?? "" }
        }
      }
      struct NameForm: View {
        @State private var first = ""
        @State private var last = ""
        @State private var isFirst = true
        var body: some View {
          Field(text: isFirst ? $first : $last)
          Toggle("First name", isOn: $isFirst)
        }
      }
      """),
]
