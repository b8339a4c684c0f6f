import EditorFeatures
import JSONText

/// Asks for the edits of an action that the client was offered without.
struct CodeActionResolveRequest: Request {
  static let method = "codeAction/resolve"

  static func advertise(in capabilities: inout JSON, to client: Client) {
    guard client.takesCodeActionLiterals, client.resolvesActions else { return }
    capabilities["codeActionProvider", default: [:]]["resolveProvider"] = true
  }

  /// What was offered, and for which texts.
  struct Offer {
    var uri: DocumentURI
    /// Of the document.
    var revision: Int
    var sessionRevision: Int
    var action: CodeAction

    /// Whether all texts that the action edits are as they were.
    func isUpToDate(in snapshot: Snapshot, _ document: OpenDocument) -> Bool {
      document.revision == revision && (action.editsElsewhere.isEmpty || snapshot.revision == sessionRevision)
    }
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
    guard let offer = await snapshot.actions.item(data), let document = snapshot.entries[offer.uri]?.document,
      offer.isUpToDate(in: snapshot, document)
    else { throw .contentModified }
    var resolved = action
    resolved["edit"] = offer.action.workspaceEdit(in: offer.uri, of: snapshot, await snapshot.project.value)
    return resolved
  }
}
