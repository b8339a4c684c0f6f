import FolderTrees
import JSONText
import SampleRules
import Testing
import TextModel
import Workspace

@testable import LanguageServer

/// Changes on disk that the client didn't make: a checkout, generated code, or another editor.
@Suite(.timeLimit(.minutes(5))) struct OutsideChangesTests {
  @Test func changesReportedByTheClientAreChecked() async {
    let editor = await editor(watching: true)
    editor.notify("textDocument/didOpen", opening(uri, badge))
    await editor.waitForDiagnostics(1, of: uri)

    editor.write("struct Marker {}", to: "/app/Sources/Made/Marker.swift")
    editor.reportChange("/app/Sources/Made/Marker.swift")
    await editor.waitForDiagnostics(0, of: uri)
    editor.write("struct Other {}", to: "/app/Sources/Made/Marker.swift")
    editor.reportChange("/app/Sources/Made/Marker.swift")
    await editor.waitForDiagnostics(1, of: uri)
    // Renaming a file deletes the old path and creates the new one.
    editor.write(nil, to: "/app/Sources/Made/Marker.swift")
    editor.write("struct Marker {}", to: "/app/Sources/Renamed.swift")
    editor.reportChange("/app/Sources/Renamed.swift")
    await editor.waitForDiagnostics(0, of: uri)
    editor.write(nil, to: "/app/Sources/Renamed.swift")
    editor.reportChange("/app/Sources/Renamed.swift")
    await editor.waitForDiagnostics(1, of: uri)
  }

  @Test func openDocumentsOverrideTheDisk() async {
    let marker = "file:///app/Marker.swift"
    let editor = await editor(watching: true, ["/app/Marker.swift": "struct Marker {}"])
    editor.notify("textDocument/didOpen", opening(uri, badge))
    await editor.waitForDiagnostics(0, of: uri)
    editor.notify("textDocument/didOpen", opening(marker, "struct Other {}"))
    await editor.waitForDiagnostics(1, of: uri)
    editor.write(nil, to: "/app/Marker.swift")
    editor.reportChange("/app/Marker.swift")
    // After a document is closed, the current file on disk counts.
    editor.write("struct Marker { }", to: "/app/Marker.swift")
    editor.reportChange("/app/Marker.swift")
    editor.notify("textDocument/didClose", ["textDocument": ["uri": JSON(marker)]])
    await editor.waitForDiagnostics(0, of: uri)
  }

  @Test func theServerWatchesForClientsThatDoNot() async {
    let editor = await editor(watching: false, canBeWatched: true)
    editor.notify("textDocument/didOpen", opening(uri, badge))
    await editor.waitForDiagnostics(1, of: uri)
    // Next to the file, in a new folder, in a folder that was already searched, and a renamed file.
    for path: FilePath in ["/app/Sources/Marker.swift", "/app/New/Deep/Marker.swift", "/app/Sources/Other.swift"] {
      editor.write("struct Marker {}", to: path)
      await editor.waitForDiagnostics(0, of: uri)
      editor.write("struct Other {}", to: path)
      await editor.waitForDiagnostics(1, of: uri)
      editor.write("struct Marker {}", to: path)
      await editor.waitForDiagnostics(0, of: uri)
      editor.write(nil, to: path)
      await editor.waitForDiagnostics(1, of: uri)
    }
    // The settings that select the files and rules.
    editor.write("{ \"exclude\": [\"Sources\"] }", to: "/app/.uibridge.json")
    await editor.waitForDiagnostics(0, of: uri)
    editor.write(nil, to: "/app/.uibridge.json")
    await editor.waitForDiagnostics(1, of: uri)
  }

  @Test func theServerWatchesIfTheClientRefuses() async {
    let editor = await editor(watching: true, canBeWatched: true)
    let registration = await editor.message { $0["method"] == "client/registerCapability" }
    editor.notify("textDocument/didOpen", opening(uri, badge))
    await editor.waitForDiagnostics(1, of: uri)
    editor.send(.object(["jsonrpc": "2.0", "id": registration["id"], "error": ["code": -32601, "message": "no"]]))
    editor.write("struct Marker {}", to: "/app/Marker.swift")
    await editor.waitForDiagnostics(0, of: uri)
    editor.write(nil, to: "/app/Marker.swift")
    await editor.waitForDiagnostics(1, of: uri)
  }

  @Test func runningOutOfWatchesIsReportedOnceAndSavesStillCount() async {
    let editor = await editor(watching: false, canBeWatched: true)
    editor.notify("textDocument/didOpen", opening(uri, badge))
    await editor.waitForDiagnostics(1, of: uri)
    editor.runOutOfWatches()
    editor.runOutOfWatches()
    let isAboutWatching: @Sendable (JSON) -> Bool = {
      $0["method"] == "window/logMessage"
        && $0["params"]?["message"]?.string?.contains("cannot watch more folders") == true
    }
    _ = await editor.message(where: isAboutWatching)
    editor.stopReportingChanges()
    editor.write("struct Marker {}", to: "/app/Marker.swift")
    editor.notify("textDocument/didSave", ["textDocument": ["uri": JSON(uri)]])
    await editor.waitForDiagnostics(0, of: uri)
    #expect(editor.transcript.count(where: isAboutWatching) == 1)
  }

  @Test func withoutWatchingChangesAreFoundOnSaveOpenAndFocus() async {
    let editor = await editor(watching: false, ["/app/B.swift": ""])
    editor.notify("textDocument/didOpen", opening(uri, badge))
    await editor.waitForDiagnostics(1, of: uri)
    editor.write("struct Marker {}", to: "/app/Marker.swift")
    editor.notify("textDocument/didSave", ["textDocument": ["uri": JSON(uri)]])
    await editor.waitForDiagnostics(0, of: uri)

    editor.write(nil, to: "/app/Marker.swift")
    editor.notify("textDocument/didOpen", opening("file:///app/B.swift", ""))
    await editor.waitForDiagnostics(1, of: uri)

    editor.write("struct Marker {}", to: "/app/Marker.swift")
    let position: JSON = ["line": 0, "character": 0]
    _ = await editor.answer(to: "textDocument/hover", ["textDocument": ["uri": JSON(uri)], "position": position])
    await editor.waitForDiagnostics(0, of: uri)
  }

  @Test func workspaceFoldersCanBeAddedAndRemoved() async {
    let editor = await editor(
      watching: true, ["/lib/Package.swift": "", "/lib/Sources/Marker.swift": "struct Marker {}"])
    editor.notify("textDocument/didOpen", opening(uri, badge))
    await editor.waitForDiagnostics(1, of: uri)
    let folder: JSON = ["uri": "file:///lib", "name": "lib"]
    editor.notify("workspace/didChangeWorkspaceFolders", ["event": ["added": [folder], "removed": []]])
    await editor.waitForDiagnostics(0, of: uri)
    editor.notify("workspace/didChangeWorkspaceFolders", ["event": ["added": [], "removed": [folder]]])
    await editor.waitForDiagnostics(1, of: uri)
  }

  @Test func folderSupportIsAnnouncedIfTheClientHasIt() async {
    #expect(await TestEditor().initialize()?["workspace"] == nil)
    #expect(
      await TestEditor().initialize(["workspace": ["workspaceFolders": true]])?["workspace"] == [
        "workspaceFolders": ["supported": true, "changeNotifications": true]
      ])
  }

  @Test func unrelatedChangesTriggerNoCheck() async {
    let disk = FolderTree(files: ["/app/Package.swift": "", "/app/A.swift": ""])
    var session = Session(rules: [], version: "1", fileSystem: disk.fileSystem, jobs: 1)
    let message = request(1, "initialize", ["capabilities": .null, "rootUri": "file:///app"])
    _ = session.receive(.message(message.utf8))
    let question = session.nextProjectQuestion()
    #expect(question?.paths == ["/app"])
    let files = await ProjectFiles(around: ["/app"], in: disk.fileSystem, jobs: 1)
    if let question { session.load(KnownProjects.Answer(files, to: question)) }
    for (path, isReason) in [
      ("/app/.build/checkouts/X/Package.swift", false), ("/app/Pods/P.swift", false), ("/else/E.swift", false),
      ("/app/New.swift", true), ("/app/.uibridge.json", true),
    ] as [(FilePath, Bool)] {
      let change: JSON = ["uri": DocumentURI(path: path).json, "type": 1]
      _ = session.receive(.message(notification("workspace/didChangeWatchedFiles", ["changes": [change]]).utf8))
      let question = session.nextProjectQuestion()
      #expect((question != nil) == isReason, "\(path)")
      if let question { session.load(KnownProjects.Answer(files, to: question)) }
    }
  }

  private let uri = "file:///app/Sources/Badge.swift"
  private let badge = "struct Badge: UIViewRepresentable {}"

  /// An editor with a package.
  private func editor(
    watching: Bool, canBeWatched: Bool = false, _ files: [FilePath: String] = [:]
  ) async -> TestEditor {
    let editor = TestEditor(
      rules: [missingMarker], files: files.merging(["/app/Package.swift": ""]) { first, _ in first },
      canBeWatched: canBeWatched)
    let watched: JSON = ["didChangeWatchedFiles": ["dynamicRegistration": JSON(watching)]]
    _ = await editor.result(of: "initialize", ["capabilities": ["workspace": watched], "rootUri": "file:///app"])
    editor.notify("initialized", [:])
    return editor
  }
}
