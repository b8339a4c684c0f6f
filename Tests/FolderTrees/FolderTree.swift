import Workspace

/// A file system in memory, made of paths from the root.
public struct FolderTree: Sendable {
  /// Texts by path.
  public var files: [String: String] = [:]
  /// Targets by path, both absolute.
  public var links: [String: String] = [:]
  /// Folders that cannot be listed.
  public var locked: Set<String> = []

  public init(files: [String: String] = [:], links: [String: String] = [:], locked: Set<String> = []) {
    self.files = files
    self.links = links
    self.locked = locked
  }

  public var fileSystem: FileSystem {
    FileSystem(
      read: { path throws(FileError) in
        guard let text = files[resolved(path) ?? ""] else {
          throw FileError(path: path, reason: "No such file or directory")
        }
        return Array(text.utf8)
      },
      write: { _, path throws(FileError) in throw FileError(path: path, reason: "Read-only file system") },
      entries: { path throws(FileError) in
        guard let folder = resolved(path), !locked.contains(folder) else {
          throw FileError(path: path, reason: "Permission denied")
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

  private func kind(_ path: String) -> FileSystem.Kind? {
    if files[path] != nil { return .file }
    return everything.contains { $0.hasPrefix(path == "/" ? "/" : path + "/") } ? .folder : nil
  }

  private var everything: [String] { Array(files.keys) + Array(links.keys) + locked.map { $0 + "/." } }

  private func entries(of folder: String) -> [FileSystem.Entry] {
    let prefix = folder == "/" ? "/" : folder + "/"
    let names = Set(
      everything.filter { $0.hasPrefix(prefix) }.compactMap { $0.dropFirst(prefix.count).split(separator: "/").first })
    return names.filter { $0 != "." }.map { name in
      let path = prefix + name
      return FileSystem.Entry(name: String(name), kind: links[path] != nil ? .link : kind(path) ?? .other)
    }
  }

  /// Follows the links of a path, a part at a time. The working folder is `/disk`.
  private func resolved(_ path: String) -> String? {
    var result = ""
    var hops = 0
    var parts = (path.hasPrefix("/") ? path : "/disk/" + path).split(separator: "/").map(String.init)[...]
    while let part = parts.popFirst() {
      if part == "." { continue }
      result += "/" + part
      if let target = links[result] {
        hops += 1
        guard hops < 20 else { return nil }
        parts = target.split(separator: "/").map(String.init) + parts
        result = ""
      }
    }
    if result.isEmpty { result = "/" }
    return kind(result) == nil ? nil : result
  }
}
