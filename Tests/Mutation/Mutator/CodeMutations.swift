import SwiftScan

/// The mutations of the code in a file.
struct CodeMutations {
  private(set) var all: [Mutation] = []

  init(in document: Document) {
    for item in document.tree.items {
      item.walk { node in
        visit(node)
        // Attributes contain no code, and types only constant arguments.
        return node.kind != .attribute && !node.kind.isType
      }
    }
  }

  private mutating func visit(_ node: SyntaxNode) {
    switch node.kind {
    case .ifStatement, .guardStatement, .whileStatement: addConditions(of: node)
    case .whereClause where node.parent.map { [.forStatement, .caseLabel, .catchClause].contains($0.kind) } ?? false:
      if let condition = node.children.first(where: { $0.kind.isExpression }), condition.isSingleOperand,
        !condition.isPrefilter
      {
        add(.replaced(condition.range, by: "true", change: "drop `where \(condition.line)`"))
      }
    case .caseLabel: addPatterns(of: node)
    case .sequence: addOperands(of: node)
    case .booleanLiteral where !node.isPattern && !node.isFallback && node.parent?.kind != .whileStatement:
      let other = node.text == "true" ? "false" : "true"
      add(.surrounding(node.range, "(mutant(#) != ", ")", change: "`\(node.text)` becomes `\(other)`"))
    case .arrayLiteral: addElements(of: node)
    case .returnStatement: if node.isInBooleanFunction { addNegation(of: node.value) }
    case .functionDeclaration where node.type?.text == "Bool": addNegation(of: node.body?.onlyExpression)
    case .binding where node.type?.text == "Bool": addNegation(of: node.first(.accessorBlock)?.onlyExpression)
    case .closure where node.isPredicate: addNegation(of: node.onlyExpression)
    default: break
    }
  }

  private mutating func add(_ mutation: Mutation) { all.append(mutation) }

  private mutating func addConditions(of statement: SyntaxNode) {
    let conditions = statement.conditions.filter { $0.kind.isExpression || $0.isBindingCondition }
    // A function may have no other end than a loop without one.
    guard let first = conditions.first, let last = conditions.last, first.text != "true" else { return }
    let range = first.range.lowerBound..<last.range.upperBound
    let text = oneLine(statement.text(in: range))
    let word = statement.firstToken.text
    if !conditions.contains(where: { $0.kind == .availabilityCondition }), !statement.decidesAboutReuse {
      add(.inserting("!mutant(#), ", before: range, change: "`\(word) \(text)` never holds"))
    }
    if statement.onlySavesTime { return }
    for condition in conditions
    where condition.kind.isExpression && condition.isSingleOperand && !condition.isPrefilter {
      let change =
        conditions.count > 1 ? "drop `\(condition.line)` from `\(word)`" : "`\(word) \(condition.line)` always holds"
      // A loop without an end would only show that the time is limited.
      if statement.kind != .whileStatement { add(.replaced(condition.range, by: "true", change: change)) }
    }
  }

  private mutating func addPatterns(of label: SyntaxNode) {
    guard let statement = label.parent?.parent, statement.kind == .switchStatement,
      statement.all(.switchCase).contains(where: { $0.first(.caseLabel)?.children.first == nil })
    else { return }
    let parts = Array(label.children)
    for (index, pattern) in parts.enumerated() where pattern.kind != .whereClause {
      let next = index + 1 < parts.count ? parts[index + 1] : nil
      let change = "drop `case \(pattern.line)`"
      if let condition = next, condition.kind == .whereClause, let value = condition.value {
        add(.replaced(value.range, by: "false", change: change))
      } else {
        add(.inserting(" where !mutant(#)", after: pattern.range, change: change))
      }
    }
  }

  private mutating func addElements(of list: SyntaxNode) {
    let elements = Array(list.children)
    guard !elements.isEmpty, elements.allSatisfy({ $0.kind == .stringLiteral && $0.isPlainText }) else { return }
    for element in elements {
      add(.surrounding(element.range, "listed(#, ", ")", change: "drop `\(element.text)` from a list"))
    }
  }

