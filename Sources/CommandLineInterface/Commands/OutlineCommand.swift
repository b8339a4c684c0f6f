import SwiftScan
import TextModel
import Workspace

/// `uibridge outline`: the structure tree, for those who work on the scanner.
struct OutlineCommand: Command {
  static let name = "outline"
  static let summary = "Print the structure of Swift files, a JSON object a line."
  static let operandPlaceholder = "[FILE…]"
  static let isListed = false
  static let options: [CommandOption<OutlineCommand>] = [
    .choice("--format", "FORMAT", "How to print it.", \.format),
    .path("--files-from", "Read the files that FILE lists, a path a line; '-' is standard input.", \.fileList),
    .count("--jobs", "How many files to read at a time; as many as there are cores unless given.", \.jobs),
  ]

  enum Format: String, CaseIterable { case json }

  var operands: [Argument] = []
  var format = Format.json
  var fileList: FilePath?
  var jobs: Int?

  func run(on console: Console) async throws -> ExitCode {
    let listed = try fileList.map { list throws(FileError) in try console.paths(listedIn: list) }
    let named = operands.map(\.path) + (listed ?? [])
    let fileSystem = console.fileSystem.waiting(for: named)
    let discovery = FileDiscovery(of: named, in: fileSystem)
    var failures = discovery.failures
    // In parts, since the outlines of many files together can be larger than the memory.
    for part in parts(of: discovery.files) {
      let sources = await SourceFiles(reading: part, in: fileSystem, jobs: jobs ?? console.coreCount)
      let lines = await concurrentMap(sources.files, jobs: jobs ?? console.coreCount) { file in
        outlineLine(path: file.path, tree: file.document.tree)
      }
      try console.print(lines.joined())
      failures += sources.failures
    }
    console.report(failures)
    return failures.isEmpty ? .clean : .failure
  }

  private func parts(of files: [FilePath]) -> [[FilePath]] {
    stride(from: 0, to: files.count, by: 256).map { Array(files[$0..<min($0 + 256, files.count)]) }
  }
}
