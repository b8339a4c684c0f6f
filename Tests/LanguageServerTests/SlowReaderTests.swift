import JSONText
import LintEngine
import SampleRules
import Testing

@testable import LanguageServer

/// A client that doesn't read the messages that it receives. `ServerProcessTests` does the same with a real pipe.
@Suite(.timeLimit(.minutes(5))) struct SlowReaderTests {
  @Test func editsAreAppliedAndTheLastDiagnosticsSent() async {
    let editor = TestEditor(rules: [missingMarker])
    _ = await editor.initialize(["textDocument": ["publishDiagnostics": ["versionSupport": true]]])
    editor.notify("textDocument/didOpen", opening(uri, badge))
    await editor.waitForDiagnostics(1, of: uri)
    editor.pause()
    for version in 2...500 {
      editor.notify("textDocument/didChange", change(version, to: version % 2 == 0 ? badge : badge + badge))
      while editor.unreadCount > 0 { await Task.yield() }
    }
    editor.notify("textDocument/didChange", change(501, to: badge + badge + badge))
    editor.send(hovering(7))
    while editor.unreadCount > 0 { await Task.yield() }
    editor.resume()
    await editor.waitForDiagnostics(3, of: uri)
    _ = await editor.message { $0["id"] == 7 }
    let versions = editor.publications.compactMap { $0["version"]?.int }
    #expect(versions == versions.sorted())
    #expect(versions.last == 501)
    // One message was being sent when the client paused, and one was waiting. Some may have arrived before the pause.
    #expect(versions.count < 10)
  }

  /// If a client sends requests without reading the answers, the server stops reading once enough answers are waiting.
  @Test func theServerStopsReadingAFloodOfRequests() async {
    let editor = TestEditor()
    _ = await editor.initialize()
    editor.pause()
    // The answer contains the name of the method.
    let size = 1 << 17
    let method = String(repeating: "x", count: size)
    let (taken, count) = (Outbox.sizeLimit / size, 2 * Outbox.sizeLimit / size)
    for id in 1000..<1000 + count { editor.send(request(id, method)) }
    while editor.unreadCount > count - taken { await Task.yield() }
    // Enough time for a server without this limit to read all requests.
    for _ in 0..<100 { _ = await TestEditor().initialize() }
    #expect(editor.unreadCount > 0)
    editor.resume()
    _ = await editor.message { $0["id"]?.int == 1000 + count - 1 }
    #expect(editor.transcript.compactMap { $0["id"]?.int }.filter { $0 >= 1000 } == Array(1000..<1000 + count))
  }

  @Test func theServerEndsEvenIfTheClientDoesNotRead() async {
    let editor = TestEditor(rules: [missingMarker])
    _ = await editor.initialize()
    editor.pause()
    editor.notify("textDocument/didOpen", opening(uri, badge))
    editor.send(request(9, "shutdown"), notification("exit"))
    #expect(await editor.exitStatus() == 0)
    editor.resume()
  }

  private let uri = "untitled:Untitled-1"
  private let badge = "struct Badge: UIViewRepresentable {}\n"

  private func change(_ version: Int, to text: String) -> JSON {
    ["textDocument": ["uri": JSON(uri), "version": JSON(version)], "contentChanges": [["text": JSON(text)]]]
  }

  private func hovering(_ id: Int) -> JSON {
    request(id, "textDocument/hover", ["textDocument": ["uri": JSON(uri)], "position": ["line": 0, "character": 0]])
  }
}
