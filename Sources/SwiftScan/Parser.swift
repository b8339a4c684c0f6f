import TextModel

/// Builds the structure tree from tokens by recursive descent, according to "The Swift Programming Language: Summary of
/// the Grammar". Where the grammar is ambiguous, it uses the lookahead of the compiler's own parser.
///
/// Accepts any tokens. Every loop consumes a token or ends, and brackets nested deeper than `maximumDepth` are skipped
/// unread, so no input overflows the stack.
struct Parser {
  let tokens: Tokens
  let source: UnsafeBufferPointer<UInt8>
  /// For each token that opens a bracket, the index at which to continue after it; see `Brackets`.
  let bracketEnds: UnsafeBufferPointer<Int32>
  /// All nodes that were opened, finished or not.
  let nodes: UnsafeMutableBufferPointer<RawNode>
  private var nodeCount = 0
  /// The index of the current token.
  var position: Int { didSet { current = tokens[position] } }
  private(set) var current: RawToken
  var depth = 0
  /// Whether to skip code in braces.
  let skipsBodies: Bool
  /// The items of an older text that don't have to be read again.
  private let kept: ItemsKept
  /// The items that were begun. An item for which there is no space can't be reused by a later scan.
  private let items: UnsafeMutableBufferPointer<RawItem>
  private var itemCount = 0
  /// The index of the last token that was examined ahead of the position.
  private var furthest = 0

  /// The compiler's parser gives up at 256.
  static let maximumDepth = 200

  /// The results of a parser.
  struct Result {
    var nodes: [RawNode]
    var units: [Scan.Unit]
    var items: [RawItem]
  }

  /// Reads the tokens from `start` on; the tokens before it are context. With `skipsBodies`, the blocks of functions,
  /// accessors, statements, and closures contain no nodes; everything around them is the same.
  static func parse(
    _ tokens: [RawToken], of utf8: [UInt8], pairedBy brackets: Brackets, from start: Int, _ kept: ItemsKept,
    skipsBodies: Bool
  ) -> Result {
    tokens.withUnsafeBufferPointer { tokens in
      utf8.withUnsafeBufferPointer { source in
        brackets.ends.withUnsafeBufferPointer { bracketEnds in
          var capacity = skipsBodies ? tokens.count / 2 + 16 : tokens.count + 16
          while true {
            let result = parse(outside: brackets.outermost, atMost: capacity, skipsBodies ? 0 : capacity / 8) {
              Parser(
                tokens: Tokens(base: tokens), source: source, bracketEnds: bracketEnds, nodes: $0, items: $1,
                position: start, skipsBodies: skipsBodies, kept: kept)
            }
            if let result { return result }
            capacity *= 2
          }
        }
      }
    }
  }

  /// Runs a parser that writes nodes, and as many items as fit. Returns nil if there are more nodes than
  /// `nodeCapacity`.
  private static func parse(
    outside brackets: [Range<Int>], atMost nodeCapacity: Int, _ itemCapacity: Int,
    with makeParser: (UnsafeMutableBufferPointer<RawNode>, UnsafeMutableBufferPointer<RawItem>) -> Parser
  ) -> Result? {
    var result = Result(nodes: [], units: [], items: [])
    result.nodes = [RawNode](unsafeUninitializedCapacity: nodeCapacity) { nodes, count in
      withUnsafeTemporaryAllocation(of: RawItem.self, capacity: itemCapacity) { items in
        var parser = makeParser(nodes, items)
        result.units = parser.parseUnits(outside: brackets)
        result.items = Array(items[..<parser.itemCount])
        count = parser.nodeCount > nodeCapacity ? 0 : parser.nodeCount
      }
    }
    return result.nodes.isEmpty ? nil : result
  }

  private init(
    tokens: Tokens, source: UnsafeBufferPointer<UInt8>, bracketEnds: UnsafeBufferPointer<Int32>,
    nodes: UnsafeMutableBufferPointer<RawNode>, items: UnsafeMutableBufferPointer<RawItem>, position: Int,
    skipsBodies: Bool, kept: ItemsKept
  ) {
    self.tokens = tokens
    self.source = source
    self.bracketEnds = bracketEnds
    self.nodes = nodes
    self.position = position
    self.skipsBodies = skipsBodies
    self.kept = kept
    self.items = items
    current = tokens[position]
  }

