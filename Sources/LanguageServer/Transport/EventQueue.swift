import Synchronization

/// Events from anywhere that wait to be taken by one loop, in the order in which they came.
final class EventQueue<Event: Sendable>: Sendable {
  private struct State {
    var events: [Event] = []
    var taker: CheckedContinuation<Void, Never>?
  }

  private let state = Mutex(State())

  func add(_ event: Event) {
    let taker = state.withLock { state in
      state.events.append(event)
      return state.taker.take()
    }
    taker?.resume()
  }

  /// Takes all that have come, and waits for one where there is none. One at a time may take.
  func take() async -> [Event] {
    await withCheckedContinuation { continuation in
      let isWaiting = state.withLock { state in
        if state.events.isEmpty { state.taker = continuation }
        return state.events.isEmpty
      }
      if !isWaiting { continuation.resume() }
    }
    return state.withLock { state in
      defer { state.events = [] }
      return state.events
    }
  }
}
