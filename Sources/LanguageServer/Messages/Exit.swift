/// Ends the process. The exit status is 0 after a shutdown, and 1 otherwise.
struct Exit: Notification {
  static let method = "exit"

  init(_ parameters: Fields) {}

  func apply(to session: inout Session) {
    session.phase = .exited(session.phase == .shutDown ? 0 : 1)
  }
}
