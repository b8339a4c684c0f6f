import BridgeMap
import BridgeModel
import LintEngine
import LintRules
import Reporting
import TextModel
import Workspace

/// `uibridge doctor`: shows what an editor would find here, and the problems that keep it from working.
struct DoctorCommand: Command {
  static let name = "doctor"
  static let summary = "Show what uibridge finds here, and check for problems that prevent editors from using it."
  static let operandPlaceholder = "[PATH…]"

  var operands: [Argument] = []

  func run(on console: Console) async throws -> ExitCode {
    let sources = try await console.projectFiles(operands.map(\.path), listedIn: nil, jobs: console.coreCount)
    let examination = Examination(of: sources, on: console)
    let width = examination.found.map(\.subject.count).max() ?? 0
    var lines = examination.found.map { row in
      row.subject + String(repeating: " ", count: width - row.subject.count) + "  " + row.text
    }
    lines += [""] + (examination.obstacles.isEmpty ? ["No problems found."] : examination.obstacles)
    try console.print(lines.map { printable($0) + "\n" }.joined())
    return examination.obstacles.isEmpty ? .clean : .reported
  }
}

/// The findings about some files and their surroundings.
private struct Examination {
  private(set) var found: [(subject: String, text: String)] = []
  /// The problems to fix, one per line.
  private(set) var obstacles: [String] = []

  init(of sources: ProjectFiles, on console: Console) {
    examinePrograms(console)
    examineSettings(of: sources, in: console.fileSystem)
    examineFiles(sources)
    obstacles += sources.failures.map { "error: \($0)" }
  }

  // MARK: Programs

  private mutating func examinePrograms(_ console: Console) {
    let (own, started) = (console.ownProgram, console.program("uibridge"))
    found.append(("version", version))
    found.append(("program", started?.description ?? "not found in PATH"))
    found.append(("sourcekit-lsp", console.program("sourcekit-lsp")?.description ?? "not found in PATH"))
    guard let started else {
      let place = own.map { ": copy \($0) to one of its folders" } ?? ""
      let path = console.searchFolders.map(\.description).joined(separator: ":")
      obstacles.append("error: editors cannot start 'uibridge', because it is not in PATH (\(path))\(place)")
      return
    }
    if let own, !isSame(started, own, in: console.fileSystem) {
      obstacles.append("error: editors start \(started), not this program (\(own))")
    }
  }

  /// Whether two paths lead to the same program or to copies of it.
  private func isSame(_ path: FilePath, _ other: FilePath, in fileSystem: FileSystem) -> Bool {
    if fileSystem.canonicalPath(path) == fileSystem.canonicalPath(other) { return true }
    guard let bytes = try? fileSystem.read(path), let others = try? fileSystem.read(other) else { return false }
    return bytes == others
  }

  // MARK: Settings

  private mutating func examineSettings(of sources: ProjectFiles, in fileSystem: FileSystem) {
    var finder = SettingsFinder(in: fileSystem, map: sources.map, rules: Rule.all.map(\.id))
    let settings = sources.named.map { finder.settings(of: sources.canonicalPaths[$0.path] ?? $0.path) }
    let roots = Set(sources.roots.compactMap(fileSystem.canonicalPath))
    let configurations = finder.configurationFiles
    let baselines = Set(settings.compactMap(\.baselinePath))
    let targets = DeploymentTargets(covering: settings.map(\.surroundings.deploymentTargets)).description
    found.append(
      ("roots", listed(roots, else: "none: rules report nothing that depends on declarations in other files")))
    found.append(("configuration", listed(Set(configurations.map(\.path)), else: "none (optional)")))
    found.append(
      ("deployment targets", targets.isEmpty ? "unknown: rules do not check availability" : targets))
    found.append(("files", fileCount(sources.named.count, unchecked: settings.count { !$0.isChecked })))
    obstacles += configurations.flatMap(\.problems).map(\.description)
    for baseline in baselines.sorted() where fileSystem.kind(baseline) != .file {
      obstacles.append("error: cannot read \(baseline): the baseline in the configuration does not exist")
    }
  }

  private func listed(_ items: Set<some Comparable & CustomStringConvertible>, else text: String) -> String {
    items.isEmpty ? text : items.sorted().map(\.description).joined(separator: ", ")
  }

  private func fileCount(_ count: Int, unchecked: Int) -> String {
    "\(count) Swift file\(count == 1 ? "" : "s")"
      + (unchecked == 0 ? "" : ", \(unchecked) excluded by a configuration")
  }

  // MARK: Files

  private mutating func examineFiles(_ sources: ProjectFiles) {
    let project = ProjectModel(joining: sources.all, coverage: sources.coverage)
    let bridges = ProjectBridges(
      in: sources.named.map(\.path), among: sources.all.map(\.path), of: project, diagnostics: [:]
    ).bridges
    found.append(("bridges", bridges.isEmpty ? "none" : "\(bridges.count)"))
    if sources.named.isEmpty { obstacles.append("error: no Swift files found") }
  }
}
