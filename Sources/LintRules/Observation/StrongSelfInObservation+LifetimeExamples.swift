import LintEngine

/// The examples of `strong-self-in-observation` about endless tasks, helpers, and objects that live as long as the app.
let strongSelfLifetimeExamples: [RuleExample] = [
  // Tasks that keep the model during an endless loop, and tasks that ask for it each time or end.
  .flagged(
    """
    import Combine
    import SwiftUI

    final class InboxModel: ObservableObject {
      @Published var title = ""
      @Published var count = 0
      private let label = UILabel()
      private var tasks: [Task<Void, Never>] = []
      private var updates: Task<Void, Never>?
      func follow(_ source: InboxSource) {
        updates = Task ⟦{ [source] in
          for await title in source.$title.values { count += title.count }
        }⟧
        tasks.append(Task ⟦{ [self] in for await title in source.$title.values { count += title.count } }⟧)
        tasks.append(
          Task ⟦{ for await _ in NotificationCenter.default.notifications(named: .inbox) { self.count += 1 } }⟧)
        tasks += [
          Task ⟦{ [weak self] in
            guard let self else { return }
            for await title in source.$title.values { self.title = title }
          }⟧
        ]
      }
      func show(_ source: InboxSource) {
        updates = Task { [weak self] in
          for await title in source.$title.values {
            if let self { self.title = title }
          }
        }
        tasks = [
          Task { [label] in
            for await title in source.$title.values {
              UIView.animate(withDuration: 0.3) { label.text = title }
            }
          },
          Task { [weak self] in
            await MainActor.run { self?.count += 1 }
            for await message in source.messages { self?.title = message }
          },
          Task { for await message in source.messages { self.title = message } },
        ]
      }
      deinit { updates?.cancel() }
    }
    final class InboxSource: ObservableObject {
      @Published var title = ""
      let messages: AsyncStream<String>
      init(messages: AsyncStream<String>) { self.messages = messages }
    }
    struct InboxScreen: View {
      @StateObject private var model = InboxModel()
      let source: InboxSource
      var body: some View { Text(model.title).task { model.follow(source) } }
    }
    extension Notification.Name {
      static let inbox = Notification.Name("inbox")
    }
    """),
  // Helpers that a view and a controller store. How long the others exist is unknown.
  .flagged(
    """
    import Combine
    import SwiftUI

    struct LevelScreen: View {
      @State private var watcher = ScreenWatcher()
      let model: LevelModel
      var body: some View {
        Text("Level").onAppear { watcher.start(model) }.onTapGesture { TapWatcher().start(model) }
      }
    }
    final class LevelController: UIViewController {
      private var watchers: [ControllerWatcher] = []
      func watch(_ model: LevelModel) { watchers.append(ControllerWatcher(model)) }
    }
    final class LevelService {
      private let watcher = ServiceWatcher()
      func start(_ model: LevelModel) { watcher.start(model) }
    }
    final class ScreenWatcher {
      private var level = 0
      private var subscription: AnyCancellable?
      func start(_ model: LevelModel) { subscription = model.$level.assign(to: \\.level, on: ⟦self⟧) }
    }
    final class ControllerWatcher {
      private var level = 0
      private var subscription: AnyCancellable?
      init(_ model: LevelModel) { subscription = model.$level.assign(to: \\.level, on: ⟦self⟧) }
    }
    final class TapWatcher {
      private var level = 0
      private var subscription: AnyCancellable?
      func start(_ model: LevelModel) { subscription = model.$level.assign(to: \\.level, on: self) }
    }
    final class ServiceWatcher {
      private var level = 0
      private var subscription: AnyCancellable?
      func start(_ model: LevelModel) { subscription = model.$level.assign(to: \\.level, on: self) }
    }
    final class PreviewWatcher {
      private var level = 0
      private var subscription: AnyCancellable?
      func start(_ model: LevelModel) { subscription = model.$level.assign(to: \\.level, on: self) }
    }
    final class LevelModel: ObservableObject {
      @Published var level = 0
    }
    struct LevelPreviews: PreviewProvider {
      static var previews: some View { LevelSample() }
      struct LevelSample: View {
        @State private var watcher = PreviewWatcher()
        var body: some View { Text("Level").onAppear { watcher.start(LevelModel()) } }
      }
    }
    """),
  // The delegates of the app and its scenes, shared objects, a global variable, and what they keep.
  .accepted(
    """
    import Combine
    import ModularApp
    import SwiftUI

    @UIApplicationMain final class ShopApplication: ModularDelegate, ObservableObject {
      @Published var count = 0
      private var subscription: AnyCancellable?
      func start() { subscription = Catalog.main.$count.assign(to: \\.count, on: self) }
    }
    final class ShopScene: UIResponder, UIWindowSceneDelegate, ObservableObject {
      @Published var count = 0
      private var subscription: AnyCancellable?
      func start() { subscription = Catalog.main.$count.assign(to: \\.count, on: self) }
    }
    protocol CatalogSource {}
    final class Catalog: ObservableObject, CatalogSource {
      static let main = Catalog()
      @Published var count = 0
    }
    final class Stock: ObservableObject, CatalogSource {
      static let shared: any CatalogSource = Stock().started()
      @Published var count = 0
      let orders = Orders()
      private var history: History?
      private var subscription: AnyCancellable?
      func started() -> Stock {
        subscription = Catalog.main.$count.assign(to: \\.count, on: self)
        return self
      }
      func open() { history = history ?? History() }
    }
    final class Cart: ObservableObject {
      static var current: Cart?
      @Published var count = 0
      private var subscription: AnyCancellable?
      func start() { subscription = Catalog.main.$count.assign(to: \\.count, on: self) }
    }
    final class History: ObservableObject {
      @Published var count = 0
      private var subscription: AnyCancellable?
      func start() { subscription = Catalog.main.$count.assign(to: \\.count, on: self) }
    }
    final class Orders: ObservableObject {
      @Published var count = 0
      private var subscription: AnyCancellable?
      func start() { subscription = Catalog.main.$count.assign(to: \\.count, on: self) }
    }
    final class Offers: ObservableObject, CatalogSource {
      static let `default`: any CatalogSource = Offers().started()
      @Published var count = 0
      private var subscription: AnyCancellable?
      func started() -> Offers {
        subscription = Catalog.main.$count.assign(to: \\.count, on: self)
        return self
      }
    }
    final class Returns: ObservableObject, CatalogSource {
      static let main: any CatalogSource = Returns().started()
      @Published var count = 0
      private var subscription: AnyCancellable?
      func started() -> Returns {
        subscription = Catalog.main.$count.assign(to: \\.count, on: self)
        return self
      }
    }
    let wishes: Wishes = .init()
    final class Wishes: ObservableObject {
      @Published var count = 0
      private var subscription: AnyCancellable?
      func start() { subscription = Catalog.main.$count.assign(to: \\.count, on: self) }
    }
    """),
  // Objects that an app creates again and again.
  .flagged(
    """
    import Combine
    import SwiftUI

    final class AppState {
      static let shared = AppState()
      private var session: Session?
      var draft: Draft { Draft() }
      let makeDraft: () -> Draft = { Draft() }
      func begin() { session = Session() }
      func end() { session = nil }
    }
    final class AppDelegate: UIResponder, UIApplicationDelegate {
      func open(in window: UIWindow) { window.rootViewController = LevelController() }
    }
    final class LevelController: UIViewController {
      private let level = Level()
      private var subscription: AnyCancellable?
      init() {
        super.init(nibName: nil, bundle: nil)
        subscription = level.$title.assign(to: \\.title, on: ⟦self⟧)
      }
      required init?(coder: NSCoder) { nil }
    }
    final class Level: ObservableObject {
      static let maximum = 3
      static var sample: Level { Level() }
      @Published var title: String? = ""
      @Published var shown: String? = ""
      private var parent: Level?
      private var subscription: AnyCancellable?
      func start() { subscription = $title.assign(to: \\.shown, on: ⟦self⟧) }
    }
    final class Session: ObservableObject {
      @Published var title: String? = ""
      @Published var shown: String? = ""
      private var subscription: AnyCancellable?
      init() { subscription = $title.assign(to: \\.shown, on: ⟦self⟧) }
    }
    final class Draft: ObservableObject {
      @Published var title: String? = ""
      @Published var shown: String? = ""
      private var subscription: AnyCancellable?
      init() { subscription = $title.assign(to: \\.shown, on: ⟦self⟧) }
    }
    """),
  // A service that keeps the settings that it follows.
  .flagged(
    """
    import Observation

    @MainActor final class SyncService {
      private let settings = SyncSettings()
      func follow() {
        withObservationTracking { _ = settings.interval } onChange: ⟦{
          Task { @MainActor in self.follow() }
        }⟧
      }
    }
    @Observable final class SyncSettings { var interval = 60.0 }
    """,
    fixed: """
      import Observation

      @MainActor final class SyncService {
        private let settings = SyncSettings()
        func follow() {
          withObservationTracking { _ = settings.interval } onChange: { [weak self] in
            guard let self else { return }
            Task { @MainActor in self.follow() }
          }
        }
      }
      @Observable final class SyncSettings { var interval = 60.0 }
      """),
  // Only the code that starts a timer again stops the last one, or no code does.
  .flagged(
    """
    import SwiftUI

    @MainActor final class ClockModel: ObservableObject {
      @Published var seconds = 0
      private var timer: Timer?
      func restart() {
        timer?.invalidate()
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) ⟦{ _ in
          Task { @MainActor in self.seconds += 1 }
        }⟧
      }
    }
    @MainActor final class TickModel: ObservableObject {
      @Published var ticks = 0
      func start() {
        _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) ⟦{ _ in
          Task { @MainActor in self.ticks += 1 }
        }⟧
      }
    }
    struct ClockPage: View {
      @StateObject private var clock = ClockModel()
      @StateObject private var ticks = TickModel()
      var body: some View {
        Text("\\(clock.seconds)").onAppear {
          clock.restart()
          ticks.start()
        }
      }
    }
    struct ClockScreen: View {
      @State private var isShown = false
      var body: some View { Button("Clock") { isShown = true }.sheet(isPresented: $isShown) { ClockPage() } }
    }
    """,
    fixed: """
      import SwiftUI

      @MainActor final class ClockModel: ObservableObject {
        @Published var seconds = 0
        private var timer: Timer?
        func restart() {
          timer?.invalidate()
          timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
            guard let self else { return }
            Task { @MainActor in self.seconds += 1 }
          }
        }
      }
      @MainActor final class TickModel: ObservableObject {
        @Published var ticks = 0
        func start() {
          _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
            guard let self else { return }
            Task { @MainActor in self.ticks += 1 }
          }
        }
      }
      struct ClockPage: View {
        @StateObject private var clock = ClockModel()
        @StateObject private var ticks = TickModel()
        var body: some View {
          Text("\\(clock.seconds)").onAppear {
            clock.restart()
            ticks.start()
          }
        }
      }
      struct ClockScreen: View {
        @State private var isShown = false
        var body: some View { Button("Clock") { isShown = true }.sheet(isPresented: $isShown) { ClockPage() } }
      }
      """),
  // A method stops the timer, but no code calls the method.
  .flagged(
    """
    import SwiftUI

    @MainActor final class TeaModel: ObservableObject {
      @Published var seconds = 0
      private var timer: Timer?
      func start() {
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) ⟦{ _ in
          Task { @MainActor in self.seconds += 1 }
        }⟧
      }
      private func stop() { timer?.invalidate() }
    }
    struct TeaPage: View {
      @StateObject private var tea = TeaModel()
      var body: some View { Text("\\(tea.seconds)").onAppear(perform: tea.start) }
    }
    struct TeaScreen: View {
      @State private var isShown = false
      var body: some View { Button("Tea") { isShown = true }.sheet(isPresented: $isShown) { TeaPage() } }
    }
    """,
    fixed: """
      import SwiftUI

      @MainActor final class TeaModel: ObservableObject {
        @Published var seconds = 0
        private var timer: Timer?
        func start() {
          timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
            guard let self else { return }
            Task { @MainActor in self.seconds += 1 }
          }
        }
        private func stop() { timer?.invalidate() }
      }
      struct TeaPage: View {
        @StateObject private var tea = TeaModel()
        var body: some View { Text("\\(tea.seconds)").onAppear(perform: tea.start) }
      }
      struct TeaScreen: View {
        @State private var isShown = false
        var body: some View { Button("Tea") { isShown = true }.sheet(isPresented: $isShown) { TeaPage() } }
      }
      """),
]
