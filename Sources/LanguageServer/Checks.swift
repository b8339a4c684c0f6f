import BridgeModel
import LintEngine

/// Checks documents, and remembers what was found in them, so that after an edit little has to be looked at again.
actor Checks {
  private var files: [DocumentURI: CheckedFile] = [:]

  func diagnostics(of uri: DocumentURI, in project: ProjectModel, _ selection: RuleSelection) -> [Diagnostic] {
    files[uri, default: CheckedFile()].check(uri.path, in: project, selection)
  }

  /// Forgets documents that are no longer open.
  func keep(only open: some Sequence<DocumentURI> & Sendable) {
    let open = Set(open)
    files = files.filter { open.contains($0.key) }
  }
}
