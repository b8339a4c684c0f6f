import LintEngine

/// The examples of `ignored-input-in-update` about further details.
let ignoredInputInUpdateDetailExamples: [RuleExample] = [
  // Objects that no code changes, one of them of UIKit, and the value of a case.
  .flagged(
    """
    struct CoverLabel: UIViewRepresentable {
      let text: String
      func makeUIView(context: Context) -> UILabel {
        let label = UILabel()
        label.text = text
        return label
      }
      func ⟦updateUIView⟧(_ label: UILabel, context: Context) {}
    }
    struct Cover: View {
      enum Phase { case empty, loaded(String) }
      let theme: Theme
      let page: UIViewController
      @State private var phase = Phase.empty
      var body: some View {
        switch phase {
        case .empty: CoverLabel(text: theme.title)
        case .loaded(let title): CoverLabel(text: title)
        }
        CoverLabel(text: page.title ?? "")
        Text("Theme: " + theme.title)
        Button("Load") { phase = .loaded("Front") }
      }
    }
    final class Theme { var title = "Dawn" }
    """,
    fixed: """
      struct CoverLabel: UIViewRepresentable {
        let text: String
        func makeUIView(context: Context) -> UILabel {
          let label = UILabel()
          label.text = text
          return label
        }
        func updateUIView(_ label: UILabel, context: Context) {
          label.text = text
        }
      }
      struct Cover: View {
        enum Phase { case empty, loaded(String) }
        let theme: Theme
        let page: UIViewController
        @State private var phase = Phase.empty
        var body: some View {
          switch phase {
          case .empty: CoverLabel(text: theme.title)
          case .loaded(let title): CoverLabel(text: title)
          }
          CoverLabel(text: page.title ?? "")
          Text("Theme: " + theme.title)
          Button("Load") { phase = .loaded("Front") }
        }
      }
      final class Theme { var title = "Dawn" }
      """),
  // A condition decides about the text that a computed property returns.
  .flagged(
    """
    struct ScoreLabel: UIViewRepresentable {
      let text: String
      func makeUIView(context: Context) -> UILabel {
        let label = UILabel()
        label.text = text
        return label
      }
      func ⟦updateUIView⟧(_ label: UILabel, context: Context) {}
    }
    struct Scoreboard: View {
      @State private var score = 0
      private var title: String {
        if score > 10 { return "Winner" }
        return "Playing"
      }
      var body: some View {
        ScoreLabel(text: title)
        Button("Goal") { score += 1 }
      }
    }
    """,
    fixed: """
      struct ScoreLabel: UIViewRepresentable {
        let text: String
        func makeUIView(context: Context) -> UILabel {
          let label = UILabel()
          label.text = text
          return label
        }
        func updateUIView(_ label: UILabel, context: Context) {
          label.text = text
        }
      }
      struct Scoreboard: View {
        @State private var score = 0
        private var title: String {
          if score > 10 { return "Winner" }
          return "Playing"
        }
        var body: some View {
          ScoreLabel(text: title)
          Button("Goal") { score += 1 }
        }
      }
      """),
  // A view passes its own binding on by the name of the wrapper.
  .flagged(
    """
    struct LampSwitch: UIViewRepresentable {
      @Binding var isOn: Bool
      func makeUIView(context: Context) -> UISwitch {
        let control = UISwitch()
        control.isOn = isOn
        return control
      }
      func ⟦updateUIView⟧(_ control: UISwitch, context: Context) {}
    }
    struct LampRow: View {
      @Binding var isOn: Bool
      var body: some View { LampSwitch(isOn: _isOn) }
    }
    struct LampList: View {
      @State private var isOn = false
      var body: some View { LampRow(isOn: $isOn) }
    }
    """,
    fixed: """
      struct LampSwitch: UIViewRepresentable {
        @Binding var isOn: Bool
        func makeUIView(context: Context) -> UISwitch {
          let control = UISwitch()
          control.isOn = isOn
          return control
        }
        func updateUIView(_ control: UISwitch, context: Context) {
          control.isOn = isOn
        }
      }
      struct LampRow: View {
        @Binding var isOn: Bool
        var body: some View { LampSwitch(isOn: _isOn) }
      }
      struct LampList: View {
        @State private var isOn = false
        var body: some View { LampRow(isOn: $isOn) }
      }
      """),
  // An object from the environment that no code changes.
  .flagged(
    """
    struct ThemeLabel: UIViewRepresentable {
      let text: String
      func makeUIView(context: Context) -> UILabel {
        let label = UILabel()
        label.text = text
        return label
      }
      func ⟦updateUIView⟧(_ label: UILabel, context: Context) {}
    }
    struct ThemeView: View {
      @Environment(Settings.self) private var settings
      var body: some View { ThemeLabel(text: settings.theme) }
    }
    @Observable final class Settings { var theme = "Sun" }
    """,
    fixed: """
      struct ThemeLabel: UIViewRepresentable {
        let text: String
        func makeUIView(context: Context) -> UILabel {
          let label = UILabel()
          label.text = text
          return label
        }
        func updateUIView(_ label: UILabel, context: Context) {
          label.text = text
        }
      }
      struct ThemeView: View {
        @Environment(Settings.self) private var settings
        var body: some View { ThemeLabel(text: settings.theme) }
      }
      @Observable final class Settings { var theme = "Sun" }
      """),
  // The conditions before the environment value don't compare anything with a new value.
  .accepted(
    """
    struct Field: UIViewRepresentable {
      let text: String
      @Environment(\\.colorScheme) private var scheme
      func makeUIView(context: Context) -> UITextField { UITextField() }
      func updateUIView(_ field: UITextField, context: Context) {
        field.placeholder = text
        if field.delegate !== context.coordinator { return }
        field.backgroundColor = scheme == .dark ? .black : .white
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator: NSObject, UITextFieldDelegate {}
    }
    struct Editor: UIViewRepresentable {
      let text: String
      @Environment(\\.colorScheme) private var scheme
      func makeUIView(context: Context) -> EditorView { EditorView() }
      func updateUIView(_ editor: EditorView, context: Context) {
        editor.accessibilityLabel = text
        guard !editor.isComposing() else { return }
        editor.backgroundColor = scheme == .dark ? .black : .white
      }
    }
    final class EditorView: UITextView {
      func isComposing() -> Bool { markedTextRange != nil }
    }
    """),
  // Computed properties read the inputs.
  .flagged(
    """
    struct CartBadge: UIViewRepresentable {
      @Binding var count: Int
      private var title: String { "\\(count) items" }
      func makeUIView(context: Context) -> UILabel {
        let label = UILabel()
        label.text = title
        return label
      }
      func ⟦updateUIView⟧(_ label: UILabel, context: Context) {}
    }
    struct PriceLabel: UIViewRepresentable {
      @Binding var price: Double
      private var label: UILabel {
        let label = UILabel()
        label.text = price.formatted()
        return label
      }
      func makeUIView(context: Context) -> UILabel { label }
      func ⟦updateUIView⟧(_ label: UILabel, context: Context) {}
    }
    """),
  // The update method applies a computed property too.
  .accepted(
    """
    struct CartBadge: UIViewRepresentable {
      @Binding var count: Int
      private var title: String { "\\(count) items" }
      func makeUIView(context: Context) -> UILabel {
        let label = UILabel()
        label.text = title
        return label
      }
      func updateUIView(_ label: UILabel, context: Context) { label.text = title }
    }
    """),
  // A comparison of the value itself, below one of another value.
  .flagged(
    """
    struct PriceTag: UIViewRepresentable {
      let title: String
      @Environment(\\.colorScheme) private var colorScheme
      func makeUIView(context: Context) -> UILabel { UILabel() }
      func ⟦updateUIView⟧(_ label: UILabel, context: Context) {
        if label.text != title {
          label.text = title
          if context.coordinator.scheme != colorScheme {
            label.textColor = colorScheme == .dark ? .white : .black
          }
        }
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator { var scheme: ColorScheme? }
    }
    """),
  // A name that only begins like that of a first value.
  .flagged(
    """
    struct GardenView: UIViewRepresentable {
      let seeds: Int
      func makeUIView(context: Context) -> UILabel {
        let label = UILabel()
        label.text = "\\(seeds)"
        return label
      }
      func ⟦updateUIView⟧(_ label: UILabel, context: Context) {}
    }
    struct Garden: View {
      @State private var seeds = 0
      var body: some View {
        VStack {
          GardenView(seeds: seeds)
          Button("Sow") { seeds += 1 }
        }
      }
    }
    """,
    fixed: """
      struct GardenView: UIViewRepresentable {
        let seeds: Int
        func makeUIView(context: Context) -> UILabel {
          let label = UILabel()
          label.text = "\\(seeds)"
          return label
        }
        func updateUIView(_ label: UILabel, context: Context) {
          label.text = "\\(seeds)"
        }
      }
      struct Garden: View {
        @State private var seeds = 0
        var body: some View {
          VStack {
            GardenView(seeds: seeds)
            Button("Sow") { seeds += 1 }
          }
        }
      }
      """),
  // Locals that each mention the one before them more than once.
  .flagged(
    """
    struct Stripes: UIViewRepresentable {
      let pattern: String
      func makeUIView(context: Context) -> StripesView { StripesView(pattern) }
      func ⟦updateUIView⟧(_ view: StripesView, context: Context) {}
    }
    final class StripesView: UIView {
      convenience init(_ pattern: String) { self.init(frame: .zero) }
    }
    struct StripesPage: View {
      let line: String
      var body: some View {
        let two = line + line
        let four = two + two
        let eight = four + four
        let sixteen = eight + eight
        Stripes(pattern: sixteen + sixteen)
      }
    }
    struct StripesScreen: View {
      var body: some View { StripesPage(line: "|") }
    }
    """),
]
