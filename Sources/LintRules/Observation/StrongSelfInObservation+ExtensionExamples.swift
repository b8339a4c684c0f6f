import LintEngine

/// The examples of `strong-self-in-observation` about operators, publishers, and subscriptions that the project adds to
/// other types.
let strongSelfInExtensionExamples: [RuleExample] = [
  // Operators of the project pass on all values, and one waits for the controller's own subject.
  .flagged(
    """
    import Combine
    import UIKit

    extension Publisher {
      func onMain() -> AnyPublisher<Output, Failure> {
        receive(on: DispatchQueue.main).eraseToAnyPublisher()
      }
      var withoutValues: AnyPublisher<Void, Failure> { self.map { _ in }.onMain() }
    }
    final class Scores {
      private let changes = PassthroughSubject<Int, Never>()
      var publisher: AnyPublisher<Int, Never> { changes.onMain() }
    }
    final class ScoreController: UIViewController {
      let scores = Scores()
      private var subscriptions: Set<AnyCancellable> = []
      override func viewDidLoad() {
        super.viewDidLoad()
        scores.publisher.sink ⟦{ self.title = "\\($0)" }⟧.store(in: &subscriptions)
        scores.publisher.withoutValues.sink ⟦{ self.view.setNeedsLayout() }⟧.store(in: &subscriptions)
      }
    }
    """,
    fixed: """
      import Combine
      import UIKit

      extension Publisher {
        func onMain() -> AnyPublisher<Output, Failure> {
          receive(on: DispatchQueue.main).eraseToAnyPublisher()
        }
        var withoutValues: AnyPublisher<Void, Failure> { self.map { _ in }.onMain() }
      }
      final class Scores {
        private let changes = PassthroughSubject<Int, Never>()
        var publisher: AnyPublisher<Int, Never> { changes.onMain() }
      }
      final class ScoreController: UIViewController {
        let scores = Scores()
        private var subscriptions: Set<AnyCancellable> = []
        override func viewDidLoad() {
          super.viewDidLoad()
          scores.publisher.sink { [weak self] in self?.title = "\\($0)" }.store(in: &subscriptions)
          scores.publisher.withoutValues.sink { [weak self] in self?.view.setNeedsLayout() }.store(in: &subscriptions)
        }
      }
      """),
  // An operator that passes on only the first value, and one on a publisher that ends.
  .accepted(
    """
    import Combine
    import UIKit

    extension Publisher {
      func once() -> AnyPublisher<Output, Failure> { prefix(1).eraseToAnyPublisher() }
      func onMain() -> AnyPublisher<Output, Failure> { receive(on: DispatchQueue.main).eraseToAnyPublisher() }
      func orSoon(_ other: AnyPublisher<Output, Failure>) -> AnyPublisher<Output, Failure> {
        other.eraseToAnyPublisher()
      }
    }
    final class ScoreController: UIViewController {
      let scores = PassthroughSubject<Int, Never>()
      private var subscriptions: Set<AnyCancellable> = []
      override func viewDidLoad() {
        super.viewDidLoad()
        scores.once().sink { self.title = "\\($0)" }.store(in: &subscriptions)
        Just(0).onMain().sink { self.title = "\\($0)" }.store(in: &subscriptions)
        scores.orSoon(Just(1).eraseToAnyPublisher()).sink { self.title = "\\($0)" }.store(in: &subscriptions)
      }
    }
    """),
  // A publisher that an extension of a protocol declares for controls.
  .flagged(
    """
    import Combine
    import UIKit

    final class ControlEvents: NSObject, Publisher {
      typealias Output = Void
      typealias Failure = Never
      private let events = PassthroughSubject<Void, Never>()
      init(_ control: UIControl) {
        super.init()
        control.addTarget(self, action: #selector(fire), for: .valueChanged)
      }
      @objc private func fire() { events.send(()) }
      func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
        events.subscribe(subscriber)
      }
    }
    protocol EventSource {}
    extension UIControl: EventSource {}
    extension EventSource where Self: UIControl {
      var events: AnyPublisher<Void, Never> { ControlEvents(self).eraseToAnyPublisher() }
    }
    @MainActor protocol ValueSource { var number: Int { get } }
    extension ValueSource where Self: UIControl {
      func numbers() -> AnyPublisher<Int, Never> {
        self.events.map { self.number }.eraseToAnyPublisher()
      }
    }
    final class Dial: UIControl, ValueSource { var number = 0 }
    final class DialController: UIViewController {
      let dial = Dial()
      private var subscription: AnyCancellable?
      override func viewDidLoad() {
        super.viewDidLoad()
        subscription = dial.numbers().sink ⟦{ self.title = "\\($0)" }⟧
      }
    }
    """,
    fixed: """
      import Combine
      import UIKit

      final class ControlEvents: NSObject, Publisher {
        typealias Output = Void
        typealias Failure = Never
        private let events = PassthroughSubject<Void, Never>()
        init(_ control: UIControl) {
          super.init()
          control.addTarget(self, action: #selector(fire), for: .valueChanged)
        }
        @objc private func fire() { events.send(()) }
        func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
          events.subscribe(subscriber)
        }
      }
      protocol EventSource {}
      extension UIControl: EventSource {}
      extension EventSource where Self: UIControl {
        var events: AnyPublisher<Void, Never> { ControlEvents(self).eraseToAnyPublisher() }
      }
      @MainActor protocol ValueSource { var number: Int { get } }
      extension ValueSource where Self: UIControl {
        func numbers() -> AnyPublisher<Int, Never> {
          self.events.map { self.number }.eraseToAnyPublisher()
        }
      }
      final class Dial: UIControl, ValueSource { var number = 0 }
      final class DialController: UIViewController {
        let dial = Dial()
        private var subscription: AnyCancellable?
        override func viewDidLoad() {
          super.viewDidLoad()
          subscription = dial.numbers().sink { [weak self] in self?.title = "\\($0)" }
        }
      }
      """),
  // Functions of the project subscribe and return the subscription.
  .flagged(
    """
    import Combine
    import UIKit

    extension Publisher where Failure == Never {
      func sinkOnMain(_ show: @escaping (Output) -> Void) -> AnyCancellable {
        receive(on: DispatchQueue.main).sink(receiveValue: show)
      }
    }
    final class Player {
      private let positions = PassthroughSubject<Double, Never>()
      func observe(_ show: @escaping (Double) -> Void) -> AnyCancellable {
        positions.sink { position in show(position) }
      }
      func follow(_ show: @escaping (Double) -> Void) -> AnyCancellable {
        positions.sinkOnMain { show($0) }
      }
    }
    final class PlayerController: UIViewController {
      let player = Player()
      let names = PassthroughSubject<String, Never>()
      private var subscriptions: Set<AnyCancellable> = []
      override func viewDidLoad() {
        super.viewDidLoad()
        names.sinkOnMain ⟦{ self.title = $0 }⟧.store(in: &subscriptions)
        player.observe ⟦{ self.title = "\\($0)" }⟧.store(in: &subscriptions)
        player.follow ⟦{ self.title = "\\($0)" }⟧.store(in: &subscriptions)
      }
    }
    """,
    fixed: """
      import Combine
      import UIKit

      extension Publisher where Failure == Never {
        func sinkOnMain(_ show: @escaping (Output) -> Void) -> AnyCancellable {
          receive(on: DispatchQueue.main).sink(receiveValue: show)
        }
      }
      final class Player {
        private let positions = PassthroughSubject<Double, Never>()
        func observe(_ show: @escaping (Double) -> Void) -> AnyCancellable {
          positions.sink { position in show(position) }
        }
        func follow(_ show: @escaping (Double) -> Void) -> AnyCancellable {
          positions.sinkOnMain { show($0) }
        }
      }
      final class PlayerController: UIViewController {
        let player = Player()
        let names = PassthroughSubject<String, Never>()
        private var subscriptions: Set<AnyCancellable> = []
        override func viewDidLoad() {
          super.viewDidLoad()
          names.sinkOnMain { [weak self] in self?.title = $0 }.store(in: &subscriptions)
          player.observe { [weak self] in self?.title = "\\($0)" }.store(in: &subscriptions)
          player.follow { [weak self] in self?.title = "\\($0)" }.store(in: &subscriptions)
        }
      }
      """),
  // Subscriptions that end: with the first value, with a publisher that ends, or when the controller is hidden.
  .accepted(
    """
    import Combine
    import UIKit

    extension Publisher where Failure == Never {
      func sinkOnce(_ show: @escaping (Output) -> Void) -> AnyCancellable {
        first().sink(receiveValue: show)
      }
      func sinkOnMain(_ show: @escaping (Output) -> Void) -> AnyCancellable {
        receive(on: DispatchQueue.main).sink(receiveValue: show)
      }
    }
    extension Publisher {
      func onValue(_ show: @escaping (Output) -> Void) -> AnyCancellable {
        sink(receiveCompletion: { _ in }, receiveValue: show)
      }
    }
    final class PlayerController: UIViewController {
      let names = PassthroughSubject<String, Never>()
      let results = PassthroughSubject<String, Never>()
      private var subscriptions: Set<AnyCancellable> = []
      private var current: AnyCancellable?
      override func viewDidLoad() {
        super.viewDidLoad()
        names.sinkOnce { self.title = $0 }.store(in: &subscriptions)
        Just("Player").sinkOnMain { self.title = $0 }.store(in: &subscriptions)
        results.tryMap { try self.checked($0) }.onValue { self.title = $0 }.store(in: &subscriptions)
        current = names.sinkOnMain { self.title = $0 }
      }
      override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        current = nil
      }
      func checked(_ name: String) throws -> String { name }
    }
    """),
]
