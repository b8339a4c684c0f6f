/// A node in its stored form, in 24 bytes: its tokens, and the indices of related nodes in its scan (-1 for none).
struct RawNode: Sendable {
  /// The kind in the lowest 8 bits; in the others, the distance of the name token from the first token, or all ones for
  /// none.
  private var kindAndNameDistance: UInt32
  /// The tokens are `first..<end`.
  private(set) var first: Int32
  var end: Int32
  var parent: Int32 = -1
  var firstChild: Int32 = -1
  var nextSibling: Int32 = -1

  init(kind: SyntaxKind, first: Int32) {
    kindAndNameDistance = Self.noDistance << 8 | UInt32(kind.rawValue)
    self.first = first
    end = first
  }

  var kind: SyntaxKind {
    // The stored byte always comes from a kind.
    get { unsafeBitCast(UInt8(truncatingIfNeeded: kindAndNameDistance), to: SyntaxKind.self) }
    set { kindAndNameDistance = kindAndNameDistance & ~0xFF | UInt32(newValue.rawValue) }
  }

  /// The index of the token that names the node, or -1. A token that is 16 million tokens away is ignored.
  var name: Int32 {
    get {
      let distance = kindAndNameDistance >> 8
      return distance == Self.noDistance ? -1 : first &+ Int32(distance)
    }
    set {
      // As an unsigned number, the distance of a token before the first one is large too.
      let distance = min(UInt32(bitPattern: newValue &- first), Self.noDistance)
      kindAndNameDistance = distance << 8 | kindAndNameDistance & 0xFF
    }
  }

  private static let noDistance: UInt32 = 0xFF_FFFF

  /// The node with its token and node indices shifted.
  func moved(byTokens tokenDistance: Int32, nodes nodeDistance: Int32) -> RawNode {
    var node = self
    node.first &+= tokenDistance
    node.end &+= tokenDistance
    // The shifted value is 0 for an index and all ones for -1.
    node.parent &+= nodeDistance & ~(parent >> 31)
    node.firstChild &+= nodeDistance & ~(firstChild >> 31)
    node.nextSibling &+= nodeDistance & ~(nextSibling >> 31)
    return node
  }
}

/// A node of a structure tree. Cheap to copy; it retains everything that was scanned with it.
public struct SyntaxNode: Sendable {
  let scan: Scan
  let index: Int32
  /// The number to add to offsets in the scan to get offsets in the text.
  let shift: Int32

  var raw: RawNode {
    scan.noteRead(of: index)
    return scan.nodes[Int(index)]
  }

  public var kind: SyntaxKind { raw.kind }
  /// The parent node. The parent of a top-level item is a node of kind `file`, which may contain fewer items than the
  /// file.
  public var parent: SyntaxNode? { node(raw.parent) }
  /// The children in source order.
  public var children: Children {
    scan.noteChildren(of: index)
    return Children(first: node(raw.firstChild))
  }

  /// The UTF-8 offsets from the first token to the last one, without the white space and comments around them. For a
  /// node without tokens, an empty range where the parser expected the node.
  public var range: Range<Int> {
    let node = raw
    let start = Int(scan.tokens[Int(node.first)].start) + Int(shift)
    guard node.end > node.first else { return start..<start }
    return start..<Int(scan.tokens[Int(node.end) - 1].end) + Int(shift)
  }

  public var firstToken: Token { token(raw.first) }
  /// The last token. For a node without tokens, the token where the parser expected the node.
  public var lastToken: Token {
    let first = raw.first
    var index = max(first, raw.end - 1)
    while index > first, !token(index).isPresent { index -= 1 }
    return token(index)
  }
  /// All tokens, including those of children.
  public var tokens: some Sequence<Token> { rawTokens.lazy.map { token($0) }.filter(\.isPresent) }
  /// The indices of all tokens, including those of children.
  var rawTokens: Range<Int32> {
    let node = raw
    scan.noteText(ofTokens: node.first..<node.end)
    return node.first..<node.end
  }

