import SwiftScan
import Testing
import TextModel

@Suite struct MentionTests {
  private static let source = """
    struct Panel {
      func show() {
        view.load(page)
        // reload
        store.items.load { view.reload() }
        `load`(again)
      }
      func hide() { stop() }
    }

    """

  @Test func nodesWithATextAreFound() {
    let tree = Document(SourceText(Self.source)).tree
    let calls = tree.items[0].descendants(.call, mentioning: ["load"])
    #expect(
      calls.map(\.text) == ["view.load(page)", "store.items.load { view.reload() }", "view.reload()", "`load`(again)"])
    #expect(
      tree.items[0].descendants(.call, mentioning: ["stop", "page"]).map(\.text) == ["view.load(page)", "stop()"])
    #expect(tree.items[0].descendants(.call, mentioning: ["missing"]).isEmpty)
  }

  @Test func nodesThatHaveMovedAreFound() {
    let document = Document(SourceText("import UIKit\n\n" + Self.source))
    let edited = document.applying(.insert("import SwiftUI\n", at: 0), version: 1)
    let panel = edited.tree.items.last
    #expect(panel?.descendants(.call, mentioning: ["stop"]).map(\.text) == ["stop()"])
    #expect(panel?.mentions("again") == true && panel?.mentions("import") == false)
  }

  /// The items before and after which a long block is looked up in a table.
  @Test(arguments: [0, 23, 24, 100])
  func longBlocksListTheItemsWithAName(_ count: Int) {
    let fillers = (0..<count).map { "  run(\($0))\n" }.joined()
    let source = "func f() {\n  let x = 1\n\(fillers)  guard let x else { return }\n  let y = 2\n}\n"
    let body = Document(SourceText(source)).tree.items[0].body
    let isLong = count + 3 >= 24
    let found = body?.itemsOfLongBlock(mayDeclare: "x")?.map(\.text)
    #expect(found == (isLong ? ["let x = 1", "guard let x else { return }"] : nil))
  }

  /// A long declaration, so that its places are kept and passed on to the next scan.
  @Test(arguments: ["rel()", "x.r()", "reloadreload()", "()"])
  func placesFollowEachEdit(_ call: String) {
    let fillers = (0..<60).map { "    view.reload(page\($0))\n" }.joined()
    var document = Document(SourceText("struct Panel {\n  func show() {\n\(fillers)    \(call)\n\(fillers)  }\n}\n"))
    let start = document.text.utf8.count / 2 - 8
    for (number, edit) in (start..<start + 12).flatMap({ offset -> [TextEdit] in
      [
        .insert("reload", at: offset), .delete(offset..<offset + 3), .insert("rel", at: offset),
        .delete(offset..<offset + 6),
      ]
    }).enumerated() {
      document = document.applying(edit, version: number + 1)
      let expected = document.text.utf8.indices.filter { document.text.utf8[$0...].starts(with: "reload".utf8) }
      #expect(document.tree.items[0].offsets(of: ["reload"]) == expected, "after \(edit)")
    }
  }

  @Test func membersWithATextAreFoundInConditionalCode() {
    let source = """
      struct Panel {
        let first = 1
        #if load
        func load() { first }
        #else
        var count = 2
        #endif
        func stop() { load() }
        func start() {}
      }

      """
    let panel = Document(SourceText(source)).tree.items[0]
    #expect(panel.members(mentioning: "load").map(\.name) == ["load", "stop"])
    #expect(panel.members(mentioning: "first").count == 2)
  }
}
