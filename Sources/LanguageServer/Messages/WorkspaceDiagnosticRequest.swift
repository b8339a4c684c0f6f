import JSONText
import TextModel

/// Requests the diagnostics of all files in the client's folders.
struct WorkspaceDiagnosticRequest: Request {
  static let method = "workspace/diagnostic"

  /// The identifiers of the reports that the client has.
  var known: [DocumentURI: String] = [:]
  /// The token for partial results; nil if the client wants the whole answer.
  var token: RequestID?
  /// The token for progress; nil if the client doesn't show it.
  var progress: RequestID?

  init(_ parameters: Fields) throws(ResponseError) {
    for previous in try parameters.objects("previousResultIds") {
      known[DocumentURI(try previous.string("uri"))] = try previous.string("value")
    }
    token = try parameters.optional("partialResultToken", parameters.token)
    progress = try parameters.optional("workDoneToken", parameters.token)
  }

  func note(in session: inout Session) { session.noteReport(ofAllFiles: true) }

  /// A client that accepts partial results requests again after each answer, so it is answered only if there is
  /// something new. Only one workspace report runs at a time, and none before all files and settings are known.
  func isAnswerable(in session: Session) -> Bool {
    session.projects.areKnown && !session.projects.areBeingRead
      && session.documents.keys.allSatisfy(session.settings.isKnown)
      && (token == nil || session.reportedDiskRevision != session.diskRevision)
      && !session.running.values.contains { $0.request is WorkspaceDiagnosticRequest }
  }

  func result(in snapshot: Snapshot) async throws(ResponseError) -> JSON {
    let work = progress.map { WorkDone(token: $0.json) }
    if let work { snapshot.notify(work.beginning("Checking all files")) }
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
      // Most files have no diagnostics and never had any.
      if known != nil || !report.isEmpty { parts.add(report.jsonOfWorkspace(after: known)) }
    }
    // Removed files have no diagnostics.
    for (uri, known) in missing {
      parts.add(DiagnosticReport([], in: SourceText([]), of: uri, for: snapshot.client).jsonOfWorkspace(after: known))
    }
    return ["items": JSON(parts.rest)]
  }
}

/// The parts of an answer, sent as they are found if the client accepts partial results.
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
