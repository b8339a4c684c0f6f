import SwiftScan

/// The operands of a flat sequence of an expression, by the precedence of operators.
struct Operands {
  /// Neighbors in a sequence that form an operand together.
  struct Piece {
    var nodes: [SyntaxNode]
    /// Whether it's the condition of a `? :`.
    var isBeforeQuestion = false

    var range: Range<Int> {
      (nodes.first?.range.lowerBound ?? 0)..<(nodes.last?.range.upperBound ?? 0)
    }
    var line: String { nodes.first.map { oneLine($0.text(in: range)) } ?? "" }
    /// Whether its operators or its place show that it's a Boolean.
    var isBoolean: Bool {
      isBeforeQuestion || nodes.last?.kind == .isCheck || comparison != nil
        || nodes.contains { $0.kind == .binaryOperator && ($0.isNamed("&&") || $0.isNamed("||")) }
    }
    /// The parts of a comparison that isn't part of a longer condition.
    var comparison: (left: Piece, symbol: SyntaxNode, right: Piece)? {
      let symbols = nodes.indices.filter { nodes[$0].kind == .binaryOperator && comparisons.contains(nodes[$0].text) }
      guard symbols.count == 1, let index = symbols.first, index > 0, index + 1 < nodes.count else { return nil }
      return (Piece(nodes: Array(nodes[..<index])), nodes[index], Piece(nodes: Array(nodes[(index + 1)...])))
    }

    func split(at symbol: String) -> [Piece] {
      nodes.split { $0.kind == .binaryOperator && $0.isNamed(symbol) }
        .map { Piece(nodes: Array($0), isBeforeQuestion: isBeforeQuestion) }
    }
  }

  /// Assigned values, the conditions of `? :`, and their last alternative. The middle expressions are nodes of their own.
  var pieces: [Piece] = []

  init(_ sequence: SyntaxNode) {
    var nodes: [SyntaxNode] = []
    for child in sequence.children {
      switch child.kind {
      case .assignmentOperator: nodes = []
      case .ternary:
        pieces.append(Piece(nodes: nodes, isBeforeQuestion: true))
        nodes = []
      // The operators `+=` and the like.
      case .binaryOperator where child.text.hasSuffix("=") && !comparisons.contains(child.text): nodes = []
      default: nodes.append(child)
      }
    }
    pieces.append(Piece(nodes: nodes))
    pieces.removeAll { $0.nodes.isEmpty }
  }
}

private let comparisons: Set = ["==", "!=", "<", "<=", ">", ">=", "===", "!=="]

extension SyntaxNode {
  /// The source in one line, shortened.
  var line: String { oneLine(text) }

  /// Whether it's a condition that can't be divided at `&&` or `||`.
  var isSingleOperand: Bool {
    guard kind == .sequence else { return true }
    return !children.contains { $0.kind == .binaryOperator && ($0.isNamed("&&") || $0.isNamed("||")) }
  }

  /// Whether it's a condition of a statement or the condition after `where`, which is mutated there.
  var isWholeCondition: Bool {
    guard let parent else { return false }
    switch parent.kind {
    case .ifStatement, .guardStatement, .whileStatement: return true
    case .whereClause: return true
    default: return false
    }
  }

  var isBindingCondition: Bool {
    kind == .optionalBinding || kind == .patternCondition || kind == .availabilityCondition
  }

  /// Whether it's part of a pattern, where no other expression is allowed.
  var isPattern: Bool {
    let parts: Set<SyntaxKind> = [.optionalChain, .tuple, .argument, .patternExpression]
    return ancestors.first { !$0.kind.isPattern && !parts.contains($0.kind) }?.kind == .caseLabel
  }

  var isPlainText: Bool { first(.interpolation) == nil && !text.contains("\n") && !text.hasPrefix("#") }

  /// Whether it's the value after `??`, which mostly answers for what can't be missing.
  var isFallback: Bool { firstToken.previous?.is("??") ?? false }

  /// The expression that is the only item of a body.
  var onlyExpression: SyntaxNode? {
    let items = items
    return items.count == 1 && items[0].kind.isExpression ? items[0] : nil
  }

  /// Whether it's in a filter, as the comment of the function says: "Rules out most …". Letting more through only takes
  /// time, because the checks after the filter give the same answer.
  var onlySavesTime: Bool {
    ancestors.first { $0.kind == .functionDeclaration }?.commentAbove.contains("Rules out most") ?? false
  }

  /// Whether it asks what words code may contain, so that most code is skipped: `type.mayMention(word)`,
  /// `body.signs.contains(.hosting)`. Only a closer look can tell whether the words mean anything, and it follows.
  var isPrefilter: Bool {
    guard kind == .call, let callee else { return false }
    return callee.name == "mayMention" || callee.name == "contains" && callee.base?.name == "signs"
  }

  private var commentAbove: String {
    guard let previous = firstToken.previous else { return "" }
    return text(in: previous.range.upperBound..<range.lowerBound)
  }

  /// Whether it's a `guard` of a function that takes over what was found before an edit. What it doesn't take over is
  /// found again, which only takes time. The fuzzers check that it takes over nothing else.
  var decidesAboutReuse: Bool {
    guard kind == .guardStatement, let function = ancestors.first(where: { $0.kind == .functionDeclaration }) else {
      return false
    }
    return ["carried", "resume", "knownBodies", "beginCheck", "isSame", "isCalled"].contains(function.name)
  }

  var isInBooleanFunction: Bool {
    for ancestor in ancestors {
      switch ancestor.kind {
      case .closure, .initializerDeclaration, .subscriptDeclaration: return false
      case .functionDeclaration: return ancestor.type?.text == "Bool"
      case .binding: return ancestor.type?.text == "Bool"
      default: break
      }
    }
    return false
  }

  /// Whether it's a closure that answers whether an element fits.
  var isPredicate: Bool {
    guard let argument = parent, argument.kind == .argument, let call = argument.parent, call.kind == .call else {
      return false
    }
    if argument.label == "where" { return true }
    return ["contains", "allSatisfy", "filter", "first", "last", "firstIndex", "drop", "prefix", "removeAll"]
      .contains(call.callee?.name ?? "")
  }
}

func oneLine(_ text: String) -> String {
  let line = text.split { $0 == " " || $0 == "\n" || $0 == "\t" }.joined(separator: " ")
  return line.count <= 90 ? line : line.prefix(87) + "…"
}
