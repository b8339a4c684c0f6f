import LintEngine

/// The examples of `missing-dismantle` about what receives a timer, a task, or a token.
let missingDismantleKeeperExamples: [RuleExample] = [
  // The view, another object, and a variable outside of the functions receive timers.
  .accepted(
    """
    import SwiftUI

    @MainActor var beat: Timer?
    struct ClockView: UIViewRepresentable {
      let intervals: [Double]
      func makeUIView(context: Context) -> ClockLabel {
        let label = ClockLabel()
        label.timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak label] _ in label?.tick() }
        let slow = Timer.scheduledTimer(withTimeInterval: 60, repeats: true) { [weak label] _ in label?.tick() }
        label.slowTimer = slow
        label.others = intervals.map { interval in
          Timer.scheduledTimer(withTimeInterval: interval, repeats: true) { [weak label] _ in label?.tick() }
        }
        let box = TimerBox()
        box.timer = Timer.scheduledTimer(withTimeInterval: 5, repeats: true) { [weak label] _ in label?.tick() }
        label.box = box
        beat = Timer.scheduledTimer(withTimeInterval: 2, repeats: true) { _ in print("beat") }
        return label
      }
      func updateUIView(_ label: ClockLabel, context: Context) { label.isHidden = intervals.isEmpty }
    }
    final class TimerBox {
      var timer: Timer?
      deinit { timer?.invalidate() }
    }
    final class ClockLabel: UILabel {
      var timer: Timer?
      var slowTimer: Timer?
      var others: [Timer] = []
      var box: TimerBox?
      func tick() {}
      override func willMove(toWindow window: UIWindow?) {
        super.willMove(toWindow: window)
        if window == nil { ([timer, slowTimer].compactMap { $0 } + others).forEach { $0.invalidate() } }
      }
    }
    """),
  // A collection of another module cancels its tasks.
  .accepted(
    """
    import SwiftUI
    import TaskBag

    struct FeedLabel: UIViewRepresentable {
      let messages: AsyncStream<String>
      func makeUIView(context: Context) -> UILabel {
        let label = UILabel()
        let messages = messages
        Task {
          for await message in messages { label.text = message }
        }
        .store(in: &context.coordinator.tasks)
        let counting = Task {
          for await message in messages { print(message.count) }
        }
        counting.store(in: &context.coordinator.tasks)
        return label
      }
      func updateUIView(_ label: UILabel, context: Context) {}
      func makeCoordinator() -> Coordinator { Coordinator() }
      @MainActor final class Coordinator { var tasks = TaskBag() }
    }
    """),
  // The coordinator gets the token, which isn't optional there.
  .flagged(
    """
    import SwiftUI

    struct KeyCatcher: NSViewRepresentable {
      func makeNSView(context: Context) -> NSView {
        context.coordinator.monitor = ⟦NSEvent.addLocalMonitorForEvents(matching: .keyDown) { event in
          print(event)
          return event
        }⟧!
        return NSView()
      }
      func updateNSView(_ view: NSView, context: Context) {}
      static func dismantleNSView(_ view: NSView, coordinator: Coordinator) { print("closed") }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator { var monitor: Any? }
    }
    """),
  // Methods that call each other, and that only the update method calls.
  .flagged(
    """
    import SwiftUI

    struct Clock: UIViewRepresentable {
      let isRunning: Bool
      let isSlow: Bool
      func makeCoordinator() -> Coordinator { Coordinator() }
      func makeUIView(context: Context) -> UILabel { UILabel() }
      func updateUIView(_ label: UILabel, context: Context) { start(context.coordinator) }
      private func start(_ clock: Coordinator) {
        if !isRunning { return stop(clock) }
        if clock.timer != nil { restart(clock) }
        clock.timer = ⟦Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in print("tick") }⟧
      }
      private func stop(_ clock: Coordinator) {
        if isSlow { restart(clock) }
        clock.timer?.invalidate()
      }
      private func restart(_ clock: Coordinator) {
        stop(clock)
        start(clock)
      }
      final class Coordinator { var timer: Timer? }
    }
    """),
  // The declaration of the link names its type.
  .flagged(
    """
    struct PulseView: UIViewRepresentable {
      func makeUIView(context: Context) -> UIView { UIView() }
      func updateUIView(_ view: UIView, context: Context) {}
      func makeCoordinator() -> Coordinator { Coordinator() }
      @MainActor final class Coordinator: NSObject {
        override init() {
          super.init()
          let link: CADisplayLink = ⟦.init(target: self, selector: #selector(tick))⟧
          link.add(to: .main, forMode: .common)
        }
        @objc private func tick() {}
      }
    }
    """),
  // Another timer is unwrapped and stopped.
  .flagged(
    """
    struct Prompter: UIViewRepresentable {
      let isRolling: Bool
      func makeUIView(context: Context) -> UITextView { UITextView() }
      func updateUIView(_ text: UITextView, context: Context) {
        if isRolling { context.coordinator.roll(text) } else { context.coordinator.pause() }
      }
      static func dismantleUIView(_ text: UITextView, coordinator: Coordinator) { coordinator.stopSaving() }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator {
        var saveTimer: Timer?
        var rollTimer: Timer?
        func roll(_ text: UITextView) {
          pause()
          rollTimer = ⟦Timer.scheduledTimer(withTimeInterval: 0.02, repeats: true) { _ in text.contentOffset.y += 1 }⟧
        }
        func pause() {
          if let rolling = rollTimer { rolling.invalidate() }
        }
        func stopSaving() {
          if let saving = saveTimer { saving.invalidate() }
        }
      }
    }
    """),
  // The view starts a timer that no code stops.
  .flagged(
    """
    struct FocusFrame: UIViewRepresentable {
      func makeUIView(context: Context) -> FocusView {
        let view = FocusView()
        ⟦view.startTimer()⟧
        return view
      }
      func updateUIView(_ view: FocusView, context: Context) {}
    }
    final class FocusView: UIView {
      private var timer: Timer?
      func startTimer() {
        timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { [weak self] _ in self?.setNeedsDisplay() }
      }
    }
    """),
  // Another object stops the timer, or its closure does, and `strong-self-in-observation` reports what keeps the view.
  .accepted(
    """
    struct FocusFrame: UIViewRepresentable {
      func makeUIView(context: Context) -> FocusView {
        let view = FocusView()
        view.startTimer()
        view.startOwnTimer()
        view.startStrongTimer()
        return view
      }
      func updateUIView(_ view: FocusView, context: Context) {}
    }
    final class FocusView: UIView {
      var timer: Timer?
      private var strongTimer: Timer?
      private var ownTimer: Timer?
      func startTimer() {
        timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { [weak self] _ in self?.setNeedsDisplay() }
      }
      func startStrongTimer() {
        strongTimer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { _ in self.setNeedsDisplay() }
      }
      func startOwnTimer() {
        ownTimer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { [weak self] timer in
          guard let self else { return timer.invalidate() }
          setNeedsDisplay()
        }
      }
    }
    final class FocusKeeper {
      func end(_ view: FocusView) { view.timer?.invalidate() }
    }
    """),
  // The initializer of the view starts it.
  .flagged(
    """
    struct FocusFrame: UIViewRepresentable {
      func makeUIView(context: Context) -> FocusView {
        let view = ⟦FocusView()⟧
        Timer.scheduledTimer(withTimeInterval: 3, repeats: false) { _ in view.isOpaque = false }
        return view
      }
      func updateUIView(_ view: FocusView, context: Context) {}
    }
    final class FocusView: UIView {
      private var timer: Timer?
      override init(frame: CGRect) {
        super.init(frame: frame)
        startTimer()
      }
      required init?(coder: NSCoder) { nil }
      private func startTimer() {
        timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { [weak self] _ in self?.setNeedsDisplay() }
      }
    }
    """),
  // The deinitializer stops what the initializer starts, another view isn't the one that is shown, and it's uncertain
  // which initializer runs.
  .accepted(
    """
    struct FocusFrame: UIViewRepresentable {
      func makeUIView(context: Context) -> FocusView {
        let view = FocusView()
        view.cursor = ScanCursor()
        Timer.scheduledTimer(withTimeInterval: 3, repeats: false) { _ in view.isOpaque = false }
        return view
      }
      func updateUIView(_ view: FocusView, context: Context) {}
    }
    final class FocusView: UIView {
      private var timer: Timer?
      var cursor: ScanCursor?
      override init(frame: CGRect) {
        super.init(frame: frame)
        timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { [weak self] _ in self?.setNeedsDisplay() }
      }
      required init?(coder: NSCoder) { nil }
      deinit { timer?.invalidate() }
    }
    final class ScanCursor: UIView {
      private var timer: Timer?
      override init(frame: CGRect) {
        super.init(frame: frame)
        timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { [weak self] _ in self?.setNeedsDisplay() }
      }
      required init?(coder: NSCoder) { nil }
    }
    struct CursorFrame: UIViewRepresentable {
      func makeUIView(context: Context) -> BlinkingCursor {
        let cursor = BlinkingCursor(isBlinking: false)
        Timer.scheduledTimer(withTimeInterval: 3, repeats: false) { _ in cursor.isHidden = true }
        return cursor
      }
      func updateUIView(_ view: BlinkingCursor, context: Context) {}
    }
    final class BlinkingCursor: UIView {
      private var timer: Timer?
      init(isBlinking: Bool) { super.init(frame: .zero) }
      override init(frame: CGRect) {
        super.init(frame: frame)
        timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { [weak self] _ in self?.setNeedsDisplay() }
      }
      required init?(coder: NSCoder) { nil }
    }
    """),
]
