import BridgeModel
import LintEngine
import LintRules
import SwiftScan
import TestSupport
import Testing
import TextModel

/// Who makes a representable in its own file tells whether what it is given can grow old.
@Suite struct FixedArgumentsTests {
  /// A screen, and the wrapper that it is made for; the second line of the wrapper is the severity that is expected.
  private func expect(_ severity: String, where screen: String, modifiers: String = "", elsewhere: String = "") {
    expectDiagnostics(
      .immutableCoordinatorParent,
      in: """
        \(screen)
        \(modifiers)struct Player: UIViewControllerRepresentable {
          let title: String
          let onClose: () -> Void
          func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
          func updateUIViewController(_ controller: UIViewController, context: Context) { controller.title = title }
          func makeCoordinator() -> Coordinator { Coordinator(self) }
          class Coordinator {
            let owner: Player
              //^^^^^ \(severity): 'owner' is a 'let' that stays the first 'Player', so 'onClose' grows old; \
        'updateUIViewController' cannot refresh it
            init(_ owner: Player) { self.owner = owner }
            func close() { owner.onClose() }
          }
        }
        \(elsewhere)
        """)
  }

  @Test func closuresThatDismissAreNoted() {
    expect(
      "information",
      where: """
        struct Screen: View {
          let onEnd: () -> Void
          @Environment(\\.dismiss) private var dismiss
          var body: some View {
            Player(title: "A", onClose: { dismiss() })
            Player(title: "B") {
              onEnd()
              dismiss()
            }
          }
        }
        """)
  }

  @Test func closuresThatUseWhatAllValuesShareAreNoted() {
    expect(
      "information",
      where: """
        struct Screen: View {
          @State private var isOpen = true
          @StateObject private var model = Model()
          let name: String
          var body: some View {
            Player(title: name, onClose: { [model] in
              isOpen = false
              model.close(at: Date.now)
              leave()
            })
          }
          private func leave() { model.isLeft = true }
        }
        final class Model: ObservableObject { var isLeft = false; func close(at date: Date) {} }
        """)
  }

  @Test func closuresThatUseInputsOrLocalsMayGrowOld() {
    let uses = ["onEnd()", "end()", "model.leave(row)", "print(row)"]
    for use in uses {
      expect(
        "warning",
        where: """
          struct Screen: View {
            let onEnd: () -> Void
            @StateObject private var model = Model()
            var body: some View {
              ForEach(model.rows) { row in
                Player(title: "A", onClose: { \(use) })
              }
            }
            private func end() { onEnd() }
          }
          """)
    }
  }

  @Test func anIdentityThatFollowsAValueMakesAnotherView() {
    let head = "struct Screen: View { let number: Int; let onEnd: () -> Void\n  var body: some View {"
    for identity in ["number", "number > 3 ? \"many\" : \"few\"", "\"\\(number)\""] {
      expect("information", where: "\(head) Player(title: \"A\", onClose: onEnd).padding().id(\(identity)) } }")
    }
    for identity in ["1", "UUID()"] {
      expect("warning", where: "\(head) Player(title: \"A\", onClose: onEnd).id(\(identity)) } }")
    }
  }

  @Test func previewsTellNothing() {
    expect("warning", where: "#Preview { Player(title: \"A\", onClose: {}) }")
    expect(
      "warning",
      where: """
        struct Player_Previews: PreviewProvider {
          static var previews: some View { Player(title: "A", onClose: {}) }
        }
        """)
  }

  @Test func whatIsPublicIsMadeElsewhereToo() {
    expect(
      "warning",
      where: "struct Screen: View { var body: some View { Player(title: \"A\", onClose: { print(1) }) } }",
      modifiers: "public ")
  }

  /// Another item is another sheet.
  @Test func itemsOfSheetsInOtherFilesCount() {
    let head =
      "// file: Screen.swift\nstruct Screen: View {\n  @State private var item: Item?\n  let onEnd: () -> Void\n"
    let sheet =
      "  var body: some View { Text(\"A\").sheet(item: $item) { item in Player(title: \"A\", onClose: item.end) } }\n}"
    let plain = "  var body: some View { Player(title: \"A\", onClose: onEnd) }\n}"
    let second =
      "// file: Other.swift\nstruct Other: View { var body: some View { Player(title: \"A\") { print(1) } } }"
    expect("information", where: "", elsewhere: head + sheet)
    expect("warning", where: "", elsewhere: head + plain)
    expect("warning", where: "", elsewhere: head + sheet + "\n" + second)
  }

