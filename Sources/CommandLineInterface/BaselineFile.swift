import Reporting
import TextModel
import Workspace

/// A baseline on disk. Paths inside its folder are relative to that folder; all others are absolute.
struct BaselineFile: Sendable {
  private let baseline: Baseline
  private let folder: FilePath
  private let fileSystem: FileSystem

  init(reading path: FilePath, in fileSystem: FileSystem) throws(FileError) {
    let utf8 = try fileSystem.read(path)
    do throws(BaselineError) {
      baseline = try Baseline(reading: utf8)
    } catch {
      throw FileError(path: path, reason: error.message)
    }
    folder = Self.folder(of: path, in: fileSystem)
    self.fileSystem = fileSystem
  }

  /// Records all diagnostics of a report, and returns their number. `canonicalPaths` are those of the report's files.
  static func write(
    _ report: Report, to path: FilePath, canonicalPaths: [FilePath: FilePath], in fileSystem: FileSystem
  ) throws(FileError) -> Int {
    let folder = folder(of: path, in: fileSystem)
    let baseline = Baseline(of: report) { name(of: canonicalPaths[$0] ?? $0, from: folder) }
    try fileSystem.write(baseline.utf8, path)
    return baseline.count
  }

  func removeKnown(from report: inout Report, canonicalPaths: [FilePath: FilePath]) {
    baseline.removeKnown(
      from: &report, path: { Self.name(of: canonicalPaths[$0] ?? $0, from: folder) },
      exists: { fileSystem.kind(folder.resolving($0)) != nil })
  }

  private static func folder(of path: FilePath, in fileSystem: FileSystem) -> FilePath {
    let folder = path.parent ?? "."
    return fileSystem.canonicalPath(folder) ?? folder
  }

  private static func name(of path: FilePath, from folder: FilePath) -> FilePath {
    path.relativePath(below: folder) ?? path
  }
}
