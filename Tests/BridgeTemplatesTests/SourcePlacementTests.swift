import BridgeTemplates
import SwiftScan
import TestSupport
import Testing
import TextModel

/// The places of inserted statements and members, and their indentation.
@Suite struct SourcePlacementTests {
  @Test func statementsGoBelowTheirAnchor() {
    #expect(below("func f() {\n  ⟦a()⟧ // why\n  b()\n}") == "func f() {\n  a() // why\n  new()\n  b()\n}")
    #expect(below("func f() { ⟦a()⟧ }") == "func f() { a(); new() }")
    #expect(below("f {\n\t⟦a(\n\t\t1\n\t)⟧\n}") == "f {\n\ta(\n\t\t1\n\t)\n\tnew()\n}")
    #expect(below("func f() { ⟦a()⟧\n}") == "func f() { a()\n    new()\n}")
    #expect(below("func f() { a()\n  ⟦b()⟧\n}") == "func f() { a()\n  b()\n  new()\n}")
    #expect(below("{\r\n  ⟦a()⟧\r\n}") == "{\r\n  a()\r\n  new()\r\n}")
    #expect(below("func f() {\n\t⟦a()⟧\t// why\n\tb()\n}") == "func f() {\n\ta()\t// why\n\tnew()\n\tb()\n}")
    #expect(below("{\n\t⟦a()⟧ /* so */\t// why\n}") == "{\n\ta() /* so */\t// why\n\tnew()\n}")
  }

  @Test func statementsGoToTheStartOfABlock() {
    #expect(atStart("func f() {\n    a()\n}") == "func f() {\n    new()\n    a()\n}")
    #expect(atStart("func f() { // why\n  a()\n}") == "func f() { // why\n  new()\n  a()\n}")
    #expect(atStart("func f() {}") == "func f() {\n    new()\n}")
    #expect(atStart("  func f() {\n  }") == "  func f() {\n    new()\n  }")
    #expect(atStart("func f() { a() }") == "func f() { new(); a() }")
    #expect(atStart("func f() {\n  // nothing yet\n}") == "func f() {\n  // nothing yet\n  new()\n}")
  }

  @Test func membersGoToTheEndOfAType() {
    #expect(member("struct A {\n  let a = 1\n}") == "struct A {\n  let a = 1\n\n  var b: Int {\n    1\n  }\n}")
    #expect(member("struct A {}") == "struct A {\n    var b: Int {\n        1\n    }\n}")
    #expect(member("struct A { let a = 1 }") == "struct A { let a = 1\n\n    var b: Int {\n        1\n    }\n}")
    #expect(member("struct A { let a = 1}") == "struct A { let a = 1\n\n    var b: Int {\n        1\n    }\n}")
    #expect(member("struct A {\n  let a = 1 }") == "struct A {\n  let a = 1\n\n  var b: Int {\n    1\n  }\n}")
    #expect(member("struct A {\n\n}") == "struct A {\n    var b: Int {\n        1\n    }\n}")
    #expect(member("struct A {") == nil)
  }

