import BridgeTemplates
import SwiftScan
import TextModel

/// The beginning of a statement or, at file level, of a declaration at the insertion point: one word on its own line.
struct TypedStatement {
  let range: Range<Int>
  /// The innermost enclosing node; at file level, the file.
  let node: SyntaxNode
  let indentation: String
  private let prefix: String

  /// nil if something else is being typed, or fewer than three characters.
  init?(at offset: Int, in document: Document) {
    guard offset > 0, let token = document.tree.token(at: offset - 1), token.range.upperBound == offset,
      token.kind == .identifier || token.kind == .keyword, token.startsLine
    else { return nil }
    let line = document.text.lineRange(document.text.line(at: offset))
    guard document.text[offset..<line.upperBound].allSatisfy({ $0.isWhitespace || $0 == "}" }) else { return nil }
    prefix = token.text
    guard prefix.count > 2 else { return nil }
    range = token.range
    node = document.tree.innermostNode(at: token.range.lowerBound)
    indentation = BridgeTemplates.indentation(at: offset, in: document.text)
  }

  /// The block of statements that contains it; nil if it's part of another statement.
  var block: SyntaxNode? {
    var node = self.node
    while let parent = node.parent, ![.codeBlock, .closure, .switchCase, .accessorBlock].contains(node.kind) {
      guard node.range.lowerBound >= range.lowerBound else { return nil }
      node = parent
    }
    return node.parent == nil || isInBrackets(of: node) ? nil : node
  }

  /// Whether brackets are open in a block, which the parser may have closed early because of the typed text.
  private func isInBrackets(of block: SyntaxNode) -> Bool {
    var depth = 0
    for token in block.tokens.prefix(while: { $0.range.lowerBound < range.lowerBound }) {
      if token.is("(") || token.is("[") { depth += 1 }
      if token.is(")") || token.is("]") { depth -= 1 }
    }
    return depth > 0
  }

  /// Whether it's outside all declarations.
  var isAtFileLevel: Bool {
    node.kind == .file || node.ancestors.allSatisfy { $0.kind == .file || $0.range.lowerBound >= range.lowerBound }
  }

  /// The first of these words that starts with the typed text; nil if none does.
  func begins(_ words: String...) -> String? { words.first { $0.lowercased().hasPrefix(prefix.lowercased()) } }
}
