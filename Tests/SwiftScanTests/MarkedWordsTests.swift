import SwiftScan
import Testing
import TextModel

@Suite struct MarkedWordsTests {
  private let words = MarkedWords(
    [("host", 1), ("rootView", 2), ("host", 4)], attributes: [("State", 32), ("host", 64)],
    endings: [("Controller", 8), ("View", 16)])

  @Test(arguments: [
    ("a.host", 5), ("hosts(hos)", 0), ("f(rootView: a)", 18), ("CardController()", 8), ("Controllers", 0),
    ("// host\n\"rootView\"", 0), ("\"\\(host)\"", 5), ("Controller.host", 13), ("größe.rootView", 18), ("", 0),
    ("rowView.rootView", 18), ("view", 0), ("@State var a = 1", 32), ("@SwiftUI.State var a = 1", 32),
    ("@State(initialValue: 1) var a", 32), ("State(initialValue: 1)", 0), ("let state: State", 0), ("SwiftUI.State", 0),
    ("@Published var a: State", 0), ("@host var a = 1", 69), ("@ViewBuilder var host: View", 21),
  ])
  func identifiersHaveTheirMarks(_ source: String, _ marks: UInt32) {
    let tree = Document(SourceText(source)).tree
    #expect(tree.items.reduce(0) { $0 | $1.marks(of: words) } == marks)
  }
}
