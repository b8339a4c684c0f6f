import LintRules
import TestSupport
import Testing

@Suite struct DeferredStateWriteInUpdateTests {
  @Test func theSameLiteralAgainChangesStateOnlyOnce() {
    expectDiagnostics(
      .deferredStateWriteInUpdate,
      in: """
        struct Board: UIViewRepresentable {
          @Binding var isReady: Bool
          @ObservedObject var session: Session
          func makeUIView(context: Context) -> UIView { UIView() }
          func updateUIView(_ view: UIView, context: Context) {
            DispatchQueue.main.async {
              isReady = true
            //^^^^^^^^^^^^^^ information: '@Binding isReady' is written after every 'updateUIView', which asks for the next one
              session.isOpen = true
            //^^^^^^^^^^^^^^^^^^^^^ warning: '@Published isOpen' of 'session' is written after every 'updateUIView', which asks for the next one
            }
          }
        }
        final class Session: ObservableObject { @Published var isOpen = false }
        """)
  }
}
