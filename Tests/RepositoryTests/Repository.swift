import Testing
import TextModel
import Workspace

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The files of this repository.
enum Repository {
  static let root = String(#filePath.dropLast("/Tests/RepositoryTests/Repository.swift".count))

  /// The file system of this machine with the repository's root as the current directory.
  static let fileSystem: FileSystem = {
    let posix = FileSystem.posix
    @Sendable func rooted(_ path: FilePath) -> FilePath { FilePath(root).resolving(path) }
    var fileSystem = posix
    fileSystem.read = { path throws(FileError) in try posix.read(rooted(path)) }
    fileSystem.entries = { path throws(FileError) in try posix.entries(rooted(path)) }
    fileSystem.kind = { path in posix.kind(rooted(path)) }
    fileSystem.canonicalPath = { path in posix.canonicalPath(rooted(path)) }
    fileSystem.stamp = { path in posix.stamp(rooted(path)) }
    return fileSystem
  }()

  static func contents(_ path: String) throws -> String { String(decoding: try bytes(path), as: UTF8.self) }

  static func bytes(_ path: String) throws -> [UInt8] { try FileSystem.posix.read("\(root)/\(path)") }

  /// The paths of the Swift files below a folder that people wrote, relative to the repository's root.
  static func swiftFiles(under folder: String) -> [String] {
    FileDiscovery(of: ["\(root)/\(folder)"], in: .posix).files.compactMap {
      $0.relativePath(below: FilePath(root))?.description
    }.filter { !$0.hasPrefix("Sources/AppleAPI/Generated/") }
  }

  /// The paths of all files below a folder, without hidden files.
  static func files(under folder: String) throws -> [String] {
    try FileSystem.posix.entries("\(root)/\(folder)").filter { !$0.name.hasPrefix(".") }.flatMap { entry in
      let path = "\(FilePath(folder).appending(entry.name))"
      return entry.kind == .folder ? try files(under: path) : [path]
    }
  }

  /// The names of the folders in a folder.
  static func folders(in folder: String) throws -> [String] {
    try FileSystem.posix.entries("\(root)/\(folder)").filter { $0.kind == .folder }.map(\.name.description).sorted()
  }
}

/// Expects that the part of a Markdown file between `<!-- begin NAME -->` and `<!-- end NAME -->` equals the generated
/// `text`. If the environment variable `UPDATE_SNAPSHOTS` is set, the part is rewritten instead.
func expectSection(
  _ name: String, of path: String, toBe text: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let (begin, end) = ("<!-- begin \(name) -->\n", "<!-- end \(name) -->")
  let page = try Repository.contents(path)
  let start = try #require(page.firstRange(of: begin), sourceLocation: sourceLocation).upperBound
  let stop = try #require(page[start...].firstRange(of: end), sourceLocation: sourceLocation).lowerBound
  guard getenv("UPDATE_SNAPSHOTS") == nil else {
    let updated = page.replacingCharacters(in: start..<stop, with: text)
    return try FileSystem.posix.write(Array(updated.utf8), "\(Repository.root)/\(path)")
  }
  #expect(
    page[start..<stop] == text, "run 'UPDATE_SNAPSHOTS=1 swift test --filter RepositoryTests'",
    sourceLocation: sourceLocation)
}

/// Expects that a file equals the generated `text`. If the environment variable `UPDATE_SNAPSHOTS` is set, the file is
/// rewritten instead.
func expectFile(_ path: String, toBe text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
  guard getenv("UPDATE_SNAPSHOTS") == nil else {
    return try FileSystem.posix.write(Array(text.utf8), "\(Repository.root)/\(path)")
  }
  #expect(
    try Repository.contents(path) == text, "run 'UPDATE_SNAPSHOTS=1 swift test --filter RepositoryTests'",
    sourceLocation: sourceLocation)
}

extension String {
  fileprivate func replacingCharacters(in range: Range<String.Index>, with text: String) -> String {
    self[..<range.lowerBound] + text + self[range.upperBound...]
  }
}
