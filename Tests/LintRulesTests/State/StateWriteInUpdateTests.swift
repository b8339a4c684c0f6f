import LintRules
import TestSupport
import Testing

@Suite struct StateWriteInUpdateTests {
  @Test func helpersAreReportedWhereTheyWrite() {
    expectDiagnostics(
      .stateWriteInUpdate,
      in: """
        struct Meter: UIViewRepresentable {
          @Binding var level: Double
          func makeUIView(context: Context) -> MeterView { MeterView() }
          func updateUIView(_ view: MeterView, context: Context) { measure(view) }
        }
        // file: Meter+Measure.swift
        extension Meter {
          func measure(_ view: MeterView) {
            level = view.level
          //^^^^^^^^^^^^^^^^^^ warning: 'updateUIView' writes '@Binding level' during a view update, which is undefined behavior
          }
        }
        """)
  }

  /// Only the callers know whether a helper's early exit can happen.
  @Test func earlyExitsOfHelpersAreInformation() {
    expectDiagnostics(
      .stateWriteInUpdate,
      in: """
        struct Anchor: UIViewRepresentable {
          @Binding var isShown: Bool
          func makeUIView(context: Context) -> UIView { UIView() }
          func updateUIView(_ view: UIView, context: Context) {
            context.coordinator.anchor = view
            context.coordinator.present()
            guard view.window != nil else {
              isShown = false
            //^^^^^^^^^^^^^^^ warning: 'updateUIView' writes '@Binding isShown' during a view update, which is undefined behavior
              return
            }
          }
          func makeCoordinator() -> Coordinator { Coordinator(isShown: $isShown) }
          final class Coordinator: NSObject {
            @Binding var isShown: Bool
            weak var anchor: UIView?
            init(isShown: Binding<Bool>) { _isShown = isShown }
            func present() {
              guard let anchor else {
                isShown = false
              //^^^^^^^^^^^^^^^ information: 'updateUIView' writes '@Binding isShown' during a view update, which is undefined behavior
                return
              }
              print(anchor)
            }
          }
        }
        """)
  }

  @Test func sizingIsPartOfTheUpdate() {
    expectDiagnostics(
      .stateWriteInUpdate,
      in: """
        struct Meter: NSViewRepresentable {
          @State private var size = CGSize.zero
          func makeNSView(context: Context) -> NSView { NSView() }
          func updateNSView(_ view: NSView, context: Context) {}
          func sizeThatFits(_ proposal: ProposedViewSize, nsView: NSView, context: Context) -> CGSize? {
            size = nsView.fittingSize
          //^^^^^^^^^^^^^^^^^^^^^^^^^ warning: 'sizeThatFits' writes '@State size' during a view update, which is undefined behavior
            return size
          }
        }
        """)
  }

  @Test func observedObjectsAreInformation() {
    expectDiagnostics(
      .stateWriteInUpdate,
      in: """
        @Observable final class Playback { var position = 0.0 }
        final class Session: ObservableObject { @Published var count = 0 }
        struct Scrubber: UIViewRepresentable {
          @Binding var playback: Playback
          @ObservedObject var session: Session
          func makeUIView(context: Context) -> PlayerView { PlayerView() }
          func updateUIView(_ view: PlayerView, context: Context) {
            playback.position = view.seconds
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information: 'updateUIView' writes 'playback.position' during a view update, so views that read it update again
            view.mark(playback.position)
            session.count = 1
          //^^^^^^^^^^^^^^^^^ warning: 'updateUIView' writes '@Published count' of 'session' during a view update, which is undefined behavior
          }
        }
        """)
  }

  @Test func capturedAndBoundNamesAreLocals() {
    expectDiagnostics(
      .stateWriteInUpdate,
      in: """
        struct Meter: UIViewRepresentable {
          @Binding var level: Double
          func makeUIView(context: Context) -> MeterView { MeterView() }
          func updateUIView(_ view: MeterView, context: Context) {
            switch view.reading { case .level(var level): level += 1; default: break }
            guard var level = view.level else { return }
            level = 2
          }
        }
        """)
  }
}
