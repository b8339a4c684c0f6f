import BridgeModel
import LintEngine
import LintRules
import SwiftScan
import TestSupport
import Testing
import TextModel

/// Whether an input can change while a representable is shown depends on the code that creates the representable. A
/// warning requires a place that passes a value that demonstrably changes.
@Suite struct GivenValuesTests {
  /// Expects a severity for a screen and the representable that it creates. The coordinator of the representable reads
  /// only the first values of `title` and `onClose`.
  private func expect(
    _ severity: String, where screen: String, modifiers: String = "", initializer: String = "", elsewhere: String = "",
    reading read: String = "onClose", sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    expectDiagnostics(
      .immutableCoordinatorParent,
      in: """
        \(screen)
        \(modifiers)struct Player: UIViewControllerRepresentable {
          let title: String
          let onClose: () -> Void
          \(initializer)
          func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
          func updateUIViewController(_ controller: UIViewController, context: Context) { controller.title = title }
          func makeCoordinator() -> Coordinator { Coordinator(self) }
          class Coordinator {
            let owner: Player
              //^^^^^ \(severity): 'owner' is a constant copy of the first 'Player'; 'updateUIViewController' cannot refresh it, so '\(read)' goes stale
            init(_ owner: Player) { self.owner = owner }
            func close() { use(owner.\(read)) }
          }
        }
        \(elsewhere)
        """, sourceLocation: sourceLocation)
  }

  /// A view with the members that most of these tests need; `shown` is the content that it creates.
  private func screen(_ shown: String, members: String = "", named name: String = "Screen") -> String {
    """
    struct \(name): View {
      let row: Row
      let onEnd: () -> Void
      @State private var name = "A"
      @Binding var isOpen: Bool
      @StateObject private var model = Model()
      \(members)
      var body: some View {
        TextField("Name", text: $name)
        \(shown)
      }
      private func leave() { isOpen = false }
    }
    final class Model: ObservableObject {
      @Published var count = 0
      @Published var kind = "plain"
      let id = "A"
      func step() { count += 1 }
      var total: Int { count * 2 }
    }
    """
  }

  @Test func changedStateGivesAWarning() {
    for title in [
      "name", "self.name", "name.uppercased()", "isOpen ? \"A\" : \"B\"", "\"\\(model.count)\"",
      "\"\\(model.kind)\\(model.count)\"", "\"\\(model.total)\"",
    ] {
      expect("warning", where: screen("Player(title: \(title), onClose: {})"), reading: "title")
    }
    let members = [
      "label": "var label: String { name + \"!\" }",
      "label()": "func label() -> String { \"\\(isOpen)\" }",
      "mode": "@AppStorage(\"mode\") private var mode = \"A\"\n  func reset() { mode = \"\" }",
      "places.count": "@Query var places: [Place]",
    ]
    for (title, member) in members {
      expect("warning", where: screen("Player(title: \(title), onClose: {})", members: member), reading: "title")
    }
    expect(
      "warning",
      where: screen("let label = name\n    Player(title: label, onClose: {})"), reading: "title")
  }

  @Test func valuesWithoutAVisibleChangeAreHints() {
    for title in ["\"A\"", "model.kind", "model.id", "Model.title", "row.title", "title(of: row)"] {
      expect("hint", where: screen("Player(title: \(title), onClose: {})"), reading: "title")
    }
    let members = [
      "label": "@State private var label = Device.name", "label ": "let label = Device.name",
      "label  ": "static var label = \"A\"", "label   ": "@Environment(\\.layoutDirection) var label",
    ]
    for (title, member) in members {
      expect("hint", where: screen("Player(title: \(title), onClose: {})", members: member), reading: "title")
    }
  }

  @Test func closuresReadTheCurrentStateWhenTheyRun() {
    for use in ["name = isOpen ? \"A\" : model.kind", "leave()", "model.step()", "dismiss()", "print(row)", "onEnd()"] {
      expect("hint", where: screen("Player(title: name, onClose: { \(use) })"))
    }
  }

