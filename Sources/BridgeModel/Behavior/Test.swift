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

  /// The questions that must be, or may be, answered by a condition.
  static func tests(in condition: BranchCondition) -> [Test] {
    tests(in: condition.parts, expecting: condition.holds)
  }

  static func tests(in parts: [SyntaxNode], expecting holds: Bool) -> [Test] {
    guard parts.count == 1, let node = parts.first else {
      return parts.split { $0.kind == .binaryOperator && ["&&", "||"].contains($0.name) }.map(Array.init)
        .flatMap { $0.count == 1 ? tests(in: $0, expecting: holds) : [test(of: $0, expecting: holds)] }
    }
    switch node.kind {
    case .sequence, .whereClause: return tests(in: Array(node.children), expecting: holds)
    case .tuple:
      let inner = node.withoutParentheses
      return inner == node ? [.other([node])] : tests(in: [inner], expecting: holds)
    case .prefixOperation where node.isNamed("!"):
      return node.children.first.map { tests(in: [$0], expecting: !holds) } ?? []
    case .availabilityCondition, .booleanLiteral: return []
    case .optionalBinding: return [holds ? .presence(node) : .absence(node)]
    case .patternCondition: return [.other([node.value ?? node])]
    case .memberAccess where node.isNamed("isEmpty"):
      return node.base.map { [holds ? .absence($0) : .presence($0)] } ?? []
    case .reference, .memberAccess, .optionalChain, .forceUnwrap: return [.flag(node, holds)]
    default: return [.other([node])]
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
    if right.kind == .booleanLiteral {
      guard ["==", "!="].contains(comparison) else { return nil }
      return .flag(left, (right.text == "true") == ((comparison == "==") == holds))
    }
    if left.isEmptyValue, !right.isEmptyValue, ["==", "!="].contains(comparison) {
      return test(of: right, comparison, left, expecting: holds)
    }
    guard right.isEmptyValue else { return nil }
    let subject = left.kind == .memberAccess && left.isNamed("count") ? left.base ?? left : left
    switch comparison {
    case "==", "<=", "===": return holds ? .absence(subject) : .presence(subject)
    case "!=", ">", "!==": return holds ? .presence(subject) : .absence(subject)
    default: return nil
    }
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
