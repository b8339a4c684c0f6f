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
          //^^^^^^^^^^^^^^^^^^ warning: '@Binding level' is written while 'updateUIView' runs, during SwiftUI's update
          }
        }
        """)
  }

  /// Whether something is missing when a helper runs is for those to know who call it.
  @Test func waysOutOfHelpersAreNoted() {
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
            //^^^^^^^^^^^^^^^ warning: '@Binding isShown' is written while 'updateUIView' runs, during SwiftUI's update
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
              //^^^^^^^^^^^^^^^ information: '@Binding isShown' is written while 'updateUIView' runs, during SwiftUI's update
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
          //^^^^^^^^^^^^^^^^^^^^^^^^^ warning: '@State size' is written while 'sizeThatFits' runs, during SwiftUI's update
            return size
          }
        }
        """)
  }

  @Test func objectsThatViewsObserveAreNoted() {
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
          //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information: 'playback.position', which views observe, is written while \
        'updateUIView' runs, during SwiftUI's update
            view.mark(playback.position)
            session.count = 1
          //^^^^^^^^^^^^^^^^^ warning: '@Published count' of 'session' is written while 'updateUIView' runs, during SwiftUI's update
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
