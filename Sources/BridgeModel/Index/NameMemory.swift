/// What names stand for in a project of which only bodies are edited: while no declaration changes its head, none of it
/// can change.
final class NameMemory: Sendable {
  let resolved: MemoTable<ScopedName, Answer<[ResolvedType]>>
  let frameworkClasses: MemoTable<ScopedName, Answer<String?>>

  /// Names that are being typed come and go, so who follows edits remembers no more than `limit`.
  init(limit: Int = 1_000) {
    resolved = MemoTable(limit: limit)
    frameworkClasses = MemoTable(limit: limit)
  }

  /// An answer, and what had to be asked for it.
  struct Answer<Value: Sendable>: Sendable {
    var value: Value
    var questions: Set<ModelQuestion>
  }
}

/// A name and the type in which it is written.
struct ScopedName: Hashable {
  var name: String
  var scope: String
}

extension ProjectModel {
  /// Looks an answer up where it is remembered, and takes down what it depends on as if it were found anew.
  func remembered<Value>(
    _ name: ScopedName, in table: borrowing MemoTable<ScopedName, NameMemory.Answer<Value>>,
    else find: (ProjectModel) -> Value
  ) -> Value {
    let answer = table.value(of: name) {
      let own = ModelQuestions(takingDown: questions?.takesDown ?? true)
      let value = find(noting(own))
      return NameMemory.Answer(value: value, questions: own.take())
    }
    questions?.note(answer.questions)
    return answer.value
  }
}
