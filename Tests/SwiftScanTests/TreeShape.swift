import SwiftScan
import TextModel

/// The tree of a text on one line: `kind(children)`, with `:name` where a node has one.
func shape(of text: String) -> String {
  Document(SourceText(text)).tree.items.map(shape).joined(separator: " ")
}

func shape(_ node: SyntaxNode) -> String {
  let name = node.name.isEmpty ? "" : ":" + node.name
  let children = node.children.map(shape).joined(separator: " ")
  return "\(node.kind)" + name + (children.isEmpty ? "" : "(" + children + ")")
}

/// What must hold of the tree of any text, broken or not; nil where it holds.
func fault(in document: Document) -> String? {
  let tree = document.tree
  var end = 0
  for token in tree.tokens {
    if token.range.lowerBound < end { return "token \(token.text) overlaps the one before it" }
    if token.range.isEmpty { return "empty token at \(token.range.lowerBound)" }
    end = token.range.upperBound
  }
  if end > document.text.utf8.count { return "a token ends past the text" }
  var fault: String?
  tree.walk { node in
    var start = node.range.lowerBound
    for child in node.children {
      if child.range.lowerBound < start || child.range.upperBound > node.range.upperBound, !child.range.isEmpty {
        fault = "\(child.kind) at \(child.range) does not fit into \(node.kind) at \(node.range)"
      }
      if child.parent != node { fault = "\(child.kind) at \(child.range) has another parent" }
      start = max(start, child.range.upperBound)
    }
    return fault == nil
  }
  return fault
}
