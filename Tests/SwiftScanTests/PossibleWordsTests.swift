import SwiftScan
import Testing
import TextModel

@Suite struct PossibleWordsTests {
  @Test func everyWordOfTheCodeIsIncluded() {
    let source = """
      import UIKit
      @objc func make(_ view: UIView) { view.`default` = $0; `repeat`(self.$text); print("\\(größe) quoted") } // comment
      """
    let words = PossibleWords(of: Document(SourceText(source)).tree)
    let there = [
      "import", "UIKit", "objc", "func", "make", "_", "view", "UIView", "default", "repeat", "self", "text", "print",
      "größe", "$text", "==", "",
    ]
    #expect(there.filter { !words.mayContain(SoughtWord($0)) } == [])
    #expect(["UITextView", "comment", "quoted", "update", "View"].filter { words.mayContain(SoughtWord($0)) } == [])
  }

  /// Absent words are recognized even for a large file, and for words with a common prefix.
  @Test func fewWordsAreFalsePositives() {
    let names = (0..<3_000).map { "makeConfiguration\($0)ForView" }
    let source = names.map { "let \($0) = 1\n" }.joined()
    let words = PossibleWords(of: Document(SourceText(source)).tree)
    #expect(names.allSatisfy { words.mayContain(SoughtWord($0)) })
    let others = (3_000..<6_000).map { "makeConfiguration\($0)ForView" }
    #expect(others.count { words.mayContain(SoughtWord($0)) } < 150)
  }

  @Test func reservedWordsCanBeAnywhere() {
    let words = PossibleWords(of: Document(SourceText("enum E {}")).tree)
    #expect(["struct", "self", "_", "Any"].allSatisfy { words.mayContain(SoughtWord($0)) })
    #expect(!words.mayContain(SoughtWord("get")))
  }

  @Test func anEmptyTextHasNoWords() {
    #expect(!PossibleWords(of: Document(SourceText("")).tree).mayContain(SoughtWord("word")))
  }

  /// An index of many texts finds the texts that may contain a word, and the texts about which nothing is known.
  @Test func anIndexAgreesWithItsTexts() {
    let sources = ["let host = 1", "", "f(view)", "host.view"]
    let texts = sources.map { PossibleWords(of: Document(SourceText($0)).tree) }
    let index = WordIndex(of: texts + [nil])
    #expect(index.textsThatMayContain(SoughtWord("host")) == [0, 3, 4])
    #expect(index.textsThatMayContain(SoughtWord("view")) == [2, 3, 4])
    #expect(index.textsThatMayContain(SoughtWord("self")) == [0, 1, 2, 3, 4])
    #expect(WordIndex(of: []).textsThatMayContain(SoughtWord("host")) == [])
  }
}
