import SwiftScan
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

// MARK: - Facts about code

/// A value that is computed on first use from code in bodies. A caller that asks for it has read what that took.
struct CodeMemo<Value: Sendable>: ~Copyable, Sendable {
  private let kept = Mutex<Derived<Value>?>(nil)

  func value(_ make: () -> Value) -> Value {
    if let known = kept.withLock({ $0 }) { return known.noted }
    let made = Derived(make)
    kept.withLock { $0 = made }
    return made.noted
  }

  /// The value that was kept before an edit of a body, if deriving it has not read that body.
  func value(unlessConcernedBy change: BodyChange) -> Value? {
    guard let known = kept.withLock({ $0 }), !known.isConcerned(by: change) else { return nil }
    return known.noted
  }

  /// The value that was kept before an edit of a body, if deriving it has read that body.
  func value(concernedBy change: BodyChange) -> Value? {
    guard let known = kept.withLock({ $0 }), known.isConcerned(by: change) else { return nil }
    return known.value
  }
}

/// A memo about code that several copies of a value share.
final class SharedCodeMemo<Value: Sendable>: Sendable {
  private let memo = CodeMemo<Value>()

  func value(_ make: () -> Value) -> Value { memo.value(make) }
}

/// Values that are computed on first use from code in bodies.
struct CodeMemoTable<Key: Hashable & Sendable, Value: Sendable>: ~Copyable, Sendable {
  private let kept = Mutex<[Key: Derived<Value>]>([:])

  func value(of key: Key, _ make: () -> Value) -> Value { derived(key, make).noted }

  /// The value for a caller that may say itself what it has read then.
  func value(of key: Key, noting kind: BodyReads.Kind?, _ make: () -> Value) -> Value {
    let derived = derived(key, make)
    guard let kind else { return derived.noted }
    ReadRecorder.current?.note(kind)
    return derived.value
  }

  private func derived(_ key: Key, _ make: () -> Value) -> Derived<Value> {
    if let known = kept.withLock({ $0[key] }) { return known }
    let made = Derived(make)
    kept.withLock { $0[key] = made }
    return made
  }

  /// The value that is kept for a key, if any.
  subscript(key: Key) -> Value? { derived(key)?.noted }

  /// The value that is kept for a key, for a caller that may not use it.
  func derived(_ key: Key) -> Derived<Value>? { kept.withLock { $0[key] } }

  func keep(_ value: Derived<Value>, of key: Key) { kept.withLock { $0[key] = value } }

  /// The value that is kept for a key, for a caller that may say itself what it has read then.
  func value(of key: Key, noting kind: BodyReads.Kind?) -> Value? {
    guard let kind else { return self[key] }
    ReadRecorder.current?.note(kind)
    return kept.withLock { $0[key] }?.value
  }

  /// All kept values, by their keys, for a caller that doesn't use them.
  var all: [Key: Value] { kept.withLock { $0 }.mapValues(\.value) }

  /// The kept values whose derivation has read the body that an edit changed, by their keys.
  func values(concernedBy change: BodyChange) -> [Key: Value] {
    kept.withLock { $0 }.filter { $0.value.isConcerned(by: change) }.mapValues(\.value)
  }

  /// The value that was kept for a key before an edit of a body, if deriving it has not read that body.
  func value(of key: Key, unlessConcernedBy change: BodyChange) -> Value? {
    guard let known = kept.withLock({ $0[key] }), !known.isConcerned(by: change) else { return nil }
    return known.noted
  }
}

/// A value with what was read to derive it.
struct Derived<Value: Sendable>: Sendable {
  let value: Value
  /// Nil if no caller recorded it.
  private let source: Source?

  /// Apart from the value, because most of them are never recorded.
  private final class Source: Sendable {
    let reads: BodyReads
    let recorder: ReadRecorder

    init(_ reads: BodyReads, _ recorder: ReadRecorder) { (self.reads, self.recorder) = (reads, recorder) }
  }

  init(_ make: () -> Value) {
    guard let recorder = ReadRecorder.current else {
      value = make()
      source = nil
      return
    }
    let (made, reads) = recorder.recordingApart(make)
    value = made
    source = Source(reads, recorder)
  }

  func isConcerned(by change: BodyChange) -> Bool { source.map { change.concerns($0.reads) } ?? true }

  /// The value; it counts as read what was read to derive it.
  var noted: Value {
    if let current = ReadRecorder.current {
      current.note(source.flatMap { $0.recorder === current ? $0.reads : nil } ?? .everything)
    }
    return value
  }
}
