/// A node as it is stored, in 24 bytes: its tokens, and its place among the other nodes of its scan as indices (-1 for none).
struct RawNode: Sendable {
  /// The kind in 8 bits, and in the others how far the naming token is behind the first one; all ones for none.
  private var kindAndNameDistance: UInt32
  /// Tokens `first..<end`.
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
    // What is stored was a kind before.
    get { unsafeBitCast(UInt8(truncatingIfNeeded: kindAndNameDistance), to: SyntaxKind.self) }
    set { kindAndNameDistance = kindAndNameDistance & ~0xFF | UInt32(newValue.rawValue) }
  }

  /// The token that names it, or -1; one that is 16 million tokens away names nothing.
  var name: Int32 {
    get {
      let distance = kindAndNameDistance >> 8
      return distance == Self.noDistance ? -1 : first &+ Int32(distance)
    }
    set {
      // Unsigned, what lies before the first token is far away too.
      let distance = min(UInt32(bitPattern: newValue &- first), Self.noDistance)
      kindAndNameDistance = distance << 8 | kindAndNameDistance & 0xFF
    }
  }

  private static let noDistance: UInt32 = 0xFF_FFFF

  /// The same where tokens and nodes have other numbers.
  func moved(byTokens tokenDistance: Int32, nodes nodeDistance: Int32) -> RawNode {
    var node = self
    node.first &+= tokenDistance
    node.end &+= tokenDistance
    // Shifted, a number is 0 and none is all ones.
    node.parent &+= nodeDistance & ~(parent >> 31)
    node.firstChild &+= nodeDistance & ~(firstChild >> 31)
    node.nextSibling &+= nodeDistance & ~(nextSibling >> 31)
    return node
  }
}

/// A node of a structure tree. Cheap to copy; it keeps what was scanned with it alive.
public struct SyntaxNode: Sendable {
  let scan: Scan
  let index: Int32
  /// What to add to offsets of the scan to have offsets of the text.
  let shift: Int32

  var raw: RawNode { scan.nodes[Int(index)] }

  public var kind: SyntaxKind { raw.kind }
  /// The node around it; of an item of the file a node of kind `file`, which may hold fewer items than the file.
  public var parent: SyntaxNode? { node(raw.parent) }
  /// In source order.
  public var children: Children { Children(first: node(raw.firstChild)) }

  /// UTF-8 offsets from the first token to the last one, without the white space and comments around them. A node
  /// without tokens is empty and stands where it was missed.
  public var range: Range<Int> {
    let node = raw
    let start = Int(scan.tokens[Int(node.first)].start) + Int(shift)
    guard node.end > node.first else { return start..<start }
    return start..<Int(scan.tokens[Int(node.end) - 1].end) + Int(shift)
  }

  public var firstToken: Token { token(raw.first) }
  /// The last token; for a node without tokens the one where it was missed.
  public var lastToken: Token {
    let first = raw.first
    var index = max(first, raw.end - 1)
    while index > first, !token(index).isPresent { index -= 1 }
    return token(index)
  }
  /// All tokens, those of children included.
  public var tokens: some Sequence<Token> { (raw.first..<raw.end).lazy.map { token($0) }.filter(\.isPresent) }

  /// The token that names it, as `SyntaxKind` says for each kind.
  public var nameToken: Token? { raw.name < 0 ? nil : token(raw.name) }
  /// The name without back-ticks, or "". For `import` the whole path. Allocates; to compare, use `isNamed(_:)`.
  public var name: String {
    if kind == .importDeclaration { return importPath }
    guard let token = nameToken else { return "" }
    return scan.text(in: unquoted(token))
  }
  /// The bytes of the name without back-ticks, none of a node without one. Copies nothing.
  public var nameUTF8: ArraySlice<UInt8> { nameToken.map { scan.utf8[unquoted($0)] } ?? [] }
  /// Whether the name without back-ticks is this text; compares bytes.
  public func isNamed(_ name: String) -> Bool {
    guard let token = nameToken else { return false }
    return scan.utf8[unquoted(token)].elementsEqual(name.utf8)
  }

  /// The bytes of a token in its scan, without back-ticks.
  private func unquoted(_ token: Token) -> Range<Int> {
    let range = token.range.lowerBound - Int(shift)..<token.range.upperBound - Int(shift)
    let isQuoted = range.count > 2 && scan.utf8[range.lowerBound] == UInt8(ascii: "`")
    return isQuoted ? range.lowerBound + 1..<range.upperBound - 1 : range
  }

