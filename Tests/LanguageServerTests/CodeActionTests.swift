import JSONText
import LintEngine
import SampleRules
import Testing
import TextModel

@testable import LanguageServer

/// The actions that the server adds to those of EditorFeatures.
@Suite(.timeLimit(.minutes(5))) struct CodeActionTests {
  @Test func diagnosticsCanBeSuppressed() async {
    let editor = await editor()
    let actions = await editor.actions(atCharacter: 8).filter { $0["kind"] != "refactor" }
    #expect(
      actions.map { $0["title"]?.string } == [
        "Mark it", "Suppress 'unmarked' here", "Suppress 'unmarked' in this file", "Apply all safe fixes",
      ])
    let edits = actions.map { $0["edit"]?["changes"]?[uri]?[0]?["newText"]?.string }
    #expect(edits[1] == "// uibridge:disable:next unmarked\n")
    #expect(actions[1]["diagnostics"]?[0]?["code"] == "unmarked")
    #expect(actions[3]["kind"] == "source.fixAll.uibridge")
    #expect(actions[3]["edit"]?["changes"]?[uri]?.array?.count == 2)
  }

  @Test func requestedKindsAreRespected() async {
    let editor = await editor()
    for (only, titles) in [
      ("source.fixAll", ["Apply all safe fixes"]), ("source", ["Apply all safe fixes"]),
      ("source.fixAll.uibridge", ["Apply all safe fixes"]), ("source.organizeImports", []), ("refactor.inline", []),
      ("source.fixAll.other", []),
    ] {
      // This position is far from any diagnostic, as in a request on save.
      let actions = await editor.actions(atCharacter: 0, only: only)
      #expect(actions.compactMap { $0["title"]?.string } == titles, "\(only)")
    }
  }

  @Test func actionsCanEditOtherFiles() async {
    let views = """
      struct Shelf: View {
        @ObservedObject var library: Library
        var body: some View { Text("") }
      }
      """
    let (_, action) = await offerOfMigration(with: views, [:])
    let changes = action?["edit"]?["documentChanges"]?.array ?? []
    #expect(changes.map { $0["textDocument"]?["uri"] } == ["file:///app/Library.swift", "file:///app/Shelf.swift"])
    #expect(changes.map { $0["textDocument"]?["version"] } == [7, .null])
    #expect(changes.last?["edits"]?[0]?["range"]?["start"] == ["line": 1, "character": 2], "\(changes)")
    #expect(changes.last?["edits"]?[0]?["newText"] == "")
  }

  /// A client that can resolve edits is offered the action before the other files have been searched.
  @Test func projectWideEditsAreResolvedOnRequest() async {
    let shelf = "struct Shelf: View { @ObservedObject var library: Library\n var body: some View { Text(\"\") } }"
    let (editor, action) = await offerOfMigration(with: shelf, resolving)
    #expect(action?["edit"] == nil)
    let resolved = await editor.result(of: "codeAction/resolve", action ?? .null)
    #expect(resolved?["edit"]?["documentChanges"]?.array?.count == 2)
  }

  @Test func obstaclesAreReportedOnResolve() async {
    let shelf = "struct Shelf {}\nfunc follow(_ library: Library) { library.$count.sink { _ in } }"
    let (editor, action) = await offerOfMigration(with: shelf, resolving)
    let answer = await editor.answer(to: "codeAction/resolve", action ?? .null)
    let reason = "'library.$count' is observed with Combine"
    #expect(answer["error"]?["message"] == JSON("cannot apply 'Migrate Library to @Observable': \(reason)"))
    // A client that needs all edits immediately isn't offered the action.
    #expect(await offerOfMigration(with: shelf, [:]).1 == nil)
  }

  @Test func theInfoPlistOfTheAppIsEdited() async {
    let project = """
      { rootObject = P; objects = {
        P = { isa = PBXProject; buildConfigurationList = L; targets = (T); };
        L = { buildConfigurations = (C); };
        C = { name = Release; buildSettings = { SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = 18.0; }; };
        T = { name = App; productType = "com.apple.product-type.application"; buildConfigurationList = M; };
        M = { buildConfigurations = (D); };
        D = { name = Release; buildSettings = { INFOPLIST_FILE = "App/Info.plist"; }; };
      }; }
      """
    let editor = TestEditor(
      rules: [seesShelf],
      files: [
        "/app/App.xcodeproj/project.pbxproj": project, "/app/Shelf.swift": "struct Shelf {}",
        "/app/App/Info.plist": "<plist>\n<dict>\n\t<key>A</key>\n\t<true/>\n</dict>\n</plist>\n",
      ])
    let capabilities: JSON = ["textDocument": ["codeAction": ["codeActionLiteralSupport": [:]]]]
    _ = await editor.result(of: "initialize", ["capabilities": capabilities, "rootUri": "file:///app"])
    let screen = """
      import UIKit
      @Observable final class Model { var title = "" }
      final class Screen: UIViewController {
        let model = Model()
        override func viewWillLayoutSubviews() { title = model.title }
      }
      struct Badge: UIViewRepresentable {}
      """
    editor.notify("textDocument/didOpen", opening("file:///app/Screen.swift", screen))
    await editor.waitForDiagnostics(1, of: "file:///app/Screen.swift")
    let actions = await editor.actions(onLine: 4, atCharacter: 45, in: "file:///app/Screen.swift")
    let action = actions.first { $0["title"] == "Add UIObservationTrackingEnabled to Info.plist" }
    let edit = action?["edit"]?["changes"]?["file:///app/App/Info.plist"]?[0]
    #expect(edit?["range"]?["start"] == ["line": 4, "character": 0], "\(actions)")
    #expect(edit?["newText"] == "\t<key>UIObservationTrackingEnabled</key>\n\t<true/>\n")
  }

  private let resolving: JSON = ["dataSupport": true, "resolveSupport": ["properties": ["edit"]]]

  /// The action that migrates a class to `@Observable`, with another file that declares a type `Shelf`.
  private func offerOfMigration(with shelf: String, _ support: JSON) async -> (TestEditor, JSON?) {
    let editor = TestEditor(
      rules: [seesShelf],
      files: [
        "/app/Package.swift": "", "/app/Shelf.swift": shelf,
        "/app/.uibridge.json": #"{"deploymentTargets": {"iOS": "17.0"}}"#,
      ])
    var codeAction = support
    codeAction["codeActionLiteralSupport"] = [:]
    let capabilities: JSON = [
      "textDocument": ["codeAction": codeAction], "workspace": ["workspaceEdit": ["documentChanges": true]],
    ]
    _ = await editor.result(of: "initialize", ["capabilities": capabilities, "rootUri": "file:///app"])
    let library = """
      import SwiftUI
      final class Library: ObservableObject {
        @Published var count = 0
      }
      struct Badge: UIViewRepresentable {}
      """
    editor.notify("textDocument/didOpen", opening("file:///app/Library.swift", library, version: 7))
    // By then, the other file and the deployment target are known.
    await editor.waitForDiagnostics(1, of: "file:///app/Library.swift")
    let actions = await editor.actions(onLine: 1, in: "file:///app/Library.swift")
    return (editor, actions.first { $0["title"] == "Migrate Library to @Observable" })
  }

  private let uri = "untitled:1"

  private func editor() async -> TestEditor {
    let editor = TestEditor(rules: [unmarked])
    _ = await editor.initialize(["textDocument": ["codeAction": ["codeActionLiteralSupport": [:]]]])
    let text = "struct A: UIViewRepresentable {}\nstruct B: UIViewRepresentable {}\n"
    editor.notify("textDocument/didOpen", opening(uri, text))
    return editor
  }
}

/// Reports every representable as soon as some file declares a type 'Shelf'.
private let seesShelf = sampleRule(
  "sees-shelf",
  check: .representables { representable, context in
    guard context.project.declares("Shelf") else { return }
    context.report("a shelf", at: .name(of: representable.declaration.node))
  })

/// OfferedItems a safe fix at the start of every representable.
let unmarked = sampleRule(
  "unmarked",
  check: .representables { representable, context in
    let node = representable.declaration.node
    let fix = Fix("Mark it", [.insert("/**/ ", at: node.range.lowerBound)], safety: .safe)
    context.report("no mark", at: .name(of: node), fixes: [fix])
  })

extension TestEditor {
  /// The actions at a position in a document.
  func actions(
    onLine line: Int = 0, atCharacter character: Int = 8, in uri: String = "untitled:1", only: String? = nil
  ) async -> [JSON] {
    let position: JSON = ["line": JSON(line), "character": JSON(character)]
    let result = await result(
      of: "textDocument/codeAction",
      [
        "textDocument": ["uri": JSON(uri)], "range": ["start": position, "end": position],
        "context": .object(["diagnostics": [], "only": only.map { [JSON($0)] }]),
      ])
    return result?.array ?? []
  }
}
