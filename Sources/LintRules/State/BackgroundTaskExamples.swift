import BridgeModel
import LintEngine

/// The examples of `background-callback-state-write` about tasks and asynchronous methods.
let backgroundTaskExamples: [RuleExample] = [
  // A class without isolation: its tasks and asynchronous methods, what they call, and parts of a value.
  .flagged(
    """
    import SwiftUI

    final class Catalog: ObservableObject, @unchecked Sendable {
      static let shared = Catalog()
      @Published var titles: [String] = []
      @Published var isBusy = false
      @Published var draft = Draft()
      private var reloading: Task<Void, Never>?
      func reload() {
        isBusy = true
        reloading = Task { [weak self] in
          let titles = await self?.fetch() ?? []
          guard let self, !Task.isCancelled else { return }
          ⟦self.titles = titles⟧
          ⟦finish()⟧
          self.finishLater()
          print(self.titles.filter { $0.isEmpty }.count)
        }
      }
      func add(_ title: String) async throws {
        ⟦draft.title = title⟧
        ⟦titles.append(title)⟧
        try await Task.sleep(for: .seconds(1))
        await MainActor.run { isBusy = true }
        Task { @MainActor in self.isBusy = false }
      }
      private func finish() { isBusy = false }
      private func finishLater() { DispatchQueue.main.async { self.isBusy = false } }
      private func fetch() async -> [String] { ["One"] }
    }
    struct Draft { var title = "" }
    struct CatalogPage: View {
      @ObservedObject var catalog = Catalog.shared
      var body: some View { Text("\\(catalog.titles.count) titles") }
    }
    """,
    fixed: """
      import SwiftUI

      final class Catalog: ObservableObject, @unchecked Sendable {
        static let shared = Catalog()
        @Published var titles: [String] = []
        @Published var isBusy = false
        @Published var draft = Draft()
        private var reloading: Task<Void, Never>?
        func reload() {
          isBusy = true
          reloading = Task { [weak self] in
            let titles = await self?.fetch() ?? []
            guard let self, !Task.isCancelled else { return }
            await MainActor.run { self.titles = titles }
            await MainActor.run { finish() }
            self.finishLater()
            print(self.titles.filter { $0.isEmpty }.count)
          }
        }
        func add(_ title: String) async throws {
          await MainActor.run { draft.title = title }
          await MainActor.run { titles.append(title) }
          try await Task.sleep(for: .seconds(1))
          await MainActor.run { isBusy = true }
          Task { @MainActor in self.isBusy = false }
        }
        private func finish() { isBusy = false }
        private func finishLater() { DispatchQueue.main.async { self.isBusy = false } }
        private func fetch() async -> [String] { ["One"] }
      }
      struct Draft { var title = "" }
      struct CatalogPage: View {
        @ObservedObject var catalog = Catalog.shared
        var body: some View { Text("\\(catalog.titles.count) titles") }
      }
      """, iOS: SystemVersion(17)),
  // Places at which code can't wait for the main actor, so there is no fix.
  .flagged(
    """
    import SwiftUI

    final class Catalog: ObservableObject, @unchecked Sendable {
      @Published var titles: [String] = []
      @Published var isBusy = false
      func reload() async {
        defer { ⟦isBusy = false⟧ }
        await withCheckedContinuation { continuation in
          ⟦titles = []⟧
          continuation.resume()
        }
      }
    }
    struct CatalogPage: View {
      @ObservedObject var catalog: Catalog
      var body: some View { Text("\\(catalog.titles.count) titles") }
    }
    """, iOS: SystemVersion(17)),
  // Nothing says how the project isolates its code.
  .accepted(
    """
    import SwiftUI

    final class Catalog: ObservableObject, @unchecked Sendable {
      @Published var titles: [String] = []
      func reload() {
        Task { self.titles = ["One"] }
      }
      func clear() async { titles = [] }
    }
    struct CatalogPage: View {
      @ObservedObject var catalog: Catalog
      var body: some View { Text("\\(catalog.titles.count) titles") }
    }
    """),
  // Isolated classes: by an attribute, a superclass, a protocol, or the wrapper of a property.
  .accepted(
    """
    import SwiftUI

    @MainActor final class Catalog: ObservableObject {
      @Published var titles: [String] = []
      func reload() {
        Task { titles = ["One"] }
      }
    }
    @MainActor class Model {}
    final class Journal: Model, ObservableObject {
      @Published var lines: [String] = []
      func clear() async { lines = [] }
    }
    @MainActor protocol Screen: AnyObject {}
    final class Album: ObservableObject, Screen {
      @Published var photos: [String] = []
      func clear() async { photos = [] }
    }
    final class Palette: ObservableObject, @unchecked Sendable {
      @AppStorage("name") var name = ""
      @Published var colors: [String] = []
      func clear() async { colors = [] }
    }
    struct CatalogPage: View {
      @ObservedObject var catalog: Catalog
      @ObservedObject var journal: Journal
      @ObservedObject var album: Album
      @ObservedObject var palette: Palette
      var body: some View { Text("\\(catalog.titles.count) titles") }
    }
    """, iOS: SystemVersion(17)),
  // Isolated methods, by an attribute, an extension, the protocol that asks for them, or their parameter, tasks that start
  // on the main thread, and a model that no view observes.
  .accepted(
    """
    import SwiftUI

    protocol Emptying {
      @MainActor func empty() async
    }
    final class Catalog: ObservableObject, Emptying, @unchecked Sendable {
      @Published var titles: [String] = []
      @MainActor func reload() {
        Task { titles = ["One"] }
      }
      func empty() async { titles = [] }
      func sort(on actor: isolated MainActor) async { titles = titles.sorted() }
      func add(_ title: String) {
        DispatchQueue.main.async {
          Task { self.titles.append(title) }
        }
        perform {
          Task { self.titles.append(title) }
        }
      }
      private func perform(_ work: @escaping @MainActor () -> Void) { DispatchQueue.main.async { work() } }
    }
    @MainActor extension Catalog {
      func shuffle() async { titles = titles.shuffled() }
    }
    final class Journal: ObservableObject, @unchecked Sendable {
      @Published var lines: [String] = []
      func clear() async { lines = [] }
    }
    struct CatalogPage: View {
      @ObservedObject var catalog: Catalog
      @State private var isOpen = false
      var body: some View {
        Button("Open") {
          Task { isOpen = true }
        }
      }
    }
    """, iOS: SystemVersion(17)),
  // A method that leaves the isolation of its class, tasks in closures without isolation, a wrapper and a protocol of the
  // project, and a property that tells views about its changes itself.
  .flagged(
    """
    import SwiftUI

    @MainActor final class Catalog: ObservableObject {
      @Published nonisolated(unsafe) var titles: [String] = []
      nonisolated func reload() {
        Task { ⟦self.titles = ["One"]⟧ }
      }
    }
    protocol Clearing {
      func clear() async
    }
    extension Notification.Name {
      static let line = Notification.Name("Line")
    }
    @propertyWrapper final class Atomic<Value> {
      var wrappedValue: Value
      init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    }
    final class Journal: NSObject, ObservableObject, Clearing, @unchecked Sendable {
      @Atomic private var count = 0
      @Published var lines: [String] = []
      var title = "" {
        willSet { objectWillChange.send() }
      }
      private var token: (any NSObjectProtocol)?
      func open() {
        token = NotificationCenter.default.addObserver(forName: .line, object: nil, queue: .main) { [weak self] _ in
          Task { ⟦self?.lines = ["One"]⟧ }
        }
        perform {
          Task { ⟦self.title = "Open"⟧ }
        }
      }
      func clear() async { ⟦lines = []⟧ }
      private func perform(_ work: @escaping @Sendable () -> Void) { work() }
    }
    struct CatalogPage: View {
      @ObservedObject var catalog: Catalog
      @ObservedObject var journal: Journal
      var body: some View { Text("\\(catalog.titles.count) titles") }
    }
    """,
    fixed: """
      import SwiftUI

      @MainActor final class Catalog: ObservableObject {
        @Published nonisolated(unsafe) var titles: [String] = []
        nonisolated func reload() {
          Task { await MainActor.run { self.titles = ["One"] } }
        }
      }
      protocol Clearing {
        func clear() async
      }
      extension Notification.Name {
        static let line = Notification.Name("Line")
      }
      @propertyWrapper final class Atomic<Value> {
        var wrappedValue: Value
        init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
      }
      final class Journal: NSObject, ObservableObject, Clearing, @unchecked Sendable {
        @Atomic private var count = 0
        @Published var lines: [String] = []
        var title = "" {
          willSet { objectWillChange.send() }
        }
        private var token: (any NSObjectProtocol)?
        func open() {
          token = NotificationCenter.default.addObserver(forName: .line, object: nil, queue: .main) { [weak self] _ in
            Task { await MainActor.run { self?.lines = ["One"] } }
          }
          perform {
            Task { await MainActor.run { self.title = "Open" } }
          }
        }
        func clear() async { await MainActor.run { lines = [] } }
        private func perform(_ work: @escaping @Sendable () -> Void) { work() }
      }
      struct CatalogPage: View {
        @ObservedObject var catalog: Catalog
        @ObservedObject var journal: Journal
        var body: some View { Text("\\(catalog.titles.count) titles") }
      }
      """, iOS: SystemVersion(17)),
]
