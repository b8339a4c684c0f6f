import JSONText

/// The messages that a client can accept, according to its announced capabilities and the specification, independent of
/// the server's own interpretation.
struct ClientLimits {
  let capabilities: JSON

  /// The problems in all messages that the server sent. `methods` are the methods of the client's requests by
  /// identifier.
  func faults(in transcript: [JSON], methods: [JSON: String]) -> [String] {
    transcript.flatMap { message -> [String] in
      guard let id = message["id"] else {
        let method = message["method"]?.string ?? "?"
        return faults(of: method, message["params"] ?? .null)
      }
      if let method = message["method"]?.string { return faultsOfInquiry(method, message["params"] ?? .null) }
      if message["error"] != nil { return [] }
      guard let method = methods[id] else { return ["an answer to nothing: \(id)"] }
      return faults(of: method, message["result"] ?? .null)
    }
  }

  /// Whether a capability is present and neither false nor null. If there are several names, one of them suffices.
  func has(_ names: some StringProtocol) -> Bool {
    names.split(separator: "|").contains { name in
      capabilities.values(at: name).contains { $0 != false && !$0.isNull }
    }
  }

  /// Whether the client supports pull diagnostics and can be told to refresh them. Other clients can't rely on pull
  /// diagnostics.
  var asksForDiagnostics: Bool { has("textDocument.diagnostic") && has("workspace.diagnostics.refreshSupport") }

  private func faults(of method: String, _ content: JSON) -> [String] {
    var faults: [String] = []
    for row in needs where row[0] == method {
      if !content.values(at: row[1]).isEmpty, !has(row[2]) { faults.append("\(method): \(row[1]) without \(row[2])") }
    }
    for row in knownKeys where row[0] == method {
      let keys = Set(content.values(at: row[1]).flatMap { ($0.members ?? []).map(\.key) })
      let unknown = keys.subtracting(row[2...].map(String.init))
      if !unknown.isEmpty { faults.append("\(method): unknown keys \(unknown.sorted()) of \(row[1])") }
    }
    for row in formats where row[0] == method {
      let taken = capabilities.values(at: row[2]).first?.array ?? ["plaintext"]
      for kind in content.values(at: row[1]) where !taken.contains(kind) { faults.append("\(method): \(kind) text") }
    }
    if method == "textDocument/publishDiagnostics", asksForDiagnostics {
      faults.append("sent diagnostics to a client that asks for them")
    }
    let snippets = content.values(at: "items.[].insertTextFormat").contains(2)
    if snippets, !has("textDocument.completion.completionItem.snippetSupport") { faults.append("snippets") }
    return faults
  }

  private func faultsOfInquiry(_ method: String, _ parameters: JSON) -> [String] {
    var needed: [String] = []
    if method == "client/registerCapability" {
      for registration in parameters.values(at: "registrations.[].method") {
        let name = (registration.string ?? "?").replacing("/", with: ".")
        needed.append(name + ".dynamicRegistration")
      }
      if parameters.values(at: "registrations.[].registerOptions.watchers.[].globPattern").contains(where: {
        $0.string == nil
      }
      ) {
        needed.append("workspace.didChangeWatchedFiles.relativePatternSupport")
      }
    } else {
      needed.append(inquiries.first { $0[0] == method }.map { String($0[1]) } ?? "something")
    }
    return needed.filter { !has($0) }.map { "\(method) without \($0)" }
  }
}

extension JSON {
  /// The values at a dotted path. `[]` means each element of an array, and the empty path means the value itself.
  func values(at path: some StringProtocol) -> [JSON] {
    path.split(separator: ".").reduce([self]) { values, step in
      step == "[]" ? values.flatMap { $0.array ?? [] } : values.compactMap { $0[String(step)] }
    }
  }
}

private func rows(_ text: String) -> [[Substring]] {
  text.split(separator: "\n").map { $0.split(separator: " ").map { $0 == "-" ? "" : $0 } }
}

