import LintEngine

/// The examples of `strong-self-in-observation` about timers that start again.
let strongSelfRestartExamples: [RuleExample] = [
  // A new timer follows the one that ends, which the code unwraps.
  .flagged(
    """
    import SwiftUI

    @MainActor final class LapModel: ObservableObject {
      @Published var laps = 0
      private var timer: Timer?
      func restart() {
        if let timer { timer.invalidate() }
        start()
      }
      private func start() {
        do {
          timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) ⟦{ _ in
            Task { @MainActor in self.laps += 1 }
          }⟧
        }
      }
    }
    struct LapScreen: View {
      @StateObject private var model = LapModel()
      var body: some View { Button("\\(model.laps)") { model.restart() } }
    }
    """,
    fixed: """
      import SwiftUI

      @MainActor final class LapModel: ObservableObject {
        @Published var laps = 0
        private var timer: Timer?
        func restart() {
          if let timer { timer.invalidate() }
          start()
        }
        private func start() {
          do {
            timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
              guard let self else { return }
              Task { @MainActor in self.laps += 1 }
            }
          }
        }
      }
      struct LapScreen: View {
        @StateObject private var model = LapModel()
        var body: some View { Button("\\(model.laps)") { model.restart() } }
      }
      """)
]
