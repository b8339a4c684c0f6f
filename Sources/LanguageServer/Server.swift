import BridgeModel
import EditorFeatures
import JSONText
import LintEngine
import Workspace

/// Everything that can wake the server. The list is closed, so this enum is also the server's table of contents.
private enum Event: Sendable {
  /// Bytes from the client; none at the end of its input.
  case received([UInt8])
  /// What was written last has gone; false when nobody listens any more.
  case written(Bool)
  case answered(Answer)
  /// A notification that comes before an answer.
  case said(JSON)
  /// A request to the client that comes before an answer.
  case asked(any Inquiry)
  case checked(DocumentURI, [Diagnostic], revision: Int)
  case checkEnded(ProjectModel, revision: Int, isWhole: Bool)
  case loaded(ProjectFiles, for: KnownProjects.Question)
  case configured(KnownSettings.Answer)
  /// Something has happened on the disk.
  case changed([FileChange])
  /// The process that has started this one is gone.
  case orphaned
  /// The session has been over for a while.
  case outOfPatience
}

/// What a task has found for a request.
private struct Answer: Sendable {
  var id: RequestID
  var request: any Request
  /// From which it was found.
  var revision: Int
  var result: Result<JSON, ResponseError>
  var duration: Duration

  init(
    to request: any Request, _ id: RequestID, _ result: Result<JSON, ResponseError>, at revision: Int,
    since start: ContinuousClock.Instant
  ) {
    self.id = id
    self.request = request
    self.revision = revision
    self.result = result
    duration = .now - start
  }
}

/// Serves one client until it says `exit`, its input ends, it stops listening or its process is gone, and returns the exit
/// status.
///
/// Events are taken strictly in order, and only this loop changes the session. Requests and checks work on snapshots in
/// tasks of their own, so a slow one never delays typing; their results come back as events. What takes less time than to
/// have it done elsewhere is done at once. Bytes are asked for only when those before them are dealt with, so that a flood
/// waits in the pipe, and a burst of edits arrives together and is checked once. A client that does not read delays
/// nothing: what is for it waits in an `Outbox`. The rules are asked for when there is something to check.
public func serve(
  _ connection: Connection, rules: @autoclosure @escaping @Sendable () -> [Rule], version: String,
  fileSystem: FileSystem, jobs: Int
) async -> Int32 {
  let queue = EventQueue<Server>()
  let session = Session(rules: rules(), version: version, fileSystem: fileSystem, jobs: jobs)
  return await withCheckedContinuation { ended in
    var server = Server(connection: connection, queue: queue, session: session, ended: ended)
    server.goOn()
    queue.start(with: server)
  }
}

/// What is tried before somebody waits for it.
private enum Rehearsal { case check, hover }

private struct Server: EventTaker {
  let connection: Connection
  let queue: EventQueue<Server>
  /// Gets the exit status.
  let ended: CheckedContinuation<Int32, Never>
  var session: Session
  var nextRehearsal: Rehearsal? = .check
  var decoder = FrameDecoder()
  var outbox = Outbox()
  var check: Task<Void, Never>?
  var watch: Task<Void, Never>?
  var tidying: Task<Void, Never>?
  /// Whether the client may have more to say.
  var isListening = true
  var isReading = false
  var isWriting = false
  var hasEnded = false

  init(
    connection: Connection, queue: EventQueue<Server>, session: Session, ended: CheckedContinuation<Int32, Never>
  ) {
    self.connection = connection
    self.queue = queue
    self.ended = ended
    self.session = session
  }

  mutating func take(_ event: Event) -> Bool {
    note(event)
    if !hasEnded { goOn() }
    if hasEnded {
      watch?.cancel()
      tidying?.cancel()
      ended.resume(returning: session.exitStatus ?? 1)
    }
    return !hasEnded
  }

  private mutating func note(_ event: Event) {
    switch event {
    case .received(let bytes): receive(bytes)
    case .written(let isHeard):
      isWriting = false
      hasEnded = !isHeard
    case .answered(let answer):
      take(answer)
      tidyUpSoon()
    case .said(let message): session.outgoing.append(message)
    case .asked(let inquiry): session.ask(inquiry)
    case .checked(let uri, let diagnostics, let revision): session.take(diagnostics, of: uri, at: revision)
    case .checkEnded(let model, let revision, let isWhole):
      check = nil
      session.take(model, of: revision)
      if isWhole { session.settle(at: revision) }
      tidyUpSoon()
    case .loaded(let files, let question): session.load(files, for: question)
    case .configured(let answer): session.take(answer)
    case .changed(let changes): session.take(changes)
    case .orphaned: hasEnded = true
    case .outOfPatience: if isWriting { hasEnded = true } else { waitForReader() }
    }
  }

  /// Begins what is due, and ends when nothing is left to do. Answers go out before anything is looked at of which nobody
  /// has asked.
  mutating func goOn() {
    write()
    if session.isToWatchFolders { session.watchFolders { [queue] in queue.add(.changed($0)) } }
    find()
    if !outbox.isFull { for (id, request) in session.takeAnswerable() { answer(id, request) } }
    if !isListening { session.abandonHeldRequests() }
    diagnose()
    write()
    session.releaseReplaced()
    read()
    session.scanNewDocuments()
    rehearse()
    if !isListening, session.running.isEmpty, check == nil, !isWriting { hasEnded = true }
  }
}

// MARK: - The client

