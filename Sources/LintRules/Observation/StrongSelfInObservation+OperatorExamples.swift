import LintEngine

/// The examples of `strong-self-in-observation` about the operators between a publisher and its subscriber.
let strongSelfInOperatorExamples: [RuleExample] = [
  // A timer publishes until its subscription ends.
  .flagged(
    """
    import Combine
    import SwiftUI

    @MainActor final class LapModel: ObservableObject {
      @Published var seconds = 0
      private var subscription: AnyCancellable?
      func start() {
        subscription = Timer.publish(every: 1, on: .main, in: .common).autoconnect().sink(receiveValue: ⟦count⟧)
      }
      private func count(_ date: Date) { seconds += 1 }
    }
    struct LapScreen: View {
      @StateObject private var model = LapModel()
      var body: some View { Text("\\(model.seconds)").onAppear(perform: model.start) }
    }
    """),
  // A subscription keeps the closures and methods of the operators before it, too.
  .flagged(
    """
    import Combine
    import SwiftUI

    final class CatalogModel: ObservableObject {
      @Published var query = ""
      @Published var minimum = 2
      @Published var titles: [String] = []
      private var subscriptions: Set<AnyCancellable> = []
      init() {
        $query.filter ⟦{ $0.count > self.minimum }⟧.sink { [weak self] in self?.titles = [$0] }.store(in: &subscriptions)
        $query.map(⟦normalized⟧).sink { [weak self] in self?.titles.append($0) }.store(in: &subscriptions)
      }
      private func normalized(_ text: String) -> String { text.count > minimum ? text : "" }
    }
    struct CatalogScreen: View {
      @StateObject private var model = CatalogModel()
      var body: some View { TextField("Search", text: $model.query) }
    }
    """),
  // The closure is a local; another one captures weakly.
  .flagged(
    """
    import SwiftUI

    final class KeyboardModel: ObservableObject {
      @Published var isShown = false
      private var tokens: [NSObjectProtocol] = []
      init() {
        let show: (Notification) -> Void = ⟦{ _ in self.isShown = true }⟧
        let hide: (Notification) -> Void = { [weak self] _ in self?.isShown = false }
        let center = NotificationCenter.default
        tokens = [
          center.addObserver(
            forName: UIResponder.keyboardDidShowNotification, object: nil, queue: .main, using: show),
          center.addObserver(
            forName: UIResponder.keyboardDidHideNotification, object: nil, queue: .main, using: hide),
        ]
      }
    }
    struct KeyboardScreen: View {
      @StateObject private var model = KeyboardModel()
      var body: some View { Text(model.isShown ? "Shown" : "Hidden") }
    }
    """),
  // A value that is assigned to a label.
  .flagged(
    """
    import Combine
    import UIKit
    import SwiftUI

    final class MeterController: UIViewController {
      private let model = MeterModel()
      private let label = UILabel()
      private var subscription: AnyCancellable?
      override func viewDidLoad() {
        super.viewDidLoad()
        subscription = model.$level.map ⟦{ self.text(for: $0) }⟧.assign(to: \\.text, on: label)
      }
      private func text(for level: Double) -> String? { title.map { "\\($0): \\(level)" } }
    }
    final class MeterModel: ObservableObject { @Published var level = 0.0 }
    """),
  // Publishers that are made from themselves.
  .flagged(
    """
    import Combine
    import SwiftUI

    final class Basket {
      @Published var count = 0
      var changes: AnyPublisher<Int, Never> { changes.merge(with: $count).eraseToAnyPublisher() }
      var updates: AnyPublisher<Int, Never> { updates.merge(with: updates).eraseToAnyPublisher() }
    }
    final class BasketController: UIHostingController<Text> {
      private let basket = Basket()
      private var changes: AnyCancellable?
      private var updates: AnyCancellable?
      func follow() {
        changes = basket.changes.sink ⟦{ self.title = "\\($0)" }⟧
        updates = basket.updates.sink { self.title = "\\($0)" }
      }
    }
    """,
    fixed: """
      import Combine
      import SwiftUI

      final class Basket {
        @Published var count = 0
        var changes: AnyPublisher<Int, Never> { changes.merge(with: $count).eraseToAnyPublisher() }
        var updates: AnyPublisher<Int, Never> { updates.merge(with: updates).eraseToAnyPublisher() }
      }
      final class BasketController: UIHostingController<Text> {
        private let basket = Basket()
        private var changes: AnyCancellable?
        private var updates: AnyCancellable?
        func follow() {
          changes = basket.changes.sink { [weak self] in self?.title = "\\($0)" }
          updates = basket.updates.sink { self.title = "\\($0)" }
        }
      }
      """),
  // A clock that all models share.
  .flagged(
    """
    import Combine
    import SwiftUI

    @MainActor let clock = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    @MainActor final class LapModel: ObservableObject {
      @Published var seconds = 0
      private var subscription: AnyCancellable?
      func start() {
        subscription = clock.sink ⟦{ _ in self.seconds += 1 }⟧
      }
    }
    struct LapScreen: View {
      @StateObject private var model = LapModel()
      var body: some View { Text("\\(model.seconds)").onAppear(perform: model.start) }
    }
    """,
    fixed: """
      import Combine
      import SwiftUI

      @MainActor let clock = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
      @MainActor final class LapModel: ObservableObject {
        @Published var seconds = 0
        private var subscription: AnyCancellable?
        func start() {
          subscription = clock.sink { [weak self] _ in self?.seconds += 1 }
        }
      }
      struct LapScreen: View {
        @StateObject private var model = LapModel()
        var body: some View { Text("\\(model.seconds)").onAppear(perform: model.start) }
      }
      """),
  // A method that ends the subscriptions in another one.
  .accepted(
    """
    import Combine
    import SwiftUI

    typealias Subscriptions = Set<AnyCancellable>
    extension Subscriptions {
      mutating func end() { cancelAll() }
      private mutating func cancelAll() {
        forEach { $0.cancel() }
        self = []
      }
    }
    final class RoomModel: ObservableObject {
      @Published var isLoaded = false
      private var subscriptions = Subscriptions()
      func start() {
        NotificationCenter.default.publisher(for: .roomsDidLoad).sink { _ in self.isLoaded = true }
          .store(in: &subscriptions)
      }
      func stop() { subscriptions.end() }
    }
    struct RoomList: View {
      @StateObject private var model = RoomModel()
      var body: some View { Text("").onAppear(perform: model.start).onDisappear(perform: model.stop) }
    }
    extension Notification.Name {
      static let roomsDidLoad = Notification.Name("roomsDidLoad")
    }
    """),
  // A method that calls itself ends one subscription after another.
  .accepted(
    """
    import Combine
    import SwiftUI

    typealias Subscriptions = Set<AnyCancellable>
    extension Subscriptions {
      mutating func end() {
        guard let next = popFirst() else { return }
        next.cancel()
        end()
      }
    }
    final class RoomModel: ObservableObject {
      @Published var isLoaded = false
      private var subscriptions = Subscriptions()
      func start() {
        NotificationCenter.default.publisher(for: .roomsDidLoad).sink { _ in self.isLoaded = true }
          .store(in: &subscriptions)
      }
      func stop() { subscriptions.end() }
    }
    struct RoomList: View {
      @StateObject private var model = RoomModel()
      var body: some View { Text("").onAppear(perform: model.start).onDisappear(perform: model.stop) }
    }
    extension Notification.Name {
      static let roomsDidLoad = Notification.Name("roomsDidLoad")
    }
    """),
  // A method that empties only another object, which is created empty too.
  .flagged(
    """
    import Combine
    import SwiftUI

    final class UsageReport {
      private var lines: [String]
      init() { lines = [] }
      func send(_ count: Int) {
        print(count, lines)
        lines = []
      }
    }
    typealias Subscriptions = Set<AnyCancellable>
    extension Subscriptions {
      func report() {
        let report = UsageReport()
        report.send(count)
      }
    }
    final class RoomModel: ObservableObject {
      @Published var isLoaded = false
      private var subscriptions = Subscriptions()
      func start() {
        NotificationCenter.default.publisher(for: .roomsDidLoad).sink ⟦{ _ in self.isLoaded = true }⟧
          .store(in: &subscriptions)
      }
      func logUsage() { subscriptions.report() }
    }
    struct RoomList: View {
      @StateObject private var model = RoomModel()
      var body: some View { Text("").onAppear(perform: model.start).onAppear(perform: model.logUsage) }
    }
    extension Notification.Name {
      static let roomsDidLoad = Notification.Name("roomsDidLoad")
    }
    """,
    fixed: """
      import Combine
      import SwiftUI

      final class UsageReport {
        private var lines: [String]
        init() { lines = [] }
        func send(_ count: Int) {
          print(count, lines)
          lines = []
        }
      }
      typealias Subscriptions = Set<AnyCancellable>
      extension Subscriptions {
        func report() {
          let report = UsageReport()
          report.send(count)
        }
      }
      final class RoomModel: ObservableObject {
        @Published var isLoaded = false
        private var subscriptions = Subscriptions()
        func start() {
          NotificationCenter.default.publisher(for: .roomsDidLoad).sink { [weak self] _ in self?.isLoaded = true }
            .store(in: &subscriptions)
        }
        func logUsage() { subscriptions.report() }
      }
      struct RoomList: View {
        @StateObject private var model = RoomModel()
        var body: some View { Text("").onAppear(perform: model.start).onAppear(perform: model.logUsage) }
      }
      extension Notification.Name {
        static let roomsDidLoad = Notification.Name("roomsDidLoad")
      }
      """),
  // A function of the project that takes the same arguments, and that may be meant.
  .accepted(
    """
    final class PageController: UIViewController {
      private let model = PageModel()
      private var subscriptions: Set<AnyCancellable> = []
      override func viewDidLoad() {
        super.viewDidLoad()
        model.$heading.assign(to: \\.title, on: self).store(in: &subscriptions)
        addChild(UIHostingController(rootView: Text("Page")))
      }
    }
    final class PageModel: ObservableObject {
      @Published var heading = ""
    }
    extension Publisher where Failure == Never {
      func assign<Root: AnyObject>(to path: ReferenceWritableKeyPath<Root, Output?>, on object: Root) -> AnyCancellable {
        sink { [weak object] value in object?[keyPath: path] = value }
      }
    }
    """),
  // The compiler prefers Combine's function, because `self` isn't optional.
  .flagged(
    """
    final class PageController: UIViewController {
      private let model = PageModel()
      private var subscriptions: Set<AnyCancellable> = []
      override func viewDidLoad() {
        super.viewDidLoad()
        model.$heading.assign(to: \\.heading, on: ⟦self⟧).store(in: &subscriptions)
        addChild(UIHostingController(rootView: Text("Page")))
      }
      private var heading = ""
    }
    final class PageModel: ObservableObject {
      @Published var heading = ""
    }
    extension Publisher where Failure == Never {
      func assign<Root: AnyObject>(to path: ReferenceWritableKeyPath<Root, Output>, on root: Root?) -> AnyCancellable {
        sink { [weak root] value in root?[keyPath: path] = value }
      }
    }
    """),
]
