import JSONText
import TextModel

/// What the client can do, of that which changes our answers. Every capability is optional.
struct Client: Sendable {
  /// UTF-16 whenever the client takes it, as sourcekit-lsp in the same buffer uses it and announces nothing.
  var positionEncoding = PositionEncoding.utf16
  var namesPositionEncodings = false
  var takesSnippets = false
  /// Whether it can be told to insert a completion as it is.
  var keepsIndentation = false
  var takesDiagnosticVersions = false
  var takesRelatedInformation = false
  /// Whether it shows what can go without a loss as such.
  var fadesUnnecessary = false
  var takesDocumentChanges = false
  var takesCodeActionLiterals = false
  var takesPreferredActions = false
  /// Whether it shows why an action cannot be taken.
  var takesDisabledActions = false
  /// Whether it asks for the edits of an action once it is chosen.
  var resolvesActions = false
  /// Whether it asks for the documentation of a completion once it is looked at.
  var resolvesDocumentation = false
  var takesLenses = false
  /// Whether it can be told to ask for lenses again.
  var refreshesLenses = false
  /// Whoever shows lenses can have their commands run, also without saying so, as Neovim.
  var executesCommands = false
  /// Whether it can be asked to show a document, also one that is not for the editor.
  var showsDocuments = false
  /// Whether it can be asked to show that work is under way.
  var showsProgress = false
  /// Whether it can be asked to watch files.
  var registersWatchers = false
  var hasFolders = false
  /// Whether it can ask for diagnostics.
  var canPullDiagnostics = false
  /// Whether it can be told to ask again.
  var refreshesDiagnostics = false
  /// Whether it asks for diagnostics; then it is never sent any, since clients show both. One that cannot be told to ask again, as
  /// Neovim 0.11, would keep what a change elsewhere has mended, so it is sent them.
  var pullsDiagnostics: Bool { canPullDiagnostics && refreshesDiagnostics }
  /// Whether it can be asked what the user has set.
  var answersConfiguration = false
  /// Whether it tells of changed settings only when it is asked to.
  var registersConfiguration = false
  var hoverFormat = MarkupKind.plainText
  /// Nil for a client that names no format: it takes text and no more.
  var completionFormat: MarkupKind?

  enum MarkupKind: String {
    case markdown
    case plainText = "plaintext"

    /// The first format of a list that we can write.
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
