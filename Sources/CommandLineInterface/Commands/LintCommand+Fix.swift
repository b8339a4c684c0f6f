import LintEngine
import Reporting
import Workspace

extension LintCommand {
  /// Writes what fixes make of the files; of standard input to standard output. A file that has changed since it was read
  /// is left alone.
  func fix(
    _ run: LintRun, jobs: Int, _ progress: ProgressLine?, on console: Console
  ) async throws(FileError) -> Report {
    let fixed = await FixedRun(of: run, jobs: jobs, progress: progress, choosing: wantedFix)
    progress?.end()
    var report = fixed.report
    if readsStandardInput {
      guard let file = run.files.first else { return report }
      try console.offer((fixed.changes.first?.after ?? file.facts.file.document.text).utf8)
      return report
    }
    for change in fixed.changes {
      do throws(FileError) {
        guard console.fileSystem.stamp(change.path) == run.stamp(of: change.path) else {
          throw FileError(path: change.path, reason: "Changed while it was being fixed; it is left as it is")
        }
        try console.fileSystem.replace(change.after.utf8, change.path)
      } catch {
        console.report([error])
        report.failures.append(Report.Failure(path: error.path, reason: error.reason))
      }
    }
    return report
  }

  func showDifference(
    of run: LintRun, jobs: Int, _ progress: ProgressLine?, on console: Console
  ) async throws(FileError) -> ExitCode {
    let fixed = await FixedRun(of: run, jobs: jobs, progress: progress, choosing: wantedFix)
    progress?.end()
    for change in fixed.changes {
      try console.offer(unifiedDiff(of: change.path, from: change.before, to: change.after))
    }
    if !isQuiet {
      let count = fixed.report.fixedCount
      console.writeError("uibridge: \(count) would be fixed; nothing was changed\n")
    }
    if !fixed.report.failures.isEmpty { return .failure }
    return fixed.changes.isEmpty ? .clean : .reported
  }

  /// The fix to apply for a diagnostic.
  @Sendable private func wantedFix(of diagnostic: Diagnostic) -> Fix? {
    diagnostic.fixes.first { $0.safety == .safe || allowsUnsafeFixes }
  }
}
