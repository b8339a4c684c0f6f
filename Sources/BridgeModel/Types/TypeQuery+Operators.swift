import SwiftScan

/// Operators, casts, and ternaries, which the tree has as a flat list.
extension TypeQuery {
  mutating func type(ofSequence parts: [SyntaxNode], in node: SyntaxNode) -> SwiftType {
    if parts.count == 1 { return parts[0].kind.isExpression ? type(of: parts[0]) : .unknown }
    let places = parts.indices.filter { parts[$0].isOperator }
    guard let lowest = places.map({ parts[$0].precedence }).min(), lowest > .unknown else { return .unknown }
    // The last of several operators applies last, except for those that associate to the right.
    let isRight = lowest == .assignment || lowest == .ternary || lowest == .coalescing
    let candidates = places.filter { parts[$0].precedence == lowest }
    guard let place = isRight ? candidates.first : candidates.last else { return .unknown }
    let (left, right) = (Array(parts[..<place]), Array(parts[(place + 1)...]))
    switch lowest {
    case .assignment: return .void
    case .disjunction, .conjunction, .comparison:
      return parts[place].kind == .isCheck || parts[place].isBooleanOperator ? .apple("Bool") : .unknown
    case .cast:
      guard let written = parts[place].type, right.isEmpty else { return .unknown }
      let type = reader(at: node).read(written)
      return parts[place].firstToken.next?.is("?") ?? false || parts[place].text.hasPrefix("as?")
        ? optional(type) : type
    case .ternary:
      let middle = parts[place].value.map { type(of: $0) } ?? .unknown
      return same(middle, type(ofSequence: right, in: node))
    case .coalescing:
      let fallback = type(ofSequence: right, in: node)
      let value = type(ofSequence: left, in: node)
      guard value.isOptional else { return .unknown }
      if value.unwrapped == fallback || right.first?.isPlainValue != true && !fallback.isOptional {
        return right.count == 1 && right[0].kind == .nilLiteral ? .unknown : value.unwrapped
      }
      return value == fallback ? value : .unknown
    case .range:
      let bound = same(type(ofSequence: left, in: node), type(ofSequence: right, in: node))
      guard !bound.isUnknown else { return .unknown }
      return parts[place].isNamed("..<") ? .apple("Range", bound) : .apple("ClosedRange", bound)
    case .addition, .multiplication: return arithmetic(left, right, in: node)
    case .unknown: return .unknown
    }
  }

  private func optional(_ type: SwiftType) -> SwiftType { type.isUnknown ? .unknown : .optional(type) }

  private func same(_ left: SwiftType, _ right: SwiftType) -> SwiftType { left == right ? left : .unknown }

  /// The operands of arithmetic have one type, which isn't that of a literal if there's another one.
  private mutating func arithmetic(_ left: [SyntaxNode], _ right: [SyntaxNode], in node: SyntaxNode) -> SwiftType {
    var types: Set<SwiftType> = []
    for side in [left, right] where !(side.count == 1 && side[0].isNumberLiteral) {
      types.insert(type(ofSequence: side, in: node))
    }
    guard types.count == 1, case .nominal(let type) = types.first, arithmeticTypes.contains(type.name) else {
      return .unknown
    }
    return .nominal(type)
  }

  /// The type that an operand of a sequence is expected to have.
  mutating func expectedType(of node: SyntaxNode, inSequence sequence: SyntaxNode) -> SwiftType {
    let parts = Array(sequence.children)
    if let assignment = Assignment(sequence), let place = parts.firstIndex(where: { $0.kind == .assignmentOperator }) {
      guard let index = parts.firstIndex(of: node), index > place else { return .unknown }
      guard parts[(place + 1)...].allSatisfy({ !$0.isOperator || $0.kind == .ternary }),
        index == place + 1 ? parts.count == place + 2 : true
      else { return .unknown }
      return typeInChain(of: assignment.target)
    }
    if parts.count == 3, let other = parts.first(where: { $0 != node && !$0.isOperator }) {
      if parts[1].precedence == .comparison, parts[1].isBooleanOperator,
        parts[1].isNamed("==") || parts[1].isNamed("!=")
      {
        return other.isPlainValue ? type(of: other) : .unknown
      }
      if parts[1].precedence == .coalescing, parts[2] == node { return type(of: other).unwrapped }
    }
    if parts.count == 3, parts[1].kind == .ternary, parts[2] == node { return expectedType(of: sequence) }
    return .unknown
  }
}

/// Operators that bind more tightly come later.
private enum Precedence: Comparable {
  case unknown, assignment, ternary, disjunction, conjunction, comparison, coalescing, cast, range, addition
  case multiplication
}

extension SyntaxNode {
  fileprivate var isOperator: Bool {
    switch kind {
    case .binaryOperator, .assignmentOperator, .ternary, .cast, .isCheck, .arrowOperator: true
    default: false
    }
  }

  fileprivate var isNumberLiteral: Bool { kind == .integerLiteral || kind == .floatLiteral }

  fileprivate var isBooleanOperator: Bool {
    kind == .isCheck || ["==", "!=", "<", ">", "<=", ">=", "===", "!==", "&&", "||"].contains(name)
  }

  fileprivate var precedence: Precedence {
    switch kind {
    case .assignmentOperator: return .assignment
    case .ternary: return .ternary
    case .cast: return .cast
    case .isCheck: return .comparison
    case .binaryOperator: break
    default: return .unknown
    }
    switch name {
    case "||": return .disjunction
    case "&&": return .conjunction
    case "==", "!=", "<", ">", "<=", ">=", "===", "!==": return .comparison
    case "??": return .coalescing
    case "..<", "...": return .range
    case "+", "-": return .addition
    case "*", "/", "%": return .multiplication
    case let name where name.hasSuffix("="): return .assignment
    default: return .unknown
    }
  }
}

/// The types whose operators return the type of both operands.
private let arithmeticTypes: Set = ["Int", "Double", "CGFloat", "Float", "String"]
