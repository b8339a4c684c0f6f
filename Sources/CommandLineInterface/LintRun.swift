import BridgeModel
import LintEngine
import LintRules
import Reporting
import TextModel
import Workspace

/// The files of one run with what is configured for each.
struct LintRun {
  struct File: Sendable {
    var facts: FileFacts
    var selection: RuleSelection
  }

  /// What is to be checked, in the order of the paths.
  private(set) var files: [File] = []
  /// What is wrong in the configurations, by paths as the user knows them.
  private(set) var problems: [ConfigurationProblem] = []
  /// Whether the user or a configuration asks for everything.
  private(set) var isStrict: Bool
  private let sources: ProjectFiles
  private var surroundings: [String: Surroundings] = [:]

  init(
    of sources: ProjectFiles, choice: RuleChoice, configuration: String?, in fileSystem: FileSystem
  ) throws(FileError) {
    self.sources = sources
    isStrict = choice.preset == .strict
    var finder = SettingsFinder(in: fileSystem, map: sources.map, rules: Rule.all.map(\.id))
    if let configuration { try finder.fix(configuration) }
    var selections: [String?: RuleSelection] = [:]
    for facts in sources.named {
      let settings = finder.settings(of: sources.canonicalPaths[facts.path] ?? facts.path)
      surroundings[facts.path] = settings.surroundings
      let known = selections[settings.configurationPath]
      let selection = known ?? RuleSelection(of: Rule.all, settings.configuration, choice: choice)
      selections[settings.configurationPath] = selection
      if settings.isChecked { files.append(File(facts: facts, selection: selection)) }
      if choice.preset == nil, settings.configuration.preset == .strict { isStrict = true }
    }
    problems = finder.configurationFiles.flatMap(\.problems).map { problem in
      var problem = problem
      problem.path = shortened(problem.path, in: fileSystem)
      return problem
    }
  }

  /// Checks with at most `jobs` tasks at a time; the report does not depend on their timing.
  func report(jobs: Int) async -> Report {
    let project = ProjectModel(joining: sources.all, coverage: sources.coverage, surroundings: surroundings)
    let reports = await concurrentMap(files, jobs: jobs) { file in
      let path = file.facts.path
      let diagnostics = lint(path, in: project, file.selection)
      // Nearly all files have none, and no report looks into those.
      let text = diagnostics.isEmpty ? SourceText([]) : file.facts.file.document.text
      return Report.File(path: path, text: text, diagnostics: diagnostics)
    }
    let failures = sources.failures.map { Report.Failure(path: $0.path, reason: $0.reason) }
    return Report(files: reports, failures: failures, rules: Rule.all, toolVersion: version)
  }
}

/// A path in the working folder without the folder, as the user would write it.
private func shortened(_ path: String, in fileSystem: FileSystem) -> String {
  guard let folder = fileSystem.canonicalPath("."), path.hasPrefix(folder + "/") else { return path }
  return String(path.dropFirst(folder.count + 1))
}
