import BridgeModel
import Reporting
import TextModel
import Workspace

extension Console {
  /// The paths in a file for `--files-from`, one path per line; `-` is standard input.
  func paths(listedIn list: FilePath) throws(FileError) -> [FilePath] {
    let bytes = list == "-" ? try readInput() : try fileSystem.readToEnd(list)
    return bytes.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }.map { FilePath($0) }
  }

  /// Reports on standard error the files that can't be read.
  func report(_ failures: [FileError]) {
    for failure in failures { writeError("uibridge: \(printable("\(failure)"))\n") }
  }

  /// Reports on standard error the problems in configurations, and returns whether there are any.
  func report(_ problems: [ConfigurationProblem]) -> Bool {
    for problem in problems { writeError(printable("\(problem)") + "\n") }
    return !problems.isEmpty
  }

  /// Reads the files that a command line names, directly or in a list, and the projects around them; by default, those
  /// in the current directory.
  func projectFiles(
    _ operands: [FilePath], listedIn list: FilePath?, jobs: Int, known: [FilePath: ProjectFiles.KnownFile] = [:],
    keepingTrees: Bool = false, keepingTreesAbout signs: CodeSigns = [], takingStamps: Bool = false,
    readingSurroundings: Bool = false, progress: ProgressLine? = nil
  ) async throws(FileError) -> ProjectFiles {
    let listed = try list.map { list throws(FileError) in try paths(listedIn: list) } ?? []
    // A list, such as one of changed files, may contain files of all kinds.
    let isOtherFile = { [fileSystem] path in !path.hasSuffix(".swift") && fileSystem.kind(path) == .file }
    let named = operands.filter { !isOtherFile($0) } + listed.filter { !isOtherFile($0) }
    var fileSystem = fileSystem.waiting(for: named)
    if let progress {
      progress.begin("reading")
      fileSystem.read = { [read = fileSystem.read] path throws(FileError) in
        progress.step()
        return try read(path)
      }
    }
    var files = await ProjectFiles(
      around: operands.isEmpty && list == nil ? ["."] : named, in: fileSystem, jobs: jobs, known: known,
      keepingTrees: keepingTrees, keepingTreesAbout: signs, takingStamps: takingStamps,
      readingSurroundings: readingSurroundings)
    files.failures += operands.filter(isOtherFile).map {
      FileError(cannot: .read, $0, reason: "not a Swift file")
    }
    return files
  }
}
