import BridgeModel
import SwiftScan
import TextModel

/// The files that a run is about, and the other files of their projects, read for their declarations.
public struct ProjectFiles: Sendable {
  /// The files at or below the given paths, in the order of their paths.
  public var named: [FileFacts]
  /// The other files of the projects, by canonical path.
  public var others: [FileFacts]
  /// The folders and files at or below the given paths that can't be read.
  public var failures: [FileError]
  /// The files that a search found but that aren't Swift source, with the reasons. They declare nothing.
  public var skipped: [FileError] = []
  /// The roots of the projects that were read completely, both in canonical form and as the given paths name them.
  public var roots: Set<FilePath> = []
  public var coverage: ProjectModel.Coverage
  /// The canonical paths of the files in `named`, by path. Missing files have none.
  public var canonicalPaths: [FilePath: FilePath] = [:]
  /// The paths of the files outside the given paths, to which only symbolic links lead.
  public var outside: Set<FilePath> = []
  /// The drafts of runs that are writing files or were killed while they did.
  public var drafts: [FilePath] = []
  /// The map of the folders that were listed.
  public var map: ProjectMap
  /// The build settings of the projects, by folder, as far as they were read.
  public var surroundings: [FilePath: Surroundings] = [:]
  /// The stamps of the files that were read, by path, if the file system provides them.
  public var stamps: [FilePath: FileStamp] = [:]

  /// A file that was read before. It isn't read again while it has the same stamp. Without a stamp, it's always read
  /// again.
  public struct KnownFile: Sendable {
    public var stamp: FileStamp?
    public var facts: FileFacts

    public init(_ facts: FileFacts, stamp: FileStamp?) {
      self.stamp = stamp
      self.facts = facts
    }
  }

  /// Reads the files at or below `paths` and the project around each of them, with at most `jobs` tasks at a time. The
  /// result doesn't depend on their timing.
  ///
  /// - Parameters:
  ///   - known: Files that aren't read again if their stamps are unchanged.
  ///   - keepingTrees: Whether every file keeps its tree. Pass true only if nearly all files will be examined, because
  ///     most contain nothing that rules look at.
  ///   - signs: Files whose code can contain these signs keep their trees, which is cheaper than scanning them later.
  ///   - takingStamps: Whether to get the stamps, which cost one call per file. Pass false to read only once.
  ///   - readingSurroundings: Whether to read the build settings of the projects too. This takes long, so it runs in
  ///     parallel with reading the files.
  ///   - packingTexts: Whether to compress the texts. Pass true to keep the files for long.
  ///   - open: Files whose texts the caller has. They aren't read if they are outside of any project.
  public init(
    around paths: [FilePath], in fileSystem: FileSystem, jobs: Int, known: [FilePath: KnownFile] = [:],
    keepingTrees: Bool = false, keepingTreesAbout signs: CodeSigns = [], takingStamps: Bool = true,
    readingSurroundings: Bool = false, packingTexts: Bool = false, open: [FilePath] = []
  ) async {
    let discovery = FileDiscovery(of: paths, in: fileSystem)
    let places = Places(of: discovery, in: fileSystem)
    let projects = readingSurroundings ? discovery.marks.filter(\.value.beginsProject) : [:]
    map = places.map
    canonicalPaths = places.canonicalPaths
    outside = Set(discovery.found.lazy.filter(\.isOutside).map(\.path))
    drafts = discovery.drafts
    // Files below a searched folder are already found.
    let rest = FileDiscovery(of: outermost(places.roots.filter { discovery.marks[$0] == nil }), in: fileSystem)
    let found = rest.found.isEmpty ? [] : Set(discovery.found.compactMap(\.canonicalPath))
    let unread = places.strays.intersection(open)
    let namedFiles = discovery.found.filter { !unread.contains($0.path) }
    let files = namedFiles + rest.found.filter { file in file.canonicalPath.map { !found.contains($0) } ?? true }

    let count = namedFiles.count
    let items = projects.map { Item.project(folder: $0, $1) } + files.map(Item.file)
    let parts = await concurrentMap(items, jobs: jobs) { item -> Part in
      let file: FileDiscovery.File
      switch item {
      case .project(let folder, let marks):
        return .surroundings(Surroundings(of: folder, marks) { try? fileSystem.read($0) }, of: folder)
      case .file(let found): file = found
      }
      do throws(FileError) {
        // Get the stamp before reading, so that a write in the meantime changes it.
        let stamp = takingStamps ? fileSystem.stamp(file.path) : nil
        if let stamp, let known = known[file.path], known.stamp == stamp {
          return .file(ReadFile(facts: known.facts, stamp: stamp))
        }
        let bytes = try fileSystem.read(file.path)
        if let reason = reasonNotToCheck(bytes) { return .binary(FileError(cannot: .read, file.path, reason: reason)) }
        let facts =
          keepingTrees
          ? FileFacts(SourceFile(path: file.path, document: Document(SourceText(bytes))))
          : FileFacts(restingAt: file.path, bytes, awakeAbout: signs, packsText: packingTexts)
        return .file(ReadFile(facts: facts, stamp: stamp))
      } catch {
        // A file that was removed after the search counts as if it had never existed.
        let isGone = file.folder != nil && fileSystem.kind(file.path) == nil
        return isGone ? .gone : .unreadable(error)
      }
    }
    for case .surroundings(let found, of: let folder) in parts.prefix(projects.count) { surroundings[folder] = found }
    let read = parts.dropFirst(projects.count)
    named = read.prefix(count).compactMap { $0.file?.facts }
    others = read.dropFirst(count).compactMap { $0.file?.facts }
    if takingStamps {
      for case .file(let file) in read { stamps[file.facts.path] = file.stamp }
    }
    failures = discovery.failures
    for (file, part) in zip(namedFiles, read) {
      switch part {
      case .unreadable(let error): failures.append(error)
      case .binary(let error) where file.folder == nil && !file.isOutside: failures.append(error)
      case .binary(let error): skipped.append(error)
      case .file, .gone, .surroundings: break
      }
    }

    // A file that exists but can't be read may declare anything. A missing file declares nothing.
    let hasGaps = zip(files, read).contains { $0.canonicalPath != nil && $1.isUnreadable }
    if hasGaps || !discovery.failures.isEmpty || !rest.failures.isEmpty {
      coverage = .projects(except: Set(files.map(\.path)))
    } else {
      coverage = .projects(except: places.strays)
      roots = places.roots.union(places.rootsAsNamed)
    }
  }