  /// Runs `question`, which may move the position, and restores the position.
  mutating func looking<Answer>(_ question: (inout Parser) -> Answer) -> Answer {
    let start = position
    defer {
      furthest = max(furthest, position)
      position = start
    }
    return question(&self)
  }
}

// MARK: - Units

extension Parser {
  /// The number of tokens after a unit or an item that its reader may have examined.
  static let lookAhead = 8

  /// Whether the code before the current token may depend on more than the next `lookAhead` tokens.
  private var looksFar: Bool { furthest > position + 4 }

  /// Reads the text item by item. Ends a unit before each line that starts outside all brackets, unless the unit's
  /// reader looked far beyond that place.
  private mutating func parseUnits(outside brackets: [Range<Int>]) -> [Scan.Unit] {
    var units: [Scan.Unit] = []
    units.reserveCapacity(8)
    var outermost = brackets[...]
    while !atEnd {
      let first = position
      furthest = position
      var file = open(.file)
      repeat {
        // A token that can't begin an item, such as an excess bracket or an `#endif` without `#if`.
        let isItem = !at(.rightBrace) && !atConditionalEnd && parseItem(into: &file, in: .code)
        if !isItem { add(skippingUnexpected(), to: &file) }
        outermost = outermost.drop { $0.upperBound <= position }
        let isInBracket = outermost.first.map { $0.lowerBound < position } ?? false
        let mayEnd = startsLine && !isInBracket && !looksFar
        if mayEnd { break }
      } while !atEnd
      let root = close(&file)
      units.append(unit(root, first..<position, after: units.last))
    }
    var end = open(.file)
    let root = close(&end)
    units.append(unit(root, position..<position + 1, after: units.last))
    return units
  }

  private func unit(_ root: Int32, _ range: Range<Int>, after last: Scan.Unit?) -> Scan.Unit {
    let start = last?.bytes.upperBound ?? (range.lowerBound > 0 ? Int32(tokens[range.lowerBound - 1].end) : 0)
    let lastSeen = max(range.upperBound + Self.lookAhead, endOfRepair(from: range.upperBound))
    var reach = Int(tokens[min(lastSeen, tokens.count - 1)].end)
    // A token may depend on the rest of its line.
    if let last, Int(last.reach) >= reach { reach = Int(last.reach) } else { reach = lineEnd(from: reach) }
    return Scan.Unit(
      root: root, tokens: Int32(range.lowerBound)..<Int32(range.upperBound),
      bytes: start..<Int32(tokens[range.upperBound - 1].end), reach: Int32(reach))
  }

  /// The last token that `BracketRepair` examined to determine whether an unclosed bracket ends before a token. For an
  /// `#if`, that depends on the start of the next line.
  private func endOfRepair(from index: Int) -> Int {
    guard index < tokens.count, tokens[index].keyword == .poundIf else { return index }
    var next = index + 1
    while next < tokens.count, !tokens[next].flags.contains(.startsLine) { next += 1 }
    return next + 2
  }

  /// The offset after the first line end at or after an offset.
  private func lineEnd(from offset: Int) -> Int {
    let end = source.count - PaddedText.padding
    return source[offset..<end].firstIndex(where: isLineEnd).map { $0 + 1 } ?? end
  }
}

// MARK: - Items

extension Parser {
  /// Records that an item begins here. Returns its index among the items, or nil if there is no space.
  mutating func beginItem(in context: ItemContext) -> Int? {
    guard itemCount < items.count else { return nil }
    let item = RawItem(
      first: Int32(truncatingIfNeeded: position), firstNode: Int32(truncatingIfNeeded: nodeCount), context: context,
      depth: UInt8(truncatingIfNeeded: depth))
    items.initializeElement(at: itemCount, to: item)
    itemCount += 1
    return itemCount - 1
  }

