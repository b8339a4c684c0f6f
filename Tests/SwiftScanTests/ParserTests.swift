import SwiftScan
import Testing
import TextModel

/// Trees of texts that can be parsed in two ways. `.ci/run` compares whole files with the compiler's parser.
@Suite struct ParserTests {
  @Test(arguments: [
    (
      "f(a<b, c>(d))",
      "call(reference:f argument(call(reference:a(genericArguments(typeName:b typeName:c)) argument(reference:d))))"
    ),
    (
      "(a < b, c > d)",
      "tuple(argument(sequence(reference:a binaryOperator:< reference:b)) argument(sequence(reference:c binaryOperator:> reference:d)))"
    ),
    ("if x { y }", "ifStatement(reference:x codeBlock(reference:y))"),
    (
      "if f { $0 }.g { }",
      "ifStatement(memberAccess:g(call(reference:f argument(closure(reference:$0)))) codeBlock)"
    ),
    (
      "for x in f { $0 } { }",
      "forStatement(identifierPattern:x call(reference:f argument(closure(reference:$0))) codeBlock)"
    ),
    ("a { b } c: { d }", "call(reference:a argument(closure(reference:b)) argument:c(closure(reference:d)))"),
    (
      "x = y ? 1 : 2",
      "sequence(reference:x assignmentOperator:= reference:y ternary(integerLiteral:1) integerLiteral:2)"
    ),
    ("a as? B", "sequence(reference:a cast:as(typeName:B))"),
    ("[1: 2]", "dictionaryLiteral(integerLiteral:1 integerLiteral:2)"),
    ("return\nf()", "returnStatement(call(reference:f))"),
    ("prefix(3)", "call(reference:prefix argument(integerLiteral:3))"),
    (
      "_ = .a.b(c)",
      "sequence(discardExpression:_ assignmentOperator:= call(memberAccess:b(memberAccess:a) argument(reference:c)))"
    ),
    (
      "g { [weak self] x in }",
      "call(reference:g argument(closure(closureSignature(captureList(capture:self) parameter:x))))"
    ),
    (
      "enum E { case a(@A () -> B) }",
      "enumDeclaration:E(memberBlock(caseDeclaration(caseElement:a(parameterClause(parameter(attributedType(attribute:A(typeName:A) functionType(tupleType typeName:B))))))))"
    ),
    (
      "init() { init(a: M::b) }",
      "initializerDeclaration:init(parameterClause codeBlock(call(reference:init argument:a(reference:b))))"
    ),
    (
      "@derivative(of: A.b(c:)) func d() {}",
      "functionDeclaration:d(attribute:derivative(typeName:derivative memberAccess:b(typeExpression(typeName:A))) parameterClause codeBlock)"
    ),
    (
      "x = .a<b>.c",
      "sequence(reference:x assignmentOperator:= memberAccess:a binaryOperator:< memberAccess:c(postfixOperation:>(reference:b)))"
    ),
  ])
  func expressionsAreParsed(_ text: String, _ expected: String) { #expect(shape(of: text) == expected) }

  @Test func membersAreFoundInConditionalCode() throws {
    let tree = Document(
      SourceText("struct S {\n#if A\nvar a = 1\n#else\n#if B\nfunc b() {}\n#endif\n#endif\nvar c = 2\n}")
    ).tree
    let type = try #require(tree.items.first { $0.kind == .structDeclaration })
    #expect(type.members.map(\.kind) == [.variableDeclaration, .functionDeclaration, .variableDeclaration])
  }

  @Test func labelsAreThoseOfTheCallSite() throws {
    let tree = Document(SourceText("func f(a: A, _ b: B, @Wrapped c d: C = 1, @Wrapped e: E) {}")).tree
    let function = try #require(tree.items.first { $0.kind == .functionDeclaration })
    #expect(function.parameters.map(\.label) == ["a", nil, "c", "e"])
    #expect(function.parameters.map(\.name) == ["a", "b", "d", "e"])
  }

  /// While a body is being typed, its text is usually unbalanced. The surrounding code must keep its nodes.
  @Test(arguments: [
    "    view.text = \"x\n", "    if x {\n      foo(\n", "    foo { bar {\n", "    switch x {\n    case .a: y(\n",
    "    }\n",
    "    let z = [1, 2\n", "    #if A\n    foo {\n    #endif\n", "    guard let z else {\n", "    foo(\"\\(bar {\n",
  ])
  func anUnfinishedBodyKeepsTheSurroundingNodes(_ body: String) {
    let tree = Document(
      SourceText(
        """
        struct A {
          func a() {}
        }
        struct B: P {
          var b1: Int { 1 }
          func b2() {
        \(body)
          }

          @objc private func b3() {
            b3()
          }
          final class C { let c = 1 }
        }

        extension B {
          static func d() {}
        }
        """)
    ).tree
    let declarations = tree.descendants(
      .structDeclaration, .classDeclaration, .extensionDeclaration, .functionDeclaration, .binding)
    let owners = declarations.filter { ["A", "a", "B", "b1", "b2", "b3", "C", "c", "d"].contains($0.name) }.map {
      node in
      let owner = node.ancestors.first { $0.kind.isTypeDeclaration }?.name ?? ""
      return "\(owner).\(node.name)"
    }
    #expect(owners == [".A", "A.a", ".B", "B.b1", "B.b2", "B.b3", "B.C", "C.c", ".B", "B.d"])
  }

  @Test func aMissingOpeningBraceAffectsOnlyItsDeclaration() {
    let tree = Document(SourceText("struct A {\n  func a()\n    a()\n  }\n  func b() {}\n}\nstruct C {}\n")).tree
    let functions = tree.descendants(.functionDeclaration)
    #expect(functions.map(\.name) == ["a", "b"])
    #expect(functions.allSatisfy { $0.ancestors.contains { $0.kind == .structDeclaration && $0.isNamed("A") } })
    #expect(tree.items.filter { $0.kind == .structDeclaration }.map(\.name) == ["A", "C"])
  }

  @Test func aPartlyTypedMemberIsNotADeclaration() throws {
    let tree = Document(SourceText("struct A {\n  upd\n  var x = 1\n}")).tree
    let type = try #require(tree.items.first { $0.kind == .structDeclaration })
    #expect(type.members.map(\.kind) == [.unexpected, .variableDeclaration])
  }

  @Test func theRoleOfAMacroOnItsOwnLineIsNotADeclaration() {
    let source = "@attached(\n  extension,\n  conformances: P\n)\nmacro M()\n@attached(\n  extension\n)\nmacro N()\n"
    let tree = Document(SourceText(source)).tree
    #expect(tree.items.map(\.kind) == [.macroDeclaration, .macroDeclaration])
    #expect(tree.items.map { $0.attributes.map(\.name) } == [["attached"], ["attached"]])
  }
}
