import BridgeModel
import JSONText
import LintEngine
import SwiftScan
import TextModel
import Workspace

/// Everything that the server knows about one client. Only the loop in `serve` changes it.
struct Session {
  enum Phase: Hashable {
    case uninitialized
    case running
    case shutDown
    case exited(Int32)
  }

  private let allRules: @Sendable () -> [Rule]
  let version: String
  var fileSystem: FileSystem
  let jobs: Int
  var phase = Phase.uninitialized
  var client = Client()
  /// Whether the client accepts requests.
  var isReady = false
  var traceLevel = TraceLevel.off
  /// The state of the client's progress indicator; nil until the client is asked to show one.
  var indexing: Indexing?
  var loggedFailures: Set<FileError> = []
  /// The process that started this server, if the client names one.
  var clientProcess: Int?
  var projects = KnownProjects()
  var settings = KnownSettings()
  /// How the session learns about changes on disk.
  var watching = Watching.off
  /// The requests to the client that it hasn't answered yet.
  private var inquiries = OpenInquiries()
  /// The document that the client last opened or sent a request about.
  private var focus: DocumentURI?
  /// The requests that are being answered.
  var running: [RequestID: (request: any Request, task: Task<Void, Never>)] = [:]
  /// Requests that have no useful answer yet.
  var held: [(id: RequestID, request: any Request)] = []
  /// Messages that wait to be written.
  var outgoing: [JSON] = []

  private let checks = DocumentChecker()
  private let closedFiles = ClosedFiles()
  private let actions = OfferedItems<CodeActionResolveRequest.Offer>()
  private let documentations = OfferedItems<JSON>()
  private(set) var documents: [DocumentURI: OpenDocument] = [:]
  /// The entry of each open document, shared with snapshots. Those in `staleEntries` are out of date.
  private(set) var entries: [DocumentURI: Snapshot.Entry] = [:]
  private var staleEntries: Set<DocumentURI> = []
  /// Replaced entries. Freeing a tree is slow, so they are released after the answer is sent.
  private var replacedEntries: [Snapshot.Entry] = []
  /// The documents opened since the last `scanNewDocuments`.
  private var newDocuments: [DocumentURI] = []
  /// The last revision at which all documents with known settings were checked.
  private(set) var settledRevision = 0
  /// The open documents whose current text or settings haven't been checked.
  private var due: Set<DocumentURI> = []
  /// Counts all changes of texts, projects, and settings.
  private(set) var revision = 0
  /// Counts the changes of everything except the texts of open documents.
  private(set) var diskRevision = 0
  /// The disk revision of the client's last request for the diagnostics of all files.
  private(set) var reportedDiskRevision: Int?
  /// Whether the diagnostics that the client pulled may be out of date.
  private var hasStaleReports = false
  private var hasReported = false
  /// Whether the client has requested lenses.
  private(set) var hasLenses = false
  /// The model of this revision; nil until a snapshot needs it.
  private(set) var project: PendingModel?
  /// The model of an earlier revision, from which the next one can be built, and the changes since.
  private(set) var lastProject: EarlierModel?
  /// The number of files beyond which a change on disk is large.
  var largeChangeCount = quickChangeCount
  /// Many files that have changed on disk and that the model doesn't have yet.
  var largeChange: LargeChange?
  /// The last large change that the model has followed, until all documents are checked.
  private(set) var leap: LargeChange.Result?

  init(
    rules: @autoclosure @escaping @Sendable () -> [Rule], version: String, fileSystem: FileSystem, jobs: Int
  ) {
    allRules = rules
    self.version = version
    self.fileSystem = fileSystem
    self.jobs = jobs
  }

  var rules: [Rule] { allRules() }

  /// The exit status; nil until the client sends `exit`.
  var exitStatus: Int32? {
    if case .exited(let status) = phase { status } else { nil }
  }

  mutating func popOutgoing() -> [JSON] {
    defer { outgoing = [] }
    return outgoing
  }

  mutating func ask(_ inquiry: some Inquiry) { outgoing.append(inquiries.add(inquiry)) }

  /// Handles the client's answer, which is nil if the client refused. Ignores answers to requests that were never sent.
  mutating func receiveResult(_ result: JSON?, for id: RequestID) { inquiries.remove(id)?.handle(result, in: &self) }
}

// MARK: - Documents

extension Session {
  /// Starts a revision in which other files may count at these paths, and in which settings may have changed.
  mutating func newRevision(changing paths: Set<FilePath> = []) {
    largeChange?.noteLaterChanges(at: paths)
    nextRevision { $0.noteChanges(at: paths) }
    diskRevision += 1
  }

  /// Notes that diagnostics may have changed for a reason that the client can't see.
  mutating func invalidateReports() { hasStaleReports = hasReported }

  private mutating func nextRevision(_ note: (inout EarlierModel) -> Void) {
    if let project { lastProject = EarlierModel(model: project, revision: revision) }
    if lastProject != nil { note(&lastProject!) }
    project = nil
    revision += 1
  }

