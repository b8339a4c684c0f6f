import JSONText
import LintEngine
import SampleRules
import Testing
import TextModel

@testable import LanguageServer

/// What the server adds to the actions of EditorFeatures.
@Suite(.timeLimit(.minutes(1))) struct CodeActionTests {
  @Test func whatIsReportedCanBeSuppressed() async {
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

  @Test func kindsAreHeeded() async {
    let editor = await editor()
    for (only, titles) in [
      ("source.fixAll", ["Apply all safe fixes"]), ("source", ["Apply all safe fixes"]),
      ("source.fixAll.uibridge", ["Apply all safe fixes"]), ("source.organizeImports", []), ("refactor.inline", []),
      ("source.fixAll.other", []),
    ] {
      // Far from any diagnostic, as while saving.
      let actions = await editor.actions(atCharacter: 0, only: only)
      #expect(actions.compactMap { $0["title"]?.string } == titles, "\(only)")
    }
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

/// Offers a safe fix before every representable.
let unmarked = sampleRule(
  "unmarked",
  check: .representables { representable, context in
    let node = representable.declaration.node
    let fix = Fix("Mark it", [.insert("/**/ ", at: node.range.lowerBound)], safety: .safe)
    context.report("no mark", at: .name(of: node), fixes: [fix])
  })

extension TestEditor {
  /// The actions at a place of `untitled:1`.
  func actions(onLine line: Int = 0, atCharacter character: Int = 8, only: String? = nil) async -> [JSON] {
    let position: JSON = ["line": JSON(line), "character": JSON(character)]
    let result = await result(
      of: "textDocument/codeAction",
      [
        "textDocument": ["uri": "untitled:1"], "range": ["start": position, "end": position],
        "context": .object(["diagnostics": [], "only": only.map { [JSON($0)] }]),
      ])
    return result?.array ?? []
  }
}
