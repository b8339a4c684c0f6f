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
      let panel = document.tree.items[0]
      var all: [SyntaxNode] = []
      panel.walk { node in
        all.append(node)
        return true
      }
      let parts = all.filter { $0.text.contains("reload") }
      #expect(nodes(of: panel, mentioning: "reload") == parts, "after \(edit)")
      let words = all.filter { $0.text.split { !($0.isLetter || $0.isNumber) }.contains("reload") }
      #expect(nodes(of: panel, mentioning: BytePattern(word: "reload")) == words, "as a word after \(edit)")
    }
  }

  private func nodes(of panel: SyntaxNode, mentioning pattern: BytePattern) -> [SyntaxNode] {
    var found: [SyntaxNode] = []
    panel.walk(mentioning: [pattern]) { node in
      found.append(node)
      return true
    }
    return found
  }

  @Test func commentsWithATextAreFound() {
    let source = "// one\nlet a = 1 /* two */ // one, two\n\n// two\nfunc one() {}\n"
    let tree = Document(SourceText("import UIKit // one\n" + source)).tree
    let start = "import UIKit // one\n".utf8.count
    let found = tree.comments(in: start..<start + source.utf8.count, mentioning: "two")
    #expect(
      found.map { Array(source.utf8)[$0.lowerBound - start..<$0.upperBound - start] }
        == ["/* two */", "// one, two", "// two"].map { ArraySlice($0.utf8) })
    #expect(tree.comments(in: 0..<start, mentioning: "one") == [13..<19])
    #expect(tree.comments(in: 0..<start, mentioning: "two").isEmpty)
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
    #expect(panel.members(mentioning: ["load"]).map(\.name) == ["load", "stop"])
    #expect(panel.members(mentioning: ["first"]).count == 2)
  }
}
