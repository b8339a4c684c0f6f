/// Ends the process; without a shutdown before it, as a failure.
struct Exit: Notification {
  static let method = "exit"

  init(_ parameters: Fields) {}

  func apply(to session: inout Session) {
    session.phase = .exited(session.phase == .shutDown ? 0 : 1)
  }
}
