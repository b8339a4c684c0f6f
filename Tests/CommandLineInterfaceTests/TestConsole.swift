import FolderTrees
import Synchronization
import TextModel
import Workspace

@testable import CommandLineInterface

/// The output of a command line and its exit code, run with a few files in memory.
struct Outcome {
  var output: String
  var errors: String
  var code: ExitCode
}

/// Runs a command line, split into words at spaces.
func outcome(
  _ line: String, files: [FilePath: String] = [:], input: String = "", closesPipe: Bool = false,
  changedPaths: [FilePath] = [], filesKeepChanging: Bool = false, answers: [String]? = nil,
  progressDelay: Duration? = nil, isScreen: Bool = false
) async -> Outcome {
  await outcome(
    line.split(separator: " ").map { Argument($0) }, files: files, input: input, closesPipe: closesPipe,
    changedPaths: changedPaths, filesKeepChanging: filesKeepChanging, answers: answers, progressDelay: progressDelay,
    isScreen: isScreen)
}

func outcome(
  _ arguments: [Argument], files: [FilePath: String] = [:], input: String = "", closesPipe: Bool = false,
  changedPaths: [FilePath] = [], filesKeepChanging: Bool = false, answers: [String]? = nil,
  progressDelay: Duration? = nil, isScreen: Bool = false
) async -> Outcome {
  let streams = Streams()
  var fileSystem = fileSystem(files, streams)
  if filesKeepChanging {
    fileSystem.replace = { _, _, path throws(FileError) in throw FileError(path: path, reason: "Changed") }
  }
  let console = Console(
    fileSystem: fileSystem, readInput: { () throws(FileError) in Array(input.utf8) },
    write: { bytes throws(FileError) in
      if closesPipe { throw FileError(path: "standard output", reason: "Broken pipe", isClosedPipe: true) }
      streams.output.withLock { $0 += String(decoding: bytes, as: UTF8.self) }
    },
    writeError: { text in streams.errors.withLock { $0 += text } }, showsColors: false, coreCount: 2,
    changedPaths: { revision throws(FileError) in
      if revision != "main" { throw FileError(path: "git", reason: "no revision '\(revision)'") }
      return changedPaths
    }, isInteractive: answers != nil, readLine: { streams.nextAnswer(of: answers ?? []) }, isScreen: isScreen,
    progressDelay: progressDelay, searchFolders: ["/usr/bin", "/bin"], ownProgram: "/bin/uibridge")
  let code = await run(arguments, on: console)
  return Outcome(output: streams.output.withLock { $0 }, errors: streams.errors.withLock { $0 }, code: code)
}

private final class Streams: Sendable {
  let output = Mutex("")
  let errors = Mutex("")
  private let answerCount = Mutex(0)

  func nextAnswer(of answers: [String]) -> String? {
    let number = answerCount.withLock { count in
      count += 1
      return count - 1
    }
    return number < answers.count ? answers[number] : nil
  }
}

/// A current directory with these files. Every file that is written or replaced is printed to standard output after its
/// path.
private func fileSystem(_ files: [FilePath: String], _ streams: Streams) -> FileSystem {
  let paths = files.map { path, text in (FilePath("/disk").resolving(path), text) }
  // The current directory exists even if it's empty.
  var fileSystem = FolderTree(files: Dictionary(paths) { $1 }.merging(["/disk/.here": ""]) { $1 }).fileSystem
  fileSystem.write = { bytes, path throws(FileError) in
    streams.output.withLock { $0 += "\(path) <- \(String(decoding: bytes, as: UTF8.self))" }
  }
  fileSystem.createFolder = { _ in }
  fileSystem.replace = { [write = fileSystem.write] _, new, path throws(FileError) in try write(new, path) }
  return fileSystem
}
