import JSONText

/// The client is ready: from now on it can be asked to watch files.
struct Initialized: Notification {
  static let method = "initialized"

  init(_ parameters: Fields) {}

  func apply(to session: inout Session) {
    guard session.client.registersWatchers else { return }
    let watchers = watchedFiles.map { ["globPattern": JSON("**/\($0)")] as JSON }
    let registration: JSON = [
      "id": "settings", "method": JSON(DidChangeWatchedFiles.method), "registerOptions": ["watchers": JSON(watchers)],
    ]
    session.outgoing.append(
      Reply.request("watch-settings", "client/registerCapability", ["registrations": [registration]]))
  }
}

/// What settings are read from.
private let watchedFiles = [".uibridge.json", "Package.swift", "project.pbxproj", "*.xcconfig", "*Info.plist"]
