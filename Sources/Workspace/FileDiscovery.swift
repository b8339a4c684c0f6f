import TextModel

/// The Swift files at or below some paths.
public struct FileDiscovery: Hashable, Sendable {
  public struct File: Hashable, Sendable {
    /// The path as the user knows it.
    public var path: FilePath
    /// The absolute path without links; nil if nothing exists there.
    public var canonicalPath: FilePath?
    /// The folder in which a search found the file; nil if the user named it or a link leads to it.
    var folder: Folder?
    /// Whether the file is outside the given paths and only a symbolic link leads to it.
    var isOutside = false
  }

  /// A folder that was searched.
  struct Folder: Hashable, Sendable {
    /// The path as the user knows it.
    var path: FilePath
    var canonicalPath: FilePath
  }

  /// The files, sorted by path, each only once.
  public var found: [File]
  /// Folders that can't be listed. A file that can't be read is reported when it is read.
  public var failures: [FileError]
  /// The marks of each searched folder, by canonical path.
  var marks: [FilePath: FolderMarks]
  /// The drafts of runs that are writing files or were killed while they did.
  var drafts: [FilePath]

  public var files: [FilePath] { found.map(\.path) }

  /// Searches the folders among the paths, and includes all other paths, regardless of their names.
  ///
  /// Skips hidden folders, folders with build products or dependencies, bundles without code, and everything that git
  /// ignores, unless a path names them. Follows a link in a folder only if it leads out of the searched folders, so no
  /// file is found twice and no loop is endless.
  public init(of paths: [FilePath], in fileSystem: FileSystem) {
    var search = Search(fileSystem: fileSystem)
    for path in paths.map(\.tidied) {
      if fileSystem.kind(path) == .folder {
        search.enter(path)
      } else {
        search.add(File(path: path, canonicalPath: fileSystem.canonicalPath(path)))
      }
    }
    search.followLinks()
    found = search.files.sorted { $0.path < $1.path }
    failures = search.failures
    marks = search.marks
    drafts = search.drafts
  }
}

/// Folders with code that isn't the user's own. Hidden ones (`.build`, `.git`) need no entry.
private let skippedFolders: Set<FilePath> = ["Carthage", "DerivedData", "Pods", "node_modules"]

/// Whether a search of `folder` finds the file at a path. Both paths are canonical; the file doesn't have to exist.
public func isSearched(_ path: FilePath, below folder: FilePath) -> Bool {
  path.hasSuffix(".swift") && hasOwnCode(path, below: folder)
}

/// Whether a search of its folder includes the file at an absolute path.
func isSearched(fileAt path: FilePath) -> Bool {
  path.hasSuffix(".swift") && !isSkipped(path.lastName)
}

/// Whether a search of `folder` lists the folder at a path, which may be `folder` itself. Both paths are canonical.
public func isFolderSearched(_ path: FilePath, below folder: FilePath) -> Bool {
  path == folder || hasOwnCode(path, below: folder)
}

private func hasOwnCode(_ path: FilePath, below folder: FilePath) -> Bool {
  guard let rest = path.relativePath(below: folder) else { return false }
  return rest.names.allSatisfy { !isSkipped(FilePath($0)) }
}

private func isSkipped(_ name: FilePath) -> Bool {
  name.hasPrefix(".") || skippedFolders.contains(name)
    || bundlesWithoutCode.contains { name.hasSuffix($0) }
}

/// The bundles of Xcode that contain no code of the project, or only that of tutorials and templates. Asset catalogs alone
/// have a folder for each image.
private let bundlesWithoutCode = [".xcassets", ".xcodeproj", ".xcworkspace", ".docc", ".xctemplate"]

private struct Search {
  struct Folder {
    var place: FileDiscovery.Folder
    var ignored: IgnoredPaths
  }

  let fileSystem: FileSystem
  var files: [FileDiscovery.File] = []
  var failures: [FileError] = []
  var marks: [FilePath: FolderMarks] = [:]
  var drafts: [FilePath] = []
  /// Whether the search is following symbolic links now.
  private var isFollowingLinks = false
  /// The canonical paths of the folders below which everything has been searched.
  private var roots: Set<FilePath> = []
  private var knownFiles: Set<FilePath> = []
  private var links: [FilePath] = []

  init(fileSystem: FileSystem) { self.fileSystem = fileSystem }

  /// Adds a file. Two paths to one file, for instance through a link, count once.
  mutating func add(_ file: FileDiscovery.File) {
    var file = file
    file.isOutside = isFollowingLinks
    if knownFiles.insert(file.canonicalPath ?? file.path).inserted { files.append(file) }
  }

  mutating func enter(_ path: FilePath) {
    guard let canonical = fileSystem.canonicalPath(path) else { return }
    let ignored = IgnoredPaths(around: canonical, in: fileSystem)
    var pending = [Folder(place: .init(path: path, canonicalPath: canonical), ignored: ignored)]
    while let folder = pending.popLast() { pending += list(folder).filter { !roots.contains($0.place.canonicalPath) } }
    roots.insert(canonical)
  }

  /// Adds the Swift files in a folder, and returns its subfolders to search.
  private mutating func list(_ folder: Folder) -> [Folder] {
    let entries: [FileSystem.Entry]
    let place = folder.place
    do { entries = try fileSystem.entries(place.path) } catch {
      failures.append(error)
      return []
    }
    marks[place.canonicalPath] = FolderMarks(entries.lazy.map(\.name))
    let ignored = folder.ignored.entering(place.canonicalPath, with: entries, in: fileSystem)
    var folders: [Folder] = []
    for entry in entries {
      if isDraft(entry.name), !isFollowingLinks { drafts.append(place.path.appending(entry.name)) }
      let isWanted = entry.kind == .folder || entry.kind == .link || entry.name.hasSuffix(".swift")
      guard isWanted, !isSkipped(entry.name) else { continue }
      let canonical = place.canonicalPath.appending(entry.name)
      guard !ignored.contains(canonical, isFolder: entry.kind == .folder) else { continue }
      let found = place.path == place.canonicalPath ? canonical : place.path.appending(entry.name)
      switch entry.kind {
      case .file: add(FileDiscovery.File(path: found, canonicalPath: canonical, folder: place))
      case .folder: folders.append(Folder(place: .init(path: found, canonicalPath: canonical), ignored: ignored))
      case .link: links.append(found)
      case .other: break
      }
    }
    return folders
  }

  /// Follows links after all folders are known, including links that are found on the way.
  mutating func followLinks() {
    isFollowingLinks = true
    while !links.isEmpty {
      let found = links.sorted()
      links = []
      for link in found { follow(link) }
    }
  }

  private mutating func follow(_ link: FilePath) {
    guard let target = fileSystem.canonicalPath(link), !isSearched(target) else { return }
    switch fileSystem.kind(link) {
    case .folder: enter(link)
    case .file where link.hasSuffix(".swift"): add(FileDiscovery.File(path: link, canonicalPath: target))
    default: break
    }
  }

  private func isSearched(_ canonical: FilePath) -> Bool {
    roots.contains { canonical == $0 || canonical.isBelow($0) }
  }
}
