import JSONText
import Workspace

/// Asks the client to report changes of files on disk and of the settings in the editor.
struct Registration: Inquiry {
  static let method = "client/registerCapability"

  private var registrations: [JSON] = []

  /// Returns nil if the client can't register anything.
  init?(with client: Client) {
    if client.registersWatchers {
      let watchers = FileRole.patterns.map { ["globPattern": JSON("**/\($0)")] as JSON }
      registrations.append([
        "id": "files", "method": JSON(DidChangeWatchedFiles.method), "registerOptions": ["watchers": JSON(watchers)],
      ])
    }
    if client.registersConfiguration {
      registrations.append([
        "id": "settings", "method": JSON(DidChangeConfiguration.method), "registerOptions": ["section": "uibridge"],
      ])
    }
    if registrations.isEmpty { return nil }
  }

  var parameters: JSON { ["registrations": JSON(registrations)] }

  func handle(_ result: JSON?, in session: inout Session) {
    if result == nil { session.client.registersWatchers = false }
  }
}
