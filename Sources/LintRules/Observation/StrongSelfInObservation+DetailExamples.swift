import LintEngine

/// The examples of `strong-self-in-observation` about further details.
let strongSelfInObservationDetailExamples: [RuleExample] = [
  // Another object ends the subscription that it receives, and a local keeps one until the method returns.
  .accepted(
    """
    import Combine
    import SwiftUI

    final class GaugeModel: ObservableObject {
      @Published var level = 0
      @Published var shown = 0
      private var subscriptions: Set<AnyCancellable> = []
      private let recording: Recording
      init(recording: Recording) { self.recording = recording }
      func record() { recording.begin(with: $level.sink { self.shown = $0 }) }
      func show(_ value: Int, isShort: Bool) {
        if isShort {
          let subscription = $level.sink { self.shown = $0 }
          self.level = value
          subscription.cancel()
        } else {
          let subscription = $level.sink { [weak self] in self?.shown = $0 }
          subscriptions.insert(subscription)
        }
      }
    }
    final class Recording {
      private var subscription: AnyCancellable?
      func begin(with subscription: AnyCancellable) { self.subscription = subscription }
      func finish() { subscription = nil }
    }
    struct GaugeScreen: View {
      @ObservedObject var model: GaugeModel
      let recording: Recording
      var body: some View {
        Text("\\(model.shown)").onTapGesture { model.record() }.onDisappear { recording.finish() }
      }
    }
    """),
  // A publisher that a throwing method returns.
  .flagged(
    """
    import Combine
    import SwiftUI

    struct GaugeError: Error {}
    final class GaugeModel: ObservableObject {
      @Published var level = 0
      @Published var shown = 0
      private let isConnected = true
      private var subscription: AnyCancellable?
      init() throws { subscription = try levels().sink ⟦{ self.shown = $0 }⟧ }
      private func levels() throws -> Published<Int>.Publisher {
        guard isConnected else { throw GaugeError() }
        return $level
      }
    }
    struct GaugeScreen: View {
      @ObservedObject var model: GaugeModel
      var body: some View { Text("\\(model.shown)") }
    }
    """,
    fixed: """
      import Combine
      import SwiftUI

      struct GaugeError: Error {}
      final class GaugeModel: ObservableObject {
        @Published var level = 0
        @Published var shown = 0
        private let isConnected = true
        private var subscription: AnyCancellable?
        init() throws { subscription = try levels().sink { [weak self] in self?.shown = $0 } }
        private func levels() throws -> Published<Int>.Publisher {
          guard isConnected else { throw GaugeError() }
          return $level
        }
      }
      struct GaugeScreen: View {
        @ObservedObject var model: GaugeModel
        var body: some View { Text("\\(model.shown)") }
      }
      """),
  // One of two subscriptions, which the model keeps either way.
  .flagged(
    """
    import Combine
    import SwiftUI

    final class GaugeModel: ObservableObject {
      @Published var level = 0
      @Published var peak = 0
      @Published var shown = 0
      private let showsPeak: Bool
      private var subscriptions: Set<AnyCancellable> = []
      init(showsPeak: Bool) {
        self.showsPeak = showsPeak
        let subscription = showsPeak ? $peak.sink ⟦{ self.shown = $0 }⟧ : $level.sink ⟦{ self.shown = $0 }⟧
        subscriptions.insert(subscription)
      }
    }
    struct GaugeScreen: View {
      @ObservedObject var model: GaugeModel
      var body: some View { Text("\\(model.shown)") }
    }
    """,
    fixed: """
      import Combine
      import SwiftUI

      final class GaugeModel: ObservableObject {
        @Published var level = 0
        @Published var peak = 0
        @Published var shown = 0
        private let showsPeak: Bool
        private var subscriptions: Set<AnyCancellable> = []
        init(showsPeak: Bool) {
          self.showsPeak = showsPeak
          let subscription = showsPeak ? $peak.sink { [weak self] in self?.shown = $0 } : $level.sink { [weak self] in self?.shown = $0 }
          subscriptions.insert(subscription)
        }
      }
      struct GaugeScreen: View {
        @ObservedObject var model: GaugeModel
        var body: some View { Text("\\(model.shown)") }
      }
      """),
  // Another object keeps the token and removes the observer.
  .accepted(
    """
    import SwiftUI

    enum BackupNotification {
      static func observeStart(_ body: @escaping () -> Void) -> NSObjectProtocol {
        NotificationCenter.default.addObserver(forName: .backup, object: nil, queue: .main) { _ in body() }
      }
    }
    final class BackupTokens {
      private var tokens: [NSObjectProtocol] = []
      func add(_ token: NSObjectProtocol) { tokens.append(token) }
      func removeAll() {
        tokens.forEach { NotificationCenter.default.removeObserver($0) }
        tokens = []
      }
    }
    final class BackupModel: NSObject, ObservableObject {
      @Published var isRunning = false
      init(tokens: BackupTokens) {
        super.init()
        tokens.add(BackupNotification.observeStart { self.isRunning = true })
        NotificationCenter.default.addObserver(
          self, selector: #selector(finish), name: .backup, object: nil)
      }
      @objc private func finish() { isRunning = false }
      deinit { NotificationCenter.default.removeObserver(self) }
    }
    """),
  // The target of the timer is a class.
  .accepted(
    """
    import SwiftUI

    final class ClockModel: NSObject, ObservableObject {
      @Published var seconds = 0
      private var timer: Timer?
      override init() {
        super.init()
        timer = Timer.scheduledTimer(
          timeInterval: 1, target: Clock.self, selector: #selector(Clock.tick), userInfo: nil, repeats: true)
      }
    }
    final class Clock: NSObject {
      @objc static func tick() {}
    }
    struct ClockScreen: View {
      @StateObject private var model = ClockModel()
      var body: some View { Text("\\(model.seconds)") }
    }
    """),
  // The tracking closure is a method of a view, which doesn't say whose model changes.
  .flagged(
    """
    import Observation
    import UIKit

    @Observable final class ChartModel { var values: [Double] = [] }
    final class ChartView: UIView {
      let model: ChartModel
      init(model: ChartModel) {
        self.model = model
        super.init(frame: .zero)
      }
      required init?(coder: NSCoder) { fatalError() }
      func plot() { print(model.values) }
    }
    final class ChartController: UIViewController {
      private let chart = ChartView(model: ChartModel())
      override func viewDidLoad() {
        super.viewDidLoad()
        track()
      }
      private func track() {
        withObservationTracking(chart.plot, onChange: ⟦{ DispatchQueue.main.async { self.track() } }⟧)
      }
    }
    """),
  // A helper whose model another object keeps.
  .accepted(
    """
    import Observation
    import SwiftUI

    @Observable final class Track { var title = "" }
    @MainActor final class PlayerScreen {
      let track = Track()
      private var updater: TitleUpdater?
      init() { updater = TitleUpdater(self) }
    }
    @MainActor final class TitleUpdater {
      private unowned let screen: PlayerScreen
      private unowned let track: Track
      init(_ screen: PlayerScreen) {
        self.screen = screen
        track = screen.track
      }
      func start() {
        withObservationTracking { print(screen.track.title) } onChange: { Task { @MainActor in self.start() } }
        withObservationTracking { print(track.title) } onChange: { Task { @MainActor in self.start() } }
      }
    }
    """),
  // An object that keeps the view may show it only once, although it is itself created for a sheet.
  .flagged(
    """
    import Combine
    import SwiftUI

    @MainActor final class ReaderPages {
      private let feed = Feed()
      lazy var start = FeedList(feed: feed)
    }
    struct ReaderPage: View {
      @State private var isShown = false
      let start: (ReaderPages) -> AnyView
      var body: some View {
        Button("Feed") { isShown = true }
          .sheet(isPresented: $isShown) { start(ReaderPages()) }
      }
    }
    struct FeedList: View {
      let feed: Feed
      @State private var subscriptions: Set<AnyCancellable> = []
      @State private var count = 0
      var body: some View { Text("\\(count)").onAppear(perform: observe) }
      private func observe() {
        feed.$items.sink ⟦{ items in count = items.count }⟧.store(in: &subscriptions)
      }
    }
    final class Feed: ObservableObject {
      @Published var items: [String] = []
    }
    """),
  // Nothing that other code calls with the name is the method that ends the subscription, which only calls itself again.
  .flagged(
    """
    import Combine
    import SwiftUI

    final class ChargeModel: ObservableObject {
      @Published var level = 0
      @Published var isFull = false
      private var subscription: AnyCancellable?
      private let schedule = ChargeSchedule()
      init() { subscription = $level.sink ⟦{ self.isFull = $0 == 100 }⟧ }
      @MainActor @discardableResult func stop() -> Bool {
        guard level > 0 else {
          DispatchQueue.main.async { self.stop() }
          return false
        }
        subscription?.cancel()
        return true
      }
      func plan() -> String {
        let limits = (start: 0, stop: 100)
        if let stop = schedule.stop { return "\\(stop)" }
        let stop = limits.stop
        return "\\(stop)"
      }
    }
    final class ChargeSchedule { var stop: Date? }
    final class BrewTimer {
      static func stop() {}
      func stop() {}
    }
    final class ChargePool<Cell> { func stop() {} }
    private func stop(_ timer: BrewTimer?) { timer?.stop() }
    private func stop(_ pool: ChargePool<Int>) { pool.stop() }
    private func stopAll(_ timer: BrewTimer?, _ pool: ChargePool<Int>) {
      stop(timer)
      stop(pool)
    }
    struct ChargeScreen: View {
      @StateObject private var model = ChargeModel()
      private let timer: BrewTimer? = BrewTimer()
      let stop: (() -> Void)?
      var body: some View {
        Text("\\(model.level)").onAppear { stopAll(timer, ChargePool()) }.onTapGesture {
          BrewTimer.stop()
          if let stop { stop() }
        }
      }
    }
    """,
    fixed: """
      import Combine
      import SwiftUI

      final class ChargeModel: ObservableObject {
        @Published var level = 0
        @Published var isFull = false
        private var subscription: AnyCancellable?
        private let schedule = ChargeSchedule()
        init() { subscription = $level.sink { [weak self] in self?.isFull = $0 == 100 } }
        @MainActor @discardableResult func stop() -> Bool {
          guard level > 0 else {
            DispatchQueue.main.async { self.stop() }
            return false
          }
          subscription?.cancel()
          return true
        }
        func plan() -> String {
          let limits = (start: 0, stop: 100)
          if let stop = schedule.stop { return "\\(stop)" }
          let stop = limits.stop
          return "\\(stop)"
        }
      }
      final class ChargeSchedule { var stop: Date? }
      final class BrewTimer {
        static func stop() {}
        func stop() {}
      }
      final class ChargePool<Cell> { func stop() {} }
      private func stop(_ timer: BrewTimer?) { timer?.stop() }
      private func stop(_ pool: ChargePool<Int>) { pool.stop() }
      private func stopAll(_ timer: BrewTimer?, _ pool: ChargePool<Int>) {
        stop(timer)
        stop(pool)
      }
      struct ChargeScreen: View {
        @StateObject private var model = ChargeModel()
        private let timer: BrewTimer? = BrewTimer()
        let stop: (() -> Void)?
        var body: some View {
          Text("\\(model.level)").onAppear { stopAll(timer, ChargePool()) }.onTapGesture {
            BrewTimer.stop()
            if let stop { stop() }
          }
        }
      }
      """),
  // Other functions of the class, and types with the same function that don't adopt the protocol.
  .flagged(
    """
    import Combine
    import SwiftUI

    protocol StepCounting { func steps() -> AnyPublisher<Int, Never> }
    final class StepMeter: StepCounting {
      @Published private var count = 0
      func steps() -> AnyPublisher<Int, Never> { $count.removeDuplicates().eraseToAnyPublisher() }
      func steps(of day: Date) -> AnyPublisher<Int, Never> { Just(day.hashValue).eraseToAnyPublisher() }
      func firstSteps() -> AnyPublisher<Int, Never> { steps().prefix(10).eraseToAnyPublisher() }
    }
    struct DayRecord {
      let total: Int
      func steps() -> AnyPublisher<Int, Never> { Just(total).eraseToAnyPublisher() }
    }
    actor StepCache {
      let total = 0
      nonisolated func steps() -> AnyPublisher<Int, Never> { Just(total).eraseToAnyPublisher() }
    }
    final class StepsModel: ObservableObject {
      @Published var steps = 0
      private var subscriptions: Set<AnyCancellable> = []
      init(counter: StepCounting) {
        counter.steps().assign(to: \\.steps, on: ⟦self⟧).store(in: &subscriptions)
      }
    }
    struct StepsScreen: View {
      @StateObject private var model = StepsModel(counter: StepMeter())
      var body: some View { Text("\\(model.steps)") }
    }
    """),
]
