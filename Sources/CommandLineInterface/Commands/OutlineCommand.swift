import SwiftScan
import TextModel
import Workspace

/// `uibridge outline`: prints the structure of files, for developers of the scanner.
struct OutlineCommand: Command {
  static let name = "outline"
  static let summary = "Print the structure of Swift files as JSON Lines."
  static let operandPlaceholder = "[FILE…]"
  static let isListed = false
  static let options: [CommandOption<OutlineCommand>] = [
    .choice("--format", "FORMAT", "The output format.", \.format),
    .path(
      "--files-from", "Read the files listed in FILE, one path per line; '-' reads the list from standard input.",
      \.fileList),
    .count("--jobs", "The number of files to read at once. The default is the number of cores.", \.jobs),
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
    // Process the files in parts, because all outlines together may not fit in memory.
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
