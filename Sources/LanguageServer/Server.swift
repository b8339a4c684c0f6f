import BridgeModel
import JSONText
import LintEngine
import Workspace

/// Everything that can wake the server. The list is closed, so this enum is also the server's table of contents.
private enum Event: Sendable {
  /// Bytes from the client; none at the end of its input.
  case received([UInt8])
  case answered(RequestID, JSON)
  /// A notification that comes before an answer.
  case said(JSON)
  case checked(DocumentURI, [Diagnostic], revision: Int)
  case checkEnded
  case loaded(ProjectFiles, for: KnownProjects.Question)
  case configured(KnownSettings.Answer)
  /// The process that has started this one is gone.
  case orphaned
}

/// Serves one client until it says `exit`, its input ends, it stops listening or its process is gone, and returns the exit
/// status.
///
/// Events are taken strictly in order, and only this loop changes the session. Requests and checks work on snapshots in
/// tasks of their own, so a slow one never delays typing; their results come back as events. Bytes are asked for only
/// when those before them are dealt with, so that a flood waits in the pipe, and a burst of edits arrives together and
/// is checked once.
public func serve(
  _ connection: Connection, rules: [Rule], version: String, fileSystem: FileSystem, jobs: Int
) async -> Int32 {
  var session = Session(rules: rules, version: version, fileSystem: fileSystem, jobs: jobs)
  var decoder = FrameDecoder()
  var check: Task<Void, Never>?
  var isListening = true
  var watch: Task<Void, Never>?
  defer { watch?.cancel() }
  let (events, queue) = AsyncStream.makeStream(of: Event.self)
  Task { queue.yield(.received(await connection.read())) }

  func answer(_ id: RequestID, _ request: any Request) {
    session.willAnswer(request)
    let snapshot = session.snapshot { queue.yield(.said($0)) }
    session.running[id] = Task { queue.yield(.answered(id, await reply(to: id, request, in: snapshot))) }
  }

  for await event in events {
    switch event {
    case .received(let bytes):
      let revision = session.revision
      for frame in decoder.decode(bytes) {
        guard let (id, request) = session.receive(frame) else { continue }
        if request.isAnswerable(in: session) { answer(id, request) } else { session.hold(id, request) }
      }
      if session.revision != revision { check?.cancel() }
      if watch == nil, let process = session.clientProcess {
        watch = Task {
          await connection.waitForEnd(process)
          queue.yield(.orphaned)
        }
      }
      isListening = !bytes.isEmpty && session.exitStatus == nil
      if isListening { Task { queue.yield(.received(await connection.read())) } }
    case .answered(let id, let reply):
      session.running[id] = nil
      session.outgoing.append(reply)
    case .said(let message): session.outgoing.append(message)
    case .checked(let uri, let diagnostics, let revision): session.take(diagnostics, of: uri, at: revision)
    case .checkEnded: check = nil
    case .loaded(let files, let question): session.load(files, for: question)
    case .configured(let answer): session.take(answer)
    case .orphaned: return 1
    }

    if let question = session.takeProjectQuestion() {
      Task {
        let files = await ProjectFiles(around: question.paths, in: fileSystem, jobs: jobs, known: question.known)
        queue.yield(.loaded(files, for: question))
      }
    }
    if let question = session.takeSettingsQuestion() {
      Task { queue.yield(.configured(KnownSettings.Answer(for: question, in: fileSystem, rules: rules))) }
    }
    for (id, request) in session.takeAnswerable() { answer(id, request) }
    if !isListening { session.cancelHeldRequests() }
    if check == nil, session.exitStatus == nil, !session.documentsToCheck.isEmpty {
      let (snapshot, uris) = (session.snapshot(), session.documentsToCheck)
      check = Task { await diagnose(uris, in: snapshot, queue) }
    }
    if check == nil { session.refreshReports() }
    guard connection.send(session.takeOutgoing()) else { break }
    if !isListening, session.running.isEmpty, check == nil { break }
  }
  return session.exitStatus ?? 1
}

/// Every request gets exactly one answer, also when it was cancelled.
private func reply(to id: RequestID, _ request: some Request, in snapshot: Snapshot) async -> JSON {
  do throws(ResponseError) {
    let result = try await request.result(in: snapshot)
    return Task.isCancelled ? Reply.failure(id, .cancelled) : Reply.success(id, result)
  } catch {
    return Reply.failure(id, error)
  }
}

/// Checks documents one after the other; when it is cancelled, those that are left are checked by the next one.
private func diagnose(_ uris: [DocumentURI], in snapshot: Snapshot, _ queue: AsyncStream<Event>.Continuation) async {
  await snapshot.checks.keep(only: snapshot.entries.keys)
  for uri in uris {
    guard !Task.isCancelled, let entry = snapshot.entries[uri] else { break }
    queue.yield(.checked(uri, await snapshot.diagnostics(of: entry), revision: snapshot.revision))
  }
  queue.yield(.checkEnded)
}

extension Connection {
  /// Writes messages with their headers, all at once; false when nobody listens any more.
  fileprivate func send(_ messages: [JSON]) -> Bool {
    guard !messages.isEmpty else { return true }
    var bytes: [UInt8] = []
    for message in messages {
      let content = message.utf8
      bytes += "Content-Length: \(content.count)\r\n\r\n".utf8
      bytes += content
    }
    return write(bytes)
  }
}
