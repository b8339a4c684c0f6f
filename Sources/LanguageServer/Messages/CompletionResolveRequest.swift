import JSONText

/// Requests the documentation of a completion that was sent without it.
struct CompletionResolveRequest: Request {
  static let method = "completionItem/resolve"

  static func advertise(in capabilities: inout JSON, to client: Client) {
    guard client.resolvesDocumentation else { return }
    capabilities["completionProvider", default: [:]]["resolveProvider"] = true
  }

  /// The completion as the client received it.
  var item: JSON

  init(_ parameters: Fields) throws(ResponseError) {
    _ = try parameters.string("label")
    item = parameters.json
  }

  /// The completion with its documentation, or unchanged if its list is no longer stored.
  func result(in snapshot: Snapshot) async throws(ResponseError) -> JSON {
    guard let data = item["data"], let documentation = await snapshot.documentations.item(data) else { return item }
    var resolved = item
    resolved["documentation"] = documentation
    return resolved
  }
}
