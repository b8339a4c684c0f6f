import JSONText
import LintEngine
import SampleRules
import Testing

@testable import LanguageServer

/// Messages that no client should send, each with the server's answer.
@Suite(.timeLimit(.minutes(5))) struct RobustnessTests {
  @Test func batchesAreRefused() async {
    let editor = TestEditor()
    _ = await editor.initialize()
    editor.send([request(1, "shutdown"), request(2, "shutdown")])
    let answer = await editor.message { $0["id"]?.isNull == true }
    #expect(answer["error"]?["code"] == -32600)
    #expect(await editor.answer(to: "shutdown", .null)["result"] == .null)
  }

  @Test func requestsWithTheSameIdentifierAreAllAnswered() async {
    let editor = TestEditor()
    _ = await editor.initialize()
    editor.notify("textDocument/didOpen", opening(uri, "let a = 1"))
    editor.send(hovering(7), hovering(7), hovering(7))
    _ = await editor.wait { transcript in transcript.count { $0["id"] == 7 } == 3 ? .null : nil }
    _ = await editor.answer(to: "shutdown", .null)
    _ = await editor.close()
    #expect(editor.transcript.count { $0["id"] == 7 } == 3)
  }

  @Test func unexpectedResponsesAreIgnored() async {
    let editor = TestEditor()
    editor.send(["jsonrpc": "2.0", "id": "uibridge-1", "result": [["rules": 1]]])
    _ = await editor.initialize()
    let count = editor.transcript.count
    for id: JSON in [1, "uibridge-1", "uibridge-999", .null, 1.5, [:]] {
      editor.send(["jsonrpc": "2.0", "id": id, "result": .null])
      editor.send(["jsonrpc": "2.0", "id": id, "error": ["code": 1, "message": "no"]])
    }
    _ = await editor.answer(to: "shutdown", .null)
    // A message without an identifier isn't a response either.
    let added = editor.transcript.dropFirst(count).filter { $0["error"] != nil }
    #expect(added.allSatisfy { $0["id"] == .null && $0["error"]?["code"] == -32600 })
  }

  @Test func textThatIsNotUTF8IsReadAsFarAsPossible() async {
    let editor = TestEditor(rules: [missingMarker])
    _ = await editor.initialize()
    var message = notification("textDocument/didOpen", opening(uri, "// @\nstruct Badge: UIViewRepresentable {}")).utf8
    // Bytes in the middle of the text that aren't part of any character.
    if let place = message.firstIndex(of: UInt8(ascii: "@")) { message[place] = 0xFF }
    editor.send(bytes: Array("Content-Length: \(message.count)\r\n\r\n".utf8) + message)
    await editor.waitForDiagnostics(1, of: uri)
  }

  @Test func manyDocumentsCanBeOpen() async {
    let editor = TestEditor(rules: [missingMarker])
    _ = await editor.initialize()
    let badge = "struct Badge: UIViewRepresentable {}"
    editor.send(
      bytes: (0..<1_000).flatMap {
        framed(notification("textDocument/didOpen", opening("untitled:\($0)", "// \($0)")))
      })
    editor.notify("textDocument/didOpen", opening(uri, badge))
    await editor.waitForDiagnostics(1, of: uri)
    editor.send(
      bytes: (0..<1_000).flatMap {
        framed(notification("textDocument/didClose", ["textDocument": ["uri": JSON("untitled:\($0)")]]))
      })
    #expect(await editor.answer(to: "shutdown", .null)["result"] == .null)
  }

  @Test func aHugeDocumentIsServed() async {
    let editor = TestEditor(rules: [missingMarker])
    _ = await editor.initialize()
    let line = "// " + String(repeating: "x", count: 1020) + "\n"
    let text = String(repeating: line, count: 4096) + "struct Badge: UIViewRepresentable {}"
    editor.notify("textDocument/didOpen", opening(uri, text))
    await editor.waitForDiagnostics(1, of: uri)
    editor.notify(
      "textDocument/didChange",
      [
        "textDocument": ["uri": JSON(uri), "version": 2],
        "contentChanges": [
          [
            "range": ["start": ["line": 4096, "character": 0], "end": ["line": 4096, "character": 0]],
            "text": "struct Marker {}; ",
          ]
        ],
      ])
    await editor.waitForDiagnostics(0, of: uri)
  }

  private let uri = "untitled:Untitled-1"

  private func hovering(_ id: Int) -> JSON {
    request(id, "textDocument/hover", ["textDocument": ["uri": JSON(uri)], "position": ["line": 0, "character": 0]])
  }
}
