import BridgeModel
import SwiftScan
import TextModel
import Workspace

/// `uibridge model`: what the rules know about bridges, for those who work on rules or ask for bridges themselves.
struct ModelCommand: Command {
  static let name = "model"
  static let summary = "Print the bridges in Swift files and what is known of them: a JSON object a file, on a line."
  static let operandPlaceholder = "[PATH…]"
  static let options: [CommandOption<ModelCommand>] = [
    .path("--files-from", "Read the files that FILE lists, a path a line; '-' is standard input.", \.fileList),
    .count("--jobs", "How many files to read at a time; as many as there are cores unless given.", \.jobs),
  ]

  var operands: [Argument] = []
  var fileList: FilePath?
  var jobs: Int?

  func run(on console: Console) async throws -> ExitCode {
    let jobs = jobs ?? console.coreCount
    let sources = try await console.projectFiles(
      operands.map(\.path), listedIn: fileList, jobs: jobs, keepingTrees: true)
    let project = ProjectModel(joining: sources.all, coverage: sources.coverage)
    let names = HostingNames(in: project)
    let lines = await concurrentMap(sources.named, jobs: jobs) { modelLine(of: $0, in: project, among: names) }
    try console.print(lines.joined())
    console.report(sources.failures)
    return sources.failures.isEmpty ? .clean : .failure
  }
}
