import LintEngine

/// The examples of `strong-self-in-observation` with methods, restarted timers, and objects that may be missing.
let strongSelfInMethodExamples: [RuleExample] = [
  // A method that isn't called keeps its object, as a closure does.
  .flagged(
    """
    import Combine
    import SwiftUI

    final class DraftModel: ObservableObject {
      @Published var text = ""
      private var bag: Set<AnyCancellable> = []
      private var observer: Any?
      init() {
        $text.sink(receiveValue: ⟦save⟧).store(in: &bag)
        observer = NotificationCenter.default.addObserver(
          forName: .draftDidClose, object: nil, queue: .main, using: ⟦self.close⟧)
      }
      private func save(_ text: String) {}
      private func close(_ message: Notification) {}
      deinit { NotificationCenter.default.removeObserver(observer as Any) }
    }
    """),
  // The methods of another object, and a closure in a local.
  .accepted(
    """
    import Combine
    import SwiftUI

    final class DraftModel: ObservableObject {
      @Published var text = ""
      private let log = DraftLog()
      private var bag: Set<AnyCancellable> = []
      init() {
        let save: (String) -> Void = { [weak self] in self?.keep($0) }
        $text.sink(receiveValue: save).store(in: &bag)
        $text.sink(receiveValue: log.append).store(in: &bag)
      }
      private func keep(_ text: String) {}
    }
    final class DraftLog {
      func append(_ text: String) {}
    }
    """),
  // Each end of the timer is followed by a new start.
  .flagged(
    """
    import SwiftUI

    final class SlideModel: NSObject, ObservableObject {
      @Published var index = 0
      private var timer: Timer?
      func back() {
        guard index > 0 else { return }
        timer?.invalidate()
        index -= 1
        start()
      }
      func start() {
        timer = Timer.scheduledTimer(
          timeInterval: 5, target: ⟦self⟧, selector: #selector(next), userInfo: nil, repeats: true)
      }
      @objc private func next() { index += 1 }
      deinit { timer?.invalidate() }
    }
    struct Slides: View {
      @StateObject private var model = SlideModel()
      var body: some View { Button("Back") { model.back() } }
    }
    """),
  // It may stay off.
  .accepted(
    """
    import SwiftUI

    final class SlideModel: NSObject, ObservableObject {
      @Published var index = 0
      private var timer: Timer?
      func back() {
        timer?.invalidate()
        guard index > 0 else { return }
        start()
      }
      func start() {
        timer = Timer.scheduledTimer(
          timeInterval: 5, target: self, selector: #selector(next), userInfo: nil, repeats: true)
      }
      @objc private func next() { index += 1 }
    }
    struct Slides: View {
      @StateObject private var model = SlideModel()
      var body: some View { Button("Back") { model.back() } }
    }
    """),
  // A model keeps a helper whose initializer may fail.
  .flagged(
    """
    import Combine
    import SwiftUI

    final class SpeechModel: ObservableObject {
      @Published var isSpeaking = false
      private let announcer: Announcer
      init?(text: String, status: SpeechStatus) {
        guard let announcer = Announcer(text: text, status: status) else { return nil }
        self.announcer = announcer
      }
    }
    final class Announcer {
      private var finished: AnyCancellable?
      init?(text: String, status: SpeechStatus) {
        if text.isEmpty { return nil }
        finished = status.$isDone.sink ⟦{ _ in self.next() }⟧
      }
      private func next() {}
    }
    final class SpeechStatus: ObservableObject {
      @Published var isDone = false
    }
    """,
    fixed: """
      import Combine
      import SwiftUI

      final class SpeechModel: ObservableObject {
        @Published var isSpeaking = false
        private let announcer: Announcer
        init?(text: String, status: SpeechStatus) {
          guard let announcer = Announcer(text: text, status: status) else { return nil }
          self.announcer = announcer
        }
      }
      final class Announcer {
        private var finished: AnyCancellable?
        init?(text: String, status: SpeechStatus) {
          if text.isEmpty { return nil }
          finished = status.$isDone.sink { [weak self] _ in self?.next() }
        }
        private func next() {}
      }
      final class SpeechStatus: ObservableObject {
        @Published var isDone = false
      }
      """),
  // A method of the project empties the property.
  .accepted(
    """
    import Combine
    import SwiftUI

    typealias Subscriptions = Set<AnyCancellable>
    extension Subscriptions {
      mutating func end() {
        forEach { $0.cancel() }
        self = []
      }
    }
    final class Jobs {
      private var running: [AnyCancellable] = []
      func keep(_ job: AnyCancellable) { running.append(job) }
      func end() { running.removeAll() }
    }
    final class RoomModel: ObservableObject {
      @Published var isLoaded = false
      private var subscriptions = Subscriptions()
      private let jobs = Jobs()
      func start() {
        NotificationCenter.default.publisher(for: .roomsDidLoad).sink { _ in self.isLoaded = true }
          .store(in: &subscriptions)
        jobs.keep(NotificationCenter.default.publisher(for: .roomsDidLoad).sink { _ in self.isLoaded = true })
      }
      func stop() {
        subscriptions.end()
        jobs.end()
      }
    }
    struct RoomList: View {
      @StateObject private var model = RoomModel()
      var body: some View { Text("").onAppear(perform: model.start).onDisappear(perform: model.stop) }
    }
    extension Notification.Name {
      static let roomsDidLoad = Notification.Name("roomsDidLoad")
    }
    """),
  .flagged(
    """
    import Combine
    import SwiftUI

    extension Set<AnyCancellable> {
      mutating func keep(_ subscription: AnyCancellable) { insert(subscription) }
    }
    final class RoomModel: ObservableObject {
      @Published var isLoaded = false
      private var subscriptions: Set<AnyCancellable> = []
      private let feed = RoomFeed()
      func start() {
        feed.$rooms.sink ⟦{ _ in self.isLoaded = true }⟧.store(in: &subscriptions)
      }
      func keep(_ subscription: AnyCancellable) { subscriptions.keep(subscription) }
    }
    final class RoomFeed: ObservableObject {
      @Published var rooms: [String] = []
    }
    """,
    fixed: """
      import Combine
      import SwiftUI

      extension Set<AnyCancellable> {
        mutating func keep(_ subscription: AnyCancellable) { insert(subscription) }
      }
      final class RoomModel: ObservableObject {
        @Published var isLoaded = false
        private var subscriptions: Set<AnyCancellable> = []
        private let feed = RoomFeed()
        func start() {
          feed.$rooms.sink { [weak self] _ in self?.isLoaded = true }.store(in: &subscriptions)
        }
        func keep(_ subscription: AnyCancellable) { subscriptions.keep(subscription) }
      }
      final class RoomFeed: ObservableObject {
        @Published var rooms: [String] = []
      }
      """),
  // A method keeps its object while it runs.
  .flagged(
    """
    import SwiftUI

    final class DayModel: ObservableObject {
      @Published var day = Date()
      private var updates: Task<Void, Never>?
      init() {
        updates = Task ⟦{ [weak self] in await self?.follow() }⟧
      }
      private func follow() async {
        for await _ in NotificationCenter.default.notifications(named: .NSCalendarDayChanged) {
          day = Date()
        }
      }
      deinit { updates?.cancel() }
    }
    """),
  // The loop ends, belongs to another object, or uses the object only for one value at a time.
  .accepted(
    """
    import SwiftUI

    final class DayModel: ObservableObject {
      @Published var day = Date()
      private let clock = Clock()
      private var updates: Task<Void, Never>?
      private var others: [Task<Void, Never>] = []
      init() {
        updates = Task { [weak self] in await self?.follow() }
        others.append(Task { [clock] in await clock.follow() })
        others.append(
          Task { [weak self] in
            for await _ in NotificationCenter.default.notifications(named: .NSCalendarDayChanged) {
              self?.show()
            }
          })
      }
      private func follow() async {
        for await _ in NotificationCenter.default.notifications(named: .NSCalendarDayChanged) {
          if day > Date() { break }
        }
      }
      private func show() { day = Date() }
      deinit { updates?.cancel() }
    }
    final class Clock {
      var ticks = 0
      func follow() async {
        for await _ in NotificationCenter.default.notifications(named: .NSCalendarDayChanged) { ticks += 1 }
      }
    }
    """),
  // Closures that capture something or have an attribute.
  .flagged(
    """
    import Combine
    import SwiftUI

    @MainActor final class MixerModel: ObservableObject {
      @Published var level = 0
      @Published var peak = 0
      private var subscriptions: Set<AnyCancellable> = []
      private let label = UILabel()
      func start() {
        $level.sink ⟦{ [self] level in
          show(level)
        }⟧.store(in: &subscriptions)
        $peak.sink ⟦{ [label] peak in
          label.text = "\\(peak)"
          self.level = peak
        }⟧.store(in: &subscriptions)
        $level.sink ⟦{ @MainActor level in
          self.show(level)
        }⟧.store(in: &subscriptions)
      }
      private func show(_ level: Int) { peak = max(peak, level) }
    }
    struct MixerPage: View {
      @StateObject private var model = MixerModel()
      var body: some View { Text("\\(model.level)").onAppear(perform: model.start) }
    }
    struct MixerScreen: View {
      @State private var isShown = false
      var body: some View { Button("Mixer") { isShown = true }.sheet(isPresented: $isShown) { MixerPage() } }
    }
    """,
    fixed: """
      import Combine
      import SwiftUI

      @MainActor final class MixerModel: ObservableObject {
        @Published var level = 0
        @Published var peak = 0
        private var subscriptions: Set<AnyCancellable> = []
        private let label = UILabel()
        func start() {
          $level.sink { [weak self] level in
            guard let self else { return }
            show(level)
          }.store(in: &subscriptions)
          $peak.sink { [weak self, label] peak in
            guard let self else { return }
            label.text = "\\(peak)"
            self.level = peak
          }.store(in: &subscriptions)
          $level.sink { @MainActor [weak self] level in
            guard let self else { return }
            self.show(level)
          }.store(in: &subscriptions)
        }
        private func show(_ level: Int) { peak = max(peak, level) }
      }
      struct MixerPage: View {
        @StateObject private var model = MixerModel()
        var body: some View { Text("\\(model.level)").onAppear(perform: model.start) }
      }
      struct MixerScreen: View {
        @State private var isShown = false
        var body: some View { Button("Mixer") { isShown = true }.sheet(isPresented: $isShown) { MixerPage() } }
      }
      """),
  // Several statements in one line.
  .flagged(
    """
    import Combine
    import SwiftUI

    final class PeakModel: ObservableObject {
      @Published var peak = 0
      private var subscriptions: Set<AnyCancellable> = []
      func start() { $peak.sink ⟦{ self.show($0); print($0) }⟧.store(in: &subscriptions) }
      private func show(_ peak: Int) {}
    }
    struct PeakPage: View {
      @StateObject private var model = PeakModel()
      var body: some View { Text("\\(model.peak)").onAppear(perform: model.start) }
    }
    struct PeakScreen: View {
      @State private var isShown = false
      var body: some View { Button("Peak") { isShown = true }.sheet(isPresented: $isShown) { PeakPage() } }
    }
    """),
  // A statement that begins with a subscript of the model. No fix is offered.
  .flagged(
    """
    import Combine
    import SwiftUI

    final class PeakModel: ObservableObject {
      @Published var peak = 0
      private var counts: [Int: Int] = [:]
      private var subscriptions: Set<AnyCancellable> = []
      func start() { $peak.sink ⟦{ self[$0] += 1 }⟧.store(in: &subscriptions) }
      subscript(peak: Int) -> Int {
        get { counts[peak, default: 0] }
        set { counts[peak] = newValue }
      }
    }
    struct PeakPage: View {
      @StateObject private var model = PeakModel()
      var body: some View { Text("\\(model.peak)").onAppear(perform: model.start) }
    }
    struct PeakScreen: View {
      @State private var isShown = false
      var body: some View { Button("Peak") { isShown = true }.sheet(isPresented: $isShown) { PeakPage() } }
    }
    """),
]
