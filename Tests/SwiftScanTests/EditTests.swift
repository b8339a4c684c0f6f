import ScannerChecks
import SwiftScan
import TestSupport
import Testing
import TextModel

@Suite struct EditTests {
  /// Texts and edits after which an edited document once differed from a fresh scan; found by random edits and a fuzzer.
  @Test(arguments: [
    // A bracket closes one that was opened units before.
    ("({}\n#\nlet e=t a/b/c\n[m", 21..<22, ")"),
    ("[i a\nstruct D:H(r)=t\n(", 22..<22, "]"),
    ("{(]\nextension{{{{}}}{{{}}}\n}\n)", 0..<0, ""),
    ("{\nnone case//\nprivate\rm\nI{h{{$}}\n}\n)", 2..<6, "}("),
    ("(\nimport J h(a)e{}\n[", 20..<20, ")"),
    ("(FileError) -> Void\np\np\n[(()\nfunc{}\n){}\ny{}\n{}\n)", 1..<19, ""),
    // What nothing closes stands behind the end of another bracket on its line.
    ("-abc\n (){{{{]}}\n }\n}{", 1..<4, ""),
    // An interpolation is open across units.
    ("\"\"\"\\(\npublic f-t{g) \"\"\"\n \"\"\\(", 25..<27, ""),
    ("()[]{\"\"\"\\(()}\nd l t e.f(e{\n,", 28..<28, "))"),
    // A comment stands behind what was added at the end of a line.
    ("\"\\(//\ne t(s\"n\"){\n (l", 18..<20, ""),
    ("\"\\(//\nc.y(.m\"1\"\n ", 17..<17, ""),
    // The first token of the file is no longer the first one.
    (" .5\nlet a = 1\nlet b = 2\n", 0..<0, "="),
    // The unit begins in the middle of a line.
    ("a b { c\n  d }\n  let e = \"\\(f(g\"\n  private func h() {}\n", 2..<3, "x"),
  ])
  func anEditedDocumentIsThatOfItsText(_ text: String, _ range: Range<Int>, _ replacement: String) {
    let edited = Document(SourceText(text)).applying(TextEdit(replacing: range, with: replacement), version: 1)
    #expect(DocumentContents(of: edited).difference(from: DocumentContents(of: Document(edited.text))) == nil)
  }

  @Test func unitsFarFromAnEditStayTheSame() {
    let names = ["A", "B", "C", "D", "E", "F"]
    let text = names.map { "struct \($0) {\n  let a = 1, b = 2\n  func f() { print(a, b) }\n}\n" }.joined()
    let document = Document(SourceText(text))
    let edited = document.applying(.insert("x", at: text.utf8.count / 2 - 3), version: 1)
    let before = document.tree.units.map(\.root)
    let after = edited.tree.units.map(\.root)
    #expect(before.count == 7)
    #expect([0, 1, 5, 6].allSatisfy { before[$0] == after[$0] })
    #expect(before[2] != after[2])
    #expect(edited.tree.items.map(\.name) == names)
    #expect(edited.tree.items.map(\.text).last == document.tree.items.map(\.text).last)
    #expect(edited.tree.items.last?.range.upperBound == text.utf8.count)
  }
}
