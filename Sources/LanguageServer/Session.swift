import BridgeModel
import JSONText
import LintEngine
import SwiftScan
import TextModel
import Workspace

/// Everything that the server knows of one client. Only the loop in `serve` changes it.
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
  /// Whether the client takes requests.
  var isReady = false
  var traceLevel = TraceLevel.off
  /// Nil until the client is asked to show something.
  var indexing: Indexing?
  var loggedFailures: Set<FileError> = []
  /// The process that has started this one, if it said so.
  var clientProcess: Int?
  var projects = KnownProjects()
  var settings = KnownSettings()
  /// How the session learns about changes on disk.
  var watching = Watching.off
  /// What the client has been asked.
  private var inquiries = OpenInquiries()
  /// The document that the client last opened or asked about.
  private var focus: DocumentURI?
  /// The requests that are being answered.
  var running: [RequestID: (request: any Request, task: Task<Void, Never>)] = [:]
  /// Requests that have no answer yet that is worth giving.
  private var held: [(id: RequestID, request: any Request)] = []
  /// Messages that wait to be written.
  var outgoing: [JSON] = []

  private let checks = Checks()
  private let closedFiles = ClosedFiles()
  private let actions = Offers<CodeActionResolveRequest.Offer>()
  private let documentations = Offers<JSON>()
  private(set) var documents: [DocumentURI: OpenDocument] = [:]
  /// What snapshots hold of the documents, and of which it is to be found out anew.
  private var entries: [DocumentURI: Snapshot.Entry] = [:]
  private var staleEntries: Set<DocumentURI> = []
  /// What was held of them before, until somebody has time to let it go.
  private var replacedEntries: [Snapshot.Entry] = []
  /// The documents that were opened since the last look at them.
  private var newDocuments: [DocumentURI] = []
  /// The revision for which all that is shown is right, as far as that can be told.
  private(set) var settledRevision = 0
  /// The open documents with a text or settings of which no diagnostics are known.
  private var due: Set<DocumentURI> = []
  /// Counts the changes of any text.
  private(set) var revision = 0
  /// Counts the changes of anything but the texts of open documents.
  private(set) var diskRevision = 0
  /// That of which the client has last heard everything.
  private(set) var reportedDiskRevision: Int?
  /// Whether diagnostics that the client has asked for may be others now.
  private var hasStaleReports = false
  private var hasReported = false
  /// Whether the client has asked for lenses.
  private var hasLenses = false
  /// The model of this revision, once somebody has asked for it.
  private var project: PendingModel?
  /// The last model, while only texts of open documents have changed since.
  private var lastProject: EarlierModel?

  init(
    rules: @autoclosure @escaping @Sendable () -> [Rule], version: String, fileSystem: FileSystem, jobs: Int
  ) {
    allRules = rules
    self.version = version
    self.fileSystem = fileSystem
    self.jobs = jobs
  }

  var rules: [Rule] { allRules() }

  /// Set once the client has said `exit`.
  var exitStatus: Int32? {
    if case .exited(let status) = phase { status } else { nil }
  }

  mutating func takeOutgoing() -> [JSON] {
    defer { outgoing = [] }
    return outgoing
  }

  mutating func ask(_ inquiry: some Inquiry) { outgoing.append(inquiries.add(inquiry)) }

  /// Takes the client's answer, nil for a refusal. What was never asked is passed over.
  mutating func take(_ result: JSON?, for id: RequestID) { inquiries.take(id)?.take(result, in: &self) }
}

// MARK: - Documents

extension Session {
  /// Begins a revision in which anything may be different.
  mutating func newRevision() {
    _ = nextRevision()
    diskRevision += 1
  }

  /// Notes that diagnostics are other ones for a reason that the client does not see.
  mutating func expireReports() { hasStaleReports = hasReported }

  private mutating func nextRevision() -> Int {
    revision += 1
    project = nil
    lastProject = nil
    return revision
  }

  /// Begins a revision that differs from the one before in the text of one document.
  private mutating func nextRevision(editing uri: DocumentURI) -> Int {
    var last = project.map { EarlierModel(model: $0, revision: revision) } ?? lastProject
    last?.noteEdit(of: uri)
    _ = nextRevision()
    lastProject = last
    return revision
  }

  mutating func open(_ uri: DocumentURI, version: Int?, text: SourceText) {
    newRevision()
    documents[uri] = OpenDocument(uri: uri, version: version, text: text, revision: revision)
    newDocuments.append(uri)
    needsCheck(uri)
    projects.add(uri)
    settings.open(uri)
    focus = uri
    lookAgain(around: uri)
  }

