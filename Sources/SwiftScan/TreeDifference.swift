/// Where two trees differ. What stands before is the same in both, and so is what stands behind, but for its place.
public struct TreeDifference: Sendable {
  /// What one of the trees has in the place where they differ.
  public struct Side: Sendable {
    /// All that the other tree does not have, and units between them.
    public let units: [SyntaxUnit]
    /// Below these stands all that differs: the roots of the units, or some items of the clause of `#if` that holds the file.
    public let nodes: [SyntaxNode]
    /// The UTF-8 range of the nodes, with the white space and comments around them; nil where nothing differs.
    public let range: Range<Int>?

    public init(_ units: [SyntaxUnit]) {
      self.units = units
      nodes = units.map(\.root)
      range = units.first.flatMap { first in units.last.map { first.range.lowerBound..<$0.range.upperBound } }
    }

    fileprivate init(_ units: [SyntaxUnit], _ part: ClausePart) {
      self.units = units
      nodes = part.items
      range = part.range
    }
  }

  public let old: Side
  public let new: Side

  /// Of a tree from itself.
  public init() { self.init(from: [], to: []) }

  init(from old: [SyntaxUnit], to new: [SyntaxUnit]) { self.init(Side(old), Side(new)) }

  /// The same where one edit made the one of the other and no bracket is without a counterpart: `old` is its range in the
  /// older text, `new` in the newer one.
  init(from oldUnits: [SyntaxUnit], to newUnits: [SyntaxUnit], edited old: Range<Int>, to new: Range<Int>) {
    let growth = new.count - old.count
    guard let index = oldUnits.firstIndex(where: { old.upperBound < $0.range.upperBound }),
      oldUnits.count == newUnits.count,
      zip(oldUnits, newUnits).prefix(index).allSatisfy({ $0.root.begins(as: $1.root) }),
      let oldPart = ClausePart(around: old, of: oldUnits[index].root),
      let newPart = ClausePart(around: new, of: newUnits[index].root),
      oldPart.isReplaced(by: newPart, growth: growth),
      oldUnits[index].range.upperBound + growth == newUnits[index].range.upperBound
    else {
      self.init(from: oldUnits, to: newUnits)
      return
    }
    self.init(Side(oldUnits, oldPart), Side(newUnits, newPart))
  }

  private init(_ old: Side, _ new: Side) {
    self.old = old
    self.new = new
  }

  /// The UTF-8 offset in both texts from which on they may differ; nil where nothing does.
  public var start: Int? { (new.range ?? old.range)?.lowerBound }

  /// Where a range of the older text stands in the newer one; nil if it reaches into what differs. An empty range at
  /// the end of what comes before a difference stays there.
  public func moved(_ range: Range<Int>) -> Range<Int>? {
    guard let replaced = old.range, let new = new.range else { return range }
    if range.upperBound <= replaced.lowerBound, replaced.lowerBound > 0 { return range }
    guard range.lowerBound >= replaced.upperBound else { return nil }
    let distance = new.upperBound - replaced.upperBound
    return range.lowerBound + distance..<range.upperBound + distance
  }
}

/// What an edit touches of a file that stands in `#if` as a whole: some items of a clause.
private struct ClausePart {
  private let file: SyntaxNode
  /// The clause, as how many stand before it in each `#if` around it.
  private var path: [Int] = []
  private(set) var items: [SyntaxNode]
  /// Of the items, or up to what begins and ends the clause.
  private(set) var range: Range<Int>

  /// Nil for an edit that touches more than that, or of a file that does not stand in `#if`.
  init?(around edit: Range<Int>, of file: SyntaxNode) {
    self.file = file
    items = Array(file.children)
    range = file.range
    while items.count == 1, items[0].kind == .ifConfig, narrow(to: edit, within: items[0]) {}
    if path.isEmpty { return nil }
  }

  /// False where no clause has all of the edit between its condition and its end.
  private mutating func narrow(to edit: Range<Int>, within config: SyntaxNode) -> Bool {
    let clauses = Array(config.children)
    guard let index = clauses.lastIndex(where: { $0.range.lowerBound < edit.lowerBound }) else { return false }
    let end = index + 1 < clauses.count ? clauses[index + 1].firstToken : config.lastToken
    let condition = clauses[index].first(.ifConfigCondition)
    let start = condition?.range.upperBound ?? clauses[index].firstToken.range.upperBound
    guard start < edit.lowerBound, edit.upperBound < end.range.lowerBound, end.endsClause else { return false }
    let all = clauses[index].children.filter { $0.kind != .ifConfigCondition }
    // What stands between two items may have to do with both.
    let first = all.indices.first { $0 + 1 == all.count || all[$0 + 1].range.lowerBound >= edit.lowerBound } ?? 0
    let last = all.indices.last { $0 == 0 || all[$0 - 1].range.upperBound <= edit.upperBound }.map { $0 + 1 } ?? 0
    path.append(index)
    items = Array(all[first..<last])
    range = start..<end.range.lowerBound
    if let first = items.first, first.range.lowerBound <= edit.lowerBound {
      range = first.range.lowerBound..<range.upperBound
    }
    if let last = items.last, last.range.upperBound >= edit.upperBound {
      range = range.lowerBound..<last.range.upperBound
    }
    return true
  }

  /// Whether what stands around both is the same. What stands before was perhaps read with a look at what was edited, so it
  /// is compared; from the same tokens on the same is read.
  func isReplaced(by new: ClausePart, growth: Int) -> Bool {
    path == new.path && range.lowerBound == new.range.lowerBound && range.upperBound + growth == new.range.upperBound
      && file.begins(as: new.file, before: range.lowerBound)
  }
}

extension SyntaxNode {
  /// Whether the items of two files, and all below them, are the same as far as they end at or before an offset, given that
  /// the text is. Linear in the number of their nodes and tokens.
  fileprivate func begins(as other: SyntaxNode, before offset: Int = .max) -> Bool {
    let tokens = tokensBegun(before: offset)
    let otherTokens = other.tokensBegun(before: offset)
    let distance = other.raw.first - raw.first
    guard tokens.count == otherTokens.count,
      zip(tokens, otherTokens).allSatisfy({ $0.kind == $1.kind && $0.keyword == $1.keyword && $0.flags == $1.flags })
    else { return false }
    let (end, step) = (raw.first + Int32(tokens.count), other.index - index)
    // All nodes of an item are stored before those of the next one.
    for (left, right) in zip(scan.nodes[Int(index + 1)...], other.scan.nodes[Int(other.index + 1)...]) {
      if left.first >= end { return right.first >= end + distance }
      guard left.kind == right.kind, left.first + distance == right.first,
        moved(left.parent, by: step) == right.parent, moved(left.name, by: distance) == right.name,
        left.end <= end ? left.end + distance == right.end : right.end > end + distance
      else { return false }
    }
    return true
  }

  /// Of a node or token, or of none.
  private func moved(_ index: Int32, by distance: Int32) -> Int32 { index < 0 ? index : index + distance }

  private func tokensBegun(before offset: Int) -> ArraySlice<RawToken> {
    let all = scan.tokens[Int(raw.first)..<Int(raw.end)]
    return all[..<all.partitionPoint { Int($0.start) + Int(shift) < offset }]
  }
}

extension Token {
  fileprivate var endsClause: Bool {
    switch raw.keyword {
    case .poundElseif, .poundElse, .poundEndif: true
    default: false
    }
  }
}
