/// The meanings of names in a project in which only bodies are edited. They can't change while all declaration heads
/// stay the same.
final class NameMemory: Sendable {
  let resolved: MemoTable<ScopedName, Answer<[ResolvedType]>>
  let frameworkClasses: MemoTable<ScopedName, Answer<String?>>
  /// The types and protocols from which a type inherits members.
  let lineages: MemoTable<ScopedName, Answer<[NominalType]>>
  /// Whether types inherit a nested or associated type with a name.
  let inheritedTypes: MemoTable<ScopedName, Answer<Bool>>
  /// The types for which typealiases stand, by their text and the type in which it's written.
  let aliasedTypes: MemoTable<ScopedName, Answer<SwiftType>>
  /// Whether types with a name in their inheritance clauses may have a delegate protocol whose methods are known.
  let delegateConformances: MemoTable<ScopedName, Answer<Bool>>

  /// Names come and go while the user types, so a model that follows edits remembers at most `limit` names.
  init(limit: Int = 1_000) {
    resolved = MemoTable(limit: limit)
    frameworkClasses = MemoTable(limit: limit)
    lineages = MemoTable(limit: limit)
    inheritedTypes = MemoTable(limit: limit)
    aliasedTypes = MemoTable(limit: limit)
    delegateConformances = MemoTable(limit: limit)
  }

  /// An answer, and the queries that it depends on.
  struct Answer<Value: Sendable>: Sendable {
    var value: Value
    var questions: Set<ModelQuestion>
  }
}

/// A name, and the type in which it is written.
struct ScopedName: Hashable {
  var name: String
  var scope: String
}

extension ProjectModel {
  /// Returns a remembered answer, or finds and remembers it. Records the queries that it depends on in either case.
  func remembered<Value>(
    _ name: ScopedName, in table: borrowing MemoTable<ScopedName, NameMemory.Answer<Value>>,
    else find: (ProjectModel) -> Value
  ) -> Value {
    let answer = table.value(of: name) {
      let own = ModelQuestions(takingDown: passMemory == nil)
      let value = find(noting(own))
      return NameMemory.Answer(value: value, questions: own.take())
    }
    questions?.note(answer.questions)
    return answer.value
  }
}
