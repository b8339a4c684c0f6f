import SwiftScan

extension SyntaxNode {
  /// Whether code has a loop that only the end of its task ends.
  var loopsForever: Bool {
    descendants(.whileStatement, .repeatStatement, .forStatement).contains { $0.isEndless && !$0.isLeftByItself }
  }

  /// Whether a loop has only the end of its task to end it: no other code leaves it, and no error does.
  var repeatsUntilCancellation: Bool { isEndless && !isLeftByItself && !isLeftByErrors }

  /// Whether a `for` statement iterates over an asynchronous sequence.
  var iteratesAsynchronously: Bool { tokens.prefix { !$0.is("in") }.contains { $0.is("await") } }

  /// Whether a loop repeats until its task is canceled: its condition is always true, or its sequence has no last
  /// element.
  private var isEndless: Bool {
    switch kind {
    case .whileStatement: conditions.allSatisfy(\.isTrueUntilCancellation)
    case .repeatStatement: Array(children).last?.isTrueUntilCancellation ?? false
    default: iteratesAsynchronously && !(iteratedSequence?.isEndingSequence ?? false)
    }
  }

  private var isTrueUntilCancellation: Bool {
    let test = withoutParentheses
    return test.kind == .booleanLiteral ? test.text == "true" : asksForCancellation
  }

  /// Whether a condition asks nothing but whether the task is canceled: `!Task.isCancelled`, or whether it can sleep.
  private var asksForCancellation: Bool {
    let members = descendants(.memberAccess, .reference).filter { $0.parent?.kind != .memberAccess }
    return !members.isEmpty && members.allSatisfy { $0.base?.isNamed("Task") ?? false }
  }

  /// Whether an asynchronous sequence has a last element: it's a file or a download, a part of another sequence, or the
  /// results of a group of tasks.
  private var isEndingSequence: Bool {
    let sequence = withoutEffects
    var link: SyntaxNode? = sequence
    while let node = link {
      if endingSequences.contains(node.kind == .call ? node.calledName : node.name) { return true }
      guard let previous = node.previousLink else { break }
      link = previous
    }
    guard let start = link, let function = start.ancestors.first(where: \.isFunctionOrType),
      let local = start.localDeclaration(of: start.name, within: function)
    else { return false }
    // The parameter of a closure is a group, or something about which nothing is known.
    if local.kind == .parameter { return local.ancestors.first { $0.kind == .closure || $0 == function } != function }
    return local.value?.isEndingSequence ?? false
  }

  /// Whether code in the body of a loop leaves it for another reason than the end of the task.
  private var isLeftByItself: Bool {
    descendants(.breakStatement, .returnStatement, .throwStatement).contains { exit in
      let around = Array(exit.ancestors.prefix { $0 != self })
      if around.contains(where: { $0.kind == .closure || $0.isFunctionOrType }) { return false }
      // A label may name any loop.
      if exit.kind == .breakStatement, exit.name.isEmpty, around.contains(where: \.takesBreaks) { return false }
      return !around.contains(where: \.waitsForCancellation)
    }
  }

  /// Whether an error in the body of a loop may leave it, for another reason than the end of the task.
  private var isLeftByErrors: Bool {
    descendants(.tryExpression).contains { expression in
      guard expression.lastKeyword == "try", !expression.onlyFailsWhenCanceled else { return false }
      return expression.ancestors.prefix { $0 != self }.allSatisfy { around in
        around.kind != .closure && !around.isFunctionOrType && !around.catchesErrors(of: expression)
      }
    }
  }

  /// Whether it's a `do` statement with a `catch` clause for all errors of an expression.
  private func catchesErrors(of expression: SyntaxNode) -> Bool {
    kind == .doStatement && body?.contains(expression) ?? false
      && all(.catchClause).contains { $0.children.allSatisfy { $0.kind == .codeBlock } }
  }

  /// Whether the calls of an expression throw an error only if the task is canceled.
  private var onlyFailsWhenCanceled: Bool {
    descendants(.call).contains { ["sleep", "checkCancellation"].contains($0.calledName) }
  }

  private var takesBreaks: Bool {
    [.whileStatement, .repeatStatement, .forStatement, .switchStatement].contains(kind)
  }

  /// Whether it runs some of its code only when the task has been canceled.
  private var waitsForCancellation: Bool {
    switch kind {
    case .ifStatement, .guardStatement: conditions.contains(where: \.asksForCancellation)
    case .catchClause:
      parent?.descendants(.tryExpression).allSatisfy(\.onlyFailsWhenCanceled) ?? false
    default: false
    }
  }
}

/// The members of Apple's types that are asynchronous sequences with a last element.
private let endingSequences: Set = [
  "lines", "bytes", "characters", "unicodeScalars", "resourceBytes", "prefix",
]
