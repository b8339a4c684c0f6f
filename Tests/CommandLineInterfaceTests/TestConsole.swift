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

/// A working folder with these files and no folders. What is written appears on standard output behind its path.
private func fileSystem(_ files: [String: String], _ streams: Streams) -> FileSystem {
  FileSystem(
    read: { path throws(FileError) in
      guard let text = files[path] else { throw FileError(path: path, reason: "No such file or directory") }
      return Array(text.utf8)
    },
    write: { bytes, path throws(FileError) in
      streams.output.withLock { $0 += "\(path) <- \(String(decoding: bytes, as: UTF8.self))" }
    },
    entries: { _ throws(FileError) in files.keys.map { FileSystem.Entry(name: $0, kind: .file) } },
    kind: { path in path == "." ? .folder : files[path] == nil ? nil : .file },
    canonicalPath: { path in path == "." ? "/disk" : "/disk/\(path)" })
}
