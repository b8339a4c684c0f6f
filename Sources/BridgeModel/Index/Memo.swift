import Synchronization

/// A value that is worked out when it is asked for the first time, and kept. It lies in the object that has it: most are never
/// asked for, and an object for each would cost more than they save.
struct Memo<Value: Sendable>: ~Copyable, Sendable {
  private let kept = Mutex<Value?>(nil)

  func value(_ make: () -> Value) -> Value {
    if let known = kept.withLock({ $0 }) { return known }
    let made = make()
    kept.withLock { $0 = made }
    return made
  }
}

/// A memo for several copies of a value.
final class SharedMemo<Value: Sendable>: Sendable {
  private let memo = Memo<Value>()

  func value(_ make: () -> Value) -> Value { memo.value(make) }
}

/// Values that are worked out when they are asked for the first time, and kept.
struct MemoTable<Key: Hashable & Sendable, Value: Sendable>: ~Copyable, Sendable {
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
