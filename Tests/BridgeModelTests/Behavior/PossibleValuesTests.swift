import SwiftScan
import Testing
import TextModel

@testable import BridgeModel

/// The expressions of which one gives an expression its value, and the assignments that store a value in some cases.
@Suite struct PossibleValuesTests {
  @Test(arguments: [
    ("a", ["a"]), ("make()", ["make()"]), ("(a)", ["a"]), ("try make()", ["make()"]),
    ("await (try make())", ["make()"]),
    ("a ?? b", ["a", "b"]), ("a ?? b ?? c", ["a", "b", "c"]), ("a ?? (b ?? c)", ["a", "b", "c"]),
    ("isOn ? a : b", ["a", "b"]), ("x == y ? a : b", ["a", "b"]), ("isOn ? a : isNew ? b : c", ["a", "b", "c"]),
    ("isOn ? a ?? b : c", ["a", "b", "c"]), ("isOn ? a : b ?? c", ["a", "b", "c"]), ("a as? View", ["a"]),
    ("a as? View ?? b", ["a", "b"]), ("a + b", ["a + b"]), ("a ?? b + c", ["a ?? b + c"]),
    ("if isOn { a } else { b }", ["a", "b"]), ("switch x {\ncase 1: a ?? b\ndefault: c }", ["a", "b", "c"]),
  ])
  func choicesHaveSeveralValues(_ expression: String, _ expected: [String]) throws {
    let binding = try #require(statements("let value = \(expression)").first?.bindings.first)
    #expect(try #require(binding.value).possibleValues.map(\.text) == expected)
  }

  @Test(arguments: [
    "x.y = mark", "x.y = a ?? mark", "x.y = mark ?? a", "x.y = isOn ? mark : nil", "x.y = isOn ? nil : mark",
    "x.y = isOn ? nil : a ?? mark", "x.y = mark as View", "x.y = if isOn { mark } else { a }",
  ])
  func aValueIsStoredInSomeCases(_ statement: String) throws {
    let node = try #require(statements(statement).first)
    let mark = try #require(node.descendants(.reference).first { $0.isNamed("mark") })
    #expect(mark.assignment?.target.text == "x.y", "\(statement)")
  }

  @Test(arguments: [
    "mark.y = a", "x.y = a + mark", "x.y = mark ? a : b", "x.y = mark.z", "x.y = make(mark)", "x.y = mark == a ? b : c",
    "x.y == mark", "show(a ?? mark)",
  ])
  func whatOnlyTakesPartIsNotStored(_ statement: String) throws {
    let node = try #require(statements(statement).first)
    let mark = try #require(node.descendants(.reference).first { $0.isNamed("mark") })
    #expect(mark.assignment == nil, "\(statement)")
  }

  private func statements(_ code: String) -> [SyntaxNode] { Array(Document(SourceText(code)).tree.items) }
}
