import CommandLineInterface
import Synchronization
import TextModel
import Workspace

/// The output of a subcommand that runs in the root of this repository, which isn't the current directory of tests.
func output(of subcommand: String, _ path: String, _ arguments: String...) async -> String {
  await output(of: [subcommand, path] + arguments)
}

/// The output of a command line in the repository's root, including errors, as if all programs of the machine were in
/// one folder.
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
