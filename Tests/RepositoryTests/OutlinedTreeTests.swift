import SwiftScan
import Testing
import TextModel

/// Outside bodies, a tree without bodies equals the tree of the whole document. This also holds for truncated text.
@Suite struct OutlinedTreeTests {
  @Test func outsideBodiesItEqualsTheWholeTree() throws {
    var bodies = 0
    for path in Repository.swiftFiles(under: "Tests/ScannerSamples") {
      let bytes = try Repository.bytes(path)
      for end in [bytes.count] + stride(from: 0, to: bytes.count, by: 997) {
        let text = Array(bytes[..<end])
        let outline = nodes(of: SyntaxTree(outlining: LexedText(PaddedText(text))))
        let whole = nodes(of: Document(SourceText(text)).tree)
        try #require(outline == whole, "\(path) up to \(end)")
        if end == bytes.count { bodies += outline.count { isBody($0.kind) } }
      }
    }
    #expect(bodies > 200)
  }

  /// The nodes that aren't inside bodies.
  private func nodes(of tree: SyntaxTree) -> [Node] {
    var nodes: [Node] = []
    tree.walk { node in
      nodes.append(Node(kind: node.kind, range: node.range, name: node.name))
      return !isBody(node.kind)
    }
    return nodes
  }

  private struct Node: Hashable {
    var kind: SyntaxKind
    var range: Range<Int>
    var name: String
  }

  private func isBody(_ kind: SyntaxKind) -> Bool { [.codeBlock, .accessorBlock, .closure].contains(kind) }
}