  /// The token that names the node; `SyntaxKind` documents it for each kind.
  public var nameToken: Token? { raw.name < 0 ? nil : token(raw.name) }
  /// The name without backticks, or "". For `import`, the whole path, and for an operator, the whole operator. Allocates;
  /// to compare, use `isNamed(_:)`, except for operators with `<` or `>`.
  public var name: String {
    if kind == .importDeclaration { return importPath }
    // An operator that contains `<` or `>` consists of several tokens.
    if kind == .binaryOperator { return text }
    guard let token = nameToken else { return "" }
    return scan.text(in: unquoted(token))
  }
  /// The bytes of the name without backticks; empty if the node has no name. Copies nothing.
  public var nameUTF8: ArraySlice<UInt8> { nameToken.map { scan.utf8[unquoted($0)] } ?? [] }
  /// Whether the name without backticks is this text; compares bytes.
  public func isNamed(_ name: String) -> Bool {
    guard let token = nameToken else { return false }
    return scan.utf8[unquoted(token)].elementsEqual(name.utf8)
  }

  /// The bytes of a token in its scan, without backticks.
  private func unquoted(_ token: Token) -> Range<Int> {
    scan.noteText(ofToken: token.index)
    let range = token.range.lowerBound - Int(shift)..<token.range.upperBound - Int(shift)
    let isQuoted = range.count > 2 && scan.utf8[range.lowerBound] == UInt8(ascii: "`")
    return isQuoted ? range.lowerBound + 1..<range.upperBound - 1 : range
  }

  /// Whether the name has this spelling; compares bytes.
  public func isNamed(_ spelling: StaticString) -> Bool { nameToken?.is(spelling) ?? false }

  /// The source between the first and last token, including comments.
  public var text: String { text(in: range) }

  /// The source between two offsets, which must be in the same unit as the node.
  public func text(in range: Range<Int>) -> String {
    let range = range.lowerBound - Int(shift)..<range.upperBound - Int(shift)
    scan.noteText(in: range)
    return scan.text(in: range)
  }

  private func token(_ index: Int32) -> Token { Token(scan: scan, index: index, shift: shift) }

  private func node(_ index: Int32) -> SyntaxNode? {
    index < 0 ? nil : SyntaxNode(scan: scan, index: index, shift: shift)
  }

  /// The children of a node, in source order.
  public struct Children: Sequence, IteratorProtocol, Sendable {
    public private(set) var first: SyntaxNode?

    fileprivate init(first: SyntaxNode?) { self.first = first }

    public mutating func next() -> SyntaxNode? {
      guard let node = first else { return nil }
      first = node.node(node.raw.nextSibling)
      return node
    }
  }
}

/// Nodes are equal if they are the same node of the same scan. Edits elsewhere in the file don't change a node's
/// identity.
extension SyntaxNode: Hashable {
  public static func == (left: SyntaxNode, right: SyntaxNode) -> Bool {
    left.scan === right.scan && left.index == right.index
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(scan))
    hasher.combine(index)
  }
}

// MARK: - Traversal

extension SyntaxNode {
  public func first(_ kind: SyntaxKind) -> SyntaxNode? { firstChild { $0 == kind } }

  public func all(_ kind: SyntaxKind) -> [SyntaxNode] { children.filter { $0.kind == kind } }

  /// The first child of a kind that fits. Checks the stored nodes directly, because this is called very often.
  func firstChild(where fits: (SyntaxKind) -> Bool) -> SyntaxNode? {
    scan.noteChildren(of: index)
    var child = raw.firstChild
    while child >= 0, !fits(scan.nodes[Int(child)].kind) { child = scan.nodes[Int(child)].nextSibling }
    return node(child)
  }

  func lastChild(where fits: (SyntaxKind) -> Bool) -> SyntaxNode? {
    scan.noteChildren(of: index)
    var last: Int32 = -1
    var child = raw.firstChild
    while child >= 0 {
      if fits(scan.nodes[Int(child)].kind) { last = child }
      child = scan.nodes[Int(child)].nextSibling
    }
    return node(last)
  }

