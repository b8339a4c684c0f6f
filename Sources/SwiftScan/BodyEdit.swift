/// An edit that changes only the code in bodies of functions, initializers, and accessors, and in closures that create the
/// values of properties. All declarations keep the heads that they had: their names, types, and parameters.
public struct BodyEdit: Sendable {
  /// The items and members that the edit left as they were, in parts of the new tree, each with the same node of the
  /// old tree. In source order.
  fileprivate struct Part {
    let scan: Scan
    var kept: [(new: Int32, old: SyntaxNode)] = []
  }

  private var parts: [Part] = []
  /// The units that differ, in both trees, and in them the members whose bodies differ.
  private(set) var units: [(old: SyntaxUnit, new: SyntaxUnit)] = []
  private(set) var members: [(old: SyntaxNode, new: SyntaxNode)] = []
  /// The scans of the old tree.
  let scans: [Scan]

  /// Compares two trees. Nil if they differ in more than bodies, if one of these bodies declares a type, or if a bracket
  /// lacks a counterpart, because then equal text may mean something else. The cost is that of comparing the bytes of
  /// the units that differ.
  public init?(from old: SyntaxTree, to new: SyntaxTree) {
    guard old.brokenPart == nil, new.brokenPart == nil else { return nil }
    scans = old.runs.map(\.scan)
    let difference = new.difference(from: old)
    let (oldUnits, newUnits) = (difference.old.units, difference.new.units)
    guard oldUnits.count == newUnits.count else { return nil }
    for (oldUnit, newUnit) in zip(oldUnits, newUnits) {
      parts.append(Part(scan: newUnit.root.scan))
      units.append((oldUnit, newUnit))
      guard follow(oldUnit.root, newUnit.root) else { return nil }
    }
  }

  /// The node of the old tree that is equal to a node of the new one; nil for nodes in edited bodies. The cost is that
  /// of the number of nodes around it.
  public func old(_ node: SyntaxNode) -> SyntaxNode? {
    var isNew = false
    for part in parts where part.scan === node.scan {
      isNew = true
      if let old = part.old(node) { return old }
    }
    return isNew ? nil : node
  }

  /// Compares the children of two nodes. Returns false if they differ in more than bodies.
  private mutating func follow(_ old: SyntaxNode, _ new: SyntaxNode) -> Bool {
    var (olds, news) = (old.children, new.children)
    while true {
      switch (olds.next(), news.next()) {
      case (let old?, let new?): guard compare(old, new) else { return false }
      case (nil, nil): return true
      default: return false
      }
    }
  }

  private mutating func compare(_ old: SyntaxNode, _ new: SyntaxNode) -> Bool {
    guard old.kind == new.kind else { return false }
    if old.hasSameText(as: new) {
      parts[parts.count - 1].kept.append((new.index, old))
      return true
    }
    switch new.kind {
    case .ifConfig, .ifConfigClause: return follow(old, new)
    case .functionDeclaration, .initializerDeclaration, .deinitializerDeclaration:
      members.append((old, new))
      return old.hasSameHead(as: new, before: .codeBlock) && !old.declaresTypes && !new.declaresTypes
    case .variableDeclaration, .subscriptDeclaration:
      members.append((old, new))
      return (old.hasSameAccessors(as: new) || old.isSame(as: new, outside: \.valueClosure)) && !old.declaresTypes
        && !new.declaresTypes
    case _ where new.kind.isTypeDeclaration:
      guard old.hasSameHead(as: new, before: .memberBlock), let oldBlock = old.first(.memberBlock),
        let newBlock = new.first(.memberBlock)
      else { return false }
      return follow(oldBlock, newBlock)
    default: return false
    }
  }
}

extension BodyEdit.Part {
  /// The node of the old tree that is equal to a node of this scan, if it's in something that the edit left as it was.
  fileprivate func old(_ node: SyntaxNode) -> SyntaxNode? {
    var ancestor: SyntaxNode? = node
    while let candidate = ancestor {
      let place = kept.partitionPoint { $0.new < candidate.index }
      if place < kept.count, kept[place].new == candidate.index {
        let old = kept[place].old
        // The nodes of an item are stored together, in the order in which they were read.
        return SyntaxNode(scan: old.scan, index: old.index + node.index - candidate.index, shift: old.shift)
      }
      ancestor = candidate.parent
    }
    return nil
  }
}

