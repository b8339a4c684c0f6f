import TextModel
import Workspace

/// An in-memory file system that consists of absolute paths.
public struct FolderTree: Sendable {
  /// The texts by path.
  public var files: [FilePath: String] = [:]
  /// The targets of links by path. Both are absolute.
  public var links: [FilePath: FilePath] = [:]
  /// Folders that can't be listed.
  public var locked: Set<FilePath> = []

  public init(files: [FilePath: String] = [:], links: [FilePath: FilePath] = [:], locked: Set<FilePath> = []) {
    self.files = files
    self.links = links
    self.locked = locked
  }

  public var fileSystem: FileSystem {
    FileSystem(
      read: { path throws(FileError) in
        guard let text = files[resolved(path) ?? ""] else {
          throw FileError(cannot: .read, path, reason: "no such file or directory")
        }
        return Array(text.utf8)
      },
      write: { _, path throws(FileError) in throw FileError(cannot: .write, path, reason: "read-only file system") },
      entries: { path throws(FileError) in
        guard let folder = resolved(path), !locked.contains(folder) else {
          throw FileError(cannot: .read, path, reason: "permission denied")
        }
        return entries(of: folder)
      },
      kind: { path in resolved(path).flatMap(kind) },
      canonicalPath: resolved,
      stamp: { path in
        guard let path = resolved(path) else { return nil }
        return files[path].map { FileStamp(size: $0.utf8.count, modified: $0.hashValue) }
          ?? FileStamp(size: 0, modified: Set(entries(of: path)).hashValue)
      })
  }

  private func kind(_ path: FilePath) -> FileSystem.Kind? {
    if files[path] != nil { return .file }
    return everything.contains { $0.isBelow(path) } ? .folder : nil
  }

  private var everything: [FilePath] { Array(files.keys) + Array(links.keys) + locked.map { $0.appending(".") } }

  private func entries(of folder: FilePath) -> [FileSystem.Entry] {
    let names = Set(everything.compactMap { $0.relativePath(below: folder)?.names.first }.map { FilePath($0) })
    return names.filter { $0 != "." }.map { name in
      let path = folder.appending(name)
      return FileSystem.Entry(name: name, kind: links[path] != nil ? .link : kind(path) ?? .other)
    }
  }

  /// Resolves the links of a path, one component at a time. The current directory is `/disk`.
  private func resolved(_ path: FilePath) -> FilePath? {
    var result: FilePath = "/"
    var hops = 0
    var parts = FilePath("/disk").resolving(path).names[...]
    while let part = parts.popFirst() {
      if FilePath(part) == "." { continue }
      result = result.appending(FilePath(part))
      if let target = links[result] {
        hops += 1
        guard hops < 20 else { return nil }
        parts = target.names + parts
        result = "/"
      }
    }
    return kind(result) == nil ? nil : result
  }
}