  /// Whether the name is spelled so; compares bytes.
  public func isNamed(_ spelling: StaticString) -> Bool { nameToken?.is(spelling) ?? false }

  /// The source between its first and last token, comments included.
  public var text: String { text(in: range) }

  /// The source between two offsets, which lie in the item of the file that holds the node.
  public func text(in range: Range<Int>) -> String {
    scan.text(in: range.lowerBound - Int(shift)..<range.upperBound - Int(shift))
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

/// Nodes are equal if they are the same node of the same scan; edits elsewhere in the file leave a node what it is.
extension SyntaxNode: Hashable {
  public static func == (left: SyntaxNode, right: SyntaxNode) -> Bool {
    left.scan === right.scan && left.index == right.index
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(scan))
    hasher.combine(index)
  }
}

// MARK: - Walking

extension SyntaxNode {
  public func first(_ kind: SyntaxKind) -> SyntaxNode? { firstChild { $0 == kind } }

  public func all(_ kind: SyntaxKind) -> [SyntaxNode] { children.filter { $0.kind == kind } }

  /// The first child of a kind that fits. The others are looked at where they are stored: the parts of a node are asked
  /// for all the time.
  func firstChild(where fits: (SyntaxKind) -> Bool) -> SyntaxNode? {
    var child = raw.firstChild
    while child >= 0, !fits(scan.nodes[Int(child)].kind) { child = scan.nodes[Int(child)].nextSibling }
    return node(child)
  }

  func lastChild(where fits: (SyntaxKind) -> Bool) -> SyntaxNode? {
    var last: Int32 = -1
    var child = raw.firstChild
    while child >= 0 {
      if fits(scan.nodes[Int(child)].kind) { last = child }
      child = scan.nodes[Int(child)].nextSibling
    }
    return node(last)
  }

  /// The nodes around it, innermost first, without itself.
  public var ancestors: Ancestors { Ancestors(innermost: parent) }

  /// The nodes around a node, from the inside out.
  public struct Ancestors: Sequence, IteratorProtocol, Sendable {
    fileprivate var innermost: SyntaxNode?

    public mutating func next() -> SyntaxNode? {
      defer { innermost = innermost?.parent }
      return innermost
    }
  }

  /// Whether `other` is this node or below it.
  public func contains(_ other: SyntaxNode) -> Bool { other == self || other.ancestors.contains(self) }

  /// Whether both stand in the same item of a file.
  public func isTogether(with other: SyntaxNode) -> Bool { scan === other.scan }

  /// Visits the node and all below it, in source order; below a node only where `visit` returns true.
  public func walk(_ visit: (SyntaxNode) -> Bool) {
    traverse { visit(SyntaxNode(scan: scan, index: $0, shift: shift)) }
  }

  /// The same for nodes of some kinds only: the others, and what is below them, are passed over where they are stored.
  public func walk(only kinds: (SyntaxKind) -> Bool, _ visit: (SyntaxNode) -> Bool) {
    traverse { kinds(scan.nodes[Int($0)].kind) && visit(SyntaxNode(scan: scan, index: $0, shift: shift)) }
  }

  /// The nodes of some kind at or below this one, in source order.
  public func descendants(_ kinds: SyntaxKind...) -> [SyntaxNode] { descendants(kinds) }

  /// Those whose name is spelled so.
  public func descendants(_ kind: SyntaxKind, named spelling: StaticString) -> [SyntaxNode] {
    descendants { $0.kind == kind && SyntaxNode(scan: scan, index: $1, shift: shift).isNamed(spelling) }
  }

  func descendants(_ kinds: [SyntaxKind]) -> [SyntaxNode] { descendants { node, _ in kinds.contains(node.kind) } }

  private func descendants(where fits: (RawNode, Int32) -> Bool) -> [SyntaxNode] {
    var found: [SyntaxNode] = []
    traverse { index in
      if fits(scan.nodes[Int(index)], index) { found.append(SyntaxNode(scan: scan, index: index, shift: shift)) }
      return true
    }
    return found
  }

  /// Goes through the indices of this node and those below along the links between them, so without a stack: the depth
  /// of the tree is the user's choice.
  private func traverse(_ entersChildren: (Int32) -> Bool) {
    let nodes = scan.nodes
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
