import TextModel

/// Reports that files on disk were added, removed, or changed.
struct DidChangeWatchedFiles: Notification {
  static let method = "workspace/didChangeWatchedFiles"

  var paths: [FilePath] = []

  init(_ parameters: Fields) throws(ResponseError) {
    for change in try parameters.objects("changes") { paths.append(DocumentURI(try change.string("uri")).path) }
  }

  /// Ignores the kind of each change, because the file may have changed again before it is read.
  func apply(to session: inout Session) { for path in paths { session.noteChange(of: path) } }
}
