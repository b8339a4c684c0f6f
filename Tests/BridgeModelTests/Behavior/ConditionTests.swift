import SwiftScan
import Testing
import TextModel

@testable import BridgeModel

/// The conditions that decide whether code runs, and the questions that they ask.
@Suite struct ConditionTests {
  /// `(true)` stands for one way to reach the code, `|` separates ways, and `&` the questions of one way.
  @Test(arguments: [
    ("a != b", "a differs from b"), ("a == b", "a equals b"), ("a === b", "a equals b"),
    ("a !== b", "a differs from b"), ("a < b", "a differs from b"), ("1...5 ~= a", "1 ... 5 equals a"),
    ("x == nil", "x is missing"), ("x != nil", "x is there"), ("nil == x", "x is missing"), ("nil != x", "x is there"),
    ("x === nil", "x is missing"), ("x !== nil", "x is there"), ("nil == nil", "nil is missing"),
    ("size == .zero", "size is missing"), ("frame == CGRect.null", "frame is missing"),
    ("text == \"\"", "text is missing"), ("text == \"a\"", "text equals \"a\""), ("rows == []", "rows is missing"),
    ("rows == [1]", "rows equals [1]"), ("level == 0.0", "level is missing"), ("level == 0.5", "level equals 0.5"),
    ("level == 1", "level equals 1"), ("count > 0", "count is there"), ("count <= 0", "count is missing"),
    ("count >= 0", "count is there"), ("0 < count", "count is there"),
    ("rows.count > 0", "rows is there"), ("rows.count == 0", "rows is missing"),
    ("rows.size == 0", "rows.size is missing"),
    ("a + 1 == 0", "a + 1 equals 0"), ("0 == a + 1", "0 equals a + 1"), ("a == b + 1", "a equals b + 1"),
    ("isOn", "isOn is true"), ("!isOn", "isOn is false"), ("view.isOn", "view.isOn is true"),
    ("view?.isOn!", "view?.isOn! is true"), ("isOn == true", "isOn is true"), ("isOn == false", "isOn is false"),
    ("isOn != true", "isOn is false"), ("isOn != false", "isOn is true"), ("(isOn)", "isOn is true"),
    ("true == isOn", "isOn is true"), ("true == false", "true is false"),
    ("!(a == b)", "a differs from b"), ("!(a != b)", "a equals b"), ("rows.isEmpty", "rows is missing"),
    ("!rows.isEmpty", "rows is there"), ("x is Label", "x is there"), ("!(x is Label)", "x is missing"),
    ("x as? Label != nil", "x is there"), ("let x = y", "let x = y is there"), ("case .on = x", "? x"),
    ("#available(iOS 16, *)", "(true)"), ("true", "(true)"), ("differs(a)", "? differs(a)"), ("a + b", "? a + b"),
    ("isOn && a != b", "isOn is true & a differs from b"), ("isOn || a != b", "isOn is true | a differs from b"),
    ("!(isOn && isNew)", "isOn is false | isNew is false"), ("!(isOn || isNew)", "isOn is false & isNew is false"),
    ("isOn && (a == nil || b == nil)", "isOn is true & a is missing | isOn is true & b is missing"),
  ])
  func conditionsAskQuestions(_ condition: String, _ expected: String) throws {
    let statement = try #require(statements("if \(condition) { run() }").first { $0.kind == .ifStatement })
    let node = try #require(statement.conditions.first)
    let ways = BridgeModel.Test.alternatives(of: BranchCondition(parts: [node], holds: true))
    let text = ways.map { $0.isEmpty ? "(true)" : $0.map(description).joined(separator: " & ") }
    #expect(text.joined(separator: " | ") == expected, "\(condition)")
  }

