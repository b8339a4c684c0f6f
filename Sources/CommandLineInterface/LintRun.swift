import BridgeModel
import LintEngine
import LintRules
import Reporting
import SwiftScan
import TextModel
import Workspace

/// The files of one run, with the settings of each.
struct LintRun {
  private var plan: CheckPlan
  /// The problems in the configurations, with paths as the user knows them.
  private(set) var problems: [ConfigurationProblem] = []
  /// Whether the user or a configuration selects the `strict` preset.
  private(set) var isStrict: Bool
  private(set) var sources: ProjectFiles
  /// The canonical path of the current directory.
  let folder: FilePath
  /// Whether baseline entries that match nothing are errors.
  let requiresFreshBaselines: Bool
  /// Whether only some of the files are checked.
  private(set) var isPartial = false
  /// The baselines, by path.
  private(set) var baselines: [FilePath: BaselineFile] = [:]

  /// Finds the settings of the files. `configuration` and `baseline`, if any, replace those found around the files.
  init(
    of sources: ProjectFiles, choice: RuleChoice, configuration: FilePath?, baseline: FilePath?, usesBaselines: Bool,
    requiresFreshBaselines: Bool = false, in fileSystem: FileSystem
  ) throws(FileError) {
    self.sources = sources
    folder = fileSystem.canonicalPath(".") ?? "."
    self.requiresFreshBaselines = requiresFreshBaselines
    let fileSystem = fileSystem.waiting(for: [configuration, baseline].compactMap(\.self))
    var finder = SettingsFinder(
      in: fileSystem, map: sources.map, surroundings: sources.surroundings, rules: Rule.all.map(\.id))
    if let configuration { try finder.fix(configuration) }
    plan = CheckPlan(of: sources.named, canonicalPaths: sources.canonicalPaths, finder) {
      RuleSelection(of: Rule.all, $0, choice: choice)
    }
    isStrict = choice.preset.map { $0 == .strict } ?? plan.isStrict
    for index in plan.files.indices {
      let path = usesBaselines ? baseline ?? plan.files[index].baselinePath : nil
      plan.files[index].baselinePath = path
      if let path, baselines[path] == nil { baselines[path] = try BaselineFile(reading: path, in: fileSystem) }
    }
    problems = plan.configurationFiles.flatMap(\.problems).map { problem in
      var problem = problem
      problem.path = shortened(problem.path, in: fileSystem)
      return problem
    }
  }

  /// The files to check, in the order of their paths.
  var files: [CheckPlan.File] { plan.files }

  /// Removes all files except those at these canonical paths.
  mutating func check(only paths: Set<FilePath>) {
    isPartial = true
    plan.files.removeAll { !paths.contains(sources.canonicalPaths[$0.facts.path] ?? $0.facts.path) }
  }

  /// Whether any file or folder at or below the given paths can't be read.
  var hasFailures: Bool { !sources.failures.isEmpty }

  /// Replaces the texts of files, by path.
  mutating func replace(_ texts: [FilePath: SourceText]) {
    let replaced = texts.reduce(into: [:]) { facts, file in
      facts[file.key] = FileFacts(restingAt: file.key, file.value.utf8)
    }
    sources.named = sources.named.map { replaced[$0.path] ?? $0 }
    for index in files.indices { plan.files[index].facts = replaced[files[index].facts.path] ?? files[index].facts }
  }

  /// Whether a file is inside the given paths. A file outside, reached by a symbolic link, may be read but not written.
  func mayFix(_ path: FilePath) -> Bool { !sources.outside.contains(path) }

  /// The drafts that other runs have left or are writing.
  var drafts: [FilePath] { sources.drafts }

  /// Checks the files with at most `jobs` tasks at a time. The report doesn't depend on their timing.
  func report(jobs: Int, progress: ProgressLine? = nil) async -> Report {
    let project = await plan.model(joining: sources.all, coverage: sources.coverage, jobs: jobs)
    progress?.begin("checking", of: files.count)
    let reports = await plan.check(in: project, jobs: jobs) { path, diagnostics, text in
      progress?.step()
      return Report.File(path: path, text: text, diagnostics: diagnostics)
    }
    let failures = sources.failures.map { Report.Failure(path: $0.path, reason: $0.reason) }
    var report = Report(files: reports, failures: failures, rules: Rule.all, toolVersion: version, folder: folder)
    apply(baselines, to: &report, of: project)
    return report
  }

  /// Records the diagnostics of a report of this run in a baseline, and returns what changed in it.
  func writeBaseline(
    _ report: Report, to path: FilePath, in fileSystem: FileSystem
  ) throws(FileError) -> BaselineFile.Change {
    try BaselineFile.write(report, to: path, canonicalPaths: sources.canonicalPaths, in: fileSystem)
  }
}

/// The path relative to the current directory if it is inside, as the user would write it.
private func shortened(_ path: FilePath, in fileSystem: FileSystem) -> FilePath {
  fileSystem.canonicalPath(".").flatMap(path.relativePath) ?? path
}