  private mutating func addNegation(of expression: SyntaxNode?) {
    guard let expression, expression.kind != .sequence, expression.kind != .booleanLiteral,
      expression.kind != .ifStatement, expression.kind != .switchStatement
    else { return }
    add(.negated(expression.range, change: "negate `\(expression.line)`"))
  }
}

// MARK: - Expressions with operators

extension CodeMutations {
  private mutating func addOperands(of sequence: SyntaxNode) {
    let isCondition = sequence.isWholeCondition
    for piece in Operands(sequence).pieces {
      let alternatives = piece.split(at: "||")
      for alternative in alternatives {
        if alternatives.count > 1 {
          add(.replaced(alternative.range, by: "false", change: "drop `\(alternative.line)` from `||`"))
        }
        let factors = alternative.split(at: "&&")
        for factor in factors {
          if factors.count > 1 {
            let isPrefilter = isCondition && factor.nodes.count == 1 && factor.nodes[0].isPrefilter
            if !sequence.onlySavesTime, !isPrefilter {
              add(.replaced(factor.range, by: "true", change: "drop `\(factor.line)` from `&&`"))
            }
          } else if alternatives.count == 1, !isCondition || piece.isBeforeQuestion, piece.isBoolean {
            add(.negated(factor.range, change: "negate `\(factor.line)`"))
          }
          addBoundary(of: factor)
        }
      }
    }
    addSteps(of: sequence)
  }

  private mutating func addBoundary(of comparison: Operands.Piece) {
    guard let (left, symbol, right) = comparison.comparison else { return }
    let numbers = [left, right].flatMap(\.nodes).filter { $0.kind == .integerLiteral }
    if let number = numbers.last, left.nodes.count == 1, right.nodes.count == 1 {
      addNextNumber(number, in: comparison.line)
      return
    }
    // Nothing says in which order sorting leaves two elements with equal keys.
    if left.line.replacing("$0", with: "$1") == right.line { return }
    let functions = ["<": "isLess", "<=": "isNotGreater"]
    let mirrored = [">": "isLess", ">=": "isNotGreater"]
    let shifted = ["<": "<=", "<=": "<", ">": ">=", ">=": ">"][symbol.text] ?? ""
    let change = "`\(symbol.text)` becomes `\(shifted)` in `\(comparison.line)`"
    if let function = functions[symbol.text] {
      var mutation = Mutation.surrounding(comparison.range, "\(function)(#, ", ")", change: change)
      mutation.edits += Mutation.replacing(symbol.range, with: ",", change: "").edits
      add(mutation)
    } else if let function = mirrored[symbol.text] {
      // `a > b` is not `b < a`: the order of evaluation may matter. The negation of `a <= b` keeps it.
      let opposite = function == "isLess" ? "isNotGreater" : "isLess"
      var mutation = Mutation.surrounding(comparison.range, "!\(opposite)(#, ", ")", change: change)
      mutation.edits += Mutation.replacing(symbol.range, with: ",", change: "").edits
      add(mutation)
    }
  }

  private mutating func addNextNumber(_ number: SyntaxNode, in line: String) {
    // The exact limit of a recursion means nothing to users.
    guard let value = Int(number.text), !line.contains("depth") else { return }
    add(
      .surrounding(
        number.range, "(mutant(#) ? \(value + 1) : ", ")", change: "`\(value)` becomes `\(value + 1)` in `\(line)`"))
  }

  /// `+ 1` and `- 1`.
  private mutating func addSteps(of sequence: SyntaxNode) {
    let nodes = Array(sequence.children)
    for (index, node) in nodes.enumerated() where node.kind == .binaryOperator {
      guard node.isNamed("+") || node.isNamed("-"), index + 1 < nodes.count, nodes[index + 1].kind == .integerLiteral
      else { continue }
      addNextNumber(nodes[index + 1], in: sequence.line)
    }
  }
}

extension Mutation {
  /// A Boolean expression that is not evaluated, with a constant in its place.
  fileprivate static func replaced(_ range: Range<Int>, by constant: String, change: String) -> Mutation {
    .surrounding(range, "(mutant(#) ? \(constant) : (", "))", change: change)
  }

  fileprivate static func negated(_ range: Range<Int>, change: String) -> Mutation {
    .surrounding(range, "(mutant(#) != (", "))", change: change)
  }
}
