import BridgeModel
import LintEngine
import Synchronization

/// The memory of the checks, which one check at a time may use.
final class Checks: Sendable {
  private let memory = Mutex(CheckMemory())

  /// Waits while others check; for tasks of their own.
  func turn<Result: Sendable>(_ check: (inout CheckMemory) -> Result) -> Result { memory.withLock { check(&$0) } }

  /// Does not wait; nil while others check.
  func turnIfFree<Result: Sendable>(_ check: (inout CheckMemory) -> Result) -> Result? {
    memory.withLockIfAvailable { check(&$0) }
  }
}

/// Checks documents, and remembers what was found in them, so that after an edit little has to be looked at again.
struct CheckMemory {
  /// What is known of one document; a class, since thousands of them are passed over with every key.
  private final class Checked {
    var file = CheckedFile()
    /// Of the project in which it was looked at last.
    var revision = 0
    /// What was found then.
    var diagnostics: [Diagnostic]?
  }

  private var files: [DocumentURI: Checked] = [:]
  /// The revision up to which all documents have come together.
  private var last: (revision: Int, project: ProjectModel)?
  /// To which questions a revision has other answers than the last one.
  private var answeredAnew: (revision: Int, questions: Set<ModelQuestion>?)?

  /// `revision` is that of the project.
  mutating func diagnostics(
    of uri: DocumentURI, in project: ProjectModel, _ selection: RuleSelection, revision: Int
  ) -> [Diagnostic] {
    let checked = files[uri] ?? Checked()
    files[uri] = checked
    if checked.revision == revision, let diagnostics = checked.diagnostics { return diagnostics }
    let changed =
      checked.revision == last?.revision ? questionsAnsweredAnew(by: project, revision: revision) : nil
    let diagnostics = checked.file.check(uri.path, in: project, selection, changed)
    checked.revision = revision
    checked.diagnostics = diagnostics
    return diagnostics
  }

  private mutating func questionsAnsweredAnew(by project: ProjectModel, revision: Int) -> Set<ModelQuestion>? {
    if let answeredAnew, answeredAnew.revision == revision { return answeredAnew.questions }
    let aboutCode = files.values.contains { $0.file.asksAboutCode }
    let questions = last.flatMap { project.questionsAnsweredAnew(since: $0.project, aboutCode: aboutCode) }
    answeredAnew = (revision, questions)
    return questions
  }

  /// The documents that have to be checked for a revision, of all that have been checked before and have still the texts and
  /// settings of that check. The others are as they were. Linear in the number of documents, with little to do for each.
  mutating func concerned(by project: ProjectModel, revision: Int) -> [DocumentURI] {
    defer {
      last = (revision, project)
      answeredAnew = nil
    }
    guard let last, let changed = questionsAnsweredAnew(by: project, revision: revision) else {
      // Everything is looked at from the start, which costs less than to ask for each once more.
      let unchecked = files.filter { $0.value.revision != revision }
      for checked in unchecked.values { (checked.file, checked.diagnostics) = (CheckedFile(), nil) }
      return Array(unchecked.keys)
    }
    return files.compactMap { uri, checked in
      guard checked.revision != revision else { return nil }
      guard checked.revision == last.revision, checked.file.follow(project, of: uri.path, changed) else { return uri }
      checked.revision = revision
      return nil
    }
  }

  /// Forgets documents that are no longer open.
  mutating func keep(only open: [DocumentURI: Snapshot.Entry]) {
    if files.count > open.count { files = files.filter { open[$0.key] != nil } }
  }
}
