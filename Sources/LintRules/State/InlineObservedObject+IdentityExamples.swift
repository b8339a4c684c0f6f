import LintEngine

/// The examples of `inline-observed-object` about views with an identity and in presentations.
let identifiedViewExamples: [RuleExample] = [
  // A literal is no identity, a new value always is another one, and presentations create their content for a while.
  .flagged(
    """
    struct Studio: View {
      @State private var channel = 1
      @State private var mode = Mode.live
      @State private var title = "Live"
      enum Mode: Int { case live, recorded }
      @State private var isShown = false
      var body: some View {
        VStack {
          Button(title) {
            channel += 1
            mode = .recorded
          }
          Dial(model: ⟦MeterModel()⟧).id(1)
          Dial(model: ⟦MeterModel()⟧).id(0.5)
          Dial(model: ⟦MeterModel()⟧).id(true)
          Dial(model: ⟦MeterModel()⟧).id("dial")
          Dial(model: ⟦MeterModel()⟧).id(UUID())
          Dial(model: MeterModel()).id("dial \\(channel)")
          Dial(model: MeterModel()).id(mode.rawValue)
          pair
        }
        .popover(isPresented: $isShown) { Dial(model: ⟦MeterModel()⟧) }
        .fullScreenCover(isPresented: $isShown) { Dial(model: ⟦MeterModel()⟧) }
        .alert(title, isPresented: $isShown) { Dial(model: ⟦MeterModel()⟧) }
        .confirmationDialog(title, isPresented: $isShown) { Dial(model: ⟦MeterModel()⟧) }
      }
      @ViewBuilder private var pair: some View {
        let first = Dial(model: MeterModel())
        let second = Dial(model: ⟦MeterModel()⟧)
        first.id(channel)
        second.padding()
      }
    }
    struct Dial: View {
      @ObservedObject var model: MeterModel
      var body: some View {
        Button("\\(model.level)") { model.level += 1 }
      }
    }
    final class MeterModel: ObservableObject { @Published var level = 0 }
    struct StudioScreen: View {
      var body: some View { Studio() }
    }
    """)
]
