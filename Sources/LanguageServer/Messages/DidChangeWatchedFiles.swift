/// Says that files beside the sources have changed.
struct DidChangeWatchedFiles: Notification {
  static let method = "workspace/didChangeWatchedFiles"

  init(_ parameters: Fields) {}

  func apply(to session: inout Session) { session.expireSettings() }
}
