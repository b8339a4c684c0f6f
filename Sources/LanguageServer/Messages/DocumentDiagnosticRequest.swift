import JSONText
import LintEngine

/// Asks for the diagnostics of an open document.
struct DocumentDiagnosticRequest: DocumentRequest {
  static let method = "textDocument/diagnostic"

  static func advertise(in capabilities: inout JSON, to client: Client) {
    guard client.pullsDiagnostics else { return }
    capabilities["diagnosticProvider"] = [
      "identifier": "uibridge", "interFileDependencies": true, "workspaceDiagnostics": true, "workDoneProgress": true,
    ]
  }

  var uri: DocumentURI
  /// Of the report that the client has.
  var known: String?

  init(_ parameters: Fields) throws(ResponseError) {
    uri = try DocumentURI(of: parameters)
    known = try parameters.optional("previousResultId", parameters.string)
  }

  func note(in session: inout Session) { session.noteReport(ofAllFiles: false) }

  /// Some clients ask once for each text, so the first answer waits until the project has been read.
  func isAnswerable(in session: Session) -> Bool {
    session.documents[uri] == nil || session.isPlaceKnown(of: uri)
  }

  /// The client asks again about a text that it has changed since; the old answer would only flicker.
  func refusal(in session: Session, answeredAt revision: Int) -> ResponseError? {
    guard let document = session.documents[uri], document.revision > revision else { return nil }
    return .abandoned("the document has changed since", askAgain: true)
  }

  func result(in snapshot: Snapshot) async throws(ResponseError) -> JSON {
    let entry = try snapshot.entry(uri)
    return report(await snapshot.diagnostics(of: entry), of: entry, for: snapshot.client)
  }

  func resultAtOnce(in snapshot: Snapshot) throws(ResponseError) -> JSON? {
    let entry = try snapshot.entry(uri)
    return snapshot.diagnosticsAtOnce(of: entry).map { report($0, of: entry, for: snapshot.client) }
  }

  private func report(_ diagnostics: [Diagnostic], of entry: Snapshot.Entry, for client: Client) -> JSON {
    DiagnosticReport(diagnostics, in: entry.document, for: client).json(after: known)
  }
}
