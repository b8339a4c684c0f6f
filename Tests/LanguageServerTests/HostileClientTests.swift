import JSONText
import ServerChecks
import Testing

@testable import LanguageServer

/// A client that sends arbitrary messages. The server must neither crash nor lose synchronization.
@Suite(.timeLimit(.minutes(5))) struct HostileClientTests {
  @Test func damagedConversationsDoNotStopTheServer() async {
    for seed in 0..<60 as Range<UInt64> {
      var hostile = HostileClient(seed: seed)
      let editor = TestEditor()
      var bytes = conversation.flatMap(framed)
      for _ in 0..<hostile.choice(of: 13) { bytes = hostile.damaged(bytes) }
      var rest = bytes[...]
      while !rest.isEmpty {
        let size = hostile.packetSize()
        editor.send(bytes: Array(rest.prefix(size)))
        rest = rest.dropFirst(size)
      }
      // The server either understood `exit` or stopped at the end of its input.
      #expect([0, 1].contains(await editor.close()), "seed \(seed)")
      #expect(editor.transcript.allSatisfy { $0["jsonrpc"] == "2.0" }, "seed \(seed)")
    }
  }

  /// Waiting for the rest of the message would block forever. After an exit, the editor restarts the server.
  @Test func anAbsurdLengthEndsTheServer() async {
    let editor = TestEditor()
    _ = await editor.initialize()
    editor.send(bytes: Array("Content-Length: 9223372036854775807\r\n\r\n{}".utf8))
    let message = await editor.message { $0["method"] == "window/logMessage" }
    #expect(
      message["params"]?["message"] == "the header announces more than 1073741824 bytes; the server exits")
    #expect(await editor.close() == 1)
  }

  /// Reading the whole disk would be far more than the user wants.
  @Test func aDocumentThatIsAFolderIsNotSearched() async {
    let editor = TestEditor(files: ["/big/A.swift": "struct A {}", "/big/.git/config": ""])
    _ = await editor.result(of: "initialize", ["capabilities": [:], "trace": "messages"])
    editor.notify("textDocument/didOpen", opening("file:///big", "let a = 1"))
    let trace = await editor.message {
      $0["method"] == "$/logTrace" && $0["params"]?["message"]?.string?.hasPrefix("read ") ?? false
    }
    #expect(trace["params"]?["message"] == "read /big: 0 files")
    _ = await editor.close()
  }

  /// Replaces every value in every message with values of every other shape.
  @Test func wrongShapesDoNotStopTheServer() async {
    let wrong: [JSON] = [.null, true, -1, 1e300, "text", [], [1], [:], ["a": [:]]]
    let editor = TestEditor()
    _ = await editor.initialize()
    for message in conversation where !["shutdown", "exit"].contains(message["method"]) {
      for value in wrong {
        for damaged in replacements(in: message, by: value) { editor.send(damaged) }
      }
    }
    editor.notify("textDocument/didOpen", opening("file:///last.swift", "let a = 1"))
    let last = await editor.message { $0["params"]?["uri"] == "file:///last.swift" }
    #expect(last["params"]?["diagnostics"] == [])
    _ = await editor.close()
  }

  /// The value with itself and each nested value replaced in turn.
  private func replacements(in json: JSON, by value: JSON) -> [JSON] {
    var results = [value]
    if let elements = json.array {
      for (index, element) in elements.enumerated() {
        for replacement in replacements(in: element, by: value) {
          results.append(JSON(elements[..<index] + [replacement] + elements[(index + 1)...]))
        }
      }
    }
    for member in json.members ?? [] {
      for replacement in replacements(in: member.value, by: value) {
        var object = json
        object[member.key] = replacement
        results.append(object)
      }
    }
    return results
  }
}

private let place: JSON = [
  "textDocument": ["uri": "file:///View.swift"], "position": ["line": 1, "character": 3],
]

private let conversation: [JSON] = [
  request(1, "initialize", ["capabilities": ["general": ["positionEncodings": ["utf-16"]]], "rootUri": "file:///w"]),
  notification("initialized"),
  notification("textDocument/didOpen", opening("file:///View.swift", "struct A: UIViewRepresentable {\n  \n}\n")),
  notification(
    "textDocument/didChange",
    [
      "textDocument": ["uri": "file:///View.swift", "version": 2],
      "contentChanges": [
        ["range": ["start": ["line": 1, "character": 0], "end": ["line": 1, "character": 2]], "text": "😀"]
      ],
    ]),
  request(2, "textDocument/hover", place),
  request(3, "textDocument/completion", place),
  request(
    4, "textDocument/codeAction",
    [
      "textDocument": ["uri": "file:///View.swift"],
      "range": ["start": ["line": 0, "character": 0], "end": ["line": 1, "character": 0]],
      "context": ["diagnostics": [], "only": ["refactor"]],
    ]),
  notification("$/cancelRequest", ["id": 4]),
  notification("textDocument/didSave", ["textDocument": ["uri": "file:///View.swift"]]),
  notification("textDocument/didClose", ["textDocument": ["uri": "file:///View.swift"]]),
  request(5, "shutdown"),
  notification("exit"),
]
