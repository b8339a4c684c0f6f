import LintEngine

/// The examples of `stale-closure-capture` about the closures that the project passes.
let givenClosureExamples: [RuleExample] = [
  // A closure that reads current state or closes the sheet, one that sees a changing property, and a capture list.
  .flagged(
    """
    struct ScanButton: UIViewRepresentable {
      let onScan: (String) -> Void
      func makeUIView(context: Context) -> UIButton {
        let button = UIButton()
        button.addAction(UIAction { _ in ⟦onScan⟧("1") }, for: .touchUpInside)
        return button
      }
      func updateUIView(_ button: UIButton, context: Context) {}
    }
    struct PickButton: UIViewRepresentable {
      let onPick: (String) -> Void
      let onCancel: () -> Void
      func makeUIView(context: Context) -> UIButton {
        let button = UIButton()
        button.addAction(UIAction { _ in ⟦onPick⟧("1") }, for: .touchUpInside)
        button.addAction(UIAction { _ in ⟦onCancel⟧() }, for: .touchUpOutside)
        return button
      }
      func updateUIView(_ button: UIButton, context: Context) {}
    }
    struct CopyButton: UIViewRepresentable {
      let onCopy: () -> Void
      func makeUIView(context: Context) -> UIButton {
        let button = UIButton()
        button.addAction(UIAction { _ in ⟦onCopy⟧() }, for: .touchUpInside)
        return button
      }
      func updateUIView(_ button: UIButton, context: Context) {}
    }
    struct TicketSheet: View {
      let title: String
      @State private var text = ""
      @State private var suffix = "."
      @Environment(\\.dismiss) private var dismiss
      var body: some View {
        VStack {
          Button("End") { suffix = "!" }
          ScanButton { code in
            let line = code + suffix
            text = line
          }
          ScanButton(onScan: { code in
            save(title + code)
            dismiss()
          })
          PickButton(onPick: { _ in dismiss() }) {
            save(title)
            refresh()
          }
          CopyButton { [suffix] in save(suffix) }
        }
      }
      private func save(_ text: String) {}
      private func refresh() {}
    }
    struct Tickets: View {
      @State private var title = "One"
      var body: some View {
        Button("Next") { title = "Two" }
        TicketSheet(title: title)
      }
    }
    """),
  // A closure that is stored only under a condition.
  .flagged(
    """
    struct StickerGrid: UIViewRepresentable {
      var isEditable: Bool
      var onPick: (String) -> Void
      func makeUIView(context: Context) -> StickerView {
        let view = StickerView()
        view.onPick = isEditable ? { ⟦onPick⟧($0) } : nil
        return view
      }
      func updateUIView(_ view: StickerView, context: Context) { view.isHidden = !isEditable }
    }
    final class StickerView: UIView {
      var onPick: ((String) -> Void)?
      func drop(_ name: String) { onPick?(name) }
    }
    """,
    fixed: """
      struct StickerGrid: UIViewRepresentable {
        var isEditable: Bool
        var onPick: (String) -> Void
        func makeUIView(context: Context) -> StickerView {
          let view = StickerView()
          view.onPick = isEditable ? { onPick($0) } : nil
          return view
        }
        func updateUIView(_ view: StickerView, context: Context) {
          view.isHidden = !isEditable
          view.onPick = isEditable ? { onPick($0) } : nil
        }
      }
      final class StickerView: UIView {
        var onPick: ((String) -> Void)?
        func drop(_ name: String) { onPick?(name) }
      }
      """),
  // Closures that read objects, an action, and a value of a pattern, which don't go stale, and a captured state.
  .flagged(
    """
    import SwiftUI

    struct TapButton: UIViewRepresentable {
      let onTap: () -> Void
      func makeUIView(context: Context) -> UIButton {
        let button = UIButton()
        button.addAction(UIAction { _ in ⟦onTap⟧() }, for: .touchUpInside)
        return button
      }
      func updateUIView(_ button: UIButton, context: Context) {}
    }
    struct LinkButton: UIViewRepresentable {
      let onLink: () -> Void
      func makeUIView(context: Context) -> UIButton {
        let button = UIButton()
        button.addAction(UIAction { _ in ⟦onLink⟧() }, for: .touchUpInside)
        return button
      }
      func updateUIView(_ button: UIButton, context: Context) {}
    }
    struct PageButton: UIViewRepresentable {
      static let ignore: () -> Void = {}
      private var announcement: () -> Void { { print("Page") } }
      var title = ""
      let onTurn: () -> Void
      func makeUIView(context: Context) -> UIButton {
        let button = UIButton()
        button.addAction(
          UIAction { _ in
            announcement()
            ⟦onTurn⟧()
          }, for: .touchUpInside)
        return button
      }
      func updateUIView(_ button: UIButton, context: Context) { button.setTitle(title, for: .normal) }
    }
    struct SaveButton: UIViewRepresentable {
      let onSave: () -> Void
      func makeUIView(context: Context) -> UIButton {
        let button = UIButton()
        button.addAction(UIAction { _ in ⟦onSave⟧() }, for: .touchUpInside)
        return button
      }
      func updateUIView(_ button: UIButton, context: Context) {}
    }
    final class Notebook {
      var count = 0
      func add() { count += 1 }
    }
    final class Session: ObservableObject {
      @Published var count = 0
      func add() { count += 1 }
    }
    @Observable final class Library {
      var count = 0
      func add() { count += 1 }
    }
    enum Mode { case page(Int), cover }
    struct NotebookView: View {
      let notebook: Notebook
      let mode: Mode
      @ObservedObject var session: Session
      @Environment(Library.self) private var library
      @Environment(\\.openURL) private var openURL
      @State private var page = 0
      var body: some View {
        TapButton { save(notebook.count + session.count + library.count) }
        LinkButton { openURL(URL(filePath: "/")) }
        PageButton { [number = page] in save(number) }
        Button("Next") { page += 1 }
        switch mode {
        case .page(let number): SaveButton { save(number) }
        case .cover: EmptyView()
        }
      }
      private func save(_ number: Int) {}
    }
    struct Desk: View {
      @State private var session = Session()
      var body: some View {
        NotebookView(notebook: Notebook(), mode: .cover, session: session)
      }
    }
    """),
  // An environment value that changes and one that follows a setting, in views that always get the same values.
  .flagged(
    """
    import SwiftUI

    struct FollowButton: UIViewRepresentable {
      let name: String
      @Environment(\\.isEnabled) private var isEnabled
      func makeUIView(context: Context) -> UIButton {
        let button = UIButton()
        button.addAction(UIAction { _ in follow(⟦isEnabled⟧) }, for: .touchUpInside)
        return button
      }
      func updateUIView(_ button: UIButton, context: Context) {}
      private func follow(_ isEnabled: Bool) {}
    }
    struct LanguageButton: UIViewRepresentable {
      @Environment(\\.locale) private var locale
      func makeUIView(context: Context) -> UIButton {
        let button = UIButton()
        button.addAction(UIAction { _ in show(⟦locale⟧) }, for: .touchUpInside)
        return button
      }
      func updateUIView(_ button: UIButton, context: Context) {}
      private func show(_ locale: Locale) {}
    }
    struct Profile: View {
      var body: some View {
        FollowButton(name: "Emma")
        LanguageButton()
      }
    }
    """),
  // A function that is called `dismiss`, with an argument that changes.
  .flagged(
    """
    import SwiftUI

    struct NoteText: UIViewRepresentable {
      let onClose: () -> Void
      func makeUIView(context: Context) -> NoteField {
        let field = NoteField()
        field.onClose = ⟦onClose⟧
        return field
      }
      func updateUIView(_ field: NoteField, context: Context) {}
    }
    final class NoteField: UITextField { var onClose = {} }
    struct NotePage: View {
      let note: String
      var body: some View { NoteText { dismiss(note) } }
      private func dismiss(_ note: String) { print(note) }
    }
    struct NoteList: View {
      @State private var note = ""
      var body: some View {
        NotePage(note: note)
        Button("Next") { note = "Next" }
      }
    }
    """,
    fixed: """
      import SwiftUI

      struct NoteText: UIViewRepresentable {
        let onClose: () -> Void
        func makeUIView(context: Context) -> NoteField {
          let field = NoteField()
          field.onClose = onClose
          return field
        }
        func updateUIView(_ field: NoteField, context: Context) {
          field.onClose = onClose
        }
      }
      final class NoteField: UITextField { var onClose = {} }
      struct NotePage: View {
        let note: String
        var body: some View { NoteText { dismiss(note) } }
        private func dismiss(_ note: String) { print(note) }
      }
      struct NoteList: View {
        @State private var note = ""
        var body: some View {
          NotePage(note: note)
          Button("Next") { note = "Next" }
        }
      }
      """),
  // Functions whose types have other names or follow from their first values.
  .flagged(
    """
    struct Card: UIViewRepresentable {
      typealias Handler = (String) -> Void
      let onTap: Handler
      var onEnd = { print("end") }
      func makeUIView(context: Context) -> CardView {
        let card = CardView()
        card.onTap = ⟦onTap⟧
        card.onEnd = ⟦onEnd⟧
        return card
      }
      func updateUIView(_ card: CardView, context: Context) {
        card.isHidden = false
      }
    }
    final class CardView: UIView {
      var onTap: ((String) -> Void)?
      var onEnd: () -> Void = {}
    }
    """,
    fixed: """
      struct Card: UIViewRepresentable {
        typealias Handler = (String) -> Void
        let onTap: Handler
        var onEnd = { print("end") }
        func makeUIView(context: Context) -> CardView {
          let card = CardView()
          card.onTap = onTap
          card.onEnd = onEnd
          return card
        }
        func updateUIView(_ card: CardView, context: Context) {
          card.isHidden = false
          card.onTap = onTap
          card.onEnd = onEnd
        }
      }
      final class CardView: UIView {
        var onTap: ((String) -> Void)?
        var onEnd: () -> Void = {}
      }
      """),
  // A method makes the closure of a value that changes, and a closure sets what a binding leads to, which stays the same.
  .flagged(
    """
    import SwiftUI

    struct TapArea: UIViewRepresentable {
      let onTap: () -> Void
      func makeUIView(context: Context) -> TapView { TapView(onTap: ⟦onTap⟧) }
      func updateUIView(_ view: TapView, context: Context) {}
    }
    final class TapView: UIView {
      private let onTap: () -> Void
      init(onTap: @escaping () -> Void) {
        self.onTap = onTap
        super.init(frame: .zero)
      }
      required init?(coder: NSCoder) { nil }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { onTap() }
    }
    struct Pages: View {
      @State private var page = 0
      var body: some View {
        VStack {
          TapArea(onTap: handler(for: page))
          Stepper("Page", value: $page)
        }
      }
      private func handler(for page: Int) -> () -> Void { { print(page) } }
    }
    struct HoldArea: UIViewRepresentable {
      let onHold: () -> Void
      func makeUIView(context: Context) -> TapView { TapView(onTap: ⟦onHold⟧) }
      func updateUIView(_ view: TapView, context: Context) {}
    }
    struct Lock: View {
      @Binding var isLocked: Bool
      var body: some View { HoldArea(onHold: { isLocked = true }) }
    }
    struct Door: View {
      @State private var isLocked = false
      var body: some View {
        VStack {
          Lock(isLocked: $isLocked)
          Toggle("Locked", isOn: $isLocked)
        }
      }
    }
    """),
]
