import JSONText
import LintEngine

/// Requests the diagnostics of an open document.
struct DocumentDiagnosticRequest: DocumentRequest {
  static let method = "textDocument/diagnostic"

  static func advertise(in capabilities: inout JSON, to client: Client) {
    guard client.pullsDiagnostics else { return }
    capabilities["diagnosticProvider"] = [
      "identifier": "uibridge", "interFileDependencies": true, "workspaceDiagnostics": true, "workDoneProgress": true,
    ]
  }

  var uri: DocumentURI
  /// The identifier of the report that the client has.
  var known: String?

  init(_ parameters: Fields) throws(ResponseError) {
    uri = try DocumentURI(of: parameters)
    known = try parameters.optional("previousResultId", parameters.string)
  }

  func note(in session: inout Session) { session.noteReport(ofAllFiles: false) }

  /// Waits until the project has been read, because some clients request diagnostics only once per text.
  func isAnswerable(in session: Session) -> Bool {
    session.documents[uri] == nil || session.isPlaceKnown(of: uri)
  }

  /// Refuses to answer for an older text. The client will ask again, and the old answer would only flicker.
  func refusal(in session: Session, answeredAt revision: Int) -> ResponseError? {
    guard let document = session.documents[uri], document.revision > revision else { return nil }
    return .abandoned("the document changed in the meantime", askAgain: true)
  }

  func result(in snapshot: Snapshot) async throws(ResponseError) -> JSON {
    let entry = try snapshot.entry(uri)
    return report(await snapshot.diagnostics(of: entry), of: entry, for: snapshot.client)
  }

  func immediateResult(in snapshot: Snapshot) throws(ResponseError) -> JSON? {
    let entry = try snapshot.entry(uri)
    return snapshot.diagnosticsAtOnce(of: entry).map { report($0, of: entry, for: snapshot.client) }
  }

  private func report(_ diagnostics: [Diagnostic], of entry: Snapshot.Entry, for client: Client) -> JSON {
    DiagnosticReport(diagnostics, in: entry.document, for: client).json(after: known)
  }
}
