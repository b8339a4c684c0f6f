import CommandLineInterface
import Synchronization
import Workspace

/// What a subcommand prints in the root of this repository, which is not where tests run.
func output(of subcommand: String, _ path: String, _ arguments: String...) async -> String {
  await output(of: [subcommand, path] + arguments)
}

/// What a command line prints there, errors among it.
func output(of words: [String]) async -> String {
  let output = Output()
  let console = Console(
    fileSystem: Repository.fileSystem, readInput: { () throws(FileError) in [] },
    write: { bytes throws(FileError) in output.bytes.withLock { $0 += bytes } },
    writeError: { text in output.bytes.withLock { $0 += text.utf8 } }, showsColors: false, coreCount: 2,
    changedPaths: { _ throws(FileError) in [] })
  _ = await run(words, on: console)
  return String(decoding: output.bytes.withLock { $0 }, as: UTF8.self)
}

private final class Output: Sendable {
  let bytes = Mutex<[UInt8]>([])
}