  @Test func methodsReadTheCurrentStateWhenTheyRun() {
    let member = "func end() { if isOpen { print(name) } }"
    expect("hint", where: screen("Player(title: name, onClose: end)", members: member))
    // The choice between two methods depends on the state of that moment.
    expect("warning", where: screen("Player(title: name, onClose: isOpen ? end : leave)", members: member))
  }

  @Test func closuresKeepCapturedValues() {
    expect("warning", where: screen("let label = name\n    Player(title: name, onClose: { print(label) })"))
    expect("warning", where: screen("Player(title: name, onClose: { [name] in print(name) })"))
    expect("warning", where: screen("Player(title: name, onClose: { [label = name] in print(label) })"))
    expect(
      "warning",
      where: screen(
        "Player(title: name) { print(scheme) }", members: "@Environment(\\.verticalSizeClass) private var scheme"))
  }

  @Test func forwardedValuesAreTracedToTheirSource() {
    let player = screen("Player(title: row.title, onClose: { onEnd(); print(row) })")
    func outer(_ shown: String) -> String {
      "// file: Outer.swift\nstruct Outer: View {\n  @Binding var isOpen: Bool\n  var body: some View {\n\(shown)\n  }\n}"
    }
    let local = "let label = isOpen\n    Screen(row: .first, onEnd: { print(label) }, isOpen: $isOpen)"
    expect("warning", where: player, elsewhere: outer("Screen(row: Row(isOpen), onEnd: {}, isOpen: $isOpen)"))
    expect("warning", where: player, elsewhere: outer(local))
    expect(
      "hint", where: player,
      elsewhere: outer("Screen(row: .first, onEnd: { isOpen = false }, isOpen: $isOpen)"))
  }

  /// Views that create each other don't cause endless recursion.
  @Test func aViewThatCreatesItselfIsTracedOnce() {
    expect(
      "hint",
      where: screen(
        "Player(title: row.title, onClose: { onEnd() })\n    Screen(row: row, onEnd: onEnd, isOpen: $isOpen)"))
  }

  @Test func initializersAreTraced() {
    let initializer = """
      init(_ text: String, whenClosed: @escaping () -> Void) {
          title = text
          onClose = whenClosed
        }
      """
    let use = "Player(name, whenClosed: { [name] in print(name) })"
    expect("warning", where: screen(use), initializer: initializer, reading: "title")
    expect("warning", where: screen(use), initializer: initializer)
    expect(
      "hint", where: screen("Player(\"A\", whenClosed: {})"), initializer: initializer, reading: "title")
  }

  @Test func aChangingIdentityCreatesAnotherView() {
    for identity in ["name", "name == \"A\" ? 1 : 2", "\"\\(name)\""] {
      expect("hint", where: screen("Player(title: name, onClose: {}).id(\(identity))"), reading: "title")
    }
    for identity in ["1", "UUID()"] {
      expect("warning", where: screen("Player(title: name, onClose: {}).id(\(identity))"), reading: "title")
    }
    let local = "let player = Player(title: name, onClose: {})\n    player.padding().id(name)"
    expect("hint", where: screen(local), reading: "title")
    expect("warning", where: screen(local + "\n    Player(title: name, onClose: {})"), reading: "title")
  }

  @Test func presentedViewsAreCreatedEachTime() {
    for presentation in [
      "sheet(item: $item) { item in", "fullScreenCover(isPresented: $isOpen) {", "sheet(item: $item) {",
    ] {
      expect(
        "hint", where: screen("Text(name).\(presentation) Player(title: name, onClose: {}) }"), reading: "title")
    }
  }

  @Test func anObjectCreatesItsViewsOnce() {
    expect(
      "hint",
      where: """
        final class Coordinator {
          var name = "A"
          func start() { show(UIHostingController(rootView: Player(title: name, onClose: { print(self.name) }))) }
          func rename() { name = "B" }
        }
        """,
      reading: "title")
  }

  @Test func previewsAreNoEvidence() {
    expect("warning", where: "")
    expect("warning", where: "#Preview { Player(title: \"A\", onClose: {}) }")
    expect(
      "warning",
      where: """
        struct Player_Previews: PreviewProvider {
          static var previews: some View { Player(title: "A", onClose: {}) }
        }
        """)
  }

