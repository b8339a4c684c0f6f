import EditorFeatures
import JSONText

/// Asks for the edits of an action that the client was offered without.
struct CodeActionResolveRequest: Request {
  static let method = "codeAction/resolve"

  static func advertise(in capabilities: inout JSON, to client: Client) {
    guard client.takesCodeActionLiterals, client.resolvesActions else { return }
    capabilities["codeActionProvider", default: [:]]["resolveProvider"] = true
  }

  /// What was offered, and for which text.
  struct Offer {
    var document: OpenDocument
    var action: CodeAction
  }

  /// As the client got it.
  var action: JSON

  init(_ parameters: Fields) throws(ResponseError) {
    _ = try parameters.string("title")
    action = parameters.json
  }

  /// Some clients ask also about actions that have their edits.
  func result(in snapshot: Snapshot) async throws(ResponseError) -> JSON {
    guard action["edit"] == nil, let data = action["data"] else { return action }
    guard let offer = await snapshot.actions.item(data), let document = snapshot.entries[offer.document.uri]?.document,
      document.revision == offer.document.revision
    else { throw .contentModified }
    var resolved = action
    resolved["edit"] = offer.action.workspaceEdit(in: document, for: snapshot.client)
    return resolved
  }
}
