import LintRules
import TestSupport
import Testing

@Suite struct TargetSelfInRepresentableTests {
  /// An action without a target can still reach another responder; a timer's message can't.
  @Test func actionsOfControlsAreInformation() {
    expectDiagnostics(
      .targetSelfInRepresentable,
      in: """
        struct Editor: UIViewRepresentable {
          func makeUIView(context: Context) -> EditorView {
            let view = EditorView()
            let button = UIButton()
            button.addTarget(self, action: #selector(view.boldTapped), for: .touchUpInside)
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information: 'Editor' is a struct, so nothing keeps this target; the action goes to the responder chain instead
            let link = CADisplayLink(target: self, selector: #selector(EditorView.step))
                     //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning: 'Editor' is a struct, so it never receives the messages sent to this target
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
