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
]
