import JSONText
import Testing

@testable import LanguageServer

/// Details that a client requests only when the user looks at an item.
@Suite(.timeLimit(.minutes(5))) struct ResolveTests {
  @Test func editsAreResolvedWhenTheActionIsChosen() async {
    let editor = await editor(resolvingActions)
    let action = await editor.firstAction()
    #expect(action["title"] == "Mark it")
    #expect(action["edit"] == nil)
    let resolved = await editor.result(of: "codeAction/resolve", action)
    #expect(resolved?["edit"]?["changes"]?[uri]?[0]?["newText"] == "/**/ ")
    #expect(resolved?["title"] == action["title"])
    #expect(resolved?["data"] == action["data"])
  }

  /// Without `dataSupport`, the client would return the action without its identity.
  @Test(
    arguments: [
      ["resolveSupport": ["properties": ["edit"]]], ["dataSupport": true],
      ["dataSupport": true, "resolveSupport": ["properties": ["command"]]],
    ] as [JSON])
  func clientsThatCannotResolveGetEditsImmediately(_ announced: JSON) async {
    let editor = await editor(announced)
    let action = await editor.firstAction()
    #expect(action["edit"]?["changes"]?[uri]?[0]?["newText"] == "/**/ ")
    #expect(action["data"] == nil)
    // Some clients send the request anyway.
    #expect(await editor.result(of: "codeAction/resolve", action) == action)
  }

  @Test func anActionForAnEarlierTextIsRefused() async {
    let editor = await editor(resolvingActions)
    let action = await editor.firstAction()
    editor.notify(
      "textDocument/didChange",
      ["textDocument": ["uri": JSON(uri), "version": 2], "contentChanges": [["text": JSON("\n" + badge)]]])
    #expect(await editor.answer(to: "codeAction/resolve", action)["error"]?["code"] == -32801)
    let again = await editor.firstAction(onLine: 1)
    let resolved = await editor.result(of: "codeAction/resolve", again)
    #expect(resolved?["edit"]?["changes"]?[uri]?[0]?["range"]?["start"]?["line"] == 1)
    editor.notify("textDocument/didClose", ["textDocument": ["uri": JSON(uri)]])
    #expect(await editor.answer(to: "codeAction/resolve", again)["error"]?["code"] == -32801)
  }

  @Test func earlierOffersAreKeptForAWhile() async {
    let editor = await editor(resolvingActions)
    let action = await editor.firstAction()
    for _ in 0..<7 { _ = await editor.firstAction() }
    let resolved = await editor.result(of: "codeAction/resolve", action)
    #expect(resolved?["edit"]?["changes"]?[uri]?[0]?["newText"] == "/**/ ")
    _ = await editor.firstAction()
    #expect(await editor.answer(to: "codeAction/resolve", action)["error"]?["code"] == -32801)
    for data: JSON in [.null, 1, [:], ["list": -1, "item": 0], ["list": 9, "item": -1], ["list": 9, "item": 1000]] {
      var damaged = action
      damaged["data"] = data
      #expect(await editor.answer(to: "codeAction/resolve", damaged)["error"]?["code"] == -32801, "\(data)")
    }
  }

  @Test func disabledActionsAreSentIfSupportedAndRequested() async {
    for (isShown, only, count) in [
      (true, "refactor", 1), (true, nil, 0), (false, "refactor", 0), (true, "quickfix", 0),
    ]
      as [(Bool, String?, Int)]
    {
      let editor = await editor(["disabledSupport": JSON(isShown)])
      let disabled = await editor.actions(only: only).filter {
        $0["disabled"] != nil && $0["title"] == "Add dismantleUIView"
      }
      #expect(disabled.count == count, "\(isShown), \(only ?? "any")")
      #expect(
        disabled.allSatisfy { $0["disabled"] == ["reason": "'Badge' doesn't declare the type that it wraps yet"] })
      #expect(disabled.allSatisfy { $0["edit"] == nil && $0["data"] == nil })
    }
  }

  @Test func documentationIsResolvedWhenAnItemIsShown() async {
    let at: JSON = ["textDocument": ["uri": JSON(uri)], "position": ["line": 1, "character": 2]]
    func items(_ item: JSON) async -> (TestEditor, [JSON]) {
      let editor = TestEditor()
      _ = await editor.initialize(["textDocument": ["completion": ["completionItem": item]]])
      editor.notify("textDocument/didOpen", opening(uri, "struct A: UIViewRepresentable {\n  \n}\n"))
      return (editor, await editor.result(of: "textDocument/completion", at)?["items"]?.array ?? [])
    }
    let (_, whole) = await items([:])
    let (editor, lazy) = await items(["resolveSupport": ["properties": ["documentation", "detail"]]])
    #expect(lazy.contains { $0["label"]?.string?.hasPrefix("makeUIView") ?? false })
    #expect(lazy.allSatisfy { $0["documentation"] == nil && $0["data"] != nil })
    for (item, expected) in zip(lazy, whole) {
      let resolved = await editor.result(of: "completionItem/resolve", item)
      #expect(resolved?["documentation"] == expected["documentation"])
      #expect(resolved?["label"] == expected["label"])
    }
    // Resolving still works while the user continues typing.
    editor.notify(
      "textDocument/didChange",
      ["textDocument": ["uri": JSON(uri), "version": 2], "contentChanges": [["text": ""]]])
    let resolved = await editor.result(of: "completionItem/resolve", lazy[0])
    #expect(resolved?["documentation"] == whole[0]["documentation"])
    #expect(await editor.result(of: "completionItem/resolve", ["label": "x"]) == ["label": "x"])
  }

  private let uri = "untitled:1"
  private let badge = "struct Badge: UIViewRepresentable {}\n"
  private let resolvingActions: JSON = ["dataSupport": true, "resolveSupport": ["properties": ["edit"]]]

  private func editor(_ codeAction: JSON) async -> TestEditor {
    let editor = TestEditor(rules: [unmarked])
    var codeAction = codeAction
    codeAction["codeActionLiteralSupport"] = [:]
    _ = await editor.initialize(["textDocument": ["codeAction": codeAction]])
    editor.notify("textDocument/didOpen", opening(uri, badge))
    return editor
  }
}

extension TestEditor {
  fileprivate func firstAction(onLine line: Int = 0) async -> JSON { await actions(onLine: line).first ?? .null }
}
