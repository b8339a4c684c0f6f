import LintEngine

/// The examples of `strong-self-in-observation` about tasks whose loops never end.
let strongSelfInTaskExamples: [RuleExample] = [
  // The loop is in a method of a superclass, calls a method in another closure, or is in a task inside a task.
  .flagged(
    """
    import SwiftUI

    class DayController: UIViewController {
      func observeDays() async {
        for await _ in NotificationCenter.default.notifications(named: .NSCalendarDayChanged) { print("a new day") }
      }
    }
    final class AgendaController: DayController {
      override func viewDidLoad() {
        super.viewDidLoad()
        Task ⟦{ [weak self] in await self?.observeDays() }⟧
      }
    }
    final class InboxController: UIViewController {
      private var folders: [String] = []
      override func viewDidLoad() {
        super.viewDidLoad()
        Task ⟦{
          for await _ in NotificationCenter.default.notifications(named: .NSCalendarDayChanged) {
            ["Inbox", "Sent"].forEach { reload($0) }
          }
        }⟧
      }
      private func reload(_ folder: String) { folders.append(folder) }
    }
    final class NewsController: UIViewController {
      private var news: [String] = []
      override func viewDidLoad() {
        super.viewDidLoad()
        Task {
          news = []
          Task ⟦{
            for await _ in NotificationCenter.default.notifications(named: .NSCalendarDayChanged) { news = ["Today"] }
          }⟧
        }
      }
    }
    """),
  // The loop is in a function outside types, which keeps no object.
  .accepted(
    """
    import SwiftUI

    func observeDays() async {
      for await _ in NotificationCenter.default.notifications(named: .NSCalendarDayChanged) { print("a new day") }
    }
    final class DiaryController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        Task { await observeDays() }
      }
    }
    """),
  // The task only stores a closure that awaits the loop.
  .accepted(
    """
    import SwiftUI

    @MainActor final class AgendaModel: ObservableObject {
      @Published var days = 0
      @Published var observe: () async -> Void = {}
      func load() {
        Task {
          days = await countOfDays()
          observe = { [weak self] in await self?.observeDays() }
        }
      }
      private func countOfDays() async -> Int { 7 }
      private func observeDays() async {
        for await _ in NotificationCenter.default.notifications(named: .NSCalendarDayChanged) { days += 1 }
      }
    }
    struct AgendaScreen: View {
      @StateObject private var model = AgendaModel()
      var body: some View { Text("\\(model.days)").onAppear { model.load() }.task { await model.observe() } }
    }
    """),
]
