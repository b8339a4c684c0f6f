import EditorFeatures
import JSONText
import TextModel

struct CompletionRequest: DocumentRequest {
  static let method = "textDocument/completion"

  static func advertise(in capabilities: inout JSON, to client: Client) {
    capabilities["completionProvider", default: [:]]["triggerCharacters"] = ["."]
  }

  var uri: DocumentURI
  var position: Position

  init(_ parameters: Fields) throws(ResponseError) {
    uri = try DocumentURI(of: parameters)
    position = try Position(try parameters.object("position"))
  }

  func result(in snapshot: Snapshot) async throws(ResponseError) -> JSON {
    let entry = try snapshot.entry(uri)
    let text = entry.document.text
    let offset = text.offset(of: position, in: snapshot.client.positionEncoding)
    let completions = completions(at: offset, in: entry.file, of: await snapshot.project.value)
    var items = completions.map { $0.json(in: text, for: snapshot.client) }
    if snapshot.client.resolvesDocumentation {
      let data = await snapshot.documentations.add(items.map { $0["documentation"] ?? .null })
      for index in items.indices {
        items[index]["documentation"] = nil
        items[index]["data"] = data[index]
      }
    }
    return ["isIncomplete": false, "items": JSON(items)]
  }
}

extension Completion {
  fileprivate func json(in text: SourceText, for client: Client) -> JSON {
    let edit = TextEdit(replacing: range, with: client.takesSnippets ? snippet : plainText)
    var item: JSON = .object([
      "label": JSON(label),
      "kind": JSON(kind.number),
      "detail": JSON(detail),
      "documentation": documentation(for: client),
      "sortText": JSON(sortText),
      "filterText": JSON(filterText),
      "insertTextFormat": client.takesSnippets ? 2 : 1,
      "textEdit": edit.json(in: text, client.positionEncoding),
    ])
    // Plain text is already indented.
    if !client.takesSnippets, client.keepsIndentation { item["insertTextMode"] = 1 }
    if !additionalEdits.isEmpty {
      item["additionalTextEdits"] = JSON(additionalEdits.map { $0.json(in: text, client.positionEncoding) })
    }
    return item
  }

  private func documentation(for client: Client) -> JSON {
    switch client.completionFormat {
    case .markdown: Client.MarkupKind.markdown.json(documentation)
    case .plainText: Client.MarkupKind.plainText.json(plainDocumentation)
    case nil: JSON(plainDocumentation)
    }
  }
}

extension Completion.Kind {
  fileprivate var number: Int {
    switch self {
    case .method: 2
    case .property: 10
    case .snippet: 15
    case .enumMember: 20
    case .type: 22
    }
  }
}
