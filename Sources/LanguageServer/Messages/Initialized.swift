import JSONText

/// The client is ready: from now on it can be asked.
struct Initialized: Notification {
  static let method = "initialized"

  init(_ parameters: Fields) {}

  func apply(to session: inout Session) {
    session.isReady = true
    session.offerToShowIndexing()
    if let registration = Registration(with: session.client) { session.ask(registration) }
    if session.client.answersConfiguration { session.ask(ConfigurationInquiry()) }
  }
}
