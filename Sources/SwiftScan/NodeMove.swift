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
    /// The tokens of the body, with its brackets.
    let tokens: Range<Int32>

    /// Nil if the block isn't that of a known body.
    init?(_ block: SyntaxNode, in unit: SyntaxUnit) {
      guard let body = block.scan.bodies?.body(ofBlock: block.index) else { return nil }
      scan = block.scan
      shift = Int32(truncatingIfNeeded: unit.shift)
      let next = unit.number + 1
      let end = next < scan.units.count ? scan.units[next].root : Int32(scan.nodes.count)
      self.unit = scan.units[unit.number].root..<end
      self.body = body.nodes
      tokens = body.tokens
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

  /// The number in its body of the only token that differs, given the UTF-8 ranges of the edit in both scans. Nil if
  /// there's another difference, or if the token declares a name or is part of a type. Linear in the length of the body.
  func editedToken(_ place: Range<Int>, _ newPlace: Range<Int>) -> Int? {
    guard hasSameStructure, old.tokens.count == new.tokens.count,
      let number = newPlace.isEmpty ? old.token(containing: place) : new.token(containing: newPlace),
      old.token(number, contains: place), new.token(number, contains: newPlace),
      old.hasSameTokens(as: new, except: number), old.isPlainCode(atToken: old.tokens.lowerBound + Int32(number))
    else { return nil }
    return number
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

extension NodeMove.Side {
  /// The number in the body of the token in which a UTF-8 range of the scan starts; nil if there is none.
  fileprivate func token(containing place: Range<Int>) -> Int? {
    let all = scan.tokens[Int(tokens.lowerBound)..<Int(tokens.upperBound)]
    let index = all.partitionPoint { $0.end <= place.lowerBound }
    return index < all.endIndex ? index - all.startIndex : nil
  }

  /// Whether a UTF-8 range of the scan is inside a token, or at an end of it.
  fileprivate func token(_ number: Int, contains place: Range<Int>) -> Bool {
    let token = scan.tokens[Int(tokens.lowerBound) + number]
    return token.start <= place.lowerBound && place.upperBound <= token.end
  }

  /// Whether the bodies have tokens of the same kinds in the same places, except that one is longer or shorter, and
  /// whether their nodes have the same tokens. Linear in their number.
  fileprivate func hasSameTokens(as other: Self, except number: Int) -> Bool {
    let (all, others) = (scan.tokens, other.scan.tokens)
    let (start, newStart) = (Int(tokens.lowerBound), Int(other.tokens.lowerBound))
    let base = Int(all[start].start)
    let newBase = Int(others[newStart].start)
    let growth = Int(others[newStart + number].end) - newBase - (Int(all[start + number].end) - base)
    for index in 0..<tokens.count {
      let (token, new) = (all[start + index], others[newStart + index])
      guard token.kind == new.kind, token.keyword == new.keyword, token.flags == new.flags,
        Int(new.start) - newBase == Int(token.start) - base + (index > number ? growth : 0),
        Int(new.end) - newBase == Int(token.end) - base + (index >= number ? growth : 0)
      else { return false }
    }
    let distance = other.tokens.lowerBound - tokens.lowerBound
    let nodeDistance = other.body.lowerBound - body.lowerBound
    return body.allSatisfy { index in
      let (node, new) = (scan.nodes[Int(index)], other.scan.nodes[Int(index + nodeDistance)])
      return node.first + distance == new.first && node.end + distance == new.end
        && (node.name < 0 ? new.name < 0 : node.name + distance == new.name)
    }
  }

  /// Whether a token is a name, a label, or a literal in an expression. Other tokens may declare a name.
  fileprivate func isPlainCode(atToken token: Int32) -> Bool {
    let around = scan.nodes[Int(body.lowerBound)..<Int(body.upperBound)].lazy.filter {
      $0.first <= token && token < $0.end
    }
    switch around.min(by: { $0.end - $0.first < $1.end - $1.first })?.kind {
    case .reference, .memberAccess, .argument, .integerLiteral, .floatLiteral, .stringLiteral: return true
    default: return false
    }
  }
}

extension SyntaxNode {
  /// The UTF-8 offset of the first token. Not noted as read, because the node only moves.
  fileprivate var start: Int { Int(scan.tokens[Int(scan.nodes[Int(index)].first)].start) + Int(shift) }
}
