import SwiftScan
import TextModel

/// An assignment, plain or compound: `view.text = text`, `count += 1`.
public struct Assignment: Sendable {
  /// The whole expression.
  public var node: SyntaxNode
  /// The expression that is assigned to.
  public var target: SyntaxNode
  /// The operator: `=`, `+=`, ….
  public var operatorText: String
  /// The operands and operators after the assignment operator.
  public var value: [SyntaxNode]

  public var isCompound: Bool { operatorText != "=" }

  /// Returns nil if `node` isn't an assignment.
  public init?(_ node: SyntaxNode) {
    guard node.kind == .sequence else { return nil }
    // Most sequences aren't assignments, and this runs for every one, so it creates no array for them.
    var parts = node.children.makeIterator()
    guard let first = parts.next(), let middle = parts.next() else { return nil }
    switch middle.kind {
    case .assignmentOperator: operatorText = "="
    case .binaryOperator:
      let text = middle.name
      guard assigningOperators.contains(text) else { return nil }
      operatorText = text
    default: return nil
    }
    self.node = node
    target = first.withoutEffects
    value = Array(IteratorSequence(parts))
    guard !value.isEmpty else { return nil }
  }

  /// The source text of the value.
  public var valueText: String {
    guard let first = value.first, let last = value.last else { return "" }
    return node.text(in: first.range.lowerBound..<last.range.upperBound)
  }
}

private let comparisons: Set = ["==", "!=", "===", "!==", "<", ">", "<=", ">=", "~="]

private let assigningOperators: Set = [
  "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=", "&+=", "&-=", "&*=", "??=", "&&=", "||=",
]

extension SyntaxNode {
  /// The expression below `try`, `await`, and `unsafe`.
  public var withoutEffects: SyntaxNode {
    var node = self
    while [.tryExpression, .awaitExpression, .unsafeExpression].contains(node.kind), let inner = node.value {
      node = inner
    }
    return node
  }

  /// The sequence that a `for` statement iterates over.
  var iteratedSequence: SyntaxNode? { children.dropFirst().first { $0.kind.isExpression } }

  /// The expression inside parentheses around one value.
  public var withoutParentheses: SyntaxNode {
    var node = self
    while node.kind == .tuple, let only = node.onlyArgument, only.nameToken == nil, let inner = only.value {
      node = inner
    }
    return node
  }

  private var onlyArgument: SyntaxNode? {
    let arguments = arguments
    return arguments.count == 1 ? arguments[0] : nil
  }

  /// The names along a chain of member accesses, without `?` and `!`: `self.parent?.text` is `self`, `parent`, `text`.
  ///
  /// Nil for anything else; calls, subscripts, and `.member` aren't paths.
  public var memberPath: [String]? { names { $0.accessedBase } }

  /// The member path without subscripts: `rows`, `title` for `rows[0].title`.
  var pathThroughSubscripts: [String]? { names { $0.kind == .subscriptCall ? $0.callee : $0.accessedBase } }

  /// The names of a reference and of the accesses after it. `base` returns the link before each link.
  private func names(along base: (SyntaxNode) -> SyntaxNode?) -> [String]? {
    var names: [String] = []
    var node = self
    while node.kind != .reference {
      if node.kind == .memberAccess { names.append(node.name) }
      guard let next = base(node) else { return nil }
      node = next
    }
    names.append(node.name)
    return names.reversed()
  }

  /// The expression before an access, `?`, or `!`, or in parentheses.
  private var accessedBase: SyntaxNode? {
    switch kind {
    case .memberAccess, .optionalChain, .forceUnwrap: return base
    case .tuple:
      let inner = withoutParentheses
      return inner == self ? nil : inner
    default: return nil
    }
  }

  /// The member path without a leading `self`.
  public var pathFromSelf: [String]? {
    memberPath.map { $0.first == "self" && $0.count > 1 ? Array($0.dropFirst()) : $0 }
  }

