import FolderTrees
import JSONText
import SampleRules
import Testing
import TextModel
import Workspace

@testable import LanguageServer

/// What happens on the disk beside the client: a checkout, generated code, another editor.
@Suite(.timeLimit(.minutes(1))) struct OutsideChangesTests {
  @Test func whatTheClientSeesIsLookedAt() async {
    let editor = await editor(watching: true)
    editor.notify("textDocument/didOpen", opening(uri, badge))
    await editor.waitForDiagnostics(1, of: uri)

    editor.write("struct Marker {}", to: "/app/Sources/Made/Marker.swift")
    editor.tellsOfChange("/app/Sources/Made/Marker.swift")
    await editor.waitForDiagnostics(0, of: uri)
    editor.write("struct Other {}", to: "/app/Sources/Made/Marker.swift")
    editor.tellsOfChange("/app/Sources/Made/Marker.swift")
    await editor.waitForDiagnostics(1, of: uri)
    // A file that is renamed goes and comes.
    editor.write(nil, to: "/app/Sources/Made/Marker.swift")
    editor.write("struct Marker {}", to: "/app/Sources/Renamed.swift")
    editor.tellsOfChange("/app/Sources/Renamed.swift")
    await editor.waitForDiagnostics(0, of: uri)
    editor.write(nil, to: "/app/Sources/Renamed.swift")
    editor.tellsOfChange("/app/Sources/Renamed.swift")
    await editor.waitForDiagnostics(1, of: uri)
  }

  @Test func whatIsOpenCountsAsTheClientHasIt() async {
    let marker = "file:///app/Marker.swift"
    let editor = await editor(watching: true, ["/app/Marker.swift": "struct Marker {}"])
    editor.notify("textDocument/didOpen", opening(uri, badge))
    await editor.waitForDiagnostics(0, of: uri)
    editor.notify("textDocument/didOpen", opening(marker, "struct Other {}"))
    await editor.waitForDiagnostics(1, of: uri)
    editor.write(nil, to: "/app/Marker.swift")
    editor.tellsOfChange("/app/Marker.swift")
    // Closing shows what the disk has by then.
    editor.write("struct Marker { }", to: "/app/Marker.swift")
    editor.tellsOfChange("/app/Marker.swift")
    editor.notify("textDocument/didClose", ["textDocument": ["uri": JSON(marker)]])
    await editor.waitForDiagnostics(0, of: uri)
  }

  @Test func theServerWatchesForClientsThatDoNot() async {
    let editor = await editor(watching: false, canBeWatched: true)
    editor.notify("textDocument/didOpen", opening(uri, badge))
    await editor.waitForDiagnostics(1, of: uri)
    // Beside it, in a folder that is new, in one that was searched, and renamed.
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
    // What says which files are looked at, and how.
    editor.write("{ \"exclude\": [\"Sources\"] }", to: "/app/.uibridge.json")
    await editor.waitForDiagnostics(0, of: uri)
    editor.write(nil, to: "/app/.uibridge.json")
    await editor.waitForDiagnostics(1, of: uri)
  }

  @Test func theServerWatchesWhereTheClientRefusesTo() async {
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

  @Test func whereNoMoreCanBeWatchedItIsSaidOnceAndLookedAtAsBefore() async {
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

  @Test func clientsThatDoNotWatchAreServedWhenTheySaveOpenAndLookElsewhere() async {
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

  @Test func foldersComeAndGo() async {
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

  @Test func foldersAreAnnouncedToWhoHasThem() async {
    #expect(await TestEditor().initialize()?["workspace"] == nil)
    #expect(
      await TestEditor().initialize(["workspace": ["workspaceFolders": true]])?["workspace"] == [
        "workspaceFolders": ["supported": true, "changeNotifications": true]
      ])
  }

  @Test func changesBesideTheSourcesAreNoReasonToLook() async {
    let disk = FolderTree(files: ["/app/Package.swift": "", "/app/A.swift": ""])
    var session = Session(rules: [], version: "1", fileSystem: disk.fileSystem, jobs: 1)
    let message = request(1, "initialize", ["capabilities": .null, "rootUri": "file:///app"])
    _ = session.receive(.message(message.utf8))
    let question = session.takeProjectQuestion()
    #expect(question?.paths == ["/app"])
    let files = await ProjectFiles(around: ["/app"], in: disk.fileSystem, jobs: 1)
    if let question { session.load(files, for: question) }
    for (path, isReason) in [
      ("/app/.build/checkouts/X/Package.swift", false), ("/app/Pods/P.swift", false), ("/else/E.swift", false),
      ("/app/New.swift", true), ("/app/.uibridge.json", true),
    ] as [(FilePath, Bool)] {
      let change: JSON = ["uri": DocumentURI(path: path).json, "type": 1]
      _ = session.receive(.message(notification("workspace/didChangeWatchedFiles", ["changes": [change]]).utf8))
      let question = session.takeProjectQuestion()
      #expect((question != nil) == isReason, "\(path)")
      if let question { session.load(files, for: question) }
    }
  }

  private let uri = "file:///app/Sources/Badge.swift"
  private let badge = "struct Badge: UIViewRepresentable {}"

  /// An editor in a package.
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