  @Test func membersGoBelowTheCommentsOfAnEmptyType() {
    #expect(member("struct A { /* a */ }") == "struct A { /* a */\n    var b: Int {\n        1\n    }\n}")
    #expect(
      member("struct A {\n  // a\n}\nstruct B {\n  let c = 1\n}")
        == "struct A {\n  // a\n  var b: Int {\n    1\n  }\n}\nstruct B {\n  let c = 1\n}")
  }

  @Test func statementsAreWrappedInConditions() {
    #expect(wrapped("{\n  ⟦a = b⟧\n}") == "{\n  if c { a = b }\n}")
    #expect(
      wrapped("{\n  ⟦a = b(\n    1\n  )⟧\n}") == "{\n  if c {\n    a = b(\n      1\n    )\n  }\n}")
  }

  @Test func statementsThatNeedLinesOpenABodyOnOneLine() {
    let statements = "if a != b {\n  a = b\n}"
    #expect(below("func f() { ⟦a()⟧ }", statements) == "func f() { a(); if a != b { a = b } }")
    let comment = "b() // why"
    #expect(below("func f() { ⟦a()⟧ }", comment) == "func f() {\n    a()\n    b() // why\n}")
    #expect(below("func f() { ⟦a()⟧; c() }", comment) == "func f() {\n    a()\n    b() // why\n    c()\n}")
    #expect(below("func f() { a(); ⟦c()⟧; }", comment) == "func f() {\n    a(); c()\n    b() // why\n}")
    #expect(below("func f() {\n  ⟦a()⟧; c()\n}", comment) == "func f() {\n  a()\n  b() // why\n  c()\n}")
    #expect(below("f { x in ⟦a()⟧ }", comment) == "f { x in\n    a()\n    b() // why\n}")
    #expect(above("func f() { ⟦a()⟧ }", comment) == "func f() {\n    b() // why\n    a()\n}")
    #expect(above("func f() { a(); ⟦c()⟧ }", comment) == "func f() {\n    a()\n    b() // why\n    c()\n}")
    #expect(around("func f() { ⟦a()⟧ }") == "func f() {\n    b() // why\n    a()\n    new()\n}")
    let long = "call(" + String(repeating: "a", count: 90) + ")"
    #expect(below("func f() { ⟦a()⟧ }", long) == "func f() {\n    a()\n    \(long)\n}")
  }

  /// Statements that don't fit on a line with another one.
  @Test(arguments: [
    ("each {\n  b()\n}", "each {\n        b()\n    }"),
    ("if b {\n  c()\n} else {\n  d()\n}", "if b {\n        c()\n    } else {\n        d()\n    }"),
    ("if b {\n}", "if b {\n    }"),
    ("if b\n  || c {\n  d()\n}", "if b\n        || c {\n        d()\n    }"),
    ("if b {\n  each {\n    c()\n  }\n}", "if b {\n        each {\n            c()\n        }\n    }"),
  ])
  func statementsOfSeveralLinesOpenABodyOnOneLine(_ statement: String, _ expected: String) {
    #expect(below("func f() { ⟦a()⟧ }", statement) == "func f() {\n    a()\n    \(expected)\n}")
  }

  @Test func aGuardSharesTheLine() {
    #expect(above("func f() { ⟦a()⟧ }", "guard b else {\n  return\n}") == "func f() { guard b else { return }; a() }")
  }

  @Test func otherStatementsOfTheLineStay() {
    let comment = "b() // why"
    #expect(above("func f() { ⟦a()⟧; c() }", comment) == "func f() {\n    b() // why\n    a(); c()\n}")
    #expect(above("func f() {\n  a(); ⟦c()⟧ // x\n}", comment) == "func f() {\n  a()\n  b() // why\n  c() // x\n}")
    #expect(
      above("func f() { a(); /* x */ ⟦c()⟧ }", comment) == "func f() {\n    a(); /* x */\n    b() // why\n    c()\n}")
    #expect(below("func f() {\n\n  ⟦a()⟧; c()\n\n}", comment) == "func f() {\n\n  a()\n  b() // why\n  c()\n\n}")
    #expect(below("func f() {\n  ⟦a()⟧; c() }", comment) == "func f() {\n  a()\n  b() // why\n  c()\n}")
  }

  @Test func theNextCaseOfALineStays() {
    #expect(
      below("switch x { case 1: ⟦a()⟧; default: c() }", "b() // why")
        == "switch x { case 1:\n    a()\n    b() // why\ndefault: c() }")
    #expect(
      below("switch x {\ncase 1: ⟦a()⟧\ndefault: c()\n}", "b() // why")
        == "switch x {\ncase 1: a()\n    b() // why\ndefault: c()\n}")
  }

  @Test func onlyABlockInBracesHasAStart() throws {
    let text = SourceText("switch x { case 1: f {} }")
    let clause = try #require(Document(text).tree.descendants(.switchCase).first)
    #expect(SourcePlacement(in: text).insertions(of: "new()", atStartOf: clause) == nil)
    #expect(SourcePlacement(in: text).lines(of: clause) == nil)
  }

  @Test func statementsFollowASemicolon() {
    #expect(below("func f() {\n  ⟦a()⟧; // why\n}") == "func f() {\n  a(); // why\n  new()\n}")
    #expect(below("func f() { ⟦a()⟧; }") == "func f() { a(); new(); }")
  }

  @Test func anEmptyBodyIsFilled() {
    for body in ["{}", "{ }", "{\n}", "{\n\n}"] { #expect(atStart("func f() \(body)") == "func f() {\n    new()\n}") }
    #expect(atStart("func f() { /* none */ }") == "func f() { /* none */\n    new()\n}")
    #expect(atStart("func f() {") == "func f() {\n    new()")
  }

  @Test func statementsAreDeletedWithTheirLineAndItsComment() {
    #expect(deleted("{\n  a()\n  ⟦b()⟧\n  c()\n}") == "{\n  a()\n  c()\n}")
    #expect(deleted("{\n  a()\n  ⟦b()⟧ // why\n}") == "{\n  a()\n}")
    #expect(deleted("{\n  ⟦b()⟧; /* why */ // so\n  a()\n}") == "{\n  a()\n}")
    #expect(deleted("{\r  a()\r  ⟦b()⟧\r}") == "{\r  a()\r}")
    #expect(deleted("a()\n⟦b()⟧") == "a()\n")
    #expect(deleted("{\n⟦a()⟧ }") == "{\n}")
  }

  @Test func statementsAreDeletedWithASemicolon() {
    #expect(deleted("{\n  ⟦a()⟧; b()\n}") == "{\n  b()\n}")
    #expect(deleted("{\n  b(); ⟦a()⟧\n}") == "{\n  b()\n}")
    #expect(deleted("{\n  b(); ⟦a()⟧;\n}") == "{\n  b();\n}")
    #expect(deleted("{\n  b(); ⟦a()⟧ // why\n}") == "{\n  b() // why\n}")
    #expect(deleted("{\n  a(); ⟦b()⟧; c()\n}") == "{\n  a(); c()\n}")
    #expect(deleted("{\n  ⟦a()⟧;\n  b()\n}") == "{\n  b()\n}")
    #expect(deleted("{\n  a();\n  ⟦b()⟧\n}") == "{\n  a();\n}")
    #expect(deleted("{\n  ⟦a()⟧\n  ; b()\n}") == "{\n  b()\n}")
    #expect(deleted("{ ⟦a()⟧ }") == "{ }")
    #expect(deleted("{⟦a()⟧}") == "{}")
    #expect(deleted("{ ⟦a()⟧; b() }") == "{ b() }")
    #expect(deleted("{ b(); ⟦a()⟧ }") == "{ b() }")
    #expect(deleted("{ b() ; ⟦a()⟧; }") == "{ b() ; }")
    #expect(deleted("f { x in ⟦a()⟧ }") == "f { x in }")
    #expect(deleted("f { x in b(); ⟦a()⟧ }") == "f { x in b() }")
    #expect(deleted("f { x in ⟦a()⟧\n}") == "f { x in\n}")
    #expect(deleted("f { x in\t⟦a()⟧\n}") == "f { x in\n}")
    #expect(deleted("{⟦a()⟧; b()}") == "{b()}")
    #expect(deleted("{\n  b()  ; ⟦a()⟧\n}") == "{\n  b()\n}")
    #expect(deleted("{\n  b();⟦a()⟧; // why\n}") == "{\n  b(); // why\n}")
    #expect(deleted("a(); ⟦b()⟧") == "a()")
    #expect(deleted(";⟦a()⟧") == "")
  }

  @Test func statementsOfALineAreDeletedTogether() {
    #expect(deleted([0, 1], of: "func f() {\n  a(); b(); c()\n}") == "func f() {\n  c()\n}")
    #expect(deleted([0, 1], of: "func f() { a(); b() }") == "func f() { }")
    #expect(deleted([0, 1], of: "func f() {\n  a()\n  b(); c()\n}") == "func f() {\n  c()\n}")
    #expect(deleted([0, 2], of: "func f() { a(); b(); c() }") == "func f() { b() }")
    #expect(deleted([0, 2], of: "func f() {\n  a()\n  b()\n  c()\n}") == "func f() {\n  b()\n}")
  }

  @Test func statementsOfSeveralBlocksAreDeletedWithoutTheirBraces() {
    let text = SourceText("func f() {\n  if x { a() }\n  b()\n}")
    let calls = Document(text).tree.descendants(.call)
    #expect(text.applying(SourcePlacement(in: text).deletions(of: calls)).string == "func f() {\n  if x { }\n}")
  }

  @Test func aCaseIsNotLeftEmpty() {
    #expect(deleted("switch x {\ncase 1: ⟦a()⟧\ndefault: b()\n}") == "switch x {\ncase 1: break\ndefault: b()\n}")
    #expect(deleted("switch x {\ncase 1: ⟦a()⟧; b()\n}") == "switch x {\ncase 1: b()\n}")
    #expect(deleted("switch x {\ncase 1: a(); ⟦b()⟧\n}") == "switch x {\ncase 1: a()\n}")
  }

  @Test func membersAreRemovedFromALineThatTheyShare() {
    #expect(removed("struct A { ⟦var a = 1⟧; var b = 2 }") == "struct A { var b = 2 }")
    #expect(removed("struct A {\n  // A.\n  ⟦var a = 1⟧;\n  var b = 2\n}") == "struct A {\n  var b = 2\n}")
  }

  private func below(_ source: String, _ statements: String = "new()") -> String? {
    edited(source) { $0.insertions(of: statements, below: $1) }
  }

  private func above(_ source: String, _ statements: String) -> String? {
    edited(source) { $0.insertions(of: statements, above: $1) }
  }

  private func around(_ source: String) -> String? {
    edited(source) { $0.insertions(above: "b() // why", below: "new()", around: $1) }
  }

  private func removed(_ source: String) -> String? { edited(source) { [$0.removal(ofMember: $1)] } }

  private func deleted(_ numbers: [Int], of source: String) -> String? {
    let text = SourceText(source)
    guard let block = Document(text).tree.descendants(.codeBlock).first else { return nil }
    return text.applying(SourcePlacement(in: text).deletions(of: numbers.reversed().map { block.items[$0] })).string
  }

  private func deleted(_ source: String) -> String? { edited(source) { [$0.deletion(of: $1)] } }

  private func wrapped(_ source: String) -> String? { edited(source) { $0.wrapping($1, inIf: "c") } }

  private func atStart(_ source: String) -> String? {
    let text = SourceText(source)
    guard let block = Document(text).tree.descendants(.codeBlock).first,
      let edits = SourcePlacement(in: text).insertions(of: "new()", atStartOf: block)
    else { return nil }
    return text.applying(edits).string
  }

  private func member(_ source: String) -> String? {
    let text = SourceText(source)
    guard let type = Document(text).tree.descendants(.structDeclaration).first,
      let edit = SourcePlacement(in: text).insertion(ofMember: "var b: Int {\n  1\n}", atEndOf: type)
    else { return nil }
    return text.applying(edit).string
  }

  /// The source after the edits for the marked node.
  private func edited(_ source: String, _ edits: (SourcePlacement, SyntaxNode) -> [TextEdit]) -> String? {
    let fixture = Fixture(source)
    let text = SourceText(fixture.code)
    var marked: SyntaxNode?
    Document(text).tree.walk { node in
      if node.range == fixture.ranges.first, node.kind != .file || marked == nil { marked = node }
      return true
    }
    guard let marked else { return nil }
    return text.applying(edits(SourcePlacement(in: text), marked)).string
  }
}
