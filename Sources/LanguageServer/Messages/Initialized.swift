import JSONText

/// Reports that the client is ready. From now on the server can send it requests.
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
