import LintEngine

/// The examples of `strong-self-in-observation` about helpers that their owner receives when it's created.
let strongSelfInOwnerExamples: [RuleExample] = [
  // A function creates the model for a new controller.
  .flagged(
    """
    import Combine
    import UIKit

    final class ProfileModel {
      @Published private var name = ""
      @Published private(set) var canSave = false
      private var subscriptions: Set<AnyCancellable> = []
      init() {
        $name.map { !$0.isEmpty }.assign(to: \\.canSave, on: ⟦self⟧).store(in: &subscriptions)
      }
    }
    final class ProfileController: UIViewController {
      private let model: ProfileModel
      init(model: ProfileModel) {
        self.model = model
        super.init(nibName: nil, bundle: nil)
      }
      required init?(coder: NSCoder) { nil }
    }
    final class DraftModel {
      @Published private var text = ""
      @Published private(set) var count = 0
      private var subscriptions: Set<AnyCancellable> = []
      init() {
        $text.map(\\.count).assign(to: \\.count, on: ⟦self⟧).store(in: &subscriptions)
      }
    }
    final class DraftController: UIViewController {
      private let model: DraftModel
      init(_ model: DraftModel) {
        self.model = model
        super.init(nibName: nil, bundle: nil)
      }
      required init?(coder: NSCoder) { nil }
    }
    enum Screens {
      static func makeProfile() -> UIViewController {
        let model = ProfileModel()
        return ProfileController(model: model)
      }
      static func makeDraft() -> UIViewController { DraftController(DraftModel()) }
    }
    """),
  // What receives the model refers to it weakly, is neither a view nor a controller, or lives as long as the app.
  .accepted(
    """
    import Combine
    import UIKit

    class CounterModel {
      @Published var text = ""
      @Published private(set) var count = 0
      private var subscriptions: Set<AnyCancellable> = []
      init() {
        $text.map(\\.count).assign(to: \\.count, on: self).store(in: &subscriptions)
      }
    }
    final class CounterController: UIViewController {
      private weak var model: CounterModel?
      init(model: CounterModel) {
        self.model = model
        super.init(nibName: nil, bundle: nil)
      }
      required init?(coder: NSCoder) { nil }
    }
    final class CounterService {
      private let model: CounterModel
      init(model: CounterModel) { self.model = model }
    }
    final class CounterWindow: UIViewController {
      static let shared = CounterWindow(model: CounterModel())
      private let model: CounterModel
      init(model: CounterModel) {
        self.model = model
        super.init(nibName: nil, bundle: nil)
      }
      required init?(coder: NSCoder) { nil }
    }
    enum Counters {
      static let main = CounterModel()
      static func makeController() -> UIViewController {
        let model = CounterModel()
        return CounterController(model: model)
      }
      static func makeService() -> CounterService { CounterService(model: CounterModel()) }
    }
    """),
  // The publisher comes from a property that code of the type sets, and belongs to a publisher of the project.
  .flagged(
    """
    import Combine
    import UIKit

    final class ControlEvents: NSObject, Publisher {
      typealias Output = Void
      typealias Failure = Never
      private let events = PassthroughSubject<Void, Never>()
      init(of control: UIControl) {
        super.init()
        control.addTarget(self, action: #selector(send), for: .valueChanged)
      }
      @objc private func send() { events.send(()) }
      func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
        events.receive(subscriber: subscriber)
      }
    }
    final class VolumeControl: UIControl {
      private let slider = UISlider()
      private var changes: AnyPublisher<Void, Never>!
      private var subscriptions: Set<AnyCancellable> = []
      func connect() {
        changes = ControlEvents(of: slider).eraseToAnyPublisher()
        changes.sink ⟦{ self.setNeedsLayout() }⟧.store(in: &subscriptions)
      }
    }
    final class MuteControl: UIControl {
      let changes: AnyPublisher<Void, Never>
      private var subscriptions: Set<AnyCancellable> = []
      init(button: UIButton) {
        changes = ControlEvents(of: button).eraseToAnyPublisher()
        super.init(frame: .zero)
        changes.sink ⟦{ self.setNeedsLayout() }⟧.store(in: &subscriptions)
      }
      required init?(coder: NSCoder) { nil }
    }
    """,
    fixed: """
      import Combine
      import UIKit

      final class ControlEvents: NSObject, Publisher {
        typealias Output = Void
        typealias Failure = Never
        private let events = PassthroughSubject<Void, Never>()
        init(of control: UIControl) {
          super.init()
          control.addTarget(self, action: #selector(send), for: .valueChanged)
        }
        @objc private func send() { events.send(()) }
        func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
          events.receive(subscriber: subscriber)
        }
      }
      final class VolumeControl: UIControl {
        private let slider = UISlider()
        private var changes: AnyPublisher<Void, Never>!
        private var subscriptions: Set<AnyCancellable> = []
        func connect() {
          changes = ControlEvents(of: slider).eraseToAnyPublisher()
          changes.sink { [weak self] in self?.setNeedsLayout() }.store(in: &subscriptions)
        }
      }
      final class MuteControl: UIControl {
        let changes: AnyPublisher<Void, Never>
        private var subscriptions: Set<AnyCancellable> = []
        init(button: UIButton) {
          changes = ControlEvents(of: button).eraseToAnyPublisher()
          super.init(frame: .zero)
          changes.sink { [weak self] in self?.setNeedsLayout() }.store(in: &subscriptions)
        }
        required init?(coder: NSCoder) { nil }
      }
      """),
  // A publisher that other code may assign, one of several that ends, and a publisher that ends with its subject.
  .accepted(
    """
    import Combine
    import UIKit

    final class Download: Publisher {
      typealias Output = Int
      typealias Failure = Never
      private let parts = PassthroughSubject<Int, Never>()
      func finish() { parts.send(completion: .finished) }
      func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
        parts.receive(subscriber: subscriber)
      }
    }
    final class DownloadController: UIViewController {
      @Published private var count = 0
      var counts: AnyPublisher<Int, Never>!
      private var sizes: AnyPublisher<Int, Never>!
      private var subscriptions: Set<AnyCancellable> = []
      override func viewDidLoad() {
        super.viewDidLoad()
        counts = $count.eraseToAnyPublisher()
        sizes = $count.eraseToAnyPublisher()
        if count > 0 { sizes = Just(count).eraseToAnyPublisher() }
        counts.sink { self.title = "\\($0)" }.store(in: &subscriptions)
        sizes.sink { self.title = "\\($0)" }.store(in: &subscriptions)
        Download().sink { self.title = "\\($0)" }.store(in: &subscriptions)
      }
    }
    """),
  // The controller refers weakly to the monitor, which belongs to an object that may live as long as the app.
  .accepted(
    """
    import Combine
    import UIKit

    @MainActor final class Session {
      private let monitor: BatteryMonitor
      private let controller: BatteryController
      init() {
        let monitor = BatteryMonitor()
        self.monitor = monitor
        controller = BatteryController(monitor: monitor)
      }
    }
    final class BatteryMonitor {
      private var changes: AnyCancellable?
      init() {
        changes = NotificationCenter.default.publisher(for: UIDevice.batteryLevelDidChangeNotification)
          .sink { _ in self.update() }
      }
      private func update() {}
    }
    final class BatteryController: UIViewController {
      private weak var monitor: BatteryMonitor?
      init(monitor: BatteryMonitor) {
        self.monitor = monitor
        super.init(nibName: nil, bundle: nil)
      }
      required init?(coder: NSCoder) { nil }
    }
    """),
  // A service that lives as long as the app keeps the announcers in an array.
  .accepted(
    """
    import Combine
    import SwiftUI

    @MainActor final class SpeechService: ObservableObject {
      static let shared = SpeechService()
      private let announcers = [Announcer(language: "en"), Announcer(language: "fr")]
    }
    final class Announcer {
      private let language: String
      private var finished: AnyCancellable?
      init(language: String) {
        self.language = language
        finished = NotificationCenter.default.publisher(for: UIAccessibility.announcementDidFinishNotification)
          .sink { _ in self.next() }
      }
      private func next() { print("next announcement in \\(language)") }
    }
    """),
  // Views and cells empty a set with the same name, but that of another model.
  .flagged(
    """
    import Combine
    import UIKit

    final class PollView: UIView {
      final class ViewModel: ObservableObject {
        @Published var votes = 0
        @Published var total = 0
        var disposeBag: Set<AnyCancellable> = []
        init() { $votes.assign(to: \\.total, on: ⟦self⟧).store(in: &disposeBag) }
      }
      let viewModel = ViewModel()
    }
    final class BadgeCell: UITableViewCell {
      final class ViewModel: ObservableObject {
        @Published var count = 0
        @Published var total = 0
        var disposeBag: Set<AnyCancellable> = []
        init() { $count.assign(to: \\.total, on: self).store(in: &disposeBag) }
      }
      let viewModel = ViewModel()
      override func prepareForReuse() {
        super.prepareForReuse()
        viewModel.disposeBag.removeAll()
      }
    }
    """),
  // The set may be the one that other code empties: it belongs to a subclass, a protocol requires it, or only its users
  // know which one it is.
  .accepted(
    """
    import Combine
    import UIKit

    protocol Reusable: AnyObject {
      var bag: Set<AnyCancellable> { get set }
    }
    final class SeatModel: ObservableObject, Reusable {
      @Published var seats = 0
      @Published var total = 0
      var bag: Set<AnyCancellable> = []
      init() { $seats.assign(to: \\.total, on: self).store(in: &bag) }
    }
    final class SeatCell: UITableViewCell {
      var model: (any Reusable)?
      private let seats = SeatModel()
      override func prepareForReuse() {
        super.prepareForReuse()
        model?.bag.removeAll()
      }
      func show() { model = seats }
    }
    class RowModel: ObservableObject {
      @Published var row = 0
      @Published var total = 0
      var rowBag: Set<AnyCancellable> = []
      init() { $row.assign(to: \\.total, on: self).store(in: &rowBag) }
    }
    final class WideRowModel: RowModel {
      override var rowBag: Set<AnyCancellable> {
        get { super.rowBag }
        set { super.rowBag = newValue }
      }
    }
    final class RowCell: UITableViewCell {
      private let model: WideRowModel? = WideRowModel()
      override func prepareForReuse() {
        super.prepareForReuse()
        model?.rowBag.removeAll()
      }
    }
    """),
]
