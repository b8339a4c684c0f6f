import Synchronization
import Testing

@testable import LanguageServer

@Suite(.timeLimit(.minutes(5))) struct EventQueueTests {
  @Test func eventsAddedBeforeTheStartAreHandledFirst() {
    let (queue, heard) = (EventQueue<Listener>(), Heard())
    queue.add(1)
    queue.add(2)
    #expect(heard.numbers == [])
    queue.start(with: Listener(heard: heard))
    queue.add(3)
    #expect(heard.numbers == [1, 2, 3])
  }

  /// A synchronous client can send its next message while an event is being handled.
  @Test func eventsAddedDuringHandlingAreHandledAfterwards() {
    let (queue, heard) = (EventQueue<Listener>(), Heard())
    queue.start(
      with: Listener(
        heard: heard,
        whileTaking: { number in
          guard number < 10 else { return }
          queue.add(number * 10)
          queue.add(number * 10 + 1)
          #expect(heard.numbers.last == number)
        }))
    queue.add(1)
    queue.add(2)
    #expect(heard.numbers == [1, 10, 11, 2, 20, 21])
  }

  @Test func aFinishedListenerGetsNoMoreEventsAndIsReleased() {
    let queue = EventQueue<Listener>()
    weak var released: Heard?
    let numbers = {
      let heard = Heard()
      released = heard
      let addMore: @Sendable (Int) -> Void = { if $0 == 1 { for more in 2...3 { queue.add(more) } } }
      queue.start(with: Listener(heard: heard, isEnough: { $0 == 2 }, whileTaking: addMore))
      queue.add(1)
      queue.add(4)
      return heard.numbers
    }()
    #expect(numbers == [1, 2])
    #expect(released == nil)
  }

  @Test func eventsFromManyThreadsAreHandledOneByOneInOrder() async {
    let (queue, heard) = (EventQueue<Listener>(), Heard())
    queue.start(with: Listener(heard: heard))
    await withTaskGroup { group in
      for thread in 0..<8 { group.addTask { for number in 0..<1_000 { queue.add(thread * 1_000 + number) } } }
    }
    // The thread that added the last event may finish before another thread has handled it.
    await heard.wait(forCount: 8_000)
    #expect(heard.overlaps == 0)
    for thread in 0..<8 {
      #expect(heard.numbers.filter { $0 / 1_000 == thread } == Array(thread * 1_000..<thread * 1_000 + 1_000))
    }
  }
}

/// Records the handled events and whether any of them overlapped.
private final class Heard: Sendable {
  private struct State {
    var numbers: [Int] = []
    var isBusy = false
    var overlaps = 0
    var waiting: (count: Int, CheckedContinuation<Void, Never>)?
  }

  private let state = Mutex(State())

  var numbers: [Int] { state.withLock { $0.numbers } }
  var overlaps: Int { state.withLock { $0.overlaps } }

  func begin(_ number: Int) {
    state.withLock { state in
      state.overlaps += state.isBusy ? 1 : 0
      state.isBusy = true
      state.numbers.append(number)
    }
  }

  func end() {
    let waiting = state.withLock { state -> CheckedContinuation<Void, Never>? in
      state.isBusy = false
      guard let waiting = state.waiting, state.numbers.count >= waiting.count else { return nil }
      state.waiting = nil
      return waiting.1
    }
    waiting?.resume()
  }

  func wait(forCount count: Int) async {
    await withCheckedContinuation { continuation in
      let isReached = state.withLock { state in
        if state.numbers.count < count { state.waiting = (count, continuation) }
        return state.numbers.count >= count
      }
      if isReached { continuation.resume() }
    }
  }
}

private struct Listener: EventHandler {
  let heard: Heard
  var isEnough: @Sendable (Int) -> Bool = { _ in false }
  var whileTaking: @Sendable (Int) -> Void = { _ in }

  mutating func handle(_ number: Int) -> Bool {
    heard.begin(number)
    whileTaking(number)
    heard.end()
    return !isEnough(number)
  }
}
