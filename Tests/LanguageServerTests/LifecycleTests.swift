import JSONText
import Testing
import Workspace

@testable import LanguageServer

/// The specification's rules about startup, shutdown, and messages that aren't allowed in between.
@Suite(.timeLimit(.minutes(5))) struct LifecycleTests {
  @Test func aSessionStartsAndEnds() async {
    let editor = TestEditor()
    let result = await editor.result(of: "initialize", ["capabilities": [:], "processId": .null, "rootUri": .null])
    #expect(result?["serverInfo"] == ["name": "uibridge", "version": "1.2.3"])
    editor.notify("initialized", [:])
    #expect(await editor.answer(to: "shutdown", .null) == ["jsonrpc": "2.0", "id": 3, "result": .null])
    editor.notify("exit", .null)
    #expect(await editor.exitStatus() == 0)
  }

  @Test func exitWithoutShutdownIsAFailure() async {
    let editor = TestEditor()
    editor.send(notification("exit"))
    #expect(await editor.exitStatus() == 1)
    let other = TestEditor()
    _ = await other.initialize()
    other.send(notification("exit"))
    #expect(await other.exitStatus() == 1)
  }

  @Test func endOfInputWithoutExitIsAFailure() async {
    #expect(await TestEditor().close() == 1)
    let editor = TestEditor()
    _ = await editor.initialize()
    _ = await editor.answer(to: "shutdown", .null)
    #expect(await editor.close() == 1)
  }

  @Test func theServerEndsWithItsParentProcess() async {
    let editor = TestEditor()
    editor.send(request(1, "initialize", ["capabilities": [:], "processId": 1000]))
    #expect(await editor.exitStatus() == 1)
    let other = TestEditor()
    _ = await other.result(of: "initialize", ["capabilities": [:], "processId": 1001])
    _ = await other.answer(to: "shutdown", .null)
    other.send(notification("exit"))
    #expect(await other.exitStatus() == 0)
  }

  @Test func runningProcessesAreDetected() {
    #expect(isRunning(process: 1))
    #expect(isRunning(process: 0))
    #expect(isRunning(process: -1))
    #expect(isRunning(process: .max))
    #expect(!isRunning(process: 0x7fff_fff0))
  }

  @Test func earlierRequestsAreAnsweredBeforeTheEnd() async {
    let editor = TestEditor()
    editor.send(
      request(1, "initialize"), notification("textDocument/didOpen", opening("file:///a.swift", "let a = 1")),
      request(2, "textDocument/hover", hovering("file:///a.swift")), request(3, "shutdown"), notification("exit"),
      request(4, "textDocument/hover", hovering("file:///a.swift")))
    #expect(await editor.exitStatus() == 0)
    #expect(editor.transcript.compactMap { $0["id"]?.int }.sorted() == [1, 2, 3])
  }

  @Test func aClosedPipeEndsTheSession() async {
    let editor = TestEditor()
    _ = await editor.initialize()
    editor.disconnect()
    editor.send(request(9, "textDocument/hover", hovering("file:///a.swift")))
    #expect(await editor.exitStatus() == 1)
  }

  @Test func requestsBeforeInitializeAreRefused() async {
    let editor = TestEditor()
    #expect(await error(of: editor.answer(to: "textDocument/hover", [:])) == -32002)
    #expect(await error(of: editor.answer(to: "nonsense", [:])) == -32002)
    #expect(await error(of: editor.answer(to: "shutdown", .null)) == -32002)
    // The notification is dropped, so the document is unknown later.
    editor.notify("textDocument/didOpen", opening("file:///a.swift", ""))
    _ = await editor.initialize()
    #expect(await error(of: editor.answer(to: "textDocument/hover", hovering("file:///a.swift"))) == -32602)
  }

  @Test func requestsAfterShutdownAreRefused() async {
    let editor = TestEditor()
    _ = await editor.initialize()
    _ = await editor.answer(to: "shutdown", .null)
    #expect(await error(of: editor.answer(to: "textDocument/hover", [:])) == -32600)
    #expect(await error(of: editor.answer(to: "shutdown", .null)) == -32600)
    #expect(await error(of: editor.answer(to: "initialize", [:])) == -32600)
  }

  @Test func initializeIsAllowedOnce() async {
    let editor = TestEditor()
    _ = await editor.initialize()
    #expect(await error(of: editor.answer(to: "initialize", [:])) == -32600)
  }

  @Test func unknownMessagesDoNoHarm() async {
    let editor = TestEditor(canBeWatched: true)
    _ = await editor.initialize()
    #expect(await error(of: editor.answer(to: "textDocument/documentSymbol", [:])) == -32601)
    #expect(await error(of: editor.answer(to: "$/unknown", [:])) == -32601)
    let count = editor.transcript.count
    editor.send(
      notification("$/setTrace", ["value": "verbose"]), notification("$/unknown"), notification("nonsense", [1]),
      notification("workspace/didChangeWatchedFiles", ["changes": []]), notification("initialized"),
      notification("workspace/didChangeConfiguration", ["settings": .null]),
      ["jsonrpc": "2.0", "id": 77, "result": .null])
    #expect(await error(of: editor.answer(to: "nonsense", [:])) == -32601)
    #expect(editor.transcript.count == count + 1)
  }

  @Test(arguments: [
    ("{", -32700), ("", -32700), ("nul", -32700), ("{\"a\":\"\u{1}\"}", -32700), ("[]", -32600), ("1", -32600),
    ("{}", -32600), (#"{"id":null,"method":"shutdown"}"#, -32600), (#"{"id":{},"method":"shutdown"}"#, -32600),
    (#"{"id":1.5,"method":"shutdown"}"#, -32600), (#"{"method":7}"#, -32600),
  ])
  func textsThatAreNotMessagesAreRefused(_ text: String, _ code: Int) async {
    let editor = TestEditor()
    _ = await editor.initialize()
    editor.send(bytes: Array("Content-Length: \(text.utf8.count)\r\n\r\n\(text)".utf8))
    let answer = await editor.message { $0["id"]?.isNull == true }
    #expect(answer["error"]?["code"]?.int == code)
    #expect(await editor.answer(to: "shutdown", .null)["result"] == .null)
  }

  @Test(
    arguments: [
      ([:], "'textDocument' is missing"), (.null, "'textDocument' is missing"), ([1], "'textDocument' is missing"),
      (["textDocument": 1], "'textDocument' must be an object"),
      (["textDocument": [:]], "'textDocument.uri' is missing"),
      (["textDocument": ["uri": 1]], "'textDocument.uri' must be a string"),
      (["textDocument": ["uri": "file:///a"]], "'position' is missing"),
      (["textDocument": ["uri": "file:///a"], "position": ["line": 0]], "'position.character' is missing"),
      (
        ["textDocument": ["uri": "file:///a"], "position": ["line": "0", "character": 0]],
        "'position.line' must be an integer"
      ),
      (["textDocument": ["uri": "file:///a"], "position": ["line": 0, "character": 0]], "'file:///a' is not open"),
    ] as [(JSON, String)])
  func wrongParametersAreNamed(_ parameters: JSON, _ message: String) async {
    let editor = TestEditor()
    _ = await editor.initialize()
    let answer = await editor.answer(to: "textDocument/hover", parameters)
    #expect(answer["error"] == ["code": -32602, "message": JSON(message)])
  }

  @Test func invalidNotificationsAreLogged() async {
    let editor = TestEditor()
    _ = await editor.initialize()
    editor.notify("textDocument/didChange", ["textDocument": ["uri": "file:///a"], "contentChanges": [["text": 1]]])
    let log = await editor.message { $0["method"] == "window/logMessage" }
    #expect(log["params"]?["message"] == "textDocument/didChange: 'contentChanges[0].text' must be a string")
  }

  @Test func everyRequestIsAnsweredOnceEvenIfCanceled() async {
    let editor = TestEditor()
    _ = await editor.initialize()
    editor.notify("textDocument/didOpen", opening("untitled:Untitled-1", "let a = 1"))
    for id in 100..<200 {
      editor.send(
        request(id, "textDocument/hover", hovering("untitled:Untitled-1")),
        notification("$/cancelRequest", ["id": JSON(id)]))
    }
    editor.notify("$/cancelRequest", ["id": "unknown"])
    _ = await editor.answer(to: "shutdown", .null)
    _ = await editor.close()
    let answers = editor.transcript.filter { (100..<200).contains($0["id"]?.int ?? 0) }
    #expect(answers.compactMap { $0["id"]?.int }.sorted() == Array(100..<200))
    #expect(answers.allSatisfy { $0["result"] == .null || $0["error"]?["code"] == -32800 })
  }

  @Test func identifiersCanBeStrings() async {
    let editor = TestEditor()
    editor.send(["jsonrpc": "2.0", "id": "first", "method": "initialize", "params": ["capabilities": [:]]])
    #expect(await editor.message { $0["id"] == "first" }["result"]?["serverInfo"]?["name"] == "uibridge")
  }

  private func hovering(_ uri: String) -> JSON {
    ["textDocument": ["uri": JSON(uri)], "position": ["line": 0, "character": 0]]
  }

  private func error(of answer: JSON) -> Int? { answer["error"]?["code"]?.int }
}
