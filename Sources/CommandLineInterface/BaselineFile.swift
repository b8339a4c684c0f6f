import LintEngine
import Reporting
import TextModel
import Workspace

/// A baseline on disk. Paths inside its folder are relative to that folder; all others are absolute.
struct BaselineFile: Sendable {
  let text: SourceText
  private let baseline: Baseline
  private let folder: FilePath
  private let fileSystem: FileSystem

  /// The numbers of diagnostics in a new version of a baseline; the differences are nil if there was no old one.
  struct Change: CustomStringConvertible {
    var count: Int
    var added: Int?
    var removed: Int?

    /// `3 problems (1 new, 2 removed)`.
    var description: String {
      let differences = [added.map { "\($0) new" }, removed.map { "\($0) removed" }].compactMap(\.self)
      let total = count == 1 ? "1 problem" : "\(count) problems"
      return differences.isEmpty ? total : "\(total) (\(differences.joined(separator: ", ")))"
    }
  }

  init(reading path: FilePath, in fileSystem: FileSystem) throws(FileError) {
    let utf8 = try fileSystem.read(path)
    do throws(BaselineError) {
      baseline = try Baseline(reading: utf8)
    } catch {
      throw FileError(path: path, reason: error.message)
    }
    text = SourceText(utf8)
    folder = Self.folder(of: path, in: fileSystem)
    self.fileSystem = fileSystem
  }

  /// Records all diagnostics of a report, instead of those in an older version of the file. `canonicalPaths` are those
  /// of the report's files.
  static func write(
    _ report: Report, to path: FilePath, canonicalPaths: [FilePath: FilePath], in fileSystem: FileSystem
  ) throws(FileError) -> Change {
    let folder = folder(of: path, in: fileSystem)
    let new = Baseline(of: report) { name(of: canonicalPaths[$0] ?? $0, from: folder) }
    let old = try? BaselineFile(reading: path, in: fileSystem).baseline
    try fileSystem.write(new.utf8, path)
    return Change(
      count: new.count, added: old.map { new.count(missingIn: $0) }, removed: old?.count(missingIn: new))
  }

  func removeKnown(from report: inout Report, canonicalPaths: [FilePath: FilePath]) -> [UnmatchedEntry] {
    baseline.removeKnown(
      from: &report, path: { Self.name(of: canonicalPaths[$0] ?? $0, from: folder) },
      exists: { fileSystem.kind(folder.resolving($0)) != nil })
  }

  /// The canonical path of the file of an entry; nil if there is no such file.
  func canonicalPath(of entry: UnmatchedEntry) -> FilePath? { fileSystem.canonicalPath(folder.resolving(entry.path)) }

  /// The absolute path of the file of an entry, which may not exist.
  func path(of entry: UnmatchedEntry) -> FilePath { folder.resolving(entry.path) }

  private static func folder(of path: FilePath, in fileSystem: FileSystem) -> FilePath {
    let folder = path.parent ?? "."
    return fileSystem.canonicalPath(folder) ?? folder
  }

  private static func name(of path: FilePath, from folder: FilePath) -> FilePath {
    path.relativePath(below: folder) ?? path
  }
}
