struct DidCloseTextDocument: Notification {
  static let method = "textDocument/didClose"

  var uri: DocumentURI

  init(_ parameters: Fields) throws(ResponseError) { uri = try DocumentURI(of: parameters) }

  func apply(to session: inout Session) { session.close(uri) }
}
