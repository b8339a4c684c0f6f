import BridgeModel
import LintEngine
import Synchronization

/// The checked documents, which one check at a time uses.
final class DocumentChecker: Sendable {
  private let documents = Mutex(CheckedDocuments())

  /// Waits while another check runs, so call this only in a separate task.
  func turn<Result: Sendable>(_ check: (inout CheckedDocuments) -> Result) -> Result {
    documents.withLock { check(&$0) }
  }

  /// Doesn't wait; returns nil if another check is running.
  func turnIfFree<Result: Sendable>(_ check: (inout CheckedDocuments) -> Result) -> Result? {
    documents.withLockIfAvailable { check(&$0) }
  }
}

/// Checks documents and remembers the results, so that little must be checked again after an edit.
struct CheckedDocuments {
  /// The state of one document. A class, because every keystroke iterates over thousands of them.
  private final class State {
    var file = FileDiagnostics()
    /// The revision of the last model for which `diagnostics` are right.
    var revision = 0
    /// The diagnostics at that revision; nil before the first check.
    var diagnostics: [Diagnostic]?
  }

  private var files: [DocumentURI: State] = [:]
  /// The latest revision for which the affected documents were determined, and its model.
  private var last: (revision: Int, project: ProjectModel)?
  /// The questions whose answers changed between `last` and a revision; nil if any answer may have changed.
  private var answeredAnew: (revision: Int, questions: Set<ModelQuestion>?)?

  /// The diagnostics of a document in the model of a revision.
  mutating func diagnostics(
    of uri: DocumentURI, in project: ProjectModel, _ selection: RuleSelection, revision: Int,
    _ leap: LargeChange.Result?
  ) -> [Diagnostic] {
    let checked = files[uri] ?? State()
    files[uri] = checked
    if checked.revision == revision, let diagnostics = checked.diagnostics { return diagnostics }
    let changed =
      checked.revision == last?.revision ? questionsAnsweredAnew(by: project, revision: revision, leap) : nil
    let diagnostics = checked.file.check(uri.path, in: project, selection, changed)
    checked.revision = revision
    checked.diagnostics = diagnostics
    return diagnostics
  }

  private mutating func questionsAnsweredAnew(
    by project: ProjectModel, revision: Int, _ leap: LargeChange.Result?
  ) -> Set<ModelQuestion>? {
    if let answeredAnew, answeredAnew.revision == revision { return answeredAnew.questions }
    let asked = AskedAboutCode.these(
      files.values.map(\.file.codeQuestions).reduce([]) { $0.isEmpty ? $1 : $0.union($1) })
    let questions = last.flatMap { last in
      // The questions of a large change are known already, and those before and after it are few.
      leap.map { $0.revision > last.revision } ?? false
        ? leap?.questionsAnsweredAnew(by: project, since: last.project, asked)
        : project.questionsAnsweredAnew(since: last.project, asked)
    }
    answeredAnew = (revision, questions)
    return questions
  }

  /// Returns the documents that must be checked again because the model has changed. Documents with a new text or new
  /// settings must be checked before. All others keep their diagnostics. Linear in the number of documents, with little
  /// work for each.
  mutating func concerned(
    by project: ProjectModel, revision: Int, _ leap: LargeChange.Result?
  ) -> [DocumentURI] {
    defer {
      last = (revision, project)
      answeredAnew = nil
    }
    guard let last, let changed = questionsAnsweredAnew(by: project, revision: revision, leap) else {
      // Checking these documents from scratch costs less than asking all of their questions again.
      let unchecked = files.filter { $0.value.revision != revision }
      for checked in unchecked.values { (checked.file, checked.diagnostics) = (FileDiagnostics(), nil) }
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
