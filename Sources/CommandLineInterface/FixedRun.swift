import LintEngine
import Reporting
import TextModel

/// What fixes make of the files of a run.
struct FixedRun {
  struct Change {
    var path: FilePath
    var before: SourceText
    var after: SourceText
  }

  /// In the order of the files.
  private(set) var changes: [Change] = []
  /// What is left.
  private(set) var report: Report

  /// Applies what is chosen for each diagnostic, and looks again, until there is nothing left to choose. Of fixes that meet
  /// the second waits for the next look. Files that may not be fixed stay as they are.
  init(of run: LintRun, jobs: Int, progress: ProgressLine?, choosing choice: (Diagnostic) -> Fix?) async {
    var run = run
    report = await run.report(jobs: jobs, progress: progress)
    var before: [FilePath: SourceText] = [:]
    var after: [FilePath: SourceText] = [:]
    var count = 0
    for _ in 0..<maximumLooks {
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

/// More than any file needs.
private let maximumLooks = 10