  mutating func open(_ uri: DocumentURI, version: Int?, text: SourceText) {
    newRevision(changing: [uri.path])
    documents[uri] = OpenDocument(uri: uri, version: version, text: text, revision: revision)
    newDocuments.append(uri)
    needsCheck(uri)
    projects.add(uri)
    settings.open(uri)
    focus = uri
    rereadDisk(around: uri)
  }

  /// Changes an open document in place. Accessed as an optional value, it would be copied on every keystroke.
  @discardableResult private mutating func withDocument<Result>(
    _ uri: DocumentURI, _ body: (inout OpenDocument) -> Result
  ) -> Result? {
    documents.index(forKey: uri).map { body(&documents.values[$0]) }
  }

  /// Notes that the text or the settings of a document have changed.
  private mutating func needsCheck(_ uri: DocumentURI) {
    due.insert(uri)
    staleEntries.insert(uri)
  }

  /// Stores the new text of an open document.
  mutating func change(_ uri: DocumentURI, to edited: EditedText, version: Int?) {
    largeChange?.noteLaterChanges(at: [uri.path])
    nextRevision { $0.noteEdit(of: uri) }
    withDocument(uri) { [revision] in $0.change(edited, version: version, revision: revision) }
    needsCheck(uri)
  }

  /// Notes that an open document was saved.
  mutating func save(_ uri: DocumentURI) {
    guard let facts = withDocument(uri, { $0.facts() }) else { return }
    projects.save(facts, of: uri)
    diskRevision += 1
    refreshLenses()
    rereadDisk(around: uri)
  }

  mutating func close(_ uri: DocumentURI) {
    guard let document = documents.removeValue(forKey: uri) else { return }
    newRevision(changing: [uri.path])
    entries[uri] = nil
    due.remove(uri)
    settings.close(uri)
    rereadDisk(around: uri)
    if !client.pullsDiagnostics { outgoing.append(publication(of: [], in: document, for: client)) }
  }

  /// Notes that the client sent a request about a document. No message says that a document comes to the front.
  mutating func focus(on uri: DocumentURI) {
    guard focus != uri, documents[uri] != nil else { return }
    focus = uri
    rereadDisk(around: uri)
  }
}

// MARK: - Projects

extension Session {
  mutating func nextProjectQuestion() -> KnownProjects.Question? {
    guard let question = projects.nextQuestion(open: documents.keys) else { return nil }
    offerToShowIndexing()
    return question
  }

  /// Stores the projects that were read for a question.
  mutating func load(_ answer: KnownProjects.Answer) {
    let open = Set(documents.keys.map(\.path))
    let change = projects.load(answer)
    let isNews = change.isOfProjects || !change.paths.isSubset(of: open)
    if isNews, change.isOfProjects || !follow(change.paths) {
      newRevision(changing: change.paths)
      invalidateReports()
      refreshLenses()
    }
    logFailures(answer.failures, except: open.contains)
    trace("read \(answer.question.paths.map(\.description).joined(separator: ", ")): \(answer.fileCount) files")
    endShowing("\(answer.fileCount) files")
  }
}

// MARK: - Settings

extension Session {
  /// The documents whose settings must be read next.
  mutating func nextSettingsQuestion() -> KnownSettings.Question? { settings.nextQuestion(open: documents.keys) }

  mutating func store(_ answer: KnownSettings.Answer) {
    outgoing += settings.messages(about: answer, for: client)
    let news = settings.store(answer, rules: rules) { [documents] uri in documents[uri] != nil }
    if !news.isEmpty {
      newRevision()
      invalidateReports()
      newSettings(of: news)
    }
  }

  private mutating func newSettings(of uris: some Sequence<DocumentURI>) {
    for uri in uris {
      withDocument(uri) { [revision] in $0.dueRevision = revision }
      needsCheck(uri)
    }
  }

  /// Stores the settings that the user made in the editor. Documents without a file have no other settings.
  mutating func prefer(_ configuration: Configuration) {
    settings.prefer(configuration)
    newRevision()
    newSettings(of: documents.keys)
    invalidateReports()
  }
}

// MARK: - Snapshots and checks

extension Session {
  /// The current state, for a task. The first task that needs the model of a revision builds it.
  mutating func snapshot(
    notifying notify: @escaping @Sendable (JSON) -> Void = { _ in },
    asking ask: @escaping @Sendable (any Inquiry) -> Void = { _ in }
  ) -> Snapshot {
    for uri in staleEntries {
      if let old = entries[uri] { replacedEntries.append(old) }
      let settings = settings.entry(uri, rules: rules)
      entries[uri] = withDocument(uri) { Snapshot.Entry(facts: $0.facts(), document: $0, settings: settings) }
    }
    staleEntries.removeAll(keepingCapacity: true)
    return Snapshot(
      client: client, revision: revision, entries: entries, project: model(), leap: leap, checks: checks,
      closedFiles: closedFiles,
      actions: actions, documentations: documentations, disk: projects.contents, diskRevision: diskRevision,
      folders: projects.folders,
      preferences: settings.preferences, rules: rules,
      fileSystem: fileSystem, jobs: jobs, notify: notify, ask: ask)
  }

