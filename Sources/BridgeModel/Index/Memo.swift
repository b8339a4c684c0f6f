import Synchronization

/// A value that is worked out when it is asked for the first time, and kept.
final class Memo<Value: Sendable>: Sendable {
  private let kept = Mutex<Value?>(nil)

  func value(_ make: () -> Value) -> Value {
    if let known = kept.withLock({ $0 }) { return known }
    let made = make()
    kept.withLock { $0 = made }
    return made
  }
}

/// Values that are worked out when they are asked for the first time, and kept.
final class MemoTable<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private let kept = Mutex<[Key: Value]>([:])
  /// When there are so many, all are forgotten.
  private let limit: Int

  init(limit: Int = .max) { self.limit = limit }

  func value(of key: Key, _ make: () -> Value) -> Value {
    if let known = kept.withLock({ $0[key] }) { return known }
    let made = make()
    kept.withLock { kept in
      if kept.count >= limit { kept = [:] }
      kept[key] = made
    }
    return made
  }
}
