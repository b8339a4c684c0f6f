import LintEngine

/// The examples of `strong-self-in-observation` about asynchronous streams of the project.
let strongSelfInStreamExamples: [RuleExample] = [
  // Nothing ends these streams but their readers: no code finishes them, or only code that runs when they are terminated.
  .flagged(
    """
    import Combine
    import UIKit

    protocol BookStore {
      func books(in shelf: String) -> AsyncStream<[String]>
    }
    final class LocalBookStore: BookStore {
      private let changes = PassthroughSubject<[String], Never>()
      func books(in shelf: String) -> AsyncStream<[String]> {
        AsyncStream { continuation in
          let token = changes.sink { continuation.yield($0) }
          continuation.onTermination = { _ in token.cancel() }
        }
      }
      func days() -> AsyncStream<Date> {
        AsyncStream<Date> { continuation in
          let task = Task {
            for await _ in NotificationCenter.default.notifications(named: .NSCalendarDayChanged) {
              continuation.yield(.now)
            }
            continuation.finish()
          }
          continuation.onTermination = { _ in task.cancel() }
        }
      }
      func ticks() -> AsyncStream<Void> {
        AsyncStream { continuation in
          Task {
            while !Task.isCancelled { continuation.yield() }
            continuation.finish()
          }
          continuation.onTermination = { _ in continuation.finish() }
        }
      }
    }
    final class Counter {
      private var readers: [UUID: AsyncStream<Int>.Continuation] = [:]
      func counts() -> AsyncStream<Int> {
        AsyncStream {
          let reader = UUID()
          readers[reader] = $0
          $0.onTermination = { [weak self] _ in self?.readers[reader] = nil }
        }
      }
      func increase(to count: Int) { readers.values.forEach { $0.yield(count) } }
    }
    final class LibraryModel: ObservableObject {
      @Published var books: [String] = []
      @Published var count = 0
      @Published var day = Date.now
      private let store: any BookStore
      private let local = LocalBookStore()
      private let counter = Counter()
      private var task: Task<Void, Never>?
      init(store: any BookStore) { self.store = store }
      deinit { task?.cancel() }
      func load(_ shelf: String) {
        task?.cancel()
        task = Task ⟦{ [weak self] in
          guard let self else { return }
          for await books in store.books(in: shelf) { self.books = books }
        }⟧
        Task ⟦{ for await count in counter.counts() { self.count = count } }⟧
        Task ⟦{ for await day in local.days() { self.day = day } }⟧
        Task ⟦{ for await _ in local.ticks() { self.count += 1 } }⟧
      }
    }
    """),
  // The streams may end: their code finishes them, other code receives what can finish them, or the code that they wait
  // for is canceled.
  .accepted(
    """
    import UIKit

    final class Downloads {
      private var continuation: AsyncStream<Int>.Continuation?
      private var task: Task<Void, Never>?
      private var step = 0
      func progress() -> AsyncStream<Int> {
        AsyncStream { continuation in
          for step in 1...3 { continuation.yield(step) }
          continuation.finish()
        }
      }
      func changes() -> AsyncStream<Int> { AsyncStream { continuation = $0 } }
      func close() { continuation?.finish() }
      func pages() -> AsyncStream<Int> { AsyncStream { load(into: $0) } }
      private func load(into continuation: AsyncStream<Int>.Continuation) { continuation.finish() }
      func days() -> AsyncStream<Int> {
        AsyncStream { continuation in
          task = Task {
            for await _ in NotificationCenter.default.notifications(named: .NSCalendarDayChanged) {
              continuation.yield(1)
            }
            continuation.finish()
          }
        }
      }
      func hours() -> AsyncStream<Int> {
        AsyncStream { continuation in
          let timer = Task {
            while !Task.isCancelled { continuation.yield(1) }
            continuation.finish()
          }
          timer.cancel()
        }
      }
      func days(until last: Int) -> AsyncStream<Int> {
        AsyncStream { continuation in
          Task {
            for day in 1...last { continuation.yield(day) }
            continuation.finish()
            for await _ in NotificationCenter.default.notifications(named: .NSCalendarDayChanged) { print("a new day") }
          }
        }
      }
      func steps() -> AsyncStream<Int> {
        AsyncStream {
          self.step += 1
          return self.step < 3 ? self.step : nil
        }
      }
      func stop() { task?.cancel() }
    }
    final class DownloadController: UIViewController {
      private let downloads = Downloads()
      override func viewDidLoad() {
        super.viewDidLoad()
        Task { for await step in downloads.progress() { title = "\\(step)" } }
        Task { for await step in downloads.changes() { title = "\\(step)" } }
        Task { for await step in downloads.pages() { title = "\\(step)" } }
        Task { for await step in downloads.days() { title = "\\(step)" } }
        Task { for await step in downloads.hours() { title = "\\(step)" } }
        Task { for await step in downloads.days(until: 3) { title = "\\(step)" } }
        Task { for await step in downloads.steps() { title = "\\(step)" } }
      }
    }
    """),
  // A stream that a property keeps ends for all its readers when one of them is canceled.
  .accepted(
    """
    import SwiftUI

    final class LocationSource {
      static let shared = LocationSource()
      let places = AsyncStream<String> { $0.yield("Home") }
    }
    final class MapController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        Task { for await place in LocationSource.shared.places { title = place } }
      }
    }
    struct PlaceLabel: View {
      @State private var place = ""
      var body: some View {
        Text(place).task { for await place in LocationSource.shared.places { self.place = place } }
      }
    }
    """),
  // Only previews use the implementations whose streams end.
  .flagged(
    """
    import SwiftUI

    protocol TrackSource {
      func tracks() -> AsyncStream<String>
    }
    class RadioSource: TrackSource {
      init() {}
      func tracks() -> AsyncStream<String> {
        AsyncStream { continuation in
          let token = NotificationCenter.default.addObserver(forName: .init("track"), object: nil, queue: nil) { _ in
            continuation.yield("Another song")
          }
          continuation.onTermination = { _ in NotificationCenter.default.removeObserver(token) }
        }
      }
    }
    final class MockSource: TrackSource {
      init() {}
      func tracks() -> AsyncStream<String> { AsyncStream { $0.finish() } }
    }
    final class SilentSource: RadioSource {
      override func tracks() -> AsyncStream<String> { AsyncStream { $0.finish() } }
    }
    final class PlayerModel: ObservableObject {
      @Published var track = ""
      private let source: any TrackSource
      init(source: any TrackSource) {
        self.source = source
        Task ⟦{ for await track in source.tracks() { self.track = track } }⟧
      }
    }
    struct PlayerScreen: View {
      @StateObject private var model: PlayerModel
      init(source: any TrackSource) { _model = StateObject(wrappedValue: PlayerModel(source: source)) }
      var body: some View { Text(model.track) }
    }
    #Preview { PlayerScreen(source: MockSource()) }
    #Preview("Silence") { PlayerScreen(source: SilentSource()) }
    """),
  // A subclass that the app uses has a stream that ends.
  .accepted(
    """
    import SwiftUI

    class QuoteSource {
      init() {}
      func quotes() -> AsyncStream<String> { AsyncStream { $0.yield("Less is more.") } }
    }
    final class DailyQuoteSource: QuoteSource {
      override func quotes() -> AsyncStream<String> {
        AsyncStream {
          $0.yield("Less is more.")
          $0.finish()
        }
      }
    }
    final class QuoteController: UIViewController {
      private let source: QuoteSource
      init(source: QuoteSource = DailyQuoteSource()) {
        self.source = source
        super.init(nibName: nil, bundle: nil)
      }
      required init?(coder: NSCoder) { nil }
      override func viewDidLoad() {
        super.viewDidLoad()
        Task { for await quote in source.quotes() { title = quote } }
      }
    }
    """),
]