  /// Changes an open document where it lies: as an optional value it would be copied, with every key.
  @discardableResult private mutating func withDocument<Result>(
    _ uri: DocumentURI, _ body: (inout OpenDocument) -> Result
  ) -> Result? {
    documents.index(forKey: uri).map { body(&documents.values[$0]) }
  }

  /// Notes that a document has another text or other settings than before.
  private mutating func needsCheck(_ uri: DocumentURI) {
    due.insert(uri)
    staleEntries.insert(uri)
  }

  /// Takes a new text of an open document.
  mutating func change(_ uri: DocumentURI, to edited: EditedText, version: Int?) {
    let revision = nextRevision(editing: uri)
    withDocument(uri) { $0.change(edited, version: version, revision: revision) }
    needsCheck(uri)
  }

  /// What is open is on the disk now.
  mutating func save(_ uri: DocumentURI) {
    guard let facts = withDocument(uri, { $0.facts() }) else { return }
    projects.save(facts, of: uri)
    diskRevision += 1
    refreshLenses()
    lookAgain(around: uri)
  }

  mutating func close(_ uri: DocumentURI) {
    guard let document = documents.removeValue(forKey: uri) else { return }
    newRevision()
    entries[uri] = nil
    due.remove(uri)
    settings.close(uri)
    lookAgain(around: uri)
    if !client.pullsDiagnostics { outgoing.append(publication(of: [], in: document, for: client)) }
  }

  /// Notes that the client asks about a document; there is no message for its coming to the front.
  mutating func focus(on uri: DocumentURI) {
    guard focus != uri, documents[uri] != nil else { return }
    focus = uri
    lookAgain(around: uri)
  }

  /// Reads the disk again, unless the client or the server watches it.
  private mutating func lookAgain(around uri: DocumentURI) {
    if watching == .server || client.registersWatchers && projects.isInFolder(uri) { return }
    expireDisk()
  }
}

// MARK: - Projects

extension Session {
  mutating func takeProjectQuestion() -> KnownProjects.Question? {
    guard let question = projects.takeQuestion(open: documents.keys) else { return nil }
    offerToShowIndexing()
    return question
  }

  /// Takes the projects around the paths that were asked for.
  mutating func load(_ files: ProjectFiles, for question: KnownProjects.Question) {
    let open = Set(documents.keys.map(\.path))
    if projects.load(files, for: question, isOpen: open.contains) {
      newRevision()
      expireReports()
      refreshLenses()
    }
    logFailures(files.failures, except: open.contains)
    trace("read \(question.paths.map(\.description).joined(separator: ", ")): \(files.all.count) files")
    endShowing("\(files.all.count) files")
  }

  /// Lenses stay as the client has them until it asks again, which it does on its own about a text that it has changed.
  private mutating func refreshLenses() {
    if hasLenses, client.refreshesLenses { ask(CodeLensRefresh()) }
  }
}

// MARK: - Settings

extension Session {
  /// The documents whose settings are to be found now.
  mutating func takeSettingsQuestion() -> KnownSettings.Question? { settings.takeQuestion(open: documents.keys) }

  mutating func take(_ answer: KnownSettings.Answer) {
    outgoing += settings.messages(about: answer, for: client)
    let news = settings.take(answer, rules: rules) { [documents] uri in documents[uri] != nil }
    if !news.isEmpty {
      newRevision()
      expireReports()
      newSettings(of: news)
    }
  }

  private mutating func newSettings(of uris: some Sequence<DocumentURI>) {
    for uri in uris {
      withDocument(uri) { [revision] in $0.dueRevision = revision }
      needsCheck(uri)
    }
  }

  /// Takes what the user has set in the editor: documents without a file have no settings but these.
  mutating func prefer(_ configuration: Configuration) {
    settings.prefer(configuration)
    newRevision()
    newSettings(of: documents.keys)
    expireReports()
  }
}

// MARK: - Snapshots and checks

