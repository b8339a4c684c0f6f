import LintEngine

/// The examples of `strong-self-in-observation` about code that ends observations, and about what keeps them.
let strongSelfReleaseExamples: [RuleExample] = [
  // All the ways to end a subscription or an observation.
  .accepted(
    """
    import Combine
    import SwiftUI

    final class LevelModel: NSObject, ObservableObject {
      @Published var level = 0
      @Published var isOn = false
      var onLevel: (Int) -> Void = { _ in }
      private var cleared: Set<AnyCancellable> = []
      private var replaced: Set<AnyCancellable> = []
      private var tokens: [AnyCancellable] = []
      private var others: [AnyCancellable] = []
      private var later: AnyCancellable?
      private var once: AnyCancellable?
      private var scoped: AnyCancellable?
      private var frame: NSKeyValueObservation?
      private let screen = UIView()
      func start() {
        $level.sink { _ in self.show() }.store(in: &cleared)
        $level.sink { _ in self.show() }.store(in: &replaced)
        tokens.append($level.sink { _ in self.show() })
        others.append($level.sink { _ in self.show() })
        frame = screen.observe(\\.frame) { _, _ in self.show() }
        DispatchQueue.main.asyncAfter(deadline: .now() + 5) { self.later?.cancel() }
        later = $level.sink { _ in self.show() }
      }
      func run() {
        once = $level.sink { _ in self.show() }
        level += 1
        once?.cancel()
      }
      func trace() {
        defer { scoped = nil }
        scoped?.cancel()
        scoped = $level.sink { _ in self.show() }
        level += 1
      }
      func stop() {
        cleared = []
        replaced = .init()
        tokens.forEach { $0.cancel() }
        while let token = others.popLast() { token.cancel() }
        frame?.invalidate()
      }
      private func show() { isOn = level > 0 }
    }
    struct LevelScreen: View {
      @StateObject private var model = LevelModel()
      var body: some View { Text("\\(model.level)").onAppear(perform: model.start).onDisappear(perform: model.stop) }
    }
    """),
  // A subclass, the superclass, or a view ends it, or it may not start again.
  .accepted(
    """
    import Combine
    import SwiftUI

    class FeedBase: ObservableObject {
      @Published var count = 0
      var subscriptions: Set<AnyCancellable> = []
      var timer: Timer?
      func start() { $count.sink { _ in self.show() }.store(in: &subscriptions) }
      func show() {}
      func stop() { timer?.invalidate() }
    }
    final class FeedModel: FeedBase {
      func end() { subscriptions.removeAll() }
      func restart() {
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.show() }
      }
    }
    final class PageModel: ObservableObject {
      @Published var page = 0
      @Published var isOn = false
      var subscription: AnyCancellable?
      private var timer: Timer?
      func watch() { subscription = $page.sink { _ in self.show() } }
      func back() {
        timer?.invalidate()
        start()
      }
      private func start() {
        if isOn { timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.show() } }
      }
      private func show() { isOn = page > 0 }
    }
    final class SlideModel: ObservableObject {
      @Published var slide = 0
      private var timer: Timer?
      func back() {
        timer?.invalidate()
        start()
      }
      private func start() {
        guard slide > 0 else { return }
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.slide += 1 }
      }
    }
    final class ClockModel: ObservableObject {
      @Published var seconds = 0
      private var timer: Timer?
      func measure(_ work: () -> Void) {
        start()
        work()
        timer?.invalidate()
      }
      private func start() {
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.seconds += 1 }
      }
    }
    struct PageScreen: View {
      @StateObject private var model = PageModel()
      @StateObject private var slides = SlideModel()
      @StateObject private var clock = ClockModel()
      @StateObject private var feed = FeedModel()
      var body: some View {
        Button("Back") {
          model.back()
          slides.back()
        }
        .onDisappear {
          clock.measure { print("done") }
          model.subscription = nil
          feed.end()
        }
      }
    }
    """),
  // Methods, implicit uses, and functions of the project; the other object ends only its own subscriptions.
  .flagged(
    """
    import Combine
    import SwiftUI

    final class SearchModel: ObservableObject {
      @Published var text = ""
      @Published var results: [String] = []
      private let feed = SearchFeed()
      private var tokens: [NSObjectProtocol] = []
      private var recent: [AnyCancellable] = []
      private var feedObservation: NSKeyValueObservation?
      var bag: Set<AnyCancellable> = []
      var textSubscription: AnyCancellable?
      init(clear: Int) {
        let clear = clear + 1
        $text.sink(receiveValue: ⟦self.clear⟧).store(in: &bag)
        feedObservation = feed.observe(\\.title) ⟦{ _, _ in self.text = self.feed.title }⟧
        DispatchQueue.main.async { [self] in
          bag.formUnion([$text.dropFirst(clear).sink ⟦{ self.show($0, self.results) }⟧])
        }
        $text.sink ⟦{ [self] in results = [$0] }⟧.store(in: &bag)
        tokens.append(SearchCenter.observe("start") ⟦{ self.show(self.text, []) }⟧)
        recent.forEach { bag.insert($0) }
      }
      func restart() {
        textSubscription?.cancel()
        textSubscription = $text.sink ⟦{ self.show($0, self.results) }⟧
        if text.isEmpty { return }
        results.removeAll()
      }
      deinit { tokens.forEach { NotificationCenter.default.removeObserver($0) } }
      private func clear(_ text: String) {}
      private func show(_ text: String, _ results: [String]) {}
    }
    final class SearchFeed: NSObject {
      @objc dynamic var title = ""
      private var bag: Set<AnyCancellable> = []
      func stop(_ model: SearchModel) {
        bag.removeAll()
        model.restart()
      }
    }
    enum SearchCenter {
      static func observe(_ event: String, _ action: @escaping () -> Void) -> NSObjectProtocol {
        print(event)
        return NotificationCenter.default.addObserver(forName: .search, object: nil, queue: nil) { _ in action() }
      }
    }
    extension Notification.Name {
      static let search = Notification.Name("search")
    }
    struct SearchScreen: View {
      @StateObject private var model = SearchModel(clear: 1)
      var body: some View { Button("Search") { model.restart() } }
    }
    """),
  // Objects that keep nothing of the model, or that let go of it.
  .accepted(
    """
    import Combine
    import SwiftUI

    final class PlayModel: NSObject, ObservableObject {
      @Published var level = 0
      var onLevel: (Int) -> Void = { _ in }
      private static var seconds = 0
      private let runner = PlayRunner()
      private weak var page: PlayPage?
      private var firstPage: PlayPage { PlayPage.all[0] }
      private weak var session: PlaySession?
      private weak var observation: NSKeyValueObservation?
      private var tokens: [NSObjectProtocol] = []
      private var bag: Set<AnyCancellable> = []
      private var timer: Timer?
      private var forwarded: AnyCancellable? {
        get { session?.subscription }
        set { session?.subscription = newValue }
      }
      static func count() {
        Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.seconds += 1 }
      }
      func start(_ box: PlayBox, _ proxy: PlayProxy, _ view: UIView) {
        session?.subscription = $level.sink { _ in self.show() }
        forwarded = $level.sink { _ in self.show() }
        $level.sink(receiveValue: onLevel).store(in: &bag)
        $level.sink { [unowned self] _ in self.show() }.store(in: &bag)
        $level.sink { _ in
          guard let self = box.model else { return }
          self.show()
        }
        .store(in: &bag)
        let observation = view.observe(\\.frame) { _, _ in self.show() }
        session?.keep(observation)
        self.observation = observation
        runner.run($level.sink { _ in self.show() })
        tokens.append(
          NotificationCenter.default.addObserver(forName: .play, object: self, queue: nil) { [weak self] _ in
            self?.show()
          })
        timer = Timer.scheduledTimer(
          timeInterval: 1, target: proxy, selector: #selector(PlayProxy.tick), userInfo: nil, repeats: true)
        Timer.scheduledTimer(withTimeInterval: 1, repeats: true, count: 3) { self.show() }
        withObservationTracking { print(page?.title ?? "") } onChange: { self.show() }
        withObservationTracking { print(firstPage.title) } onChange: { self.show() }
        tokens.append(PlayCenter.observe { self.show() })
      }
      private func show() {}
      deinit {
        timer?.invalidate()
        tokens.forEach { NotificationCenter.default.removeObserver($0) }
      }
    }
    @Observable final class PlayPage {
      static let all = [PlayPage()]
      var title = ""
    }
    final class PlayRunner {
      func run(_ subscription: AnyCancellable) {
        DispatchQueue.main.asyncAfter(deadline: .now() + 5) { subscription.cancel() }
      }
    }
    final class PlaySession {
      var subscription: AnyCancellable?
      private var observations: [NSKeyValueObservation] = []
      func keep(_ observation: NSKeyValueObservation) { observations.append(observation) }
    }
    final class PlayBox {
      weak var model: PlayModel?
    }
    final class PlayProxy: NSObject {
      weak var model: PlayModel?
      @objc func tick() {}
    }
    enum PlayCenter {
      static func observe(_ start: () -> Void) -> NSObjectProtocol {
        start()
        return NotificationCenter.default.addObserver(forName: .play, object: nil, queue: nil) { _ in print("Play") }
      }
    }
    extension Timer {
      static func scheduledTimer(
        withTimeInterval interval: TimeInterval, repeats: Bool, count: Int, block: @escaping () -> Void
      ) {
        var remaining = count
        scheduledTimer(withTimeInterval: interval, repeats: repeats) { timer in
          remaining -= 1
          block()
          if remaining == 0 { timer.invalidate() }
        }
      }
    }
    extension Notification.Name {
      static let play = Notification.Name("play")
    }
    """),
  // A task that is canceled under another name.
  .accepted(
    """
    import SwiftUI

    final class ScoreController: UIViewController {
      private let model = ScoreModel()
      private var updates: Task<Void, Never>?

      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        updates = Task {
          for await score in model.$score.values { title = score }
        }
      }

      override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if let running = updates { running.cancel() }
      }
    }

    final class ScoreModel: ObservableObject {
      @Published var score = ""
    }
    """),
  // A coordinator with a task that never ends, and a monitor whose closure returns the event.
  .flagged(
    """
    import SwiftUI

    struct KeyCatcher: NSViewRepresentable {
      @Binding var text: String
      func makeNSView(context: Context) -> NSView { NSView() }
      func updateNSView(_ view: NSView, context: Context) {}
      func makeCoordinator() -> Coordinator { Coordinator(text: $text) }
      final class Coordinator {
        @Binding var text: String
        private var monitor: Any?
        init(text: Binding<String>) {
          _text = text
          Task ⟦{
            for await _ in NotificationCenter.default.notifications(named: .shortcutsDidChange) { self.clear() }
          }⟧
          monitor = NSEvent.addLocalMonitorForEvents(matching: .keyDown) ⟦{ event in
            self.text += event.characters ?? ""
            return event
          }⟧
        }
        private func clear() { text = "" }
        deinit { monitor.map(NSEvent.removeMonitor) }
      }
    }
    extension Notification.Name { static let shortcutsDidChange = Notification.Name("shortcutsDidChange") }
    """),
  // Subjects, one of which some code ends, and a function that joins both.
  .flagged(
    """
    import Combine
    import SwiftUI

    final class InboxModel: ObservableObject {
      @Published var count = 0
      private let ended = PassthroughSubject<Int, Never>()
      private let counts = CurrentValueSubject<Int, Never>(0)
      private var first: AnyCancellable?
      private var second: AnyCancellable?
      private var third: AnyCancellable?
      func start() {
        first = counts.sink ⟦{ self.count = $0 }⟧
        second = ended.sink { self.count = $0 }
        third = changes().sink ⟦{ self.count = $0 }⟧
      }
      func stop() { ended.send(completion: .finished) }
      func add() { counts.send(1) }
      private func changes() -> AnyPublisher<Int, Never> { counts.merge(with: ended).eraseToAnyPublisher() }
    }
    struct Inbox: View {
      @StateObject private var model = InboxModel()
      var body: some View { Text("\\(model.count)") }
    }
    """,
    fixed: """
      import Combine
      import SwiftUI

      final class InboxModel: ObservableObject {
        @Published var count = 0
        private let ended = PassthroughSubject<Int, Never>()
        private let counts = CurrentValueSubject<Int, Never>(0)
        private var first: AnyCancellable?
        private var second: AnyCancellable?
        private var third: AnyCancellable?
        func start() {
          first = counts.sink { [weak self] in self?.count = $0 }
          second = ended.sink { self.count = $0 }
          third = changes().sink { [weak self] in self?.count = $0 }
        }
        func stop() { ended.send(completion: .finished) }
        func add() { counts.send(1) }
        private func changes() -> AnyPublisher<Int, Never> { counts.merge(with: ended).eraseToAnyPublisher() }
      }
      struct Inbox: View {
        @StateObject private var model = InboxModel()
        var body: some View { Text("\\(model.count)") }
      }
      """),
]
