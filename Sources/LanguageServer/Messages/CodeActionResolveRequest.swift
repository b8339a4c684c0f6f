import EditorFeatures
import JSONText

/// Requests the edits of an action that was offered without them.
struct CodeActionResolveRequest: Request {
  static let method = "codeAction/resolve"

  static func advertise(in capabilities: inout JSON, to client: Client) {
    guard client.takesCodeActionLiterals, client.resolvesActions else { return }
    capabilities["codeActionProvider", default: [:]]["resolveProvider"] = true
  }

  /// An offered action, and the texts that it was offered for.
  struct Offer {
    var uri: DocumentURI
    /// The revision of the document.
    var revision: Int
    var sessionRevision: Int
    /// The UTF-8 range of the request.
    var range: Range<Int>
    var action: CodeAction

    /// Whether all texts that the action edits are unchanged.
    func isUpToDate(in snapshot: Snapshot, _ document: OpenDocument) -> Bool {
      let isAboutOneFile = action.editsElsewhere.isEmpty && !action.isUnfinished
      return document.revision == revision && (isAboutOneFile || snapshot.revision == sessionRevision)
    }
  }

  /// The action as the client received it.
  var action: JSON

  init(_ parameters: Fields) throws(ResponseError) {
    _ = try parameters.string("title")
    action = parameters.json
  }

  /// The action with its edits. Some clients also send actions that already have them.
  func result(in snapshot: Snapshot) async throws(ResponseError) -> JSON {
    guard action["edit"] == nil, let data = action["data"] else { return action }
    guard let offer = await snapshot.actions.item(data), let entry = snapshot.entries[offer.uri],
      offer.isUpToDate(in: snapshot, entry.document)
    else { throw .contentModified }
    let project = await snapshot.project.value
    let whole = finished(offer.action, in: offer.range, of: entry.file, project: project)
    if let reason = whole.disabledReason { throw .failed("cannot apply '\(whole.title)': \(reason)") }
    var resolved = action
    resolved["edit"] = try whole.workspaceEdit(in: offer.uri, of: snapshot, project)
    return resolved
  }
}
