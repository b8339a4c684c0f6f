/// The Swift files that some paths stand for.
public struct FileDiscovery: Hashable, Sendable {
  /// Sorted, each once.
  public var files: [String]
  /// Folders that could not be listed. A file that cannot be read shows when it is read.
  public var failures: [FileError]

  /// Folders are searched; everything else is taken as it is, whatever it is called.
  ///
  /// Hidden folders and those that hold built or fetched code are skipped unless they are named. A link in a folder is
  /// followed where it leads out of what is searched anyway, so that no file comes twice and no loop is endless.
  public init(of paths: [String], in fileSystem: FileSystem) {
    var search = Search(fileSystem: fileSystem)
    for path in paths.map(tidied) {
      if fileSystem.kind(path) == .folder { search.enter(path) } else { search.files.insert(path) }
    }
    search.followLinks()
    files = search.files.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    failures = search.failures
  }
}

/// Folders whose code is not the user's own. Hidden ones (`.build`, `.git`) need no entry.
let skippedFolders: Set = ["Carthage", "DerivedData", "Pods", "node_modules"]

private struct Search {
  struct Folder {
    /// As the user knows it.
    var path: String
    var canonical: String
  }

  let fileSystem: FileSystem
  var files: Set<String> = []
  var failures: [FileError] = []
  /// The canonical paths of the folders below which everything has been searched.
  private var roots: Set<String> = []
  private var links: [String] = []

  init(fileSystem: FileSystem) { self.fileSystem = fileSystem }

  mutating func enter(_ path: String) {
    guard let canonical = fileSystem.canonicalPath(path) else { return }
    var pending = [Folder(path: path, canonical: canonical)]
    while let folder = pending.popLast() { pending += list(folder).filter { !roots.contains($0.canonical) } }
    roots.insert(canonical)
  }

  /// Takes the Swift files of a folder and returns the folders in it.
  private mutating func list(_ folder: Folder) -> [Folder] {
    let entries: [FileSystem.Entry]
    do { entries = try fileSystem.entries(folder.path) } catch {
      failures.append(error)
      return []
    }
    var folders: [Folder] = []
    for entry in entries where !entry.name.hasPrefix(".") && !skippedFolders.contains(entry.name) {
      let found = Folder(
        path: path(of: entry.name, in: folder.path), canonical: path(of: entry.name, in: folder.canonical))
      switch entry.kind {
      case .file: if entry.name.hasSuffix(".swift") { files.insert(found.path) }
      case .folder: folders.append(found)
      case .link: links.append(found.path)
      case .other: break
      }
    }
    return folders
  }

  /// Links wait until all folders are known; those found on the way are followed too.
  mutating func followLinks() {
    while !links.isEmpty {
      let found = links.sorted()
      links = []
      for link in found { follow(link) }
    }
  }

  private mutating func follow(_ link: String) {
    guard let target = fileSystem.canonicalPath(link), !isSearched(target) else { return }
    switch fileSystem.kind(link) {
    case .folder: enter(link)
    case .file: if link.hasSuffix(".swift") { files.insert(link) }
    default: break
    }
  }

  private func isSearched(_ canonical: String) -> Bool {
    roots.contains { canonical == $0 || canonical.hasPrefix($0.hasSuffix("/") ? $0 : $0 + "/") }
  }
}

/// The path without what says nothing: `./` in front, doubled slashes and one at the end.
private func tidied(_ path: String) -> String {
  var parts = path.split(separator: "/", omittingEmptySubsequences: true)[...]
  let isAbsolute = path.hasPrefix("/")
  if !isAbsolute { parts = parts.drop { $0 == "." } }
  let joined = parts.joined(separator: "/")
  return isAbsolute ? "/" + joined : joined.isEmpty ? "." : joined
}
