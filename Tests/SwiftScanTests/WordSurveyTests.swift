import SwiftScan
import Testing
import TextModel

@Suite struct WordSurveyTests {
  private let words = MarkedWords(
    [("host", 1), ("rootView", 2)], attributes: [("State", 8)], endings: [("Controller", 4)])

  /// One pass over the tree finds the same marks for each node as a pass over the words of that node.
  @Test func nodesHaveTheMarksOfTheirWords() {
    let source = """
      import host
      struct A { var rootView: Int { "\\(host)".count } /* host */ }
      struct B { @State var a: State; @SwiftUI.State var b = State() }
      class CardController { class Inner { let `rootView` = host.`self`, größe = rootView } }
      func f() { host(
      """
    let text = LexedText(PaddedText(Array(source.utf8)))
    let survey = WordSurvey(of: text, marking: words)
    var marks: Set<UInt32> = []
    Document(text).tree.walk { node in
      #expect(survey.marks(of: node) == node.marks(of: words), "\(node.kind) \(node.text)")
      marks.insert(survey.marks(of: node))
      return true
    }
    #expect(marks.isSuperset(of: [0, 1, 2, 3, 7, 8]))
    #expect(survey.marks == 15)
    #expect(["host", "rootView", "größe", "Inner"].allSatisfy { survey.words.mayContain(SoughtWord($0)) })
    #expect(!survey.words.mayContain(SoughtWord("Outer")))
  }

  @Test func anEmptyTextHasNoMarks() {
    let survey = WordSurvey(of: LexedText(PaddedText([])), marking: words)
    #expect(survey.marks == 0 && !survey.words.mayContain(SoughtWord("host")))
  }
}
