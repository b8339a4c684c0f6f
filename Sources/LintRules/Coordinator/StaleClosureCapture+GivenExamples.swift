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
]
