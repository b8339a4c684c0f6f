import JSONText
import TextModel

/// Changes of one document. Each refers to the text after the changes before it.
struct DidChangeTextDocument: Notification {
  static let method = "textDocument/didChange"

  static func advertise(in capabilities: inout JSON, to client: Client) {
    // The client sends incremental changes.
    capabilities["textDocumentSync", default: [:]]["change"] = 2
  }

  struct Change {
    /// The changed range; nil for the whole text.
    var range: PositionRange?
    var text: String

    /// Clamps an invalid range instead of refusing it, because a refused edit would be lost.
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

  /// Applies the changes without comparing versions. They arrive in the order in which they were made, and skipping one
  /// would corrupt the text.
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
