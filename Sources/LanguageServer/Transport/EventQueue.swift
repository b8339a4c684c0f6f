import Synchronization

/// A state that changes by events only.
protocol EventTaker: Sendable {
  associatedtype Event: Sendable
  /// Returns whether it wants more of them.
  mutating func take(_ event: Event) -> Bool
}

/// Events from anywhere, which one taker gets one after the other in the order in which they came.
///
/// Whoever adds one while nobody is busy with any has it taken at once, and those that others add meanwhile. So nobody waits
/// for another thread to wake up, and what was typed is dealt with by the thread that has read it.
final class EventQueue<Taker: EventTaker>: Sendable {
  private struct State {
    var events: [Taker.Event] = []
    /// Whether somebody has events taken. Until there is a taker nobody may.
    var isBusy = true
  }

  private let state = Mutex(State())
  private let taker = Mutex<Taker?>(nil)

  /// Returns when the event is taken, or at once where somebody else is going to have it taken.
  func add(_ event: Taker.Event) {
    let isBusy = state.withLock { state in
      state.events.append(event)
      defer { state.isBusy = true }
      return state.isBusy
    }
    if !isBusy { haveTaken() }
  }

  /// Has events taken from now on, first those that have come. When the taker wants no more, it is let go.
  func start(with taker: Taker) {
    self.taker.withLock { $0 = taker }
    haveTaken()
  }

  private func haveTaken() {
    taker.withLock { taker in
      while let events = next() {
        for event in events where taker?.take(event) == false { taker = nil }
      }
    }
  }

  /// Nil when there are none, and nobody is busy with them any more.
  private func next() -> [Taker.Event]? {
    state.withLock { state in
      state.isBusy = !state.events.isEmpty
      defer { state.events = [] }
      return state.isBusy ? state.events : nil
    }
  }
}
