import Synchronization

/// A state that changes only through events.
protocol EventHandler: Sendable {
  associatedtype Event: Sendable
  /// Processes an event, and returns whether it accepts more.
  mutating func handle(_ event: Event) -> Bool
}

/// Events from any thread. One handler processes them one by one, in the order in which they arrive.
///
/// The thread that adds an event to an idle queue drains the queue, including events added meanwhile. So no event waits
/// for another thread to wake up, and the thread that reads an edit also processes it.
final class EventQueue<Handler: EventHandler>: Sendable {
  private struct State {
    var events: [Handler.Event] = []
    /// Whether a thread is processing events. True until `start`, because no thread can process events without a handler.
    var isBusy = true
  }

  private let state = Mutex(State())
  private let handler = Mutex<Handler?>(nil)

  /// Returns when the event is processed, or immediately if another thread is going to process it.
  func add(_ event: Handler.Event) {
    let isBusy = state.withLock { state in
      state.events.append(event)
      defer { state.isBusy = true }
      return state.isBusy
    }
    if !isBusy { drain() }
  }

  /// Starts processing events, beginning with those already added. Releases the handler when it doesn't want more events.
  func start(with handler: Handler) {
    self.handler.withLock { $0 = handler }
    drain()
  }

  private func drain() {
    handler.withLock { handler in
      while let events = next() {
        for event in events where handler?.handle(event) == false { handler = nil }
      }
    }
  }

  /// The events to process next; nil if there are none, which also marks the queue as idle.
  private func next() -> [Handler.Event]? {
    state.withLock { state in
      state.isBusy = !state.events.isEmpty
      defer { state.events = [] }
      return state.isBusy ? state.events : nil
    }
  }
}
