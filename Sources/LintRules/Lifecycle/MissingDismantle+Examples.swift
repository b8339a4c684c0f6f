import LintEngine

/// The examples of `missing-dismantle`.
let missingDismantleExamples: [RuleExample] = [
  .flagged(
    """
    struct LevelMeter: UIViewRepresentable {
      func makeUIView(context: Context) -> MeterView {
        let meter = MeterView()
        let link = ⟦CADisplayLink(target: context.coordinator, selector: #selector(Coordinator.step))⟧
        link.add(to: .main, forMode: .common)
        return meter
      }
      func updateUIView(_ meter: MeterView, context: Context) {}
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator: NSObject {
        @objc func step(_ link: CADisplayLink) {}
      }
    }
    """,
    fixed: """
      struct LevelMeter: UIViewRepresentable {
        func makeUIView(context: Context) -> MeterView {
          let meter = MeterView()
          let link = CADisplayLink(target: context.coordinator, selector: #selector(Coordinator.step))
          context.coordinator.link = link
          link.add(to: .main, forMode: .common)
          return meter
        }
        func updateUIView(_ meter: MeterView, context: Context) {}
        func makeCoordinator() -> Coordinator { Coordinator() }
        final class Coordinator: NSObject {
          @objc func step(_ link: CADisplayLink) {}

          var link: CADisplayLink?
        }

        static func dismantleUIView(_ meter: MeterView, coordinator: Coordinator) {
          coordinator.link?.invalidate()
        }
      }
      """),
  // In a coordinator helper, and in the coordinator's initializer.
  .flagged(
    """
    struct Clock: UIViewRepresentable {
      func makeUIView(context: Context) -> UILabel {
        let label = UILabel()
        context.coordinator.start(label)
        return label
      }
      func updateUIView(_ label: UILabel, context: Context) {}
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator {
        private var timer: Timer?
        private var observer: NSObjectProtocol?
        init() {
          observer = ⟦NotificationCenter.default.addObserver(forName: .tick, object: nil, queue: .main) { _ in }⟧
        }
        func start(_ label: UILabel) {
          timer = ⟦Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in label.text = "tick" }⟧
        }
      }
    }
    """),
  // Stopped in the dismantle method, in the coordinator's `deinit`, or by a callback of the coordinator.
  .accepted(
    """
    struct Clock: UIViewRepresentable {
      func makeUIView(context: Context) -> UILabel {
        context.coordinator.timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }
        context.coordinator.observer = NotificationCenter.default.addObserver(
          forName: .tick, object: nil, queue: .main) { _ in }
        context.coordinator.loop = Task { while !Task.isCancelled { await tick() } }
        return UILabel()
      }
      func updateUIView(_ label: UILabel, context: Context) {}
      static func dismantleUIView(_ label: UILabel, coordinator: Coordinator) { coordinator.stop() }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator {
        var timer: Timer?
        var observer: NSObjectProtocol?
        var loop: Task<Void, Never>?
        func stop() { timer?.invalidate() }
        func finished() { loop?.cancel() }
        deinit { if let observer { NotificationCenter.default.removeObserver(observer) } }
      }
    }
    """),
  // Work that stops with its owner or by itself: one-shot timers, selector observers, tokens, players, and tasks
  // that end.
  .accepted(
    """
    struct Preview: UIViewRepresentable {
      func makeUIView(context: Context) -> PlayerView {
        let view = PlayerView()
        view.player.play()
        Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in view.fade() }
        NotificationCenter.default.addObserver(
          context.coordinator, selector: #selector(Coordinator.ended), name: .ended, object: nil)
        context.coordinator.observation = view.observe(\\.bounds) { _, _ in }
        Timer.publish(every: 1, on: .main, in: .common).autoconnect().sink { _ in }.store(in: &context.coordinator.bag)
        Task { await view.load() }
        return view
      }
      func updateUIView(_ view: PlayerView, context: Context) {}
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator: NSObject { var observation: NSKeyValueObservation?; @objc func ended() {} }
    }
    """),
  // Helpers of the type start and stop the work.
  .accepted(
    """
    struct Notes: UIViewRepresentable {
      func makeUIView(context: Context) -> UIView {
        Self.observe(context.coordinator)
        return UIView()
      }
      func updateUIView(_ view: UIView, context: Context) {}
      static func dismantleUIView(_ view: UIView, coordinator: Coordinator) { forget(coordinator) }
      private static func observe(_ coordinator: Coordinator) {
        coordinator.token = NotificationCenter.default.addObserver(forName: .a, object: nil, queue: .main) { _ in }
      }
      private static func forget(_ coordinator: Coordinator) {
        if let token = coordinator.token { NotificationCenter.default.removeObserver(token) }
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator { var token: NSObjectProtocol? }
    }
    """),
  // The wrapped view, or the object that receives the token, may stop it itself.
  .accepted(
    """
    struct Ticker: UIViewRepresentable {
      let pool: TimerPool
      func makeUIView(context: Context) -> TickerView {
        let view = TickerView()
        view.timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }
        let other = Timer(timeInterval: 1, repeats: true) { _ in }
        RunLoop.main.add(other, forMode: .common)
        pool.keep(other)
        return view
      }
      func updateUIView(_ view: TickerView, context: Context) {}
    }
    """),
  // A bag of the project removes its observers when the coordinator is released.
  .accepted(
    """
    struct Ruler: NSViewRepresentable {
      func makeNSView(context: Context) -> NSView {
        let view = NSView()
        context.coordinator.observe(view)
        return view
      }
      func updateNSView(_ view: NSView, context: Context) {}
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator {
        private let tokens = TokenBag()
        func observe(_ view: NSView) {
          tokens.add(
            NotificationCenter.default.addObserver(forName: .moved, object: view, queue: .main) { _ in print("moved") })
        }
      }
    }
    """),
  // The function that stops the work is passed as an argument.
  .accepted(
    """
    struct Listener: UIViewRepresentable {
      func makeUIView(context: Context) -> UILabel {
        context.coordinator.listen()
        return UILabel()
      }
      func updateUIView(_ label: UILabel, context: Context) {}
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator {
        private var tokens: [NSObjectProtocol] = []
        func listen() {
          tokens.append(
            NotificationCenter.default.addObserver(forName: .listen, object: nil, queue: .main) { _ in print("heard") })
        }
        deinit { tokens.forEach(NotificationCenter.default.removeObserver) }
      }
    }
    """),
  // A timer that invalidates itself.
  .accepted(
    """
    struct Countdown: UIViewRepresentable {
      func makeUIView(context: Context) -> UILabel {
        var left = 10
        Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { timer in
          left -= 1
          if left == 0 { timer.invalidate() }
        }
        return UILabel()
      }
      func updateUIView(_ label: UILabel, context: Context) {}
    }
    """),
  // An event monitor, which the coordinator keeps for nothing.
  .flagged(
    """
    struct KeyReader: NSViewRepresentable {
      func makeNSView(context: Context) -> NSView {
        context.coordinator.start()
        return NSView()
      }
      func updateNSView(_ view: NSView, context: Context) {}
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator {
        var monitor: Any?
        func start() {
          monitor = ⟦NSEvent.addLocalMonitorForEvents(matching: .keyDown) { $0 }⟧
        }
      }
    }
    """,
    fixed: """
      struct KeyReader: NSViewRepresentable {
        func makeNSView(context: Context) -> NSView {
          context.coordinator.start()
          return NSView()
        }
        func updateNSView(_ view: NSView, context: Context) {}
        func makeCoordinator() -> Coordinator { Coordinator() }
        final class Coordinator {
          var monitor: Any?
          func start() {
            monitor = NSEvent.addLocalMonitorForEvents(matching: .keyDown) { $0 }
          }
        }

        static func dismantleNSView(_ view: NSView, coordinator: Coordinator) {
          if let monitor = coordinator.monitor {
            NSEvent.removeMonitor(monitor)
          }
        }
      }
      """),
  // Printing the timer or adding it to a run loop doesn't stop it.
  .flagged(
    """
    struct Countdown: UIViewRepresentable {
      let end: Date
      func makeUIView(context: Context) -> UILabel {
        let label = UILabel()
        let timer = ⟦Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in label.text = end.description }⟧
        RunLoop.main.add(timer, forMode: .common)
        print(timer)
        return label
      }
      func updateUIView(_ label: UILabel, context: Context) {}
      static func dismantleUIView(_ label: UILabel, coordinator: ()) {}
    }
    """),
  // The timer stops while the view is shown and paused, but not if the view is removed while it plays.
  .flagged(
    """
    struct Equalizer: NSViewRepresentable {
      let isPlaying: Bool
      func makeNSView(context: Context) -> BarView { BarView() }
      func updateNSView(_ bars: BarView, context: Context) { ⟦bars.setPlaying(isPlaying)⟧ }
    }
    final class BarView: NSView {
      private var timer: Timer?
      func setPlaying(_ isPlaying: Bool) {
        if isPlaying { start() } else { stop() }
      }
      private func start() {
        guard timer == nil else { return }
        timer = Timer.scheduledTimer(withTimeInterval: 0.3, repeats: true) { [weak self] _ in self?.move() }
      }
      private func stop() {
        timer?.invalidate()
        timer = nil
      }
      private func move() {}
    }
    """),
  // The dismantle method stops another timer.
  .flagged(
    """
    struct Reader: UIViewRepresentable {
      let isScrolling: Bool
      func makeUIView(context: Context) -> UITextView { UITextView() }
      func updateUIView(_ text: UITextView, context: Context) {
        context.coordinator.saveRegularly()
        if isScrolling { context.coordinator.scroll(text) } else { context.coordinator.stopScrolling() }
      }
      static func dismantleUIView(_ text: UITextView, coordinator: Coordinator) { coordinator.stopSaving() }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator {
        var saveTimer: Timer?
        var scrollTimer: Timer?
        func saveRegularly() {
          stopSaving()
          saveTimer = Timer.scheduledTimer(withTimeInterval: 5, repeats: true) { _ in print("saved") }
        }
        func stopSaving() { saveTimer?.invalidate() }
        func scroll(_ text: UITextView) {
          stopScrolling()
          scrollTimer = ⟦Timer.scheduledTimer(withTimeInterval: 0.02, repeats: true) { _ in
            text.contentOffset.y += 1
          }⟧
        }
        func stopScrolling() { scrollTimer?.invalidate() }
      }
    }
    """),
  // The represented view stops the timer itself when it leaves its window, or other code does.
  .accepted(
    """
    struct Equalizer: NSViewRepresentable {
      let isPlaying: Bool
      func makeNSView(context: Context) -> BarView { BarView() }
      func updateNSView(_ bars: BarView, context: Context) { bars.setPlaying(isPlaying) }
    }
    final class BarView: NSView {
      private var timer: Timer?
      func setPlaying(_ isPlaying: Bool) {
        stop()
        if isPlaying {
          timer = Timer.scheduledTimer(withTimeInterval: 0.3, repeats: true) { [weak self] _ in self?.move() }
        }
      }
      override func viewWillMove(toWindow window: NSWindow?) {
        super.viewWillMove(toWindow: window)
        if window == nil { stop() }
      }
      private func stop() { timer?.invalidate() }
      private func move() {}
    }
    struct Pulse: UIViewRepresentable {
      let isOn: Bool
      let owner: PulseOwner
      func makeUIView(context: Context) -> PulseView { PulseView() }
      func updateUIView(_ pulse: PulseView, context: Context) {
        owner.pulse = pulse
        pulse.isOn = isOn
      }
    }
    final class PulseView: UIView {
      private var timer: Timer?
      var isOn = false {
        didSet {
          timer?.invalidate()
          if isOn { timer = .scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in self?.beat() } }
        }
      }
      private func beat() {}
    }
    final class PulseOwner {
      weak var pulse: PulseView?
      func hide() { pulse?.isOn = false }
    }
    """),
  // A protocol of the project is in between, so the fix adds no method.
  .flagged(
    """
    protocol LiveLabel: UIViewRepresentable where UIViewType == UILabel {
      var interval: TimeInterval { get }
    }
    struct Clock: LiveLabel {
      let interval: TimeInterval
      func makeUIView(context: Context) -> UILabel {
        let label = UILabel()
        context.coordinator.timer = ⟦Timer.scheduledTimer(withTimeInterval: interval, repeats: true) { _ in }⟧
        return label
      }
      func updateUIView(_ label: UILabel, context: Context) { label.alpha = interval > 1 ? 0.5 : 1 }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator { var timer: Timer? }
    }
    """),
  // One of two timers, which the coordinator keeps.
  .flagged(
    """
    import SwiftUI

    struct ClockView: UIViewRepresentable {
      func makeUIView(context: Context) -> UILabel {
        let label = UILabel()
        let isLarge = UIDevice.current.userInterfaceIdiom == .pad
        let timer =
          isLarge
          ? ⟦Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak label] _ in label?.text = "\\(Date())" }⟧
          : ⟦Timer.scheduledTimer(withTimeInterval: 60, repeats: true) { [weak label] _ in label?.text = "\\(Date())" }⟧
        context.coordinator.timer = timer
        return label
      }
      func updateUIView(_ label: UILabel, context: Context) {}
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator { var timer: Timer? }
    }
    """),
]
