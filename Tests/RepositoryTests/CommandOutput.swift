import CommandLineInterface
import Synchronization
import TextModel
import Workspace

/// What a subcommand prints in the root of this repository, which is not where tests run.
func output(of subcommand: String, _ path: String, _ arguments: String...) async -> String {
  await output(of: [subcommand, path] + arguments)
}

/// What a command line prints there, errors among it, on a machine with all programs in one folder.
func output(of words: [String], programs folder: FilePath = "") async -> String {
  let output = Output()
  var fileSystem = Repository.fileSystem
  fileSystem.kind = { [kind = fileSystem.kind] path in
    !folder.isEmpty && path.isBelow(folder) ? .file : kind(path)
  }
  let console = Console(
    fileSystem: fileSystem, readInput: { () throws(FileError) in [] },
    write: { bytes throws(FileError) in output.bytes.withLock { $0 += bytes } },
    writeError: { text in output.bytes.withLock { $0 += text.utf8 } }, showsColors: false, coreCount: 2,
    changedPaths: { _ throws(FileError) in [] }, searchFolders: [folder])
  _ = await run(words.map { Argument($0) }, on: console)
  return String(decoding: output.bytes.withLock { $0 }, as: UTF8.self)
}

private final class Output: Sendable {
  let bytes = Mutex<[UInt8]>([])
}
