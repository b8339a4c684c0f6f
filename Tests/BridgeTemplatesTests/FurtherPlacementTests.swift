import SwiftScan
import TestSupport
import Testing
import TextModel

@testable import BridgeTemplates

/// Edits of declarations and of whole statements, in the style of the file.
@Suite struct FurtherPlacementTests {
  @Test func membersAreRemovedWithTheirComments() {
    #expect(removed("struct A {\n  let a = 1\n\n  // B.\n  ⟦let b = 2⟧\n}") == "struct A {\n  let a = 1\n}")
    #expect(
      removed("struct A {\n  /* B.\n     More. */\n  ⟦let b = 2⟧\n  let c = 3\n}") == "struct A {\n  let c = 3\n}")
    #expect(removed("struct A {\n  let a = 1 /* B. */\n  ⟦let b = 2⟧\n}") == "struct A {\n  let a = 1 /* B. */\n}")
    #expect(removed("struct A {\n \t\n\n  ⟦let b = 2⟧ // B.\n}") == "struct A {\n}")
    #expect(removed("struct A { ⟦let b = 2⟧ }") == "struct A { }")
    #expect(removed("// B.\n// More.\n⟦let b = 2⟧\nlet c = 3") == "let c = 3")
    #expect(removed("\n⟦let b = 2⟧\nlet c = 3") == "let c = 3")
    #expect(removed("struct A {\n\tlet a = 1\n\t// B.\n\t⟦let b = 2⟧\n}") == "struct A {\n\tlet a = 1\n}")
    #expect(removed("struct A { let a = 1; ⟦let b = 2⟧\n}") == "struct A { let a = 1\n}")
  }

  @Test func commentsOfOtherMembersStay() {
    #expect(removed("/* A. */\nlet a = 1\n⟦let b = 2⟧\n") == "/* A. */\nlet a = 1\n")
    #expect(removed("/* A. */\nlet a = 1 /* Why. */\n⟦let b = 2⟧\n") == "/* A. */\nlet a = 1 /* Why. */\n")
  }

  @Test func attributesAreRemovedWithTheSpaceAfterThem() throws {
    for rest in ["var a = 1", ""] {
      for source in ["@State \(rest)", "@State\n  \(rest)", "@State\t\(rest)"] {
        let text = SourceText(source)
        let attribute = try #require(Document(text).tree.descendants(.attribute).first)
        #expect(text.applying([SourcePlacement(in: text).removal(ofAttribute: attribute)]).string == rest)
      }
    }
  }

  /// Code that moves to another place, with levels of two spaces.
  @Test(arguments: [
    ("func f() {\n    a()\n    if b {\n        c()\n    }\n}", ["a()", "if b {", "  c()", "}"]),
    ("func f() {\n\ta()\n\tif b {\n\t\tc() \n\t}\n}", ["a()", "if b {", "  c()", "}"]),
    ("func f() { a() }", ["a()"]), ("func f() {}", []),
    ("func f() {\n\n  a()\n\n  b() // why\n\n}", ["a()", "", "b() // why"]),
    ("func f() { a()\n  b()\n}", ["a()", "b()"]), ("func f() {\n  // why\n  a()\n}", ["// why", "a()"]),
    ("func f() {\n    a()\n  b()\n}", ["a()", "b()"]), ("func f() {\n  a(\"\"\"\n    x\n    \"\"\")\n}", nil),
    ("func f() { a()", nil), ("func f() {\n\t\ta()\n\tb()\n}", ["a()", "b()"]),
    ("func f() { a()\n\tb()\n}", ["a()", "b()"]), ("func f() {\n  a()\t\n}", ["a()"]),
    ("func f() {\n\t\n\ta()\n\t\n\tb()\n\t\n}", ["a()", "", "b()"]),
  ])
  func codeIsReadInLevels(_ source: String, _ expected: [String]?) throws {
    let text = SourceText(source)
    let block = try #require(Document(text).tree.descendants(.codeBlock).first)
    #expect(SourcePlacement(in: text).lines(of: block) == expected, "\(source)")
  }

  @Test func partsOfMovedCodeAreReplaced() throws {
    let text = SourceText("func f() {\n  a(view)\n  view.b()\n}")
    let tree = Document(text).tree
    let block = try #require(tree.descendants(.codeBlock).first)
    let edits = tree.descendants(.reference).filter { $0.isNamed("view") }.map {
      TextEdit(replacing: $0.range, with: "label")
    }
    let placement = SourcePlacement(in: text)
    #expect(placement.lines(of: block, replacing: edits) == ["a(label)", "label.b()"])
    // Of all replacements, those in the moved part are needed.
    #expect(placement.lines(in: block.items[0].range, of: block, replacing: edits) == ["a(label)"])
    #expect(placement.lines(in: block.items[1].range, of: block, replacing: edits) == ["label.b()"])
  }

  @Test(arguments: [
    ("import A\nlet a = 1", "import A\nimport New\nlet a = 1"),
    ("import A // a\n\nlet a = 1", "import A // a\nimport New\n\nlet a = 1"),
    ("import A; import B", "import A; import B\nimport New"),
    ("import A; let a = 1", "import A; import New; let a = 1"),
    ("let a = 1", "import New\n\nlet a = 1"),
    ("// Header.\n// More.\n\nlet a = 1", "// Header.\n// More.\n\nimport New\n\nlet a = 1"),
    ("// About a.\nlet a = 1", "import New\n\n// About a.\nlet a = 1"), ("// Only.", "import New\n\n// Only."),
    ("#!/usr/bin/swift\nlet a = 1", "#!/usr/bin/swift\nimport New\n\nlet a = 1"), ("", "import New\n\n"),
    ("#!/usr/bin/swift\n// Header.\n\nlet a = 1", "#!/usr/bin/swift\n// Header.\n\nimport New\n\nlet a = 1"),
    ("\u{FEFF}let a = 1", "\u{FEFF}import New\n\nlet a = 1"),
    ("#if A\n  import A\n#endif", "import New\n\n#if A\n  import A\n#endif"),
    ("// About a.\nlet a = 1\nlet b = 2", "import New\n\n// About a.\nlet a = 1\nlet b = 2"),
    ("\u{FEFF}// Header.\n\nlet a = 1", "\u{FEFF}// Header.\n\nimport New\n\nlet a = 1"),
    ("// Only.\n", "import New\n\n// Only.\n"), ("\nlet a = 1\n", "import New\n\n\nlet a = 1\n"),
    ("#!/usr/bin/swift", "import New\n\n#!/usr/bin/swift"), ("// Header.\n\n", "// Header.\n\nimport New\n\n"),
  ])
  func importsGoBelowTheOthersOrTheHeader(_ source: String, _ expected: String) {
    let text = SourceText(source)
    let edit = SourcePlacement(in: text).insertion(ofImport: "New", in: Document(text).tree)
    #expect(text.applying([edit]).string == expected)
  }

  @Test(arguments: [
    ("class A {}", ["P"], "class A: P {}"), ("class A: B {}", ["P", "Q"], "class A: B, P, Q {}"),
    ("class A: B {}", ["NSObject"], "class A: NSObject, B {}"),
    ("class A<T> {}", ["NSObject", "P"], "class A<T>: NSObject, P {}"),
    ("class A: B {}", ["NSObject", "P"], "class A: NSObject, B, P {}"), ("class A {}", [], "class A {}"),
    ("class A: B, C {}", ["P"], "class A: B, C, P {}"),
  ])
  func namesAreInherited(_ source: String, _ names: [String], _ expected: String) throws {
    let text = SourceText(source)
    let type = try #require(Document(text).tree.items.first { $0.kind == .classDeclaration })
    #expect(text.applying(SourcePlacement(in: text).insertions(ofInherited: names, in: type)).string == expected)
  }

  @Test func declarationsGoBelowOthers() throws {
    let text = SourceText("  struct A {\n  } // a\nstruct B {}")
    let type = try #require(Document(text).tree.items.first { $0.kind == .structDeclaration })
    let edit = SourcePlacement(in: text).insertion(ofDeclaration: "struct C {\n}", below: type)
    #expect(text.applying([edit]).string == "  struct A {\n  } // a\n\n  struct C {\n  }\nstruct B {}")
  }

  @Test func declarationsAreAvailableWhereTheOnesThatTheyUseAre() throws {
    let attributes = "@available(iOS 16, *)\n@available(macOS, introduced: 13, deprecated: 15)\n"
    let text = SourceText(attributes + "@available(tvOS, deprecated: 18)\nstruct A {}")
    let type = try #require(Document(text).tree.items.first)
    let edit = SourcePlacement(in: text).insertion(ofDeclarations: "struct B {}\n\nstruct C {}", using: type)
    #expect(text.applying([edit]).string == text.string + "\n\n\(attributes)struct B {}\n\n\(attributes)struct C {}")
  }

  /// A value that becomes a `let` before other statements and the `return`.
  @Test(arguments: [
    ("func f() { ⟦A()⟧ }", "func f() {\n    let v = A()\n    s()\n    return v\n}"),
    ("func f() { return ⟦A()⟧ }", "func f() {\n    let v = A()\n    s()\n    return v\n}"),
    ("func f() { ⟦.init()⟧ }", "func f() {\n    let v: T = .init()\n    s()\n    return v\n}"),
    ("func f() {\n  ⟦A()⟧\n}", "func f() {\n  let v = A()\n  s()\n  return v\n}"),
    ("func f() {\n  ⟦A()⟧ }", "func f() {\n  let v = A()\n  s()\n  return v\n}"),
    ("func f() {\n  a()\n  return ⟦A()⟧ // a\n}", "func f() {\n  a()\n  let v = A() // a\n  s()\n  return v\n}"),
    ("func f() { a(); return ⟦A()⟧ }", "func f() { a(); let v = A(); s(); return v }"),
    ("func f() { switch x { default: ⟦A()⟧ } }", nil), ("func f() { if x { return ⟦A()⟧ } }", nil),
    ("func f() { ⟦if x { A() } else { B() }⟧ }", nil), ("func f() { ⟦switch x { default: A() }⟧ }", nil),
    ("func f() { ⟦do { A() }⟧ }", nil),
  ])
  func returnedValuesAreNamed(_ source: String, _ expected: String?) {
    let result = edited(source) { placement, value in
      let body = Document(placement.text).tree.descendants(.codeBlock).first
      return body.flatMap { body in
        let value = body.descendants(value.kind).first { $0.range == value.range }
        return value.flatMap { placement.naming($0, "v", type: "T", before: ["s()"], in: body) }
      }
    }
    #expect(result == expected, "\(source)")
  }

  @Test(arguments: [
    ("f {\n  ⟦a()⟧\n}", "f {\n  if x {\n    a()\n    y()\n  }\n}"),
    ("f {\n  ⟦a()⟧ // why\n}", "f {\n  if x {\n    a()\n    y()\n  } // why\n}"),
    ("f { ⟦a()⟧ }", "f {\n    if x {\n        a()\n        y()\n    }\n}"), ("f { ⟦a()⟧; b() }", nil),
    ("f { b(); ⟦a()⟧ }", nil), ("f { ⟦a()⟧\n}", "f {\n    if x {\n        a()\n        y()\n    }\n}"),
    ("f {\n  ⟦a()⟧; b()\n}", nil), ("f { b(); ⟦a()⟧\n}", nil), ("⟦a()⟧; b {}", nil), ("f { ⟦a()⟧", nil),
  ])
  func statementsAreReplacedByLines(_ source: String, _ expected: String?) {
    let statements = "if x {\n  a()\n  y()\n}"
    #expect(edited(source) { $0.replacement(of: $1, with: statements).map { [$0] } } == expected, "\(source)")
  }

  @Test(arguments: [
    ("f {\n  ⟦a()⟧\n}", "f {\n  if c {\n    b()\n  }\n}"), ("f { ⟦a()⟧ }", "f { if c { b() } }"),
    ("f { ⟦a()⟧; d() }", "f { if c { b() }; d() }"), ("f { ⟦a()⟧\n}", "f { if c { b() }\n}"),
    ("f {\n  ⟦a()⟧; d()\n}", "f {\n  if c { b() }; d()\n}"),
  ])
  func statementsAreReplacedInsideACondition(_ source: String, _ expected: String) {
    #expect(edited(source) { [$0.replacement(of: $1, with: "b()", inIf: "c")] } == expected, "\(source)")
  }

  @Test(arguments: [
    ("func f() {\n  a()\n\n  b()\n}", "func f() {\n  if c {\n    x()\n    a()\n\n    b()\n  }\n}"),
    ("func f() { a(); b() }", nil), ("func f() { a()\n  b()\n}", nil),
    ("func f() {\n  a()\n  b(\"\"\"\n    \"\"\")\n}", nil), ("func f() {\n  a()\n  b(); d()\n}", nil),
    ("func f() {\n  a()\n  b() // why\n}", "func f() {\n  if c {\n    x()\n    a()\n    b() // why\n  }\n}"),
  ])
  func severalStatementsAreWrapped(_ source: String, _ expected: String?) throws {
    let text = SourceText(source)
    let items = try #require(Document(text).tree.descendants(.codeBlock).first).items
    let edits = SourcePlacement(in: text).wrapping(from: items[0], through: items[1], inIf: "c", after: "x()")
    #expect(edits.map { text.applying($0).string } == expected, "\(source)")
  }

  @Test func longConditionsTakeTheirOwnLines() {
    let long = String(repeating: "a", count: 95)
    #expect(edited("{\n  ⟦\(long)()⟧\n}") { $0.wrapping($1, inIf: "c") } == "{\n  if c {\n    \(long)()\n  }\n}")
    // Exactly one hundred columns are short enough.
    let short = String(repeating: "a", count: 89)
    #expect(edited("{\n⟦\(short)()⟧\n}") { $0.wrapping($1, inIf: "c") } == "{\nif c { \(short)() }\n}")
    #expect(edited("{\n⟦\(short)a()⟧\n}") { $0.wrapping($1, inIf: "c") } == "{\nif c {\n    \(short)a()\n}\n}")
  }

  @Test func statementsGoToTheEndOfABlock() {
    #expect(atEnd("func f() {\n  a()\n}") == "func f() {\n  a()\n  new()\n}")
    #expect(atEnd("func f() { a() }") == "func f() { a(); new() }")
    #expect(atEnd("func f() {}") == "func f() {\n    new()\n}")
    #expect(atEnd("func f() -> Int {\n  a()\n  return 1\n}") == nil)
  }

  @Test func statementsGoAboveOthers() {
    #expect(edited("{\n  ⟦a()⟧\n}") { $0.insertions(of: "b()", above: $1) } == "{\n  b()\n  a()\n}")
    #expect(edited("f { ⟦a()⟧ }") { $0.insertions(of: "b()", above: $1) } == "f { b(); a() }")
    #expect(edited("f { c(); ⟦a()⟧ }") { $0.insertions(of: "b()", above: $1) } == "f { c(); b(); a() }")
    #expect(
      edited("f { c(); ⟦a()⟧ }") { $0.insertions(above: "b()", below: "d() // d", around: $1) }
        == "f {\n    c()\n    b()\n    a()\n    d() // d\n}")
  }

  @Test func commentsBelongToTheirStatement() {
    #expect(comment("{\n  ⟦a()⟧ // why\n}") == " // why" && comment("{\n  ⟦a()⟧; /* why */\n}") == " /* why */")
    #expect(
      comment("{\n  ⟦a()⟧\n}") == "" && comment("f { ⟦a()⟧ } // why") == ""
        && comment("{\n  ⟦a()⟧; b() // why\n}") == "")
    #expect(comment("{\n  b(); ⟦a()⟧ // why\n}") == "")
  }

  @Test func bracesStandAloneAsInTheFile() {
    let style = SourceStyle(of: SourceText("struct A\n{\n  func f()\n  {\n    a()\n  }\n}\n"))
    for head in ["func f()", "if a", "struct A", "private var a: Int", "init()", "switch a", "nonisolated func f()"] {
      #expect(style.format("\(head) {\n  a()\n}", base: "  ") == "\(head)\n  {\n    a()\n  }", "\(head)")
    }
    #expect(style.format("each { a in\n}") == "each { a in\n}" && style.format("items.each {\n}") == "items.each {\n}")
    #expect(style.format("func f(\n  a: Int\n) {\n}") == "func f(\n  a: Int\n)\n{\n}")
  }

  private func atEnd(_ source: String) -> String? {
    let text = SourceText(source)
    return Document(text).tree.descendants(.codeBlock).first
      .flatMap { SourcePlacement(in: text).insertions(of: "new()", atEndOf: $0) }.map { text.applying($0).string }
  }

  private func removed(_ source: String) -> String? { edited(source) { [$0.removal(ofMember: $1)] } }

  private func comment(_ source: String) -> String? {
    var found: String?
    _ = edited(source) {
      found = $0.trailingComment(of: $1)
      return []
    }
    return found
  }

  /// The source after the edits for the marked node.
  private func edited(_ source: String, _ edits: (SourcePlacement, SyntaxNode) -> [TextEdit]?) -> String? {
    let fixture = Fixture(source)
    let text = SourceText(fixture.code)
    var marked: SyntaxNode?
    Document(text).tree.walk { node in
      if node.range == fixture.ranges.first, node.kind != .file || marked == nil { marked = node }
      return true
    }
    return marked.flatMap { edits(SourcePlacement(in: text), $0) }.map { text.applying($0).string }
  }
}