extension Session {
  /// The state of this moment, for a task. The model is built once a revision, by whoever waits for it first.
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
      client: client, revision: revision, entries: entries, project: model(), checks: checks, closedFiles: closedFiles,
      actions: actions, documentations: documentations, diskRevision: diskRevision, folders: projects.folders,
      preferences: settings.preferences, rules: rules,
      fileSystem: fileSystem, jobs: jobs, notify: notify, ask: ask)
  }

  /// Whether a document's settings and project have been looked for.
  func isPlaceKnown(of uri: DocumentURI) -> Bool { settings.isKnown(uri) && projects.areKnown }

  /// Scans new documents of which nothing can be said yet, while the disk is asked about the places where they are.
  mutating func scanNewDocuments() {
    for uri in newDocuments where !isPlaceKnown(of: uri) { withDocument(uri) { _ = $0.facts() } }
    newDocuments = []
  }

  /// The model of the files on the disk, in which open documents take the place of theirs. Begins to build it unless that
  /// takes no time.
  private mutating func model() -> PendingModel {
    if let project { return project }
    let model = lastProject?.model(with: entries) ?? newModel()
    project = model
    return model
  }

  /// In the document in front of the user also names will be edited.
  private func newModel() -> PendingModel {
    let files = projects.files.merging(entries.values.map { ($0.facts.path, $0.facts) }) { _, open in open }
    let coverage = projects.coverage(withOpen: documents.keys)
    let surroundings = settings.surroundings
    let edited = focus.flatMap { entries[$0]?.facts.path }
    return .inTheMaking(
      Task {
        ProjectModel(
          joining: files.values.sorted { $0.path < $1.path }, coverage: coverage, surroundings: surroundings,
          editing: edited)
      })
  }

  /// The open documents that have to be checked themselves. Before its settings are known, a document is not checked.
  var dueDocuments: [DocumentURI] { due.filter(settings.isKnown) }

  /// Whether a document may have other diagnostics at this revision: one that is due, or one that something around it concerns.
  var hasDocumentsToCheck: Bool {
    settledRevision < revision && (due.count < documents.count || due.contains(where: settings.isKnown))
  }

  /// Whether a check of what is due takes no longer than to ask somebody else for it.
  var isCheckedQuickly: Bool {
    guard case .known = project else { return false }
    return due.allSatisfy { documents[$0]?.isCheckedQuickly ?? true }
  }

  /// Lets go what was replaced, which takes a while for a tree: not before the client has got what it waits for.
  mutating func releaseReplaced() {
    replacedEntries = []
    if case .known = project { lastProject = nil }
  }

  /// Takes note that for a revision all documents have been looked at that were not waiting for their settings.
  mutating func settle(at revision: Int) { settledRevision = revision }

  /// Takes the model of a revision, which has been made by now.
  mutating func take(_ model: ProjectModel, of revision: Int) {
    if revision == self.revision { project = .known(model) }
    if revision == lastProject?.revision { lastProject?.model = .known(model) }
  }

  /// Takes the diagnostics that a check found, and tells the client, unless the text has changed since.
  mutating func take(_ diagnostics: [Diagnostic], of uri: DocumentURI, at checkedRevision: Int) {
    guard let document = documents[uri], document.revision <= checkedRevision else { return }
    let isTextNew = document.revision > document.checkedRevision
    let isNews = document.diagnostics != diagnostics
    if document.dueRevision <= checkedRevision { due.remove(uri) }
    withDocument(uri) { document in
      document.noteCheck(at: checkedRevision)
      document.diagnostics = diagnostics
    }
    if client.pullsDiagnostics {
      // A client asks on its own about a text that it has changed.
      if isNews, !isTextNew { hasStaleReports = true }
      return
    }
    if isTextNew || isNews { outgoing.append(publication(of: diagnostics, in: document, for: client)) }
  }
}

// MARK: - Requests that wait

extension Session {
  mutating func hold(_ id: RequestID, _ request: any Request) { held.append((id, request)) }

  /// The requests that waited and are to be answered now.
  mutating func takeAnswerable() -> [(id: RequestID, request: any Request)] {
    let waiting = held
    let answerable = waiting.filter { $0.request.isAnswerable(in: self) }
    if !answerable.isEmpty { held = waiting.filter { !$0.request.isAnswerable(in: self) } }
    return answerable
  }

  /// Notes that the client asks for diagnostics, and whether it asks for those of all files.
  mutating func noteReport(ofAllFiles: Bool) {
    hasReported = true
    if ofAllFiles { reportedDiskRevision = diskRevision }
  }

  mutating func noteLenses() { hasLenses = true }

  mutating func cancelHeldRequest(_ id: RequestID, _ reason: ResponseError = .cancelled) {
    guard let index = held.firstIndex(where: { $0.id == id }) else { return }
    held.remove(at: index)
    outgoing.append(Reply.failure(id, reason))
  }

  /// Nobody waits any longer for what is not known by now. Only requests for diagnostics wait.
  mutating func abandonHeldRequests() {
    for id in held.map(\.id) { cancelHeldRequest(id, .abandoned("the session is over", askAgain: false)) }
  }

  /// Tells a client that asks for diagnostics that what it has been told may be wrong now.
  mutating func refreshReports() {
    guard hasStaleReports, phase == .running else { return }
    hasStaleReports = false
    if client.pullsDiagnostics { ask(DiagnosticRefresh()) }
  }
}
