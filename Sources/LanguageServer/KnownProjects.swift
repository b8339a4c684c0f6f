import BridgeModel
import TextModel
import Workspace

/// The projects around the client's open folders and documents, as far as they have been read.
struct KnownProjects {
  /// A request for files to read.
  struct Question: Sendable {
    var folders: [FilePath] = []
    var documents: [FilePath] = []
    /// Whether the answer replaces everything that is known, rather than adding to it.
    var isAboutAll: Bool
    /// The earlier answers. Their files are read again only if their stamps have changed.
    var known: Contents

    var paths: [FilePath] { folders + documents }

    /// The paths to read. Leaves out documents that are folders, which some clients open; searching those was never
    /// requested.
    func paths(in fileSystem: FileSystem) -> [FilePath] {
      folders + documents.filter { fileSystem.kind($0) != .folder }
    }
  }

  /// The files and projects on disk.
  struct Contents: Sendable {
    /// The Swift files by path, as they were last read or saved. Files that were saved since have no stamp.
    var files: [FilePath: ProjectFiles.KnownFile] = [:]
    /// The coverage of `files`; nil until the first projects have been read.
    var coverage: ProjectModel.Coverage?
    /// The root folders of the projects, both in canonical form and as the client names them.
    var roots: Set<FilePath> = []
    /// The canonical paths of the files that have another path.
    var canonicalPaths: [FilePath: FilePath] = [:]
    /// The folders that were listed; nil if only the projects of some documents were read.
    var map: ProjectMap?
  }

  private(set) var contents = Contents()
  /// The paths of the documents that were saved while the projects are being read.
  private var savedMeanwhile: Set<FilePath> = []
  /// The client's folders.
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

  /// Notes that the client works on a document, which may be outside of its folders.
  mutating func add(_ document: DocumentURI) { waitingDocuments.append(document) }

  /// Notes that files may have been added, removed, or changed.
  mutating func invalidate() { isOutdated = true }

  /// The next files to read: the client's folders and the documents outside of them, or just the documents whose
  /// projects are unknown. Nil if there is nothing to read or a question is pending.
  mutating func nextQuestion(open: some Sequence<DocumentURI>) -> Question? {
    guard !isLoading, isOutdated || !waitingDocuments.isEmpty else { return nil }
    var question = Question(isAboutAll: isOutdated, known: contents)
    if isOutdated {
      let outside = open.filter { document in
        document.isFile && !folders.contains { isSearched(document.path, below: $0) }
      }
      question.folders = folders
      question.documents = outside.map(\.path).sorted()
    } else {
      question.documents = Set(waitingDocuments.filter { $0.isFile && !isKnown($0) }.map(\.path)).sorted()
    }
    waitingDocuments = []
    isOutdated = false
    isLoading = !question.paths.isEmpty || (question.isAboutAll && !contents.files.isEmpty)
    return isLoading ? question : nil
  }

  /// A difference between what was known and what was read.
  struct Change: Sendable {
    /// The paths with other files.
    var paths: Set<FilePath>
    /// Whether the files may belong to other projects.
    var isOfProjects: Bool
  }

  /// The contents after a question. Found outside of the loop, because this takes longer than a keystroke may take.
  struct Answer: Sendable {
    let question: Question
    fileprivate let contents: Contents
    fileprivate let change: Change
    let fileCount: Int
    let failures: [FileError]

    init(_ loaded: ProjectFiles, to question: Question) {
      // A document without a known project counts only while it is open.
      let alone = Set(question.paths).filter { !loaded.coverage.isWhole(around: $0) }
      let old = question.known
      var contents = question.isAboutAll ? Contents() : old
      for facts in loaded.all where !alone.contains(facts.path) {
        contents.files[facts.path] = ProjectFiles.KnownFile(facts, stamp: loaded.stamps[facts.path])
      }
      for (path, canonical) in loaded.canonicalPaths where path != canonical {
        contents.canonicalPaths[path] = canonical
      }
      if question.isAboutAll { contents.map = loaded.map }
      contents.roots.formUnion(loaded.roots)
      contents.coverage = contents.coverage.map { $0.joined(with: loaded.coverage) } ?? loaded.coverage
      let changed = contents.files.lazy.filter { path, file in
        file.stamp == nil || file.stamp != old.files[path]?.stamp
      }
      let gone = old.files.keys.lazy.filter { contents.files[$0] == nil }
      change = Change(
        paths: Set(changed.map(\.key)).union(gone),
        isOfProjects: contents.coverage != old.coverage || contents.roots != old.roots)
      self.question = question
      self.contents = contents
      fileCount = loaded.all.count
      failures = loaded.failures
    }
  }

  /// Stores the files that were read.
  mutating func load(_ answer: Answer) -> Change {
    isLoading = false
    contents = answer.contents
    var change = answer.change
    change.paths.formUnion(savedMeanwhile)
    savedMeanwhile = []
    return change
  }

  /// The file at a path on disk, if it belongs to the projects.
  func file(at path: FilePath) -> FileFacts? { contents.files[path]?.facts }

  /// Notes that an open document was saved.
  mutating func save(_ facts: FileFacts, of uri: DocumentURI) {
    guard isKnown(uri) else { return add(uri) }
    contents.files[uri.path] = ProjectFiles.KnownFile(facts.resting(), stamp: nil)
    guard isLoading else { return }
    // The files that are being read may predate the save.
    isOutdated = true
    savedMeanwhile.insert(uri.path)
  }

  /// The coverage of the files on disk together with the open documents, some of which may not belong to a known
  /// project.
  func coverage(withOpen open: some Sequence<DocumentURI>) -> ProjectModel.Coverage {
    guard let coverage = contents.coverage else { return .someFiles }
    return coverage.joined(with: .projects(except: Set(open.filter { !isKnown($0) }.map(\.path))))
  }

  /// Whether some projects have been read, or nothing is left to read.
  var areKnown: Bool { contents.coverage != nil || !(isLoading || isOutdated || !waitingDocuments.isEmpty) }

  /// Whether the files on disk may have changed since they were read.
  var areBeingRead: Bool { isLoading || isOutdated }

  /// Whether the first projects are being read.
  var areReadForTheFirstTime: Bool { isLoading && contents.coverage == nil }

  /// Whether a Swift file at this path belongs to a project or to a client folder.
  func isSource(_ path: FilePath) -> Bool {
    contents.roots.contains { isSearched(path, below: $0) } || folders.contains { isSearched(path, below: $0) }
  }

  /// Whether adding or removing a folder or link at this path can affect the projects.
  func isConcerned(byFolder path: FilePath) -> Bool {
    mayBeginProject(path)
      || contents.roots.union(folders).contains { isFolderSearched(path, below: $0) || $0 == path || $0.isBelow(path) }
  }

  /// Whether a document is in a client folder, so that a client that watches files watches it too.
  func isInFolder(_ uri: DocumentURI) -> Bool {
    uri.isFile && folders.contains { uri.path.isBelow($0) }
  }

  private func isKnown(_ uri: DocumentURI) -> Bool {
    uri.isFile && (contents.files[uri.path] != nil || contents.roots.contains { isSearched(uri.path, below: $0) })
  }
}

extension ProjectModel.Coverage {
  fileprivate func joined(with other: Self) -> Self {
    guard case .projects(let strays) = self, case .projects(let others) = other else { return .someFiles }
    return .projects(except: strays.union(others))
  }
}
