import JSONText

/// Work whose progress the client shows.
struct WorkDone: Hashable {
  var token: JSON

  func beginning(_ title: String) -> JSON {
    progress(token, ["kind": "begin", "title": JSON(title), "cancellable": false])
  }

  func end(_ message: String? = nil) -> JSON {
    progress(token, .object(["kind": "end", "message": message.map { JSON($0) }]))
  }
}

/// A progress message for the work that has this token.
func progress(_ token: JSON, _ value: JSON) -> JSON {
  Reply.notification("$/progress", ["token": token, "value": value])
}
