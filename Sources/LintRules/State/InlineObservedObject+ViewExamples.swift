import LintEngine

/// The examples of `inline-observed-object` about views that create objects for themselves and for other views.
let inlineObservedObjectViewExamples: [RuleExample] = [
  // Objects that functions, properties, and builders create for other views, which change them in several ways.
  .flagged(
    """
    import SwiftUI

    final class Theme: ObservableObject { @Published var tint = Color.blue }
    class BaseCounter: ObservableObject {
      @Published var count = 0
      func start() { reset() }
      func log() {}
      private func reset() { count = 1 }
    }
    final class Counter: BaseCounter {}
    struct CounterRow: View {
      @ObservedObject var theme: Theme
      @ObservedObject var counter: Counter
      var body: some View { Text("\\(counter.count)").onTapGesture { counter.start() } }
    }
    struct CounterField: View {
      @ObservedObject var counter: Counter
      private let onReset: (Counter) -> Void
      init(counter: Counter, onReset: @escaping (Counter) -> Void) {
        self.counter = counter
        self.onReset = { counter in
          counter.log()
          onReset(counter)
        }
      }
      var body: some View { Button("Reset", action: reset) }
      private func reset() {
        counter.count = 0
        onReset(counter)
      }
    }
    struct Board: View {
      let title: String
      @ObservedObject var theme: Theme
      var body: some View {
        panel(named: title)
        footer
        extras
      }
      private func panel(named title: String) -> some View {
        VStack {
          Text(title)
          CounterRow(theme: theme, counter: ⟦Counter()⟧)
        }
      }
      private var footer: AnyView { AnyView(CounterRow(theme: theme, counter: ⟦Counter()⟧)) }
      @ViewBuilder private var extras: CounterRow? {
        if !title.isEmpty {
          CounterRow(theme: theme, counter: ⟦Counter()⟧)
        }
      }
    }
    struct StaticBoard: View {
      static let theme = Theme()
      let title: String
      @Environment(\\.dismiss) private var dismiss
      @Namespace private var names
      var body: some View { CounterRow(theme: Self.theme, counter: ⟦Counter()⟧) }
    }
    struct TintedBoard: View {
      @Environment(Palette.self) private var palette
      var body: some View { CounterRow(theme: palette.theme, counter: ⟦Counter()⟧).tint(palette.color) }
    }
    struct LockedBoard: View {
      @Environment(\\.isEnabled) private var isEnabled
      var body: some View { CounterField(counter: ⟦Counter()⟧, onReset: { _ in }).opacity(isEnabled ? 1 : 0.5) }
    }
    struct Panel: View {
      @ObservedObject var theme: Theme
      var body: some View {
        Board(title: "Scores", theme: theme).tint(theme.tint)
      }
    }
    @Observable final class Palette {
      var color = Color.blue
      let theme = Theme()
    }
    struct ScoreApp: App {
      @StateObject private var theme = Theme()
      @State private var palette = Palette()
      var body: some Scene {
        WindowGroup {
          Panel(theme: theme)
          StaticBoard(title: "Scores")
          LockedBoard()
          TintedBoard().environment(palette)
        }
      }
    }
    """),
  // Objects that are given an identity, kept by the other view, only shown or passed on, or created by actions.
  .accepted(
    """
    import SwiftUI

    class CounterSource {}
    final class Counter: CounterSource, ObservableObject {
      @Published var count = 0
      @Published var step = UserDefaults.standard.integer(forKey: "step") {
        didSet { UserDefaults.standard.set(step, forKey: "step") }
      }
      var onFinish: () -> Void = {}
      func log() { print(count) }
      func save() { write() }
      func start() { count = 1 }
      private func write() { print(count) }
    }
    final class Clock { func start() {} }
    struct CounterRow: View {
      @ObservedObject var counter: Counter
      private let clock = Clock()
      init(counter: Counter, onFinish: @escaping () -> Void = {}) {
        self.counter = counter
        self.counter.onFinish = onFinish
      }
      var body: some View {
        Stepper("Step", value: $counter.step).onAppear { clock.start() }
        Button("Log") { counter.log() }
        Button("Save") { counter.save() }
      }
    }
    struct CounterForm: View {
      @StateObject var counter: Counter
      var body: some View { Stepper("Count", value: $counter.count) }
    }
    struct CounterField: View {
      @ObservedObject private var counter: Counter
      @State private var kept: Counter
      init(counter: Counter) {
        self.counter = counter
        _kept = State(initialValue: counter)
      }
      var body: some View { Stepper("Count", value: $counter.count).onTapGesture { kept.start() } }
    }
    struct CounterCell: View {
      @ObservedObject var counter: Counter
      var body: some View { Stepper("Count", value: $counter.count) }
    }
    struct Board: View {
      let source: CounterSource
      @State private var title = ""
      @State private var cells: [CounterCell] = []
      static var sample: some View { CounterCell(counter: Counter()) }
      var body: some View {
        TextField("Title", text: $title)
        CounterRow(counter: Counter())
        CounterForm(counter: Counter())
        CounterField(counter: Counter())
        CounterCell(counter: Counter()).id(title)
        CounterCell(counter: source as! Counter)
        Button("Add", action: add)
      }
      private func add() { cells.append(makeCell()) }
      private func makeCell() -> CounterCell { CounterCell(counter: Counter()) }
      private func replace() { cells = [CounterCell(counter: Counter())] }
    }
    struct CounterScreens {
      func makeCell() -> some View { CounterCell(counter: Counter()) }
    }
    struct ScoreApp: App {
      var body: some Scene { WindowGroup { Board(source: Counter()) } }
    }
    """),
  // Initializers that create the object, in views that other views create again, and in views that aren't.
  .flagged(
    """
    import ImageKit
    import SwiftUI

    final class ImageLoader: ObservableObject {
      @Published var image: UIImage?
      let url: URL
      init(url: URL) { self.url = url }
    }
    final class Counter: ObservableObject {
      var count: Int
      init() { count = 0 }
    }
    struct RemoteImage: View {
      @ObservedObject private var loader: ImageLoader
      @State private var isShown = true
      init(url: URL) { loader = ⟦ImageLoader(url: url)⟧ }
      var body: some View { Image(uiImage: loader.image ?? UIImage()) }
      func hide() -> Bool {
        loader.image = nil
        return true
      }
    }
    struct CounterRow: View {
      @ObservedObject private var counter: Counter
      private var style = RowStyle()
      init() { _counter = ObservedObject(initialValue: ⟦Counter.init()⟧) }
      var body: some View { content(in: style.size) }
      func sized(_ size: CGFloat) -> Self {
        var copy = self
        copy.style.size = size
        return copy
      }
      private func content(in size: CGFloat) -> some View { Text("\\(counter.count)").frame(width: size) }
    }
    struct RowStyle { var size: CGFloat = 40 }
    struct PlayerView: View {
      @ObservedObject private var player: KitPlayer
      @State private var isExpanded = false
      init() { player = ⟦KitPlayer()⟧ }
      var body: some View {
        Text(player.title)
        NavigationLink("Next") { PlayerView() }
      }
    }
    struct Card: ViewModifier {
      @State private var isFlipped = false
      func body(content: Content) -> some View {
        content.overlay { RemoteImage(url: URL(filePath: "/card.png")) }.onTapGesture { isFlipped.toggle() }
      }
    }
    struct Deck: View {
      private static let title = "Deck"
      var body: some View {
        Text(Self.title).modifier(Card())
        CounterRow().sized(20)
      }
    }
    struct Table: View {
      @State private var title = "Table"
      var body: some View {
        TextField("Title", text: $title)
        Deck()
        Samples.PlayerView()
      }
    }
    enum Samples {
      struct PlayerView: View {
        var body: some View { Text("Player") }
      }
    }
    struct Table_Previews: PreviewProvider {
      struct Container: View {
        @State private var isShown = true
        var body: some View {
          if isShown { PlayerView() }
        }
      }
      static var previews: some View { Container() }
    }
    """),
  // Only a preview creates the view, so its state matters less.
  .flagged(
    """
    struct Badge: View {
      @ObservedObject var model: BadgeModel
      var body: some View { Button("\\(model.count)") { model.count += 1 } }
    }
    struct BadgeGallery: View {
      @State private var isLarge = false
      var body: some View {
        Toggle("Large", isOn: $isLarge)
        Badge(model: ⟦BadgeModel()⟧).font(isLarge ? .title : .body)
      }
    }
    final class BadgeModel: ObservableObject { @Published var count = 0 }
    #Preview { BadgeGallery() }
    """),
  // Models whose type is nested in the view that observes them, and one in a view modifier.
  .flagged(
    """
    import SwiftUI

    struct Dial: View {
      final class Model: ObservableObject { @Published var level = 0 }
      @ObservedObject var model: Model
      var body: some View { Button("\\(model.level)") { model.level += 1 } }
    }
    struct Studio: View {
      @State private var title = "Live"
      var body: some View {
        TextField("Title", text: $title)
        Dial(model: ⟦.init()⟧)
        Dial(model: ⟦Dial.Model()⟧)
      }
    }
    struct StudioApp: App {
      var body: some Scene { WindowGroup { Studio() } }
    }
    """),
  // Models of other modules, of factories, and ones that the view only asks, or compares its own with.
  .accepted(
    """
    import MeterKit
    import SwiftUI

    final class MeterModel: ObservableObject {
      @Published var level = 0
      var step = 1 {
        didSet { level = 0 }
      }
      private var attempts = 0
      @MainActor static func preview() -> MeterModel { sample }
      @MainActor private static let sample = MeterModel()
      func load() {
        if !FileManager.default.fileExists(atPath: "/meter") { retry() }
      }
      private func retry() {
        attempts += 1
        if attempts < 3 { load() }
      }
    }
    struct KitDial: View {
      @ObservedObject var meter: KitMeter
      var body: some View { Button("Reset") { meter.level = 0 } }
    }
    struct Dial: View {
      @ObservedObject var model: MeterModel
      var body: some View { Button("\\(model.level)") { model.level += 1 } }
    }
    struct Scale: View {
      @ObservedObject var model: MeterModel
      var body: some View { Text("\\(model.level) \\(model.step)").onAppear { model.load() } }
    }
    struct Comparison: View {
      @ObservedObject private var model: MeterModel
      private let standard: Int
      init(model: MeterModel, standard: MeterModel) {
        self.model = model
        self.standard = standard.level
      }
      var body: some View { Stepper("\\(standard)", value: $model.level) }
    }
    struct Studio: View {
      @State private var title = "Live"
      @StateObject private var model = MeterModel()
      var body: some View {
        TextField("Title", text: $title)
        KitDial(meter: KitMeter())
        Dial(model: .preview())
        Scale(model: MeterModel())
        Comparison(model: model, standard: MeterModel())
      }
    }
    struct StudioApp: App {
      var body: some Scene { WindowGroup { Studio() } }
    }
    """),
  // Objects without state to lose, or with state from the view, and one that a modifier configures.
  .accepted(
    """
    struct ThemePage: View {
      @ObservedObject var theme = PageTheme()
      @State private var isOn = false
      var body: some View { Toggle(isOn ? "On" : "Off", isOn: $isOn) }
    }
    final class PageTheme: ObservableObject {
      let name = "Dark"
      var title: String { "Theme: " + name }
    }
    struct TicketRow: View {
      @ObservedObject private var ticket: TicketModel
      @State private var isOpen = false
      init(id: Int) { ticket = TicketModel(id: id) }
      var body: some View { Toggle("Ticket", isOn: $isOpen) }
    }
    final class TicketModel: ObservableObject {
      let id: Int
      var cache: [String: String] = [:]
      var title: String { "Ticket \\(id)" }
      init(id: Int) { self.id = id }
    }
    struct TapCard: View {
      @ObservedObject private var actions = CardActions()
      @State private var isOn = false
      var body: some View { Toggle("Card", isOn: $isOn).onTapGesture { actions.onTap?() } }
      func onTap(_ action: @escaping () -> Void) -> some View {
        actions.onTap = action
        return self
      }
    }
    final class CardActions: ObservableObject { var onTap: (() -> Void)? }
    """),
]
