import LintEngine

/// The examples of `background-callback-state-write` about models that views observe, and about queues.
let backgroundModelExamples: [RuleExample] = [
  // A monitor calls back on a queue of its own, and the closure has no name for the value.
  .flagged(
    """
    import Network
    import SwiftUI

    final class Connection: ObservableObject {
      @Published private(set) var isOnline = false
      private let monitor = NWPathMonitor()
      init() {
        monitor.pathUpdateHandler = { [weak self] in
          ⟦self?.isOnline = $0.status == .satisfied⟧
        }
        monitor.start(queue: DispatchQueue(label: "connection"))
      }
    }
    struct ConnectionBadge: View {
      @StateObject private var connection = Connection()
      var body: some View { Text(connection.isOnline ? "Online" : "Offline") }
    }
    """),
  // The monitor calls back on the main queue, on one that another object chooses, or on one that leads to the main queue.
  .accepted(
    """
    import Network
    import SwiftUI

    final class Connection: ObservableObject {
      @Published private(set) var isOnline = false
      @Published private(set) var isFree = false
      @Published private(set) var isWired = false
      private let monitor = NWPathMonitor()
      private let cellular = NWPathMonitor(requiredInterfaceType: .cellular)
      private let wire = NWPathMonitor(requiredInterfaceType: .wiredEthernet)
      func start(on queue: DispatchQueue) {
        monitor.pathUpdateHandler = { path in self.isOnline = path.status == .satisfied }
        monitor.start(queue: .main)
        cellular.pathUpdateHandler = { path in self.isFree = path.status != .satisfied }
        cellular.start(queue: queue)
        wire.pathUpdateHandler = { path in self.isWired = path.status == .satisfied }
        wire.start(queue: DispatchQueue(label: "wire", target: .main))
      }
    }
    struct ConnectionBadge: View {
      @StateObject private var connection = Connection()
      var body: some View { Text(connection.isOnline ? "Online" : "Offline") }
    }
    """),
  // Queues in a property, in a local, and the global one; a method writes, or calls another one that does.
  .flagged(
    """
    import SwiftUI

    final class Catalog: ObservableObject, @unchecked Sendable {
      @Published var titles: [String] = []
      @Published var isBusy = false
      private let queue = DispatchQueue(label: "catalog")
      func load() {
        queue.async {
          let titles = self.read()
          ⟦self.titles = titles⟧
        }
      }
      func retry() {
        let queue = DispatchQueue(label: "retry")
        queue.asyncAfter(deadline: .now() + 3) {
          ⟦self.begin()⟧
        }
      }
      func reload() {
        DispatchQueue.global(qos: .userInitiated).async { [weak self] in
          guard let self else { return }
          ⟦self.restart()⟧
        }
      }
      private func restart() { begin() }
      private func begin() {
        isBusy = true
        print(read())
      }
      private func read() -> [String] { ["One"] }
    }
    struct CatalogPage: View {
      @ObservedObject var catalog: Catalog
      var body: some View { Text("\\(catalog.titles.count) titles") }
    }
    """,
    fixed: """
      import SwiftUI

      final class Catalog: ObservableObject, @unchecked Sendable {
        @Published var titles: [String] = []
        @Published var isBusy = false
        private let queue = DispatchQueue(label: "catalog")
        func load() {
          queue.async {
            let titles = self.read()
            DispatchQueue.main.async { self.titles = titles }
          }
        }
        func retry() {
          let queue = DispatchQueue(label: "retry")
          queue.asyncAfter(deadline: .now() + 3) {
            DispatchQueue.main.async { self.begin() }
          }
        }
        func reload() {
          DispatchQueue.global(qos: .userInitiated).async { [weak self] in
            guard let self else { return }
            DispatchQueue.main.async { self.restart() }
          }
        }
        private func restart() { begin() }
        private func begin() {
          isBusy = true
          print(read())
        }
        private func read() -> [String] { ["One"] }
      }
      struct CatalogPage: View {
        @ObservedObject var catalog: Catalog
        var body: some View { Text("\\(catalog.titles.count) titles") }
      }
      """),
  // Code that returns to the main thread, in one of many ways, and methods that do so themselves.
  .accepted(
    """
    import SwiftUI

    final class Catalog: ObservableObject, @unchecked Sendable {
      @Published var titles: [String] = []
      @Published var isBusy = false
      private let queue = DispatchQueue(label: "catalog")
      var mainQueue = DispatchQueue(label: "placeholder")
      func load() {
        queue.async {
          DispatchQueue.main.sync { self.titles = ["One"] }
          self.finish()
          self.show(["Two"])
          self.onMain { self.isBusy = false }
          if Thread.isMainThread { self.isBusy = false }
          Task { await self.refresh() }
          Task { @MainActor in self.mark() }
        }
        mainQueue = .main
        mainQueue.async { self.isBusy = true }
        OperationQueue.main.addOperation { self.isBusy = true }
      }
      private func finish() {
        DispatchQueue.main.async { self.isBusy = false }
      }
      private func show(_ titles: [String]) {
        guard Thread.isMainThread else {
          return DispatchQueue.main.async { self.show(titles) }
        }
        self.titles = titles
      }
      private func onMain(_ work: () -> Void) {
        if Thread.isMainThread { work() } else { DispatchQueue.main.sync(execute: work) }
      }
      @MainActor private func mark() { isBusy = true }
      private func refresh() async { await mark() }
    }
    struct CatalogPage: View {
      @ObservedObject var catalog: Catalog
      var body: some View { Text("\\(catalog.titles.count) titles") }
    }
    """),
  // A view writes a property of the object that it observes; a plain property, and objects that no view observes.
  .flagged(
    """
    import SwiftUI

    final class Album: ObservableObject {
      @Published var title = ""
      var lastChange = Date()
    }
    final class Journal: ObservableObject, @unchecked Sendable {
      @Published var lines: [String] = []
      func open() {
        DispatchQueue.global().async { self.lines = ["One"] }
      }
    }
    struct AlbumPage: View {
      @ObservedObject var album: Album
      let draft: Album
      let journal: Journal
      @State private var isBusy = false
      var body: some View {
        Button("Rename") {
          DispatchQueue.global().async {
            album.lastChange = Date()
            ⟦album.title = "New"⟧
            draft.title = "Draft"
            isBusy = false
          }
        }
      }
    }
    """,
    fixed: """
      import SwiftUI

      final class Album: ObservableObject {
        @Published var title = ""
        var lastChange = Date()
      }
      final class Journal: ObservableObject, @unchecked Sendable {
        @Published var lines: [String] = []
        func open() {
          DispatchQueue.global().async { self.lines = ["One"] }
        }
      }
      struct AlbumPage: View {
        @ObservedObject var album: Album
        let draft: Album
        let journal: Journal
        @State private var isBusy = false
        var body: some View {
          Button("Rename") {
            DispatchQueue.global().async {
              album.lastChange = Date()
              DispatchQueue.main.async { album.title = "New" }
              draft.title = "Draft"
              isBusy = false
            }
          }
        }
      }
      """),
  // A query that always calls back in the background, a monitor in a local next to another one with its name, and a
  // method that calls itself before it changes something.
  .flagged(
    """
    import HealthKit
    import Network
    import SwiftUI

    final class Dashboard: ObservableObject {
      @Published var isOnline = false
      @Published var steps = 0
      let query: HKStatisticsCollectionQuery
      init(query: HKStatisticsCollectionQuery) { self.query = query }
      func watchNetwork() {
        let monitor = NWPathMonitor()
        monitor.pathUpdateHandler = { path in
          ⟦self.isOnline =
            path.status == .satisfied⟧
        }
        monitor.start(queue: .global())
      }
      func watchNetworkOnMain() {
        let monitor = NWPathMonitor()
        monitor.pathUpdateHandler = { path in self.isOnline = path.status == .satisfied }
        monitor.start(queue: .main)
      }
      func watchSteps() {
        query.initialResultsHandler = { ⟦self.show($1, $2)⟧ }
      }
      private func show(_ results: HKStatisticsCollection?, _ error: (any Error)?) {
        if results != nil, error != nil { return show(nil, error) }
        steps = results?.statistics().count ?? 0
      }
    }
    struct DashboardPage: View {
      @EnvironmentObject var dashboard: Dashboard
      var body: some View { Text("\\(dashboard.steps) steps") }
    }
    """),
  // Methods on the main actor, by their own declaration or by the settings of the build, for which a task waits, and a
  // context whose queue may be the main one.
  .accepted(
    """
    import CoreData
    import SwiftUI

    final class Catalog: ObservableObject, @unchecked Sendable {
      @Published var isBusy = false
      let context: NSManagedObjectContext
      init(context: NSManagedObjectContext) { self.context = context }
      func load() {
        Task.detached {
          await self.begin()
          await self.end()
        }
        DispatchQueue.global().async {
          self.context.performAndWait { self.isBusy = false }
        }
      }
      @MainActor private func begin() { isBusy = true }
      private func end() { isBusy = false }
    }
    struct CatalogPage: View {
      @ObservedObject var catalog: Catalog
      var body: some View { Text(catalog.isBusy ? "Loading" : "Ready") }
    }
    """),
]