  /// One file without a known project, with the settings of files in a folder.
  public init(stray file: SourceFile, in folder: FilePath, of fileSystem: FileSystem) {
    map = ProjectMap(fileSystem)
    canonicalPaths[file.path] = fileSystem.canonicalPath(folder).map { $0.appending(file.path) }
    named = [FileFacts(file)]
    others = []
    failures = []
    coverage = .projects(except: [file.path])
  }

  public var all: [FileFacts] { named + others }

  /// The files with stamps, by path, for a later read to reuse.
  public var known: [FilePath: KnownFile] {
    all.reduce(into: [:]) { known, facts in
      known[facts.path] = stamps[facts.path].map { KnownFile(facts, stamp: $0) }
    }
  }
}

/// A project or file to read.
private enum Item: Sendable {
  case project(folder: FilePath, FolderMarks)
  case file(FileDiscovery.File)
}

/// The result of reading an item.
private enum Part: Sendable {
  case surroundings(Surroundings, of: FilePath)
  case file(ReadFile)
  case unreadable(FileError)
  case binary(FileError)
  /// A file that the search found and that no longer exists.
  case gone

  var file: ReadFile? { if case .file(let file) = self { file } else { nil } }
  var isUnreadable: Bool { if case .unreadable = self { true } else { false } }
}

private struct ReadFile: Sendable {
  var facts: FileFacts
  var stamp: FileStamp?
}

/// The projects that contain some files.
private struct Places {
  /// The canonical roots of the projects.
  var roots: Set<FilePath> = []
  /// The roots as the paths of the files name them.
  var rootsAsNamed: Set<FilePath> = []
  /// The paths of files that are outside of any project, or that a search of their project skips.
  var strays: Set<FilePath> = []
  var canonicalPaths: [FilePath: FilePath] = [:]
  var map: ProjectMap

  init(of discovery: FileDiscovery, in fileSystem: FileSystem) {
    map = ProjectMap(fileSystem, known: discovery.marks)
    canonicalPaths.reserveCapacity(discovery.found.count)
    // Most files follow one from the same folder, so reuse its result.
    var last: (folder: FileDiscovery.Folder, isStray: Bool)?
    for file in discovery.found {
      canonicalPaths[file.path] = file.canonicalPath
      if let folder = file.folder, let known = last, known.folder == folder {
        if known.isStray { strays.insert(file.path) }
        continue
      }
      let isStray = place(file)
      if isStray { strays.insert(file.path) }
      last = file.folder.map { ($0, isStray) }
    }
  }

  /// Records the project of a file. Returns whether it has none, or one whose search skips it.
  private mutating func place(_ file: FileDiscovery.File) -> Bool {
    guard let path = file.canonicalPath, let folder = file.folder?.canonicalPath ?? path.parent,
      let root = map.root(above: folder)
    else { return true }
    roots.insert(root)
    if let rest = path.relativePath(below: root), let named = file.path.dropping("/\(rest)") {
      rootsAsNamed.insert(named)
    }
    return !isFolderSearched(folder, below: root) || !isSearched(fileAt: path)
  }
}

/// The folders that aren't inside another one of them, in order.
private func outermost(_ folders: Set<FilePath>) -> [FilePath] {
  folders.filter { folder in !folders.contains { folder.isBelow($0) } }.sorted()
}
