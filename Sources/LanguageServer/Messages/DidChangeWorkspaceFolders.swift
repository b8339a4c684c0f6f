import JSONText
import TextModel

/// Reports that the client has opened or closed folders.
struct DidChangeWorkspaceFolders: Notification {
  static let method = "workspace/didChangeWorkspaceFolders"

  static func advertise(in capabilities: inout JSON, to client: Client) {
    guard client.hasFolders else { return }
    capabilities["workspace", default: [:]]["workspaceFolders"] = ["supported": true, "changeNotifications": true]
  }

  var added: [FilePath] = []
  var removed: [FilePath] = []

  init(_ parameters: Fields) throws(ResponseError) {
    let event = try parameters.object("event")
    for folder in try event.objects("added") { added.append(DocumentURI(try folder.string("uri")).path) }
    for folder in try event.objects("removed") { removed.append(DocumentURI(try folder.string("uri")).path) }
  }

  func apply(to session: inout Session) { session.projects.add(folders: added, removing: removed) }
}