  @Test func anEditAtTheCreationTakesEffect() {
    func facts(_ path: FilePath, _ source: String) -> FileFacts {
      FileFacts(SourceFile(path: path, document: Document(SourceText(source))))
    }
    func screen(closing action: String) -> FileFacts {
      let body = "var body: some View { Player(onClose: \(action)) }"
      return facts("Screen.swift", "struct Screen: View {\n  let onEnd: () -> Void\n  \(body)\n}")
    }
    func outer(ending action: String) -> FileFacts {
      let body = "var body: some View { let now = count; Screen(onEnd: \(action)) }\n  func step() { count += 1 }"
      return facts("Outer.swift", "struct Outer: View {\n  @State private var count = 0\n  \(body)\n}")
    }
    let player = facts(
      "Player.swift",
      """
      struct Player: UIViewRepresentable {
        let onClose: () -> Void
        func makeUIView(context: Context) -> UIView { UIView() }
        func updateUIView(_ view: UIView, context: Context) { view.tag = 1 }
        func makeCoordinator() -> Coordinator { Coordinator(onClose: onClose) }
        class Coordinator {
          let onClose: () -> Void
          init(onClose: @escaping () -> Void) { self.onClose = onClose }
          func close() { onClose() }
        }
      }
      """)
    var checked = FileDiagnostics()
    let selection = RuleSelection([.staleCoordinatorState])
    var project = ProjectModel(joining: [player, screen(closing: "{ dismiss() }"), outer(ending: "{ print(now) }")])
    #expect(checked.check("Player.swift", in: project, selection).map(\.severity) == [.hint])
    project = project.replacing(screen(closing: "onEnd"))
    #expect(checked.check("Player.swift", in: project, selection).map(\.severity) == [.warning])
    project = project.replacing(outer(ending: "{ print(count) }"))
    #expect(checked.check("Player.swift", in: project, selection).map(\.severity) == [.hint])
    // A second place that creates the representable.
    project = project.replacing(
      facts(
        "Other.swift",
        "struct Other: View { @Binding var isOn: Bool; var body: some View { let a = isOn; Player { print(a) } } }"))
    #expect(checked.check("Player.swift", in: project, selection).map(\.severity) == [.warning])
  }

  /// Only a change by other code can be lost.
  @Test func bindingsThatOnlyTheViewSetsAreHints() {
    for (others, severity) in [
      ("", "hint"), ("Toggle(\"On\", isOn: $isOn)", "warning"), ("Button(\"Off\") { isOn = false }", "warning"),
    ] {
      expectDiagnostics(
        .ignoredInputInUpdate,
        in: """
          struct Screen: View {
            @State private var isOn = true
            var body: some View {
              Flag(isOn: $isOn)
              \(others)
            }
          }
          struct Flag: UIViewRepresentable {
            @Binding var isOn: Bool
            func makeUIView(context: Context) -> UISwitch {
              let control = UISwitch()
              control.isOn = isOn
              return control
            }
            func updateUIView(_ control: UISwitch, context: Context) {}
               //^^^^^^^^^^^^ \(severity): 'updateUIView' never applies 'isOn': only 'makeUIView' reads it, so later values \
          never reach the view
          }
          """)
    }
  }

  @Test func closuresInMakeAreCheckedToo() {
    expectDiagnostics(
      .staleClosureCapture,
      in: """
        struct Screen: View {
          @Binding var isOpen: Bool
          var body: some View { Tile { isOpen = false } }
        }
        private struct Tile: UIViewRepresentable {
          let onTap: () -> Void
          func makeUIView(context: Context) -> TileView {
            let view = TileView()
            view.onTap = { onTap() }
                         //^^^^^ hint: 'onTap' keeps its value from the first 'Tile' in this closure; \
        'updateUIView' never replaces the closure
            return view
          }
          func updateUIView(_ view: TileView, context: Context) {}
        }
        final class TileView: UIView { var onTap: (() -> Void)? }
        """)
  }
}
