import LintEngine

/// The examples of `observable-object-in-state` about views that show the object.
let objectInStateViewExamples: [RuleExample] = [
  // Views that show the object in a property or in their text; another one shows only what doesn't change.
  .flagged(
    """
    import Combine
    import SwiftUI

    final class LevelModel: ObservableObject {
      @Published var level: Float = 0
      let unit = "dB"
    }
    final class TitleModel: ObservableObject {
      @Published var title = ""
    }
    struct Header: View {
      ⟦@State⟧ private var model: LevelModel?
      @StateObject private var titles = TitleModel()
      private var header: some View { Row(level: model!.level).onReceive(titles.$title) { print($0) } }
      var body: some View { header.onAppear { model = LevelModel() } }
    }
    struct Caption: View {
      ⟦@State⟧ private var model: LevelModel?
      var body: Text { Text("\\(model?.level ?? 0)") }
      func show(_ model: LevelModel) { self.model = model }
    }
    struct Footer: View {
      @State private var model = LevelModel()
      var body: some View {
        VStack {
          Text(model.unit)
          Meter(unit: model.unit)
          Button("Print", action: log)
        }
      }
      private func log() { print(summary, model.level) }
      private var summary: String { "\\(model.level)" }
    }
    struct Row: View {
      let level: Float
      var body: some View { Text("\\(level)") }
    }
    struct Meter: UIViewRepresentable {
      let unit: String
      func makeUIView(context: Context) -> UILabel { UILabel() }
      func updateUIView(_ label: UILabel, context: Context) { label.text = unit }
    }
    """),
  // A view of the project builds its content in a closure with a label.
  .flagged(
    """
    struct LevelScreen: View {
      ⟦@State⟧ private var model = LevelModel()
      var body: some View {
        Card(content: { label(for: model.level) })
      }
      private func label(for level: Int) -> some View { Text("\\(level)") }
    }
    struct Card<Content: View>: View {
      let content: () -> Content
      init(@ViewBuilder content: @escaping () -> Content) { self.content = content }
      var body: some View { content() }
    }
    final class LevelModel: ObservableObject { @Published var level = 1 }
    """,
    fixed: """
      struct LevelScreen: View {
        @StateObject private var model = LevelModel()
        var body: some View {
          Card(content: { label(for: model.level) })
        }
        private func label(for level: Int) -> some View { Text("\\(level)") }
      }
      struct Card<Content: View>: View {
        let content: () -> Content
        init(@ViewBuilder content: @escaping () -> Content) { self.content = content }
        var body: some View { content() }
      }
      final class LevelModel: ObservableObject { @Published var level = 1 }
      """),
  // A closure in a local is an action.
  .accepted(
    """
    struct RetryScreen: View {
      @State private var model = PlayerModel()
      var body: some View {
        let retry = { if model.isReady { model.start() } }
        Button("Retry", action: retry)
      }
    }
    final class PlayerModel: ObservableObject {
      @Published var isReady = false
      func start() { isReady = true }
    }
    """),
  // Functions build a part of the view.
  .flagged(
    """
    struct NoteScreen: View {
      ⟦@State⟧ private var note: NoteModel?
      ⟦@State⟧ private var draft: NoteModel?
      var body: some View {
        VStack {
          title(isLarge: true)
          preview()
          Button("New") { draft = NoteModel() }
        }
        .task { note = await NoteModel.latest() }
      }
      @ViewBuilder private func title(isLarge: Bool) -> some View {
        if let note { Text(note.text).font(isLarge ? .title : .body) }
      }
      private func preview() -> AnyView { AnyView(Text(draft?.text ?? "")) }
    }
    @MainActor final class NoteModel: ObservableObject {
      @Published var text = ""
      static func latest() async -> NoteModel { NoteModel() }
    }
    """),
  // The make method creates another kind of view, and a function doesn't create views.
  .accepted(
    """
    struct NoteLabel: UIViewRepresentable {
      @State private var note = NoteModel()
      func makeUIView(context: Context) -> some UIView {
        let label = UILabel()
        label.text = note.text
        return label
      }
      func updateUIView(_ label: UIViewType, context: Context) {}
    }
    struct NoteScreen: View {
      @State private var note = NoteModel()
      var body: some View { Button("Share") { print(shareText()) } }
      private func shareText() -> String { note.text }
    }
    final class NoteModel: ObservableObject { @Published var text = "" }
    """),
  // Published properties that only the initializer of the object sets.
  .accepted(
    """
    import SwiftUI

    final class Profile: ObservableObject {
      @Published private(set) var name: String
      @Published private(set) var tags: [String] = []
      init(name: String) {
        self.name = name
        tags.append(name)
      }
    }
    struct ProfileScreen: View {
      @State private var profile: Profile?
      var body: some View {
        VStack {
          if let profile { Text(profile.name + profile.tags.joined()) }
          Button("Load") { profile = Profile(name: "Anna") }
        }
      }
    }
    """),
  // A local with another name unwraps the object.
  .flagged(
    """
    import SwiftUI

    struct Meter: View {
      ⟦@State⟧ private var model: LevelModel?
      var body: some View {
        VStack {
          if let shown = model { Text("\\(shown.level)") }
          Button("Start") { model = LevelModel() }
        }
      }
    }
    final class LevelModel: ObservableObject { @Published var level = 0 }
    """),
  // Locals with the name of the property contain other objects.
  .accepted(
    """
    import SwiftUI

    struct Meter: View {
      @State private var model: LevelModel?
      @ObservedObject var main: LevelModel
      let rest: [LevelModel]
      var body: some View {
        VStack {
          if let model = main.next { Text("\\(model.level)") }
          Button("Reset") { model = nil }
          last
        }
      }
      @ViewBuilder private var last: some View {
        let model = rest.last
        if let model { Text("\\(model.level)") }
      }
    }
    final class LevelModel: ObservableObject {
      @Published var level = 0
      @Published var next: LevelModel?
    }
    """),
  // The initializer connects the published property with a publisher, by its projection or a key path, or passes on a
  // function that sets it.
  .flagged(
    """
    import Combine
    import SwiftUI

    struct LevelScreen: View {
      ⟦@State⟧ private var level: LevelModel
      ⟦@State⟧ private var count: CountModel
      ⟦@State⟧ private var clock: ClockModel
      var body: some View {
        VStack {
          Text("\\(level.value)")
          Text("\\(count.total)")
          Text("\\(clock.seconds)")
        }
      }
    }
    final class LevelModel: ObservableObject {
      @Published private(set) var value: Double
      init(start: Double, changes: AnyPublisher<Double, Never>) {
        value = start
        changes.assign(to: &$value)
      }
    }
    final class CountModel: ObservableObject {
      @Published private(set) var total: Int
      private var token: AnyCancellable?
      init(start: Int, changes: AnyPublisher<Int, Never>) {
        total = start
        token = changes.assign(to: \\.total, on: self)
      }
    }
    final class ClockModel: ObservableObject {
      @Published private(set) var seconds: Int
      init(ticker: Ticker) {
        seconds = 0
        func advance() { seconds += 1 }
        ticker.onTick = advance
      }
    }
    final class Ticker { var onTick: (() -> Void)? }
    """),
  // The key path of another property contains the name.
  .accepted(
    """
    import SwiftUI

    struct ProfileScreen: View {
      @State private var profile: Profile
      let friends: [Friend]
      var body: some View {
        VStack {
          Text(profile.name)
          ForEach(friends, id: \\.nickname) { Text($0.nickname) }
        }
      }
    }
    struct Friend { let nickname: String }
    final class Profile: ObservableObject {
      @Published private(set) var name: String
      init(name: String) { self.name = name }
    }
    """),
  // An app shows the object.
  .flagged(
    """
    import SwiftUI

    struct LevelApp: App {
      ⟦@State⟧ private var model = LevelModel()
      var body: some Scene { WindowGroup { Text("\\(model.level)") } }
    }
    final class LevelModel: ObservableObject { @Published var level = 0 }
    """,
    fixed: """
      import SwiftUI

      struct LevelApp: App {
        @StateObject private var model = LevelModel()
        var body: some Scene { WindowGroup { Text("\\(model.level)") } }
      }
      final class LevelModel: ObservableObject { @Published var level = 0 }
      """),
  // A modifier shows it next to the view that it changes.
  .flagged(
    """
    import SwiftUI

    struct LevelBadge: ViewModifier {
      ⟦@State⟧ private var model: LevelModel
      init(model: LevelModel) { _model = State(initialValue: model) }
      func body(content: Content) -> some View { content.overlay(Text("\\(model.level)")) }
    }
    final class LevelModel: ObservableObject { @Published var level = 0 }
    """),
  // `dynamic-property-in-class` knows that such a property of a class has no storage.
  .accepted(
    """
    import SwiftUI

    final class LevelController: UIViewController {
      @State private var model = LevelModel()
      override func viewDidLoad() {
        super.viewDidLoad()
        present(UIHostingController(rootView: makePanel()), animated: false)
      }
      private func makePanel() -> some View { Text("\\(model.level)") }
    }
    final class LevelModel: ObservableObject { @Published var level = 0 }
    """),
]
