import TextModel

/// Builds the structure tree from tokens, by recursive descent along "The Swift Programming Language: Summary of the
/// Grammar", with the look-ahead that the compiler's own parser uses where that leaves two readings.
///
/// Total: every loop consumes a token or ends, and brackets nested deeper than `maximumDepth` are skipped unread, so
/// that no input overflows the stack.
struct Parser {
  let tokens: Tokens
  let source: UnsafeBufferPointer<UInt8>
  /// Of `Brackets`: for each token that opens a bracket the index at which to go on behind it.
  let bracketEnds: UnsafeBufferPointer<Int32>
  /// Those that were opened, finished or not.
  let nodes: UnsafeMutableBufferPointer<RawNode>
  private var nodeCount = 0
  /// The index of the current token.
  var position: Int { didSet { current = tokens[position] } }
  private(set) var current: RawToken
  var depth = 0
  /// Whether code in braces is stepped over.
  let skipsBodies: Bool
  /// Those of an older text that are not read again.
  private let kept: ItemsKept
  /// Those that were begun; where there is no room for one, nobody can take it over.
  private let items: UnsafeMutableBufferPointer<RawItem>
  private var itemCount = 0
  /// The last token that was looked at ahead of the position.
  private var furthest = 0

  /// The compiler's parser gives up at 256.
  static let maximumDepth = 200

  /// What a parser made of its tokens.
  struct Result {
    var nodes: [RawNode]
    var units: [Scan.Unit]
    var items: [RawItem]
  }

  /// Reads the tokens from `start` on; those before it belong to what stands before the text. With `skipsBodies` the
  /// blocks of functions, accessors, statements and closures have no nodes in them; around them all is the same.
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

  /// Lets a parser write nodes, and notes on items as far as there is room for them. Nil where there are more nodes.
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

  /// Answers a question that moves the position, and moves it back.
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
  /// How many tokens behind a unit or an item may have been looked at.
  static let lookAhead = 8

  /// Whether what was read up to the current token depends on more than the next `lookAhead` tokens.
  private var looksFar: Bool { furthest > position + 4 }

  /// Reads the text item by item, and ends a unit before each line at whose start no bracket is open, unless its reader
  /// looked far beyond.
  private mutating func parseUnits(outside brackets: [Range<Int>]) -> [Scan.Unit] {
    var units: [Scan.Unit] = []
    units.reserveCapacity(8)
    var outermost = brackets[...]
    while !atEnd {
      let first = position
      furthest = position
      var file = open(.file)
      repeat {
        // What no item can begin with: a bracket too many, an `#endif` without `#if`.
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

  /// The last token at which `BracketRepair` looked to see whether what is unclosed ends before a token: where that is an
  /// `#if`, what stands on the next line tells.
  private func endOfRepair(from index: Int) -> Int {
    guard index < tokens.count, tokens[index].keyword == .poundIf else { return index }
    var next = index + 1
    while next < tokens.count, !tokens[next].flags.contains(.startsLine) { next += 1 }
    return next + 2
  }

  /// The offset behind the line end at or after an offset.
  private func lineEnd(from offset: Int) -> Int {
    let end = source.count - PaddedText.padding
    return source[offset..<end].firstIndex(where: isLineEnd).map { $0 + 1 } ?? end
  }
}

// MARK: - Items

extension Parser {
  /// Notes that an item begins here; its place among the items, nil where there is no room.
  mutating func beginItem(in context: ItemContext) -> Int? {
    guard itemCount < items.count else { return nil }
    let item = RawItem(
      first: Int32(truncatingIfNeeded: position), firstNode: Int32(truncatingIfNeeded: nodeCount), context: context,
      depth: UInt8(truncatingIfNeeded: depth))
    items.initializeElement(at: itemCount, to: item)
    itemCount += 1
    return itemCount - 1
  }

  /// Notes the node of the item that began at a place and ends here, unless its reader looked far beyond it.
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

  /// Steps over an item whose nodes are known; nil where none begins here.
  mutating func takeOverItem(in context: ItemContext) -> Int32? {
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

  /// Whether the current token is one operator character, on its own or split off a longer operator.
  func atCharacter(_ character: Unicode.Scalar) -> Bool {
    atOperator && current.end &- current.start == 1
      && source[Int(current.start)] == UInt8(ascii: character)
  }

  func atText(_ text: StaticString) -> Bool { isText(text, at: position) }

  /// Whether a token, all of an operator if it is one, is spelled so.
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

  /// A word, reserved or not, or `_`: what may be a label or, behind a period, a member's name.
  func isWord(_ kind: TokenKind) -> Bool { kind == .identifier || kind == .keyword || kind == .wildcard }

  /// Whether a token can be an argument label; `inout` cannot, for historical reasons.
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

  /// No node: what is optional was absent.
  static let none: Int32 = -1

  mutating func open(_ kind: SyntaxKind) -> OpenNode { open(kind, from: Int32(truncatingIfNeeded: position)) }

  @inline(__always)
  private mutating func open(_ kind: SyntaxKind, from token: Int32) -> OpenNode {
    // Where there is no room the tree is of no use, and `parse` makes room.
    let index = min(nodeCount, nodes.count - 1)
    let raw = RawNode(kind: kind, first: token)
    nodes.initializeElement(at: index, to: raw)
    nodeCount += 1
    return OpenNode(raw: raw, index: Int32(truncatingIfNeeded: index))
  }

  /// A node that begins where a finished one does, and holds it.
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

  /// Notes the current token as the node's name.
  func name(_ node: inout OpenNode) { node.raw.name = Int32(truncatingIfNeeded: position) }

  /// Ends a node before the current token.
  func close(_ node: inout OpenNode) -> Int32 {
    node.raw.end = Int32(truncatingIfNeeded: position)
    nodes[Int(node.index)] = node.raw
    return node.index
  }

  /// A node of the current token alone, named by it.
  mutating func leaf(_ kind: SyntaxKind) -> Int32 {
    var node = open(kind)
    name(&node)
    advance()
    return close(&node)
  }

  func kind(of node: Int32) -> SyntaxKind? { node < 0 ? nil : nodes[Int(node)].kind }

  /// Skips one token, or what it brackets, as a node of its own.
  mutating func skippingUnexpected() -> Int32 {
    var node = open(.unexpected)
    skipBalanced()
    return close(&node)
  }

  /// Steps over a block in braces; a node without children.
  mutating func steppingOver(_ kind: SyntaxKind) -> Int32 {
    var node = open(kind)
    skipBalanced()
    return close(&node)
  }

  /// Reads what stands in brackets with `read`, one level deeper; too deep, it is skipped.
  mutating func nested(_ read: (inout Parser) -> Void) {
    depth += 1
    defer { depth -= 1 }
    if depth <= Self.maximumDepth { read(&self) } else { skipToClosingBracket() }
  }

  /// Like `nested` for what yields a node.
  mutating func nestedNode(_ read: (inout Parser) -> Int32) -> Int32 {
    depth += 1
    defer { depth -= 1 }
    return depth <= Self.maximumDepth ? read(&self) : skippingUnexpected()
  }
}
