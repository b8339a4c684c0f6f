import LintRules
import TestSupport
import Testing

@Suite struct StaleCoordinatorStateTests {
  @Test func aCoordinatorInAnotherFileIsReportedWhereItIsMade() {
    expectDiagnostics(
      .staleCoordinatorState,
      in: """
        struct Zoom: UIViewRepresentable {
          typealias Coordinator = ZoomKeeper
          let onTap: () -> Void
          func makeUIView(context: Context) -> UIView { UIView() }
          func updateUIView(_ view: UIView, context: Context) {}
          func makeCoordinator() -> Coordinator { .init(onTap: onTap) }
                                                      //^^^^^^^^^^^^ warning: 'onTap' stays what it was when \
        'ZoomKeeper' was made; 'updateUIView' never refreshes it
        }
        // file: ZoomKeeper.swift
        final class ZoomKeeper {
          let onTap: () -> Void
          init(onTap: @escaping () -> Void) { self.onTap = onTap }
          func tapped() { onTap() }
        }
        """)
  }

  @Test func aPlainValueThatUpdateLeavesOutIsNoted() {
    expectDiagnostics(
      .staleCoordinatorState,
      in: """
        struct Chat: UIViewRepresentable {
          let hasHeaders: Bool
          let onTap: () -> Void
          func makeUIView(context: Context) -> UIView { UIView() }
          func updateUIView(_ view: UIView, context: Context) { context.coordinator.onTap = onTap }
          func makeCoordinator() -> Coordinator { Coordinator(hasHeaders: hasHeaders) }
          final class Coordinator {
            private let hasHeaders: Bool
                      //^^^^^^^^^^ information: 'hasHeaders' stays what it was when 'Coordinator' was made; \
        'updateUIView' never refreshes it
            var onTap: (() -> Void)?
            init(hasHeaders: Bool) { self.hasHeaders = hasHeaders }
            func tapped() { if hasHeaders { onTap?() } }
          }
        }
        """)
  }

  /// Whoever makes a private type stands in the same file.
  @Test func whatIsAlwaysWrittenOutIsNoted() {
    expectDiagnostics(
      .staleCoordinatorState,
      in: """
        struct Banner: View {
          var body: some View {
            VStack {
              Ticker(speed: 18, mode: .smooth)
              Ticker(speed: 30)
            }
          }
        }
        private struct Ticker: UIViewRepresentable {
          let speed: Double
          var mode = Mode.plain
          func makeUIView(context: Context) -> UIView { UIView() }
          func updateUIView(_ view: UIView, context: Context) { view.tag = mode.rawValue }
          func makeCoordinator() -> Coordinator { Coordinator(speed: speed) }
          final class Coordinator {
            let speed: Double
              //^^^^^ information: 'speed' stays what it was when 'Coordinator' was made; 'updateUIView' never \
        refreshes it
            init(speed: Double) { self.speed = speed }
            func step(_ view: UIView) { view.alpha = speed }
          }
        }
        """)
  }

  /// Another item, and another identity, have another view.
  @Test func whatIsShownAnewForEachValueIsNoted() {
    expectDiagnostics(
      .staleCoordinatorState,
      in: """
        struct Shelf: View {
          @State private var item: Item?
          let challenge: Challenge
          var body: some View {
            Ticker(speed: challenge.speed).frame(height: 20).id(challenge.id)
              .sheet(item: $item) { item in Ticker(speed: item.speed) }
          }
        }
        private struct Ticker: UIViewRepresentable {
          let speed: Double
          func makeUIView(context: Context) -> UIView { UIView() }
          func updateUIView(_ view: UIView, context: Context) { view.setNeedsDisplay() }
          func makeCoordinator() -> Coordinator { Coordinator(speed: speed) }
          final class Coordinator {
            let speed: Double
              //^^^^^ information: 'speed' stays what it was when 'Coordinator' was made; 'updateUIView' never \
        refreshes it
            init(speed: Double) { self.speed = speed }
            func step(_ view: UIView) { view.alpha = speed }
          }
        }
        """)
  }

