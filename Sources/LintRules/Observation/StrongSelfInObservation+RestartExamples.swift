import LintEngine

/// The examples of `strong-self-in-observation` about timers that start again.
let strongSelfRestartExamples: [RuleExample] = [
  // A new timer follows the one that ends, which the code unwraps.
  .flagged(
    """
    import SwiftUI

    @MainActor final class LapModel: ObservableObject {
      @Published var laps = 0
      private var timer: Timer?
      func restart() {
        if let timer { timer.invalidate() }
        start()
      }
      private func start() {
        do {
          timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) ⟦{ _ in
            Task { @MainActor in self.laps += 1 }
          }⟧
        }
      }
    }
    struct LapScreen: View {
      @StateObject private var model = LapModel()
      var body: some View { Button("\\(model.laps)") { model.restart() } }
    }
    """,
    fixed: """
      import SwiftUI

      @MainActor final class LapModel: ObservableObject {
        @Published var laps = 0
        private var timer: Timer?
        func restart() {
          if let timer { timer.invalidate() }
          start()
        }
        private func start() {
          do {
            timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
              guard let self else { return }
              Task { @MainActor in self.laps += 1 }
            }
          }
        }
      }
      struct LapScreen: View {
        @StateObject private var model = LapModel()
        var body: some View { Button("\\(model.laps)") { model.restart() } }
      }
      """),
  // The methods that end it call each other, and only `deinit` calls one of them.
  .flagged(
    """
    import SwiftUI

    final class CountdownModel: ObservableObject, @unchecked Sendable {
      @Published var seconds = 60
      @Published var isShown = false
      private var timer: Timer?
      func start() {
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) ⟦{ _ in self.seconds -= 1 }⟧
      }
      private func stop() {
        timer?.invalidate()
        if isShown { hide() }
      }
      private func hide() {
        isShown = false
        stop()
      }
      deinit { hide() }
    }
    struct CountdownScreen: View {
      @StateObject private var model = CountdownModel()
      var body: some View { Text("\\(model.seconds)").onAppear { model.start() } }
    }
    """,
    fixed: """
      import SwiftUI

      final class CountdownModel: ObservableObject, @unchecked Sendable {
        @Published var seconds = 60
        @Published var isShown = false
        private var timer: Timer?
        func start() {
          timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in self?.seconds -= 1 }
        }
        private func stop() {
          timer?.invalidate()
          if isShown { hide() }
        }
        private func hide() {
          isShown = false
          stop()
        }
        deinit { hide() }
      }
      struct CountdownScreen: View {
        @StateObject private var model = CountdownModel()
        var body: some View { Text("\\(model.seconds)").onAppear { model.start() } }
      }
      """),
  // The closure that ends the earlier timer has run before the new one starts.
  .flagged(
    """
    import SwiftUI

    @MainActor final class LapModel: ObservableObject {
      @Published var laps = 0
      private var timer: Timer?
      func restart() {
        withAnimation {
          laps = 0
          timer?.invalidate()
        }
        start()
      }
      private func start() {
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) ⟦{ _ in
          Task { @MainActor in self.laps += 1 }
        }⟧
      }
    }
    struct LapScreen: View {
      @StateObject private var model = LapModel()
      var body: some View { Button("\\(model.laps)") { model.restart() } }
    }
    """,
    fixed: """
      import SwiftUI

      @MainActor final class LapModel: ObservableObject {
        @Published var laps = 0
        private var timer: Timer?
        func restart() {
          withAnimation {
            laps = 0
            timer?.invalidate()
          }
          start()
        }
        private func start() {
          timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
            guard let self else { return }
            Task { @MainActor in self.laps += 1 }
          }
        }
      }
      struct LapScreen: View {
        @StateObject private var model = LapModel()
        var body: some View { Button("\\(model.laps)") { model.restart() } }
      }
      """),
  // A notification, a button, or a later time ends it.
  .accepted(
    """
    import SwiftUI
    import UIKit

    final class CountdownModel: NSObject, ObservableObject {
      @Published var seconds = 60
      private var timer: Timer?
      func start() {
        NotificationCenter.default.addObserver(
          self, selector: #selector(stop), name: UIApplication.didEnterBackgroundNotification, object: nil)
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.seconds -= 1 }
      }
      @objc private func stop() { timer?.invalidate() }
    }
    final class LapModel: ObservableObject {
      @Published var laps = 0
      private var timer: Timer?
      func start(with button: LapButton) {
        button.onStop = stop
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.laps += 1 }
      }
      private func stop() { timer?.invalidate() }
    }
    final class LapButton: UIButton {
      var onStop: () -> Void = {}
    }
    final class QuizModel: ObservableObject {
      @Published var seconds = 0
      private var timer: Timer?
      init(limit: TimeInterval) {
        start()
        DispatchQueue.main.asyncAfter(deadline: .now() + limit) { self.timer?.invalidate() }
      }
      private func start() {
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.seconds += 1 }
      }
    }
    struct QuizScreen: View {
      @StateObject private var countdown = CountdownModel()
      @StateObject private var laps = LapModel()
      @StateObject private var quiz = QuizModel(limit: 60)
      let button: LapButton
      var body: some View {
        Text("\\(countdown.seconds), \\(laps.laps), \\(quiz.seconds)").onAppear {
          countdown.start()
          laps.start(with: button)
        }
      }
    }
    """),
  // What ends it may not be followed by a new one.
  .accepted(
    """
    import SwiftUI

    final class RunModel: ObservableObject {
      @Published var seconds = 0
      @Published var isOn = false
      private var timer: Timer?
      func reset() {
        timer?.invalidate()
        restart()
      }
      private func restart() {
        guard isOn else { return }
        start()
      }
      private func start() {
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.seconds += 1 }
      }
    }
    final class LapModel: ObservableObject {
      @Published var laps = 0
      @Published var isOn = false
      private var timer: Timer?
      func toggle() {
        isOn ? stop() : start()
        isOn.toggle()
      }
      private func stop() { timer?.invalidate() }
      private func start() {
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.laps += 1 }
      }
    }
    @MainActor final class PollModel: ObservableObject {
      @Published var polls = 0
      private var timer: Timer?
      func start() {
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
          Task { @MainActor in self.polls += 1 }
        }
      }
      func pollWithoutTimer() async {
        timer?.invalidate()
        await poll()
      }
      private func poll() async {
        await load()
        await poll()
      }
      private func load() async { polls += 1 }
    }
    struct RunScreen: View {
      @StateObject private var run = RunModel()
      @StateObject private var laps = LapModel()
      @StateObject private var polls = PollModel()
      var body: some View {
        Button("\\(run.seconds), \\(laps.laps), \\(polls.polls)") {
          run.reset()
          laps.toggle()
        }
        .onAppear { polls.start() }
        .task { await polls.pollWithoutTimer() }
      }
    }
    """),
  // The closure reads a property that starts the observation when it is set.
  .accepted(
    """
    import Observation
    import UIKit

    @Observable final class Player {
      static let shared = Player()
      var title = ""
    }
    final class TitleController: UIViewController {
      var isPaused = false {
        didSet { if !isPaused { track() } }
      }
      override func viewDidLoad() {
        super.viewDidLoad()
        track()
      }
      private func track() {
        withObservationTracking { title = Player.shared.title } onChange: {
          DispatchQueue.main.async { if !self.isPaused { self.view.setNeedsLayout() } }
        }
      }
    }
    """),
  // What leaves the closure, or a function in it, doesn't leave the code that starts it again.
  .flagged(
    """
    import SwiftUI

    final class SyncModel: ObservableObject {
      @Published var changes = 0
      private var task: Task<Void, Never>?
      deinit { task?.cancel() }
      func follow() {
        task?.cancel()
        func log(_ change: Int) {
          if change == 0 { return }
          print("change \\(change)")
        }
        task = Task ⟦{ [weak self] in
          guard let self else { return }
          for await _ in NotificationCenter.default.notifications(named: .NSCalendarDayChanged) {
            changes += 1
            log(changes)
          }
        }⟧
      }
    }
    """),
]
