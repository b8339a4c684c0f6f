import JSONText
import TextModel

/// Changes of one document, each of which refers to the text after those before it.
struct DidChangeTextDocument: Notification {
  static let method = "textDocument/didChange"

  static func advertise(in capabilities: inout JSON, to client: Client) {
    // Incremental.
    capabilities["textDocumentSync", default: [:]]["change"] = 2
  }

  struct Change {
    /// Nil for the whole text.
    var range: PositionRange?
    var text: String

    /// An edit that is refused would be lost, so its place is taken as it can be.
    init(_ fields: Fields) throws(ResponseError) {
      range = try fields.optional("range") { name throws(ResponseError) in
        try PositionRange(clamping: try fields.object(name))
      }
      text = try fields.string("text")
    }
  }

  var uri: DocumentURI
  var version: Int?
  var changes: [Change] = []

  init(_ parameters: Fields) throws(ResponseError) {
    uri = try DocumentURI(of: parameters)
    let document = try parameters.object("textDocument")
    version = try document.optional("version", document.integer)
    for change in try parameters.objects("contentChanges") { changes.append(try Change(change)) }
  }

  /// Versions are not compared: the changes arrive in the order in which they were made, and leaving one out would
  /// lose the text.
  func apply(to session: inout Session) throws(ResponseError) {
    guard var edited = session.documents[uri]?.edited else { throw .invalidParameters("'\(uri.text)' is not open") }
    for change in changes {
      if let range = change.range {
        let offsets = range.offsets(in: edited.text, session.client.positionEncoding)
        edited.apply(TextEdit(replacing: offsets, with: change.text))
      } else {
        edited.apply(TextEdit(replacing: 0..<edited.text.count, with: change.text))
      }
    }
    session.change(uri, to: edited, version: version)
  }
}
