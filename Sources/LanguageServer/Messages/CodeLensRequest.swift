import BridgeMap
import EditorFeatures
import JSONText
import TextModel

/// Requests the lines to show above the declarations of bridging types.
struct CodeLensRequest: DocumentRequest {
  static let method = "textDocument/codeLens"

  static func advertise(in capabilities: inout JSON, to client: Client) {
    guard client.takesLenses else { return }
    capabilities["codeLensProvider"] = ["resolveProvider": false]
  }

  var uri: DocumentURI

  init(_ parameters: Fields) throws(ResponseError) { uri = try DocumentURI(of: parameters) }

  func note(in session: inout Session) { session.noteLenses() }

  func result(in snapshot: Snapshot) async throws(ResponseError) -> JSON {
    let entry = try snapshot.entry(uri)
    let project = await snapshot.project.value
    let wrapping = bridgeLenses(in: entry.file, of: project).map { lens in
      let range = PositionRange(lens.range, in: entry.document.text, snapshot.client.positionEncoding)
      return (range, lens.title, lens.typeName)
    }
    let hosting = BridgeLifecycle.hosts(in: [entry.file.path], of: project).map { host in
      let start = Position(line: host.line - 1, character: 0)
      return (PositionRange(start: start, end: start), host.lensTitle, host.name)
    }
    let lenses = (wrapping + hosting).sorted { $0.0.start.line < $1.0.start.line }
    return JSON(
      lenses.map { range, title, name in
        [
          "range": range.json,
          "command": [
            "title": JSON(title), "command": JSON(ShowBridge.name), "arguments": [entry.document.uri.json, JSON(name)],
          ],
        ]
      })
  }
}

extension Bridge {
  /// The title of a lens, such as `SwiftUI ← Profile, Settings · UIHostingController`.
  fileprivate var lensTitle: String {
    let views = swiftUITypes.isEmpty ? "views" : swiftUITypes.joined(separator: ", ")
    return (["SwiftUI ← \(views)"] + means).joined(separator: " · ")
  }
}
