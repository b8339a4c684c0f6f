/// Builds the structure tree from tokens, by recursive descent along "The Swift Programming Language: Summary of the
/// Grammar", with the look-ahead that the compiler's own parser uses where that leaves two readings.
///
/// Total: every loop consumes a token or ends, and brackets nested deeper than `maximumDepth` are skipped unread, so
/// that no input overflows the stack.
struct Parser {
  let tokens: TokenBuffer
  let source: [UInt8]
  let brackets: Brackets
  var nodes: [RawNode] = []
  /// The index of the current token.
  var position = 0
  var depth = 0

  /// The compiler's parser gives up at 256.
  static let maximumDepth = 200

  init(tokens: TokenBuffer, source: [UInt8]) {
    self.tokens = tokens
    self.source = source
    brackets = Brackets(tokens)
    nodes.reserveCapacity(tokens.count)
  }

  mutating func parseFile() -> Int32 {
    var file = open(.file)
    while !atEnd {
      parseItems(into: &file, in: .code)
      // What no item can begin with: a bracket too many, an `#endif` without `#if`.
      if !atEnd { add(skippingUnexpected(), to: &file) }
    }
    return close(&file)
  }
}

extension SyntaxTree {
  /// Scans a text. Linear in its size for all but hostile input.
  convenience init(scanning utf8: [UInt8]) {
    let read = Lexer.tokens(of: utf8)
    let tokens = BraceRepair.repaired(read, of: utf8) ?? read
    var parser = Parser(tokens: tokens, source: utf8)
    let root = parser.parseFile()
    self.init(utf8: utf8, tokens: tokens, nodes: parser.nodes, root: root)
  }
}

// MARK: - Tokens

extension Parser {
  var kind: TokenKind { tokens.kinds[position] }
  var keyword: Keyword { tokens.keywords[position] }
  var atEnd: Bool { kind == .endOfFile }
  var startsLine: Bool { tokens.flags[position].contains(.startsLine) }
  var followsSpace: Bool { tokens.flags[position].contains(.followsSpace) }

  func at(_ kind: TokenKind) -> Bool { tokens.kinds[position] == kind }
  func at(_ keyword: Keyword) -> Bool { tokens.keywords[position] == keyword }

  /// The kind of a later token; `endOfFile` past the end.
  func peekKind(_ distance: Int = 1) -> TokenKind { tokens.kinds[min(position + distance, tokens.count - 1)] }
  func peekKeyword(_ distance: Int = 1) -> Keyword { tokens.keywords[min(position + distance, tokens.count - 1)] }
  func peekStartsLine(_ distance: Int = 1) -> Bool {
    tokens.flags[min(position + distance, tokens.count - 1)].contains(.startsLine)
  }

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
    atOperator && tokens.ends[position] - tokens.starts[position] == 1
      && source[Int(tokens.starts[position])] == UInt8(ascii: character)
  }

  func atText(_ text: StaticString) -> Bool { isText(text, at: position) }

  /// Whether a token, all of an operator if it is one, is spelled so.
  func isText(_ text: StaticString, at index: Int) -> Bool {
    let range = Int(tokens.starts[index])..<Int(tokens.ends[operatorEnd(from: index) - 1])
    return range.count == text.utf8CodeUnitCount && text.withUTF8Buffer { source[range].elementsEqual($0) }
  }

  /// The index after the last part of the operator that begins at a token.
  func operatorEnd(from index: Int) -> Int {
    var end = index + 1
    while end < tokens.count, tokens.flags[end].contains(.joined) { end += 1 }
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
    return (isWord(tokens.kinds[index]) && tokens.keywords[index] != .inout) || tokens.kinds[index] == .dollarIdentifier
  }
}

// MARK: - Nodes

extension Parser {
  /// A node whose children are still being read.
  struct OpenNode {
    var raw: RawNode
    var lastChild: Int32 = -1
  }

  /// No node: what is optional was absent.
  static let none: Int32 = -1

  func open(_ kind: SyntaxKind) -> OpenNode { open(kind, from: position) }

  func open(_ kind: SyntaxKind, from token: Int) -> OpenNode {
    OpenNode(raw: RawNode(kind: kind, first: Int32(truncatingIfNeeded: token), end: -1))
  }

  /// A node that begins where a finished one does, and holds it.
  mutating func open(_ kind: SyntaxKind, around child: Int32) -> OpenNode {
    guard child >= 0 else { return open(kind) }
    var node = open(kind, from: Int(nodes[Int(child)].first))
    add(child, to: &node)
    return node
  }

  mutating func add(_ child: Int32, to node: inout OpenNode) {
    guard child >= 0 else { return }
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
  mutating func close(_ node: inout OpenNode) -> Int32 {
    node.raw.end = Int32(truncatingIfNeeded: position)
    let index = Int32(truncatingIfNeeded: nodes.count)
    var child = node.raw.firstChild
    while child >= 0 {
      nodes[Int(child)].parent = index
      child = nodes[Int(child)].nextSibling
    }
    nodes.append(node.raw)
    return index
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
