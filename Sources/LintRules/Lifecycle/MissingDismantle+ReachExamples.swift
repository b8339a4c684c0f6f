import LintEngine

/// The examples of `missing-dismantle` about code of other types that may stop the work.
let missingDismantleReachExamples: [RuleExample] = [
  // A property of an extension stops the timer.
  .accepted(
    """
    import SwiftUI

    struct PulseLabel: UIViewRepresentable {
      func makeUIView(context: Context) -> UILabel {
        let label = UILabel()
        context.coordinator.timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
          label.isHidden.toggle()
        }
        return label
      }
      func updateUIView(_ label: UILabel, context: Context) {}
      static func dismantleUIView(_ label: UILabel, coordinator: Coordinator) { coordinator.timer?.isRunning = false }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator { var timer: Timer? }
    }
    extension Timer {
      var isRunning: Bool {
        get { isValid }
        set { if !newValue { invalidate() } }
      }
    }
    """),
  // Other functions of an extension, one of which stops another timer.
  .flagged(
    """
    import SwiftUI

    struct BeepLabel: UIViewRepresentable {
      let beeper: Beeper
      func makeUIView(context: Context) -> UILabel {
        let label = UILabel()
        context.coordinator.timer = ⟦Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
          label.isHidden.toggle()
        }⟧
        return label
      }
      func updateUIView(_ label: UILabel, context: Context) { beeper.beep() }
      static func dismantleUIView(_ label: UILabel, coordinator: Coordinator) { label.text = nil }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator { var timer: Timer? }
    }
    final class Beeper {
      private var timer: Timer?
    }
    extension Beeper {
      func beep() { print("beep") }
      func endSilence() { timer?.invalidate() }
    }
    """),
  // A proxy of another module may stop the link.
  .accepted(
    """
    import ProxyKit
    import SwiftUI

    struct LinkView: UIViewRepresentable {
      let proxy: KitProxy
      func makeUIView(context: Context) -> UIView {
        let link = CADisplayLink(target: proxy, selector: #selector(KitProxy.step))
        link.add(to: .main, forMode: .common)
        return UIView()
      }
      func updateUIView(_ view: UIView, context: Context) {}
    }
    """),
  // The target, an object of the project, doesn't, although an extension of its superclass has a function that does.
  .flagged(
    """
    import SwiftUI

    struct TickView: UIViewRepresentable {
      let ticker: Ticker
      func makeUIView(context: Context) -> UIView {
        let link = ⟦CADisplayLink(target: ticker, selector: #selector(Ticker.step))⟧
        link.add(to: .main, forMode: .common)
        return UIView()
      }
      func updateUIView(_ view: UIView, context: Context) {}
      static func dismantleUIView(_ view: UIView, coordinator: ()) { print("end") }
    }
    final class Ticker: NSObject {
      @objc func step() { print("step") }
    }
    extension NSObject {
      func end(_ link: CADisplayLink) { link.invalidate() }
    }
    """),
  // Code elsewhere stops the timer of a subclass, through its name or a protocol.
  .accepted(
    """
    import SwiftUI

    struct Bar: UIViewRepresentable {
      let isRunning: Bool
      func makeUIView(context: Context) -> BarView { BarView() }
      func updateUIView(_ bar: BarView, context: Context) {
        if isRunning { bar.start() } else { bar.pauseBar() }
      }
    }
    class BarView: UIView {
      private var timer: Timer?
      func start() { timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in print("bar") } }
      func pauseBar() { timer?.invalidate() }
    }
    final class BlinkingBarView: BarView {}
    final class BarScreen: UIViewController {
      private let bar = BlinkingBarView()
      override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        bar.pauseBar()
      }
    }
    struct Wheel: UIViewRepresentable {
      let isRunning: Bool
      func makeUIView(context: Context) -> WheelView { WheelView() }
      func updateUIView(_ wheel: WheelView, context: Context) {
        if isRunning { wheel.start() } else { wheel.pauseWheel() }
      }
    }
    class WheelView: UIView {
      private var timer: Timer?
      func start() { timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in print("wheel") } }
      func pauseWheel() { timer?.invalidate() }
    }
    final class FastWheelView: WheelView, Pausing {}
    protocol Pausing: AnyObject { func pauseWheel() }
    final class WheelScreen: UIViewController {
      var wheel: (any Pausing)?
      override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        wheel?.pauseWheel()
      }
    }
    """),
  // The target of a timer stops it, and `strong-self-in-observation` reports the closure that keeps its view.
  .accepted(
    """
    struct ClockFace: UIViewRepresentable {
      func makeUIView(context: Context) -> ClockLabel {
        let label = ClockLabel()
        label.start()
        return label
      }
      func updateUIView(_ label: ClockLabel, context: Context) {}
    }
    final class ClockLabel: UILabel {
      private var timer: Timer?
      func start() {
        timer = Timer.scheduledTimer(
          timeInterval: 1, target: Ticker(self), selector: #selector(Ticker.tick), userInfo: nil, repeats: true)
      }
    }
    final class Ticker: NSObject {
      private weak var label: UILabel?
      init(_ label: UILabel) { self.label = label }
      @objc func tick(_ timer: Timer) {
        guard let label else { return timer.invalidate() }
        label.text = "tick"
      }
    }
    struct Dots: UIViewRepresentable {
      func makeUIView(context: Context) -> DotsView {
        let view = DotsView()
        view.start()
        return view
      }
      func updateUIView(_ view: DotsView, context: Context) {}
    }
    final class DotsView: UIView {
      private var timer: Timer?
      func start() {
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.alpha = 1 - self.alpha }
      }
    }
    """),
]
