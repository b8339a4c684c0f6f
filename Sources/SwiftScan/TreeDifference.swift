/// The part in which two trees differ. Before it, both trees are equal; after it, they are equal except for their
/// offsets.
public struct TreeDifference: Sendable {
  /// The part of one of the trees.
  public struct Side: Sendable {
    /// All units that the other tree doesn't have, and the units between them.
    public let units: [SyntaxUnit]
    /// The nodes that contain everything that differs: the roots of the units or, if `#if` contains the whole file,
    /// some items of a clause.
    public let nodes: [SyntaxNode]
    /// The UTF-8 range of the nodes, with the white space and comments around them; nil if the trees are equal.
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

  /// The difference of a tree from itself.
  public init() { self.init(from: [], to: []) }

  init(from old: [SyntaxUnit], to new: [SyntaxUnit]) { self.init(Side(old), Side(new)) }

  /// The difference made by one edit, if no bracket lacks a counterpart. `old` is the range of the edit in the older
  /// text, and `new` its range in the newer one.
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

  /// The UTF-8 offset in both texts from which they may differ; nil if the trees are equal.
  public var start: Int? { (new.range ?? old.range)?.lowerBound }

  /// The range in the newer text that corresponds to a range of the older one; nil if it overlaps the difference. An
  /// empty range at the end of the text before a difference stays there.
  public func moved(_ range: Range<Int>) -> Range<Int>? {
    guard let replaced = old.range, let new = new.range else { return range }
    if range.upperBound <= replaced.lowerBound, replaced.lowerBound > 0 { return range }
    guard range.lowerBound >= replaced.upperBound else { return nil }
    let distance = new.upperBound - replaced.upperBound
    return range.lowerBound + distance..<range.upperBound + distance
  }
}

/// The items of a clause that an edit touches, in a file that is in `#if` as a whole.
private struct ClausePart {
  private let file: SyntaxNode
  /// The clause, as its index in each `#if` around it, from the outside in.
  private var path: [Int] = []
  private(set) var items: [SyntaxNode]
  /// The UTF-8 range of the items. If the edit is before or after all items, extends to the start or end of the clause.
  private(set) var range: Range<Int>

  /// Returns nil if the edit touches more than the items of a clause, or if the file isn't in `#if`.
  init?(around edit: Range<Int>, of file: SyntaxNode) {
    self.file = file
    items = Array(file.children)
    range = file.range
    while items.count == 1, items[0].kind == .ifConfig, narrow(to: edit, within: items[0]) {}
    if path.isEmpty { return nil }
  }

  /// Returns false if no clause contains all of the edit between its condition and its end.
  private mutating func narrow(to edit: Range<Int>, within config: SyntaxNode) -> Bool {
    let clauses = Array(config.children)
    guard let index = clauses.lastIndex(where: { $0.range.lowerBound < edit.lowerBound }) else { return false }
    let end = index + 1 < clauses.count ? clauses[index + 1].firstToken : config.lastToken
    let condition = clauses[index].first(.ifConfigCondition)
    let start = condition?.range.upperBound ?? clauses[index].firstToken.range.upperBound
    guard start < edit.lowerBound, edit.upperBound < end.range.lowerBound, end.endsClause else { return false }
    let all = clauses[index].children.filter { $0.kind != .ifConfigCondition }
    // The text between two items may affect both.
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

  /// Whether the text around both parts was read in the same way. The parser may have examined the edited text while it
  /// read the text before, so that part is compared. After the part, equal tokens are read equally.
  func isReplaced(by new: ClausePart, growth: Int) -> Bool {
    path == new.path && range.lowerBound == new.range.lowerBound && range.upperBound + growth == new.range.upperBound
      && file.begins(as: new.file, before: range.lowerBound)
  }
}

extension SyntaxNode {
  /// Whether the items of two files and their descendants are equal as far as they end at or before an offset, given
  /// that the text is equal. Linear in the number of their nodes and tokens.
  fileprivate func begins(as other: SyntaxNode, before offset: Int = .max) -> Bool {
    let tokens = tokensBegun(before: offset)
    let otherTokens = other.tokensBegun(before: offset)
    let distance = other.raw.first - raw.first
    guard tokens.count == otherTokens.count,
      zip(tokens, otherTokens).allSatisfy({ $0.kind == $1.kind && $0.keyword == $1.keyword && $0.flags == $1.flags })
    else { return false }
    let (end, step) = (raw.first + Int32(tokens.count), other.index - index)
    // The nodes of an item are stored before those of the next one.
    for (left, right) in zip(scan.nodes[Int(index + 1)...], other.scan.nodes[Int(other.index + 1)...]) {
      if left.first >= end { return right.first >= end + distance }
      guard left.kind == right.kind, left.first + distance == right.first,
        moved(left.parent, by: step) == right.parent, moved(left.name, by: distance) == right.name,
        left.end <= end ? left.end + distance == right.end : right.end > end + distance
      else { return false }
    }
    return true
  }

  /// Moves the index of a node or token; -1, which means none, is unchanged.
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
