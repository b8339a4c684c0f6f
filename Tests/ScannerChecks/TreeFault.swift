import SwiftScan

/// The first violation of the invariants that hold for the tree of any text, even a broken one; nil if there is none.
public func fault(in document: Document) -> String? {
  let tree = document.tree
  var end = 0
  for token in tree.tokens {
    if token.range.lowerBound < end { return "token \(token.text) overlaps the one before it" }
    if token.range.isEmpty { return "empty token at \(token.range.lowerBound)" }
    end = token.range.upperBound
  }
  if end > document.text.count { return "a token ends past the text" }
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
