import JSONText

/// The client is ready: from now on it can be asked to watch files.
struct Initialized: Notification {
  static let method = "initialized"

  init(_ parameters: Fields) {}

  func apply(to session: inout Session) {
    guard session.client.registersWatchers else { return }
    let watchers = watchedFiles.map { ["globPattern": JSON("**/\($0)")] as JSON }
    let registration: JSON = [
      "id": "files", "method": JSON(DidChangeWatchedFiles.method), "registerOptions": ["watchers": JSON(watchers)],
    ]
    session.outgoing.append(
      Reply.request("watch-files", "client/registerCapability", ["registrations": [registration]]))
  }
}

/// The sources, and what settings are read from.
private let watchedFiles = ["*.swift", ".uibridge.json", "project.pbxproj", "*.xcconfig", "*Info.plist"]
