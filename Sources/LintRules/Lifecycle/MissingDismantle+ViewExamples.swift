import LintEngine

/// The examples of `missing-dismantle` about work that the wrapped view starts itself.
let missingDismantleViewExamples: [RuleExample] = [
  // The report is where the view is created that the make method returns.
  .flagged(
    """
    struct Clock: UIViewRepresentable {
      func makeUIView(context: Context) -> ClockView {
        let shadow = ClockView()
        let clock = makeClock()
        clock.addSubview(shadow)
        return clock
      }
      private func makeClock() -> ClockView { ⟦ClockView()⟧ }
      func updateUIView(_ clock: ClockView, context: Context) {}
    }
    final class ClockView: UIView {
      private var timer: Timer?
      init() {
        super.init(frame: .zero)
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in self?.setNeedsDisplay() }
      }
      required init?(coder: NSCoder) { nil }
    }
    """),
  // Code elsewhere uses another property of the view.
  .flagged(
    """
    struct Clock: UIViewRepresentable {
      func makeUIView(context: Context) -> ClockView {
        let clock = ClockView()
        ⟦clock.start()⟧
        return clock
      }
      func updateUIView(_ clock: ClockView, context: Context) {}
    }
    final class ClockView: UIView {
      private var timer: Timer?
      var color = UIColor.red
      func start() {
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in self?.setNeedsDisplay() }
      }
    }
    final class ClockScreen: UIViewController {
      private let clock = ClockView()
      func highlight() { clock.color = .blue }
    }
    """),
  // A method in an extension starts it.
  .flagged(
    """
    struct Clock: UIViewRepresentable {
      func makeUIView(context: Context) -> ClockView {
        let clock = ClockView()
        ⟦clock.start()⟧
        return clock
      }
      func updateUIView(_ clock: ClockView, context: Context) {}
    }
    final class ClockView: UIView {
      var timer: Timer?
    }
    extension ClockView {
      func start() {
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in self?.setNeedsDisplay() }
      }
    }
    """),
  // Code elsewhere stops the timer.
  .accepted(
    """
    struct Clock: UIViewRepresentable {
      func makeUIView(context: Context) -> ClockView {
        let clock = ClockView()
        clock.start()
        return clock
      }
      func updateUIView(_ clock: ClockView, context: Context) {}
    }
    final class ClockView: UIView {
      var timer: Timer?
      func start() {
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in self?.setNeedsDisplay() }
      }
    }
    final class ClockScreen: UIViewController {
      private let clock = ClockView()
      func close() { clock.timer?.invalidate() }
    }
    """),
  // An object elsewhere keeps the timer, and stops it.
  .accepted(
    """
    struct Clock: UIViewRepresentable {
      func makeUIView(context: Context) -> ClockView {
        let clock = ClockView()
        clock.start(with: context.coordinator)
        return clock
      }
      func updateUIView(_ clock: ClockView, context: Context) {}
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator {
        var timer: Timer? {
          get { TimerCenter.shared.timer }
          set { TimerCenter.shared.timer = newValue }
        }
      }
    }
    final class ClockView: UIView {
      func start(with coordinator: Clock.Coordinator) {
        coordinator.timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
          self?.setNeedsDisplay()
        }
      }
    }
    final class TimerCenter {
      static let shared = TimerCenter()
      var timer: Timer? {
        willSet { timer?.invalidate() }
      }
    }
    """),
  // Other code calls a method that has the name of the property.
  .flagged(
    """
    import SwiftUI

    struct Radar: UIViewRepresentable {
      func makeUIView(context: Context) -> RadarView {
        let radar = RadarView()
        ⟦radar.start()⟧
        return radar
      }
      func updateUIView(_ radar: RadarView, context: Context) {}
    }
    final class RadarView: UIView {
      private var sweep: Timer?
      private var angle = 0.0
      func start() {
        sweep = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in self?.sweep(by: 0.1) }
      }
      func sweep(by angle: Double) { self.angle += angle }
    }
    final class RadarController: UIViewController {
      private let radar = RadarView()
      func turn() { radar.sweep(by: .pi) }
    }
    """),
]
