import BridgeModel
import SwiftScan
import TextModel
import Workspace

/// `uibridge model`: prints the facts that rules know about bridges, for developers of rules and of other tools.
struct ModelCommand: Command {
  static let name = "model"
  static let summary = "Print the bridges in Swift files as JSON Lines, one object per file."
  static let operandPlaceholder = "[PATH…]"
  static let options: [CommandOption<ModelCommand>] = [
    .path(
      "--files-from", "Read the files listed in FILE, one path per line; '-' reads the list from standard input.",
      \.fileList),
    .count("--jobs", "The number of files to read at once. The default is the number of cores.", \.jobs),
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
