/// A map from the nodes of a text to those after an edit of a single body. All nodes keep their order, so those before
/// the body and those after it have moved by a constant number each. If the body has the same structure as before, as
/// while a name is typed, its nodes correspond too.
public struct NodeMove: Sendable {
  /// The unit with the body, in one of the texts.
  fileprivate struct Side {
    let scan: Scan
    let shift: Int32
    /// The nodes of the unit, among the nodes of its scan.
    let unit: Range<Int32>
    /// The nodes in the body, without its block.
    let body: Range<Int32>

    /// Nil if the block isn't that of a known body.
    init?(_ block: SyntaxNode, in unit: SyntaxUnit) {
      guard let body = block.scan.bodies?.body(ofBlock: block.index) else { return nil }
      scan = block.scan
      shift = Int32(truncatingIfNeeded: unit.shift)
      let next = unit.number + 1
      let end = next < scan.units.count ? scan.units[next].root : Int32(scan.nodes.count)
      self.unit = scan.units[unit.number].root..<end
      self.body = body.nodes
    }
  }

  private let old: Side
  private let new: Side
  private let hasSameStructure: Bool
  /// The other scans of the old text.
  private let scans: Set<ObjectIdentifier>
  /// The UTF-8 offset in the old text after which all units have moved by `growth` bytes.
  private let end: Int
  private let growth: Int

  /// `block` is the edited body in both texts. Nil if the nodes around it don't correspond. The cost is that of the
  /// number of scans.
  init?(
    _ block: (old: SyntaxNode, new: SyntaxNode), in unit: (old: SyntaxUnit, new: SyntaxUnit), of scans: [Scan],
    growingBy growth: Int
  ) {
    guard let old = Side(block.old, in: unit.old), let new = Side(block.new, in: unit.new),
      old.body.lowerBound - old.unit.lowerBound == new.body.lowerBound - new.unit.lowerBound,
      old.unit.upperBound - old.body.upperBound == new.unit.upperBound - new.body.upperBound
    else { return nil }
    self.init(
      old: old, new: new, hasSameStructure: old.hasSameStructure(as: new),
      scans: Set(scans.map { ObjectIdentifier($0) }), end: unit.old.range.upperBound, growth: growth)
    assert(isExact)
  }

  private init(
    old: Side, new: Side, hasSameStructure: Bool, scans: Set<ObjectIdentifier>, end: Int, growth: Int
  ) {
    (self.old, self.new, self.hasSameStructure) = (old, new, hasSameStructure)
    (self.scans, self.end, self.growth) = (scans, end, growth)
  }

  /// The way back.
  public var reversed: NodeMove {
    NodeMove(
      old: new, new: old, hasSameStructure: hasSameStructure, scans: scans, end: end + growth, growth: -growth)
  }

  /// The node in the newer text that is the same as one of the older text; nil if it was in the edited body. Nodes of
  /// other texts stay.
  public func callAsFunction(_ node: SyntaxNode) -> SyntaxNode? {
    guard node.scan === old.scan, old.unit.contains(node.index) else {
      let isBehind = scans.contains(ObjectIdentifier(node.scan)) && node.start >= end
      return isBehind ? node.moved(by: growth) : node
    }
    return moved(node.index).map { SyntaxNode(scan: new.scan, index: $0, shift: new.shift) }
  }

  private func moved(_ index: Int32) -> Int32? {
    if index < old.body.lowerBound || hasSameStructure { return index - old.unit.lowerBound + new.unit.lowerBound }
    return index < old.body.upperBound ? nil : index - old.body.upperBound + new.body.upperBound
  }

  /// Whether all nodes outside the body correspond. Linear in the number of nodes.
  private var isExact: Bool {
    old.unit.allSatisfy { index in
      guard let moved = moved(index) else { return true }
      let (node, other) = (old.scan.nodes[Int(index)], new.scan.nodes[Int(moved)])
      return node.kind == other.kind && (node.parent < 0 ? -1 : self.moved(node.parent)) ?? -2 == other.parent
    }
  }
}

extension NodeMove.Side {
  /// Whether the nodes of both bodies are of the same kinds, and related in the same way. Linear in their number.
  fileprivate func hasSameStructure(as other: Self) -> Bool {
    guard body.count == other.body.count else { return false }
    let distance = other.body.lowerBound - body.lowerBound
    func isMoved(_ index: Int32, to new: Int32) -> Bool { index < 0 ? new == index : new == index + distance }
    return body.allSatisfy { index in
      let (node, other) = (scan.nodes[Int(index)], other.scan.nodes[Int(index + distance)])
      return node.kind == other.kind && isMoved(node.parent, to: other.parent)
        && isMoved(node.firstChild, to: other.firstChild) && isMoved(node.nextSibling, to: other.nextSibling)
    }
  }
}

extension SyntaxNode {
  /// The UTF-8 offset of the first token. Not noted as read, because the node only moves.
  fileprivate var start: Int { Int(scan.tokens[Int(scan.nodes[Int(index)].first)].start) + Int(shift) }
}
