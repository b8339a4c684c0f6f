import TextModel

/// Says that files on the disk have come, gone or changed.
struct DidChangeWatchedFiles: Notification {
  static let method = "workspace/didChangeWatchedFiles"

  var paths: [FilePath] = []

  init(_ parameters: Fields) throws(ResponseError) {
    for change in try parameters.objects("changes") { paths.append(DocumentURI(try change.string("uri")).path) }
  }

  /// How a file has changed is seen when it is looked at: by then it may have changed again.
  func apply(to session: inout Session) { for path in paths { session.noteChange(of: path) } }
}
