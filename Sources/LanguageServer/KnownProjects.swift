import BridgeModel
import TextModel
import Workspace

/// The projects around the folders and documents that the client has open, as far as they have been read.
struct KnownProjects {
  /// What to read next.
  struct Question: Sendable {
    var folders: [FilePath] = []
    var documents: [FilePath] = []
    /// Whether the answer takes the place of all that is known, or adds to it.
    var isAboutAll: Bool
    /// What need not be read again.
    var known: [FilePath: ProjectFiles.KnownFile] = [:]

    var paths: [FilePath] { folders + documents }

    /// Less the documents that are folders, as the addresses of odd clients may be: nobody asked to have those searched.
    func paths(in fileSystem: FileSystem) -> [FilePath] {
      folders + documents.filter { fileSystem.kind($0) != .folder }
    }
  }

  /// The Swift files by path, as they were last read or saved.
  private(set) var files: [FilePath: FileFacts] = [:]
  /// Of the files that were read, to see whether they have been written to since.
  private var stamps: [FilePath: FileStamp] = [:]
  /// Nil until the first projects have been read.
  private var coverage: ProjectModel.Coverage?
  /// The tops of the projects, in canonical form and as the client names them.
  private var roots: Set<FilePath> = []
  /// The folders of the client.
  private(set) var folders: [FilePath] = []
  /// Documents whose projects may be unknown.
  private var waitingDocuments: [DocumentURI] = []
  private var isOutdated = false
  private var isLoading = false

  mutating func add(folders added: [FilePath], removing removed: [FilePath] = []) {
    folders.removeAll { removed.contains($0) }
    folders += added.filter { !folders.contains($0) }
    isOutdated = true
  }

  /// Notes that the client works on a document, perhaps outside of its folders.
  mutating func add(_ document: DocumentURI) { waitingDocuments.append(document) }

  /// Notes that files may have come, gone or changed.
  mutating func expire() { isOutdated = true }

  /// What to read next: the folders of the client and the documents outside of them, or documents of which the project
  /// is not known.
  mutating func takeQuestion(open: some Sequence<DocumentURI>) -> Question? {
    guard !isLoading, isOutdated || !waitingDocuments.isEmpty else { return nil }
    var question = Question(isAboutAll: isOutdated)
    if isOutdated {
      let outside = open.filter { document in
        document.isFile && !folders.contains { isSearched(document.path, below: $0) }
      }
      question.folders = folders
      question.documents = outside.map(\.path).sorted()
      for (path, stamp) in stamps {
        question.known[path] = files[path].map { ProjectFiles.KnownFile($0, stamp: stamp) }
      }
    } else {
      question.documents = Set(waitingDocuments.filter { $0.isFile && !isKnown($0) }.map(\.path)).sorted()
    }
    waitingDocuments = []
    isOutdated = false
    isLoading = !question.paths.isEmpty || (question.isAboutAll && !files.isEmpty)
    return isLoading ? question : nil
  }

  /// Returns whether the model of the projects is another one now; a file that is open counts as the client has it.
  mutating func load(_ loaded: ProjectFiles, for question: Question, isOpen: (FilePath) -> Bool) -> Bool {
    isLoading = false
    // A document of which no project is known counts only while it is open.
    let alone = Set(question.paths).filter { !loaded.coverage.isWhole(around: $0) }
    let old = self
    if question.isAboutAll { (files, stamps, roots, coverage) = ([:], [:], [], nil) }
    for facts in loaded.all where !alone.contains(facts.path) {
      files[facts.path] = facts
      stamps[facts.path] = loaded.stamps[facts.path]
    }
    roots.formUnion(loaded.roots)
    coverage = coverage.map { $0.joined(with: loaded.coverage) } ?? loaded.coverage
    if coverage != old.coverage || roots != old.roots { return true }
    let paths = Set(files.keys).union(old.files.keys)
    return paths.contains { path in
      !isOpen(path) && (files[path] == nil || stamps[path] == nil || stamps[path] != old.stamps[path])
    }
  }

  /// What is open is on the disk now.
  mutating func save(_ facts: FileFacts, of uri: DocumentURI) {
    guard isKnown(uri) else { return add(uri) }
    files[uri.path] = facts.resting()
    stamps[uri.path] = nil
    // What is being read may be older.
    if isLoading { isOutdated = true }
  }

  /// What the files on the disk cover together with open documents, of which some may belong to no known project.
  func coverage(withOpen open: some Sequence<DocumentURI>) -> ProjectModel.Coverage {
    guard let coverage else { return .someFiles }
    return coverage.joined(with: .projects(except: Set(open.filter { !isKnown($0) }.map(\.path))))
  }

  /// Whether nothing is left to read of what the client has open, or at least something has been read.
  var areKnown: Bool { coverage != nil || !(isLoading || isOutdated || !waitingDocuments.isEmpty) }

  /// Whether nothing is known before what is being read now.
  var areReadForTheFirstTime: Bool { isLoading && coverage == nil }

  /// Whether a Swift file at this path is one of the projects, or of the client's folders.
  func isSource(_ path: FilePath) -> Bool {
    roots.contains { isSearched(path, below: $0) } || folders.contains { isSearched(path, below: $0) }
  }

  /// Whether it matters that a folder or a link at this path has come or gone.
  func isConcerned(byFolder path: FilePath) -> Bool {
    mayBeginProject(path)
      || roots.union(folders).contains { isFolderSearched(path, below: $0) || $0 == path || $0.isBelow(path) }
  }

  /// Whether the client sees what happens to a document, when it looks after its folders.
  func isInFolder(_ uri: DocumentURI) -> Bool {
    uri.isFile && folders.contains { uri.path.isBelow($0) }
  }

  private func isKnown(_ uri: DocumentURI) -> Bool {
    uri.isFile && (files[uri.path] != nil || roots.contains { isSearched(uri.path, below: $0) })
  }
}

extension ProjectModel.Coverage {
  fileprivate func joined(with other: Self) -> Self {
    guard case .projects(let strays) = self, case .projects(let others) = other else { return .someFiles }
    return .projects(except: strays.union(others))
  }
}
