import BridgeModel
import LintEngine
import LintRules
import SwiftScan
import TestSupport
import Testing
import TextModel

@Suite struct StaleCoordinatorStateTests {
  @Test func aCoordinatorInAnotherFileIsReportedWhereItIsCreated() {
    expectDiagnostics(
      .staleCoordinatorState,
      in: """
        struct Zoom: UIViewRepresentable {
          typealias Coordinator = ZoomKeeper
          let onTap: () -> Void
          func makeUIView(context: Context) -> UIView { UIView() }
          func updateUIView(_ view: UIView, context: Context) {}
          func makeCoordinator() -> Coordinator { .init(onTap: onTap) }
                                                      //^^^^^^^^^^^^ warning: 'onTap' keeps the value it had when \
        'ZoomKeeper' was created; 'updateUIView' never refreshes it
        }
        // file: ZoomKeeper.swift
        final class ZoomKeeper {
          let onTap: () -> Void
          init(onTap: @escaping () -> Void) { self.onTap = onTap }
          func tapped() { onTap() }
        }
        """)
  }

  /// A fix edits only the file of its diagnostic.
  @Test func anUpdateMethodInAnotherFilePreventsTheFix() {
    let update = """
      extension Zoom {
        func updateUIView(_ view: UIView, context: Context) {}
      }
      """
    let zoom = """
      struct Zoom: UIViewRepresentable {
        let onTap: () -> Void
        func makeUIView(context: Context) -> UIView { UIView() }
        func makeCoordinator() -> Coordinator { Coordinator(onTap: onTap) }
        final class Coordinator {
          var onTap: () -> Void
          init(onTap: @escaping () -> Void) { self.onTap = onTap }
          func tapped() { onTap() }
        }
      }
      """
    let apart = [
      SourceFile(path: "Zoom.swift", document: Document(SourceText(zoom))),
      SourceFile(path: "Zoom+Update.swift", document: Document(SourceText(update))),
    ]
    let together = SourceFile(path: "Zoom.swift", document: Document(SourceText(zoom + "\n" + update)))
    for (files, fixes) in [(apart, 0), ([together], 1)] {
      let diagnostics = lint(files[0].path, in: ProjectModel(files), rules: [.staleCoordinatorState])
      #expect(diagnostics.map(\.fixes.count) == [fixes])
    }
  }

  @Test func aPlainValueThatUpdateLeavesOutIsInformation() {
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
                      //^^^^^^^^^^ information: 'hasHeaders' keeps the value it had when 'Coordinator' was created; \
        'updateUIView' never refreshes it
            var onTap: (() -> Void)?
            init(hasHeaders: Bool) { self.hasHeaders = hasHeaders }
            func tapped() { if hasHeaders { onTap?() } }
          }
        }
        """)
  }

  /// All code that creates a private type is in the same file.
  @Test func literalArgumentsAreHints() {
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
              //^^^^^ hint: 'speed' keeps the value it had when 'Coordinator' was created; 'updateUIView' never \
        refreshes it
            init(speed: Double) { self.speed = speed }
            func step(_ view: UIView) { view.alpha = speed }
          }
        }
        """)
  }

  /// A new item or a new identity gets a new view.
  @Test func viewsCreatedForEachValueAreHints() {
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
              //^^^^^ hint: 'speed' keeps the value it had when 'Coordinator' was created; 'updateUIView' never \
        refreshes it
            init(speed: Double) { self.speed = speed }
            func step(_ view: UIView) { view.alpha = speed }
          }
        }
        """)
  }

  /// No newer value can arrive after the end.
  @Test func closuresCalledOnceAreInformation() {
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
                //^^^^^ \(severity): 'onEnd' keeps the value it had when 'Coordinator' was created; 'updateUIViewController' never \
          refreshes it
              init(onEnd: @escaping () -> Void) { self.onEnd = onEnd }
              \(code)
            }
          }
          """)
    }
  }

  @Test func computedArgumentsAreWarnings() {
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
              //^^^^^ warning: 'speed' keeps the value it had when 'Coordinator' was created; 'updateUIView' never refreshes it
            init(speed: Double) { self.speed = speed }
            func step(_ view: UIView) { view.alpha = speed }
          }
        }
        """)
  }

  @Test func gestureRepresentablesAreInformation() {
    expectDiagnostics(
      .staleCoordinatorState,
      in: """
        struct Pan: UIGestureRecognizerRepresentable {
          let margin: Int
          func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator { .init(margin: margin) }
          func makeUIGestureRecognizer(context: Context) -> UIPanGestureRecognizer { .init() }
          final class Coordinator {
            let margin: Int
              //^^^^^^ information: 'margin' keeps the value it had when 'Coordinator' was created; nothing refreshes it
            init(margin: Int) { self.margin = margin }
            func begins() -> Bool { margin > 0 }
          }
        }
        """)
  }

  @Test func aSettingThatUpdateLeavesAloneIsInformation() {
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
              //^^^^^^^^^ information: 'threshold' keeps the value it had when 'Coordinator' was created; 'updateUIView' \
        never refreshes it
            init(threshold: Double) { self.threshold = threshold }
            func pulled(_ distance: Double) -> Bool { distance > threshold }
          }
        }
        """)
  }
}