  /// Records the node of the item that began at `place` and ends here, unless its reader looked far beyond it.
  mutating func endItem(_ place: Int?, _ node: Int32) {
    guard let place else { return }
    let firstNode = Int(items[place].firstNode)
    let count = nodeCount - firstNode
    if count < RawItem.fewestNodes {
      itemCount = place
    } else if node >= 0, !looksFar, let nodeCount = UInt16(exactly: count) {
      items[place].nodeCount = nodeCount
      items[place].rootOffset = UInt16(truncatingIfNeeded: Int(node) - firstNode)
    }
  }

  /// Reuses an item whose nodes are known, and skips its tokens. Returns nil if none begins here.
  mutating func reuseItem(in context: ItemContext) -> Int32? {
    guard let old = kept.item(at: position, in: context, depth: depth), let item = old.items.first,
      nodeCount + old.nodes.count <= nodes.count, itemCount + old.items.count <= items.count
    else { return nil }
    let tokenDistance = Int32(truncatingIfNeeded: position) - item.first
    let nodeDistance = Int32(truncatingIfNeeded: nodeCount) - item.firstNode
    let root = item.root + Int(nodeDistance)
    for node in old.nodes {
      nodes.initializeElement(at: nodeCount, to: node.moved(byTokens: tokenDistance, nodes: nodeDistance))
      nodeCount += 1
    }
    for item in old.items {
      items.initializeElement(at: itemCount, to: item.moved(byTokens: tokenDistance, nodes: nodeDistance))
      itemCount += 1
    }
    nodes[root].nextSibling = Self.none
    position = Int(nodes[root].end)
    return Int32(truncatingIfNeeded: root)
  }
}

// MARK: - Tokens

extension Parser {
  var kind: TokenKind { current.kind }
  var keyword: Keyword { current.keyword }
  var atEnd: Bool { kind == .endOfFile }
  var startsLine: Bool { current.flags.contains(.startsLine) }
  var followsSpace: Bool { current.flags.contains(.followsSpace) }

  func at(_ kind: TokenKind) -> Bool { current.kind == kind }
  func at(_ keyword: Keyword) -> Bool { current.keyword == keyword }

  /// The kind of a later token; `endOfFile` past the end.
  func peekKind(_ distance: Int = 1) -> TokenKind { tokens[min(position + distance, tokens.count - 1)].kind }
  func peekKeyword(_ distance: Int = 1) -> Keyword { tokens[min(position + distance, tokens.count - 1)].keyword }
  func peekStartsLine(_ distance: Int = 1) -> Bool {
    tokens[min(position + distance, tokens.count - 1)].flags.contains(.startsLine)
  }

  @inline(__always)
  mutating func advance() { if !atEnd { position += 1 } }

  mutating func consume(_ kind: TokenKind) -> Bool {
    guard at(kind) else { return false }
    advance()
    return true
  }

  mutating func consume(_ keyword: Keyword) -> Bool {
    guard at(keyword) else { return false }
    advance()
    return true
  }

  /// Whether the token is an operator or a part of one.
  var atOperator: Bool { isOperator(kind) }

  func isOperator(_ kind: TokenKind) -> Bool {
    kind == .binaryOperator || kind == .prefixOperator || kind == .postfixOperator || kind == .prefixAmpersand
  }

  /// Whether the current token is this single operator character, either alone or split off a longer operator.
  func atCharacter(_ character: Unicode.Scalar) -> Bool {
    atOperator && current.end &- current.start == 1
      && source[Int(current.start)] == UInt8(ascii: character)
  }

  func atText(_ text: StaticString) -> Bool { isText(text, at: position) }

  /// Whether a token has this spelling. An operator is compared with all its parts.
  func isText(_ text: StaticString, at index: Int) -> Bool {
    let range = Int(tokens[index].start)..<Int(tokens[operatorEnd(from: index) - 1].end)
    return range.count == text.utf8CodeUnitCount && text.withUTF8Buffer { source[range].elementsEqual($0) }
  }

  /// The index after the last part of the operator that begins at a token.
  func operatorEnd(from index: Int) -> Int {
    var end = index + 1
    while end < tokens.count, tokens[end].flags.contains(.joined) { end += 1 }
    return end
  }

