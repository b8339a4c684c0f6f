import JSONText
import Workspace

/// Asks the client to tell of changes: of files on the disk, and of the settings in the editor.
struct Registration: Inquiry {
  static let method = "client/registerCapability"

  private var registrations: [JSON] = []

  /// Nil where there is nothing to ask for.
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

  func take(_ result: JSON?, in session: inout Session) {
    if result == nil { session.client.registersWatchers = false }
  }
}
