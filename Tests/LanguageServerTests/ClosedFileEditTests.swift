import JSONText
import Testing

@testable import LanguageServer

/// Actions that edit a file that isn't open. The client applies the edits to the file on disk.
@Suite(.timeLimit(.minutes(5))) struct ClosedFileEditTests {
  @Test func aFileThatChangedOnDiskIsNotEdited() async {
    for written in ["// new\n" + page, nil] {
      let editor = await editor(page, resolves: true)
      let action = await editor.migration()
      editor.write(written, to: "/app/Page.swift")
      #expect(await editor.answer(to: "codeAction/resolve", action)["error"]?["code"] == -32801)
      // After the server was notified of the change, it offers the action again.
      editor.reportChange("/app/Page.swift")
      guard written != nil else { continue }
      editor.notify("textDocument/didSave", ["textDocument": ["uri": "file:///app/Model.swift"]])
      var edit: JSON?
      while edit == nil { edit = await editor.result(of: "codeAction/resolve", await editor.migration())?["edit"] }
      #expect(edit.map(starts) == [["line": 1, "character": 20]])
    }
  }

  @Test func withoutResolvingActionsForChangedFilesAreNotOffered() async {
    let editor = await editor(page, resolves: false)
    #expect(starts(of: await editor.migration()["edit"] ?? .null) == [["line": 0, "character": 20]])
    editor.write("// new\n" + page, to: "/app/Page.swift")
    #expect(await editor.offeredMigration() == nil)
  }

  /// Editors don't include a byte order mark in the text.
  @Test func aByteOrderMarkIsNotCounted() async {
    let editor = await editor("\u{FEFF}" + page, resolves: false)
    #expect(starts(of: await editor.migration()["edit"] ?? .null) == [["line": 0, "character": 20]])
  }

  private let page =
    "struct Page: View { @ObservedObject var model: Model; var body: some View { Text(model.name) } }\n"

  private func starts(of edit: JSON) -> [JSON] {
    edit["changes"]?["file:///app/Page.swift"]?.array?.compactMap { $0["range"]?["start"] } ?? []
  }

  private func editor(_ page: String, resolves: Bool) async -> TestEditor {
    let model = "import SwiftUI\nfinal class Model: ObservableObject {\n  @Published var name = \"\"\n}\n"
    let editor = TestEditor(files: [
      "/app/Package.swift": "", "/app/.uibridge.json": #"{ "deploymentTargets": { "iOS": "17.0" } }"#,
      "/app/Model.swift": model, "/app/Page.swift": page,
    ])
    var actions: JSON = ["codeActionLiteralSupport": [:]]
    if resolves {
      actions["dataSupport"] = true
      actions["resolveSupport"] = ["properties": ["edit"]]
    }
    let capabilities: JSON = [
      "textDocument": ["codeAction": actions], "workspace": ["didChangeWatchedFiles": ["dynamicRegistration": true]],
    ]
    _ = await editor.result(of: "initialize", ["capabilities": capabilities, "rootUri": "file:///app"])
    editor.notify("textDocument/didOpen", opening("file:///app/Model.swift", model))
    return editor
  }
}

extension TestEditor {
  /// Waits until the action is offered, which requires the deployment target to be known.
  fileprivate func migration() async -> JSON {
    while true { if let action = await offeredMigration() { return action } }
  }

  fileprivate func offeredMigration() async -> JSON? {
    let head: JSON = ["line": 1, "character": 13]
    let parameters: JSON = [
      "textDocument": ["uri": "file:///app/Model.swift"], "range": ["start": head, "end": head],
      "context": ["diagnostics": []],
    ]
    let actions = await result(of: "textDocument/codeAction", parameters)?.array
    return actions?.first { $0["title"] == "Migrate Model to @Observable" }
  }
}
