/// A node of a structure tree. Cheap to copy; it keeps its tree alive.
public struct SyntaxNode: Sendable {
  public let tree: SyntaxTree
  let index: Int32

  var raw: RawNode { tree.nodes[Int(index)] }

  public var kind: SyntaxKind { raw.kind }
  public var parent: SyntaxNode? { node(raw.parent) }
  /// In source order.
  public var children: Children { Children(tree: tree, index: raw.firstChild) }

  /// UTF-8 offsets from the first token to the last one, without the white space and comments around them. A node
  /// without tokens is empty and stands where it was missed.
  public var range: Range<Int> {
    let node = raw
    let start = Int(tree.tokens.starts[Int(node.first)])
    guard node.end > node.first else { return start..<start }
    return start..<Int(tree.tokens.ends[Int(node.end) - 1])
  }

  public var firstToken: Token { Token(tree: tree, index: Int(raw.first)) }
  /// The last token; for a node without tokens the one where it was missed.
  public var lastToken: Token {
    let first = Int(raw.first)
    var index = max(first, Int(raw.end) - 1)
    while index > first, !Token(tree: tree, index: index).isPresent { index -= 1 }
    return Token(tree: tree, index: index)
  }
  /// All tokens, those of children included.
  public var tokens: some Sequence<Token> {
    (Int(raw.first)..<Int(raw.end)).lazy.map { [tree] in Token(tree: tree, index: $0) }.filter(\.isPresent)
  }

  /// The token that names it, as `SyntaxKind` says for each kind.
  public var nameToken: Token? { raw.name < 0 ? nil : Token(tree: tree, index: Int(raw.name)) }
  /// The name without back-ticks, or "". For `import` the whole path. Allocates; to compare, use `isNamed(_:)`.
  public var name: String {
    if kind == .importDeclaration { return importPath }
    guard let token = nameToken else { return "" }
    let text = token.text
    return text.count > 2 && text.first == "`" && text.last == "`" ? String(text.dropFirst().dropLast()) : text
  }
  /// Whether the name is spelled so; compares bytes.
  public func isNamed(_ spelling: StaticString) -> Bool { nameToken?.is(spelling) ?? false }

  /// The source between its first and last token, comments included.
  public var text: String { tree.text(in: range) }

  func node(_ index: Int32) -> SyntaxNode? { index < 0 ? nil : SyntaxNode(tree: tree, index: index) }

  /// The children of a node, in source order.
  public struct Children: Sequence, IteratorProtocol, Sendable {
    let tree: SyntaxTree
    var index: Int32

    public var first: SyntaxNode? { index < 0 ? nil : SyntaxNode(tree: tree, index: index) }

    public mutating func next() -> SyntaxNode? {
      guard let node = first else { return nil }
      index = node.raw.nextSibling
      return node
    }
  }
}

extension SyntaxNode: Hashable {
  public static func == (left: SyntaxNode, right: SyntaxNode) -> Bool {
    left.tree === right.tree && left.index == right.index
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(tree))
    hasher.combine(index)
  }
}

// MARK: - Walking

extension SyntaxNode {
  public func first(_ kind: SyntaxKind) -> SyntaxNode? { children.first { $0.kind == kind } }

  public func all(_ kind: SyntaxKind) -> [SyntaxNode] { children.filter { $0.kind == kind } }

  /// The nodes around it, innermost first, without itself.
  public var ancestors: some Sequence<SyntaxNode> { sequence(first: self) { $0.parent }.dropFirst() }

  /// Whether `other` is this node or below it.
  public func contains(_ other: SyntaxNode) -> Bool { other == self || other.ancestors.contains(self) }

  /// Visits the node and all below it, in source order; below a node only where `visit` returns true.
  public func walk(_ visit: (SyntaxNode) -> Bool) {
    traverse { visit(SyntaxNode(tree: tree, index: $0)) }
  }

  /// The nodes of some kind at or below this one, in source order.
  public func descendants(_ kinds: SyntaxKind...) -> [SyntaxNode] {
    var found: [SyntaxNode] = []
    traverse { index in
      if kinds.contains(tree.nodes[Int(index)].kind) { found.append(SyntaxNode(tree: tree, index: index)) }
      return true
    }
    return found
  }

  /// Goes through the indices of this node and those below along the links between them, so without a stack: the depth
  /// of the tree is the user's choice.
  private func traverse(_ entersChildren: (Int32) -> Bool) {
    let nodes = tree.nodes
    var current = index
    while true {
      if entersChildren(current), nodes[Int(current)].firstChild >= 0 {
        current = nodes[Int(current)].firstChild
        continue
      }
      while current != index, nodes[Int(current)].nextSibling < 0 { current = nodes[Int(current)].parent }
      if current == index { return }
      current = nodes[Int(current)].nextSibling
    }
  }

  /// The children with those of `ifConfig` branches in place of the `ifConfig`; every branch counts.
  public var flattenedChildren: [SyntaxNode] {
    children.flatMap { child -> [SyntaxNode] in
      switch child.kind {
      case .ifConfig, .ifConfigClause: child.flattenedChildren
      case .ifConfigCondition: []
      default: [child]
      }
    }
  }
}