  mutating func advancePastOperator() { position = operatorEnd(from: position) }

  /// Skips `Module::` before a name.
  mutating func skipModuleSelector() {
    while at(.identifier), peekKind() == .colonColon { position += 2 }
  }

  /// Whether a token is a word, reserved or not, or `_`. These can be labels or, after a period, names of members.
  func isWord(_ kind: TokenKind) -> Bool { kind == .identifier || kind == .keyword || kind == .wildcard }

  /// Whether a token can be an argument label; `inout` can't, for historical reasons.
  func isLabel(at index: Int) -> Bool {
    let index = min(index, tokens.count - 1)
    return (isWord(tokens[index].kind) && tokens[index].keyword != .inout) || tokens[index].kind == .dollarIdentifier
  }
}

// MARK: - Nodes

extension Parser {
  /// A node whose children are still being read.
  struct OpenNode {
    var raw: RawNode
    fileprivate let index: Int32
    var lastChild: Int32 = -1
  }

  /// The index that represents no node, for optional parts that are absent.
  static let none: Int32 = -1

  mutating func open(_ kind: SyntaxKind) -> OpenNode { open(kind, from: Int32(truncatingIfNeeded: position)) }

  @inline(__always)
  private mutating func open(_ kind: SyntaxKind, from token: Int32) -> OpenNode {
    // If there is no space, the result is discarded, and `parse` retries with more space.
    let index = min(nodeCount, nodes.count - 1)
    let raw = RawNode(kind: kind, first: token)
    nodes.initializeElement(at: index, to: raw)
    nodeCount += 1
    return OpenNode(raw: raw, index: Int32(truncatingIfNeeded: index))
  }

  /// Opens a node that begins at the start of a finished node and contains it.
  mutating func open(_ kind: SyntaxKind, around child: Int32) -> OpenNode {
    guard child >= 0 else { return open(kind) }
    var node = open(kind, from: nodes[Int(child)].first)
    add(child, to: &node)
    return node
  }

  func add(_ child: Int32, to node: inout OpenNode) {
    guard child >= 0 else { return }
    nodes[Int(child)].parent = node.index
    if node.lastChild >= 0 {
      nodes[Int(node.lastChild)].nextSibling = child
    } else {
      node.raw.firstChild = child
    }
    node.lastChild = child
  }

  /// Records the current token as the node's name.
  func name(_ node: inout OpenNode) { node.raw.name = Int32(truncatingIfNeeded: position) }

  /// Ends a node before the current token.
  func close(_ node: inout OpenNode) -> Int32 {
    node.raw.end = Int32(truncatingIfNeeded: position)
    nodes[Int(node.index)] = node.raw
    return node.index
  }

  /// Reads the current token as a node that it also names.
  mutating func leaf(_ kind: SyntaxKind) -> Int32 {
    var node = open(kind)
    name(&node)
    advance()
    return close(&node)
  }

  func kind(of node: Int32) -> SyntaxKind? { node < 0 ? nil : nodes[Int(node)].kind }

  /// Skips one token, or a bracket through its counterpart, as an `unexpected` node.
  mutating func skippingUnexpected() -> Int32 {
    var node = open(.unexpected)
    skipBalanced()
    return close(&node)
  }

  /// Skips a block in braces, as a node without children.
  mutating func steppingOver(_ kind: SyntaxKind) -> Int32 {
    var node = open(kind)
    skipBalanced()
    return close(&node)
  }

  /// Reads the contents of brackets with `read`, one level deeper. If that is too deep, skips them.
  mutating func nested(_ read: (inout Parser) -> Void) {
    depth += 1
    defer { depth -= 1 }
    if depth <= Self.maximumDepth { read(&self) } else { skipToClosingBracket() }
  }

  /// Like `nested`, for a function that returns a node.
  mutating func nestedNode(_ read: (inout Parser) -> Int32) -> Int32 {
    depth += 1
    defer { depth -= 1 }
    return depth <= Self.maximumDepth ? read(&self) : skippingUnexpected()
  }
}
