import LintEngine

/// The examples of `strong-self-in-observation` about publishers that don't end.
let strongSelfInPublisherExamples: [RuleExample] = [
  // Subjects and publishers that nothing ends, alone and combined.
  .flagged(
    """
    import Combine
    import SwiftUI

    protocol FeedSource: AnyObject {
      func updates() -> AnyPublisher<String, Never>
    }
    final class LiveFeed: FeedSource {
      private let lines = PassthroughSubject<String, Never>()
      func updates() -> AnyPublisher<String, Never> { lines.eraseToAnyPublisher() }
    }
    final class FeedModel: ObservableObject {
      @Published var title = ""
    }
    final class FeedController: UIViewController {
      private let model = FeedModel()
      private let source: any FeedSource = LiveFeed()
      private let events = PassthroughSubject<String, Never>()
      private let counts = CurrentValueSubject<Int, Never>(0)
      private let refreshes = NotificationCenter.default.publisher(for: .refresh)
      private var tokens: Set<AnyCancellable> = []
      override func viewDidLoad() {
        super.viewDidLoad()
        events.sink ⟦{ event in self.show(event) }⟧.store(in: &tokens)
        events.send("begin")
        counts.map { "\\($0)" }.sink ⟦{ count in self.show(count) }⟧.store(in: &tokens)
        refreshes.sink ⟦{ _ in self.show("") }⟧.store(in: &tokens)
        source.updates().sink ⟦{ update in self.show(update) }⟧.store(in: &tokens)
        model.objectWillChange.sink ⟦{ _ in self.show("") }⟧.store(in: &tokens)
        Publishers.Zip(events, counts).sink ⟦{ event, _ in self.show(event) }⟧.store(in: &tokens)
        events.flatMap { Just($0) }.sink ⟦{ event in self.show(event) }⟧.store(in: &tokens)
        events.merge(with: model.$title)
          .sink(receiveCompletion: { _ in }, receiveValue: ⟦{ event in self.show(event) }⟧)
          .store(in: &tokens)
      }
      private func show(_ text: String) { title = text }
    }
    """,
    fixed: """
      import Combine
      import SwiftUI

      protocol FeedSource: AnyObject {
        func updates() -> AnyPublisher<String, Never>
      }
      final class LiveFeed: FeedSource {
        private let lines = PassthroughSubject<String, Never>()
        func updates() -> AnyPublisher<String, Never> { lines.eraseToAnyPublisher() }
      }
      final class FeedModel: ObservableObject {
        @Published var title = ""
      }
      final class FeedController: UIViewController {
        private let model = FeedModel()
        private let source: any FeedSource = LiveFeed()
        private let events = PassthroughSubject<String, Never>()
        private let counts = CurrentValueSubject<Int, Never>(0)
        private let refreshes = NotificationCenter.default.publisher(for: .refresh)
        private var tokens: Set<AnyCancellable> = []
        override func viewDidLoad() {
          super.viewDidLoad()
          events.sink { [weak self] event in self?.show(event) }.store(in: &tokens)
          events.send("begin")
          counts.map { "\\($0)" }.sink { [weak self] count in self?.show(count) }.store(in: &tokens)
          refreshes.sink { [weak self] _ in self?.show("") }.store(in: &tokens)
          source.updates().sink { [weak self] update in self?.show(update) }.store(in: &tokens)
          model.objectWillChange.sink { [weak self] _ in self?.show("") }.store(in: &tokens)
          Publishers.Zip(events, counts).sink { [weak self] event, _ in self?.show(event) }.store(in: &tokens)
          events.flatMap { Just($0) }.sink { [weak self] event in self?.show(event) }.store(in: &tokens)
          events.merge(with: model.$title)
            .sink(receiveCompletion: { _ in }, receiveValue: { [weak self] event in self?.show(event) })
            .store(in: &tokens)
        }
        private func show(_ text: String) { title = text }
      }
      """)
]