/// The fields of responses and notifications that require a capability.
private let needs = rows(
  """
  initialize capabilities.positionEncoding general.positionEncodings
  initialize capabilities.diagnosticProvider textDocument.diagnostic
  initialize capabilities.workspace.workspaceFolders workspace.workspaceFolders
  initialize capabilities.codeLensProvider textDocument.codeLens
  initialize capabilities.codeActionProvider.resolveProvider textDocument.codeAction.resolveSupport
  initialize capabilities.completionProvider.resolveProvider textDocument.completion.completionItem.resolveSupport
  textDocument/publishDiagnostics version textDocument.publishDiagnostics.versionSupport
  textDocument/publishDiagnostics diagnostics.[].relatedInformation textDocument.publishDiagnostics.relatedInformation
  textDocument/publishDiagnostics diagnostics.[].tags textDocument.publishDiagnostics.tagSupport
  textDocument/publishDiagnostics diagnostics.[].codeDescription textDocument.publishDiagnostics.codeDescriptionSupport
  textDocument/publishDiagnostics diagnostics.[].data textDocument.publishDiagnostics.dataSupport
  textDocument/diagnostic items.[].relatedInformation textDocument.diagnostic.relatedInformation|textDocument.publishDiagnostics.relatedInformation
  textDocument/diagnostic items.[].tags textDocument.diagnostic.tagSupport|textDocument.publishDiagnostics.tagSupport
  textDocument/diagnostic items.[].data textDocument.diagnostic.dataSupport|textDocument.publishDiagnostics.dataSupport
  textDocument/diagnostic relatedDocuments textDocument.diagnostic.relatedDocumentSupport
  textDocument/codeAction [].kind textDocument.codeAction.codeActionLiteralSupport
  textDocument/codeAction [].isPreferred textDocument.codeAction.isPreferredSupport
  textDocument/codeAction [].disabled textDocument.codeAction.disabledSupport
  textDocument/codeAction [].data textDocument.codeAction.dataSupport
  textDocument/codeAction [].edit.documentChanges workspace.workspaceEdit.documentChanges
  textDocument/codeAction [].edit.changeAnnotations workspace.workspaceEdit.changeAnnotationSupport
  textDocument/codeAction [].diagnostics.[].relatedInformation textDocument.publishDiagnostics.relatedInformation
  codeAction/resolve edit.documentChanges workspace.workspaceEdit.documentChanges
  textDocument/completion items.[].labelDetails textDocument.completion.completionItem.labelDetailsSupport
  textDocument/completion items.[].insertTextMode textDocument.completion.completionItem.insertTextModeSupport
  textDocument/completion items.[].commitCharacters textDocument.completion.completionItem.commitCharactersSupport
  textDocument/completion items.[].tags textDocument.completion.completionItem.tagSupport
  textDocument/completion items.[].preselect textDocument.completion.completionItem.preselectSupport
  textDocument/completion items.[].deprecated textDocument.completion.completionItem.deprecatedSupport
  textDocument/completion items.[].textEdit.insert textDocument.completion.completionItem.insertReplaceSupport
  textDocument/completion itemDefaults textDocument.completion.completionList.itemDefaults
  """)

/// The keys that the specification defines. Some clients fail on unknown keys.
private let knownKeys = rows(
  """
  window/logMessage - type message
  window/showMessage - type message
  textDocument/publishDiagnostics - uri version diagnostics
  textDocument/publishDiagnostics diagnostics.[] range severity code codeDescription source message tags relatedInformation data
  textDocument/diagnostic items.[] range severity code codeDescription source message tags relatedInformation data
  textDocument/hover - contents range
  textDocument/hover contents kind value
  textDocument/codeAction [] title kind diagnostics isPreferred disabled edit command data
  textDocument/codeAction [].edit changes documentChanges
  textDocument/completion - isIncomplete items itemDefaults
  textDocument/completion items.[] label labelDetails kind tags detail documentation deprecated preselect sortText filterText insertText insertTextFormat insertTextMode textEdit textEditText additionalTextEdits commitCharacters command data
  """)

/// The fields with text in one of the formats that a client lists.
private let formats = rows(
  """
  textDocument/hover contents.kind textDocument.hover.contentFormat
  textDocument/completion items.[].documentation.kind textDocument.completion.completionItem.documentationFormat
  completionItem/resolve documentation.kind textDocument.completion.completionItem.documentationFormat
  """)

/// The server's requests, and the capabilities that they require.
private let inquiries = rows(
  """
  workspace/configuration workspace.configuration
  workspace/workspaceFolders workspace.workspaceFolders
  workspace/applyEdit workspace.applyEdit
  workspace/diagnostic/refresh workspace.diagnostics.refreshSupport
  workspace/codeLens/refresh workspace.codeLens.refreshSupport
  window/workDoneProgress/create window.workDoneProgress
  window/showDocument window.showDocument.support
  window/showMessageRequest window.showMessage
  """)
