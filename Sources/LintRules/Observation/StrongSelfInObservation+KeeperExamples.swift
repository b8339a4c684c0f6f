import LintEngine

/// The examples of `strong-self-in-observation` about what keeps the closure, and for how long.
let strongSelfInObservationKeeperExamples: [RuleExample] = [
  // Objective-C, another module, or code that has an object of a subclass may call the method.
  .accepted(
    """
    import Combine
    import SwiftUI

    @objcMembers final class ChargeModel: NSObject, ObservableObject {
      @Published var level = 0
      @Published var isFull = false
      private var subscription: AnyCancellable?
      override init() {
        super.init()
        subscription = $level.sink { self.isFull = $0 == 100 }
      }
      func stop() { subscription?.cancel() }
    }
    open class MeterModel: ObservableObject {
      @Published var level = 0
      @Published var isFull = false
      private var shown: AnyCancellable?
      private var stored: AnyCancellable?
      private var sent: AnyCancellable?
      public init() {
        shown = $level.sink { self.isFull = $0 == 100 }
        stored = $level.sink { self.isFull = $0 == 100 }
        sent = $level.sink { self.isFull = $0 == 100 }
      }
      public func hide() { shown?.cancel() }
      open func save() { stored?.cancel() }
      func finish() { sent?.cancel() }
    }
    final class FastMeterModel: MeterModel {}
    struct MeterScreen: View {
      @StateObject private var model = FastMeterModel()
      var body: some View { Text("\\(model.level)").onDisappear { model.finish() } }
    }
    """),
  // Another module may adopt a public protocol, or has the only class that adopts one.
  .accepted(
    """
    import Combine
    import LibraryKit
    import SwiftUI

    public protocol StepCounting { func steps() -> AnyPublisher<Int, Never> }
    final class StairCounter: StepCounting {
      @Published private var count = 0
      func steps() -> AnyPublisher<Int, Never> { $count.removeDuplicates().eraseToAnyPublisher() }
    }
    protocol HeightCounting { func heights() -> AnyPublisher<Int, Never> }
    extension LibraryAltimeter: HeightCounting {}
    final class HeightRecord {
      @Published private var count = 0
      func heights() -> AnyPublisher<Int, Never> { $count.eraseToAnyPublisher() }
    }
    final class StepsModel: ObservableObject {
      @Published var steps = 0
      private var subscriptions: Set<AnyCancellable> = []
      init(counter: StepCounting, altimeter: HeightCounting) {
        counter.steps().sink { self.steps = $0 }.store(in: &subscriptions)
        altimeter.heights().sink { self.steps = $0 }.store(in: &subscriptions)
      }
    }
    struct StepsScreen: View {
      @StateObject private var model = StepsModel(counter: StairCounter(), altimeter: LibraryAltimeter())
      var body: some View { Text("\\(model.steps)") }
    }
    """),
  // Two objects that refer to each other, and a global closure that creates one of them.
  .flagged(
    """
    import Combine
    import SwiftUI

    @MainActor let makeEditor: @MainActor (DocumentModel) -> PageEditor = { PageEditor(document: $0) }
    final class DocumentModel: ObservableObject {
      @Published var page = 0
      var editor: PageEditor?
    }
    @MainActor final class PageEditor: ObservableObject {
      @Published var page = 0
      private let document: DocumentModel
      private var subscription: AnyCancellable?
      init(document: DocumentModel) {
        self.document = document
        subscription = document.$page.assign(to: \\.page, on: ⟦self⟧)
      }
    }
    """),
  // A shared object lists the session that it keeps, and clears a part of it.
  .accepted(
    """
    import Combine
    import SwiftUI

    @MainActor final class AccountStore: ObservableObject {
      static let shared = AccountStore()
      @Published var name = ""
      private var session: AccountSession?
      var sessions: [AccountSession] { session.map { [$0] } ?? [] }
      func signIn() { session = AccountSession(store: self) }
      func signOut() { session?.token = nil }
    }
    @MainActor final class AccountSession: ObservableObject {
      @Published var name = ""
      var token: String?
      private var subscription: AnyCancellable?
      init(store: AccountStore) { subscription = store.$name.assign(to: \\.name, on: self) }
    }
    """),
  // Publishers that may end: one of several, one of another module, a closure's parameter, a default value, one that differs by platform, one that may fail, and one that nothing implements.
  .accepted(
    """
    import Combine
    import DeviceKit
    import SwiftUI

    class SensorBase {
      var readings: AnyPublisher<Double, Never> {
        print("no readings")
        fatalError("override this")
      }
    }
    final class SensorModel: SensorBase, ObservableObject {
      @Published var value = 0.0
      @Published var isLive = false
      private let device = Device.current.readings
      private let cached: [AnyPublisher<Double, Never>] = []
      private var bag: Set<AnyCancellable> = []
      func start(
        moves: AnyPublisher<Notification, Never> = NotificationCenter.default.publisher(for: .moved).eraseToAnyPublisher()
      ) {
        moves.sink { _ in self.show() }.store(in: &bag)
        readings.sink { _ in self.show() }.store(in: &bag)
        device.sink { _ in self.show() }.store(in: &bag)
        (isLive ? cached[0] : cached[1]).sink { _ in self.show() }.store(in: &bag)
        Publishers.Share(upstream: Just(1.0)).sink { _ in self.show() }.store(in: &bag)
        Publishers.Shake().sink { _ in self.show() }.store(in: &bag)
        $value.firstChange().sink { _ in self.show() }.store(in: &bag)
        $value.map(load).switchToLatest().sink(receiveCompletion: { _ in }) { _ in self.show() }.store(in: &bag)
        Just(1.0).map(find).switchToLatest().sink { _ in self.show() }.store(in: &bag)
        beats.sink { _ in self.show() }.store(in: &bag)
        cached.forEach { $0.sink { _ in self.show() }.store(in: &bag) }
      }
      #if os(iOS)
        private var beats: AnyPublisher<Double, Never> { $value.eraseToAnyPublisher() }
      #else
        private var beats: AnyPublisher<Double, Never> { Just(1).eraseToAnyPublisher() }
      #endif
      private func load(_ value: Double) -> AnyPublisher<Double, any Error> { Fail(error: CancellationError()).eraseToAnyPublisher() }
      private func find(_ value: Double) -> AnyPublisher<Double, Never> { Just(value).eraseToAnyPublisher() }
      private func show() { isLive = value > 0 }
    }
    extension Notification.Name {
      static let moved = Notification.Name("moved")
    }
    struct SensorScreen: View {
      @StateObject private var model = SensorModel()
      var body: some View { Text("Sensor").onAppear { model.start() } }
    }
    """),
  // A publisher that asks the parent for its own, up to one that ends.
  .accepted(
    """
    import Combine
    import SwiftUI

    final class FolderModel: ObservableObject {
      let title: String
      @Published var shown = ""
      private let parent: FolderModel?
      private var subscription: AnyCancellable?
      init(title: String, parent: FolderModel?) {
        self.title = title
        self.parent = parent
      }
      var titles: AnyPublisher<String, Never> {
        if let parent { return parent.titles }
        return Just(title).eraseToAnyPublisher()
      }
      func start() { subscription = titles.sink { self.shown = $0 } }
    }
    struct FolderScreen: View {
      @StateObject private var model = FolderModel(title: "Files", parent: nil)
      var body: some View { Text(model.shown).onAppear(perform: model.start) }
    }
    """),
  // Publishers without an end: a stored one, one of an extension of a protocol, and subjects that no code ends.
  .flagged(
    """
    import Combine
    import SwiftUI

    final class AlarmModel: ObservableObject { @Published var time = 0 }
    protocol AlarmSource { var model: AlarmModel { get } }
    extension AlarmSource {
      var changes: ObservableObjectPublisher { model.objectWillChange }
    }
    final class TransferModel: ObservableObject, AlarmSource {
      @Published var level = 0
      let model: AlarmModel
      private let alarms = AlarmModel().objectWillChange
      private let download = CurrentValueSubject<Int, Never>(0)
      private let taps = PassthroughSubject<Int, Never>()
      private var change: AnyCancellable?
      private var alarm: AnyCancellable?
      private var progress: AnyCancellable?
      private var tap: AnyCancellable?
      init(model: AlarmModel) { self.model = model }
      func start() {
        change = changes.sink ⟦{ _ in self.show() }⟧
        alarm = alarms.sink ⟦{ _ in self.show() }⟧
        progress = download.sink ⟦{ _ in self.show() }⟧
        tap = taps.sink ⟦{ _ in self.show() }⟧
      }
      private func show() { print(level) }
    }
    final class DownloadButton: UIButton {
      private let download = DownloadTask()
      func tap() { download.resume(completion: {}) }
    }
    final class DownloadTask { func resume(completion: @escaping () -> Void) {} }
    struct TransferScreen: View {
      @StateObject private var model = TransferModel(model: AlarmModel())
      var body: some View { Text("Transfers").onAppear(perform: model.start) }
    }
    """,
    fixed: """
      import Combine
      import SwiftUI

      final class AlarmModel: ObservableObject { @Published var time = 0 }
      protocol AlarmSource { var model: AlarmModel { get } }
      extension AlarmSource {
        var changes: ObservableObjectPublisher { model.objectWillChange }
      }
      final class TransferModel: ObservableObject, AlarmSource {
        @Published var level = 0
        let model: AlarmModel
        private let alarms = AlarmModel().objectWillChange
        private let download = CurrentValueSubject<Int, Never>(0)
        private let taps = PassthroughSubject<Int, Never>()
        private var change: AnyCancellable?
        private var alarm: AnyCancellable?
        private var progress: AnyCancellable?
        private var tap: AnyCancellable?
        init(model: AlarmModel) { self.model = model }
        func start() {
          change = changes.sink { [weak self] _ in self?.show() }
          alarm = alarms.sink { [weak self] _ in self?.show() }
          progress = download.sink { [weak self] _ in self?.show() }
          tap = taps.sink { [weak self] _ in self?.show() }
        }
        private func show() { print(level) }
      }
      final class DownloadButton: UIButton {
        private let download = DownloadTask()
        func tap() { download.resume(completion: {}) }
      }
      final class DownloadTask { func resume(completion: @escaping () -> Void) {} }
      struct TransferScreen: View {
        @StateObject private var model = TransferModel(model: AlarmModel())
        var body: some View { Text("Transfers").onAppear(perform: model.start) }
      }
      """),
  // A struct that gives the subscription away, and one with a function of its own.
  .accepted(
    """
    import Combine
    import SwiftUI

    struct CounterPage: View {
      let model: CounterModel
      @State private var token: AnyCancellable?
      @Binding var shared: AnyCancellable?
      @State private var text = ""
      var body: some View {
        Text("Count").onAppear {
          shared = model.$count.sink { _ in show() }
          token = model.$count.sink(receiveValue: CounterPage.log)
          token = sink { show() }
        }
      }
      private func show() { text = "new" }
      private func sink(_ action: () -> Void) -> AnyCancellable? {
        action()
        return nil
      }
      private static func log(_ count: Int) {}
    }
    final class CounterModel: ObservableObject { @Published var count = 0 }
    """),
  // Loops that keep another object, that do not need the model, or that end with the task of the view.
  .accepted(
    """
    import Combine
    import SwiftUI

    final class LevelModel: ObservableObject {
      @Published var level = 0
      @Published var text = ""
      private let parent: LevelModel?
      private var updates: Task<Void, Never>?
      private var others: [Task<Void, Never>] = []
      init(parent: LevelModel?) {
        self.parent = parent
        updates = Task { [parent] in await parent?.follow() }
      }
      func watch(_ source: LevelSource) {
        others.append(
          Task { [weak self] in
            guard let self else { return }
            level += 1
            for await text in source.$text.values { print(text) }
          })
      }
      func run() async {
        await withDiscardingTaskGroup { group in
          group.addTask {
            for await _ in NotificationCenter.default.notifications(named: .levelChanged) { await self.raise() }
          }
          group.addTask { await self.raise() }
        }
      }
      private func follow() async {
        for await _ in NotificationCenter.default.notifications(named: .levelChanged) { level += 1 }
      }
      private func raise() async { level += 1 }
      deinit { updates?.cancel() }
    }
    final class LevelSource: ObservableObject { @Published var text = "" }
    extension Notification.Name { static let levelChanged = Notification.Name("levelChanged") }
    struct LevelScreen: View {
      @StateObject private var model = LevelModel(parent: nil)
      var body: some View { Text("Level").task { await model.run() } }
    }
    """),
  // One of two joined publishers continues after the other one has ended.
  .flagged(
    """
    import Combine
    import SwiftUI

    final class LevelModel: ObservableObject {
      @Published var text = ""
      private var updates: Task<Void, Never>?
      func watch(_ source: LevelSource) {
        updates = Task ⟦{
          for await text in source.$text.merge(with: Just("start")).values { self.text = text }
        }⟧
      }
      deinit { updates?.cancel() }
    }
    final class LevelSource: ObservableObject { @Published var text = "" }
    """),
  // A view creates another class with the same name, and an object that lives as long as the app keeps its helper.
  .accepted(
    """
    import Combine
    import SwiftUI

    struct LevelScreen: View {
      @State private var watcher = Watcher()
      @ObservedObject private var session = Session.shared
      let model: LevelModel
      var body: some View { Text(session.name).onAppear { watcher.start(model) } }
      final class Watcher {
        private var level = 0
        func start(_ model: LevelModel) { level = model.level }
      }
    }
    final class LevelService {
      private let watcher = Watcher()
      func start(_ model: LevelModel) { watcher.start(model) }
      final class Watcher {
        private var level = 0
        private var subscription: AnyCancellable?
        func start(_ model: LevelModel) { subscription = model.$level.assign(to: \\.level, on: self) }
      }
    }
    @MainActor final class Session: ObservableObject {
      static let shared = Session()
      @Published var name = ""
      private let log = LevelLog()
      func start(_ model: LevelModel) { log.start(model) }
    }
    final class LevelLog {
      private var level = 0
      private var subscription: AnyCancellable?
      func start(_ model: LevelModel) { subscription = model.$level.assign(to: \\.level, on: self) }
    }
    final class LevelModel: ObservableObject { @Published var level = 0 }
    """),
]
