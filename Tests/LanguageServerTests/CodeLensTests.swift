import JSONText
import LintEngine
import SampleRules
import Testing

@testable import LanguageServer

@Suite(.timeLimit(.minutes(5))) struct CodeLensTests {
  @Test func eachBridgeHasALens() async {
    let editor = await editor(executing)
    editor.notify("textDocument/didOpen", opening(uri, source))
    let lenses = await editor.result(of: "textDocument/codeLens", ["textDocument": ["uri": JSON(uri)]])
    #expect(
      lenses == [
        [
          "range": ["start": ["line": 1, "character": 7], "end": ["line": 1, "character": 10]],
          "command": [
            "title": "UIKit ← MKMapView · no update · no dismantle", "command": "uibridge.showBridge",
            "arguments": [JSON(uri), "Map"],
          ],
        ]
      ])
  }

  @Test func eachHostHasALens() async {
    let editor = await editor(showing)
    let screen = """
      struct Card: View {}
      final class Screen: UIViewController {
        let host = UIHostingController(rootView: Card())
      }
      """
    editor.notify("textDocument/didOpen", opening(uri, screen))
    let lenses = await editor.result(of: "textDocument/codeLens", ["textDocument": ["uri": JSON(uri)]])
    #expect(lenses?.array?.count == 1)
    #expect(lenses?[0]?["command"]?["title"] == "SwiftUI ← Card · UIHostingController")
    _ = await editor.result(
      of: "workspace/executeCommand", ["command": "uibridge.showBridge", "arguments": [JSON(uri), "Screen"]])
    _ = await editor.message { $0["method"] == "window/showDocument" }
    #expect(editor.text(at: "/temporary/Screen.svg")?.contains(">Screen shows Card in UIKit</title>") ?? false)
  }

  /// Neovim shows lenses and runs their commands, but announces only the lenses.
  @Test func onlySupportedFeaturesAreOffered() async {
    let without = TestEditor()
    let capabilities = await without.initialize()
    #expect(capabilities?["codeLensProvider"] == nil)
    #expect(capabilities?["executeCommandProvider"] == nil)
    let editor = TestEditor()
    let offered = await editor.initialize(["textDocument": ["codeLens": [:]]])
    #expect(offered?["codeLensProvider"] == ["resolveProvider": false])
    #expect(offered?["executeCommandProvider"] == ["commands": ["uibridge.showBridge"]])
  }

  @Test func theCommandOfALensDescribesTheBridge() async {
    let editor = await editor(executing)
    editor.notify("textDocument/didOpen", opening(uri, source))
    let result = await editor.result(
      of: "workspace/executeCommand", ["command": "uibridge.showBridge", "arguments": [JSON(uri), "Map"]])
    #expect(result == .null)
    let message = await editor.message { $0["method"] == "window/showMessage" }
    #expect(message["params"]?["type"] == 3)
    #expect(
      message["params"]?["message"]?.string?.hasPrefix(
        "Map wraps MKMapView from UIKit for SwiftUI.\nmethods: makeUIView")
        ?? false)
  }

  @Test func theCommandShowsAnImageIfTheClientCanShowDocuments() async {
    let editor = await editor(showing)
    editor.notify("textDocument/didOpen", opening(uri, source))
    let result = await editor.result(
      of: "workspace/executeCommand", ["command": "uibridge.showBridge", "arguments": [JSON(uri), "Map"]])
    #expect(result == .null)
    let question = await editor.message { $0["method"] == "window/showDocument" }
    #expect(question["params"] == ["uri": "file:///temporary/Map.svg", "external": true])
    #expect(editor.text(at: "/temporary/Map.svg")?.contains(">Map wraps MKMapView for SwiftUI</title>") ?? false)
    #expect(!editor.transcript.contains { $0["method"] == "window/showMessage" })
  }

  /// A client without a browser reports that it can't show the image, and the server sends a text message instead.
  @Test(arguments: [["result": ["success": false]], ["error": ["code": -32601, "message": "no"]]] as [JSON])
  func anImageThatCannotBeShownBecomesAMessage(_ answer: JSON) async {
    let editor = await editor(showing)
    editor.notify("textDocument/didOpen", opening(uri, source))
    _ = await editor.result(
      of: "workspace/executeCommand", ["command": "uibridge.showBridge", "arguments": [JSON(uri), "Map"]])
    let question = await editor.message { $0["method"] == "window/showDocument" }
    var reply: JSON = ["jsonrpc": "2.0", "id": question["id"] ?? .null]
    for member in answer.members ?? [] { reply[member.key] = member.value }
    editor.send(reply)
    let message = await editor.message { $0["method"] == "window/showMessage" }
    #expect(message["params"]?["message"]?.string?.hasPrefix("Map wraps MKMapView from UIKit for SwiftUI.") ?? false)
  }

  @Test(
    arguments: [
      (["command": "uibridge.unknown"], -32602, "unknown command 'uibridge.unknown'"),
      (
        ["command": "uibridge.showBridge"], -32602,
        "the arguments of 'uibridge.showBridge' must be a document URI and a type name"
      ),
      (
        ["command": "uibridge.showBridge", "arguments": ["untitled:1", 1]], -32602,
        "the arguments of 'uibridge.showBridge' must be a document URI and a type name"
      ),
      (
        ["command": "uibridge.showBridge", "arguments": ["untitled:2", "Map"]], -32602, "'untitled:2' is not open"
      ),
      (
        ["command": "uibridge.showBridge", "arguments": ["untitled:1", "Plain"]], -32803,
        "no type 'Plain' in 'untitled:1' wraps or hosts UIKit or AppKit types"
      ),
    ] as [(JSON, Int, String)])
  func commandsThatCannotBeRunAreRefused(_ parameters: JSON, _ code: Int, _ message: String) async {
    let editor = await editor(executing)
    editor.notify("textDocument/didOpen", opening(uri, source))
    let answer = await editor.answer(to: "workspace/executeCommand", parameters)
    #expect(answer["error"] == ["code": JSON(code), "message": JSON(message)])
  }

  @Test func theClientRefreshesLensesAfterChangesOnDisk() async {
    let editor = await editor(["workspace": ["codeLens": ["refreshSupport": true]]], rootedAt: "file:///app")
    editor.notify("textDocument/didOpen", opening("file:///app/Map.swift", source))
    _ = await editor.published(1)
    // The client hasn't requested any lenses yet.
    editor.write("extension Map: Equatable {}", to: "/app/More.swift")
    editor.notify("textDocument/didSave", ["textDocument": ["uri": "file:///app/Map.swift"]])
    _ = await editor.answer(to: "textDocument/codeLens", ["textDocument": ["uri": "file:///app/Map.swift"]])
    let count = editor.transcript.count
    editor.notify("textDocument/didSave", ["textDocument": ["uri": "file:///app/Map.swift"]])
    _ = await editor.wait { transcript in
      transcript.dropFirst(count).first { $0["method"] == "workspace/codeLens/refresh" }
    }
  }

  private let uri = "untitled:1"
  private let source = """
    // An emoji before would count as two: 😀
    struct Map: UIViewRepresentable {
      func makeUIView(context: Context) -> MKMapView { MKMapView() }
    }
    """
  private let executing: JSON = ["workspace": ["executeCommand": [:]]]
  private let showing: JSON = ["workspace": ["executeCommand": [:]], "window": ["showDocument": ["support": true]]]

  private func editor(_ capabilities: JSON, rootedAt root: String? = nil) async -> TestEditor {
    let editor = TestEditor(files: ["/app/Package.swift": ""])
    var capabilities = capabilities
    capabilities["textDocument"] = ["codeLens": [:]]
    _ = await editor.result(
      of: "initialize", .object(["capabilities": capabilities, "rootUri": root.map { JSON($0) }]))
    return editor
  }
}
