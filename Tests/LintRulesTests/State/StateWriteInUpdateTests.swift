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
