import Synchronization

/// A line at the bottom of a terminal that shows the progress of work. It appears if the work takes long, and
/// disappears when something else is printed.
final class ProgressLine: Sendable {
  private struct State {
    /// The current work; nil if there is none to show.
    var work: String?
    var count = 0
    /// The total number of files; nil if unknown.
    var total: Int?
    var nextLook: ContinuousClock.Instant
    var isShown = false
  }

  private let state: Mutex<State>
  private let writeError: @Sendable (String) -> Void
  private let now: @Sendable () -> ContinuousClock.Instant

  /// Creates a line; returns nil if standard error isn't a terminal.
  init?(on console: Console, now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }) {
    guard let delay = console.progressDelay else { return nil }
    writeError = console.writeError
    self.now = now
    state = Mutex(State(nextLook: now() + delay))
  }

  /// Starts to count files, up to `total` if it is known.
  func begin(_ work: String, of total: Int? = nil) {
    state.withLock { ($0.work, $0.count, $0.total) = (work, 0, total) }
  }

  /// Counts a finished file.
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

  /// Clears the line, so that something else can be printed.
  func end() {
    state.withLock { state in
      state.work = nil
      if state.isShown { writeError(startOfEmptyLine) }
      state.isShown = false
    }
  }
}

/// The escape sequence that moves to the start of the line and clears it.
private let startOfEmptyLine = "\r\u{1B}[K"