  /// The innermost base of a chain of accesses, calls, subscripts, and unwrapping.
  public var chainRoot: SyntaxNode {
    var node = self
    while let previous = node.previousLink { node = previous }
    return node
  }

  /// The part of a chain before this access, call, subscript, or unwrapping; nil at its root.
  var previousLink: SyntaxNode? {
    switch kind {
    case .memberAccess, .optionalChain, .forceUnwrap: base
    case .call, .subscriptCall: callee
    default: nil
    }
  }

  /// The expression before the `?` and `!` at its end.
  var withoutChain: SyntaxNode {
    var node = self
    while node.kind == .optionalChain || node.kind == .forceUnwrap, let base = node.base { node = base }
    return node
  }

  /// Whether it's an operator that compares two values.
  var isComparison: Bool { kind == .binaryOperator && comparisons.contains(name) }

  /// Whether a comparison operator is next to this operand.
  var isOperandOfComparison: Bool {
    guard let parent, parent.kind == .sequence, case let parts = Array(parent.children),
      let index = parts.firstIndex(of: self)
    else { return false }
    return [index - 1, index + 1].contains { parts.indices.contains($0) && parts[$0].isComparison }
  }

  /// The name of a call's callee after the last dot; "" for closures and other callees without a name.
  public var calledName: String {
    guard let callee, callee.kind == .reference || callee.kind == .memberAccess else { return "" }
    return callee.name
  }

  /// The expression before the last dot of a call's callee; nil for `f()` and `.member()`.
  public var receiver: SyntaxNode? { callee.flatMap { $0.kind == .memberAccess ? $0.base : nil } }

  /// The argument of a call that has this label.
  public func argument(labeled label: String) -> SyntaxNode? { arguments.first { $0.label == label } }

  /// The calls of a method or function with this name at or below the node.
  public func calls(named name: String) -> [SyntaxNode] { calls(named: name, [BytePattern(word: name)]) }

  /// The same with the pattern of the name.
  func calls(named name: String, _ pattern: [BytePattern]) -> [SyntaxNode] {
    descendants(.call, mentioning: pattern).filter { $0.isCall(named: name) }
  }

  /// Whether `calledName` of a call is this name. Creates no string.
  public func isCall(named name: String) -> Bool {
    guard let callee, callee.kind == .reference || callee.kind == .memberAccess else { return false }
    return callee.isNamed(name)
  }
}

extension SyntaxNode {
  /// Whether it's the function in a call.
  var isCallee: Bool { parent?.kind == .call && parent?.callee == self }

  /// The block around a statement, without `do` blocks that catch nothing: its statements run one after another.
  public var blockInSequence: SyntaxNode? {
    guard let parent, parent.isPlainDoBlock else { return parent }
    return parent.parent?.blockInSequence
  }

  /// The items of a block, with those of `do` blocks that catch nothing.
  var itemsInSequence: [SyntaxNode] {
    items.flatMap { $0.isPlainDo ? $0.first(.codeBlock)?.itemsInSequence ?? [] : [$0] }
  }

  /// Whether it's the block of a `do` that catches nothing.
  var isPlainDoBlock: Bool { kind == .codeBlock && parent?.isPlainDo ?? false }

  private var isPlainDo: Bool { kind == .doStatement && first(.catchClause) == nil }

  /// Whether code does nothing with a value but read it: `_ = x`.
  var isDiscarded: Bool { parent.flatMap(Assignment.init)?.target.kind == .discardExpression }

  /// The statement that consists of this expression, including `try` and `await`; nil if it's only part of a statement.
  public var statement: SyntaxNode? {
    var node = self
    while let parent = node.parent {
      switch parent.kind {
      case .codeBlock, .closure, .switchCase, .accessorBlock, .ifConfigClause, .file: return node
      case .tryExpression, .awaitExpression, .unsafeExpression: node = parent
      default: return nil
      }
    }
    return nil
  }
}
