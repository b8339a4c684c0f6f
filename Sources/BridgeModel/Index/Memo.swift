import Synchronization

/// A value that is computed on first use and then kept. It's stored inline in its owner because most are never used,
/// and a separate object for each would cost more than it saves.
struct Memo<Value: Sendable>: ~Copyable, Sendable {
  private let kept = Mutex<Value?>(nil)

  func value(_ make: () -> Value) -> Value {
    if let known = kept.withLock({ $0 }) { return known }
    let made = make()
    kept.withLock { $0 = made }
    return made
  }
}

/// A memo that several copies of a value share.
final class SharedMemo<Value: Sendable>: Sendable {
  private let memo = Memo<Value>()

  func value(_ make: () -> Value) -> Value { memo.value(make) }
}

/// Values that are computed on first use and then kept.
struct MemoTable<Key: Hashable & Sendable, Value: Sendable>: ~Copyable, Sendable {
  private let kept = Mutex<[Key: Value]>([:])
  /// The number of entries at which all of them are discarded.
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

  /// The value that is kept for a key, if any.
  subscript(key: Key) -> Value? { kept.withLock { $0[key] } }

  func keep(_ value: Value, of key: Key) { kept.withLock { $0[key] = value } }
}
