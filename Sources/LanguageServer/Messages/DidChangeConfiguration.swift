import JSONText

/// Reports that the user has changed the settings in the editor. Some clients include the new ones.
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
