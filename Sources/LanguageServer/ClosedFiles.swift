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

  /// Checks the files as they were last read. The model has its own trees, which are released with it.
  private nonisolated func check(_ snapshot: Snapshot) async -> [DiagnosticReport] {
    let (disk, jobs, rules) = (snapshot.disk, snapshot.jobs, snapshot.rules)
    let open = Dictionary(snapshot.entries.values.map { ($0.facts.path, $0.facts) }) { first, _ in first }
    let all = disk.files.values.map { open[$0.facts.path] ?? $0.facts.copyForOneLook }.sorted { $0.path < $1.path }
    let finder = SettingsFinder(
      in: snapshot.fileSystem, map: disk.map, rules: rules.map(\.id), fallback: snapshot.preferences)
    let inFolders = all.filter { file in snapshot.folders.contains { file.path.isBelow($0) } }
    var plan = CheckPlan(of: inFolders, canonicalPaths: disk.canonicalPaths, finder) { RuleSelection(of: rules, $0) }
    plan.files.removeAll { open[$0.facts.path] != nil }
    let project = await plan.model(joining: all, coverage: disk.coverage ?? .someFiles, jobs: jobs)
    return await plan.check(in: project, jobs: jobs) { path, diagnostics, text in
      DiagnosticReport(diagnostics, in: text, of: DocumentURI(path: path), for: snapshot.client)
    }
  }
}
