import JSONText
import Testing

@testable import LanguageServer

/// The text of completions for clients with different capabilities.
@Suite(.timeLimit(.minutes(5))) struct CompletionFormTests {
  /// Plain text is already indented; lsp-mode would indent it again.
  @Test(
    arguments: [
      (["insertTextModeSupport": ["valueSet": [1, 2]]], 1), (["insertTextModeSupport": ["valueSet": [2]]], nil),
      (["snippetSupport": true, "insertTextModeSupport": ["valueSet": [1, 2]]], nil), ([:], nil),
    ] as [(JSON, JSON?)])
  func indentedTextIsKeptUnchanged(_ announced: JSON, _ mode: JSON?) async {
    let editor = TestEditor()
    _ = await editor.initialize(["textDocument": ["completion": ["completionItem": announced]]])
    editor.notify("textDocument/didOpen", opening("untitled:1", "struct A: UIViewRepresentable {\n  \n}\n"))
    let items =
      await editor.result(
        of: "textDocument/completion",
        ["textDocument": ["uri": "untitled:1"], "position": ["line": 1, "character": 2]])?["items"]?.array ?? []
    #expect(items.contains { $0["label"]?.string?.hasPrefix("makeUIView") ?? false })
    for item in items { #expect(item["insertTextMode"] == mode) }
  }
}
