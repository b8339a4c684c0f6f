import LintEngine

/// The examples of `missing-dismantle` about code that stops the work before the view is removed.
let missingDismantleStopExamples: [RuleExample] = [
  // Only the initializer, the update method, or an observer of a property stops the timer.
  .flagged(
    """
    import SwiftUI

    struct Clock: UIViewRepresentable {
      let isRunning: Bool
      let beeper: Beeper
      func makeUIView(context: Context) -> UILabel {
        let label = UILabel()
        context.coordinator.timer = ⟦Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
          label.text = "tick"
        }⟧
        return label
      }
      func updateUIView(_ label: UILabel, context: Context) {
        if isRunning { context.coordinator.pause(2) } else { context.coordinator.stop() }
        beeper.stop()
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator {
        var timer: Timer?
        init() { stop() }
        func pause(_ count: Int) {
          if count > 1 { pause(count - 1) }
          stop()
        }
        @MainActor func stop() { timer?.invalidate() }
      }
    }
    struct BeepButton: View {
      let beeper: Beeper
      var body: some View { Button("Quiet") { beeper.stop() } }
    }
    final class Beeper {
      func stop() { print("quiet") }
    }
    struct Pulse: UIViewRepresentable {
      let isOn: Bool
      func makeUIView(context: Context) -> PulseView { PulseView() }
      func updateUIView(_ pulse: PulseView, context: Context) { ⟦pulse.isOn = isOn⟧ }
    }
    final class PulseView: UIView {
      private var timer: Timer?
      var isOn = false {
        didSet {
          timer?.invalidate()
          if isOn { timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in self?.beat() } }
        }
      }
      private func beat() {}
    }
    """),
  // Code of other objects, an action, or the view itself also stops the timer.
  .accepted(
    """
    import KitViews
    import SwiftUI

    struct Clock: UIViewRepresentable {
      let isRunning: Bool
      let panel: ClockPanel
      func makeUIView(context: Context) -> UILabel {
        context.coordinator.start()
        panel.coordinator = context.coordinator
        return UILabel()
      }
      func updateUIView(_ label: UILabel, context: Context) {
        if !isRunning { context.coordinator.stopClock() }
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator {
        private var timer: Timer?
        func start() { timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in print("tick") } }
        func stopClock() { timer?.invalidate() }
      }
    }
    final class ClockPanel {
      var coordinator: Clock.Coordinator?
      func hide() { coordinator?.stopClock() }
    }
    protocol Stoppable: AnyObject { func stopWave() }
    struct Wave: UIViewRepresentable {
      let isRunning: Bool
      let page: WavePage
      func makeUIView(context: Context) -> UILabel {
        context.coordinator.start()
        page.wave = context.coordinator
        return UILabel()
      }
      func updateUIView(_ label: UILabel, context: Context) {
        if !isRunning { context.coordinator.stopWave() }
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator: Stoppable {
        private var timer: Timer?
        func start() { timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in print("wave") } }
        func stopWave() { timer?.invalidate() }
      }
    }
    final class WavePage {
      var wave: (any Stoppable)?
      func hide() { wave?.stopWave() }
    }
    struct Meter: UIViewRepresentable {
      let isRunning: Bool
      func makeUIView(context: Context) -> UILabel {
        context.coordinator.start()
        return UILabel()
      }
      func updateUIView(_ label: UILabel, context: Context) {
        if !isRunning { context.coordinator.stopMeter() }
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator: NSObject {
        private var timer: Timer?
        func start() {
          timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in print("level") }
          NotificationCenter.default.addObserver(self, selector: Selector(("stopMeter")), name: .quiet, object: nil)
        }
        @objc func stopMeter() { timer?.invalidate() }
      }
    }
    struct Ticker: UIViewRepresentable {
      let isRunning: Bool
      func makeUIView(context: Context) -> TickerView { TickerView() }
      func updateUIView(_ ticker: TickerView, context: Context) {
        if isRunning { ticker.start() } else { ticker.pause() }
      }
    }
    final class TickerView: UIView {
      private var timer: Timer?
      private var running: Timer? { timer }
      func start() { timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in print("tick") } }
      func pause() { timer?.invalidate() }
      override func removeFromSuperview() {
        running?.invalidate()
        super.removeFromSuperview()
      }
    }
    struct Banner: UIViewRepresentable {
      let isRunning: Bool
      func makeUIView(context: Context) -> BannerView { BannerView() }
      func updateUIView(_ banner: BannerView, context: Context) {
        if isRunning { banner.start() } else { banner.pause() }
      }
    }
    final class BannerView: KitView {
      private var timer: Timer?
      func start() { timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in print("banner") } }
      func pause() { timer?.invalidate() }
    }
    struct Ring: UIViewRepresentable {
      let isRunning: Bool
      func makeUIView(context: Context) -> RingView { RingView() }
      func updateUIView(_ ring: RingView, context: Context) {
        if isRunning { ring.start() } else { ring.pause() }
      }
    }
    final class RingView: UIView {
      private var timer: Timer?
      private var onEnd: () -> Void = {}
      func start() {
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in print("ring") }
        onEnd = { [weak self] in self?.timer?.invalidate() }
      }
      func pause() { timer?.invalidate() }
      override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { onEnd() }
      }
    }
    struct Badge: UIViewRepresentable {
      let isRunning: Bool
      func makeUIView(context: Context) -> BadgeView { BadgeView() }
      func updateUIView(_ badge: BadgeView, context: Context) {
        if isRunning { badge.start() } else { badge.pause() }
      }
    }
    final class BadgeView: UIView {
      private var timer: Timer?
      func start() { timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in print("badge") } }
      func pause() { timer?.invalidate() }
      override func removeFromSuperview() {
        if let current = timer { current.invalidate() }
        super.removeFromSuperview()
      }
    }
    """),
  // The dismantle method stops nothing, so there is no fix. Both methods call the helper.
  .flagged(
    """
    struct Hourglass: UIViewRepresentable {
      let isRunning: Bool
      func makeUIView(context: Context) -> UITextField {
        let field = UITextField()
        field.delegate = context.coordinator
        context.coordinator.isRunning = isRunning
        start(field, context.coordinator)
        return field
      }
      func updateUIView(_ field: UITextField, context: Context) {
        if isRunning != context.coordinator.isRunning {
          context.coordinator.isRunning = isRunning
          start(field, context.coordinator)
        }
      }
      static func dismantleUIView(_ field: UITextField, coordinator: Coordinator) { field.delegate = nil }
      private func start(_ field: UITextField, _ coordinator: Coordinator) {
        coordinator.timer = ⟦Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in field.text = "tick" }⟧
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator: NSObject, UITextFieldDelegate {
        var isRunning = false
        var timer: Timer?
      }
    }
    """),
  // Another module may stop the timer, and an observation ends with its object.
  .accepted(
    """
    struct Metronome: UIViewRepresentable {
      let tempo: Double
      func makeUIView(context: Context) -> UILabel {
        let label = UILabel()
        context.coordinator.timer = Timer.scheduledTimer(withTimeInterval: 60 / tempo, repeats: true) { _ in
          label.isHidden.toggle()
        }
        return label
      }
      func updateUIView(_ label: UILabel, context: Context) { label.text = "\\(tempo)" }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator: TimerOwner { var timer: Timer? }
    }
    struct Page: UIViewRepresentable {
      let url: URL
      func makeUIView(context: Context) -> PageView { PageView() }
      func updateUIView(_ page: PageView, context: Context) { page.watch() }
    }
    final class PageView: WKWebView {
      private let bar = UIProgressView()
      private var observation: NSKeyValueObservation?
      func watch() {
        observation?.invalidate()
        observation = observe(\\.estimatedProgress) { [bar] page, _ in bar.progress = Float(page.estimatedProgress) }
      }
    }
    """),
  // A private method, whatever objects of another module have a method of that name.
  .flagged(
    """
    import PlayerKit
    import SwiftUI

    struct Wave: UIViewRepresentable {
      let isRunning: Bool
      func makeUIView(context: Context) -> WaveView { WaveView() }
      func updateUIView(_ wave: WaveView, context: Context) { ⟦wave.isRunning = isRunning⟧ }
    }
    final class WaveView: UIView {
      private var timer: Timer?
      var isRunning = false {
        didSet { if isRunning { start() } else { pause() } }
      }
      private func start() {
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in print("wave") }
      }
      private func pause() { timer?.invalidate() }
    }
    final class WaveScreen: UIViewController {
      private let player = KitPlayer()
      override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        player.pause()
      }
    }
    """),
  // Code that stops the work later: a method that is stored, one of the timer, and ones that may belong to the view.
  .accepted(
    """
    import PlayerKit
    import SwiftUI

    struct Ring: UIViewRepresentable {
      let isRunning: Bool
      func makeUIView(context: Context) -> RingView { RingView() }
      func updateUIView(_ ring: RingView, context: Context) {
        if isRunning { ring.start() } else { ring.pauseRing() }
      }
    }
    final class RingView: UIView {
      private var timer: Timer?
      func start() {
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in print("ring") }
      }
      func connect(to sound: RingSound) { sound.onEnd = pauseRing }
      func pauseRing() { timer?.invalidate() }
    }
    final class RingSound {
      var onEnd: () -> Void = {}
    }
    struct Bell: UIViewRepresentable {
      let isRunning: Bool
      func makeUIView(context: Context) -> BellView { BellView() }
      func updateUIView(_ bell: BellView, context: Context) {
        if isRunning { bell.start() } else { bell.pauseBell() }
      }
    }
    final class BellView: UIView {
      private var timer: Timer?
      func start() {
        let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in print("bell") }
        self.timer = timer
        NightSounds.shared.ends.append(timer.invalidate)
      }
      func pauseBell() { timer?.invalidate() }
    }
    final class NightSounds {
      @MainActor static let shared = NightSounds()
      var ends: [() -> Void] = []
    }
    struct Pulse: UIViewRepresentable {
      let isRunning: Bool
      func makeUIView(context: Context) -> PulseView { PulseView() }
      func updateUIView(_ pulse: PulseView, context: Context) {
        if isRunning { pulse.start() } else { PulseView.pause(pulse) }
      }
    }
    final class PulseView: UIView {
      private var timer: Timer?
      func start() {
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in print("pulse") }
      }
      static func pause(_ view: PulseView) { view.timer?.invalidate() }
    }
    struct Meter: UIViewRepresentable {
      let isRunning: Bool
      func makeUIView(context: Context) -> MeterView { MeterView() }
      func updateUIView(_ meter: MeterView, context: Context) {
        if isRunning { meter.start() } else { meter.pauseMeter() }
      }
    }
    final class MeterView: UIView {
      private var timer: Timer?
      func start() {
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in print("level") }
      }
      func pauseMeter() { timer?.invalidate() }
    }
    final class MeterScreen: UIViewController {
      private let meters = KitList<MeterView>()
      override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        meters.last.pauseMeter()
      }
    }
    """),
]
