import JSONText

/// Asks for the documentation of an entry of a list, which the client got without.
struct CompletionResolveRequest: Request {
  static let method = "completionItem/resolve"

  static func advertise(in capabilities: inout JSON, to client: Client) {
    guard client.resolvesDocumentation else { return }
    capabilities["completionProvider", default: [:]]["resolveProvider"] = true
  }

  /// As the client got it.
  var item: JSON

  init(_ parameters: Fields) throws(ResponseError) {
    _ = try parameters.string("label")
    item = parameters.json
  }

  /// Of a list that is long gone there is nothing to add.
  func result(in snapshot: Snapshot) async throws(ResponseError) -> JSON {
    guard let data = item["data"], let documentation = await snapshot.documentations.item(data) else { return item }
    var resolved = item
    resolved["documentation"] = documentation
    return resolved
  }
}