  /// The ancestors of the node, from the inside out, excluding the node itself.
  public var ancestors: Ancestors { Ancestors(innermost: parent) }

  /// The ancestors of a node, from the inside out.
  public struct Ancestors: Sequence, IteratorProtocol, Sendable {
    fileprivate var innermost: SyntaxNode?

    public mutating func next() -> SyntaxNode? {
      defer { innermost = innermost?.parent }
      return innermost
    }
  }

  /// Whether `other` is this node or one of its descendants.
  public func contains(_ other: SyntaxNode) -> Bool { other == self || other.ancestors.contains(self) }

  /// Whether both nodes were scanned together, as all nodes of one item are.
  public func isTogether(with other: SyntaxNode) -> Bool { scan === other.scan }

  /// Visits the node and its descendants in source order. Skips the children of a node if `visit` returns false.
  public func walk(_ visit: (SyntaxNode) -> Bool) {
    traverse {
      scan.noteRead(of: $0)
      return visit(SyntaxNode(scan: scan, index: $0, shift: shift))
    }
  }

  /// Visits only nodes of some kinds. Skips other nodes and their descendants without creating handles for them.
  public func walk(only kinds: (SyntaxKind) -> Bool, _ visit: (SyntaxNode) -> Bool) {
    traverse {
      scan.noteRead(of: $0)
      return kinds(scan.nodes[Int($0)].kind) && visit(SyntaxNode(scan: scan, index: $0, shift: shift))
    }
  }

  /// This node and its descendants that have one of these kinds, in source order.
  public func descendants(_ kinds: SyntaxKind...) -> [SyntaxNode] { descendants(kinds) }

  /// The nodes of a kind whose name has this spelling.
  public func descendants(_ kind: SyntaxKind, named spelling: StaticString) -> [SyntaxNode] {
    descendants { $0.kind == kind && SyntaxNode(scan: scan, index: $1, shift: shift).isNamed(spelling) }
  }

  func descendants(_ kinds: [SyntaxKind]) -> [SyntaxNode] { descendants { node, _ in kinds.contains(node.kind) } }

  private func descendants(where fits: (RawNode, Int32) -> Bool) -> [SyntaxNode] {
    var found: [SyntaxNode] = []
    traverse { index in
      scan.noteRead(of: index)
      if fits(scan.nodes[Int(index)], index) { found.append(SyntaxNode(scan: scan, index: index, shift: shift)) }
      return true
    }
    return found
  }

  /// Visits the indices of this node and its descendants, without noting that they are read. Follows the links between
  /// nodes instead of recursing, because the source determines the depth of the tree.
  func traverse(_ entersChildren: (Int32) -> Bool) {
    let nodes = scan.nodes
    var current = index
    while true {
      if entersChildren(current) {
        let child = nodes[Int(current)].firstChild
        if child >= 0 {
          current = child
          continue
        }
        scan.noteChildren(of: current)
      }
      while current != index, nodes[Int(current)].nextSibling < 0 { current = nodes[Int(current)].parent }
      if current == index { return }
      current = nodes[Int(current)].nextSibling
    }
  }

  /// The children, with each `ifConfig` replaced by the children of all its branches.
  public var flattenedChildren: [SyntaxNode] { flattenedChildren { _ in true } }

  func flattenedChildren(where fits: (SyntaxKind) -> Bool) -> [SyntaxNode] {
    var found: [SyntaxNode] = []
    collectFlattenedChildren(where: fits, into: &found)
    return found
  }

  private func collectFlattenedChildren(where fits: (SyntaxKind) -> Bool, into found: inout [SyntaxNode]) {
    for child in children {
      switch child.kind {
      case .ifConfig, .ifConfigClause: child.collectFlattenedChildren(where: fits, into: &found)
      case .ifConfigCondition: break
      case let kind: if fits(kind) { found.append(child) }
      }
    }
  }
}
