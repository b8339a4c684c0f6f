/// Values that are derived from answers of the model. Each is kept with the queries that it depends on. After a change,
/// the values that depend on the changed answers are found without looking at the others, and a value that is derived
/// again and turns out equal changes nothing else.
struct DerivedTable<Key: Hashable & Sendable, Value: Equatable & Sendable>: Sendable {
  private struct Entry {
    var value: Value
    var questions: Set<ModelQuestion>
  }

  private var entries = PersistentMap<Key, Entry>()
  /// The keys of the values that depend on an answer.
  private var askers = PersistentMap<ModelQuestion, Set<Key>>()

  init() {}

  /// Linear. Faster than setting the values one by one.
  init(_ derived: [(key: Key, value: Value, questions: Set<ModelQuestion>)]) {
    var asking: [ModelQuestion: Set<Key>] = [:]
    for (key, _, questions) in derived {
      for question in questions { asking[question, default: []].insert(key) }
    }
    entries = PersistentMap(
      Dictionary(derived.map { ($0.key, Entry(value: $0.value, questions: $0.questions)) }) { first, _ in first })
    askers = PersistentMap(asking)
  }

  subscript(key: Key) -> Value? { entries[key]?.value }

  /// The queries that a value depends on.
  func questions(of key: Key) -> Set<ModelQuestion> { entries[key]?.questions ?? [] }

  /// All keys, in no particular order.
  var keys: [Key] { entries.keys }

  /// The keys of the values that depend on one of these answers.
  func keys(asking questions: some Sequence<ModelQuestion>) -> Set<Key> {
    questions.reduce(into: []) { keys, question in
      if let found = askers[question] { keys.formUnion(found) }
    }
  }

  /// Stores a value that was derived again; nil removes it.
  mutating func set(_ value: Value?, for key: Key, asking questions: Set<ModelQuestion> = []) {
    let old = entries[key]
    if let old, let value, old.value == value, old.questions == questions { return }
    entries[key] = value.map { Entry(value: $0, questions: questions) }
    let (before, now) = (old?.questions ?? [], value == nil ? [] : questions)
    for question in now where !before.contains(question) { askers[question, default: []].insert(key) }
    for question in before where !now.contains(question) {
      var others = askers[question] ?? []
      others.remove(key)
      askers[question] = others.isEmpty ? nil : others
    }
  }

  /// Whether both are the same version.
  func isIdentical(to other: Self) -> Bool { entries.isIdentical(to: other.entries) }

  /// Visits the keys whose values differ from those of an older version.
  func visitChanges(since old: Self, _ body: (Key, _ old: Value?, _ new: Value?) -> Void) {
    entries.visitChanges(since: old.entries) { key, old, new in
      if old?.value != new?.value { body(key, old?.value, new?.value) }
    }
  }
}

extension PersistentMap {
  subscript(key: Key, default value: @autoclosure () -> Value) -> Value {
    get { self[key] ?? value() }
    set { self[key] = newValue }
  }
}
