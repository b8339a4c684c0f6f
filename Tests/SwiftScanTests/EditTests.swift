import ScannerChecks
import SwiftScan
import TestSupport
import Testing
import TextModel

@Suite struct EditTests {
  /// Edits after which an edited document once differed from a fresh scan, found by random edits and a fuzzer.
  @Test(arguments: [
    // A bracket closes one that was opened several units earlier.
    ("({}\n#\nlet e=t a/b/c\n[m", 21..<22, ")"),
    ("[i a\nstruct D:H(r)=t\n(", 22..<22, "]"),
    ("{(]\nextension{{{{}}}{{{}}}\n}\n)", 0..<0, ""),
    ("{\nnone case//\nprivate\rm\nI{h{{$}}\n}\n)", 2..<6, "}("),
    ("(\nimport J h(a)e{}\n[", 20..<20, ")"),
    ("(FileError) -> Void\np\np\n[(()\nfunc{}\n){}\ny{}\n{}\n)", 1..<19, ""),
    // An unclosed opening bracket follows the end of another bracket on its line.
    ("-abc\n (){{{{]}}\n }\n}{", 1..<4, ""),
    // An interpolation is open across units.
    ("\"\"\"\\(\npublic f-t{g) \"\"\"\n \"\"\\(", 25..<27, ""),
    ("()[]{\"\"\"\\(()}\nd l t e.f(e{\n,", 28..<28, "))"),
    // A comment follows the text that was added at the end of a line.
    ("\"\\(//\ne t(s\"n\"){\n (l", 18..<20, ""),
    ("\"\\(//\nc.y(.m\"1\"\n ", 17..<17, ""),
    // The first token of the file is no longer the first one.
    (" .5\nlet a = 1\nlet b = 2\n", 0..<0, "="),
    // Whether an `#if` without an end extends to the next one depends on the code after that.
    ("#if\n#if o(i|o\u{1C}\n\npackage f", 16..<23, ""),
    // The unit starts in the middle of a line.
    ("a b { c\n  d }\n  let e = \"\\(f(g\"\n  private func h() {}\n", 2..<3, "x"),
    // The text after the edit leaves or enters a string, a comment, or a regular expression.
    ("f(\"\"\"\n  \\(x(\n    b, c,\n    d, e\n  ))\n  \"\"\")\ng(h)\n", 2..<5, ""),
    ("f(\"\"\"\n  \\(x(\n    b, c,\n    d, e\n  ))\n  \"\"\")\ng(h)\n", 2..<3, ""),
    ("func f() {\n  a = b\n  c(d)\n  e(g)\n  h = i\n}\n/* j */\nfunc k() {}\n", 17..<18, "/*"),
    ("func f() {\n  a = b\n  /c/.d(e)\n  /g/.h(i)\n}\n", 17..<18, "b +"),
    ("func f() {\n  a(b)\n  c(d)\n  e(g, \"\"\"\n    h\n    \"\"\")\n  i(j)\n}\n", 15..<16, "\"\"\"\n"),
    // The text after the edit is parsed differently: members become statements, and statements end elsewhere because
    // they continue on the next line or from the previous one.
    (
      "struct A {\n  let b = c\n  let d = e\n  #if f\n  let g = h(i, j(k), l(m))\n  n(o)\n  #endif\n}\nlet p = 1\nlet q = 2\n",
      0..<8, "func a()"
    ),
    ("func f() {\n  a = b(c, d(e), g(h))\n  i\n  j\n}\n", 36..<37, ".i"),
    ("func f() {\n  if a { b(c, d(e), g(h)) }\n  i\n  j\n  k\n}\n", 41..<42, "else { i }"),
    ("func f() {\n  a\n  b(c, d(e), g(h))\n  i(j, k(l), m(n))\n  o\n}\n", 13..<14, "a ="),
    ("func f() {\n  a\n  #if b\n  c(d, e(g), h(i))\n  #endif\n  j\n}\n", 13..<14, "x"),
  ])
  func anEditedDocumentEqualsAFreshScan(_ text: String, _ range: Range<Int>, _ replacement: String) {
    let edited = Document(SourceText(text)).applying(TextEdit(replacing: range, with: replacement), version: 1)
    #expect(DocumentContents(of: edited).difference(from: DocumentContents(of: Document(edited.text))) == nil)
  }

