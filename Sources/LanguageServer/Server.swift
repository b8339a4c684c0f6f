import BridgeModel
import EditorFeatures
import JSONText
import LintEngine
import Workspace

/// All events that the server handles.
private enum Event: Sendable {
  /// Bytes from the client; empty at the end of its input.
  case received([UInt8])
  /// The last write has finished; false if the client has disconnected.
  case written(Bool)
  case answered(Answer)
  /// A notification to send before an answer.
  case notified(JSON)
  /// A request to send to the client before an answer.
  case inquired(any Inquiry)
  case checked(DocumentURI, [Diagnostic], revision: Int)
  case checkEnded(ProjectModel, revision: Int, isWhole: Bool)
  case loaded(KnownProjects.Answer)
  /// The model has many changed files now.
  case followed(LargeChange.Result)
  case configured(KnownSettings.Answer)
  /// Files or folders have changed on disk.
  case changed([FileChange])
  /// The process that started this server has ended.
  case parentExited
  /// A fixed time has passed since the client's input ended.
  case timedOut
}

/// The answer that was found for a request.
private struct Answer: Sendable {
  var id: RequestID
  var request: any Request
  /// The session revision from which the answer was found.
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

/// Serves one client until it sends `exit`, its input ends, it stops reading, or its process ends. Returns the exit
/// status.
///
/// The server processes events strictly in order, and only this loop changes the session. Requests and checks work on
/// snapshots in separate tasks, so a slow one never delays typing; their results come back as events. Work that takes
/// less time than starting a task is done synchronously. The server reads more bytes only after it has processed those
/// before them, so a flood waits in the pipe, and a burst of edits arrives together and is checked once. A client that
/// doesn't read delays nothing, because its messages wait in an `Outbox`. `rules` isn't evaluated before the rules are
/// needed.
public func serve(
  _ connection: Connection, rules: @autoclosure @escaping @Sendable () -> [Rule], version: String,
  fileSystem: FileSystem, jobs: Int
) async -> Int32 {
  let queue = EventQueue<Server>()
  let session = Session(rules: rules(), version: version, fileSystem: fileSystem, jobs: jobs)
  return await withCheckedContinuation { ended in
    var server = Server(connection: connection, queue: queue, session: session, ended: ended)
    server.startDueWork()
    queue.start(with: server)
  }
}

/// The warm-up runs that load the fact tables before the first request needs them.
private enum WarmUp { case check, hover }

private struct Server: EventHandler {
  let connection: Connection
  let queue: EventQueue<Server>
  /// Receives the exit status.
  let ended: CheckedContinuation<Int32, Never>
  var session: Session
  var nextWarmUp: WarmUp? = .check
  var decoder = FrameDecoder()
  var outbox = Outbox()
  var check: Task<Void, Never>?
  var watch: Task<Void, Never>?
  var memoryReturn: Task<Void, Never>?
  /// Whether more messages can arrive: the input hasn't ended, and the client hasn't sent `exit`.
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

  mutating func handle(_ event: Event) -> Bool {
    process(event)
    if !hasEnded { startDueWork() }
    if hasEnded {
      watch?.cancel()
      memoryReturn?.cancel()
      ended.resume(returning: session.exitStatus ?? 1)
    }
    return !hasEnded
  }

  private mutating func process(_ event: Event) {
    switch event {
    case .received(let bytes): receive(bytes)
    case .written(let isHeard):
      isWriting = false
      hasEnded = !isHeard
    case .answered(let answer):
      send(answer)
      returnFreeMemorySoon()
    case .notified(let message): session.outgoing.append(message)
    case .inquired(let inquiry): session.ask(inquiry)
    case .checked(let uri, let diagnostics, let revision): session.store(diagnostics, of: uri, at: revision)
    case .checkEnded(let model, let revision, let isWhole):
      check = nil
      session.store(model, of: revision)
      if isWhole { session.settle(at: revision) }
      returnFreeMemorySoon()
    case .loaded(let answer):
      session.load(answer)
      session.prepareModel()
    case .followed(let result): session.store(result)
    case .configured(let answer): session.store(answer)
    case .changed(let changes): session.handle(changes)
    case .parentExited: hasEnded = true
    case .timedOut: if isWriting { hasEnded = true } else { waitForReader() }
    }
  }

