import FolderTrees
import JSONText
import Testing
import Workspace

@testable import LanguageServer

/// Messages to the client other than responses and diagnostics.
@Suite(.timeLimit(.minutes(5))) struct ProgressTests {
  /// Progress is shown only after the client has accepted it. It isn't shown if the client refuses or the work is
  /// finished by then.
  @Test(arguments: [("accepts", true), ("accepts too late", false), ("refuses", false)])
  func theFirstReadingIsShownToClientsThatAgree(_ client: String, _ isShown: Bool) async {
    let fileSystem = FolderTree(files: ["/app/A.swift": ""]).fileSystem
    var session = Session(rules: [], version: "1", fileSystem: fileSystem, jobs: 1)
    session.receive(request(1, "initialize", ["capabilities": showing, "rootUri": "file:///app"]))
    let question = session.nextProjectQuestion()
    #expect(session.popOutgoing().count == 1)
    session.receive(notification("initialized"))
    let offer = session.popOutgoing()[0]
    #expect(offer["method"] == "window/workDoneProgress/create")
    let token = offer["params"]?["token"]
    var answer: JSON = .object(["jsonrpc": "2.0", "id": offer["id"]])
    answer[client == "refuses" ? "error" : "result"] = client == "refuses" ? ["code": -32603, "message": "no"] : .null
    if client != "accepts too late" { session.receive(answer) }
    let begun = session.popOutgoing().map { $0["params"] }
    #expect(
      begun
        == (isShown
          ? [
            .object([
              "token": token, "value": ["kind": "begin", "title": "Indexing the project", "cancellable": false],
            ])
          ]
          : []))
    if let question {
      let files = await ProjectFiles(around: question.paths, in: fileSystem, jobs: 1)
      session.load(KnownProjects.Answer(files, to: question))
    }
    if client == "accepts too late" { session.receive(answer) }
    let ended = session.popOutgoing().filter { $0["method"] == "$/progress" }.map { $0["params"]?["value"] }
    #expect(ended == (isShown ? [["kind": "end", "message": "1 files"]] : []))

    // Only the first reading takes long enough to show progress.
    session.projects.invalidate()
    _ = session.nextProjectQuestion()
    #expect(session.popOutgoing().isEmpty)
  }

  @Test func clientsWithoutProgressAreNotAsked() async {
    let editor = TestEditor(files: ["/app/Package.swift": "", "/app/A.swift": "let a = 1"])
    _ = await editor.result(of: "initialize", ["capabilities": [:], "rootUri": "file:///app"])
    editor.notify("initialized", [:])
    editor.notify("textDocument/didOpen", opening("file:///app/A.swift", "let a = 1"))
    _ = await editor.published(1)
    #expect(!editor.transcript.contains { $0["method"] == "window/workDoneProgress/create" })
  }

  @Test func theWorkspaceReportUsesTheTokenOfTheClient() async {
    let editor = TestEditor(files: ["/app/Package.swift": "", "/app/A.swift": "let a = 1"])
    let capabilities: JSON = [
      "textDocument": ["diagnostic": [:]], "workspace": ["diagnostics": ["refreshSupport": true]],
    ]
    let result = await editor.result(of: "initialize", ["capabilities": capabilities, "rootUri": "file:///app"])
    #expect(result?["capabilities"]?["diagnosticProvider"]?["workDoneProgress"] == true)
    let answer = await editor.answer(to: "workspace/diagnostic", ["previousResultIds": [], "workDoneToken": 5])
    #expect(answer["result"]?["items"] == [])
    let progress = editor.transcript.filter { $0["method"] == "$/progress" }.compactMap { $0["params"] }
    #expect(progress.map { $0["token"] } == [5, 5])
    #expect(progress.map { $0["value"]?["kind"] } == ["begin", "end"])
  }

  @Test func unreadablePathsAreReportedOnce() async {
    let editor = TestEditor(files: ["/app/Package.swift": ""])
    _ = await editor.result(of: "initialize", ["capabilities": [:], "rootUri": "file:///nowhere"])
    let log = await editor.message { $0["method"] == "window/logMessage" }
    #expect(log["params"]?["type"] == 2)
    #expect(log["params"]?["message"]?.string?.hasPrefix("cannot read /nowhere: ") ?? false)
    // The client isn't warned about a document that isn't on disk yet.
    editor.notify("textDocument/didOpen", opening("file:///new/New.swift", "let a = 1"))
    _ = await editor.published(1)
    editor.notify("textDocument/didSave", ["textDocument": ["uri": "file:///new/New.swift"]])
    _ = await editor.answer(to: "shutdown", .null)
    _ = await editor.close()
    #expect(editor.transcript.count { $0["method"] == "window/logMessage" } == 1)
  }

  @Test(arguments: [("off", false, false), ("messages", true, false), ("verbose", true, true)])
  func theWorkOfTheServerIsTraced(_ level: String, _ isTraced: Bool, _ hasDetails: Bool) async {
    let editor = TestEditor()
    _ = await editor.initialize()
    editor.notify("$/setTrace", ["value": JSON(level)])
    editor.notify("textDocument/didOpen", opening("untitled:1", "let a = 1"))
    let place: JSON = ["textDocument": ["uri": "untitled:1"], "position": ["line": 0, "character": 0]]
    editor.send(request(77, "textDocument/hover", place))
    _ = await editor.message { $0["id"] == 77 }
    let traces = editor.transcript.filter { $0["method"] == "$/logTrace" }.compactMap { $0["params"] }
    let trace = traces.first { $0["message"] == "answered textDocument/hover (77)" }
    #expect((trace != nil) == isTraced)
    #expect((trace?["verbose"]?.string != nil) == hasDetails)
  }

  @Test func tracingCanStartWithTheSession() async {
    let editor = TestEditor()
    _ = await editor.result(of: "initialize", ["capabilities": [:], "trace": "messages", "rootUri": "file:///app"])
    _ = await editor.message { $0["method"] == "$/logTrace" }
  }

  private let showing: JSON = ["window": ["workDoneProgress": true]]
}

extension Session {
  fileprivate mutating func receive(_ message: JSON) { _ = receive(.message(message.utf8)) }
}
