/// An item in its stored form, which lets the scan of an edited text reuse it.
struct RawItem: Sendable {
  /// The index of its first token.
  var first: Int32
  /// The index of its first node. Its nodes are all nodes that were created while it was read.
  var firstNode: Int32
  /// The number of its nodes; 0 if it can't be reused, for example because the parser looked far beyond it.
  var nodeCount: UInt16 = 0
  /// The number of its nodes that precede its root node.
  var rootOffset: UInt16 = 0
  let context: Parser.ItemContext
  /// The nesting depth of the parser, which doesn't read code that is nested too deeply.
  let depth: UInt8

  /// The minimum number of nodes. Parsing a smaller item is as fast as looking it up.
  static let fewestNodes = 10

  var nodes: Range<Int> { Int(firstNode)..<Int(firstNode) + Int(nodeCount) }

  /// The index of its root node.
  var root: Int { Int(firstNode) + Int(rootOffset) }

  /// The same item with its token and node indices shifted.
  func moved(byTokens tokenDistance: Int32, nodes nodeDistance: Int32) -> RawItem {
    var item = self
    item.first += tokenDistance
    item.firstNode += nodeDistance
    return item
  }
}

/// The tokens that a scan reuses from an older one: those before an edit and those after it.
struct ReusedTokens {
  var before = Part()
  var behind = Part()

  struct Part {
    /// The index of the first one in the new scan.
    var start = 0
    /// Their indices in the older scan.
    var old = 0..<0

    /// Whether a token and the one before it are both in this part.
    func holds(_ token: Int) -> Bool { start < token && token - start < old.count }
  }
}

/// The items of an edited stretch that don't have to be parsed again: those for which all tokens that the parser
/// examined were reused. Borrows from the older scan.
struct ItemsKept {
  private let items: UnsafeBufferPointer<RawItem>
  private let nodes: UnsafeBufferPointer<RawNode>
  private let taken: ReusedTokens

  /// Lends the items of a scan whose tokens were reused. These tokens must be unchanged since then; `BracketRepair` may
  /// change tokens.
  static func lending<Result>(from scan: Scan?, _ taken: ReusedTokens, to body: (ItemsKept) -> Result) -> Result {
    (scan?.items ?? []).withUnsafeBufferPointer { items in
      (scan?.nodes ?? []).withUnsafeBufferPointer { body(ItemsKept(items: items, nodes: $0, taken: taken)) }
    }
  }

  /// The reusable item that begins at a token, with the items nested in it and its nodes. Logarithmic.
  func item(
    at token: Int, in context: Parser.ItemContext, depth: Int
  ) -> (items: Slice<UnsafeBufferPointer<RawItem>>, nodes: Slice<UnsafeBufferPointer<RawNode>>)? {
    let part = taken.before.holds(token) ? taken.before : taken.behind
    guard part.holds(token) else { return nil }
    let first = part.old.lowerBound + token - part.start
    let rest = items[items.partitionPoint { $0.first < first }...]
    guard let item = rest.first, item.first == first, item.nodeCount > 0, item.context == context, item.depth == depth
    else { return nil }
    let end = nodes[item.root].end
    guard Int(end) + Parser.lookAhead <= part.old.upperBound else { return nil }
    return (rest.prefix { $0.first < end }, nodes[item.nodes])
  }
}
