import BridgeModel
import LintEngine

/// Checks documents, and remembers what was found in them, so that after an edit little has to be looked at again.
actor Checks {
  private var files: [DocumentURI: (file: CheckedFile, revision: Int)] = [:]
  /// The revision up to which all documents have come together.
  private var last: (revision: Int, project: ProjectModel)?

  /// `revision` is that of the project.
  func diagnostics(
    of uri: DocumentURI, in project: ProjectModel, _ selection: RuleSelection, revision: Int
  ) -> [Diagnostic] {
    files[uri, default: (CheckedFile(), revision)].revision = revision
    return files[uri, default: (CheckedFile(), revision)].file.check(uri.path, in: project, selection)
  }

  /// The documents that have to be checked for a revision, of all that are open and have the texts and settings of their
  /// last check. The others are as they were. Linear in the number of documents, with little to do for each.
  func concerned(_ documents: [DocumentURI], by project: ProjectModel, revision: Int) -> [DocumentURI] {
    defer { last = (revision, project) }
    guard let last, let changed = project.questionsAnsweredAnew(since: last.project) else {
      // Everything is looked at from the start, which costs less than to ask for each once more.
      files = files.filter { $0.value.revision == revision }
      return documents
    }
    return documents.filter { uri in
      guard let checked = files[uri], checked.revision != revision else { return files[uri] == nil }
      guard checked.revision == last.revision, files[uri]?.file.follow(project, of: uri.path, changed) ?? false else {
        return true
      }
      files[uri]?.revision = revision
      return false
    }
  }

  /// Forgets documents that are no longer open.
  func keep(only open: Set<DocumentURI>) {
    if files.count > open.count { files = files.filter { open.contains($0.key) } }
  }
}
