import LintEngine

/// The examples of `unguarded-text-assignment` about further details.
let unguardedTextAssignmentDetailExamples: [RuleExample] = [
  // No view of the project creates it.
  .flagged(
    """
    struct LogText: UIViewRepresentable {
      @Binding var text: String
      var isEditable = false
      func makeUIView(context: Context) -> UITextView { UITextView() }
      func updateUIView(_ view: UITextView, context: Context) {
        ⟦view.text = text⟧
        view.isEditable = isEditable
      }
    }
    """,
    fixed: """
      struct LogText: UIViewRepresentable {
        @Binding var text: String
        var isEditable = false
        func makeUIView(context: Context) -> UITextView { UITextView() }
        func updateUIView(_ view: UITextView, context: Context) {
          if view.text != text { view.text = text }
          view.isEditable = isEditable
        }
      }
      """)
]