  /// Nothing newer can come after the end.
  @Test func closuresThatAreCalledOnceAreNoted() {
    let ends = [
      ("func end(_ host: UIViewController) { onEnd()\n host.dismiss(animated: true) }", "information"),
      ("var isOver = false\n func end() { guard !isOver else { return }\n isOver = true\n onEnd() }", "information"),
      ("var isOver = false\n func end() { guard !isOver else { return }\n onEnd() }", "warning"),
      (
        "var isOver = false\n func again() { isOver = false }\n func end() { if !isOver { isOver = true\n onEnd() } }",
        "warning"
      ),
      (
        "func end(_ host: UIViewController) { if host.isEditing { host.dismiss(animated: true) }\n onEnd() }", "warning"
      ),
    ]
    for (code, severity) in ends {
      expectDiagnostics(
        .staleCoordinatorState,
        in: """
          struct Login: UIViewControllerRepresentable {
            let onEnd: () -> Void
            func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
            func updateUIViewController(_ controller: UIViewController, context: Context) { controller.title = "Login" }
            func makeCoordinator() -> Coordinator { Coordinator(onEnd: onEnd) }
            final class Coordinator: NSObject {
              let onEnd: () -> Void
                //^^^^^ \(severity): 'onEnd' stays what it was when 'Coordinator' was made; 'updateUIViewController' never \
          refreshes it
              init(onEnd: @escaping () -> Void) { self.onEnd = onEnd }
              \(code)
            }
          }
          """)
    }
  }

  @Test func whatSomebodyComputesIsNot() {
    expectDiagnostics(
      .staleCoordinatorState,
      in: """
        struct Banner: View {
          @Binding var length: Double
          var body: some View { Ticker(speed: length / 2) }
        }
        private struct Ticker: UIViewRepresentable {
          let speed: Double
          func makeUIView(context: Context) -> UIView { UIView() }
          func updateUIView(_ view: UIView, context: Context) { view.setNeedsDisplay() }
          func makeCoordinator() -> Coordinator { Coordinator(speed: speed) }
          final class Coordinator {
            let speed: Double
              //^^^^^ warning: 'speed' stays what it was when 'Coordinator' was made; 'updateUIView' never refreshes it
            init(speed: Double) { self.speed = speed }
            func step(_ view: UIView) { view.alpha = speed }
          }
        }
        """)
  }

  @Test func ofGesturesItIsNoted() {
    expectDiagnostics(
      .staleCoordinatorState,
      in: """
        struct Pan: UIGestureRecognizerRepresentable {
          let margin: Int
          func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator { .init(margin: margin) }
          func makeUIGestureRecognizer(context: Context) -> UIPanGestureRecognizer { .init() }
          final class Coordinator {
            let margin: Int
              //^^^^^^ information: 'margin' stays what it was when 'Coordinator' was made; nothing refreshes it
            init(margin: Int) { self.margin = margin }
            func begins() -> Bool { margin > 0 }
          }
        }
        """)
  }

  @Test func aSettingThatUpdateLeavesAloneIsNoted() {
    expectDiagnostics(
      .staleCoordinatorState,
      in: """
        struct Pull: UIViewRepresentable {
          let threshold: Double
          func makeUIView(context: Context) -> UIView { UIView() }
          func updateUIView(_ view: UIView, context: Context) { view.alpha = 1 }
          func makeCoordinator() -> Coordinator { Coordinator(threshold: threshold) }
          class Coordinator: NSObject {
            let threshold: Double
              //^^^^^^^^^ information: 'threshold' stays what it was when 'Coordinator' was made; \
        'updateUIView' never refreshes it
            init(threshold: Double) { self.threshold = threshold }
            func pulled(_ distance: Double) -> Bool { distance > threshold }
          }
        }
        """)
  }
}