  /// Whether the settings of a document and the projects are known.
  func isPlaceKnown(of uri: DocumentURI) -> Bool { settings.isKnown(uri) && projects.areKnown }

  /// Scans new documents that can't be checked yet, while their settings and projects are read from disk.
  mutating func scanNewDocuments() {
    for uri in newDocuments where !isPlaceKnown(of: uri) { withDocument(uri) { _ = $0.facts() } }
    newDocuments = []
  }

  /// The model of the files on disk, with the texts of open documents. Starts a task that builds it if it isn't
  /// available immediately.
  private mutating func model() -> PendingModel {
    if let project { return project }
    let model = lastProject?.model(with: self) ?? newModel()
    project = model
    return model
  }

  /// Starts building a model before a document needs it.
  mutating func prepareModel() {
    if documents.isEmpty, !hasModel, projects.areKnown { project = newModel() }
  }

  /// Starts building a model of all files.
  private func newModel() -> PendingModel {
    let files = projects.contents.files.mapValues(\.facts).merging(entries.values.map { ($0.facts.path, $0.facts) }) {
      _, open in open
    }
    let context = projectContext
    return .inTheMaking(
      Task {
        ProjectModel(joining: Array(files.values), coverage: context.coverage, surroundings: context.surroundings)
      })
  }

  /// The facts about all files that aren't in their texts.
  var projectContext: (coverage: ProjectModel.Coverage, surroundings: [FilePath: Surroundings]) {
    (projects.coverage(withOpen: documents.keys), settings.surroundings)
  }

  /// The files that count at some paths: open documents before files on disk, and nil if there is neither.
  func files(at paths: Set<FilePath>) -> [FilePath: FileFacts?] {
    if paths.isEmpty { return [:] }
    let open = Dictionary(entries.values.map { ($0.facts.path, $0.facts) }) { _, last in last }
    return Dictionary(uniqueKeysWithValues: paths.map { ($0, open[$0] ?? projects.file(at: $0)) })
  }

  /// The open documents whose text or settings have changed. A document isn't checked before its settings are known.
  var dueDocuments: [DocumentURI] { due.filter(settings.isKnown) }

  /// Whether any document may have new diagnostics at this revision, because it is due or because its surroundings have
  /// changed.
  var hasDocumentsToCheck: Bool {
    settledRevision < revision && (due.count < documents.count || due.contains(where: settings.isKnown))
  }

  /// Whether running the pending checks takes no longer than handing them to another thread.
  var isCheckedQuickly: Bool {
    guard case .known = project else { return false }
    return due.allSatisfy { documents[$0]?.isCheckedQuickly ?? true }
  }

  /// Releases the replaced entries and the previous model. Freeing a tree is slow, so call this after the client has
  /// its answer.
  mutating func releaseReplaced() {
    replacedEntries = []
    if case .known = project { lastProject = nil }
  }

  /// Records that all documents with known settings were checked at a revision.
  mutating func settle(at revision: Int) {
    settledRevision = revision
    if let leap, leap.revision <= revision { self.leap = nil }
  }

  /// Continues with a model that has a large change. Edits meanwhile aren't in it yet.
  mutating func leap(to result: LargeChange.Result, changing paths: Set<FilePath>) {
    // A check of the old revision can't replace the model of the new one.
    revision += 1
    project = .known(result.model)
    leap = result
    leap?.revision = revision
    newRevision(changing: paths)
  }

  /// Stores the finished model of a revision.
  mutating func store(_ model: ProjectModel, of revision: Int) {
    if revision == self.revision { project = .known(model) }
    if revision == lastProject?.revision { lastProject?.model = .known(model) }
  }

  /// Stores the diagnostics that a check found and reports them to the client, unless the text has changed since.
  mutating func store(_ diagnostics: [Diagnostic], of uri: DocumentURI, at checkedRevision: Int) {
    guard let document = documents[uri], document.revision <= checkedRevision else { return }
    let isTextNew = document.revision > document.checkedRevision
    let isNews = document.diagnostics != diagnostics
    if document.dueRevision <= checkedRevision { due.remove(uri) }
    withDocument(uri) { document in
      document.noteCheck(at: checkedRevision)
      document.diagnostics = diagnostics
    }
    if client.pullsDiagnostics {
      // The client pulls the diagnostics of a text that it has changed without being asked.
      if isNews, !isTextNew { hasStaleReports = true }
      return
    }
    if isTextNew || isNews { outgoing.append(publication(of: diagnostics, in: document, for: client)) }
  }
}

// MARK: - Reports and lenses of the client

extension Session {
  /// Notes that the client requested diagnostics: those of all files, or those of one document.
  mutating func noteReport(ofAllFiles: Bool) {
    hasReported = true
    if ofAllFiles { reportedDiskRevision = diskRevision }
  }

  mutating func noteLenses() { hasLenses = true }

  /// Asks a client that pulls diagnostics to pull them again if the last ones may be out of date.
  mutating func refreshReports() {
    guard hasStaleReports, phase == .running else { return }
    hasStaleReports = false
    if client.pullsDiagnostics { ask(DiagnosticRefresh()) }
  }
}
