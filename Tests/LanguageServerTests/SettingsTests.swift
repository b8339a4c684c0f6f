import JSONText
import LintEngine
import SampleRules
import Testing
import TextModel

@testable import LanguageServer

/// The effects of `.uibridge.json` on the server.
@Suite(.timeLimit(.minutes(5))) struct SettingsTests {
  @Test func aRuleThatIsOffIsNeverShown() async {
    let editor = await editor(#"{"rules": {"every-type": "off"}}"#)
    editor.notify("textDocument/didOpen", opening(uri, "struct A: UIViewRepresentable {}"))
    await editor.waitForMessages(["textDocument/publishDiagnostics": 1])
    #expect(editor.shown(uri) == [])
    #expect(editor.publications.allSatisfy { $0["diagnostics"] == [] })
  }

  @Test func aConfiguredSeverityIsShown() async {
    let editor = await editor(#"{"rules": {"every-type": "hint"}}"#)
    editor.notify("textDocument/didOpen", opening(uri, "struct A: UIViewRepresentable {}"))
    await editor.wait(toShow: uri, [(4, "a type")])
  }

  @Test func anExcludedFileHasNoDiagnostics() async {
    let editor = await editor(#"{"exclude": ["Sources"]}"#)
    editor.notify("textDocument/didOpen", opening(uri, "struct A: UIViewRepresentable {}"))
    await editor.wait(toShow: uri, [])
    editor.notify("textDocument/didOpen", opening("untitled:1", "struct A: UIViewRepresentable {}"))
    await editor.wait(toShow: "untitled:1", [(2, "a type")])
  }

  @Test func configurationChangesApplyOnNotificationOrSave() async {
    let editor = await editor("{}")
    editor.notify("textDocument/didOpen", opening(uri, "struct A: UIViewRepresentable {}"))
    await editor.wait(toShow: uri, [(2, "a type")])

    editor.write(#"{"rules": {"every-type": "error"}}"#, to: "/app/.uibridge.json")
    editor.reportChange("/app/.uibridge.json")
    await editor.wait(toShow: uri, [(1, "a type")])

    editor.write(nil, to: "/app/.uibridge.json")
    editor.notify("textDocument/didSave", ["textDocument": ["uri": JSON(uri)]])
    await editor.wait(toShow: uri, [(2, "a type")])
  }

  @Test func problemsInAConfigurationAreShownThereUntilTheyAreFixed() async {
    let configuration = "file:///app/.uibridge.json"
    let editor = await editor("{\n  \"rule\": {}\n}")
    editor.notify("textDocument/didOpen", opening(uri, ""))
    await editor.wait(toShow: configuration, [(1, "unknown key 'rule'; did you mean 'rules'?")])
    #expect(
      editor.publications.first { $0["uri"] == JSON(configuration) }?["diagnostics"]?[0]?["range"] == [
        "start": ["line": 1, "character": 2], "end": ["line": 1, "character": 8],
      ])

    editor.write("[", to: "/app/.uibridge.json")
    editor.reportChange("/app/.uibridge.json")
    await editor.wait(toShow: configuration, [(1, "expected a value")])

    editor.write(nil, to: "/app/.uibridge.json")
    editor.reportChange("/app/.uibridge.json")
    await editor.wait(toShow: configuration, [])
  }

  @Test func filesAreWatchedIfTheClientCan() async {
    let watching = TestEditor()
    _ = await watching.initialize(["workspace": ["didChangeWatchedFiles": ["dynamicRegistration": true]]])
    watching.notify("initialized", [:])
    let request = await watching.message { $0["method"] == "client/registerCapability" }
    #expect(request["params"]?["registrations"]?[0]?["method"] == "workspace/didChangeWatchedFiles")
    watching.send(["jsonrpc": "2.0", "id": request["id"] ?? .null, "result": .null])
    let watchers = request["params"]?["registrations"]?[0]?["registerOptions"]?["watchers"]?.array ?? []
    #expect(watchers.contains { $0["globPattern"] == "**/*.swift" })

    let other = TestEditor()
    _ = await other.initialize()
    other.notify("initialized", [:])
    _ = await other.close()
    #expect(!other.transcript.contains { $0["method"] == "client/registerCapability" })
  }

  @Test func settingsAreRequestedIfTheClientSupportsIt() async {
    let editor = await editor(nil, ["workspace": ["configuration": true]])
    editor.notify("initialized", [:])
    let question = await editor.message { $0["method"] == "workspace/configuration" }
    #expect(question["params"] == ["items": [["section": "uibridge"]]])
    editor.notify("textDocument/didOpen", opening(uri, "struct A: UIViewRepresentable {}"))
    editor.notify("textDocument/didOpen", opening("untitled:1", "struct B: UIViewRepresentable {}"))
    await editor.wait(toShow: uri, [(2, "a type")])
    editor.send(["jsonrpc": "2.0", "id": question["id"] ?? .null, "result": [["rules": ["every-type": "error"]]]])
    await editor.wait(toShow: uri, [(1, "a type")])
    await editor.wait(toShow: "untitled:1", [(1, "a type")])

    // For such a client, the notification only says that the settings changed. The server must request them.
    editor.notify("workspace/didChangeConfiguration", ["settings": .null])
    let again = await editor.message { $0["method"] == "workspace/configuration" && $0["id"] != question["id"] }
    editor.send(["jsonrpc": "2.0", "id": again["id"] ?? .null, "result": [.null]])
    await editor.wait(toShow: uri, [(2, "a type")])
    await editor.wait(toShow: "untitled:1", [(2, "a type")])
  }

  @Test func settingsArePushedByOtherClients() async {
    let editor = await editor(nil)
    editor.notify("textDocument/didOpen", opening(uri, "struct A: UIViewRepresentable {}"))
    for (level, shown) in [("hint", [(4, "a type")]), ("off", []), ("warning", [(2, "a type")])] {
      let settings: JSON = ["uibridge": ["rules": ["every-type": JSON(level)]], "other": 1]
      editor.notify("workspace/didChangeConfiguration", ["settings": settings])
      await editor.wait(toShow: uri, shown)
    }
    editor.notify("workspace/didChangeConfiguration", ["settings": ["uibridge": ["rule": [:]]]])
    let log = await editor.message { $0["method"] == "window/logMessage" }
    #expect(log["params"]?["message"] == "settings: unknown key 'rule'; did you mean 'rules'?")
  }

  @Test func settingsCanComeWithTheFirstRequest() async {
    let editor = TestEditor(rules: [everyType])
    _ = await editor.result(
      of: "initialize",
      ["capabilities": [:], "initializationOptions": ["uibridge": ["rules": ["every-type": "hint"]]]])
    editor.notify("textDocument/didOpen", opening("untitled:1", "struct A: UIViewRepresentable {}"))
    await editor.wait(toShow: "untitled:1", [(4, "a type")])
  }

  @Test func theProjectConfigurationOverridesTheEditorSettings() async {
    let editor = await editor(#"{"rules": {"every-type": "error"}}"#)
    editor.notify(
      "workspace/didChangeConfiguration", ["settings": ["uibridge": ["rules": ["every-type": "off"]]]])
    editor.notify("textDocument/didOpen", opening(uri, "struct A: UIViewRepresentable {}"))
    await editor.wait(toShow: uri, [(1, "a type")])
    editor.write(nil, to: "/app/.uibridge.json")
    editor.reportChange("/app/.uibridge.json")
    await editor.wait(toShow: uri, [])
  }

  @Test func theServerRegistersForSettingsChanges() async {
    let editor = await editor(nil, ["workspace": ["didChangeConfiguration": ["dynamicRegistration": true]]])
    editor.notify("initialized", [:])
    let request = await editor.message { $0["method"] == "client/registerCapability" }
    #expect(
      request["params"]?["registrations"] == [
        [
          "id": "settings", "method": "workspace/didChangeConfiguration",
          "registerOptions": ["section": "uibridge"],
        ]
      ])
  }

  /// A client that announces file watching but then refuses it is treated like one that can't watch files.
  @Test func clientsThatRefuseToWatchAreServedOnSave() async {
    let editor = await editor("{}", ["workspace": ["didChangeWatchedFiles": ["dynamicRegistration": true]]])
    editor.notify("initialized", [:])
    let request = await editor.message { $0["method"] == "client/registerCapability" }
    editor.send(["jsonrpc": "2.0", "id": request["id"] ?? .null, "error": ["code": -32601, "message": "no"]])
    editor.notify("textDocument/didOpen", opening(uri, "struct A: UIViewRepresentable {}"))
    await editor.wait(toShow: uri, [(2, "a type")])
    editor.write(#"{"rules": {"every-type": "error"}}"#, to: "/app/.uibridge.json")
    editor.notify("textDocument/didSave", ["textDocument": ["uri": JSON(uri)]])
    await editor.wait(toShow: uri, [(1, "a type")])
  }

  @Test func suppressedDiagnosticsAreNotShown() async {
    let editor = await editor("{}")
    editor.notify(
      "textDocument/didOpen",
      opening(
        uri, "// uibridge:disable:next every-type\nstruct A: UIViewRepresentable {}\nstruct B: UIViewRepresentable {}"))
    await editor.wait(toShow: uri, [(2, "a type")])
    #expect(editor.publications.last?["diagnostics"]?[0]?["range"]?["start"]?["line"] == 2)
  }

  @Test func completionsRespectTheDeploymentTarget() async {
    let editor = await editor(#"{"deploymentTargets": {"iOS": "15.0"}}"#)
    editor.notify("textDocument/didOpen", opening(uri, "struct A: UIViewRepresentable {\n  size\n}"))
    // When the first diagnostics arrive, the settings are known.
    await editor.wait(toShow: uri, [(2, "a type")])
    let result = await editor.result(
      of: "textDocument/completion",
      ["textDocument": ["uri": JSON(uri)], "position": ["line": 1, "character": 6]])
    let text = result?["items"]?[0]?["textEdit"]?["newText"]?.string
    #expect(text?.hasPrefix("@available(iOS 16, tvOS 16, *)\n  func sizeThatFits(") == true)
  }

  private let uri = "file:///app/Sources/A.swift"

  /// An editor with a package that has this configuration.
  private func editor(_ configuration: String?, _ capabilities: JSON = [:]) async -> TestEditor {
    var files: [FilePath: String] = ["/app/Package.swift": ""]
    files["/app/.uibridge.json"] = configuration
    let editor = TestEditor(rules: [everyType], files: files)
    _ = await editor.result(of: "initialize", ["capabilities": capabilities, "rootUri": "file:///app"])
    return editor
  }
}

private let everyType = sampleRule(
  "every-type", check: .representables { $1.report("a type", at: .name(of: $0.declaration.node)) })

extension TestEditor {
  /// The severities and messages of the client's latest diagnostics.
  fileprivate func shown(_ uri: String) -> [String]? { shown(uri, in: transcript) }

  private func shown(_ uri: String, in transcript: [JSON]) -> [String]? {
    let last = publications(in: transcript).last { $0["uri"]?.string == uri }
    return last?["diagnostics"]?.array?.map { "\($0["severity"] ?? .null) \($0["message"]?.string ?? "")" }
  }

  fileprivate func wait(toShow uri: String, _ diagnostics: [(severity: Int, message: String)]) async {
    let expected = diagnostics.map { "\($0.severity) \($0.message)" }
    _ = await wait { [self] in shown(uri, in: $0) == expected ? .null : nil }
  }

  fileprivate func waitForMessages(_ counts: [String: Int]) async {
    _ = await wait { transcript in
      counts.allSatisfy { method, count in transcript.count { $0["method"]?.string == method } >= count } ? .null : nil
    }
  }
}
