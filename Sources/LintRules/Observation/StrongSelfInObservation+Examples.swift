import LintEngine

let strongSelfExamples: [RuleExample] = [
  .flagged(
    """
    import Combine
    import SwiftUI

    final class LevelController: UIViewController {
      let model: LevelModel
      private var subscriptions: Set<AnyCancellable> = []
      init(model: LevelModel) {
        self.model = model
        super.init(nibName: nil, bundle: nil)
        model.$level.sink ⟦{ self.title = $0 }⟧.store(in: &subscriptions)
      }
      required init?(coder: NSCoder) { nil }
    }
    final class LevelModel: ObservableObject { @Published var level: String? = "" }
    """,
    fixed: """
      import Combine
      import SwiftUI

      final class LevelController: UIViewController {
        let model: LevelModel
        private var subscriptions: Set<AnyCancellable> = []
        init(model: LevelModel) {
          self.model = model
          super.init(nibName: nil, bundle: nil)
          model.$level.sink { [weak self] in self?.title = $0 }.store(in: &subscriptions)
        }
        required init?(coder: NSCoder) { nil }
      }
      final class LevelModel: ObservableObject { @Published var level: String? = "" }
      """),
  // The outer closure needs `self` for the capture of the inner one.
  .flagged(
    """
    import UIKit

    final class TitleController: UIViewController {
      let model = TitleModel()
      let label = UILabel()
      private func observe() {
        withObservationTracking {
          label.text = model.title
        } onChange: ⟦{
          Task { @MainActor [weak self] in self?.observe() }
        }⟧
      }
    }
    """,
    fixed: """
      import UIKit

      final class TitleController: UIViewController {
        let model = TitleModel()
        let label = UILabel()
        private func observe() {
          withObservationTracking {
            label.text = model.title
          } onChange: { [weak self] in
            Task { @MainActor [weak self] in self?.observe() }
          }
        }
      }
      """),
  // A computed property returns the publisher, a local keeps the subscription, and the closure has parameters.
  .flagged(
    """
    import Combine
    import SwiftUI

    final class LevelController: UIViewController {
      let model = LevelModel()
      private var subscriptions: Set<AnyCancellable> = []
      override func viewDidLoad() {
        super.viewDidLoad()
        let subscription = model.changes.dropFirst().sink ⟦{ level in
          // The title, too.
          self.title = level
          self.view.setNeedsLayout()
        }⟧
        subscriptions.insert(subscription)
      }
    }
    final class LevelModel: ObservableObject {
      @Published private var level: String? = ""
      var changes: AnyPublisher<String?, Never> { $level.eraseToAnyPublisher() }
    }
    """,
    fixed: """
      import Combine
      import SwiftUI

      final class LevelController: UIViewController {
        let model = LevelModel()
        private var subscriptions: Set<AnyCancellable> = []
        override func viewDidLoad() {
          super.viewDidLoad()
          let subscription = model.changes.dropFirst().sink { [weak self] level in
            // The title, too.
            guard let self else { return }
            self.title = level
            self.view.setNeedsLayout()
          }
          subscriptions.insert(subscription)
        }
      }
      final class LevelModel: ObservableObject {
        @Published private var level: String? = ""
        var changes: AnyPublisher<String?, Never> { $level.eraseToAnyPublisher() }
      }
      """),
  // Only `deinit` would stop it, and it never runs.
  .flagged(
    """
    import SwiftUI

    struct Clock: UIViewRepresentable {
      func makeUIView(context: Context) -> UILabel {
        context.coordinator.start()
        return UILabel()
      }
      func updateUIView(_ label: UILabel, context: Context) {}
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator: NSObject {
        private var timer: Timer?
        private var count = 0
        func start() {
          timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) ⟦{ _ in self.count = self.count + 1 }⟧
        }
        deinit { timer?.invalidate() }
      }
    }
    """),
  // A cycle through a model that the class shares with views.
  .flagged(
    """
    import Observation

    @MainActor @Observable final class HistoryRow {
      let item: HistoryItem
      var title = ""
      init(item: HistoryItem) { self.item = item }
      func synchronize() {
        withObservationTracking {
          _ = item.title
        } onChange: ⟦{
          Task { @MainActor in
            self.title = self.item.title
            self.synchronize()
          }
        }⟧
      }
    }
    @MainActor @Observable final class HistoryItem { var title = "" }
    @MainActor final class History {
      static let shared = History()
      var rows: [HistoryRow] = []
      var selection: HistoryRow?
    }
    """,
    fixed: """
      import Observation

      @MainActor @Observable final class HistoryRow {
        let item: HistoryItem
        var title = ""
        init(item: HistoryItem) { self.item = item }
        func synchronize() {
          withObservationTracking {
            _ = item.title
          } onChange: { [weak self] in
            guard let self else { return }
            Task { @MainActor in
              self.title = self.item.title
              self.synchronize()
            }
          }
        }
      }
      @MainActor @Observable final class HistoryItem { var title = "" }
      @MainActor final class History {
        static let shared = History()
        var rows: [HistoryRow] = []
        var selection: HistoryRow?
      }
      """),
  // Captured weakly, published once, or ended when the view disappears.
  .accepted(
    """
    import Combine
    import SwiftUI

    final class LevelController: UIViewController {
      let model = LevelModel()
      private var subscriptions: Set<AnyCancellable> = []
      private var visible: Set<AnyCancellable> = []
      override func viewDidLoad() {
        super.viewDidLoad()
        model.$level.sink { [weak self] in self?.title = $0 }.store(in: &subscriptions)
        model.$level.first().sink { self.title = $0 }.store(in: &subscriptions)
        model.load().sink { self.title = $0 }.store(in: &subscriptions)
        model.$level.sink { [weak self] _ in
          guard let self else { return }
          self.view.setNeedsLayout()
        }.store(in: &subscriptions)
        model.$level.sink { [label] in label.text = $0 }.store(in: &subscriptions)
      }
      let label = UILabel()
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        model.$level.sink { self.title = $0 }.store(in: &visible)
      }
      override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        visible.removeAll()
      }
    }
    final class LevelModel: ObservableObject {
      @Published var level: String? = ""
      func load() -> AnyPublisher<String?, Never> { Just("").eraseToAnyPublisher() }
    }
    """),
  // A model without views, and objects that live as long as the app.
  .accepted(
    """
    import Combine
    import SwiftUI

    final class LevelStore: ObservableObject {
      @Published var level: String? = ""
      private var subscriptions: Set<AnyCancellable> = []
      func start() { $level.sink { print(self, $0 as Any) }.store(in: &subscriptions) }
    }
    final class LevelWindow: UIWindow {
      static let shared = LevelWindow()
      let store = LevelStore()
      private var subscriptions: Set<AnyCancellable> = []
      func start() { store.$level.sink { _ in self.setNeedsLayout() }.store(in: &subscriptions) }
    }
    final class AppDelegate: NSObject, UIApplicationDelegate { let panel = LevelPanel() }
    final class LevelPanel: UIView {
      let store = LevelStore()
      private var subscriptions: Set<AnyCancellable> = []
      func start() { store.$level.sink { _ in self.setNeedsLayout() }.store(in: &subscriptions) }
    }
    """),
  // A weak capture of the method around it, and a subject that ends.
  .accepted(
    """
    import Combine
    import SwiftUI

    final class LevelController: NSViewController {
      private let done = PassthroughSubject<Void, Never>()
      private var subscriptions: Set<AnyCancellable> = []
      private var timer: Timer?
      override func viewDidLoad() {
        super.viewDidLoad()
        done.sink { self.view.needsLayout = true }.store(in: &subscriptions)
        DispatchQueue.main.async { [weak self] in
          self?.timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self?.tick() }
        }
      }
      private func tick() {}
      func finish() { done.send(completion: .finished) }
      deinit { timer?.invalidate() }
    }
    """),
  // Tasks whose loops never end. The closure of a task captures `self` even if it names only members.
  .flagged(
    """
    import SwiftUI

    final class InboxController: UIHostingController<InboxView> {
      override func viewDidLoad() {
        super.viewDidLoad()
        Task ⟦{
          for await _ in NotificationCenter.default.notifications(named: .NSCalendarDayChanged) {
            reload()
          }
        }⟧
      }
      private func reload() { rootView = InboxView() }
    }
    struct InboxView: View { var body: some View { Text("") } }
    """),
  .flagged(
    """
    import Combine
    import SwiftUI

    final class LevelController: UIViewController {
      private let model = LevelModel()
      private var updates: Task<Void, Never>?
      override func viewDidLoad() {
        super.viewDidLoad()
        updates = Task ⟦{ [weak self] in
          guard let self else { return }
          for await level in model.$level.values {
            self.title = level
          }
        }⟧
      }
      deinit { updates?.cancel() }
    }
    final class LevelModel: ObservableObject { @Published var level = "" }
    """),
  // Each pass asks again, the loop ends, or something cancels the task.
  .accepted(
    """
    import Combine
    import SwiftUI

    final class LevelController: UIViewController {
      private let model = LevelModel()
      private var updates: Task<Void, Never>?
      private var other: Task<Void, Never>?
      override func viewDidLoad() {
        super.viewDidLoad()
        updates = Task { [weak self, model] in
          for await level in model.$level.values {
            guard let self else { return }
            self.title = level
          }
        }
        Task { [weak self] in
          for await _ in NotificationCenter.default.notifications(named: .NSCalendarDayChanged) {
            self?.view.setNeedsLayout()
          }
        }
        Task {
          for await _ in NotificationCenter.default.notifications(named: .NSCalendarDayChanged) {
            if title == nil { break }
          }
        }
        Task {
          for await level in model.$level.prefix(3).values { title = level }
        }
      }
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        other = Task {
          for await level in model.$level.values { title = level }
        }
      }
      override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        other?.cancel()
      }
    }
    final class LevelModel: ObservableObject { @Published var level = "" }
    """),
  // The task owns the label. That it creates a value or calls a function outside types doesn't mean that it uses the
  // controller.
  .accepted(
    """
    import SwiftUI

    final class CalendarController: UIViewController {
      private let label = UILabel()
      private var updates: Task<Void, Never>?
      override func viewDidLoad() {
        super.viewDidLoad()
        updates = Task { [label] in
          for await _ in NotificationCenter.default.notifications(named: .NSCalendarDayChanged) {
            print("a new day")
            label.text = String(describing: Date())
          }
        }
      }
      deinit { updates?.cancel() }
    }
    """),
]
