import JSONText
import TextModel

struct DidOpenTextDocument: Notification {
  static let method = "textDocument/didOpen"

  static func advertise(in capabilities: inout JSON, to client: Client) {
    capabilities["textDocumentSync", default: [:]]["openClose"] = true
  }

  var uri: DocumentURI
  var version: Int?
  var text: SourceText

  init(_ parameters: Fields) throws(ResponseError) {
    let document = try parameters.object("textDocument")
    uri = DocumentURI(try document.string("uri"))
    version = try document.optional("version", document.integer)
    text = SourceText(try document.bytes("text"))
  }

  func apply(to session: inout Session) { session.open(uri, version: version, text: text) }
}
