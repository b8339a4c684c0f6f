import JSONText
import TextModel

/// The client capabilities that affect the server's answers. Every capability is optional.
struct Client: Sendable {
  /// UTF-16 whenever the client accepts it, because sourcekit-lsp, which serves the same buffers, uses it without
  /// announcing it.
  var positionEncoding = PositionEncoding.utf16
  var namesPositionEncodings = false
  var takesSnippets = false
  /// Whether it can insert a completion without changing its indentation.
  var keepsIndentation = false
  var takesDiagnosticVersions = false
  var takesRelatedInformation = false
  /// Whether it fades unnecessary code.
  var fadesUnnecessary = false
  /// Whether it shows a link from a diagnostic to the page of its rule.
  var linksToRulePages = false
  var takesDocumentChanges = false
  var takesCodeActionLiterals = false
  var takesPreferredActions = false
  /// Whether it shows disabled actions and their reasons.
  var takesDisabledActions = false
  /// Whether it requests the edits of an action when the user chooses the action.
  var resolvesActions = false
  /// Whether it requests the documentation of a completion when the user looks at it.
  var resolvesDocumentation = false
  var takesLenses = false
  /// Whether the server can ask it to request lenses again.
  var refreshesLenses = false
  /// Whether it can run commands. A client that shows lenses can run their commands even if it doesn't say so; Neovim
  /// is one.
  var executesCommands = false
  /// Whether it can show a document on request, inside or outside the editor.
  var showsDocuments = false
  /// Whether it can show the progress of work on request.
  var showsProgress = false
  /// Whether it can watch files on request.
  var registersWatchers = false
  var hasFolders = false
  /// Whether it can pull diagnostics.
  var canPullDiagnostics = false
  /// Whether the server can ask it to pull diagnostics again.
  var refreshesDiagnostics = false
  /// Whether it pulls diagnostics. If so, none are pushed, because clients would show both. A client that can't be
  /// asked to pull again, such as Neovim 0.11, would keep problems that a change elsewhere has fixed, so diagnostics
  /// are pushed to it.
  var pullsDiagnostics: Bool { canPullDiagnostics && refreshesDiagnostics }
  /// Whether the server can request the user's settings.
  var answersConfiguration = false
  /// Whether it reports changed settings only if the server registers for them.
  var registersConfiguration = false
  var hoverFormat = MarkupKind.plainText
  /// The format of documentation in completions; nil if the client names no format and accepts only plain strings.
  var completionFormat: MarkupKind?

  enum MarkupKind: String {
    case markdown
    case plainText = "plaintext"

    /// The first format in a list that the server can write; plain text if there is none.
    init(preferredIn list: JSON?) {
      self = (list?.array ?? []).lazy.compactMap { $0.string.flatMap(Self.init(rawValue:)) }.first ?? .plainText
    }

    func json(_ text: String) -> JSON { ["kind": JSON(rawValue), "value": JSON(text)] }
  }

  init() {}

  init(capabilities: JSON) {
    func has(_ path: String...) -> Bool { capabilities.descendant(path)?.bool ?? false }
    func resolves(_ property: String, _ path: String...) -> Bool {
      capabilities.descendant(path + ["resolveSupport", "properties"])?.array?.contains(JSON(property)) ?? false
    }

    if let offered = capabilities["general"]?["positionEncodings"]?.array, !offered.isEmpty {
      let known = [PositionEncoding.utf16, .utf8, .utf32]
      namesPositionEncodings = true
      positionEncoding = known.first { offered.contains(JSON($0.rawValue)) } ?? .utf16
    }
    takesSnippets = has("textDocument", "completion", "completionItem", "snippetSupport")
    keepsIndentation =
      capabilities.descendant(["textDocument", "completion", "completionItem", "insertTextModeSupport", "valueSet"])?
      .array?.contains(1) ?? false
    takesDiagnosticVersions = has("textDocument", "publishDiagnostics", "versionSupport")
    takesRelatedInformation =
      has("textDocument", "publishDiagnostics", "relatedInformation")
      || has("textDocument", "diagnostic", "relatedInformation")
    fadesUnnecessary = ["publishDiagnostics", "diagnostic"].contains { message in
      let tags = capabilities.descendant(["textDocument", message, "tagSupport", "valueSet"])
      return tags?.array?.contains(1) ?? false
    }
    linksToRulePages =
      has("textDocument", "publishDiagnostics", "codeDescriptionSupport")
      || has("textDocument", "diagnostic", "codeDescriptionSupport")
    takesDocumentChanges = has("workspace", "workspaceEdit", "documentChanges")
    takesCodeActionLiterals =
      capabilities.descendant(["textDocument", "codeAction", "codeActionLiteralSupport"]) != nil
    takesPreferredActions = has("textDocument", "codeAction", "isPreferredSupport")
    takesDisabledActions = has("textDocument", "codeAction", "disabledSupport")
    resolvesActions = resolves("edit", "textDocument", "codeAction") && has("textDocument", "codeAction", "dataSupport")
    resolvesDocumentation = resolves("documentation", "textDocument", "completion", "completionItem")
    takesLenses = capabilities.descendant(["textDocument", "codeLens"])?.members != nil
    refreshesLenses = has("workspace", "codeLens", "refreshSupport")
    executesCommands = takesLenses || capabilities.descendant(["workspace", "executeCommand"])?.members != nil
    showsDocuments = has("window", "showDocument", "support")
    showsProgress = has("window", "workDoneProgress")
    registersWatchers = has("workspace", "didChangeWatchedFiles", "dynamicRegistration")
    canPullDiagnostics = capabilities.descendant(["textDocument", "diagnostic"])?.members != nil
    refreshesDiagnostics = has("workspace", "diagnostics", "refreshSupport")
    answersConfiguration = has("workspace", "configuration")
    registersConfiguration = has("workspace", "didChangeConfiguration", "dynamicRegistration")
    hasFolders = has("workspace", "workspaceFolders")
    hoverFormat = MarkupKind(preferredIn: capabilities.descendant(["textDocument", "hover", "contentFormat"]))
    let formats = capabilities.descendant(["textDocument", "completion", "completionItem", "documentationFormat"])
    completionFormat = formats.map { MarkupKind(preferredIn: $0) }
  }
}

extension JSON {
  fileprivate func descendant(_ path: [String]) -> JSON? {
    path.reduce(Optional(self)) { $0?[$1] }
  }
}
