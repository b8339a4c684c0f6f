import JSONText
import LintEngine
import LintRules

@testable import LanguageServer

/// A recorded client: its `initialize` request and a session that follows its behavior. It applies edits as it
/// announced.
struct ClientReplay {
  let behavior: ClientBehavior
  let parameters: JSON
  let limits: ClientLimits
  let editor = TestEditor(rules: Rule.all, files: ["\(folder)/Package.swift": "", "\(folder)/Field.swift": ""])
  private(set) var text = ""
  private var version = 0
  private(set) var methods: [JSON: String] = [:]
  private let uri = "file://\(folder)/Field.swift"

  init(_ behavior: ClientBehavior) throws {
    self.behavior = behavior
    parameters = try recordedParameters(of: behavior.name)
    limits = ClientLimits(capabilities: parameters["capabilities"] ?? [:])
  }

  /// The messages from the server that the client can't accept.
  var faults: [String] { limits.faults(in: editor.transcript, methods: methods) }

  mutating func ask(_ method: String, _ more: JSON) async -> JSON {
    var parameters = more
    parameters["textDocument"] = ["uri": JSON(uri)]
    return await send(method, parameters)
  }

  mutating func send(_ method: String, _ parameters: JSON) async -> JSON {
    let answer = await editor.answer(to: method, parameters)
    if let id = answer["id"] { methods[id] = method }
    return answer
  }

  // MARK: The session

  mutating func begin() async -> JSON? {
    let answer = await send("initialize", parameters)
    editor.notify("initialized", [:])
    if behavior.setting == .beforeOpening { sendSettings() }
    return answer["result"]?["capabilities"]
  }

  /// Sends empty settings.
  private func sendSettings() { editor.notify("workspace/didChangeConfiguration", ["settings": [:]]) }

  /// Answers the server's requests so far. Configuration is empty, and everything else is accepted.
  func answerInquiries() {
    for inquiry in editor.transcript where inquiry["method"] != nil {
      guard let id = inquiry["id"] else { continue }
      let result: JSON = inquiry["method"] == "workspace/configuration" ? [.null] : .null
      editor.send(["jsonrpc": "2.0", "id": id, "result": result])
    }
  }

  mutating func open(_ text: String) {
    (self.text, version) = (text, 1)
    editor.notify("textDocument/didOpen", opening(uri, text))
    if behavior.setting == .afterOpening { sendSettings() }
  }

  /// Replaces the first occurrence of a text.
  mutating func replace(_ old: String, with new: String) {
    guard let range = text.firstRange(of: old) else { return }
    change(range, to: new)
  }

  private mutating func change(_ range: Range<String.Index>, to new: String) {
    var change: JSON = [
      "range": ["start": position(range.lowerBound), "end": position(range.upperBound)], "text": JSON(new),
    ]
    text.replaceSubrange(range, with: new)
    if behavior.sendsWholeText { change = ["text": JSON(text)] }
    version += 1
    editor.notify(
      "textDocument/didChange",
      [
        "textDocument": ["uri": JSON(uri), "version": JSON(version)],
        "contentChanges": [change],
      ])
  }

  func save() { editor.notify("textDocument/didSave", ["textDocument": ["uri": JSON(uri)]]) }

  mutating func end() async -> Int32 {
    editor.notify("textDocument/didClose", ["textDocument": ["uri": JSON(uri)]])
    _ = await send("shutdown", .null)
    guard behavior.sendsExit else { return await editor.close() }
    editor.notify("exit", [:])
    return await editor.exitStatus()
  }

  // MARK: Responses

  /// The client's diagnostics of the text, once they are those of these rules.
  mutating func diagnostics(of rules: [String]) async -> [JSON] {
    if limits.asksForDiagnostics {
      return await ask("textDocument/diagnostic", [:])["result"]?["items"]?.array ?? []
    }
    let uri = JSON(uri)
    let published = await editor.wait { transcript in
      let last = transcript.last {
        $0["method"] == "textDocument/publishDiagnostics" && $0["params"]?["uri"] == uri
      }
      let codes = last?["params"]?.values(at: "diagnostics.[].code").compactMap(\.string)
      return codes == rules ? last : nil
    }
    return published["params"]?["diagnostics"]?.array ?? []
  }

  /// The code actions at the start of a diagnostic, requested as this client does.
  mutating func actions(at diagnostic: JSON) async -> [JSON] {
    var known = diagnostic
    for key in behavior.forgottenKeys ?? [] { known[key] = nil }
    let start = diagnostic["range"]?["start"] ?? .null
    let isPoint = behavior.forgottenKeys == nil
    let answer = await ask(
      "textDocument/codeAction",
      [
        "range": isPoint ? ["start": start, "end": start] : diagnostic["range"] ?? .null,
        "context": ["diagnostics": isPoint ? [] : [known]],
      ])
    return answer["result"]?.array ?? []
  }

  /// Applies a workspace edit in the form that the client announced, the last change first.
  mutating func apply(_ edit: JSON?) {
    let changes: [JSON]?
    if limits.has("workspace.workspaceEdit.documentChanges") {
      let change = edit?["documentChanges"]?[0]
      changes = change?["textDocument"]?["version"]?.int == version ? change?["edits"]?.array : nil
    } else {
      changes = edit?["changes"]?[uri]?.array
    }
    for change in (changes ?? []).reversed() { apply(textEdit: change) }
  }

  mutating func apply(textEdit edit: JSON?) {
    guard let start = edit?["range"]?["start"].flatMap(index), let end = edit?["range"]?["end"].flatMap(index),
      let new = edit?["newText"]?.string
    else { return }
    change(start..<end, to: new)
  }

  // MARK: Positions in UTF-16, which all of these clients support

  /// The position `count` characters after the start of the first occurrence of a text.
  func position(of needle: String, after count: Int = 0) -> JSON {
    guard let range = text.firstRange(of: needle) else { return .null }
    return position(text.index(range.lowerBound, offsetBy: count))
  }

  private func position(_ index: String.Index) -> JSON {
    let lines = text[..<index].split(separator: "\n", omittingEmptySubsequences: false)
    return ["line": JSON(lines.count - 1), "character": JSON(lines.last?.utf16.count ?? 0)]
  }

  private func index(_ position: JSON) -> String.Index? {
    guard let number = position["line"]?.int, let character = position["character"]?.int else { return nil }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.indices.contains(number) else { return nil }
    return text.utf16.index(lines[number].startIndex, offsetBy: character)
  }
}

private let folder = "/workspace/sample"
