import LintEngine

/// The examples of `strong-self-in-observation` about publishers of the project.
let strongSelfInPublisherExamples: [RuleExample] = [
  // The publisher passes its subscribers on to a subject, and has other functions with similar names.
  .flagged(
    """
    import Combine
    import UIKit

    final class ControlEvents: Publisher {
      typealias Output = Void
      typealias Failure = Never
      private let events = PassthroughSubject<Void, Never>()
      private var subscriber: AnySubscriber<Void, Never>?
      init() {}
      func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
        events.subscribe(subscriber)
      }
      func receive(_ event: UIEvent) {
        if let subscriber { print("event for \\(subscriber)") }
        events.send(())
      }
      func log(subscriber: AnySubscriber<Void, Never>) { self.subscriber = subscriber }
    }
    final class VolumeController: UIViewController {
      private var subscriptions: Set<AnyCancellable> = []
      override func viewDidLoad() {
        super.viewDidLoad()
        ControlEvents().sink ⟦{ self.title = "Loud" }⟧.store(in: &subscriptions)
      }
    }
    """,
    fixed: """
      import Combine
      import UIKit

      final class ControlEvents: Publisher {
        typealias Output = Void
        typealias Failure = Never
        private let events = PassthroughSubject<Void, Never>()
        private var subscriber: AnySubscriber<Void, Never>?
        init() {}
        func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
          events.subscribe(subscriber)
        }
        func receive(_ event: UIEvent) {
          if let subscriber { print("event for \\(subscriber)") }
          events.send(())
        }
        func log(subscriber: AnySubscriber<Void, Never>) { self.subscriber = subscriber }
      }
      final class VolumeController: UIViewController {
        private var subscriptions: Set<AnyCancellable> = []
        override func viewDidLoad() {
          super.viewDidLoad()
          ControlEvents().sink { [weak self] in self?.title = "Loud" }.store(in: &subscriptions)
        }
      }
      """),
  // Publishers that may end: a superclass passes only a part on, or their code does more than pass subscribers on.
  .accepted(
    """
    import Combine
    import UIKit

    class Ticks: Publisher {
      typealias Output = Int
      typealias Failure = Never
      let ticks = PassthroughSubject<Int, Never>()
      let limit: Int
      init(limit: Int) { self.limit = limit }
      func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
        ticks.prefix(limit).receive(subscriber: subscriber)
      }
    }
    final class Countdown: Ticks {
      init() { super.init(limit: 10) }
    }
    final class Taps: Publisher {
      typealias Output = Int
      typealias Failure = Never
      private let taps = PassthroughSubject<Int, Never>()
      private var finish: () -> Void = {}
      init() {}
      func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
        taps.receive(subscriber: subscriber)
        finish = { subscriber.receive(completion: .finished) }
      }
      func stop() { finish() }
    }
    final class FirstTap: Publisher {
      typealias Output = Int
      typealias Failure = Never
      private let taps = PassthroughSubject<Int, Never>()
      init() {}
      func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
        taps.sendFirst(to: subscriber)
      }
    }
    extension PassthroughSubject {
      func sendFirst<S: Subscriber>(to subscriber: S) where S.Input == Output, S.Failure == Failure {
        first().receive(subscriber: subscriber)
      }
    }
    final class GameController: UIViewController {
      private var subscriptions: Set<AnyCancellable> = []
      override func viewDidLoad() {
        super.viewDidLoad()
        Countdown().sink { self.title = "\\($0)" }.store(in: &subscriptions)
        Taps().sink { self.title = "\\($0)" }.store(in: &subscriptions)
        FirstTap().sink { self.title = "\\($0)" }.store(in: &subscriptions)
      }
    }
    """),
  // Code elsewhere decides which publisher is in the value.
  .accepted(
    """
    import Combine
    import SwiftUI

    struct Download {
      let progress: AnyPublisher<Double, Never>
    }
    final class DownloadModel: ObservableObject {
      @Published var progress = 0.0
      private var subscription: AnyCancellable?
      func show(_ download: Download) {
        subscription = download.progress.sink { self.progress = $0 }
      }
    }
    """),
  // Publishers of each element of a list, or of several properties, and a list whose publishers have one value.
  .flagged(
    """
    import Combine
    import SwiftUI

    final class VoteModel: ObservableObject {
      @Published var votes = 0
      @Published var isClosed = false
    }
    final class PollModel: ObservableObject {
      @Published var total = 0
      @Published var isClosed = false
      private var subscriptions: Set<AnyCancellable> = []
      init(options: [VoteModel], closing: VoteModel) {
        Publishers.MergeMany(options.map { $0.$votes })
          .compactMap { [weak self] votes in self.map { $0.total + votes } }
          .assign(to: \\.total, on: ⟦self⟧)
          .store(in: &subscriptions)
        Publishers.MergeMany([closing.$isClosed, options[0].$isClosed])
          .assign(to: \\.isClosed, on: ⟦self⟧)
          .store(in: &subscriptions)
        Publishers.MergeMany(options.map { Just($0.votes) })
          .assign(to: \\.total, on: self)
          .store(in: &subscriptions)
        Publishers.MergeMany(options.map { option in
          if option.isClosed { return Just(option.votes).eraseToAnyPublisher() }
          return option.$votes.eraseToAnyPublisher()
        })
        .assign(to: \\.total, on: self)
        .store(in: &subscriptions)
      }
    }
    """),
]