extension Server {
  private mutating func receive(_ bytes: [UInt8]) {
    isReading = false
    let revision = session.revision
    for frame in decoder.decode(bytes) {
      guard let (id, request) = session.receive(frame) else { continue }
      if request.isAnswerable(in: session) { answer(id, request) } else { session.hold(id, request) }
    }
    if session.revision != revision || session.exitStatus != nil { check?.cancel() }
    if watch == nil, let process = session.clientProcess {
      watch = Task { [connection, queue] in
        await connection.waitForEnd(process)
        queue.add(.orphaned)
      }
    }
    isListening = !bytes.isEmpty && session.exitStatus == nil
    if !isListening { waitForReader() }
  }

  /// Has the facts read that the first check will need, and after it those for the first hover, while nobody waits for them
  /// yet. A server without documents does not need the latter.
  private mutating func rehearse() {
    switch nextRehearsal {
    case .check where session.phase == .running:
      nextRehearsal = .hover
      Task { rehearseCheck() }
    case .hover where session.settledRevision > 0:
      nextRehearsal = nil
      Task { rehearseHover() }
    default: break
    }
  }

  private mutating func read() {
    guard isListening, !isReading, !outbox.isFull else { return }
    isReading = true
    connection.read { [queue] in queue.add(.received($0)) }
  }

  private mutating func write() {
    for message in session.takeOutgoing() { outbox.add(message) }
    guard !isWriting, !outbox.isEmpty else { return }
    isWriting = true
    connection.write(outbox.takePacket()) { [queue] in queue.add(.written($0)) }
  }

  /// Who has gone need not read the rest.
  private func waitForReader() {
    Task { [queue] in
      try? await Task.sleep(for: .seconds(2))
      queue.add(.outOfPatience)
    }
  }
}

// MARK: - Tasks

extension Server {
  private mutating func answer(_ id: RequestID, _ request: any Request) {
    request.note(in: &session)
    let snapshot = session.snapshot(
      notifying: { [queue] in queue.add(.said($0)) }, asking: { [queue] in queue.add(.asked($0)) })
    let start = ContinuousClock.now
    if session.isCheckedQuickly, let result = resultAtOnce(of: request, in: snapshot) {
      return take(Answer(to: request, id, result, at: snapshot.revision, since: start))
    }
    let task = Task { [queue] in
      let result = await result(of: request, in: snapshot)
      queue.add(.answered(Answer(to: request, id, result, at: snapshot.revision, since: start)))
    }
    session.running[id] = (request, task)
  }

  private mutating func take(_ answer: Answer) {
    session.running[answer.id] = nil
    session.trace("answered \(type(of: answer.request).method) (\(answer.id.json))", took: answer.duration)
    var result = answer.result
    if case .success = result, let error = answer.request.refusal(in: session, answeredAt: answer.revision) {
      result = .failure(error)
    }
    switch result {
    case .success(let json): session.outgoing.append(Reply.success(answer.id, json))
    case .failure(let error): session.outgoing.append(Reply.failure(answer.id, error))
    }
  }

  /// Asks the disk what is not known.
  private mutating func find() {
    let (fileSystem, jobs) = (session.fileSystem, session.jobs)
    if let question = session.takeProjectQuestion() {
      Task { [queue] in
        let files = await ProjectFiles(
          around: question.paths(in: fileSystem), in: fileSystem, jobs: jobs, known: question.known,
          packingTexts: true, open: question.documents)
        queue.add(.loaded(files, for: question))
      }
    }
    if let question = session.takeSettingsQuestion() {
      Task { [queue, rules = session.rules] in
        queue.add(.configured(KnownSettings.Answer(for: question, in: fileSystem, rules: rules)))
      }
    }
  }

  private mutating func diagnose() {
    guard check == nil else { return }
    guard session.exitStatus == nil, session.hasDocumentsToCheck else { return session.refreshReports() }
    var (due, snapshot) = (session.dueDocuments, session.snapshot())
    if session.isCheckedQuickly, let isWhole = checkAtOnce(due, in: snapshot) {
      if isWhole { return session.refreshReports() }
      due = []
    }
    check = Task { [queue, due, snapshot] in
      let isWhole = await snapshot.check(due) { uri, diagnostics in
        queue.add(.checked(uri, diagnostics, revision: snapshot.revision))
        return !Task.isCancelled
      }
      queue.add(.checkEnded(await snapshot.project.value, revision: snapshot.revision, isWhole: isWhole))
    }
  }

  /// What took a task has left much that nobody needs afterwards. While tasks follow each other it is needed again.
  private mutating func tidyUpSoon() {
    tidying?.cancel()
    tidying = Task {
      guard (try? await Task.sleep(for: .milliseconds(300))) != nil else { return }
      returnFreeMemory()
    }
  }
}

extension Server {
  /// Checks documents without a task, and returns whether that was all; nil where nothing could be checked so.
  private mutating func checkAtOnce(_ due: [DocumentURI], in snapshot: Snapshot) -> Bool? {
    guard let (found, isWhole) = snapshot.checkAtOnce(due) else { return nil }
    for (uri, diagnostics) in found { session.take(diagnostics, of: uri, at: snapshot.revision) }
    if isWhole { session.settle(at: snapshot.revision) }
    return isWhole
  }
}

/// Nil where that may take longer.
private func resultAtOnce(of request: some Request, in snapshot: Snapshot) -> Result<JSON, ResponseError>? {
  do throws(ResponseError) {
    return try request.resultAtOnce(in: snapshot).map { .success($0) }
  } catch {
    return .failure(error)
  }
}

/// Every request gets exactly one answer, also when it was cancelled.
private func result(of request: some Request, in snapshot: Snapshot) async -> Result<JSON, ResponseError> {
  do throws(ResponseError) {
    let result = try await request.result(in: snapshot)
    return Task.isCancelled ? .failure(.cancelled) : .success(result)
  } catch {
    return .failure(error)
  }
}
