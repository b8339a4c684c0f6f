import BridgeModel
import EditorFeatures
import JSONText
import TextModel

struct HoverRequest: DocumentRequest {
  static let method = "textDocument/hover"

  static func advertise(in capabilities: inout JSON, to client: Client) { capabilities["hoverProvider"] = true }

  var uri: DocumentURI
  var position: Position

  init(_ parameters: Fields) throws(ResponseError) {
    uri = try DocumentURI(of: parameters)
    position = try Position(try parameters.object("position"))
  }

  func result(in snapshot: Snapshot) async throws(ResponseError) -> JSON {
    try result(in: snapshot, await snapshot.project.value)
  }

  func immediateResult(in snapshot: Snapshot) throws(ResponseError) -> JSON? {
    guard case .known(let project) = snapshot.project else { return nil }
    return try result(in: snapshot, project)
  }

  private func result(in snapshot: Snapshot, _ project: ProjectModel) throws(ResponseError) -> JSON {
    let entry = try snapshot.entry(uri)
    let client = snapshot.client
    let text = entry.document.text
    let offset = text.offset(of: position, in: client.positionEncoding)
    guard let hover = hover(at: offset, in: entry.file, of: project) else { return .null }
    return [
      "contents": client.hoverFormat.json(client.hoverFormat == .markdown ? hover.markdown : hover.plainText),
      "range": PositionRange(hover.range, in: text, client.positionEncoding).json,
    ]
  }
}
