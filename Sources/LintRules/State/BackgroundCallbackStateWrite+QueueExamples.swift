import LintEngine

/// The examples of `background-callback-state-write` about what certainly runs in the background: queues, monitors, and
/// methods.
let backgroundQueueExamples: [RuleExample] = [
  // Queues that lead to the main one or come from elsewhere, and code that runs on the thread of its caller.
  .accepted(
    """
    import SwiftUI

    final class Catalog: ObservableObject, @unchecked Sendable {
      @Published var titles: [String] = []
      @Published var isBusy = false
      private let queue = DispatchQueue(label: "catalog")
      private let delivery: DispatchQueue = .init(label: "delivery", target: .main)
      private let inbox = Services.service(named: "inbox") as! DispatchQueue
      private let client: Client = .global()
      func load() {
        queue.sync {
          self.isBusy = true
          self.delivery.async { self.isBusy = false }
        }
        inbox.async { self.titles = ["One"] }
        client.queue.async { self.titles = ["Two"] }
        makeQueue().async { self.titles = ["Three"] }
        JobQueue.global().async { self.titles = ["Four"] }
        global().async { self.titles = ["Five"] }
      }
      func load(on queue: DispatchQueue) {
        queue.async { self.titles = ["Six"] }
      }
      private func makeQueue() -> DispatchQueue { .main }
      private func global() -> JobQueue { JobQueue.global() }
    }
    enum Services {
      static func service(named name: String) -> Any { DispatchQueue.main }
    }
    final class Client: Sendable {
      let queue = DispatchQueue.main
      static func global() -> Client { Client() }
    }
    final class JobQueue: Sendable {
      static func global() -> JobQueue { JobQueue() }
      func async(_ job: @escaping @Sendable () -> Void) { DispatchQueue.main.async(execute: job) }
    }
    struct CatalogPage: View {
      @ObservedObject var catalog: Catalog
      var body: some View { Text("\\(catalog.titles.count) titles") }
    }
    """),
  // A monitor that another object starts, and one in a list, both on the main queue.
  .accepted(
    """
    import Network
    import SwiftUI

    final class Connection: ObservableObject, @unchecked Sendable {
      @Published private(set) var isOnline = false
      @Published private(set) var isFree = false
      let monitor = NWPathMonitor()
      private let monitors: [NWPathMonitor] = [NWPathMonitor(requiredInterfaceType: .wifi)]
      init() {
        monitor.pathUpdateHandler = { path in self.isOnline = path.status == .satisfied }
        monitors[0].pathUpdateHandler = { path in self.isFree = path.status == .satisfied }
        monitors[0].start(queue: .main)
      }
    }
    struct ConnectionBadge: View {
      @StateObject private var connection = Connection()
      var body: some View {
        Text(connection.isOnline ? "Online" : "Offline")
          .onAppear { connection.monitor.start(queue: .main) }
      }
    }
    """),
  // A monitor that another method starts, next to one that calls back on the main queue.
  .flagged(
    """
    import Network
    import SwiftUI

    final class Connection: ObservableObject {
      @Published private(set) var isOnline = false
      @Published private(set) var isFree = false
      private let monitor = NWPathMonitor()
      private let cellular = NWPathMonitor(requiredInterfaceType: .cellular)
      init() {
        monitor.pathUpdateHandler = { path in
          ⟦self.isOnline =
            path.status == .satisfied⟧
        }
        cellular.pathUpdateHandler = { path in self.isFree = path.status != .satisfied }
        cellular.start(queue: .main)
      }
      func start() { monitor.start(queue: .global(qos: .utility)) }
    }
    struct ConnectionBadge: View {
      @StateObject private var connection = Connection()
      var body: some View { Text(connection.isOnline ? "Online" : "Offline").onAppear { connection.start() } }
    }
    """),
  // A closure that is called where it stands.
  .flagged(
    """
    import SwiftUI

    final class Catalog: ObservableObject, @unchecked Sendable {
      @Published private(set) var titles: [String] = []
      @Published private(set) var isBusy = false
      func load() {
        DispatchQueue.global().async {
          let titles: [String] = {
            ⟦self.isBusy = true⟧
            return ["One"]
          }()
          DispatchQueue.main.async { self.titles = titles }
        }
      }
    }
    struct CatalogPage: View {
      @ObservedObject var catalog: Catalog
      var body: some View { Text("\\(catalog.titles.count) titles") }
    }
    """,
    fixed: """
      import SwiftUI

      final class Catalog: ObservableObject, @unchecked Sendable {
        @Published private(set) var titles: [String] = []
        @Published private(set) var isBusy = false
        func load() {
          DispatchQueue.global().async {
            let titles: [String] = {
              DispatchQueue.main.async { self.isBusy = true }
              return ["One"]
            }()
            DispatchQueue.main.async { self.titles = titles }
          }
        }
      }
      struct CatalogPage: View {
        @ObservedObject var catalog: Catalog
        var body: some View { Text("\\(catalog.titles.count) titles") }
      }
      """),
  // The declared type of a property says whose global queue it is.
  .flagged(
    """
    import SwiftUI

    final class Catalog: ObservableObject, @unchecked Sendable {
      @Published private(set) var isBusy = false
      private let queue: DispatchQueue = .global()
      func load() {
        queue.async {
          ⟦self.isBusy = true⟧
        }
      }
    }
    struct CatalogPage: View {
      @ObservedObject var catalog: Catalog
      var body: some View { Text(catalog.isBusy ? "Loading" : "Ready") }
    }
    """,
    fixed: """
      import SwiftUI

      final class Catalog: ObservableObject, @unchecked Sendable {
        @Published private(set) var isBusy = false
        private let queue: DispatchQueue = .global()
        func load() {
          queue.async {
            DispatchQueue.main.async { self.isBusy = true }
          }
        }
      }
      struct CatalogPage: View {
        @ObservedObject var catalog: Catalog
        var body: some View { Text(catalog.isBusy ? "Loading" : "Ready") }
      }
      """),
  // Methods that run when the arguments of a call are made, before its callback.
  .accepted(
    """
    import HealthKit
    import SwiftUI

    final class Feed: ObservableObject, @unchecked Sendable {
      @Published private(set) var page = 0
      @Published private(set) var isBusy = false
      private let queue = DispatchQueue(label: "feed")
      private let query: HKStatisticsCollectionQuery
      init(query: HKStatisticsCollectionQuery) { self.query = query }
      func load(_ site: URL) {
        URLSession.shared.dataTask(with: URLRequest(url: nextPage(of: site))).resume()
        queue.async(execute: DispatchWorkItem(block: makeImport()))
        query.initialResultsHandler = handler(since: begin())
      }
      private func nextPage(of site: URL) -> URL {
        page += 1
        return site.appendingPathComponent("\\(page)")
      }
      private func makeImport() -> () -> Void {
        isBusy = true
        return { print("importing") }
      }
      private func begin() -> Date {
        isBusy = true
        return Date()
      }
      private func handler(
        since start: Date
      ) -> (HKStatisticsCollectionQuery, HKStatisticsCollection?, (any Error)?) -> Void {
        { _, _, _ in print(Date().timeIntervalSince(start)) }
      }
    }
    struct FeedPage: View {
      @ObservedObject var feed: Feed
      var body: some View { Text("Page \\(feed.page)") }
    }
    """),
  // A superclass with a private property of the same name, and tasks that start methods on the main actor.
  .accepted(
    """
    import SwiftUI

    class Loader {
      private var progress = 0.0
      func begin() { progress = 0 }
    }
    final class Catalog: Loader, ObservableObject, @unchecked Sendable {
      @Published private(set) var progress = 0.0
      @Published private(set) var isBusy = false
      func load() {
        DispatchQueue.global().async { self.begin() }
        Task.detached {
          async let titles = self.titles()
          print(await titles)
        }
      }
      @MainActor private func titles() -> [String] {
        isBusy = true
        return ["One"]
      }
    }
    struct LoadingOverlay: ViewModifier {
      @ObservedObject var catalog: Catalog
      @ObservedObject var album: Album
      func body(content: Content) -> some View {
        content.disabled(catalog.isBusy).onAppear {
          Task.detached {
            async let title = rename()
            print(await title)
          }
        }
      }
      private func rename() -> String {
        album.title = "New"
        return album.title
      }
    }
    final class Album: ObservableObject { @Published var title = "" }
    """),
  // A coordinator calls a method that writes SwiftUI's own state, which accepts writes from any thread.
  .accepted(
    """
    import SwiftUI

    struct NoteEditor: UIViewRepresentable {
      @State private var isSaving = false
      func makeUIView(context: Context) -> UITextView { UITextView() }
      func updateUIView(_ view: UITextView, context: Context) { view.isEditable = !isSaving }
      func makeCoordinator() -> Coordinator { Coordinator(self) }
      final class Coordinator: NSObject, @unchecked Sendable {
        let parent: NoteEditor
        init(_ parent: NoteEditor) { self.parent = parent }
        func save() {
          DispatchQueue.global().async { self.finish() }
        }
        private func finish() { parent.isSaving = false }
      }
    }
    """),
  // A representable with two declarations, of which only one has the state.
  .accepted(
    """
    import SwiftUI

    #if BETA
    struct NoteEditor: UIViewRepresentable {
      @State var isBusy = false
      func makeUIView(context: Context) -> UITextView { UITextView() }
      func updateUIView(_ view: UITextView, context: Context) { view.isEditable = !isBusy }
      func makeCoordinator() -> Coordinator { Coordinator(self) }
    }
    #endif
    #if !BETA
    struct NoteEditor: UIViewRepresentable {
      var isBusy = false
      func makeUIView(context: Context) -> UITextView { UITextView() }
      func updateUIView(_ view: UITextView, context: Context) {}
      func makeCoordinator() -> Coordinator { Coordinator(self) }
    }
    #endif
    extension NoteEditor {
      final class Coordinator: NSObject, @unchecked Sendable {
        var parent: NoteEditor
        init(_ parent: NoteEditor) { self.parent = parent }
        func save() {
          DispatchQueue.global().async { self.parent.isBusy = false }
        }
      }
    }
    """),
  // Queues of the project that run their code on the main thread.
  .accepted(
    """
    import SwiftUI

    final class NoteModel: ObservableObject {
      @Published var titles: [String] = []
      private let jobs: JobQueue = .global()
      private let work = DispatchQueue(label: "notes")
      func load() {
        jobs.async { self.titles = ["First"] }
        global().async { self.titles = ["Second"] }
        self.global().async { self.titles = ["Third"] }
        work.reply.async { self.titles = ["Fourth"] }
      }
      private func global() -> DispatchQueue { .main }
    }
    extension DispatchQueue { var reply: DispatchQueue { .main } }
    final class JobQueue: Sendable {
      static func global() -> JobQueue { JobQueue() }
      func async(_ job: @escaping () -> Void) { DispatchQueue.main.async(execute: job) }
    }
    struct NoteList: View {
      @StateObject private var model = NoteModel()
      var body: some View { Text(model.titles.joined()) }
    }
    """),
]
