import JSONText
import TextModel
import Workspace

/// What the client is told besides answers and diagnostics.
extension Session {
  /// Tells the client's log that something cannot be done.
  mutating func log(_ message: String) {
    outgoing.append(Reply.notification("window/logMessage", ["type": 2, "message": JSON(message)]))
  }

  /// Tells a client that wants to know what the server does.
  mutating func trace(_ message: @autoclosure () -> String, took duration: Duration? = nil) {
    guard traceLevel != .off else { return }
    let details = traceLevel == .verbose ? duration.map { "\($0)" } : nil
    outgoing.append(
      Reply.notification("$/logTrace", .object(["message": JSON(message()), "verbose": details.map { JSON($0) }])))
  }

  /// Tells once what of the projects cannot be read: what depends on it is not reported.
  mutating func logFailures(_ failures: [FileError], except isExpected: (FilePath) -> Bool) {
    let failures = Set(failures.filter { !isExpected($0.path) })
    for failure in failures.subtracting(loggedFailures).sorted(by: { $0.path < $1.path }) {
      log("cannot be read: \(failure)")
    }
    loggedFailures = failures
  }

  // MARK: Work that is under way

  /// Asks a client to show that projects are read for the first time. Later it is done before anybody could see it.
  mutating func offerToShowIndexing() {
    guard isReady, client.showsProgress, indexing == nil, projects.areReadForTheFirstTime else { return }
    let work = WorkDone(token: "uibridge-index")
    indexing = .offered
    ask(ProgressInquiry(work: work))
  }

  /// The client takes the offer, perhaps too late.
  mutating func beginShowing(_ work: WorkDone) {
    guard projects.areReadForTheFirstTime else { return }
    indexing = .shown(work)
    outgoing.append(work.beginning("Reading the project"))
  }

  mutating func endShowing(_ message: String) {
    guard case .shown(let work) = indexing else { return }
    indexing = .offered
    outgoing.append(work.end(message))
  }
}

/// What the client shows of the first reading of the projects.
enum Indexing: Hashable {
  case offered
  case shown(WorkDone)
}
