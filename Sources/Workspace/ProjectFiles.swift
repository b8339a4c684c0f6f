import BridgeModel
import SwiftScan
import TextModel

/// The files that a run is about, and the rest of their projects, read for what they declare.
public struct ProjectFiles: Sendable {
  /// In the order of their paths.
  public var named: [FileFacts]
  /// The other files of the projects, by canonical path.
  public var others: [FileFacts]
  /// What was named and cannot be read.
  public var failures: [FileError]
  /// The tops of the projects that were read as a whole, in canonical form and as the paths name them.
  public var roots: Set<FilePath> = []
  public var coverage: ProjectModel.Coverage
  /// Of what was named, by path; without what is not there.
  public var canonicalPaths: [FilePath: FilePath] = [:]
  /// The paths of the files outside the given paths, to which only symbolic links lead.
  public var outside: Set<FilePath> = []
  /// The drafts of runs that are writing files or were killed while they did.
  public var drafts: [FilePath] = []
  /// What became known of the folders on the way.
  public var map: ProjectMap
  /// What the projects say of the build, by their folders, as far as that was read.
  public var surroundings: [FilePath: Surroundings] = [:]
  /// Of what was read, by path, as far as the file system can tell.
  public var stamps: [FilePath: FileStamp] = [:]

  /// A file as it was read once; it is not read again as long as it bears the same stamp.
  public struct KnownFile: Sendable {
    var stamp: FileStamp
    var facts: FileFacts

    public init(_ facts: FileFacts, stamp: FileStamp) {
      self.stamp = stamp
      self.facts = facts
    }
  }

  /// Reads what `paths` stand for, and the project around each file, with at most `jobs` tasks at a time. The result
  /// does not depend on their timing. No file keeps its tree, unless somebody is to look into nearly all: most have nothing
  /// in them that rules look into. Those whose code can be about `signs` have it from the start, which is cheaper than to
  /// scan it later. Stamps cost a call each; who reads once has no use for them. Who wants the settings of the files next lets
  /// their projects be read among them, since that takes long. What is `open` has its text elsewhere, and is not read if it
  /// lies in no project. Who keeps for long what was read has the texts packed.
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
    // What lies below a folder that was searched is found already.
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
      let result = Result { () throws(FileError) in
        // Before it is read: who writes in between leaves another stamp behind.
        let stamp = takingStamps ? fileSystem.stamp(file.path) : nil
        if let known = known[file.path], known.stamp == stamp { return ReadFile(facts: known.facts, stamp: stamp) }
        let bytes = try fileSystem.read(file.path)
        let facts =
          keepingTrees
          ? FileFacts(SourceFile(path: file.path, document: Document(SourceText(bytes))))
          : FileFacts(restingAt: file.path, bytes, awakeAbout: signs, packsText: packingTexts)
        return ReadFile(facts: facts, stamp: stamp)
      }
      // A file that was removed after the search counts as if it had never existed.
      if case .failure = result, file.folder != nil, fileSystem.kind(file.path) == nil { return .gone }
      return .file(result)
    }
    for case .surroundings(let found, of: let folder) in parts.prefix(projects.count) { surroundings[folder] = found }
    let read = parts.dropFirst(projects.count).map(\.file)
    named = read.prefix(count).compactMap { try? $0?.get().facts }
    others = read.dropFirst(count).compactMap { try? $0?.get().facts }
    if takingStamps {
      for case .success(let file) in read { stamps[file.facts.path] = file.stamp }
    }
    failures = discovery.failures + read.prefix(count).compactMap { $0?.failure }

    // What is there and cannot be read may declare anything; what is not there declares nothing.
    let hasGaps = zip(files, read).contains { $0.canonicalPath != nil && $1?.failure != nil }
    if hasGaps || !discovery.failures.isEmpty || !rest.failures.isEmpty {
      coverage = .projects(except: Set(files.map(\.path)))
    } else {
      coverage = .projects(except: places.strays)
      roots = places.roots.union(places.rootsAsNamed)
    }
  }

  /// One file of which no project is known; it is configured like those in a folder.
  public init(stray file: SourceFile, in folder: FilePath, of fileSystem: FileSystem) {
    map = ProjectMap(fileSystem)
    canonicalPaths[file.path] = fileSystem.canonicalPath(folder).map { $0.appending(file.path) }
    named = [FileFacts(file)]
    others = []
    failures = []
    coverage = .projects(except: [file.path])
  }

  public var all: [FileFacts] { named + others }

  /// What need not be read again, by path.
  public var known: [FilePath: KnownFile] {
    all.reduce(into: [:]) { known, facts in
      known[facts.path] = stamps[facts.path].map { KnownFile(facts, stamp: $0) }
    }
  }
}

/// What is to be read.
private enum Item: Sendable {
  case project(folder: FilePath, FolderMarks)
  case file(FileDiscovery.File)
}

/// What was read of it.
private enum Part: Sendable {
  case surroundings(Surroundings, of: FilePath)
  case file(Result<ReadFile, FileError>)
  /// A file that the search found and that no longer exists.
  case gone

  var file: Result<ReadFile, FileError>? { if case .file(let result) = self { result } else { nil } }
}

private struct ReadFile: Sendable {
  var facts: FileFacts
  var stamp: FileStamp?
}

/// The projects in which files lie.
private struct Places {
  /// The canonical tops of the projects.
  var roots: Set<FilePath> = []
  /// The tops as the paths of the files lead to them.
  var rootsAsNamed: Set<FilePath> = []
  /// The paths of files outside of any project, or where a search of theirs does not come by.
  var strays: Set<FilePath> = []
  var canonicalPaths: [FilePath: FilePath] = [:]
  var map: ProjectMap

  init(of discovery: FileDiscovery, in fileSystem: FileSystem) {
    map = ProjectMap(fileSystem, known: discovery.marks)
    canonicalPaths.reserveCapacity(discovery.found.count)
    // Most files come behind one from the same folder, of which everything is known then.
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

  /// Notes the project of a file, and returns whether it has none, or none whose search comes by.
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

/// Those folders that lie in no other of them, in order.
private func outermost(_ folders: Set<FilePath>) -> [FilePath] {
  folders.filter { folder in !folders.contains { folder.isBelow($0) } }.sorted()
}

extension Result {
  fileprivate var failure: Failure? {
    if case .failure(let error) = self { error } else { nil }
  }
}
