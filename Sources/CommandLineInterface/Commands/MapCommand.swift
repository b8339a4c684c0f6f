import BridgeMap
import BridgeModel
import LintEngine
import LintRules
import TextModel
import Workspace

/// `uibridge map`: draws the bridges of a project.
struct MapCommand: Command {
  static let name = "map"
  static let summary = "Draw a map of what a project wraps, hosts, and shares between SwiftUI and UIKit or AppKit."
  static let operandPlaceholder = "[PATH…]"
  static let options: [CommandOption<MapCommand>] = [
    .choice(
      "--format", "FORMAT", "The output format. By default, it follows the file extension of '--output', or is text.",
      \.format),
    .newFile("--output", "Write the map to a file instead of standard output.", \.output),
    .text("--type", "NAME", "Draw the lifecycle of one type, with its code, instead of the map.", \.type),
    .path("--config", "Use this configuration for all files instead of '.uibridge.json'.", \.configuration),
    .path(
      "--files-from", "Read the files listed in FILE, one path per line; '-' reads the list from standard input.",
      \.fileList),
    .count("--jobs", "The number of files to read at once. The default is the number of cores.", \.jobs),
  ]

  var operands: [Argument] = []
  var format: MapFormat?
  var output: FilePath?
  var type: String?
  var configuration: FilePath?
  var fileList: FilePath?
  var jobs: Int?

  func run(on console: Console) async throws -> ExitCode {
    let format = try format ?? pictureFormat(of: output)
    let jobs = jobs ?? console.coreCount
    let progress = ProgressLine(on: console)
    defer { progress?.end() }
    let sources = try await console.projectFiles(
      operands.map(\.path), listedIn: fileList, jobs: jobs, keepingTrees: true, progress: progress)
    progress?.end()
    console.report(sources.failures)
    let run = try LintRun(
      of: sources, choice: RuleChoice(), configuration: configuration, baseline: nil, usesBaselines: false,
      in: console.fileSystem)
    if console.report(run.problems) { return .failure }
    let report = await run.report(jobs: jobs, progress: progress)
    progress?.end()
    let diagnostics = Dictionary(report.files.map { ($0.path, $0.diagnostics.filter(isAboutBridges)) }) { $1 }
    let project = ProjectModel(joining: sources.all, coverage: sources.coverage)
    let text =
      if let type {
        try lifecycle(of: type, in: sources.named.map(\.path), of: project, diagnostics, as: format)
      } else {
        map(of: sources, in: project, diagnostics, as: format, on: console)
      }
    try console.print(text, to: output)
    return sources.failures.isEmpty ? .clean : .failure
  }

  private func map(
    of sources: ProjectFiles, in project: ProjectModel, _ diagnostics: [FilePath: [Diagnostic]], as format: MapFormat,
    on console: Console
  ) -> String {
    let bridges = ProjectBridges(
      in: sources.named.map(\.path), among: sources.all.map(\.path), of: project, diagnostics: diagnostics)
    if bridges.bridges.isEmpty {
      console.writeError("uibridge: no bridges between SwiftUI and UIKit or AppKit found\n")
    }
    return format.render(bridges)
  }

  private func lifecycle(
    of name: String, in paths: [FilePath], of project: ProjectModel, _ diagnostics: [FilePath: [Diagnostic]],
    as wanted: MapFormat
  ) throws(UsageError) -> String {
    let format: LifecycleFormat = try wanted.format(of: "--type")
    let named = Set(paths)
    let known = project.representables.filter { named.contains($0.conformance.owner.path) }
    let exact = known.filter { $0.name == name }
    let wrapping = (exact.isEmpty ? known.filter { $0.simpleName == name } : exact).map {
      BridgeLifecycle(of: $0, in: project, diagnostics: diagnostics)
    }
    let chosen =
      wrapping.isEmpty
      ? BridgeLifecycle.lifecycles(ofHostsNamed: name, in: paths, of: project, diagnostics: diagnostics) : wrapping
    let names = Set(chosen.map(\.name)).sorted()
    guard names.count < 2 else {
      throw UsageError("'\(name)' is ambiguous: it could be \(names.joined(separator: ", "))")
    }
    guard !chosen.isEmpty else {
      let hosts = BridgeLifecycle.hosts(in: paths, of: project).map(\.name)
      let all = known.flatMap { [$0.name, $0.simpleName] } + hosts
      throw UsageError("no type '\(name)' bridges SwiftUI and UIKit or AppKit\(suggestion(for: name, among: all))")
    }
    return format.render(chosen)
  }
}

/// Whether a diagnostic is about code. Problems with suppressions aren't.
private func isAboutBridges(_ diagnostic: Diagnostic) -> Bool {
  Rule.all.first { $0.id == diagnostic.rule }?.group != "suppression"
}