  /// Starts all work that is due, and ends the session if nothing is left to do. Answers are sent before any work that
  /// the client didn't request.
  mutating func startDueWork() {
    write()
    if session.isToWatchFolders { session.watchFolders { [queue] in queue.add(.changed($0)) } }
    startReading()
    if !outbox.isFull { for (id, request) in session.popAnswerable() { answer(id, request) } }
    if !isListening, !session.settings.arePending, !session.projects.areBeingRead { session.abandonHeldRequests() }
    diagnose()
    if let change = session.nextLargeChange() {
      Task { [queue] in queue.add(.followed(change.followed())) }
    }
    write()
    session.releaseReplaced()
    read()
    session.scanNewDocuments()
    warmUp()
    if !isListening, session.running.isEmpty, !session.isHoldingRequests, check == nil, !isWriting { hasEnded = true }
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
        queue.add(.parentExited)
      }
    }
    isListening = !bytes.isEmpty && session.exitStatus == nil
    if !isListening { waitForReader() }
  }

  /// Loads the fact tables for the first check, and after that check those for the first hover, before a request needs
  /// them. A server without documents doesn't need the tables for hovers.
  private mutating func warmUp() {
    switch nextWarmUp {
    case .check where session.phase == .running:
      nextWarmUp = .hover
      Task { warmUpChecks() }
    case .hover where session.settledRevision > 0:
      nextWarmUp = nil
      Task { warmUpHovers() }
    default: break
    }
  }

  private mutating func read() {
    guard isListening, !isReading, !outbox.isFull else { return }
    isReading = true
    connection.read { [queue] in queue.add(.received($0)) }
  }

  private mutating func write() {
    for message in session.popOutgoing() { outbox.add(message) }
    guard !isWriting, !outbox.isEmpty else { return }
    isWriting = true
    connection.write(outbox.popPacket()) { [queue] in queue.add(.written($0)) }
  }

  /// Sends `timedOut` in two seconds. If a write is still unfinished then, the client has stopped reading and the
  /// session ends.
  private func waitForReader() {
    Task { [queue] in
      try? await Task.sleep(for: .seconds(2))
      queue.add(.timedOut)
    }
  }
}

// MARK: - Tasks

extension Server {
  private mutating func answer(_ id: RequestID, _ request: any Request) {
    request.note(in: &session)
    let snapshot = session.snapshot(
      notifying: { [queue] in queue.add(.notified($0)) }, asking: { [queue] in queue.add(.inquired($0)) })
    let start = ContinuousClock.now
    if session.isCheckedQuickly, let result = immediateResult(of: request, in: snapshot) {
      return send(Answer(to: request, id, result, at: snapshot.revision, since: start))
    }
    let task = Task { [queue] in
      let result = await result(of: request, in: snapshot)
      queue.add(.answered(Answer(to: request, id, result, at: snapshot.revision, since: start)))
    }
    session.running[id] = (request, task)
  }

  private mutating func send(_ answer: Answer) {
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

  /// Starts reading the projects and settings that aren't known yet.
  private mutating func startReading() {
    let (fileSystem, jobs) = (session.fileSystem, session.jobs)
    if let question = session.nextProjectQuestion() {
      Task { [queue] in
        let files = await ProjectFiles(
          around: question.paths(in: fileSystem), in: fileSystem, jobs: jobs, known: question.known.files,
          packingTexts: true, open: question.documents)
        queue.add(.loaded(KnownProjects.Answer(files, to: question)))
      }
    }
    if let question = session.nextSettingsQuestion() {
      Task { [queue, rules = session.rules] in
        queue.add(.configured(KnownSettings.Answer(for: question, in: fileSystem, rules: rules)))
      }
    }
  }

  private mutating func diagnose() {
    guard check == nil else { return }
    guard session.exitStatus == nil, session.hasDocumentsToCheck else { return session.refreshReports() }
    var (due, snapshot) = (session.dueDocuments, session.snapshot())
    if session.isCheckedQuickly, let isWhole = checkImmediately(due, in: snapshot) {
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

  /// Returns free memory to the system 300 milliseconds after the last task. A task leaves much unused memory, but the
  /// next one reuses it if it follows soon.
  private mutating func returnFreeMemorySoon() {
    memoryReturn?.cancel()
    memoryReturn = Task {
      guard (try? await Task.sleep(for: .milliseconds(300))) != nil else { return }
      returnFreeMemory()
    }
  }
}

extension Server {
  /// Checks documents without a task, and returns whether no other documents need a check; nil if nothing could be
  /// checked synchronously.
  private mutating func checkImmediately(_ due: [DocumentURI], in snapshot: Snapshot) -> Bool? {
    guard let (found, isWhole) = snapshot.checkImmediately(due) else { return nil }
    for (uri, diagnostics) in found { session.store(diagnostics, of: uri, at: snapshot.revision) }
    if isWhole { session.settle(at: snapshot.revision) }
    return isWhole
  }
}

/// The result of a request without a task; nil if that may take longer.
private func immediateResult(of request: some Request, in snapshot: Snapshot) -> Result<JSON, ResponseError>? {
  do throws(ResponseError) {
    return try request.immediateResult(in: snapshot).map { .success($0) }
  } catch {
    return .failure(error)
  }
}

/// The result of a request. Every request gets exactly one answer, even if the client canceled it.
private func result(of request: some Request, in snapshot: Snapshot) async -> Result<JSON, ResponseError> {
  do throws(ResponseError) {
    let result = try await request.result(in: snapshot)
    return Task.isCancelled ? .failure(.cancelled) : .success(result)
  } catch {
    return .failure(error)
  }
}
