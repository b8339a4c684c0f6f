/// An item as it is stored, so that the scan of an edited text can take it over.
struct RawItem: Sendable {
  /// The token that it begins with.
  var first: Int32
  /// The first of its nodes, which are all that were made while it was read.
  var firstNode: Int32
  /// How many there are; 0 where its reader looked far beyond it, so that nobody can take it over.
  var nodeCount: UInt16 = 0
  /// How many of them were made before its own.
  var rootOffset: UInt16 = 0
  let context: Parser.ItemContext
  /// That of its reader, which does not read what is nested too deeply.
  let depth: UInt8

  /// To read again what has fewer nodes takes no longer than to look for it.
  static let fewestNodes = 10

  var nodes: Range<Int> { Int(firstNode)..<Int(firstNode) + Int(nodeCount) }

  /// Its own node.
  var root: Int { Int(firstNode) + Int(rootOffset) }

  /// The same where tokens and nodes have other numbers.
  func moved(byTokens tokenDistance: Int32, nodes nodeDistance: Int32) -> RawItem {
    var item = self
    item.first += tokenDistance
    item.firstNode += nodeDistance
    return item
  }
}

/// Tokens that a scan has from an older one: those before an edit, and those behind it.
struct TokensTaken {
  var before = Part()
  var behind = Part()

  struct Part {
    /// The number of the first of them.
    var start = 0
    /// Their numbers in the older scan.
    var old = 0..<0

    /// Whether a token and the one before it are of them.
    func holds(_ token: Int) -> Bool { start < token && token - start < old.count }
  }
}

/// What need not be parsed again in a stretch that was edited: the items that stand, with all that their readers looked at, in
/// tokens that were taken over. Borrows from the older scan.
struct ItemsKept {
  private let items: UnsafeBufferPointer<RawItem>
  private let nodes: UnsafeBufferPointer<RawNode>
  private let taken: TokensTaken

  /// Lends the items of a scan in tokens that were taken from it and not changed since, as `BracketRepair` may do.
  static func lending<Result>(from scan: Scan?, _ taken: TokensTaken, to body: (ItemsKept) -> Result) -> Result {
    (scan?.items ?? []).withUnsafeBufferPointer { items in
      (scan?.nodes ?? []).withUnsafeBufferPointer { body(ItemsKept(items: items, nodes: $0, taken: taken)) }
    }
  }

  /// The item that would be read from a token on, and those that stand in it; with its nodes. Logarithmic.
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
