import BridgeModel
import EditorFeatures
import JSONText
import LintEngine
import TextModel

struct CodeActionRequest: DocumentRequest {
  static let method = "textDocument/codeAction"

  static func advertise(in capabilities: inout JSON, to client: Client) {
    // A client without literals accepts only commands, and no action is a command.
    guard client.takesCodeActionLiterals else { return }
    capabilities["codeActionProvider", default: [:]]["codeActionKinds"] = [
      "quickfix", "refactor", "source.fixAll.uibridge",
    ]
  }

  /// A diagnostic as the client sends it back. Some clients drop everything except its range and code.
  struct KnownDiagnostic: Hashable {
    var range: PositionRange
    var rule: String
  }

  var uri: DocumentURI
  var range: PositionRange
  var known: [KnownDiagnostic] = []
  /// The kinds that the client requests; nil for all.
  var kinds: [String]?

  init(_ parameters: Fields) throws(ResponseError) {
    uri = try DocumentURI(of: parameters)
    range = try PositionRange(try parameters.object("range"))
    let context = try parameters.object("context")
    for diagnostic in try context.objects("diagnostics") {
      // The client lists the diagnostics of other servers too.
      guard let rule = diagnostic.json["code"]?.string else { continue }
      known.append(KnownDiagnostic(range: try PositionRange(try diagnostic.object("range")), rule: rule))
    }
    kinds = try context.optional("only", context.strings)
  }

  func result(in snapshot: Snapshot) async throws(ResponseError) -> JSON {
    guard snapshot.client.takesCodeActionLiterals else { return [] }
    let entry = try snapshot.entry(uri)
    let client = snapshot.client
    let project = await snapshot.project.value
    let offsets = range.offsets(in: entry.document.text, client.positionEncoding)
    let actions = await actions(for: entry, at: offsets, in: snapshot).filter { isWanted($0.kind) }
    guard client.resolvesActions else {
      let whole = actions.map { finished($0, in: offsets, of: entry.file, project: project) }
      return JSON(
        whole.filter { $0.disabledReason == nil || showsDisabled(to: client) }.compactMap { action in
          var json = action.json(in: entry.document, for: client)
          guard action.disabledReason == nil else { return json }
          // The action can't be applied until the files that it edits are read again.
          guard let edit = try? action.workspaceEdit(in: uri, of: snapshot, project) else { return nil }
          json["edit"] = edit
          return json
        })
    }
    let offers = actions.map { action in
      CodeActionResolveRequest.Offer(
        uri: uri, revision: entry.document.revision, sessionRevision: snapshot.revision, range: offsets,
        action: action)
    }
    let data = await snapshot.actions.add(offers)
    return JSON(
      zip(actions, data).map { action, data in
        var json = action.json(in: entry.document, for: client)
        if action.disabledReason == nil { json["data"] = data }
        return json
      })
  }

  /// The actions for the range, then the fixes of diagnostics that the client names and that are outside of the range,
  /// because editors name all diagnostics of the line. Last come the suppressions of these diagnostics and the action
  /// that applies all safe fixes.
  private func actions(
    for entry: Snapshot.Entry, at offsets: Range<Int>, in snapshot: Snapshot
  ) async -> [CodeAction] {
    let project = await snapshot.project.value
    let diagnostics = await snapshot.diagnostics(of: entry)
    let text = entry.document.text
    let encoding = snapshot.client.positionEncoding
    var actions = codeActions(
      in: offsets, of: entry.file, project: project, diagnostics: diagnostics)
    var concerned: [Diagnostic] = []
    for diagnostic in diagnostics {
      let wanted = KnownDiagnostic(range: PositionRange(diagnostic.range, in: text, encoding), rule: diagnostic.rule)
      let isTouched =
        diagnostic.range.lowerBound <= offsets.upperBound && offsets.lowerBound <= diagnostic.range.upperBound
      if isTouched || known.contains(wanted) { concerned.append(diagnostic) }
      guard known.contains(wanted) else { continue }
      let fixes = codeActions(in: diagnostic.range, of: entry.file, project: project, diagnostics: [diagnostic])
      actions += fixes.filter { $0.diagnostic == diagnostic && !actions.contains($0) }
    }
    var ruleLines: Set<KnownDiagnostic> = []
    for diagnostic in concerned {
      // One comment suppresses all diagnostics of a rule on a line.
      let line = Position(line: text.line(at: diagnostic.range.lowerBound), character: 0)
      let place = KnownDiagnostic(range: PositionRange(start: line, end: line), rule: diagnostic.rule)
      if ruleLines.insert(place).inserted { actions += suppressions(of: diagnostic, in: entry.file) }
    }
    if isFixAllWanted(beside: concerned), let action = fixAll(diagnostics) { actions.append(action) }
    if showsDisabled(to: snapshot.client) {
      actions += disabledActions(in: offsets, of: entry.file, project: project)
    }
    return actions
  }

