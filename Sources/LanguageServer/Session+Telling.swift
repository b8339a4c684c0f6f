import JSONText
import TextModel
import Workspace

/// Messages to the client other than answers and diagnostics.
extension Session {
  /// Writes a warning to the client's log.
  mutating func log(_ message: String) {
    outgoing.append(Reply.notification("window/logMessage", ["type": 2, "message": JSON(message)]))
  }

  /// Sends a trace message to a client that has turned tracing on.
  mutating func trace(_ message: @autoclosure () -> String, took duration: Duration? = nil) {
    guard traceLevel != .off else { return }
    let details = traceLevel == .verbose ? duration.map { "\($0)" } : nil
    outgoing.append(
      Reply.notification("$/logTrace", .object(["message": JSON(message()), "verbose": details.map { JSON($0) }])))
  }

  /// Logs each file that cannot be read, once. Nothing that depends on such a file is reported.
  mutating func logFailures(_ failures: [FileError], except isExpected: (FilePath) -> Bool) {
    let failures = Set(failures.filter { !isExpected($0.path) })
    for failure in failures.subtracting(loggedFailures).sorted(by: { $0.path < $1.path }) {
      log("\(failure)")
    }
    loggedFailures = failures
  }

  /// Asks the client to request its lenses again. Otherwise it does so only for documents that it has changed.
  mutating func refreshLenses() {
    if hasLenses, client.refreshesLenses { ask(CodeLensRefresh()) }
  }

  // MARK: Progress

  /// Asks the client to show the first reading of the projects. Later readings are too short to be seen.
  mutating func offerToShowIndexing() {
    guard isReady, client.showsProgress, indexing == nil, projects.areReadForTheFirstTime else { return }
    let work = WorkDone(token: "uibridge-index")
    indexing = .offered
    ask(ProgressInquiry(work: work))
  }

  /// Handles the client's consent, which may come too late.
  mutating func beginShowing(_ work: WorkDone) {
    guard projects.areReadForTheFirstTime else { return }
    indexing = .shown(work)
    outgoing.append(work.beginning("Indexing the project"))
  }

  mutating func endShowing(_ message: String) {
    guard case .shown(let work) = indexing else { return }
    indexing = .offered
    outgoing.append(work.end(message))
  }
}

/// Whether the client shows the first reading of the projects.
enum Indexing: Hashable {
  case offered
  case shown(WorkDone)
}
