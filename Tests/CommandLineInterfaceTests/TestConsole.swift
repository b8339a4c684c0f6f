import FolderTrees
import Synchronization
import Workspace

@testable import CommandLineInterface

/// What a command line printed and how it ended, in a world of a few files.
struct Outcome {
  var output: String
  var errors: String
  var code: ExitCode
}

/// Runs a command line as a shell would split it at spaces.
func outcome(
  _ line: String, files: [String: String] = [:], input: String = "", closesPipe: Bool = false
) async -> Outcome {
  let streams = Streams()
  let console = Console(
    fileSystem: fileSystem(files, streams), readInput: { () throws(FileError) in Array(input.utf8) },
    write: { bytes throws(FileError) in
      if closesPipe { throw FileError(path: "standard output", reason: "Broken pipe", isClosedPipe: true) }
      streams.output.withLock { $0 += String(decoding: bytes, as: UTF8.self) }
    },
    writeError: { text in streams.errors.withLock { $0 += text } }, showsColors: false, coreCount: 2)
  let code = await run(line.split(separator: " ").map(String.init), on: console)
  return Outcome(output: streams.output.withLock { $0 }, errors: streams.errors.withLock { $0 }, code: code)
}

private final class Streams: Sendable {
  let output = Mutex("")
  let errors = Mutex("")
}

/// A working folder with these files. What is written appears on standard output behind its path.
private func fileSystem(_ files: [String: String], _ streams: Streams) -> FileSystem {
  let paths = files.map { path, text in (path.hasPrefix("/") ? path : "/disk/\(path)", text) }
  // The working folder is there even if it is empty.
  var fileSystem = FolderTree(files: Dictionary(paths) { $1 }.merging(["/disk/.here": ""]) { $1 }).fileSystem
  fileSystem.write = { bytes, path throws(FileError) in
    streams.output.withLock { $0 += "\(path) <- \(String(decoding: bytes, as: UTF8.self))" }
  }
  return fileSystem
}
