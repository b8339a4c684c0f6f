import JSONText

/// Says that the user has changed the settings in the editor; some clients say to what.
struct DidChangeConfiguration: Notification {
  static let method = "workspace/didChangeConfiguration"

  var settings: JSON

  init(_ parameters: Fields) { settings = parameters.json["settings"] ?? .null }

  func apply(to session: inout Session) {
    if session.client.answersConfiguration {
      session.ask(ConfigurationInquiry())
    } else {
      session.prefer(settings["uibridge"] ?? .null)
    }
  }
}
