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
    /// Where it was asked for.
    var range: Range<Int>
    var action: CodeAction

    /// Whether all texts that the action edits are as they were.
    func isUpToDate(in snapshot: Snapshot, _ document: OpenDocument) -> Bool {
      let isAboutOneFile = action.editsElsewhere.isEmpty && !action.isUnfinished
      return document.revision == revision && (isAboutOneFile || snapshot.revision == sessionRevision)
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
    guard let offer = await snapshot.actions.item(data), let entry = snapshot.entries[offer.uri],
      offer.isUpToDate(in: snapshot, entry.document)
    else { throw .contentModified }
    let project = await snapshot.project.value
    let whole = finished(offer.action, in: offer.range, of: entry.file, project: project)
    if let reason = whole.disabledReason { throw .failed("'\(whole.title)' cannot be done: \(reason)") }
    var resolved = action
    resolved["edit"] = try whole.workspaceEdit(in: offer.uri, of: snapshot, project)
    return resolved
  }
}
