import LintEngine

/// The examples of `ignored-input-in-update` about code that uses the coordinator's copy of the struct.
let copyUseExamples: [RuleExample] = [
  // The coordinator only writes these bindings, and its methods have the names of methods of the struct.
  .flagged(
    """
    struct Switchboard: UIViewRepresentable {
      @Binding var isOn: Bool
      @Binding var names: [String]
      @Binding var draft: Draft
      @Binding var note: Draft?
      @Binding var count: Int
      @Binding var isMuted: Bool
      var onEnd: (() -> Void)?
      func makeUIView(context: Context) -> BoardView {
        let panel = BoardView()
        tint(panel)
        panel.delegate = context.coordinator
        return panel
      }
      func ⟦updateUIView⟧(_ panel: BoardView, context: Context) {
        context.coordinator.parent = self
        context.coordinator.tint(panel)
      }
      private func tint(_ panel: BoardView) { panel.setUp(isOn, names, draft, note, count, isMuted) }
      func onEnd(_ action: @escaping () -> Void) -> Self {
        var copy = self
        copy.onEnd = action
        return copy
      }
      func makeCoordinator() -> Coordinator { Coordinator(self) }
      final class Coordinator: BoardDelegate {
        fileprivate var parent: Switchboard
        weak var panel: BoardView?
        init(_ parent: Switchboard) {
          self.parent = parent
          print(self.parent.draft.text)
        }
        func tint(_ panel: BoardView) {
          self.panel = panel
          Log.record(self.panel)
          tint()
        }
        private func tint() { panel?.alpha = 0.5 }
        func board(_ board: BoardView, didChange isOn: Bool, at index: Int, to text: String) {
          parent.isOn = isOn
          parent.names[index] = text
          parent.draft.text = text
          parent.note?.text = text
          parent.count += 1
          toggle(&parent.isMuted)
          parent.onEnd?()
        }
        private func toggle(_ value: inout Bool) { value = !value }
      }
    }
    struct Draft { var text = "" }
    enum Log { static func record(_ view: UIView?) {} }
    extension View {
      func muted(_ isMuted: Bool) -> some View { opacity(isMuted ? 0.5 : 1) }
    }
    protocol BoardDelegate: AnyObject {
      func board(_ board: BoardView, didChange isOn: Bool, at index: Int, to text: String)
    }
    final class BoardView: UIView {
      weak var delegate: BoardDelegate?
      func setUp(_ isOn: Bool, _ names: [String], _ draft: Draft, _ note: Draft?, _ count: Int, _ isMuted: Bool) {}
    }
    """)
]