  /// Whether to offer all safe fixes. A client that requests specific kinds gets them anywhere, for instance on save.
  /// Otherwise they are offered only for a diagnostic with a safe fix.
  private func isFixAllWanted(beside diagnostics: [Diagnostic]) -> Bool {
    kinds != nil || diagnostics.contains { $0.fixes.contains { $0.safety == .safe } }
  }

  /// Whether disabled actions are shown. A client that requests all kinds doesn't get them.
  private func showsDisabled(to client: Client) -> Bool { client.takesDisabledActions && kinds != nil }

  /// Kinds are a hierarchy: a request for `refactor` includes `refactor.rewrite`.
  private func isWanted(_ kind: CodeAction.Kind) -> Bool {
    guard let kinds else { return true }
    return kinds.contains { $0.isEmpty || kind.rawValue == $0 || kind.rawValue.hasPrefix($0 + ".") }
  }
}

extension CodeAction {
  /// The action without its edits and without the data for resolving them.
  fileprivate func json(in document: OpenDocument, for client: Client) -> JSON {
    .object([
      "title": JSON(title),
      "kind": JSON(kind.rawValue),
      "diagnostics": diagnostic.map { [$0.json(in: document.text, of: document.uri, for: client)] },
      "isPreferred": client.takesPreferredActions && isPreferred ? true : nil,
      "disabled": disabledReason.map { ["reason": JSON($0)] },
    ])
  }

  /// The edits of the document and of other files, with versions if the client accepts them. Throws if the client would
  /// apply them to a different text.
  func workspaceEdit(
    in uri: DocumentURI, of snapshot: Snapshot, _ project: ProjectModel
  ) throws(ResponseError) -> JSON {
    let files = [(uri, edits)] + editsElsewhere.sorted { $0.key < $1.key }.map { (DocumentURI(path: $0), $1) }
    var changes: [(uri: DocumentURI, version: Int?, edits: JSON)] = []
    for (file, edits) in files where !edits.isEmpty {
      let document = snapshot.entries[file]?.document
      var (text, start) = (document?.text ?? SourceText(""), 0)
      if document == nil {
        (text, start) = try snapshot.textToEdit(at: file.path, read: project.text(at: file.path, around: uri.path))
      }
      let json = edits.map { $0.movedBack(by: start).json(in: text, snapshot.client.positionEncoding) }
      changes.append((document?.uri ?? file, document?.version, JSON(json)))
    }
    guard snapshot.client.takesDocumentChanges else {
      var all: JSON = [:]
      for change in changes { all[change.uri.text] = change.edits }
      return ["changes": all]
    }
    return [
      "documentChanges": JSON(
        changes.map { change in
          let version = change.version.map { JSON($0) } ?? .null
          return ["textDocument": ["uri": change.uri.json, "version": version], "edits": change.edits]
        })
    ]
  }
}

extension Snapshot {
  /// The text of a closed file as a client will have it after opening it, without a byte order mark, and the length of
  /// that mark. Throws if the file has changed since it was `read`.
  fileprivate func textToEdit(at path: FilePath, read: SourceText?) throws(ResponseError) -> (SourceText, start: Int) {
    guard let bytes = try? fileSystem.read(path), bytes == read?.utf8 else { throw .contentModified }
    guard String(validating: bytes, as: UTF8.self) != nil else { throw .failed("'\(path)' is not valid UTF-8") }
    let start = bytes.starts(with: byteOrderMark) ? byteOrderMark.count : 0
    return (SourceText(Array(bytes.dropFirst(start))), start)
  }
}

/// The UTF-8 byte order mark. Editors don't include it in the text.
private let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

extension TextEdit {
  fileprivate func movedBack(by distance: Int) -> TextEdit {
    let (start, end) = (max(0, range.lowerBound - distance), max(0, range.upperBound - distance))
    return TextEdit(replacing: start..<end, with: replacement)
  }
}

extension ProjectModel {
  /// The text of a Swift file, or of an Info.plist around a file.
  fileprivate func text(at path: FilePath, around file: FilePath) -> SourceText? {
    if let facts = facts(of: path) { return facts.file.document.text }
    return surroundings(of: file).informationLists.first { $0.path == path }.map { SourceText($0.text) }
  }
}
