import BridgeTemplates
import SwiftScan
import TestSupport
import Testing
import TextModel

/// Where statements and members go, and how they are indented there.
@Suite struct SourcePlacementTests {
  @Test func statementsGoBelowTheirAnchor() {
    #expect(below("func f() {\n  ⟦a()⟧ // why\n  b()\n}") == "func f() {\n  a() // why\n  new()\n  b()\n}")
    #expect(below("func f() { ⟦a()⟧ }") == "func f() { a(); new() }")
    #expect(below("f {\n\t⟦a(\n\t\t1\n\t)⟧\n}") == "f {\n\ta(\n\t\t1\n\t)\n\tnew()\n}")
    #expect(below("{\r\n  ⟦a()⟧\r\n}") == "{\r\n  a()\r\n  new()\r\n}")
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
    #expect(member("struct A {") == nil)
  }

  @Test func statementsAreWrappedInConditions() {
    #expect(wrapped("{\n  ⟦a = b⟧\n}") == "{\n  if c { a = b }\n}")
    #expect(
      wrapped("{\n  ⟦a = b(\n    1\n  )⟧\n}") == "{\n  if c {\n    a = b(\n      1\n    )\n  }\n}")
  }

  @Test func statementsAreDeletedWithTheirLine() {
    #expect(deleted("{\n  a()\n  ⟦b()⟧\n  c()\n}") == "{\n  a()\n  c()\n}")
    #expect(deleted("{\n  a(); ⟦b()⟧\n}") == "{\n  a(); \n}")
    #expect(deleted("{ ⟦b()⟧ }") == "{ }")
    #expect(deleted("{\n  ⟦b()⟧ // why\n}") == "{\n  // why\n}")
  }

  private func below(_ source: String) -> String? {
    edited(source) { [$0.insertion(of: "new()", below: $1)] }
  }

  private func deleted(_ source: String) -> String? { edited(source) { [$0.deletion(of: $1)] } }

  private func wrapped(_ source: String) -> String? { edited(source) { $0.wrapping($1, inIf: "c") } }

  private func atStart(_ source: String) -> String? {
    let text = SourceText(source)
    guard let block = Document(text).tree.descendants(.codeBlock).first,
      let edit = SourcePlacement(in: text).insertion(of: "new()", atStartOf: block)
    else { return nil }
    return text.applying(edit).string
  }

  private func member(_ source: String) -> String? {
    let text = SourceText(source)
    guard let type = Document(text).tree.descendants(.structDeclaration).first,
      let edit = SourcePlacement(in: text).insertion(ofMember: "var b: Int {\n  1\n}", atEndOf: type)
    else { return nil }
    return text.applying(edit).string
  }

  /// The source after edits made for the marked node.
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
