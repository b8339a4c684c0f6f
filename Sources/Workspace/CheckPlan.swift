import BridgeModel
import LintEngine
import SwiftScan
import TextModel

/// The files to check, each with the rules that its configuration selects, and the build settings of all files.
public struct CheckPlan: Sendable {
  public struct File: Sendable {
    public var facts: FileFacts
    public var selection: RuleSelection
    /// The path of the baseline that applies to the file.
    public var baselinePath: FilePath?
  }

  /// The files that their configurations include, in the given order.
  public var files: [File] = []
  public private(set) var surroundings: [FilePath: Surroundings] = [:]
  /// The configurations that were read, in the order of their paths.
  public let configurationFiles: [ConfigurationFile]
  /// Whether a configuration selects the `strict` preset.
  public private(set) var isStrict = false

  /// Plans to check some files. Paths that `canonicalPaths` doesn't contain are canonical. `select` returns the rules
  /// that a configuration selects.
  public init(
    of candidates: [FileFacts], canonicalPaths: [FilePath: FilePath], _ finder: SettingsFinder,
    select: (Configuration) -> RuleSelection
  ) {
    var finder = finder
    var selections: [FilePath?: RuleSelection] = [:]
    files.reserveCapacity(candidates.count)
    surroundings.reserveCapacity(candidates.count)
    for facts in candidates {
      let settings = finder.settings(of: canonicalPaths[facts.path] ?? facts.path)
      surroundings[facts.path] = settings.surroundings
      if settings.configuration.preset == .strict { isStrict = true }
      let selection = selections[settings.configurationPath] ?? select(settings.configuration)
      selections[settings.configurationPath] = selection
      if settings.isChecked {
        files.append(File(facts: facts, selection: selection, baselinePath: settings.baselinePath))
      }
    }
    configurationFiles = finder.configurationFiles
  }

  /// The model of the files and of the others in their projects, joined with at most `jobs` tasks at a time.
  public func model(joining all: [FileFacts], coverage: ProjectModel.Coverage, jobs: Int) async -> ProjectModel {
    await ProjectModel(joining: all, coverage: coverage, surroundings: surroundings) { count, piece in
      _ = await concurrentMap(Array(0..<count), jobs: jobs, piece)
    }
  }

  /// Checks the files with at most `jobs` tasks at a time, and makes a report of each. The reports don't depend on the
  /// timing. A file without diagnostics is reported without its text, because nearly all files are.
  public func check<Report: Sendable>(
    in project: ProjectModel, jobs: Int, report: @escaping @Sendable (FilePath, [Diagnostic], SourceText) -> Report
  ) async -> [Report] {
    await concurrentMap(files, jobs: jobs) { file in
      let diagnostics = Task.isCancelled ? [] : lint(file.facts.path, in: project, file.selection)
      // The model may have its own copy of the file, with the tree.
      let facts = diagnostics.isEmpty ? nil : project.facts(of: file.facts.path)
      return report(file.facts.path, diagnostics, facts?.file.document.text ?? SourceText([]))
    }
  }
}
