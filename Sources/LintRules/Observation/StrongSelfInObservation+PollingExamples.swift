import LintEngine

/// The examples of `strong-self-in-observation` about tasks that repeat something until they are canceled.
let strongSelfInPollingExamples: [RuleExample] = [
  // The task asks for cancellation, but only `deinit` cancels it.
  .flagged(
    """
    import SwiftUI

    @MainActor final class QuoteModel: ObservableObject {
      @Published var quotes: [String] = []
      private var polling: Task<Void, Never>?
      func start() {
        polling = Task ⟦{
          while !Task.isCancelled {
            quotes = await loadQuotes()
            try? await Task.sleep(nanoseconds: 5_000_000_000)
          }
        }⟧
      }
      deinit { polling?.cancel() }
      private func loadQuotes() async -> [String] { [] }
    }
    struct QuoteList: View {
      @StateObject private var model = QuoteModel()
      var body: some View { Text(model.quotes.joined()).onAppear { model.start() } }
    }
    """),
  // Loops that only the end of the task leaves, in a method and in closures: other errors are caught or belong to a closure.
  .flagged(
    """
    import SwiftUI

    final class RateController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        Task ⟦{ [weak self] in await self?.poll() }⟧
        Task ⟦{
          repeat {
            do { try await load() } catch { title = "Offline" }
            do { try await Task.sleep(nanoseconds: 1_000_000_000) } catch { return }
          } while true
        }⟧
        Task ⟦{
          while true {
            try await Task.sleep(nanoseconds: 1_000_000_000)
            check { try Data(contentsOf: URL(fileURLWithPath: "rates")) }
          }
        }⟧
      }
      private func poll() async {
        while !Task.isCancelled {
          title = "Rates"
          try? await Task.sleep(nanoseconds: 1_000_000_000)
        }
      }
      private func load() async throws {}
      private func check(_ read: () throws -> Data) { title = (try? read()) == nil ? "Offline" : "Rates" }
    }
    """),
  // A result, or an error that nothing catches, ends the loop.
  .accepted(
    """
    import SwiftUI

    final class UploadController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        Task {
          while !Task.isCancelled {
            if await isUploaded() { return }
            title = "Uploading"
          }
        }
        Task {
          while true {
            try await upload()
            title = "Uploading"
          }
        }
        Task {
          while true {
            do { try await upload() } catch is URLError { title = "Offline" }
          }
        }
        Task {
          while true {
            do { title = "Uploading" } catch { try await upload() }
          }
        }
        Task {
          while title == "Uploading" { await Task.yield() }
        }
      }
      private func isUploaded() async -> Bool { true }
      private func upload() async throws {}
    }
    """),
  // The view cancels the task, or the loop needs the object only for one round at a time.
  .accepted(
    """
    import SwiftUI

    @MainActor final class ScoreModel: ObservableObject {
      @Published var score = 0
      private var polling: Task<Void, Never>?
      private var counting: Task<Void, Never>?
      func start() {
        polling = Task {
          while !Task.isCancelled {
            score += 1
            try? await Task.sleep(nanoseconds: 1_000_000_000)
          }
        }
        counting = Task { [weak self] in
          while !Task.isCancelled {
            self?.score += 1
            try? await Task.sleep(nanoseconds: 1_000_000_000)
          }
        }
      }
      func stop() { polling?.cancel() }
      deinit { counting?.cancel() }
    }
    struct ScoreBoard: View {
      @StateObject private var model = ScoreModel()
      var body: some View {
        Text("\\(model.score)").onAppear { model.start() }.onDisappear { model.stop() }
      }
    }
    """),
  // A `try?` and a local function let no error leave the loops.
  .flagged(
    """
    import SwiftUI

    final class WeatherController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        Task ⟦{
          while !Task.isCancelled {
            title = (try? await loadWeather()) ?? "Offline"
            try? await Task.sleep(nanoseconds: 1_000_000_000)
          }
        }⟧
        Task ⟦{
          while true {
            func read() throws -> Data { try Data(contentsOf: URL(fileURLWithPath: "weather")) }
            title = (try? read()) == nil ? "Offline" : "Weather"
            await Task.yield()
          }
        }⟧
      }
      private func loadWeather() async throws -> String { "Rain" }
    }
    """),
  // Loops over notifications: errors are ignored, and one asks for cancellation.
  .flagged(
    """
    import SwiftUI

    final class RateController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        Task ⟦{
          for await _ in NotificationCenter.default.notifications(named: .ratesDidChange) {
            if Task.isCancelled { break }
            try? await load()
          }
        }⟧
      }
      private func load() async throws { title = "Rates" }
    }
    struct RateScreen: UIViewControllerRepresentable {
      func makeUIViewController(context: Context) -> RateController { RateController() }
      func updateUIViewController(_ controller: RateController, context: Context) {}
    }
    extension Notification.Name { static let ratesDidChange = Notification.Name("ratesDidChange") }
    """),
  // Loops that end by themselves.
  .accepted(
    """
    import SwiftUI

    final class RateController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        Task {
          for await _ in NotificationCenter.default.notifications(named: .ratesDidChange) {
            if title == nil { break }
            try? await load()
          }
          for await _ in NotificationCenter.default.notifications(named: .ratesDidChange) {
            try await load()
          }
        }
      }
      private func load() async throws { title = "Rates" }
    }
    struct RateScreen: UIViewControllerRepresentable {
      func makeUIViewController(context: Context) -> RateController { RateController() }
      func updateUIViewController(_ controller: RateController, context: Context) {}
    }
    extension Notification.Name { static let ratesDidChange = Notification.Name("ratesDidChange") }
    """),
]
