import SwiftScan

/// One question that a condition asks about values.
enum Test: Sendable {
  /// Whether two values are different, or in a certain order.
  case difference([SyntaxNode], [SyntaxNode])
  /// Whether two values are equal.
  case equality([SyntaxNode], [SyntaxNode])
  /// Whether something is there: not nil, not empty, not zero, of a type.
  case presence(SyntaxNode)
  /// Whether something is missing: nil, empty, zero, not of a type.
  case absence(SyntaxNode)
  /// Whether a Boolean value is `true` or `false`.
  case flag(SyntaxNode, Bool)
  /// A function's answer, a pattern, or an expression that's none of these.
  case other([SyntaxNode])

  var isFlag: Bool { if case .flag = self { true } else { false } }

  /// The ways in which a condition leads to the code, each with the questions that must be answered. The code is reached
  /// if any of the ways applies.
  static func alternatives(of condition: BranchCondition) -> [[Test]] {
    alternatives(of: condition.parts, expecting: condition.holds)
  }

  static func alternatives(of parts: [SyntaxNode], expecting holds: Bool) -> [[Test]] {
    guard parts.count == 1, let node = parts.first else {
      let groups = parts.split(around: "||").map { group in
        group.split(around: "&&").map { operand in
          operand.count == 1 ? alternatives(of: operand, expecting: holds) : [[test(of: operand, expecting: holds)]]
        }
      }
      return holds ? groups.flatMap(combined) : combined(groups.map { $0.flatMap(\.self) })
    }
    switch node.kind {
    case .sequence, .whereClause: return alternatives(of: Array(node.children), expecting: holds)
    case .tuple where node.withoutParentheses != node:
      return alternatives(of: [node.withoutParentheses], expecting: holds)
    case .prefixOperation where node.isNamed("!"):
      return node.children.first.map { alternatives(of: [$0], expecting: !holds) } ?? [[]]
    default: return [tests(of: node, expecting: holds)]
    }
  }

  /// The ways in which all of several conditions apply.
  private static func combined(_ conditions: [[[Test]]]) -> [[Test]] {
    // No condition that was written by hand has as many.
    let count = conditions.reduce(1) { min($0, 65) * min($1.count, 65) }
    guard count <= 64 else { return [conditions.flatMap { $0.flatMap(\.self) }] }
    return conditions.reduce([[]]) { ways, condition in ways.flatMap { way in condition.map { way + $0 } } }
  }

  private static func tests(of node: SyntaxNode, expecting holds: Bool) -> [Test] {
    switch node.kind {
    case .availabilityCondition, .booleanLiteral: []
    case .optionalBinding: [holds ? .presence(node) : .absence(node)]
    case .patternCondition: [.other([node.value ?? node])]
    case .memberAccess where node.isNamed("isEmpty"): node.base.map { [holds ? .absence($0) : .presence($0)] } ?? []
    case .reference, .memberAccess, .optionalChain, .forceUnwrap: [.flag(node, holds)]
    default: [.other([node])]
    }
  }

  /// The question of operands around one comparison or type check.
  private static func test(of parts: [SyntaxNode], expecting holds: Bool) -> Test {
    if let check = parts.firstIndex(where: { $0.kind == .isCheck || $0.kind == .cast }), check > 0 {
      return holds ? .presence(parts[0]) : .absence(parts[0])
    }
    guard let place = parts.firstIndex(where: \.isComparison),
      place > 0, place + 1 < parts.count
    else { return .other(parts) }
    let (left, right) = (Array(parts[..<place]), Array(parts[(place + 1)...]))
    let name = parts[place].name
    if left.count == 1, right.count == 1, let test = test(of: left[0], name, right[0], expecting: holds) { return test }
    let isEquality = ["==", "===", "~="].contains(name)
    let isInequality = ["!=", "!=="].contains(name)
    return isEquality && holds || isInequality && !holds ? .equality(left, right) : .difference(left, right)
  }

  /// The question of a comparison with a constant that means that something is missing, or with a Boolean literal.
  private static func test(
    of left: SyntaxNode, _ comparison: String, _ right: SyntaxNode, expecting holds: Bool
  ) -> Test? {
    if left.isEmptyValue && !right.isEmptyValue || left.kind == .booleanLiteral && right.kind != .booleanLiteral {
      return test(of: right, mirrored[comparison] ?? comparison, left, expecting: holds)
    }
    if right.kind == .booleanLiteral {
      guard ["==", "!="].contains(comparison) else { return nil }
      return .flag(left, (right.text == "true") == ((comparison == "==") == holds))
    }
    guard right.isEmptyValue else { return nil }
    let subject = left.kind == .memberAccess && left.isNamed("count") ? left.base ?? left : left
    switch comparison {
    case "==", "<=", "===": return holds ? .absence(subject) : .presence(subject)
    case "!=", ">", ">=", "!==": return holds ? .presence(subject) : .absence(subject)
    default: return nil
    }
  }
}

/// The comparisons that mean the same if the operands change places.
private let mirrored = ["<": ">", ">": "<", "<=": ">=", ">=": "<="]

extension BranchCondition {
  /// Whether the code runs only if a property of `self` is empty.
  func findsMissing(_ property: String) -> Bool {
    Test.alternatives(of: self).allSatisfy { tests in
      tests.contains { test in
        guard case .absence(let subject) = test else { return false }
        let value = subject.kind == .optionalBinding ? subject.value : subject
        let path = value?.pathFromSelf ?? subject.pattern?.declaredNames
        return path == [property]
      }
    }
  }
}

extension [SyntaxNode] {
  /// The operands of a flat sequence between operators with this name.
  fileprivate func split(around name: String) -> [[SyntaxNode]] {
    split { $0.isNamed(name) }.map(Array.init)
  }
}

extension SyntaxNode {
  /// Whether an expression is `nil`, `0`, `.zero`, `""`, or `[]`.
  fileprivate var isEmptyValue: Bool {
    switch kind {
    case .nilLiteral: true
    case .integerLiteral, .floatLiteral: text == "0" || text == "0.0"
    case .stringLiteral: text == "\"\""
    case .arrayLiteral: children.first == nil
    case .memberAccess: isNamed("zero") || isNamed("null")
    default: false
    }
  }
}

extension SyntaxNode {
  /// Whether an expression compares two values, tests whether a collection is empty, or calls a function about which
  /// nothing is known.
  public var comparesSomething: Bool {
    var compares = false
    walk { node in
      switch node.kind {
      case .binaryOperator: compares = compares || node.isComparison
      case .memberAccess: compares = compares || node.isNamed("isEmpty")
      case .call: compares = compares || node.calledName.first?.isLowercase ?? false
      case .closure: return false
      default: break
      }
      return !compares
    }
    return compares
  }
}
