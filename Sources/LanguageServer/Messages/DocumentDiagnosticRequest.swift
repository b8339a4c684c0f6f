import JSONText

/// Asks for the diagnostics of an open document.
struct DocumentDiagnosticRequest: Request {
  static let method = "textDocument/diagnostic"

  static func advertise(in capabilities: inout JSON, to client: Client) {
    guard client.pullsDiagnostics else { return }
    let isAboutWorkspace = WorkspaceDiagnosticRequest.isAdvertised(to: client)
    capabilities["diagnosticProvider"] = [
      "identifier": "uibridge", "interFileDependencies": true, "workspaceDiagnostics": JSON(isAboutWorkspace),
    ]
  }

  var uri: DocumentURI
  /// Of the report that the client has.
  var known: String?

  init(_ parameters: Fields) throws(ResponseError) {
    uri = try DocumentURI(of: parameters)
    known = parameters.json["previousResultId"]?.string
  }

  /// Some clients ask once for each text, so the first answer waits until the project has been read.
  func isAnswerable(in session: Session) -> Bool {
    session.documents[uri] == nil || (session.settings.isKnown(uri) && session.projects.areKnown)
  }

  func result(in snapshot: Snapshot) async throws(ResponseError) -> JSON {
    let entry = try snapshot.entry(uri)
    let diagnostics = await snapshot.diagnostics(of: entry)
    return DiagnosticReport(diagnostics, in: entry.document, for: snapshot.client).json(after: known)
  }
}
