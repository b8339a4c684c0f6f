import Testing
import TextModel

@testable import Reporting

@Suite struct CodeFrameTests {
  @Test func underlinesTheMarkedPlace() {
    expectFrame(
      "import UIKit\nlet ⟦answer⟧ = 42\n",
      """
        |
      2 | let answer = 42
        |     ^^^^^^

      """)
  }

  @Test func alignsBelowTabsAndWideCharacters() {
    expectFrame(
      "\t\t⟦x⟧ = 1",
      """
        |
      1 |         x = 1
        |         ^

      """)
    expectFrame(
      "let 日本 = \"👨‍👩‍👧‍👦\" + ⟦\"é한\"⟧",
      """
        |
      1 | let 日本 = "👨‍👩‍👧‍👦" + "é한"
        |                   ^^^^^

      """)
  }

  @Test func excludesLineEndings() {
    expectFrame(
      "a\r\n⟦b\r\n⟧c",
      """
        |
      2 | b
        | ^

      """)
    expectFrame(
      "a\r⟦b⟧\rc",
      """
        |
      2 | b
        | ^

      """)
  }

  @Test func marksAnEmptyRangeAsOneColumn() {
    expectFrame(
      "func f() {⟦⟧",
      """
        |
      1 | func f() {
        |           ^

      """)
    expectFrame("f()\n⟦⟧", "  |\n2 |\n  | ^\n")
    expectFrame("⟦⟧", "  |\n1 |\n  | ^\n")
  }

  @Test func showsTheFirstAndTheLastLineOfALongPlace() {
    expectFrame(
      "if x ⟦{\n  a()\n  b()\n  }⟧\n",
      """
        |
      1 | if x {
        |      ^
      ...
      4 |   }
        |   ^

      """)
  }

  @Test func truncatesLongLinesAroundTheMark() {
    let before = String(repeating: "a", count: 300)
    let after = String(repeating: "b", count: 300)
    expectFrame(
      "\(before)⟦here⟧\(after)",
      """
        |
      1 | …\(String(repeating: "a", count: 40))here\(String(repeating: "b", count: 116))…
        |  \(String(repeating: " ", count: 40))^^^^

      """)
    expectFrame(
      "⟦here⟧\(after)",
      """
        |
      1 | here\(String(repeating: "b", count: 156))…
        | ^^^^

      """)
  }

  @Test func showsSeveralMarksInLineOrder() {
    let text = SourceText("zero\none\ntwo\nthree\nfour\nfive\nsix\nseven\neight\nnine\nten\n")
    var frame = CodeFrame(text: text, palette: .plain)
    frame.mark(45..<49, with: "^", as: .severity(.warning))
    frame.mark(5..<8, with: "-", label: "first", as: .frame)
    frame.mark(13..<18, with: "-", label: "then", as: .frame)
    #expect(
      frame.rendered == """
           |
         2 | one
           | --- first
         3 | two
         4 | three
           | ----- then
        ...
        10 | nine
           | ^^^^

        """)
  }

  @Test func neverFailsForAnyRange() {
    let text = SourceText([0x61, 0xFF, 0xE6, 0x97, 0x0A, 0xE6, 0x97, 0xA5])
    for start in -2...10 {
      for end in start...10 {
        var frame = CodeFrame(text: text, palette: .terminal)
        frame.mark(start..<end, with: "^", as: .frame)
        #expect(!frame.rendered.isEmpty)
      }
    }
  }
}

/// Expects the frame for the range between `⟦` and `⟧`.
private func expectFrame(_ marked: String, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation) {
  let parts = marked.split(separator: "⟦", omittingEmptySubsequences: false)
  let rest = parts[1].split(separator: "⟧", omittingEmptySubsequences: false)
  let start = parts[0].utf8.count
  var frame = CodeFrame(text: SourceText("\(parts[0])\(rest[0])\(rest[1])"), palette: .plain)
  frame.mark(start..<start + rest[0].utf8.count, with: "^", as: .severity(.warning))
  #expect(frame.rendered == expected, sourceLocation: sourceLocation)
}
