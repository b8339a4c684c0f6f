import SwiftScan
import TextModel

/// The tree of a text on one line: `kind(children)`, with `:name` if a node has one.
func shape(of text: String) -> String {
  Document(SourceText(text)).tree.items.map(shape).joined(separator: " ")
}

func shape(_ node: SyntaxNode) -> String {
  let name = node.name.isEmpty ? "" : ":" + node.name
  let children = node.children.map(shape).joined(separator: " ")
  return "\(node.kind)" + name + (children.isEmpty ? "" : "(" + children + ")")
}