  /// After an early exit, the opposite is true.
  @Test(arguments: [
    ("x == nil", "x is there"), ("a != b", "a equals b"), ("a == b", "a differs from b"), ("let x", "let x is missing"),
    ("x is Label", "x is missing"), ("count > 0", "count is missing"), ("isOn == true", "isOn is false"),
  ])
  func earlyExitsAskTheOpposite(_ condition: String, _ expected: String) throws {
    let statement = try #require(statements("if \(condition) { return }").first { $0.kind == .ifStatement })
    let node = try #require(statement.conditions.first)
    let ways = BridgeModel.Test.alternatives(of: BranchCondition(parts: [node], holds: false))
    #expect(ways.map { $0.map(description) } == [[expected]], "\(condition)")
  }

  /// No condition is expanded to a thousand ways.
  @Test func longConditionsStayShort() throws {
    let condition = (0..<10).map { "(a\($0) || b\($0))" }.joined(separator: " && ")
    let node = try #require(statements("if \(condition) {}").first { $0.kind == .ifStatement }?.conditions.first)
    #expect(BridgeModel.Test.alternatives(of: [node], expecting: true).map(\.count) == [20])
    let six = (0..<6).map { "(a\($0) || b\($0))" }.joined(separator: " && ")
    let shorter = try #require(statements("if \(six) {}").first { $0.kind == .ifStatement }?.conditions.first)
    #expect(
      BridgeModel.Test.alternatives(of: [shorter], expecting: true).map(\.count) == Array(repeating: 6, count: 64))
    let ranges = (0..<70).map { "(c >= \($0)0 && c <= \($0)5)" }.joined(separator: " || ")
    let exit = try #require(statements("if \(ranges) { return }").first { $0.kind == .ifStatement }?.conditions.first)
    #expect(BridgeModel.Test.alternatives(of: [exit], expecting: false).map(\.count) == [140])
  }

  /// The conditions around `run()`, innermost first; those that must not hold have a `not`.
  @Test(arguments: [
    ("if a { run() }", "a"), ("if a { b() } else { run() }", "not a"), ("if a { b() } else if c { run() }", "c, not a"),
    ("guard a else { return }; run()", "a"), ("guard a else { run(); return }", "not a"),
    ("if a { return }; run()", "not a"),
    ("if a { return } else { b() }; run()", ""), ("if a { b() }; run()", ""), ("run(); if a { return }", ""),
    ("if a { throw e }; run()", "not a"), ("for i in r { if a { continue }; run() }", "not a"),
    ("while b { if a { break }; run() }", "not a, b"), ("switch a { case 1: run(); default: b() }", "a"),
    ("for i in r where i > 1 { run() }", "where i > 1"), ("for i in r { run() }", ""), ("y = a ? run() : z", "a"),
    ("y = a ? z : run()", "not a"), ("y = a == b ? run() : z", "a == b"), ("y = z + run()", ""),
    ("if run() { b() }", ""), ("switch run() { default: b() }", ""), ("if a, let b { run() }", "a, let b"),
    ("if a, b { return }; run()", "not a, not b"), ("if a {} ; run()", ""),
  ])
  func conditionsAroundCode(_ code: String, _ expected: String) throws {
    let block = try #require(body(code))
    let call = try #require(block.descendants(.call).first { $0.calledName == "run" })
    let found = call.conditions(upTo: block).map { condition in
      (condition.holds ? "" : "not ") + condition.parts.map(\.text).joined(separator: " ")
    }
    #expect(found.joined(separator: ", ") == expected, "\(code)")
  }

  /// Conditions outside of a block don't matter to it.
  @Test func conditionsAreFoundUpToABlock() throws {
    let block = try #require(body("if a { each { if b { run() } } }"))
    let call = try #require(block.descendants(.call).first { $0.calledName == "run" })
    let closure = try #require(block.descendants(.closure).first)
    #expect(call.dominatingConditions(in: closure).map(\.text) == ["b"])
    #expect(call.dominatingConditions(in: block).map(\.text) == ["b", "a"])
  }

  /// Every condition in a block, in source order.
  @Test func allConditionsOfABlock() throws {
    let block = try #require(
      body("if a { return }; guard b else { return }; switch c { default: while d { if e { f() } else { g() } } }"))
    #expect(
      block.branchConditions.map { ($0.holds ? "" : "not ") + $0.parts.map(\.text).joined() }
        == ["not a", "b", "c", "d", "e"])
  }

  /// Whether one run can't reach both `x()` and `y()`.
  @Test(arguments: [
    ("if a { x() } else { y() }", true), ("if a { x(); y() }", false), ("if a { x() }; y()", false),
    ("if a { x() } else if b { y() } else { z() }", true), ("switch a { case 1: x(); default: y() }", true),
    ("switch a { case 1: x(); y(); default: z() }", false), ("if a { x(); return }; y()", true),
    ("y(); if a { x(); return }", false), ("guard a else { x(); return }; y()", true),
    ("guard x() else { return }; y()", false), ("if x() { return }; y()", false),
    ("if x() { z() } else { y() }", false),
    ("switch x() { default: y() }", false), ("x(); y()", false), ("if a { if b { x() } } else { y() }", true),
    ("if a { if b { x(); return } ; y() }", true), ("if a { x(); return } else { z() }; y()", false),
  ])
  func branchesExcludeEachOther(_ code: String, _ expected: Bool) throws {
    let block = try #require(body(code))
    let calls = block.descendants(.call)
    let x = try #require(calls.first { $0.calledName == "x" })
    let y = try #require(calls.first { $0.calledName == "y" })
    #expect(x.isExclusive(with: y) == expected, "\(code)")
    #expect(y.isExclusive(with: x) == expected, "\(code), the other way round")
  }

  /// Branches that the calls of helpers are in count too, unless another call reaches the helper.
  @Test(arguments: [
    ("if a { show() } else { y() }", true), ("if a { show() }; y()", false),
    ("if a { show() } else { y() }; show()", false), ("if a { show() } else { hide() }", true),
    ("if a { return show() }; hide()", true),
  ])
  func branchesAroundCallsExcludeHelpers(_ code: String, _ expected: Bool) throws {
    let project = model(
      """
      struct V: UIViewRepresentable {
        let a: Bool
        func makeUIView(context: Context) -> UIView { UIView() }
        func updateUIView(_ view: UIView, context: Context) { \(code) }
        func show() { x() }
        func hide() { y() }
      }
      """)
    let representable = try #require(project.representables.first)
    let bodies = representable.bodiesWithHelpers(of: .update)
    func place(of name: String) -> (SyntaxNode, LifecycleBody)? {
      for body in bodies {
        if let call = body.block.descendants(.call).first(where: { $0.calledName == name }) { return (call, body) }
      }
      return nil
    }
    let (x, xBody) = try #require(place(of: "x"))
    let (y, yBody) = try #require(place(of: "y"))
    #expect(representable.excludes(x, in: xBody, y, in: yBody) == expected, "\(code)")
  }

  private func description(of test: BridgeModel.Test) -> String {
    func text(_ nodes: [SyntaxNode]) -> String { nodes.map(\.text).joined(separator: " ") }
    return switch test {
    case .difference(let left, let right): "\(text(left)) differs from \(text(right))"
    case .equality(let left, let right): "\(text(left)) equals \(text(right))"
    case .presence(let node): "\(node.text) is there"
    case .absence(let node): "\(node.text) is missing"
    case .flag(let node, let value): "\(node.text) is \(value)"
    case .other(let nodes): "? \(text(nodes))"
    }
  }

  private func body(_ code: String) -> SyntaxNode? { functions("func f() { \(code) }").first?.body }
  private func statements(_ code: String) -> [SyntaxNode] { body(code).map { Array($0.items) } ?? [] }
  private func functions(_ code: String) -> [SyntaxNode] { Array(Document(SourceText(code)).tree.items) }
}
