import LintEngine

/// The examples of `strong-self-in-observation` about observations that start again, publishers that join others, and
/// helpers of objects at the border.
let strongSelfInHelperExamples: [RuleExample] = [
  // Each start ends only the subscription before.
  .flagged(
    """
    import Combine
    import SwiftUI

    final class ClockModel: ObservableObject {
      @Published var seconds = 0
      @Published var shown = 0
      private var subscription: AnyCancellable?
      init() { restart() }
      deinit { subscription?.cancel() }
      func restart() {
        subscription?.cancel()
        subscription = nil
        subscription = $seconds.dropFirst().assign(to: \\.shown, on: ⟦self⟧)
      }
    }
    struct ClockScreen: View {
      @StateObject private var model = ClockModel()
      var body: some View { Text("\\(model.shown)").onTapGesture { model.restart() } }
    }
    """),
  // The view may ask for an end without another start.
  .accepted(
    """
    import SwiftUI

    final class ClockModel: ObservableObject {
      @Published var seconds = 0
      private var timer: Timer?
      func run(_ isRunning: Bool) {
        timer?.invalidate()
        guard isRunning else { return }
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.seconds += 1 }
      }
    }
    final class PauseModel: ObservableObject {
      @Published var seconds = 0
      private var timer: Timer?
      func run(_ isRunning: Bool) {
        timer?.invalidate()
        if isRunning {
          timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.seconds += 1 }
        }
      }
    }
    final class StateModel: ObservableObject {
      @Published var seconds = 0
      private var timer: Timer?
      func run(_ isRunning: Bool) {
        switch isRunning {
        case false: timer?.invalidate()
        case true: timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.seconds += 1 }
        }
      }
    }
    struct ClockScreen: View {
      @StateObject private var model = ClockModel()
      @StateObject private var pause = PauseModel()
      @StateObject private var state = StateModel()
      var body: some View {
        Text("\\(model.seconds)").onAppear { model.run(true); pause.run(true); state.run(true) }
          .onDisappear { model.run(false); pause.run(false); state.run(false) }
      }
    }
    """),
  // The publisher continues as long as one of those that it joins.
  .flagged(
    """
    import Combine
    import SwiftUI

    final class FeedModel: ObservableObject {
      @Published var query = ""
      @Published var titles: [String] = []
      private var subscriptions: Set<AnyCancellable> = []
      init(titles: AnyPublisher<[String], Never>) {
        Publishers.CombineLatest(titles, $query).map { titles, query in titles.filter { $0.contains(query) } }
          .assign(to: \\.titles, on: ⟦self⟧).store(in: &subscriptions)
      }
    }
    struct FeedScreen: View {
      @ObservedObject var model: FeedModel
      var body: some View { Text(model.titles.joined()) }
    }
    """),
  // An error of the other publisher ends it, and so does the end of either if values are paired.
  .accepted(
    """
    import Combine
    import SwiftUI

    final class FeedModel: ObservableObject {
      @Published var query = ""
      @Published var titles: [String] = []
      private var subscriptions: Set<AnyCancellable> = []
      init(titles: AnyPublisher<[String], Error>, pages: AnyPublisher<Int, Never>) {
        titles.combineLatest($query.setFailureType(to: Error.self))
          .sink(receiveCompletion: { _ in }, receiveValue: { self.titles = $0.0 }).store(in: &subscriptions)
        Publishers.Zip(pages, $query).sink { _, query in self.titles = [query] }.store(in: &subscriptions)
      }
    }
    struct FeedScreen: View {
      @ObservedObject var model: FeedModel
      var body: some View { Text(model.titles.joined()) }
    }
    """),
  // The model creates the observer for itself.
  .flagged(
    """
    import Combine
    import SwiftUI

    final class SpeechModel: ObservableObject {
      @Published var isSpeaking = false
      private let announcer = Announcer()
    }
    final class Announcer {
      private var finished: AnyCancellable?
      private var isDone = false
      init() {
        finished = NotificationCenter.default.publisher(for: UIAccessibility.announcementDidFinishNotification)
          .map { _ in true }.assign(to: \\.isDone, on: ⟦self⟧)
      }
    }
    """),
  // The model receives one that others share, or keeps it as long as the app runs.
  .accepted(
    """
    import Combine
    import SwiftUI

    final class SpeechModel: ObservableObject {
      @Published var isSpeaking = false
      private let announcer: Announcer
      init(announcer: Announcer) { self.announcer = announcer }
    }
    final class AppModel: ObservableObject {
      static let shared = AppModel()
      private let announcer = Announcer()
    }
    final class Announcer {
      private var finished: AnyCancellable?
      init() {
        finished = NotificationCenter.default.publisher(for: UIAccessibility.announcementDidFinishNotification)
          .sink { _ in self.next() }
      }
      private func next() {}
    }
    """),
  // Observations that the state of a view keeps.
  .flagged(
    """
    import AVKit
    import Combine
    import SwiftUI

    struct FeedPage: View {
      @State private var isShown = false
      var body: some View {
        Button("Feed") { isShown = true }
          .sheet(isPresented: $isShown) { FeedList(feed: Feed()) }
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

    struct Player: UIViewControllerRepresentable {
      let onReady: () -> Void
      @State private var observation: NSKeyValueObservation?

      func makeUIViewController(context: Context) -> AVPlayerViewController {
        let controller = AVPlayerViewController()
        DispatchQueue.main.async {
          observation = controller.observe(\\.isReadyForDisplay) ⟦{ _, _ in onReady() }⟧
        }
        return controller
      }

      func updateUIViewController(_ controller: AVPlayerViewController, context: Context) {}
    }
    """),
  // A closure that names only what it captures, one that a disappearing view ends, and a publisher that ends.
  .accepted(
    """
    import AVKit
    import Combine
    import SwiftUI

    struct Player: UIViewControllerRepresentable {
      let onReady: () -> Void
      @State private var observation: NSKeyValueObservation?

      func makeUIViewController(context: Context) -> AVPlayerViewController {
        let controller = AVPlayerViewController()
        DispatchQueue.main.async { [onReady] in
          observation = controller.observe(\\.isReadyForDisplay) { [onReady] _, _ in onReady() }
        }
        return controller
      }

      func updateUIViewController(_ controller: AVPlayerViewController, context: Context) {}
    }

    struct FeedList: View {
      let feed: Feed
      @State private var subscriptions: Set<AnyCancellable> = []
      @State private var request: AnyCancellable?
      @State private var count = 0

      var body: some View {
        Text("\\(count)")
          .onAppear {
            feed.$items.sink { items in count = items.count }.store(in: &subscriptions)
            request = feed.load().sink { items in count = items.count }
          }
          .onDisappear { subscriptions.removeAll() }
      }
    }

    final class Feed: ObservableObject {
      @Published var items: [String] = []
      func load() -> AnyPublisher<[String], Never> { Just([]).eraseToAnyPublisher() }
    }
    """),
  // A publisher that a protocol requires.
  .flagged(
    """
    import Combine

    protocol MessageSource {
      var messages: AnyPublisher<String, Never> { get }
    }

    final class Inbox: MessageSource {
      @Published private var last = ""
      var messages: AnyPublisher<String, Never> { $last.eraseToAnyPublisher() }
    }

    final class BannerModel: ObservableObject {
      @Published var text = ""
      private var subscription: AnyCancellable?

      init(source: any MessageSource) {
        subscription = source.messages.sink(receiveValue: ⟦{ message in self.text = message }⟧)
      }
    }
    """,
    fixed: """
      import Combine

      protocol MessageSource {
        var messages: AnyPublisher<String, Never> { get }
      }

      final class Inbox: MessageSource {
        @Published private var last = ""
        var messages: AnyPublisher<String, Never> { $last.eraseToAnyPublisher() }
      }

      final class BannerModel: ObservableObject {
        @Published var text = ""
        private var subscription: AnyCancellable?

        init(source: any MessageSource) {
          subscription = source.messages.sink(receiveValue: { [weak self] message in self?.text = message })
        }
      }
      """),
  // Several closures for one property in one method, and those for another property and in another method.
  .flagged(
    """
    import Combine
    import SwiftUI

    struct FeedPage: View {
      @State private var isShown = false
      var body: some View {
        Button("Feed") { isShown = true }
          .sheet(isPresented: $isShown) { FeedList(feed: Feed()) }
      }
    }
    struct FeedList: View {
      let feed: Feed
      @State private var subscriptions: Set<AnyCancellable> = []
      @State private var seconds: AnyCancellable?
      @State private var count = 0
      var body: some View { Text("\\(count)").onAppear(perform: observe).onTapGesture(perform: observeTitle) }
      private func observe() {
        feed.$items.sink ⟦{ items in count = items.count }⟧.store(in: &subscriptions)
        feed.$title.sink { title in count = title.count }.store(in: &subscriptions)
        seconds = feed.$title.sink ⟦{ title in count = title.count }⟧
      }
      private func observeTitle() {
        feed.$title.sink ⟦{ title in count = title.count }⟧.store(in: &subscriptions)
      }
    }
    final class Feed: ObservableObject {
      @Published var items: [String] = []
      @Published var title = ""
    }
    """),
  // A service that follows settings.
  .accepted(
    """
    import UIKit

    final class SyncService {
      private let settings: SyncSettings
      private var timer: Timer?
      private var token: NSObjectProtocol?
      init(settings: SyncSettings) { self.settings = settings }
      func start() {
        withObservationTracking { _ = settings.interval } onChange: { [weak self] in
          Task { @MainActor in self?.start() }
        }
        timer = Timer.scheduledTimer(withTimeInterval: settings.interval, repeats: true) { _ in self.sync() }
        token = whenPowerChanges { self.sync() }
      }
      private func whenPowerChanges(_ run: @escaping () -> Void) -> NSObjectProtocol {
        let center = NotificationCenter.default
        return center.addObserver(forName: .NSProcessInfoPowerStateDidChange, object: nil, queue: nil) { _ in run() }
      }
      private func sync() {}
      deinit {
        if let token { NotificationCenter.default.removeObserver(token) }
      }
    }
    @Observable final class SyncSettings { var interval = 60.0 }
    """),
  // The first view of the app is shown once.
  .flagged(
    """
    import Combine
    import SwiftUI

    @main struct ReaderApp: App {
      private let feed = Feed()
      var body: some Scene { WindowGroup { FeedList(feed: feed) } }
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
]
