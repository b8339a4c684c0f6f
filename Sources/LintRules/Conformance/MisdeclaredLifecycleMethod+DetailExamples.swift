import LintEngine

/// The examples of `misdeclared-lifecycle-method` about further details.
let misdeclaredLifecycleMethodDetailExamples: [RuleExample] = [
  // The superclass of an own class, a superclass of a view of another module, and another spelling of the empty tuple.
  .flagged(
    """
    struct Surface: UIViewRepresentable {
      func makeUIView(context: Context) -> SurfaceView { SurfaceView() }
      func updateUIView(_ view: SurfaceView, context: Context) {}
      static func ⟦dismantleUIView⟧(_ view: UIView, coordinator: ()) {}
    }
    final class SurfaceView: UIView {}
    struct MapPanel<Overlay: View>: UIViewRepresentable {
      let overlay: Overlay
      func makeUIView(context: Context) -> CompassView { CompassView() }
      func updateUIView(_ map: CompassView, context: Context) {}
      static func ⟦dismantleUIView⟧(_ view: UIView, coordinator: ()) {}
    }
    struct Ticker: UIViewRepresentable {
      func makeUIView(context: Context) -> UILabel { UILabel() }
      func updateUIView(_ view: UILabel, context: Context) {}
      static func ⟦dismantleUIView⟧(_ view: UILabel, coordinator: Void) {}
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator {}
    }
    """,
    fixed: """
      struct Surface: UIViewRepresentable {
        func makeUIView(context: Context) -> SurfaceView { SurfaceView() }
        func updateUIView(_ view: SurfaceView, context: Context) {}
        static func dismantleUIView(_ view: SurfaceView, coordinator: ()) {}
      }
      final class SurfaceView: UIView {}
      struct MapPanel<Overlay: View>: UIViewRepresentable {
        let overlay: Overlay
        func makeUIView(context: Context) -> CompassView { CompassView() }
        func updateUIView(_ map: CompassView, context: Context) {}
        static func dismantleUIView(_ view: CompassView, coordinator: ()) {}
      }
      struct Ticker: UIViewRepresentable {
        func makeUIView(context: Context) -> UILabel { UILabel() }
        func updateUIView(_ view: UILabel, context: Context) {}
        static func dismantleUIView(_ view: UILabel, coordinator: Coordinator) {}
        func makeCoordinator() -> Coordinator { Coordinator() }
        final class Coordinator {}
      }
      """),
  // A type that depends on the platform.
  .accepted(
    """
    #if os(macOS)
    typealias HostView = NSView
    #else
    typealias HostView = UIView
    #endif
    struct Badge: UIViewRepresentable {
      func makeUIView(context: Context) -> HostView { HostView() }
      func updateUIView(_ view: HostView, context: Context) {}
      static func dismantleUIView(_ view: UIView, coordinator: ()) {}
    }
    """),
  // A view that no file declares, whose name may be another one for the own class.
  .accepted(
    """
    struct Ticker: UIViewRepresentable {
      func makeUIView(context: Context) -> MarqueeView { MarqueeView() }
      func updateUIView(_ view: MarqueeView, context: Context) {}
      static func dismantleUIView(_ view: TickerView, coordinator: ()) {}
    }
    final class TickerView: UIView {}
    """),
  // Another class of the project.
  .flagged(
    """
    import SwiftUI

    struct Chart: UIViewRepresentable {
      func makeUIView(context: Context) -> ChartView { ChartView() }
      func updateUIView(_ chart: ChartView, context: Context) {}
      func ⟦sizeThatFits⟧(_ proposal: ProposedViewSize, uiView: LegendView, context: Context) -> CGSize? { nil }
    }
    final class ChartView: UIView {}
    final class LegendView: UIView {}
    """,
    fixed: """
      import SwiftUI

      struct Chart: UIViewRepresentable {
        func makeUIView(context: Context) -> ChartView { ChartView() }
        func updateUIView(_ chart: ChartView, context: Context) {}
        func sizeThatFits(_ proposal: ProposedViewSize, uiView: ChartView, context: Context) -> CGSize? { nil }
      }
      final class ChartView: UIView {}
      final class LegendView: UIView {}
      """),
]
