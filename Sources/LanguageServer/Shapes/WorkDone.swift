import JSONText

/// Work that the client shows to be under way.
struct WorkDone: Hashable {
  var token: JSON

  func beginning(_ title: String) -> JSON {
    progress(token, ["kind": "begin", "title": JSON(title), "cancellable": false])
  }

  func end(_ message: String? = nil) -> JSON {
    progress(token, .object(["kind": "end", "message": message.map { JSON($0) }]))
  }
}

/// A part of what the client waits for under a token.
func progress(_ token: JSON, _ value: JSON) -> JSON {
  Reply.notification("$/progress", ["token": token, "value": value])
}