extension SyntaxNode {
  fileprivate func hasSameText(as other: SyntaxNode) -> Bool {
    scan.utf8[placeInScan].hasSameBytes(as: other.scan.utf8[other.placeInScan])
  }

  /// The UTF-8 range of the node in its scan.
  private var placeInScan: Range<Int> { range.lowerBound - Int(shift)..<range.upperBound - Int(shift) }

  /// Whether both have a last child of this kind, and are equal before it.
  fileprivate func hasSameHead(as other: SyntaxNode, before kind: SyntaxKind) -> Bool {
    guard let block = first(kind), let otherBlock = other.first(kind) else { return false }
    let (place, otherPlace) = (placeInScan, other.placeInScan)
    let (blockPlace, otherBlockPlace) = (block.placeInScan, otherBlock.placeInScan)
    return blockPlace.upperBound == place.upperBound && otherBlockPlace.upperBound == otherPlace.upperBound
      && scan.utf8[place.lowerBound..<blockPlace.lowerBound]
        == other.scan.utf8[otherPlace.lowerBound..<otherBlockPlace.lowerBound]
  }

  /// Whether both are properties or subscripts with a type and the same accessors, and are equal before these.
  fileprivate func hasSameAccessors(as other: SyntaxNode) -> Bool {
    guard let owner = soleBinding, let otherOwner = other.soleBinding, owner.type != nil,
      owner.range.upperBound == range.upperBound, otherOwner.range.upperBound == other.range.upperBound,
      owner.hasSameHead(as: otherOwner, before: .accessorBlock),
      let block = owner.first(.accessorBlock), let otherBlock = otherOwner.first(.accessorBlock)
    else { return false }
    let head = placeInScan.lowerBound..<owner.placeInScan.lowerBound
    let otherHead = other.placeInScan.lowerBound..<otherOwner.placeInScan.lowerBound
    return scan.utf8[head] == other.scan.utf8[otherHead] && block.accessorNames == otherBlock.accessorNames
  }

  /// Whether both have a part and are equal before and after it.
  fileprivate func isSame(as other: SyntaxNode, outside part: (SyntaxNode) -> SyntaxNode?) -> Bool {
    guard let inner = part(self)?.placeInScan, let otherInner = part(other)?.placeInScan else { return false }
    let (place, otherPlace) = (placeInScan, other.placeInScan)
    return scan.utf8[place.lowerBound..<inner.lowerBound]
      .hasSameBytes(as: other.scan.utf8[otherPlace.lowerBound..<otherInner.lowerBound])
      && scan.utf8[inner.upperBound..<place.upperBound]
        .hasSameBytes(as: other.scan.utf8[otherInner.upperBound..<otherPlace.upperBound])
  }

  /// The closure that creates the value of a property whose type is declared: `let title: UILabel = { … }()`.
  var valueClosure: SyntaxNode? {
    guard kind == .variableDeclaration, let binding = soleBinding, binding.type != nil,
      binding.first(.accessorBlock) == nil, let value = binding.value, value.kind == .call, value.arguments.isEmpty,
      let closure = value.callee, closure.kind == .closure
    else { return nil }
    return closure
  }

  /// The node with the type and the accessors; nil if there are several.
  var soleBinding: SyntaxNode? {
    if kind == .subscriptDeclaration { return self }
    let bindings = bindings
    return bindings.count == 1 ? bindings[0] : nil
  }

  fileprivate var declaresTypes: Bool {
    var declares = false
    walk { node in
      if node.kind.isTypeDeclaration { declares = true }
      return !declares
    }
    return declares
  }

  private var accessorNames: [String] { flattenedChildren { $0 == .accessorDeclaration }.map(\.name) }
}
