/// The tokens and the structure of one text. Immutable; broken source has a tree too.
public final class SyntaxTree: Sendable {
  /// The text that was scanned.
  public let utf8: [UInt8]
  let tokens: TokenBuffer
  let nodes: [RawNode]
  let rootIndex: Int32

  init(utf8: [UInt8], tokens: TokenBuffer, nodes: [RawNode], root: Int32) {
    self.utf8 = utf8
    self.tokens = tokens
    self.nodes = nodes
    rootIndex = root
  }

  public var root: SyntaxNode { SyntaxNode(tree: self, index: rootIndex) }

  /// The UTF-8 ranges of all comments, ascending.
  public var comments: [Range<Int>] { tokens.comments }

  /// The last token that starts at or before `offset`; nil before the first one. Logarithmic.
  public func token(at offset: Int) -> Token? {
    var low = 0
    var high = tokens.count
    while low < high {
      let middle = (low + high) / 2
      if Int(tokens.starts[middle]) <= offset { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return nil }
    let token = Token(tree: self, index: low - 1)
    return token.isPresent ? token : token.previous
  }

  /// The innermost node whose range holds `offset` (its end included), else the root.
  public func innermostNode(at offset: Int) -> SyntaxNode {
    var node = root
    while let child = node.children.first(where: { $0.range.lowerBound <= offset && offset <= $0.range.upperBound }) {
      node = child
    }
    return node
  }

  /// The text between two offsets; invalid UTF-8 reads as U+FFFD.
  public func text(in range: Range<Int>) -> String {
    String(decoding: utf8[range.clamped(to: 0..<utf8.count)], as: UTF8.self)
  }

  func bytes(in range: Range<Int>, equal spelling: StaticString) -> Bool {
    guard range.count == spelling.utf8CodeUnitCount else { return false }
    return spelling.withUTF8Buffer { expected in utf8[range].elementsEqual(expected) }
  }
}

/// A node as it is stored: its tokens, and its place among the other nodes as indices (-1 for none).
struct RawNode: Sendable {
  var kind: SyntaxKind
  /// Tokens `first..<end`.
  var first: Int32
  var end: Int32
  /// The token that names it, or -1.
  var name: Int32 = -1
  var parent: Int32 = -1
  var firstChild: Int32 = -1
  var nextSibling: Int32 = -1
}
