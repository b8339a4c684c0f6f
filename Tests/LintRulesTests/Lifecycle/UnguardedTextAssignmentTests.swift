import LintRules
import TestSupport
import Testing

@Suite struct UnguardedTextAssignmentTests {
  @Test func singleLineFieldsAreInformation() {
    expectDiagnostics(
      .unguardedTextAssignment,
      in: """
        final class SearchField: UISearchTextField {}
        struct Search: UIViewRepresentable {
          @Binding var text: String
          func makeUIView(context: Context) -> SearchField { SearchField() }
          func updateUIView(_ field: SearchField, context: Context) {
            field.text = text
          //^^^^^^^^^^^^^^^^^ information: 'field.text' is set on every update, even while the user is typing
          }
        }
        """)
  }

  @Test func bothPlatformsOfAWrapperAreChecked() {
    expectDiagnostics(
      .unguardedTextAssignment,
      in: """
        #if os(macOS)
        typealias PlatformRepresentable = NSViewRepresentable
        #else
        typealias PlatformRepresentable = UIViewRepresentable
        #endif
        struct Editor: PlatformRepresentable {
          @Binding var text: String
          #if os(macOS)
          func makeNSView(context: Context) -> NSTextView { NSTextView() }
          func updateNSView(_ view: NSTextView, context: Context) {
            view.string = text
          //^^^^^^^^^^^^^^^^^^ warning: 'view.string' is set on every update, even while the user is typing
          }
          #else
          func makeUIView(context: Context) -> UITextView { UITextView() }
          func updateUIView(_ view: UITextView, context: Context) {
            if view.text != text { view.text = text }
          }
          #endif
        }
        """)
  }

  @Test func aProjectTypeOfTheSameNameIsAnotherType() {
    expectDiagnostics(
      .unguardedTextAssignment,
      in: """
        final class UITextView: UIView { var text = "" }
        struct Editor: UIViewRepresentable {
          @Binding var text: String
          func makeUIView(context: Context) -> UITextView { UITextView() }
          func updateUIView(_ view: UITextView, context: Context) { view.text = text }
        }
        """)
  }
}
