import TextModel

/// The bodies of functions, initializers, and accessors, and the closures that create the values of properties, in a
/// scan: those that a `BodyEdit` can change. Tells for each node in which of them it is.
struct ScannedBodies: Sendable {
  struct Body: Sendable {
    /// The block, which isn't in the body itself: code that only looks at the children of a function reads no body.
    var block: Int32
    /// The tokens from the opening bracket through the closing one.
    var tokens: Range<Int32>
    /// The nodes in the body, which are stored together.
    var nodes: Range<Int32>
    var bit: ReadBit
  }

  /// In source order.
  private(set) var all: [Body] = []
  /// For each node, the slot of the body that it is in, or 0.
  private(set) var slots: [UInt8]
  /// For each token, which token of a body it is.
  private(set) var places: [TokenOfBody]

  /// Finds the bodies. Linear in the number of nodes and tokens in bodies and of members.
  init(of nodes: [RawNode], _ tokens: [RawToken], _ utf8: [UInt8], _ units: [Scan.Unit]) {
    slots = [UInt8](repeating: 0, count: nodes.count)
    places = [TokenOfBody](repeating: .none, count: tokens.count)
    var finder = Finder(nodes: nodes, tokens: tokens, utf8: utf8)
    for unit in units { finder.find(in: unit.root, 0) }
    all = finder.found
    for body in all {
      for index in body.nodes { slots[Int(index)] = body.bit.slot }
      for (place, index) in body.tokens.enumerated() {
        places[Int(index)] = TokenOfBody(place, of: body.bit)
      }
    }
  }

  /// The body with this block.
  func body(ofBlock block: Int32) -> Body? {
    let place = all.partitionPoint { $0.block < block }
    return place < all.count && all[place].block == block ? all[place] : nil
  }

  /// The bodies with at least one of these tokens.
  func bodies(in tokens: Range<Int32>) -> ArraySlice<Body> {
    all[all.partitionPoint { $0.tokens.upperBound <= tokens.lowerBound }...].prefix {
      $0.tokens.lowerBound < tokens.upperBound
    }
  }
}

/// Finds the bodies among the members of types and in `#if`.
private struct Finder {
  let nodes: [RawNode]
  let tokens: [RawToken]
  let utf8: [UInt8]
  var found: [ScannedBodies.Body] = []

  /// `scope` is a hash of the heads around the node.
  mutating func find(in index: Int32, _ scope: UInt64) {
    let node = nodes[Int(index)]
    switch node.kind {
    case .file, .ifConfig, .ifConfigClause, .memberBlock: findInChildren(of: node, scope)
    case .functionDeclaration, .initializerDeclaration, .deinitializerDeclaration:
      if let block = child(.codeBlock, of: node) { add(block, node, scope) }
    case .subscriptDeclaration:
      if let block = child(.accessorBlock, of: node) { add(block, node, scope) }
    case .variableDeclaration:
      guard let binding = child(.binding, of: node).map({ nodes[Int($0)] }) else { break }
      if let block = child(.accessorBlock, of: binding) {
        add(block, node, scope)
      } else if let value = child(.call, of: binding), let closure = child(.closure, of: nodes[Int(value)]) {
        add(closure, node, scope, before: Int(value))
      }
    case _ where node.kind.isTypeDeclaration:
      if let block = child(.memberBlock, of: node) { find(in: block, hash(node, before: block, scope)) }
    default: break
    }
  }

  private mutating func findInChildren(of node: RawNode, _ scope: UInt64) {
    var next = node.firstChild
    while next >= 0 {
      find(in: next, scope)
      next = nodes[Int(next)].nextSibling
    }
  }

  private func child(_ kind: SyntaxKind, of node: RawNode) -> Int32? {
    var next = node.firstChild
    while next >= 0, nodes[Int(next)].kind != kind { next = nodes[Int(next)].nextSibling }
    return next < 0 ? nil : next
  }

  /// `outer` is a node around the block that is stored after it.
  private mutating func add(_ block: Int32, _ member: RawNode, _ scope: UInt64, before outer: Int = .max) {
    let node = nodes[Int(block)]
    var end = Int(block) + 1
    while end < min(nodes.count, outer), nodes[end].first < node.end { end += 1 }
    found.append(
      ScannedBodies.Body(
        block: block, tokens: node.first..<node.end, nodes: block + 1..<Int32(end),
        bit: ReadBit(ofBody: hash(member, before: block, scope))))
  }

  private func hash(_ node: RawNode, before block: Int32, _ scope: UInt64) -> UInt64 {
    let start = Int(tokens[Int(node.first)].start)
    let end = Int(tokens[Int(nodes[Int(block)].first)].start)
    return utf8[start..<max(start, end)].stableHash ^ scope &* 31
  }
}
