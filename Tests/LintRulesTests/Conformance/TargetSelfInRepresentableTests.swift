import LintRules
import TestSupport
import Testing

@Suite struct TargetSelfInRepresentableTests {
  /// An action without a target may still find somebody; a timer's message does not.
  @Test func actionsOfControlsAreNoted() {
    expectDiagnostics(
      .targetSelfInRepresentable,
      in: """
        struct Editor: UIViewRepresentable {
          func makeUIView(context: Context) -> EditorView {
            let view = EditorView()
            let button = UIButton()
            button.addTarget(self, action: #selector(view.boldTapped), for: .touchUpInside)
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information: 'Editor' is a struct \
        and soon gone; without a target the action goes to the first responder
            let link = CADisplayLink(target: self, selector: #selector(EditorView.step))
                     //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning: 'Editor' is a struct, so \
        nothing that is sent to this target arrives
            view.inputAccessoryView = button
            return view
          }
          func updateUIView(_ view: EditorView, context: Context) {}
        }
        final class EditorView: UITextView {
          @objc func boldTapped() {}
          @objc func step() {}
        }
        """)
  }
}
