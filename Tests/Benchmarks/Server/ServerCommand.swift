import Foundation
import JSONText
import TextModel
import Workspace

/// `benchmarks server`: measures the server as editors run it, a process connected by pipes, and compares it with other
/// servers.
func measureServers(_ words: some Sequence<String>) throws -> Bool {
  let arguments = try Arguments(words, options: ["executable", "peer", "edits"], flags: ["json"])
  let editCount = try arguments.number("edits", default: 400)
  let executable = try serverExecutable(arguments)
  let (folders, files) = split(arguments.paths)
  guard files.isEmpty || files.count == 3 else { throw UsageError("server takes three texts or none") }
  let texts =
    try files.isEmpty
    ? generatedTexts(.swift)
    : swiftFiles(files).map { String(decoding: $0.bytes, as: UTF8.self) }
      .sorted { $0.utf8.count < $1.utf8.count }
  let folder = try temporaryFolder()
  defer { try? FileManager.default.removeItem(at: folder) }

  var own = try ServerMeasurement(
    of: "uibridge", [executable, "lsp"], in: folder, texts: texts, editCount: editCount)
  if !folders.isEmpty { try own.measureIndexing(of: folders) }
  let peers = try arguments.texts("peer").map { peer in
    let parts = peer.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2 else { throw UsageError("'--peer' takes NAME=COMMAND, not '\(peer)'") }
    let language = ServedLanguage(ofServerNamed: parts[0])
    return try ServerMeasurement(
      of: parts[0], parts[1].split(separator: " ").map(String.init), in: folder,
      texts: language == .swift ? texts : generatedTexts(language), editCount: editCount)
  }

  if arguments.has("json") {
    print(JSON.object(["servers": JSON(([own] + peers).map(\.json))]))
    return true
  }
  let header = ["", own.name, "bar"] + peers.flatMap { [$0.name, "share"] }
  printTable([header] + ServerFigure.all.map { $0.cells(own, comparedWith: peers) })
  let size = try FileManager.default.attributesOfItem(atPath: executable)[.size] as? Int ?? 0
  print("\n\(own.typing.map { "\($0.lines)" }.joined(separator: ", ")) lines; executable: \(size) bytes")
  return true
}

/// The executable that the arguments name, or else the one next to this program.
func serverExecutable(_ arguments: Arguments) throws -> String {
  let sibling = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "uibridge").path
  let path = arguments.text("executable") ?? sibling
  guard FileManager.default.isExecutableFile(atPath: path) else {
    throw UsageError("no executable '\(path)'; `swift build -c release --product uibridge` makes one")
  }
  return path
}

/// An empty temporary folder for a server.
func temporaryFolder() throws -> URL {
  let folder = FileManager.default.temporaryDirectory.appending(path: "uibridge-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  return folder
}

private func generatedTexts(_ language: ServedLanguage) -> [String] {
  [1_000, 10_000, 100_000].map { language.generatedText(lines: $0) }
}

/// Separates the folders, which become the workspace, from the files.
private func split(_ paths: [FilePath]) -> (folders: [URL], files: [FilePath]) {
  let folders = paths.filter { FileSystem.posix.kind($0) == .folder }
  return (folders.map { URL(filePath: "\($0)", directoryHint: .isDirectory) }, paths.filter { !folders.contains($0) })
}
