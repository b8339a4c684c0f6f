import BridgeModel
import Reporting
import TextModel
import Workspace

extension Console {
  /// The paths in a file of `--files-from`, a path a line; `-` stands for standard input.
  func paths(listedIn list: FilePath) throws(FileError) -> [FilePath] {
    let bytes = list == "-" ? try readInput() : try fileSystem.readToEnd(list)
    return bytes.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }.map { FilePath($0) }
  }

  /// Says on standard error what could not be read.
  func report(_ failures: [FileError]) {
    for failure in failures { writeError("uibridge: \(printable("\(failure)"))\n") }
  }

  /// Says on standard error what is wrong in configurations, and returns whether anything is.
  func report(_ problems: [ConfigurationProblem]) -> Bool {
    for problem in problems { writeError(printable("\(problem)") + "\n") }
    return !problems.isEmpty
  }

  /// Reads what a command line names, itself and in a list, and the projects around that; where it names nothing, what lies
  /// in the working folder.
  func projectFiles(
    _ operands: [FilePath], listedIn list: FilePath?, jobs: Int, known: [FilePath: ProjectFiles.KnownFile] = [:],
    keepingTrees: Bool = false, keepingTreesAbout signs: CodeSigns = [], takingStamps: Bool = false,
    readingSurroundings: Bool = false, progress: ProgressLine? = nil
  ) async throws(FileError) -> ProjectFiles {
    let listed = try list.map { list throws(FileError) in try paths(listedIn: list) }
    let named = operands + (listed ?? [])
    var fileSystem = fileSystem.waiting(for: named)
    if let progress {
      progress.begin("reading")
      fileSystem.read = { [read = fileSystem.read] path throws(FileError) in
        progress.step()
        return try read(path)
      }
    }
    return await ProjectFiles(
      around: named.isEmpty && listed == nil ? ["."] : named, in: fileSystem, jobs: jobs, known: known,
      keepingTrees: keepingTrees, keepingTreesAbout: signs, takingStamps: takingStamps,
      readingSurroundings: readingSurroundings)
  }
}
