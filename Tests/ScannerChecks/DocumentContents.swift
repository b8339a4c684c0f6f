import SwiftScan
import TextModel

/// The complete contents of a document in a form that can be compared. Two scans of the same text agree in every value.
public struct DocumentContents: Equatable, Sendable {
  struct TokenEntry: Equatable {
    var kind: TokenKind
    var range: Range<Int>
    var startsLine: Bool
    var followsSpace: Bool
  }

  /// The nodes in source order, parents first. Together with the numbers of children, this describes the tree. Nodes of
  /// kind `file` are left out because the division of a text into units depends on its edits.
  struct NodeEntry: Equatable {
    var kind: SyntaxKind
    var range: Range<Int>
    var name: Range<Int>?
    var childCount: Int
  }

  let utf8: [UInt8]
  let lines: [Range<Int>]
  let comments: [Range<Int>]
  let tokens: [TokenEntry]
  let nodes: [NodeEntry]

  /// The cost is linear in the size of the text.
  public init(of document: Document) {
    let (text, tree) = (document.text, document.tree)
    utf8 = text.utf8
    lines = (0..<text.lineCount).map(text.lineRange)
    comments = tree.comments
    tokens = tree.tokens.map { token in
      TokenEntry(
        kind: token.kind, range: token.range, startsLine: token.startsLine, followsSpace: token.followsSpace)
    }
    var nodes: [NodeEntry] = []
    nodes.reserveCapacity(tokens.count)
    tree.walk { node in
      if node.kind == .file { return true }
      var childCount = 0
      for _ in node.children { childCount += 1 }
      nodes.append(
        NodeEntry(kind: node.kind, range: node.range, name: node.nameToken?.range, childCount: childCount))
      return true
    }
    self.nodes = nodes
  }

  /// A description of the first value that differs from another document; nil if all values are equal.
  public func difference(from other: DocumentContents) -> String? {
    difference("bytes", utf8, other.utf8) ?? difference("lines", lines, other.lines)
      ?? difference("comments", comments, other.comments) ?? difference("tokens", tokens, other.tokens)
      ?? difference("nodes", nodes, other.nodes)
  }

  private func difference<Value: Equatable>(_ name: String, _ mine: [Value], _ others: [Value]) -> String? {
    if mine == others { return nil }
    let index = zip(mine, others).enumerated().first { $1.0 != $1.1 }?.offset ?? min(mine.count, others.count)
    let (value, other) = (mine.dropFirst(index).first, others.dropFirst(index).first)
    return "\(name)[\(index)]: \(value.map { "\($0)" } ?? "none") where a fresh scan has "
      + (other.map { "\($0)" } ?? "none")
  }
}

/// The result of a lookup at an offset.
struct Lookup: Equatable {
  var token: Range<Int>?
  var node: SyntaxKind
  /// The range of the node; nil for a `file`, which may be any number of units.
  var range: Range<Int>?

  init(at offset: Int, in document: Document) {
    token = document.tree.token(at: offset)?.range
    let innermost = document.tree.innermostNode(at: offset)
    node = innermost.kind
    range = innermost.kind == .file ? nil : innermost.range
  }
}
