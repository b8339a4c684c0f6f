import LintEngine

/// The examples of `strong-self-in-observation` about models, and about functions of the project that observe.
let strongSelfInModelExamples: [RuleExample] = [
  // A model that SwiftUI observes, whose subscription keeps it.
  .flagged(
    """
    import Combine
    import SwiftUI

    final class KeyboardModel: ObservableObject {
      @Published var height: CGFloat = 0
      private var subscriptions: Set<AnyCancellable> = []
      init() {
        let shown = NotificationCenter.default.publisher(for: UIResponder.keyboardWillShowNotification).map { _ in CGFloat(300) }
        let hidden = NotificationCenter.default.publisher(for: UIResponder.keyboardWillHideNotification).map { _ in CGFloat(0) }
        Publishers.Merge(shown, hidden).assign(to: \\.height, on: ⟦self⟧).store(in: &subscriptions)
      }
    }
    struct Composer: View {
      @StateObject private var keyboard = KeyboardModel()
      var body: some View { Text("Composer").padding(.bottom, keyboard.height) }
    }
    """),
  // The project's function registers the closure and returns the token.
  .flagged(
    """
    import SwiftUI

    enum BackupNotification {
      static func observeStart(queue: OperationQueue? = nil, _ body: @escaping () -> Void) -> NSObjectProtocol {
        NotificationCenter.default.addObserver(forName: .backup, object: nil, queue: queue) { _ in body() }
      }
    }
    final class BackupModel: ObservableObject {
      @Published var isRunning = false
      private var tokens: [NSObjectProtocol] = []
      init() {
        tokens.append(BackupNotification.observeStart(queue: .main) ⟦{ withAnimation { self.isRunning = true } }⟧)
        tokens.append(BackupNotification.observeStart(queue: .main) { [weak self] in self?.isRunning = true })
      }
      deinit { tokens.forEach { NotificationCenter.default.removeObserver($0) } }
    }
    """),
  // A function of another module that keeps the model weakly.
  .accepted(
    """
    import Combine
    import CombineHelpers
    import SwiftUI

    final class VolumeModel: ObservableObject {
      @Published var volume: Float = 0
      private var subscriptions: Set<AnyCancellable> = []
      init() {
        NotificationCenter.default.publisher(for: .volume).map { _ in Float(1) }
          .assign(to: \\.volume, on: self, ownership: .weak).store(in: &subscriptions)
      }
    }
    """),
  // Models of the whole app: the app's first view and a static property own them.
  .accepted(
    """
    import Combine
    import SwiftUI

    @main struct Player: App {
      var body: some Scene { WindowGroup { PlayerView() } }
    }
    struct PlayerView: View {
      @StateObject private var model = PlayerModel()
      var body: some View { Text("\\(model.volume)") }
    }
    final class PlayerModel: ObservableObject {
      @Published var volume: Float = 0
      private var subscriptions: Set<AnyCancellable> = []
      init() { Monitors.volume.$volume.assign(to: \\.volume, on: self).store(in: &subscriptions) }
    }
    final class VolumeMonitor: ObservableObject {
      @Published var volume: Float = 0
      private var subscription: AnyCancellable?
      init() {
        subscription = NotificationCenter.default.publisher(for: .volume).map { _ in Float(1) }.assign(to: \\.volume, on: self)
      }
    }
    enum Monitors {
      static let volume = VolumeMonitor()
    }
    """),
  // However many operators there are, the publisher never ends.
  .flagged(
    """
    import Combine
    import SwiftUI

    final class SearchModel: ObservableObject {
      @Published var text = ""
      @Published var results: [String] = []
      private var subscriptions: Set<AnyCancellable> = []
      init() {
        $text
          .dropFirst()
          .removeDuplicates()
          .map { $0.lowercased() }
          .removeDuplicates()
          .map { [$0] }
          .removeDuplicates()
          .map { $0.joined() }
          .map { Array(repeating: $0, count: 3) }
          .receive(on: DispatchQueue.main)
          .sink ⟦{ self.results = $0 }⟧
          .store(in: &subscriptions)
      }
    }
    struct SearchScreen: View {
      @StateObject private var model = SearchModel()
      var body: some View { Text(model.results.joined()) }
    }
    """,
    fixed: """
      import Combine
      import SwiftUI

      final class SearchModel: ObservableObject {
        @Published var text = ""
        @Published var results: [String] = []
        private var subscriptions: Set<AnyCancellable> = []
        init() {
          $text
            .dropFirst()
            .removeDuplicates()
            .map { $0.lowercased() }
            .removeDuplicates()
            .map { [$0] }
            .removeDuplicates()
            .map { $0.joined() }
            .map { Array(repeating: $0, count: 3) }
            .receive(on: DispatchQueue.main)
            .sink { [weak self] in self?.results = $0 }
            .store(in: &subscriptions)
        }
      }
      struct SearchScreen: View {
        @StateObject private var model = SearchModel()
        var body: some View { Text(model.results.joined()) }
      }
      """),
  // A local function or a private method returns the tokens, which the model stores.
  .flagged(
    """
    import Combine
    import SwiftUI

    final class DraftModel: ObservableObject {
      @Published var title = ""
      @Published var text = ""
      @Published var isEdited = false
      private var subscriptions: [AnyCancellable] = []
      private var textSubscription: AnyCancellable?
      init() {
        func titleSubscription() -> AnyCancellable {
          return $title.dropFirst().sink ⟦{ _ in self.isEdited = true }⟧
        }
        subscriptions = [titleSubscription()]
        textSubscription = textChanges()
      }
      private func textChanges() -> AnyCancellable {
        $text.dropFirst().sink ⟦{ _ in self.isEdited = true }⟧
      }
    }
    struct DraftScreen: View {
      @StateObject private var draft = DraftModel()
      var body: some View { Text(draft.title) }
    }
    """,
    fixed: """
      import Combine
      import SwiftUI

      final class DraftModel: ObservableObject {
        @Published var title = ""
        @Published var text = ""
        @Published var isEdited = false
        private var subscriptions: [AnyCancellable] = []
        private var textSubscription: AnyCancellable?
        init() {
          func titleSubscription() -> AnyCancellable {
            return $title.dropFirst().sink { [weak self] _ in self?.isEdited = true }
          }
          subscriptions = [titleSubscription()]
          textSubscription = textChanges()
        }
        private func textChanges() -> AnyCancellable {
          $text.dropFirst().sink { [weak self] _ in self?.isEdited = true }
        }
      }
      struct DraftScreen: View {
        @StateObject private var draft = DraftModel()
        var body: some View { Text(draft.title) }
      }
      """),
  // The caller of the function may end the subscription.
  .accepted(
    """
    import Combine
    import SwiftUI

    final class DraftModel: ObservableObject {
      @Published var text = ""
      @Published var isEdited = false
      private var subscription: AnyCancellable?
      func watch(until end: @escaping (AnyCancellable) -> Void) {
        func changes() -> AnyCancellable {
          $text.sink { _ in self.isEdited = true }
        }
        end(changes())
        end(textChanges())
        subscription = nil
      }
      func textChanges() -> AnyCancellable {
        $text.sink { _ in self.isEdited = true }
      }
    }
    struct DraftScreen: View {
      @StateObject private var draft = DraftModel()
      var body: some View { Text(draft.text) }
    }
    """),
  // The only class that adopts the protocol returns a publisher that never ends.
  .flagged(
    """
    import Combine
    import SwiftUI

    protocol StepCounting { func steps() -> AnyPublisher<Int, Never> }
    final class Pedometer: StepCounting {
      @Published private var count = 0
      func steps() -> AnyPublisher<Int, Never> { $count.removeDuplicates().eraseToAnyPublisher() }
    }
    final class StepsModel: ObservableObject {
      @Published var steps = 0
      private var subscriptions: Set<AnyCancellable> = []
      init(counter: StepCounting) {
        counter.steps().sink ⟦{ self.steps = $0 }⟧.store(in: &subscriptions)
      }
    }
    struct StepsScreen: View {
      @StateObject private var model = StepsModel(counter: Pedometer())
      var body: some View { Text("\\(model.steps)") }
    }
    """,
    fixed: """
      import Combine
      import SwiftUI

      protocol StepCounting { func steps() -> AnyPublisher<Int, Never> }
      final class Pedometer: StepCounting {
        @Published private var count = 0
        func steps() -> AnyPublisher<Int, Never> { $count.removeDuplicates().eraseToAnyPublisher() }
      }
      final class StepsModel: ObservableObject {
        @Published var steps = 0
        private var subscriptions: Set<AnyCancellable> = []
        init(counter: StepCounting) {
          counter.steps().sink { [weak self] in self?.steps = $0 }.store(in: &subscriptions)
        }
      }
      struct StepsScreen: View {
        @StateObject private var model = StepsModel(counter: Pedometer())
        var body: some View { Text("\\(model.steps)") }
      }
      """),
  // One of several classes returns a publisher that ends, or a subclass may adopt the protocol.
  .accepted(
    """
    import Combine
    import SwiftUI

    protocol StepCounting { func steps() -> AnyPublisher<Int, Never> }
    protocol HeightCounting { var heights: AnyPublisher<Int, Never> { get } }
    final class Pedometer: StepCounting, HeightCounting {
      private let subject = PassthroughSubject<Int, Never>()
      func steps() -> AnyPublisher<Int, Never> { subject.eraseToAnyPublisher() }
      var heights: AnyPublisher<Int, Never> { subject.eraseToAnyPublisher() }
    }
    struct DayRecord: StepCounting {
      let total: Int
      func steps() -> AnyPublisher<Int, Never> { Just(total).eraseToAnyPublisher() }
    }
    class Climb {
      var heights: AnyPublisher<Int, Never> { [1, 2].publisher.eraseToAnyPublisher() }
    }
    final class RecordedClimb: Climb, HeightCounting {}
    final class StepsModel: ObservableObject {
      @Published var steps = 0
      @Published var height = 0
      private var subscriptions: Set<AnyCancellable> = []
      init(counter: StepCounting, climb: HeightCounting) {
        counter.steps().sink { self.steps = $0 }.store(in: &subscriptions)
        climb.heights.sink { self.height = $0 }.store(in: &subscriptions)
      }
    }
    struct StepsScreen: View {
      @StateObject private var model = StepsModel(counter: DayRecord(total: 1), climb: RecordedClimb())
      var body: some View { Text("\\(model.steps)") }
    }
    """),
  // No code calls the method that ends the subscription, except `deinit`.
  .flagged(
    """
    import Combine
    import SwiftUI

    final class ChargeModel: ObservableObject {
      @Published var level = 0
      @Published var isFull = false
      private var subscription: AnyCancellable?
      init() {
        subscription = $level.sink ⟦{ self.isFull = $0 == 100 }⟧
      }
      deinit { stop() }
      func stop() { subscription?.cancel() }
    }
    final class ChargeTimer { func stop() {} }
    struct ChargeScreen: View {
      @StateObject private var model = ChargeModel()
      private let timer = ChargeTimer()
      var body: some View { Text("\\(model.level)").onAppear { timer.stop() } }
    }
    """,
    fixed: """
      import Combine
      import SwiftUI

      final class ChargeModel: ObservableObject {
        @Published var level = 0
        @Published var isFull = false
        private var subscription: AnyCancellable?
        init() {
          subscription = $level.sink { [weak self] in self?.isFull = $0 == 100 }
        }
        deinit { stop() }
        func stop() { subscription?.cancel() }
      }
      final class ChargeTimer { func stop() {} }
      struct ChargeScreen: View {
        @StateObject private var model = ChargeModel()
        private let timer = ChargeTimer()
        var body: some View { Text("\\(model.level)").onAppear { timer.stop() } }
      }
      """),
  // The screen calls the method, a protocol requires it, a control or another object may call it.
  .accepted(
    """
    import Combine
    import SwiftUI

    protocol Stoppable { func halt() }
    final class ChargeModel: NSObject, ObservableObject, Stoppable {
      @Published var level = 0
      @Published var isFull = false
      private var calls: AnyCancellable?
      private var halts: AnyCancellable?
      private var taps: AnyCancellable?
      private var ends: AnyCancellable?
      override init() {
        super.init()
        calls = $level.sink { self.isFull = $0 == 100 }
        halts = $level.sink { self.isFull = $0 == 100 }
        taps = $level.sink { self.isFull = $0 == 100 }
        ends = $level.sink { self.isFull = $0 == 100 }
      }
      func stop() { calls?.cancel() }
      func halt() { halts?.cancel() }
      @objc func tap() { taps?.cancel() }
      func end() { ends?.cancel() }
    }
    func closeAll(_ models: [Any], with model: (Any) -> Closing) { models.forEach { model($0).find().end() } }
    struct ChargeScreen: View {
      @StateObject private var model = ChargeModel()
      var body: some View { Text("\\(model.level)").onDisappear { model.stop() } }
    }
    """),
]
