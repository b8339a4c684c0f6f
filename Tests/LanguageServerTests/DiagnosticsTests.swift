import BridgeModel
import JSONText
import LintEngine
import SampleRules
import SwiftScan
import Testing
import TextModel

@testable import LanguageServer

@Suite(.timeLimit(.minutes(5))) struct DiagnosticsTests {
  @Test func openingADocumentPublishesItsDiagnostics() async {
    let editor = TestEditor(rules: [missingMarker])
    _ = await editor.initialize()
    editor.notify("textDocument/didOpen", opening(uri, "/* 😀 */ " + badge))
    // The emoji is two UTF-16 code units, so the name is in columns 16 to 21.
    #expect(
      await editor.published(1) == [
        "uri": JSON(uri),
        "diagnostics": [
          [
            "range": ["start": ["line": 0, "character": 16], "end": ["line": 0, "character": 21]],
            "severity": 2, "code": "missing-marker", "source": "uibridge", "message": "no marker",
          ]
        ],
      ])
  }

  @Test func supportedDetailsAreIncluded() async {
    let editor = TestEditor(rules: [missingMarker])
    _ = await editor.initialize([
      "textDocument": ["publishDiagnostics": ["versionSupport": true, "relatedInformation": true]]
    ])
    editor.notify("textDocument/didOpen", opening(uri, badge, version: 42))
    let published = await editor.published(1)
    #expect(published["version"] == 42)
    #expect(
      published["diagnostics"]?[0]?["relatedInformation"] == [
        [
          "location": [
            "uri": JSON(uri), "range": ["start": ["line": 0, "character": 0], "end": ["line": 0, "character": 36]],
          ], "message": "declared here",
        ]
      ])
  }

  @Test(arguments: ["publishDiagnostics", "diagnostic"])
  func rulesAreLinkedIfTheClientSupportsIt(_ capability: String) async {
    for (isSupported, link) in [(true, ["href": "https://example.org"]), (false, nil)] as [(JSON, JSON?)] {
      let editor = TestEditor(rules: [missingMarker])
      _ = await editor.initialize(["textDocument": [capability: ["codeDescriptionSupport": isSupported]]])
      editor.notify("textDocument/didOpen", opening(uri, badge))
      #expect(await editor.published(1)["diagnostics"]?[0]?["codeDescription"] == link)
    }
  }

  @Test func unnecessaryCodeIsTaggedIfTheClientSupportsIt() async {
    let useless = sampleRule(
      "useless",
      check: .suppressions { use, context in
        context.report("can go", in: use.suppression.range, fixes: [], isUnnecessary: true)
      })
    for (tags, expected) in [([1, 2], [1]), ([2], nil), ([], nil)] as [(JSON, JSON?)] {
      let editor = TestEditor(rules: [useless])
      _ = await editor.initialize(["textDocument": ["publishDiagnostics": ["tagSupport": ["valueSet": tags]]]])
      editor.notify("textDocument/didOpen", opening(uri, "// uibridge:disable:next useless\nlet a = 1"))
      let diagnostics = await editor.published(1)["diagnostics"]
      #expect(diagnostics?[0]?["code"] == "useless")
      #expect(diagnostics?[0]?["tags"] == expected)
    }
  }

  @Test func everyEditIsChecked() async {
    let editor = TestEditor(rules: [missingMarker])
    _ = await editor.initialize()
    editor.notify("textDocument/didOpen", opening(uri, badge))
    #expect(await editor.published(1)["diagnostics"]?.array?.count == 1)
    editor.notify("textDocument/didChange", changing(to: "struct Marker {}; " + badge))
    #expect(await editor.published(2)["diagnostics"] == [])
    editor.notify("textDocument/didChange", changing(to: "// " + badge))
    #expect(await editor.published(3)["diagnostics"] == [])
  }

  @Test func aBurstOfEditsIsCheckedOnce() async {
    let editor = TestEditor(rules: [missingMarker])
    _ = await editor.initialize(["textDocument": ["publishDiagnostics": ["versionSupport": true]]])
    editor.send(
      bytes: framed(notification("textDocument/didOpen", opening(uri, badge)))
        + (2...200).flatMap { framed(notification("textDocument/didChange", changing(to: badge, version: $0))) })
    #expect(await editor.published(1)["version"] == 200)
    _ = await editor.close()
    #expect(editor.publications.count == 1)
  }

  @Test func closingClearsDiagnostics() async {
    let editor = TestEditor(rules: [missingMarker])
    _ = await editor.initialize()
    editor.notify("textDocument/didOpen", opening(uri, badge))
    _ = await editor.published(1)
    editor.notify("textDocument/didClose", ["textDocument": ["uri": JSON(uri)]])
    #expect(await editor.published(2) == ["uri": JSON(uri), "diagnostics": []])
    _ = await editor.close()
    #expect(editor.publications.count == 2)
  }

  @Test func anEditAffectsOtherDocuments() async {
    let editor = TestEditor(rules: [missingMarker])
    _ = await editor.initialize()
    editor.notify("textDocument/didOpen", opening(uri, badge))
    _ = await editor.published(1)
    editor.notify("textDocument/didOpen", opening("untitled:Untitled-1", ""))
    #expect(await editor.published(2)["uri"] == "untitled:Untitled-1")
    editor.notify(
      "textDocument/didChange",
      ["textDocument": ["uri": "untitled:Untitled-1", "version": 2], "contentChanges": [["text": "struct Marker {}"]]])
    #expect(await editor.published(3)["uri"] == "untitled:Untitled-1")
    #expect(await editor.published(4) == ["uri": JSON(uri), "diagnostics": []])
    // A document whose diagnostics are unchanged isn't published again.
    editor.notify(
      "textDocument/didChange",
      ["textDocument": ["uri": "untitled:Untitled-1", "version": 3], "contentChanges": [["text": "class Marker {}"]]])
    _ = await editor.published(5)
    _ = await editor.close()
    #expect(editor.publications.count == 5)
  }

  @Test func filesInTheWorkspaceCount() async {
    let editor = TestEditor(rules: [missingMarker], files: ["/work space/Marker.swift": "struct Marker {}"])
    _ = await editor.result(of: "initialize", ["capabilities": [:], "rootUri": "file:///work%20space"])
    editor.notify("textDocument/didOpen", opening(uri, badge))
    await editor.waitForDiagnostics(0, of: uri)

    // An open document overrides the file on disk until it's closed.
    let marker = "file:///work%20space/Marker.swift"
    editor.notify("textDocument/didOpen", opening(marker, ""))
    await editor.waitForDiagnostics(1, of: uri)
    editor.notify("textDocument/didClose", ["textDocument": ["uri": JSON(marker)]])
    await editor.waitForDiagnostics(0, of: uri)
  }

  @Test func outsideAProjectAbsenceProvesNothing() async {
    let editor = TestEditor(
      rules: [openWorld], files: ["/app/Package.swift": "", "/app/A.swift": "", "/loose/B.swift": "", "/lib/.git": ""])
    _ = await editor.result(of: "initialize", ["capabilities": [:], "rootUri": "file:///app"])
    // The project of a file outside the client's folders is read, but not if the file doesn't exist yet.
    for (name, path, count) in [
      ("A", "file:///app/A.swift", 0), ("New", "file:///app/New.swift", 0), ("B", "file:///loose/B.swift", 1),
      ("C", "untitled:1", 1), ("D", "file:///lib/D.swift", 1),
    ] {
      editor.notify("textDocument/didOpen", opening(path, "struct \(name): UIViewRepresentable {}"))
      await editor.waitForDiagnostics(count, of: path)
    }
  }

  @Test func theProjectOfAFileOutsideTheWorkspaceIsRead() async {
    let editor = TestEditor(
      rules: [openWorld, missingMarker],
      files: ["/lib/Package.swift": "", "/lib/Badge.swift": badge, "/lib/More/Marker.swift": "struct Marker {}"])
    _ = await editor.initialize()
    editor.notify("textDocument/didOpen", opening("file:///lib/Badge.swift", badge))
    await editor.waitForDiagnostics(0, of: "file:///lib/Badge.swift")
  }
}

/// Reports every representable that isn't completely known.
private let openWorld = sampleRule(
  "open-world",
  check: .representables { representable, context in
    guard !context.project.isClosedWorld(representable.parts) else { return }
    context.report("open", at: .name(of: representable.declaration.node))
  })

private let uri = "file:///Sources/Badge.swift"
private let badge = "struct Badge: UIViewRepresentable {}"

private func changing(to text: String, version: Int = 2) -> JSON {
  ["textDocument": ["uri": JSON(uri), "version": JSON(version)], "contentChanges": [["text": JSON(text)]]]
}

private func file(_ path: FilePath, _ text: String) -> SourceFile {
  SourceFile(path: path, document: Document(SourceText(text)))
}
