import LintEngine

/// The examples of `missing-dismantle` about further details.
let missingDismantleDetailExamples: [RuleExample] = [
  // A set in the coordinator, and helpers without a result.
  .flagged(
    """
    import SwiftUI

    struct ClockView: UIViewRepresentable {
      func makeUIView(context: Context) -> UILabel {
        let label = UILabel()
        context.coordinator.timers.insert(
          ⟦Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak label] _ in label?.text = "\\(Date())" }⟧)
        startBlinking(label)
        startFading(label)
        return label
      }
      private func startBlinking(_ label: UILabel) {
        ⟦Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { [weak label] _ in label?.isHidden.toggle() }⟧
      }
      private func startFading(_ label: UILabel) {
        switch UIDevice.current.userInterfaceIdiom {
        case .pad: ⟦Timer.scheduledTimer(withTimeInterval: 5, repeats: true) { [weak label] _ in label?.alpha = 0.5 }⟧
        default: break
        }
      }
      func updateUIView(_ label: UILabel, context: Context) {}
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator { var timers: Set<Timer> = [] }
    }
    """),
  // Tokens that a local array collects first.
  .flagged(
    """
    import SwiftUI

    struct ChatView: UIViewRepresentable {
      func makeUIView(context: Context) -> UITextView {
        let view = UITextView()
        var observers: [any NSObjectProtocol] = []
        for name in [UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification] {
          observers.append(
            ⟦NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) { [weak view] _ in
              view?.setNeedsLayout()
            }⟧)
        }
        context.coordinator.observers = observers
        return view
      }
      func updateUIView(_ view: UITextView, context: Context) {}
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator { var observers: [any NSObjectProtocol] = [] }
    }
    """),
  // The view receives its timers and stops them.
  .accepted(
    """
    import SwiftUI

    struct ClockView: UIViewRepresentable {
      func makeUIView(context: Context) -> ClockLabel {
        let label = ClockLabel()
        label.run(with: secondTimer(for: label))
        let timer = Timer.scheduledTimer(withTimeInterval: 60, repeats: true) { [weak label] _ in label?.setNeedsLayout() }
        label.run(with: UIDevice.current.userInterfaceIdiom == .pad ? timer : nil)
        return label
      }
      private func secondTimer(for label: ClockLabel) -> Timer {
        Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak label] _ in label?.setNeedsDisplay() }
      }
      func updateUIView(_ label: ClockLabel, context: Context) {}
    }
    final class ClockLabel: UILabel {
      private var timers: [Timer] = []
      func run(with timer: Timer?) { timer.map { timers.append($0) } }
      override func willMove(toWindow window: UIWindow?) {
        super.willMove(toWindow: window)
        if window == nil { timers.forEach { $0.invalidate() } }
      }
    }
    """),
  // A task with a loop that waits for nothing, and one that only goes through a list.
  .flagged(
    """
    final class Sensor: Sendable { func read() {} }
    struct SensorLabel: UIViewRepresentable {
      let names: [String]
      let sensor: Sensor
      func makeUIView(context: Context) -> UILabel {
        let label = UILabel()
        let sensor = sensor
        context.coordinator.reading = ⟦Task {
          while !Task.isCancelled { sensor.read() }
        }⟧
        return label
      }
      func updateUIView(_ label: UILabel, context: Context) { label.accessibilityLabel = names.first }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator { var reading: Task<Void, Never>? }
    }
    struct NameList: UIViewRepresentable {
      let names: [String]
      func makeUIView(context: Context) -> UILabel {
        let label = UILabel()
        context.coordinator.loading = Task {
          for name in names { print(name) }
        }
        return label
      }
      func updateUIView(_ label: UILabel, context: Context) { label.text = names.first }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator { var loading: Task<Void, Never>? }
    }
    """,
    fixed: """
      final class Sensor: Sendable { func read() {} }
      struct SensorLabel: UIViewRepresentable {
        let names: [String]
        let sensor: Sensor
        func makeUIView(context: Context) -> UILabel {
          let label = UILabel()
          let sensor = sensor
          context.coordinator.reading = Task {
            while !Task.isCancelled { sensor.read() }
          }
          return label
        }
        func updateUIView(_ label: UILabel, context: Context) { label.accessibilityLabel = names.first }
        func makeCoordinator() -> Coordinator { Coordinator() }
        final class Coordinator { var reading: Task<Void, Never>? }

        static func dismantleUIView(_ label: UILabel, coordinator: Coordinator) {
          coordinator.reading?.cancel()
        }
      }
      struct NameList: UIViewRepresentable {
        let names: [String]
        func makeUIView(context: Context) -> UILabel {
          let label = UILabel()
          context.coordinator.loading = Task {
            for name in names { print(name) }
          }
          return label
        }
        func updateUIView(_ label: UILabel, context: Context) { label.text = names.first }
        func makeCoordinator() -> Coordinator { Coordinator() }
        final class Coordinator { var loading: Task<Void, Never>? }
      }
      """),
  // A superclass, a function, and an extension stop the timers.
  .accepted(
    """
    class TimerOwner {
      var timer: Timer?
      deinit { timer?.invalidate() }
    }
    struct Clock: UIViewRepresentable {
      func makeUIView(context: Context) -> UIView {
        context.coordinator.timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in print("tick") }
        return UIView()
      }
      func updateUIView(_ view: UIView, context: Context) {}
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator: TimerOwner {}
    }
    func halt(_ timer: Timer?) { timer?.invalidate() }
    struct Pulse: UIViewRepresentable {
      func makeUIView(context: Context) -> UIView {
        context.coordinator.timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in print("tick") }
        return UIView()
      }
      func updateUIView(_ view: UIView, context: Context) {}
      static func dismantleUIView(_ view: UIView, coordinator: Coordinator) { halt(coordinator.timer) }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator { var timer: Timer? }
    }
    """),
  // Loops that end: by their condition, with the view, or with the file that they read.
  .accepted(
    """
    struct FadeInView: UIViewRepresentable {
      let log: URL
      func makeUIView(context: Context) -> UILabel {
        let label = UILabel()
        Task {
          var step = 0
          while step < 10 {
            step += 1
            label.alpha = CGFloat(step) / 10
            try? await Task.sleep(for: .milliseconds(50))
          }
        }
        Task { [weak label] in
          while true {
            guard let label else { return }
            label.isHidden.toggle()
            try? await Task.sleep(for: .seconds(1))
          }
        }
        Task { for try await line in log.lines { label.text = line } }
        return label
      }
      func updateUIView(_ label: UILabel, context: Context) {}
    }
    """),
  // Only the end of the task ends the loop, however the code notices it.
  .flagged(
    """
    struct PulseView: UIViewRepresentable {
      func makeUIView(context: Context) -> UIView {
        let view = UIView()
        ⟦Task {
          repeat {
            view.isHidden.toggle()
            do { try await Task.sleep(for: .seconds(1)) } catch { return }
          } while true
        }⟧
        ⟦Task {
          while true {
            if Task.isCancelled { break }
            for step in 0..<10 {
              if step == 5 { break }
              view.alpha = CGFloat(step) / 10
            }
            await Task.yield()
          }
        }⟧
        return view
      }
      func updateUIView(_ view: UIView, context: Context) {}
    }
    """),
  // The target of a display link stops it when its weak reference has become nil.
  .accepted(
    """
    struct MeterView: UIViewRepresentable {
      func makeUIView(context: Context) -> UIView {
        let proxy = LinkProxy(context.coordinator)
        let link = CADisplayLink(target: proxy, selector: #selector(LinkProxy.step(_:)))
        link.add(to: .main, forMode: .common)
        return UIView()
      }
      func updateUIView(_ view: UIView, context: Context) {}
      func makeCoordinator() -> Coordinator { Coordinator() }
      @MainActor final class Coordinator { func step() {} }
    }
    @MainActor final class LinkProxy: NSObject {
      private weak var coordinator: MeterView.Coordinator?
      init(_ coordinator: MeterView.Coordinator) { self.coordinator = coordinator }
      @objc func step(_ link: CADisplayLink) {
        guard let coordinator else { return link.invalidate() }
        coordinator.step()
      }
    }
    """),
  // The coordinator stops the timer that the view returns.
  .accepted(
    """
    struct RadarScreen: UIViewRepresentable {
      let interval: Double
      func makeUIView(context: Context) -> RadarView { RadarView() }
      func updateUIView(_ view: RadarView, context: Context) { context.coordinator.sweep = view.start(every: interval) }
      static func dismantleUIView(_ view: RadarView, coordinator: Coordinator) { coordinator.sweep?.invalidate() }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator {
        var sweep: Timer?
      }
    }
    final class RadarView: UIView {
      private var timer: Timer?
      func start(every interval: Double) -> Timer? {
        timer?.invalidate()
        timer = Timer.scheduledTimer(withTimeInterval: interval, repeats: true) { [weak self] _ in self?.setNeedsDisplay() }
        return timer
      }
    }
    """),
]
