import Synchronization

/// A line at the bottom of a terminal that says how far the work has come. It appears when the work takes long, and goes
/// when there is something else to print.
final class ProgressLine: Sendable {
  private struct State {
    /// What is being done; nil while there is nothing to say of it.
    var work: String?
    var count = 0
    /// nil where that is not known.
    var total: Int?
    var nextLook: ContinuousClock.Instant
    var isShown = false
  }

  private let state: Mutex<State>
  private let writeError: @Sendable (String) -> Void
  private let now: @Sendable () -> ContinuousClock.Instant

  /// nil where nobody watches.
  init?(on console: Console, now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }) {
    guard let delay = console.progressDelay else { return nil }
    writeError = console.writeError
    self.now = now
    state = Mutex(State(nextLook: now() + delay))
  }

  /// Begins to count, files of `total` if that is known.
  func begin(_ work: String, of total: Int? = nil) {
    state.withLock { ($0.work, $0.count, $0.total) = (work, 0, total) }
  }

  /// A file is done.
  func step() {
    state.withLock { state in
      guard let work = state.work else { return }
      state.count += 1
      let now = now()
      guard now >= state.nextLook else { return }
      state.nextLook = now + .milliseconds(100)
      state.isShown = true
      let total = state.total.map { " of \($0)" } ?? ""
      writeError("\(startOfEmptyLine)uibridge: \(work) files: \(state.count)\(total)")
    }
  }

  /// Makes room for something else.
  func end() {
    state.withLock { state in
      state.work = nil
      if state.isShown { writeError(startOfEmptyLine) }
      state.isShown = false
    }
  }
}

/// Goes back to the start of the line and clears it.
private let startOfEmptyLine = "\r\u{1B}[K"
