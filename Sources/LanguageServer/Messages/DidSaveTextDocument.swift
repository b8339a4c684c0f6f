import JSONText

struct DidSaveTextDocument: Notification {
  static let method = "textDocument/didSave"

  static func advertise(in capabilities: inout JSON, to client: Client) {
    capabilities["textDocumentSync", default: [:]]["save"] = ["includeText": false]
  }

  var uri: DocumentURI

  init(_ parameters: Fields) throws(ResponseError) { uri = try DocumentURI(of: parameters) }

  func apply(to session: inout Session) { session.save(uri) }
}
