import BridgeModel
import LintEngine
import LintRules
import Reporting
import TextModel
import Workspace

extension LintRun {
  /// Removes the diagnostics that baselines record from a report of all files, and adds diagnostics about the entries
  /// that match nothing.
  func apply(_ baselines: [FilePath: BaselineFile], to report: inout Report, of project: ProjectModel) {
    for (path, baseline) in baselines.sorted(by: { $0.key < $1.key }) {
      let indices = files.indices.filter { files[$0].baselinePath == path }
      var part = report
      part.files = indices.map { report.files[$0] }
      let unmatched = baseline.removeKnown(from: &part, canonicalPaths: sources.canonicalPaths)
      for (index, file) in zip(indices, part.files) { report.files[index] = file }
      let stale = certain(unmatched, of: baseline, checkedFiles: indices.map { files[$0] }, in: project)
      let diagnostics = diagnostics(about: stale, selection: indices.first.map { files[$0].selection })
      guard !diagnostics.isEmpty else { continue }
      let shownPath = path.relativePath(below: folder) ?? path
      report.files.append(Report.File(path: shownPath, text: baseline.text, diagnostics: diagnostics))
    }
  }

  private func diagnostics(about entries: [UnmatchedEntry], selection: RuleSelection?) -> [Diagnostic] {
    guard requiresFreshBaselines else { return selection?.diagnostics(about: entries) ?? [] }
    return RuleSelection([.staleBaseline]).diagnostics(about: entries).map { diagnostic in
      var diagnostic = diagnostic
      diagnostic.severity = .error
      return diagnostic
    }
  }

  /// The entries whose problems this run would have found if they still existed.
  private func certain(
    _ entries: [UnmatchedEntry], of baseline: BaselineFile, checkedFiles: [CheckPlan.File], in project: ProjectModel
  ) -> [UnmatchedEntry] {
    guard !entries.isEmpty else { return [] }
    let canonicalFiles = checkedFiles.map { (sources.canonicalPaths[$0.facts.path] ?? $0.facts.path, $0) }
    let filesByPath = Dictionary(canonicalFiles) { file, _ in file }
    let areAllConclusive =
      !isPartial && sources.others.isEmpty && checkedFiles.allSatisfy { project.isConclusive(about: $0.facts.path) }
    return entries.filter { entry in
      if let path = baseline.canonicalPath(of: entry) {
        guard let file = filesByPath[path] else { return false }
        return file.selection.asks(entry) && project.isConclusive(about: file.facts.path)
      }
      // A file that no longer exists may have been renamed, so only a run that checks all files can tell.
      return areAllConclusive && sources.roots.contains { baseline.path(of: entry).isBelow($0) }
        && checkedFiles.contains { $0.selection.asks(entry) }
    }
  }
}
