import LintRules
import TestSupport
import Testing

@Suite struct DeferredStateWriteInUpdateTests {
  @Test func writingTheSameValueChangesStateOnlyOnce() {
    expectDiagnostics(
      .deferredStateWriteInUpdate,
      in: """
        struct Board: UIViewRepresentable {
          @Binding var isReady: Bool
          @Binding var host: UIView?
          @Binding var window: UIWindow?
          @Binding var screen: UIScreen?
          @ObservedObject var session: Session
          func makeUIView(context: Context) -> UIView { UIView() }
          func updateUIView(_ view: UIView, context: Context) {
            DispatchQueue.main.async {
              isReady = true
            //^^^^^^^^^^^^^^ information: '@Binding isReady' is written after every 'updateUIView', which can cause an endless loop of updates
              host = view
            //^^^^^^^^^^^ information: '@Binding host' is written after every 'updateUIView', which can cause an endless loop of updates
              if let found = view.window { window = found }
                                         //^^^^^^^^^^^^^^ information: '@Binding window' is written after every 'updateUIView', which can cause an endless loop of updates
              window = view.window
            //^^^^^^^^^^^^^^^^^^^^ information: '@Binding window' is written after every 'updateUIView', which can cause an endless loop of updates
              screen = view.window?.screen
            //^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning: '@Binding screen' is written after every 'updateUIView', which can cause an endless loop of updates
              session.isOpen = true
            //^^^^^^^^^^^^^^^^^^^^^ warning: '@Published isOpen' of 'session' is written after every 'updateUIView', which can cause an endless loop of updates
            }
          }
        }
        final class Session: ObservableObject { @Published var isOpen = false }
        """)
  }
}
