import LintEngine

/// The examples of `unguarded-update-side-effect` about further details.
let unguardedUpdateSideEffectDetailExamples: [RuleExample] = [
  // A value of the coordinator, which has the name of a binding that the coordinator writes.
  .flagged(
    """
    struct Pane: UIViewRepresentable {
      @Binding var offset: CGPoint
      func makeUIView(context: Context) -> UIScrollView {
        let view = UIScrollView()
        view.delegate = context.coordinator
        return view
      }
      func updateUIView(_ view: UIScrollView, context: Context) {
        ⟦view.contentOffset = context.coordinator.offset⟧
      }
      func makeCoordinator() -> Coordinator { Coordinator(self) }
      final class Coordinator: NSObject, UIScrollViewDelegate {
        let parent: Pane
        var offset = CGPoint.zero
        init(_ parent: Pane) { self.parent = parent }
        func scrollViewDidEndDecelerating(_ view: UIScrollView) { parent.offset = view.contentOffset }
      }
    }
    """)
]
