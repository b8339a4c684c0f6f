import BridgeModel
import LintEngine
import LintRules
import Reporting
import SwiftScan
import TextModel
import Workspace

/// The files of one run with what is configured for each.
struct LintRun {
  struct File: Sendable {
    var facts: FileFacts
    var selection: RuleSelection
    /// The path of the baseline that holds for it.
    var baseline: FilePath?
  }

  /// What is to be checked, in the order of the paths.
  private(set) var files: [File] = []
  /// What is wrong in the configurations, by paths as the user knows them.
  private(set) var problems: [ConfigurationProblem] = []
  /// Whether the user or a configuration asks for everything.
  private(set) var isStrict: Bool
  private var sources: ProjectFiles
  private var surroundings: [FilePath: Surroundings] = [:]
  /// By their paths.
  private var baselines: [FilePath: BaselineFile] = [:]

  /// One `configuration` and one `baseline` go before those that are found around the files.
  init(
    of sources: ProjectFiles, choice: RuleChoice, configuration: FilePath?, baseline: FilePath?, usesBaselines: Bool,
    in fileSystem: FileSystem
  ) throws(FileError) {
    self.sources = sources
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

  /// Leaves out the files that are not among these canonical paths.
  mutating func check(only paths: Set<FilePath>) {
    files.removeAll { !paths.contains(sources.canonicalPaths[$0.facts.path] ?? $0.facts.path) }
  }

  /// Whether something that was named could not be read.
  var hasFailures: Bool { !sources.failures.isEmpty }

  /// Gives files other texts, by their paths.
  mutating func replace(_ texts: [FilePath: SourceText]) {
    let replaced = texts.reduce(into: [:]) { facts, file in
      facts[file.key] = FileFacts(restingAt: file.key, file.value.utf8)
    }
    sources.named = sources.named.map { replaced[$0.path] ?? $0 }
    for index in files.indices { files[index].facts = replaced[files[index].facts.path] ?? files[index].facts }
  }

  /// Whether a file is inside the given paths. A file outside, reached by a symbolic link, may be read but not written.
  func mayFix(_ path: FilePath) -> Bool { !sources.outside.contains(path) }

  /// The drafts that other runs left or are writing.
  var drafts: [FilePath] { sources.drafts }

  /// Checks with at most `jobs` tasks at a time; the report does not depend on their timing.
  func report(jobs: Int, progress: ProgressLine? = nil) async -> Report {
    let project = await ProjectModel(
      joining: sources.all, coverage: sources.coverage, surroundings: surroundings
    ) { count, piece in _ = await concurrentMap(Array(0..<count), jobs: jobs, piece) }
    progress?.begin("checking", of: files.count)
    let reports = await concurrentMap(files, jobs: jobs) { file in
      defer { progress?.step() }
      let path = file.facts.path
      let diagnostics = lint(path, in: project, file.selection)
      // Nearly all files have none, and no report looks into those.
      let text = diagnostics.isEmpty ? SourceText([]) : file.facts.file.document.text
      return Report.File(path: path, text: text, diagnostics: diagnostics)
    }
    let failures = sources.failures.map { Report.Failure(path: $0.path, reason: $0.reason) }
    var report = Report(files: reports, failures: failures, rules: Rule.all, toolVersion: version)
    for (path, baseline) in baselines {
      let indices = files.indices.filter { files[$0].baseline == path }
      var part = report
      part.files = indices.map { report.files[$0] }
      baseline.removeKnown(from: &part, canonicalPaths: sources.canonicalPaths)
      for (index, file) in zip(indices, part.files) { report.files[index] = file }
    }
    return report
  }

  /// Writes down what a report of this run has; returns how many diagnostics that are.
  func writeBaseline(_ report: Report, to path: FilePath, in fileSystem: FileSystem) throws(FileError) -> Int {
    try BaselineFile.write(report, to: path, canonicalPaths: sources.canonicalPaths, in: fileSystem)
  }
}

/// A path in the working folder without the folder, as the user would write it.
private func shortened(_ path: FilePath, in fileSystem: FileSystem) -> FilePath {
  fileSystem.canonicalPath(".").flatMap(path.relativePath) ?? path
}
