import BridgeModel
import LintEngine
import TextModel
import Workspace

/// The reports of the files in the client's folders that aren't open. Edits in open documents affect these reports only
/// after a save, because checking a whole project on every keystroke is too slow.
actor ClosedFiles {
  private var last: (diskRevision: Int, open: Set<DocumentURI>, reports: [DiagnosticReport])?

  func reports(in snapshot: Snapshot) async -> [DiagnosticReport] {
    let open = Set(snapshot.entries.keys)
    if let last, last.diskRevision == snapshot.diskRevision, last.open == open { return last.reports }
    let reports = await check(snapshot)
    if !Task.isCancelled { last = (snapshot.diskRevision, open, reports) }
    return reports
  }

  /// Reads all files again. Keeping the trees of a whole project would take too much memory.
  private nonisolated func check(_ snapshot: Snapshot) async -> [DiagnosticReport] {
    let (fileSystem, jobs, rules) = (snapshot.fileSystem, snapshot.jobs, snapshot.rules)
    let files = await ProjectFiles(around: snapshot.folders, in: fileSystem, jobs: jobs)
    var finder = SettingsFinder(
      in: fileSystem, map: files.map, rules: rules.map(\.id), fallback: snapshot.preferences)
    let open = Dictionary(snapshot.entries.values.map { ($0.facts.path, $0.facts) }) { first, _ in first }
    var surroundings: [FilePath: Surroundings] = [:]
    var closed: [(path: FilePath, selection: RuleSelection)] = []
    var selections: [FilePath?: RuleSelection] = [:]
    for facts in files.named {
      let settings = finder.settings(of: files.canonicalPaths[facts.path] ?? facts.path)
      surroundings[facts.path] = settings.surroundings
      guard settings.isChecked, open[facts.path] == nil else { continue }
      let selection =
        selections[settings.configurationPath] ?? RuleSelection(of: rules, settings.configuration)
      selections[settings.configurationPath] = selection
      closed.append((facts.path, selection))
    }
    let project = ProjectModel(
      joining: files.all.map { open[$0.path] ?? $0 }, coverage: files.coverage, surroundings: surroundings)
    return await concurrentMap(closed, jobs: jobs) { file in
      let diagnostics = Task.isCancelled ? [] : lint(file.path, in: project, file.selection)
      // Nearly all files have no diagnostics, so no text is needed.
      let text = diagnostics.isEmpty ? SourceText([]) : project.facts(of: file.path)?.file.document.text
      return DiagnosticReport(
        diagnostics, in: text ?? SourceText([]), of: DocumentURI(path: file.path), for: snapshot.client)
    }
  }
}
