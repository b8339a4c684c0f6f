import LintEngine

/// The examples of `strong-coordinator-capture` about what keeps a closure, and what ends it.
let strongCoordinatorKeeperExamples: [RuleExample] = [
  // A closure that captures the context, or the coordinator by a capture list.
  .flagged(
    """
    struct Gauge: UIViewRepresentable {
      func makeUIView(context: Context) -> GaugeView {
        let gauge = GaugeView()
        let scale = GaugeView()
        gauge.onTurn = ⟦{ show(gauge, in: context) }⟧
        scale.onTurn = ⟦{ [coordinator = context.coordinator] in coordinator.turns += 1 }⟧
        context.coordinator.gauge = gauge
        context.coordinator.scale = scale
        return gauge
      }
      func updateUIView(_ gauge: GaugeView, context: Context) {}
      private func show(_ gauge: GaugeView, in context: Context) { gauge.isHidden = !context.environment.isEnabled }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator {
        var gauge: GaugeView?
        var scale: GaugeView?
        var turns = 0
      }
    }
    final class GaugeView: UIView { var onTurn = {} }
    """),
  // The coordinator keeps other objects than those with the closures, keeps them unowned, or releases them.
  .accepted(
    """
    struct Gauge: UIViewRepresentable {
      func makeUIView(context: Context) -> GaugeView {
        let gauge = GaugeView()
        let dial = GaugeView()
        let scale = GaugeView()
        gauge.onTurn = { context.coordinator.turns += 1 }
        dial.onTurn = { context.coordinator.turns += 1 }
        scale.needle.onTurn = { context.coordinator.turns += 1 }
        let needle = GaugeNeedle()
        context.coordinator.needle = needle
        context.coordinator.gauge = context.coordinator.other.gauge
        context.coordinator.dial = dial
        let rim = GaugeView()
        rim.onTurn = { context.coordinator.turns += 1 }
        context.coordinator.rim = rim
        return gauge
      }
      func updateUIView(_ gauge: GaugeView, context: Context) {}
      static func dismantleUIView(_ gauge: GaugeView, coordinator: Coordinator) { coordinator.rim = nil }
      func makeCoordinator() -> Coordinator { Coordinator() }
      @MainActor final class Coordinator {
        let other = GaugeStore()
        var gauge: GaugeView?
        var rim: GaugeView?
        unowned var dial: GaugeView?
        var needle: GaugeNeedle?
        var turns = 0
      }
    }
    final class GaugeView: UIView {
      let needle = GaugeNeedle()
      var onTurn = {}
    }
    final class GaugeNeedle { var onTurn = {} }
    @MainActor final class GaugeStore { let gauge = GaugeView() }
    """),
  // Observations that also end before `deinit`, that the view keeps, or that `deinit` doesn't end.
  .accepted(
    """
    struct Article: UIViewRepresentable {
      func makeUIView(context: Context) -> ArticleView {
        let view = ArticleView()
        view.observation = view.observe(\\.contentOffset) { _, _ in context.coordinator.count() }
        context.coordinator.observer = NotificationCenter.default.addObserver(
          forName: UITextView.textDidChangeNotification, object: view, queue: .main
        ) { _ in context.coordinator.count() }
        return view
      }
      func updateUIView(_ view: ArticleView, context: Context) {}
      static func dismantleUIView(_ view: ArticleView, coordinator: Coordinator) { coordinator.stop() }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator {
        var observer: Any?
        private var timer: Timer?
        private var changes = 0
        func count() { changes += 1 }
        func stop() { observer.map { NotificationCenter.default.removeObserver($0) } }
        deinit {
          timer?.invalidate()
          observer.map { NotificationCenter.default.removeObserver($0) }
        }
      }
    }
    struct Ledger: UIViewRepresentable {
      func makeUIView(context: Context) -> UITextView {
        let view = UITextView()
        context.coordinator.observer = NotificationCenter.default.addObserver(
          forName: UITextView.textDidChangeNotification, object: view, queue: .main
        ) { _ in context.coordinator.count() }
        return view
      }
      func updateUIView(_ view: UITextView, context: Context) {}
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator {
        var observer: Any?
        private var changes = 0
        func count() { changes += 1 }
        deinit { print("closed") }
      }
    }
    final class ArticleView: UITextView { var observation: NSKeyValueObservation? }
    """),
  // A loop over a stream ends with the stream.
  .accepted(
    """
    struct Prices: UIViewRepresentable {
      let stream: AsyncStream<Int>
      func makeUIView(context: Context) -> UILabel {
        let label = UILabel()
        let coordinator = context.coordinator
        coordinator.task = Task {
          for await price in stream { coordinator.show(price) }
        }
        return label
      }
      func updateUIView(_ label: UILabel, context: Context) {}
      func makeCoordinator() -> Coordinator { Coordinator() }
      @MainActor final class Coordinator {
        var task: Task<Void, Never>?
        func show(_ price: Int) {}
        deinit { task?.cancel() }
      }
    }
    """),
  // Code of the representable stops the objects with the closures.
  .accepted(
    """
    import SwiftUI

    struct Meter: UIViewRepresentable {
      func makeUIView(context: Context) -> UIProgressView {
        let view = UIProgressView()
        let level = Recording()
        let peak = Recording()
        level.onChange = { context.coordinator.show($0, in: view) }
        peak.onChange = { context.coordinator.show($0, in: view) }
        context.coordinator.level = level
        context.coordinator.peak = peak
        return view
      }
      func updateUIView(_ view: UIProgressView, context: Context) {}
      static func dismantleUIView(_ view: UIProgressView, coordinator: Coordinator) {
        coordinator.level?.stop()
        coordinator.peak?.finish()
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      @MainActor final class Coordinator {
        var level: Recording?
        var peak: Recording?
        func show(_ level: Float, in view: UIProgressView) { view.progress = level }
      }
    }
    final class Recording {
      var onChange: (Float) -> Void = { _ in }
      func stop() { print("stopped") }
      func finish() { print("finished") }
    }
    """),
]
