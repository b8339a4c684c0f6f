import BridgeModel
import LintEngine
import LintRules
import Reporting
import SwiftScan
import TextModel
import Workspace

/// The files of one run, with the settings of each.
struct LintRun {
  struct File: Sendable {
    var facts: FileFacts
    var selection: RuleSelection
    /// The path of the baseline that applies to the file.
    var baseline: FilePath?
  }

  /// The files to check, in the order of their paths.
  private(set) var files: [File] = []
  /// The problems in the configurations, with paths as the user knows them.
  private(set) var problems: [ConfigurationProblem] = []
  /// Whether the user or a configuration selects the `strict` preset.
  private(set) var isStrict: Bool
  private(set) var sources: ProjectFiles
  /// The canonical path of the current directory.
  let folder: FilePath
  private var surroundings: [FilePath: Surroundings] = [:]
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
    isStrict = choice.preset == .strict
    let fileSystem = fileSystem.waiting(for: [configuration, baseline].compactMap(\.self))
    var finder = SettingsFinder(
      in: fileSystem, map: sources.map, surroundings: sources.surroundings, rules: Rule.all.map(\.id))
    if let configuration { try finder.fix(configuration) }
    var selections: [FilePath?: RuleSelection] = [:]
    files.reserveCapacity(sources.named.count)
    surroundings.reserveCapacity(sources.named.count)
    for facts in sources.named {
      let settings = finder.settings(of: sources.canonicalPaths[facts.path] ?? facts.path)
      surroundings[facts.path] = settings.surroundings
      let known = selections[settings.configurationPath]
      let selection = known ?? RuleSelection(of: Rule.all, settings.configuration, choice: choice)
      if known == nil { selections[settings.configurationPath] = selection }
      let baseline = usesBaselines ? baseline ?? settings.baselinePath : nil
      if let baseline, baselines[baseline] == nil {
        baselines[baseline] = try BaselineFile(reading: baseline, in: fileSystem)
      }
      if settings.isChecked { files.append(File(facts: facts, selection: selection, baseline: baseline)) }
      if choice.preset == nil, settings.configuration.preset == .strict { isStrict = true }
    }
    problems = finder.configurationFiles.flatMap(\.problems).map { problem in
      var problem = problem
      problem.path = shortened(problem.path, in: fileSystem)
      return problem
    }
  }

  /// Removes all files except those at these canonical paths.
  mutating func check(only paths: Set<FilePath>) {
    isPartial = true
    files.removeAll { !paths.contains(sources.canonicalPaths[$0.facts.path] ?? $0.facts.path) }
  }

  /// Whether any file or folder at or below the given paths can't be read.
  var hasFailures: Bool { !sources.failures.isEmpty }

  /// Replaces the texts of files, by path.
  mutating func replace(_ texts: [FilePath: SourceText]) {
    let replaced = texts.reduce(into: [:]) { facts, file in
      facts[file.key] = FileFacts(restingAt: file.key, file.value.utf8)
    }
    sources.named = sources.named.map { replaced[$0.path] ?? $0 }
    for index in files.indices { files[index].facts = replaced[files[index].facts.path] ?? files[index].facts }
  }

  /// Whether a file is inside the given paths. A file outside, reached by a symbolic link, may be read but not written.
  func mayFix(_ path: FilePath) -> Bool { !sources.outside.contains(path) }

  /// The drafts that other runs have left or are writing.
  var drafts: [FilePath] { sources.drafts }

  /// Checks the files with at most `jobs` tasks at a time. The report doesn't depend on their timing.
  func report(jobs: Int, progress: ProgressLine? = nil) async -> Report {
    let project = await ProjectModel(
      joining: sources.all, coverage: sources.coverage, surroundings: surroundings
    ) { count, piece in _ = await concurrentMap(Array(0..<count), jobs: jobs, piece) }
    progress?.begin("checking", of: files.count)
    let reports = await concurrentMap(files, jobs: jobs) { file in
      defer { progress?.step() }
      let path = file.facts.path
      let diagnostics = lint(path, in: project, file.selection)
      // Nearly all files have no diagnostics, and reports need no text of those.
      let text = diagnostics.isEmpty ? SourceText([]) : file.facts.file.document.text
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
