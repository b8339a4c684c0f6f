import LintEngine
import Reporting
import TextModel

/// The result of applying fixes to the files of a run.
struct FixedRun {
  struct Change {
    var path: FilePath
    var before: SourceText
    var after: SourceText
  }

  /// The changes, in the order of the files.
  private(set) var changes: [Change] = []
  /// The report of the remaining problems.
  private(set) var report: Report

  /// Applies the chosen fix of each diagnostic and checks again, until there are no fixes left. If two fixes touch the
  /// same place, the second waits for the next pass. Files that must not be fixed stay unchanged.
  init(of run: LintRun, jobs: Int, progress: ProgressLine?, choosing choice: (Diagnostic) -> Fix?) async {
    var run = run
    report = await run.report(jobs: jobs, progress: progress)
    var before: [FilePath: SourceText] = [:]
    var after: [FilePath: SourceText] = [:]
    var count = 0
    // Each pass applies at least one of the fixes, and may uncover others.
    let offered = report.files.flatMap(\.diagnostics).count { choice($0) != nil }
    for _ in 0..<offered + maximumLooks {
      let fixes = report.files.filter { run.mayFix($0.path) }.map {
        ($0, JoinedFixes(of: $0.diagnostics, choosing: choice))
      }.filter { $1.count > 0 }
      guard !fixes.isEmpty else { break }
      for (file, fixes) in fixes {
        before[file.path] = before[file.path] ?? file.text
        after[file.path] = file.text.applying(fixes.edits)
        count += fixes.count
      }
      run.replace(after)
      report = await run.report(jobs: jobs, progress: progress)
    }
    report.fixedCount = count
    changes = run.files.map(\.facts.path).compactMap { path in
      guard let before = before[path], let after = after[path], before != after else { return nil }
      return Change(path: path, before: before, after: after)
    }
  }
}

/// The maximum number of passes for the fixes that others uncover, which is more than any file needs.
private let maximumLooks = 10