  /// Brackets nested too deeply aren't parsed. An edit of a label changes the nesting depth of brackets that it doesn't
  /// touch.
  @Test(arguments: 60...70)
  func deeperNestingCanExceedTheLimit(_ depth: Int) {
    let nested = String(repeating: "(", count: depth) + "a" + String(repeating: ")", count: depth)
    let text = "b: while c {\n  d()\n  e = \(nested)\n  f(g)\n  h(i)\n  j(k)\n}\n"
    let edited = Document(SourceText(text)).applying(TextEdit(replacing: 1..<2, with: ";"), version: 1)
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

  /// Each edit leaves a bracket or directive unbalanced. If the file were parsed again, every keystroke after it would
  /// cost as much as the whole file.
  @Test(arguments: [
    ("print(a, b) }", "print(a, b) }}"),
    ("#endif", "#endxif"),
    ("#if DEBUG", "#if DEBUG\n    #if A"),
    ("let a = 1", "let a = 1)"),
    ("#if DEBUG", "if DEBUG"),
  ])
  func damageIsLimitedToOneDeclaration(_ old: String, _ new: String) throws {
    let names = (0..<40).map { "T\($0)" }
    let text = names.map { name in
      """
      struct \(name) {
        let a = 1, b = 2
        func f() { print(a, b) }
        #if DEBUG
          var c = 3
        #endif
      }

      """
    }.joined()
    let document = Document(SourceText(text))
    let half = text.index(text.startIndex, offsetBy: text.count / 2)
    let place = try #require(text[half...].firstRange(of: old))
    let start = text.utf8.distance(from: text.startIndex, to: place.lowerBound)
    let damaged = document.applying(
      TextEdit(replacing: start..<start + old.utf8.count, with: new), version: 1)
    expectFewNewUnits(damaged, since: document)
    // In the damage, before it, after it, and where it's repaired.
    for offset in [start + new.utf8.count, 20, damaged.text.count - 20] {
      expectFewNewUnits(damaged.applying(.insert(" ", at: offset), version: 2), since: damaged)
    }
    let repaired = damaged.applying(
      TextEdit(replacing: start..<start + new.utf8.count, with: old), version: 2)
    expectFewNewUnits(repaired, since: damaged)
    #expect(repaired.tree.items.map(\.name) == names)
  }

  private func expectFewNewUnits(
    _ document: Document, since old: Document, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let difference = document.tree.difference(from: old.tree)
    #expect(difference.new.units.count < 12, sourceLocation: sourceLocation)
    let fresh = Document(document.text)
    #expect(
      DocumentContents(of: document).difference(from: DocumentContents(of: fresh)) == nil,
      sourceLocation: sourceLocation)
  }

  /// An unbalanced bracket may match another one far away.
  @Test func distantBracketsAreMatched() {
    let middle = (0..<20).map { "struct T\($0) {\n  let a = 1\n}\n" }.joined()
    var document = Document(SourceText("struct A {\n" + middle + "}\n" + middle))
    let brace = "struct A ".utf8.count
    for edit in [
      TextEdit(replacing: brace..<brace + 1, with: ""), .insert("{", at: brace), .insert("#if A\n", at: 0),
      .insert("#endif\n", at: document.text.count), TextEdit(replacing: 0..<6, with: ""),
    ] {
      document = document.applying(edit, version: document.version + 1)
      let fresh = Document(document.text)
      #expect(DocumentContents(of: document).difference(from: DocumentContents(of: fresh)) == nil)
    }
  }

  @Test func unitsThatMentionAWordAreFoundAfterEdits() {
    let text = ["Map", "Chart", "Plan"].map { "func f\($0)() {\n  make(\($0)())\n}\n" }.joined()
    var document = Document(SourceText(text + "func fEnd() -> Chart {}\n"))
    func functions(mentioning word: String) -> [String] {
      document.tree.units(mentioning: SoughtWord(word)).flatMap(\.root.children).map(\.name)
    }
    #expect(functions(mentioning: "Chart") == ["fChart", "fEnd"])
    #expect(functions(mentioning: "make") == ["fMap", "fChart", "fPlan"])
    document = document.applying(.insert("Chart(), ", at: text.utf8.count - 10), version: 1)
    #expect(functions(mentioning: "Chart") == ["fChart", "fPlan", "fEnd"])
    #expect(functions(mentioning: "Absent") == [])
  }
}
