import LintEngine

/// The examples of `strong-self-in-observation` in which several calls lead to the registration or to its end.
let strongSelfCallExamples: [RuleExample] = [
  // One function passes the closure to the next, which registers it.
  .flagged(
    """
    import SwiftUI

    enum SyncCenter {
      static func observe(_ name: Notification.Name, _ action: @escaping @Sendable () -> Void) -> NSObjectProtocol {
        register(name) { _ in action() }
      }
      private static func register(
        _ name: Notification.Name, _ handler: @escaping @Sendable (Notification) -> Void
      ) -> NSObjectProtocol {
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main, using: handler)
      }
    }
    final class SyncModel: ObservableObject, @unchecked Sendable {
      @Published var isSyncing = false
      private var token: NSObjectProtocol?
      init() {
        token = SyncCenter.observe(Notification.Name("sync")) ⟦{ self.isSyncing = true }⟧
      }
      deinit { token.map { NotificationCenter.default.removeObserver($0) } }
    }
    """,
    fixed: """
      import SwiftUI

      enum SyncCenter {
        static func observe(_ name: Notification.Name, _ action: @escaping @Sendable () -> Void) -> NSObjectProtocol {
          register(name) { _ in action() }
        }
        private static func register(
          _ name: Notification.Name, _ handler: @escaping @Sendable (Notification) -> Void
        ) -> NSObjectProtocol {
          NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main, using: handler)
        }
      }
      final class SyncModel: ObservableObject, @unchecked Sendable {
        @Published var isSyncing = false
        private var token: NSObjectProtocol?
        init() {
          token = SyncCenter.observe(Notification.Name("sync")) { [weak self] in self?.isSyncing = true }
        }
        deinit { token.map { NotificationCenter.default.removeObserver($0) } }
      }
      """),
  // Only 'deinit' and the next start lead to the end.
  .flagged(
    """
    import Combine
    import SwiftUI

    final class BreathModel: ObservableObject {
      @Published var count = 0
      private var pulse: AnyCancellable?
      func start() {
        reset()
        pulse = Timer.publish(every: 4, on: .main, in: .common).autoconnect().sink ⟦{ _ in self.count += 1 }⟧
      }
      func restart() {
        stop()
        begin()
      }
      private func begin() { start() }
      private func reset() { stop() }
      private func stop() { pulse?.cancel() }
      deinit { reset() }
    }
    struct BreathScreen: View {
      @StateObject private var model = BreathModel()
      var body: some View { Text("\\(model.count)").onAppear { model.start() }.onTapGesture { model.restart() } }
    }
    """,
    fixed: """
      import Combine
      import SwiftUI

      final class BreathModel: ObservableObject {
        @Published var count = 0
        private var pulse: AnyCancellable?
        func start() {
          reset()
          pulse = Timer.publish(every: 4, on: .main, in: .common).autoconnect().sink { [weak self] _ in self?.count += 1 }
        }
        func restart() {
          stop()
          begin()
        }
        private func begin() { start() }
        private func reset() { stop() }
        private func stop() { pulse?.cancel() }
        deinit { reset() }
      }
      struct BreathScreen: View {
        @StateObject private var model = BreathModel()
        var body: some View { Text("\\(model.count)").onAppear { model.start() }.onTapGesture { model.restart() } }
      }
      """),
  // The view leads to the end, too; and a method that may not start again.
  .accepted(
    """
    import SwiftUI

    final class BreathModel: ObservableObject {
      @Published var count = 0
      private var timer: Timer?
      func start() {
        stop()
        timer = Timer.scheduledTimer(withTimeInterval: 4, repeats: true) { _ in self.count += 1 }
      }
      func leave() { reset() }
      private func reset() { stop() }
      private func stop() { timer?.invalidate() }
      deinit { reset() }
    }
    final class PulseModel: ObservableObject {
      @Published var count = 0
      private var timer: Timer?
      func start() {
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.count += 1 }
      }
      func toggle() {
        stop()
        resume()
      }
      private func resume() { if count < 10 { start() } }
      private func stop() { timer?.invalidate() }
    }
    struct BreathScreen: View {
      @StateObject private var model = BreathModel()
      @StateObject private var pulse = PulseModel()
      var body: some View {
        Text("\\(model.count)").onAppear { model.start() }.onDisappear { model.leave() }
          .onTapGesture { pulse.toggle() }
      }
    }
    """),
  // The token goes through two methods of an extension.
  .flagged(
    """
    import Combine
    import SwiftUI

    final class NoteModel: ObservableObject {
      @Published var text = ""
      @Published var isEdited = false
      private var subscription: AnyCancellable?
      init() { subscription = edits() }
    }
    extension NoteModel {
      func edits() -> AnyCancellable { changes(after: 1) }
      private func changes(after count: Int) -> AnyCancellable {
        let subscription = $text.dropFirst(count).sink ⟦{ _ in self.isEdited = true }⟧
        return subscription
      }
    }
    """,
    fixed: """
      import Combine
      import SwiftUI

      final class NoteModel: ObservableObject {
        @Published var text = ""
        @Published var isEdited = false
        private var subscription: AnyCancellable?
        init() { subscription = edits() }
      }
      extension NoteModel {
        func edits() -> AnyCancellable { changes(after: 1) }
        private func changes(after count: Int) -> AnyCancellable {
          let subscription = $text.dropFirst(count).sink { [weak self] _ in self?.isEdited = true }
          return subscription
        }
      }
      """),
  // Another method registers again.
  .flagged(
    """
    import Observation
    import UIKit

    @Observable final class WeatherModel { var title = "" }
    final class WeatherController: UIViewController {
      private let label = UILabel()
      func show(_ model: WeatherModel) {
        withObservationTracking {
          label.text = model.title
        } onChange: ⟦{
          DispatchQueue.main.async { self.update(model) }
        }⟧
      }
      private func update(_ model: WeatherModel) { show(model) }
    }
    """,
    fixed: """
      import Observation
      import UIKit

      @Observable final class WeatherModel { var title = "" }
      final class WeatherController: UIViewController {
        private let label = UILabel()
        func show(_ model: WeatherModel) {
          withObservationTracking {
            label.text = model.title
          } onChange: { [weak self] in
            guard let self else { return }
            DispatchQueue.main.async { self.update(model) }
          }
        }
        private func update(_ model: WeatherModel) { show(model) }
      }
      """),
  // The loop of a method that the task reaches through another one.
  .flagged(
    """
    import SwiftUI

    final class DayModel: ObservableObject {
      @Published var day = Date()
      private var updates: Task<Void, Never>?
      init() {
        updates = Task ⟦{ [weak self] in await self?.run() }⟧
      }
      private func run() async {
        day = Date()
        await follow()
      }
      private func follow() async {
        for await _ in NotificationCenter.default.notifications(named: .NSCalendarDayChanged) { day = Date() }
      }
      deinit { updates?.cancel() }
    }
    """),
  // The loop of such a method ends, or it belongs to another task.
  .accepted(
    """
    import SwiftUI

    final class DayModel: ObservableObject {
      @Published var day = Date()
      private var updates: Task<Void, Never>?
      private var others: Task<Void, Never>?
      init() {
        updates = Task { [weak self] in await self?.run() }
        others = Task { [weak self] in await self?.fork() }
      }
      private func run() async {
        for await _ in NotificationCenter.default.notifications(named: .NSCalendarDayChanged) {
          if day < Date() { break }
        }
        if day < Date() { await fork() }
      }
      private func fork() async {
        await Task.yield()
        if day > Date() { await run() }
      }
      deinit {
        updates?.cancel()
        others?.cancel()
      }
    }
    """),
  // The function that registers the closure calls itself.
  .flagged(
    """
    import SwiftUI

    enum SyncCenter {
      static func observe(_ name: Notification.Name?, _ action: @escaping @Sendable () -> Void) -> NSObjectProtocol {
        guard let name else { return observe(Notification.Name("sync"), action) }
        return NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) { _ in action() }
      }
    }
    final class SyncModel: ObservableObject, @unchecked Sendable {
      @Published var isSyncing = false
      private var token: NSObjectProtocol?
      init() {
        token = SyncCenter.observe(nil) ⟦{ self.isSyncing = true }⟧
      }
      deinit { token.map { NotificationCenter.default.removeObserver($0) } }
    }
    """,
    fixed: """
      import SwiftUI

      enum SyncCenter {
        static func observe(_ name: Notification.Name?, _ action: @escaping @Sendable () -> Void) -> NSObjectProtocol {
          guard let name else { return observe(Notification.Name("sync"), action) }
          return NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) { _ in action() }
        }
      }
      final class SyncModel: ObservableObject, @unchecked Sendable {
        @Published var isSyncing = false
        private var token: NSObjectProtocol?
        init() {
          token = SyncCenter.observe(nil) { [weak self] in self?.isSyncing = true }
        }
        deinit { token.map { NotificationCenter.default.removeObserver($0) } }
      }
      """),
  // The tracking closure also uses one of Apple's objects, and sets a property of a view.
  .flagged(
    """
    import SwiftUI

    @Observable final class Orders {
      var count = 0
      var title = ""
    }
    final class CountBadge: UIView {
      var count = 0
    }
    final class OrdersController: UIViewController {
      private let label = UILabel()
      private let orders = Orders()
      override func viewDidLoad() {
        super.viewDidLoad()
        showTitle()
      }
      private func showTitle() {
        withObservationTracking {
          title = label.isHidden ? orders.title : nil
        } onChange: ⟦{
          DispatchQueue.main.async { self.showTitle() }
        }⟧
      }
    }
    final class BadgeController: UIViewController {
      private let badge = CountBadge()
      private let orders = Orders()
      override func viewDidLoad() {
        super.viewDidLoad()
        showCount()
      }
      private func showCount() {
        withObservationTracking {
          badge.count = orders.count
        } onChange: ⟦{
          DispatchQueue.main.async { self.showCount() }
        }⟧
      }
    }
    """,
    fixed: """
      import SwiftUI

      @Observable final class Orders {
        var count = 0
        var title = ""
      }
      final class CountBadge: UIView {
        var count = 0
      }
      final class OrdersController: UIViewController {
        private let label = UILabel()
        private let orders = Orders()
        override func viewDidLoad() {
          super.viewDidLoad()
          showTitle()
        }
        private func showTitle() {
          withObservationTracking {
            title = label.isHidden ? orders.title : nil
          } onChange: { [weak self] in
            guard let self else { return }
            DispatchQueue.main.async { self.showTitle() }
          }
        }
      }
      final class BadgeController: UIViewController {
        private let badge = CountBadge()
        private let orders = Orders()
        override func viewDidLoad() {
          super.viewDidLoad()
          showCount()
        }
        private func showCount() {
          withObservationTracking {
            badge.count = orders.count
          } onChange: { [weak self] in
            guard let self else { return }
            DispatchQueue.main.async { self.showCount() }
          }
        }
      }
      """),
]
