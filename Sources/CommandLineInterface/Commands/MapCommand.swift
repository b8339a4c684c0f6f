import BridgeMap
import BridgeModel
import LintEngine
import LintRules
import Reporting
import Workspace

/// `uibridge map`: the bridges of a project as a picture.
struct MapCommand: Command {
  static let name = "map"
  static let summary =
    "Draw the bridges between SwiftUI and UIKit or AppKit: what is wrapped, hosted and shared, and its health."
  static let operandPlaceholder = "[PATH…]"
  static let options: [CommandOption<MapCommand>] = [
    .choice(
      "--format", "FORMAT", "How to draw it; 'text', or what the name of the output says, unless given.", \.format),
    .text("--output", "FILE", "Write it to a file instead of standard output.", \.output),
    .text("--config", "FILE", "Use this configuration for all files instead of '.uibridge.json'.", \.configuration),
    .text("--files-from", "FILE", "Read the files that FILE lists, a path a line; '-' is standard input.", \.fileList),
    .count("--jobs", "How many files to read at a time; as many as there are cores unless given.", \.jobs),
  ]

  var operands: [String] = []
  var format: MapFormat?
  var output: String?
  var configuration: String?
  var fileList: String?
  var jobs: Int?

  func run(on console: Console) async throws -> ExitCode {
    let jobs = jobs ?? console.coreCount
    let listed = try fileList.map { list throws(FileError) in try console.paths(listedIn: list) }
    let paths = operands + (listed ?? [])
    let sources = await ProjectFiles(
      around: paths.isEmpty && listed == nil ? ["."] : paths, in: console.fileSystem, jobs: jobs)
    console.report(sources.failures)
    let run = try LintRun(
      of: sources, choice: RuleChoice(), configuration: configuration, baseline: nil, usesBaselines: false,
      in: console.fileSystem)
    guard run.problems.isEmpty else {
      for problem in run.problems { console.writeError(printable("\(problem)") + "\n") }
      return .failure
    }
    let report = await run.report(jobs: jobs)
    let diagnostics = Dictionary(report.files.map { ($0.path, $0.diagnostics) }) { first, _ in first }
    let project = ProjectModel(joining: sources.all, coverage: sources.coverage)
    let bridges = ProjectBridges(in: sources.named.map(\.path), of: project, diagnostics: diagnostics)
    if bridges.bridges.isEmpty {
      console.writeError("uibridge: no bridges between SwiftUI and UIKit or AppKit in \(sources.named.count) files\n")
    }
    let text = (format ?? .text).render(bridges)
    if let output { try console.fileSystem.write(Array(text.utf8), output) } else { try console.print(text) }
    return sources.failures.isEmpty ? .clean : .failure
  }
}
