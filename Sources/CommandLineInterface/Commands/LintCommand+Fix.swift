import LintEngine
import Reporting
import Workspace

extension LintCommand {
  /// Writes the fixed files, or for standard input, the fixed source to standard output. A file that has changed since
  /// it was read isn't modified.
  func fix(
    _ run: LintRun, jobs: Int, _ progress: ProgressLine?, on console: Console
  ) async throws(FileError) -> Report {
    let fixed = await FixedRun(of: run, jobs: jobs, progress: progress, choosing: wantedFix)
    progress?.end()
    var report = fixed.report
    if readsStandardInput {
      guard let file = run.files.first else { return report }
      try console.offer(code: (fixed.changes.first?.after ?? file.facts.file.document.text).utf8)
      return report
    }
    for change in fixed.changes {
      do throws(FileError) {
        try console.fileSystem.replace(change.before.utf8, change.after.utf8, change.path)
      } catch {
        console.report([error])
        report.failures.append(Report.Failure(path: error.path, reason: error.reason))
      }
    }
    clearUp(after: run, on: console)
    noteFilesOutside(in: report, of: run, on: console)
    return report
  }

  /// Removes the drafts of killed runs. A draft that can't be removed doesn't make this run fail.
  private func clearUp(after run: LintRun, on console: Console) {
    for draft in run.drafts {
      do throws(FileError) { try console.fileSystem.removeDraft(draft) } catch { console.report([error]) }
    }
  }

  /// Reports why files outside the given paths aren't fixed.
  private func noteFilesOutside(in report: Report, of run: LintRun, on console: Console) {
    for file in report.files where !run.mayFix(file.path) {
      guard file.diagnostics.contains(where: { wantedFix(of: $0) != nil }) else { continue }
      console.writeError(
        "uibridge: \(printable(file.path)): not fixed: a symbolic link leads outside the given paths; name the file to fix it\n"
      )
    }
  }

  /// Prints the changes that fixes would make. Reports to files contain the problems that would remain.
  func showDifference(
    of run: LintRun, _ requests: [ReportRequest], jobs: Int, _ progress: ProgressLine?, on console: Console
  ) async throws(FileError) -> ExitCode {
    let fixed = await FixedRun(of: run, jobs: jobs, progress: progress, choosing: wantedFix)
    progress?.end()
    for change in fixed.changes {
      try console.offer(code: unifiedDiff(of: change.path, from: change.before, to: change.after))
    }
    try write(fixed.report, as: requests, showsHints: showsHints(of: run), on: console)
    noteFilesOutside(in: fixed.report, of: run, on: console)
    if !isQuiet {
      let count = fixed.report.fixedCount
      console.writeError("uibridge: \(count) would be fixed; nothing was changed\n")
    }
    if !fixed.report.failures.isEmpty { return .failure }
    return fixed.changes.isEmpty ? .clean : .reported
  }

  /// The fix to apply for a diagnostic.
  @Sendable private func wantedFix(of diagnostic: Diagnostic) -> Fix? {
    diagnostic.fix(allowingUnsafe: allowsUnsafeFixes)
  }
}
