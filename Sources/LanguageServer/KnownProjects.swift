import BridgeModel
import Workspace

/// The projects around the folders and documents that the client has open, as far as they have been read.
struct KnownProjects {
  /// The Swift files by path, as they were last read or saved.
  private(set) var files: [String: FileFacts] = [:]
  /// Nil until the first projects have been read.
  private var coverage: ProjectModel.Coverage?
  /// The tops of the projects, in canonical form and as the client names them.
  private var roots: Set<String> = []
  /// The folders of the client, until somebody begins to read them.
  private var waitingFolders: [String] = []
  /// Documents whose projects may be unknown.
  private var waitingDocuments: [DocumentURI] = []
  private var isLoading = false

  mutating func add(folders: [String]) { waitingFolders += folders }

  /// Notes that the client works on a document, perhaps outside of its folders.
  mutating func add(_ document: DocumentURI) { waitingDocuments.append(document) }

  /// What to read next: the folders of the client, then documents outside of the projects that are known.
  mutating func takeNextToLoad() -> [String]? {
    guard !isLoading else { return nil }
    var next = waitingFolders
    if next.isEmpty {
      next = Set(waitingDocuments.filter { $0.isFile && !isKnown($0) }.map(\.path)).sorted()
      waitingDocuments = []
    }
    waitingFolders = []
    isLoading = !next.isEmpty
    return isLoading ? next : nil
  }

  mutating func load(_ loaded: ProjectFiles, requested: [String]) {
    isLoading = false
    // A document of which no project is known counts only while it is open.
    let alone = Set(requested).filter { !loaded.coverage.isWhole(around: $0) }
    for facts in loaded.all where !alone.contains(facts.path) { files[facts.path] = facts }
    roots.formUnion(loaded.roots)
    coverage = coverage.map { $0.joined(with: loaded.coverage) } ?? loaded.coverage
  }

  /// What is open is on the disk now.
  mutating func save(_ facts: FileFacts, of uri: DocumentURI) {
    if isKnown(uri) { files[uri.path] = facts.resting() } else { add(uri) }
  }

  /// What the files on the disk cover together with open documents, of which some may belong to no known project.
  func coverage(withOpen open: some Sequence<DocumentURI>) -> ProjectModel.Coverage {
    guard let coverage else { return .someFiles }
    return coverage.joined(with: .projects(except: Set(open.filter { !isKnown($0) }.map(\.path))))
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
