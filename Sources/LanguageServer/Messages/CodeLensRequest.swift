import EditorFeatures
import JSONText

/// Asks for the lines that stand above the declarations of bridging types.
struct CodeLensRequest: Request {
  static let method = "textDocument/codeLens"

  static func advertise(in capabilities: inout JSON, to client: Client) {
    guard client.takesLenses else { return }
    capabilities["codeLensProvider"] = ["resolveProvider": false]
  }

  var uri: DocumentURI

  init(_ parameters: Fields) throws(ResponseError) { uri = try DocumentURI(of: parameters) }

  func result(in snapshot: Snapshot) async throws(ResponseError) -> JSON {
    let entry = try snapshot.entry(uri)
    let lenses = bridgeLenses(in: entry.file, of: await snapshot.project.value)
    return JSON(lenses.map { $0.json(in: entry.document, for: snapshot.client) })
  }
}

extension BridgeLens {
  fileprivate func json(in document: OpenDocument, for client: Client) -> JSON {
    [
      "range": PositionRange(range, in: document.text, client.positionEncoding).json,
      "command": [
        "title": JSON(title), "command": JSON(ShowBridge.name), "arguments": [document.uri.json, JSON(typeName)],
      ],
    ]
  }
}
