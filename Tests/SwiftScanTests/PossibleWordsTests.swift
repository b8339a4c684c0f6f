import SwiftScan
import Testing
import TextModel

@Suite struct PossibleWordsTests {
  @Test func everyWordOfTheCodeIsThere() {
    let source = """
      import UIKit
      @objc func make(_ view: UIView) { view.`default` = $0; `repeat`(self.$text); print("\\(größe) quoted") } // comment
      """
    let words = PossibleWords(of: SyntaxTree(outlining: Array(source.utf8)))
    let there = [
      "import", "UIKit", "objc", "func", "make", "_", "view", "UIView", "default", "repeat", "self", "text", "print",
      "größe", "$text", "==", "",
    ]
    #expect(there.filter { !words.mayContain(SoughtWord($0)) } == [])
    #expect(["UITextView", "comment", "quoted", "update", "View"].filter { words.mayContain(SoughtWord($0)) } == [])
  }

  @Test func anEmptyTextHasNoWords() {
    #expect(!PossibleWords(of: SyntaxTree(outlining: [])).mayContain(SoughtWord("word")))
  }
}