  @Test func anEditWhereItIsMadeIsFollowed() {
    func facts(_ path: String, _ source: String) -> FileFacts {
      FileFacts(SourceFile(path: path, document: Document(SourceText(source))))
    }
    func screen(closing action: String) -> FileFacts {
      let body = "var body: some View { Player(onClose: \(action)) }"
      return facts("Screen.swift", "struct Screen: View {\n  let onEnd: () -> Void\n  \(body)\n}")
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
    var checked = CheckedFile()
    let selection = RuleSelection([.staleCoordinatorState])
    var project = ProjectModel(joining: [player, screen(closing: "{ dismiss() }")])
    #expect(checked.check("Player.swift", in: project, selection).map(\.severity) == [.information])
    project = project.replacing(screen(closing: "onEnd"))
    #expect(checked.check("Player.swift", in: project, selection).map(\.severity) == [.warning])
    // A second place.
    project = project.replacing(facts("Other.swift", "let player = Player(onClose: { print(1) })"))
    project = project.replacing(screen(closing: "{ dismiss() }"))
    #expect(checked.check("Player.swift", in: project, selection).map(\.severity) == [.warning])
  }

  @Test func identitiesInOtherFilesCount() {
    let head =
      "// file: Screen.swift\nstruct Screen: View {\n  let number: Int\n  let onEnd: () -> Void\n  var body: some View {\n"
    let local =
      "    let player = Player(title: \"A\", onClose: onEnd)\n    player.padding().id(number > 1 ? \"a\" : \"b\")\n"
    let chain = "    Player(title: \"B\", onClose: onEnd).id(number)\n"
    let plain = "    Player(title: \"B\", onClose: onEnd)\n"
    expect("information", where: "", elsewhere: head + local + chain + "  }\n}")
    expect("warning", where: "", elsewhere: head + local + plain + "  }\n}")
  }

  /// Who leaves an input out tells nothing of those in other files that give it.
  @Test func whatTheFileLeavesOutMayBeGivenElsewhere() {
    for (modifier, severity) in [("private ", "information"), ("", "warning")] {
      expectDiagnostics(
        .staleCoordinatorState,
        in: """
          struct Screen: View { var body: some View { Gauge() } }
          \(modifier)struct Gauge: UIViewRepresentable {
            var onTap: (() -> Void)?
            func makeUIView(context: Context) -> UIView { UIView() }
            func updateUIView(_ view: UIView, context: Context) {}
            func makeCoordinator() -> Coordinator { Coordinator(onTap: onTap) }
            final class Coordinator {
              let onTap: (() -> Void)?
                //^^^^^ \(severity): 'onTap' stays what it was when 'Coordinator' was made; 'updateUIView' never refreshes it
              init(onTap: (() -> Void)?) { self.onTap = onTap }
              func tapped() { onTap?() }
            }
          }
          // file: Dashboard.swift
          struct Dashboard: View { var body: some View { Gauge(onTap: { print(1) }) } }
          """)
    }
  }

  @Test func aStateThatNobodyChangesIsNoted() {
    for (change, severity) in [("", "information"), ("func lock() { isLocked = true }", "warning")] {
      expectDiagnostics(
        .staleCoordinatorState,
        in: """
          struct Screen: View {
            @State private var isLocked = Device.isLocked
            var body: some View { Gauge(isStill: isLocked) }
            \(change)
          }
          struct Gauge: UIViewRepresentable {
            let isStill: Bool
            func makeUIView(context: Context) -> UIView { UIView() }
            func updateUIView(_ view: UIView, context: Context) { view.setNeedsDisplay() }
            func makeCoordinator() -> Coordinator { Coordinator(isStill: isStill) }
            final class Coordinator {
              let isStill: Bool
                //^^^^^^^ \(severity): 'isStill' stays what it was when 'Coordinator' was made; 'updateUIView' never \
          refreshes it
              init(isStill: Bool) { self.isStill = isStill }
              func step(_ view: UIView) { if !isStill { view.alpha = 0 } }
            }
          }
          """)
    }
  }

  @Test func itHoldsForClosuresOfMakeToo() {
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
                         //^^^^^ information: 'onTap' stays that of the first 'Tile' in this closure; \
        'updateUIView' never replaces it
            return view
          }
          func updateUIView(_ view: TileView, context: Context) {}
        }
        final class TileView: UIView { var onTap: (() -> Void)? }
        """)
  }
}
