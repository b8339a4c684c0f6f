import JSONText
import LintEngine
import SampleRules
import Testing
import TextModel

@testable import LanguageServer

/// Clients that request diagnostics.
@Suite(.timeLimit(.minutes(5))) struct PullDiagnosticsTests {
  @Test func clientsThatPullAreNotSentDiagnostics() async {
    let editor = await editor()
    editor.notify("textDocument/didOpen", opening(uri, badge))
    #expect(await editor.pull(uri)?["items"]?.array?.count == 1)
    editor.notify("textDocument/didClose", ["textDocument": ["uri": JSON(uri)]])
    _ = await editor.answer(to: "shutdown", .null)
    #expect(editor.publications.isEmpty)
  }

  /// Neovim can request diagnostics but doesn't support refresh requests, so it would keep diagnostics that were fixed
  /// in another window.
  @Test func neovimIsSentDiagnosticsAndCannotPullThem() async throws {
    let editor = TestEditor(rules: [missingMarker])
    let capabilities = await editor.result(of: "initialize", try recordedParameters(of: "nvim"))?["capabilities"]
    #expect(capabilities?["textDocumentSync"]?["openClose"] == true)
    #expect(capabilities?["diagnosticProvider"] == nil)
    editor.notify("textDocument/didOpen", opening("untitled:1", badge))
    await editor.waitForDiagnostics(1, of: "untitled:1")
    editor.notify("textDocument/didOpen", opening("untitled:2", "struct Marker {}"))
    await editor.waitForDiagnostics(0, of: "untitled:1")
    #expect(!editor.transcript.contains { $0["method"] == "workspace/diagnostic/refresh" })
  }

  /// Neovim would put diagnostics of a file that isn't open into an invisible buffer.
  @Test func neovimIsNotifiedOfAnInvalidConfiguration() async throws {
    let editor = TestEditor(rules: [missingMarker], files: ["/app/.uibridge.json": "{ \"rule\": {} }"])
    _ = await editor.result(of: "initialize", try recordedParameters(of: "nvim"))
    editor.notify("textDocument/didOpen", opening(uri, badge))
    _ = await editor.message { $0["method"] == "window/showMessage" }
    #expect(editor.publications.allSatisfy { $0["params"]?["uri"]?.string == uri })
  }

  @Test func theFirstAnswerWaitsForTheProject() async {
    let editor = await editor(["/app/Marker.swift": "struct Marker {}"])
    editor.notify("textDocument/didOpen", opening(uri, badge))
    #expect(await editor.pull(uri)?["items"] == [])
  }

  @Test func unchangedDiagnosticsAreNotSentAgain() async {
    let editor = await editor()
    editor.notify("textDocument/didOpen", opening(uri, badge))
    let first = await editor.pull(uri)?["resultId"]
    let again = await editor.pull(uri, known: first)
    #expect(again == .object(["kind": "unchanged", "resultId": first]))
    // The client may have moved the diagnostics that it shows.
    editor.notify(
      "textDocument/didChange",
      ["textDocument": ["uri": JSON(uri), "version": 2], "contentChanges": [["text": JSON(badge)]]])
    #expect(await editor.pull(uri, known: first)?["kind"] == "full")
  }

  @Test func theClientIsToldToRefresh() async {
    let editor = await editor()
    editor.notify("textDocument/didOpen", opening(uri, badge))
    #expect(await editor.pull(uri)?["items"]?.array?.count == 1)
    let count = editor.transcript.count { $0["method"] == "workspace/diagnostic/refresh" }
    editor.write("struct Marker {}", to: "/app/Marker.swift")
    editor.reportChange("/app/Marker.swift")
    _ = await editor.wait { transcript in
      transcript.count { $0["method"] == "workspace/diagnostic/refresh" } > count ? .null : nil
    }
    #expect(await editor.pull(uri)?["items"] == [])
  }

  @Test func documentsThatAreNotOpenAreRefused() async {
    let editor = await editor()
    let answer = await editor.answer(to: "textDocument/diagnostic", ["textDocument": ["uri": "file:///unknown"]])
    #expect(answer["error"]?["code"] == -32602)
  }

  @Test func anInvalidConfigurationIsReported() async {
    let editor = await editor(["/app/.uibridge.json": "{\n  \"rule\": {}\n}"])
    editor.notify("textDocument/didOpen", opening(uri, badge))
    let message = await editor.message { $0["method"] == "window/showMessage" }
    #expect(
      message["params"]?["message"]
        == "/app/.uibridge.json:2:3: error: unknown key 'rule'; did you mean 'rules'?")
    editor.notify("textDocument/didSave", ["textDocument": ["uri": JSON(uri)]])
    _ = await editor.pull(uri)
    _ = await editor.close()
    #expect(editor.transcript.count { $0["method"] == "window/showMessage" } == 1)
  }

  @Test func theWholeWorkspaceIsReported() async {
    let editor = await editor(["/app/A.swift": badge, "/app/B.swift": "struct B {}", "/app/Pods/P.swift": badge])
    editor.notify("textDocument/didOpen", opening(uri, badge, version: 7))
    let reports = await editor.pullAll()
    #expect(reports.map { $0["uri"]?.string }.sorted { $0 ?? "" < $1 ?? "" } == ["file:///app/A.swift", uri])
    #expect(reports.allSatisfy { $0["kind"] == "full" && $0["items"]?.array?.count == 1 })
    #expect(reports.first { $0["uri"]?.string == uri }?["version"] == 7)
    #expect(reports.first { $0["uri"]?.string != uri }?["version"] == .null)

    let again = await editor.pullAll(after: reports)
    #expect(again.count == 2 && again.allSatisfy { $0["kind"] == "unchanged" })
  }

  @Test func filesAreReportedWithTheBytesOfTheirNames() async {
    let editor = await editor([
      "/app/\u{E9}.swift": badge, "/app/e\u{301}.swift": badge, FilePath(shown: #"/app/bad\xFF.swift"#): badge,
    ])
    #expect(
      Set(await editor.pullAll().compactMap { $0["uri"]?.string }) == [
        "file:///app/%C3%A9.swift", "file:///app/e%CC%81.swift", "file:///app/bad%FF.swift",
      ])
  }

  @Test func deletedFilesLoseTheirDiagnostics() async {
    let editor = await editor(["/app/A.swift": badge, "/app/B.swift": "\n" + badge])
    let reports = await editor.pullAll()
    #expect(reports.count == 2)
    editor.write(nil, to: "/app/A.swift")
    editor.reportChange("/app/A.swift")
    _ = await editor.message { $0["method"] == "workspace/diagnostic/refresh" }
    let news = await editor.pullAll(after: reports)
    #expect(news.first { $0["uri"] == "file:///app/A.swift" }?["items"] == [])
    #expect(news.first { $0["uri"] == "file:///app/B.swift" }?["kind"] == "unchanged")
  }

  @Test func partialResultsAreSentAndTheNextRequestWaitsForChanges() async {
    let names = (0..<250).map { FilePath("/app/F\($0).swift") }
    let editor = await editor(Dictionary(uniqueKeysWithValues: names.map { ($0, badge) }))
    let parameters: JSON = ["previousResultIds": [], "partialResultToken": "part"]
    let rest = await editor.result(of: "workspace/diagnostic", parameters)?["items"]?.array
    let parts = editor.transcript.filter { $0["method"] == "$/progress" }
    #expect(parts.map { $0["params"]?["value"]?["items"]?.array?.count } == [100, 100])
    #expect(parts.allSatisfy { $0["params"]?["token"] == "part" })
    #expect(rest?.count == 50)

    editor.send(request(1000, "workspace/diagnostic", parameters), request(1001, "workspace/diagnostic", parameters))
    editor.notify("$/cancelRequest", ["id": 1000])
    #expect(await editor.message { $0["id"] == 1000 }["error"]?["code"] == -32800)
    #expect(!editor.transcript.contains { $0["id"] == 1001 })
    editor.write("struct Marker {}", to: "/app/Marker.swift")
    editor.reportChange("/app/Marker.swift")
    #expect(await editor.message { $0["id"] == 1001 }["result"]?["items"] == [])

    // The server still shuts down.
    editor.send(request(1002, "workspace/diagnostic", parameters))
    _ = await editor.answer(to: "shutdown", .null)
    editor.notify("exit", .null)
    #expect(await editor.exitStatus() == 0)
    #expect(editor.transcript.contains { $0["id"] == 1002 })
  }

  private let uri = "file:///app/Sources/Badge.swift"
  private let badge = "struct Badge: UIViewRepresentable {}"

  /// An editor with a package that requests diagnostics, as VS Code does.
  private func editor(_ files: [FilePath: String] = [:]) async -> TestEditor {
    let editor = TestEditor(
      rules: [missingMarker], files: files.merging(["/app/Package.swift": ""]) { first, _ in first })
    let capabilities: JSON = [
      "textDocument": ["diagnostic": ["dynamicRegistration": true]],
      "workspace": [
        "diagnostics": ["refreshSupport": true], "didChangeWatchedFiles": ["dynamicRegistration": true],
      ],
    ]
    let result = await editor.result(of: "initialize", ["capabilities": capabilities, "rootUri": "file:///app"])
    #expect(result?["capabilities"]?["diagnosticProvider"]?["workspaceDiagnostics"] == true)
    return editor
  }
}

extension TestEditor {
  fileprivate func pull(_ uri: String, known: JSON? = nil) async -> JSON? {
    await result(
      of: "textDocument/diagnostic", .object(["textDocument": ["uri": JSON(uri)], "previousResultId": known]))
  }

  fileprivate func pullAll(after reports: [JSON] = []) async -> [JSON] {
    let known = reports.map { ["uri": $0["uri"] ?? .null, "value": $0["resultId"] ?? .null] as JSON }
    let result = await result(of: "workspace/diagnostic", ["previousResultIds": JSON(known)])
    return result?["items"]?.array ?? []
  }
}
