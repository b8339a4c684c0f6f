import JSONText
import TextModel

/// Asks for the diagnostics of all files in the client's folders.
struct WorkspaceDiagnosticRequest: Request {
  static let method = "workspace/diagnostic"

  /// Of the reports that the client has.
  var known: [DocumentURI: String] = [:]
  /// Under which the client takes parts of the answer.
  var token: RequestID?
  /// Under which the client shows that work is under way.
  var progress: RequestID?

  init(_ parameters: Fields) throws(ResponseError) {
    for previous in try parameters.objects("previousResultIds") {
      known[DocumentURI(try previous.string("uri"))] = try previous.string("value")
    }
    token = try parameters.optional("partialResultToken", parameters.token)
    progress = try parameters.optional("workDoneToken", parameters.token)
  }

  func note(in session: inout Session) { session.noteReport(ofAllFiles: true) }

  /// A client that takes parts asks again as soon as it is answered: it is answered when there is something new. One
  /// report of all files is made at a time, and none before it is known what is to be checked.
  func isAnswerable(in session: Session) -> Bool {
    session.projects.areKnown && session.documents.keys.allSatisfy(session.settings.isKnown)
      && (token == nil || session.reportedDiskRevision != session.diskRevision)
      && !session.running.values.contains { $0.request is WorkspaceDiagnosticRequest }
  }

  func result(in snapshot: Snapshot) async throws(ResponseError) -> JSON {
    let work = progress.map { WorkDone(token: $0.json) }
    if let work { snapshot.notify(work.beginning("Looking for faults in all files")) }
    let result = await result(of: snapshot)
    if let work { snapshot.notify(work.end()) }
    return result
  }

  private func result(of snapshot: Snapshot) async -> JSON {
    var parts = Parts(token: token, notify: snapshot.notify)
    var missing = known
    for entry in snapshot.entries.values where entry.document.uri.isFile {
      let report = DiagnosticReport(await snapshot.diagnostics(of: entry), in: entry.document, for: snapshot.client)
      parts.add(report.jsonOfWorkspace(after: missing.removeValue(forKey: report.uri)))
    }
    for report in await snapshot.closedFiles.reports(in: snapshot) {
      let known = missing.removeValue(forKey: report.uri)
      // Of most files there is nothing to say, and never was.
      if known != nil || !report.isEmpty { parts.add(report.jsonOfWorkspace(after: known)) }
    }
    // What is gone has no diagnostics any more.
    for (uri, known) in missing {
      parts.add(DiagnosticReport([], in: SourceText([]), of: uri, for: snapshot.client).jsonOfWorkspace(after: known))
    }
    return ["items": JSON(parts.rest)]
  }
}

/// The parts of an answer: sent as they come where the client takes them so.
private struct Parts {
  let token: RequestID?
  let notify: @Sendable (JSON) -> Void
  private(set) var rest: [JSON] = []

  init(token: RequestID?, notify: @escaping @Sendable (JSON) -> Void) {
    self.token = token
    self.notify = notify
  }

  mutating func add(_ report: JSON) {
    rest.append(report)
    guard let token, rest.count == 100 else { return }
    notify(progress(token.json, ["items": JSON(rest)]))
    rest = []
  }
}
