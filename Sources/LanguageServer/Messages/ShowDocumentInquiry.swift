import JSONText

/// Asks the client to show a diagram outside of the editor. If the client can't, it gets the text in a message instead.
struct ShowDocumentInquiry: Inquiry {
  static let method = "window/showDocument"

  var uri: DocumentURI
  var text: String

  var parameters: JSON { ["uri": uri.json, "external": true] }

  func handle(_ result: JSON?, in session: inout Session) {
    if result?["success"]?.bool != true { session.outgoing.append(information(text)) }
  }
}

/// A message that any client can show.
func information(_ text: String) -> JSON {
  Reply.notification("window/showMessage", ["type": 3, "message": JSON(text)])
}
