import Synchronization

/// The items that declare names in the long blocks of a scan. Most blocks are short, and looking through their items
/// takes less time than looking up a table.
final class BlockNames: Sendable {
  /// For each block, the items that may declare a name, by a hash of the name.
  private let tables = Mutex<[Int32: [UInt64: [Int32]]]>([:])

  /// The items of a block that may declare a name, by their indices in the scan, in source order.
  func items(of block: SyntaxNode, declaring name: String) -> [Int32] {
    tables.withLock { tables in
      let table = tables[block.index] ?? Self.table(of: block)
      tables[block.index] = table
      return table[hash(of: name.utf8)] ?? []
    }
  }

  private static func table(of block: SyntaxNode) -> [UInt64: [Int32]] {
    var table: [UInt64: [Int32]] = [:]
    for item in block.children where item.kind.mayDeclareInBlock {
      item.walk { node in
        if node.kind == .identifierPattern || node.kind == .functionDeclaration {
          let key = hash(of: node.nameUTF8)
          if table[key]?.last != item.index { table[key, default: []].append(item.index) }
        }
        return node.kind != .closure && node.kind != .codeBlock
      }
    }
    return table
  }
}

private func hash(of name: some Sequence<UInt8>) -> UInt64 {
  // FNV-1a.
  name.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
}

extension SyntaxKind {
  fileprivate var mayDeclareInBlock: Bool {
    switch self {
    case .variableDeclaration, .functionDeclaration, .guardStatement, .ifConfig: true
    default: false
    }
  }
}

extension SyntaxNode {
  /// The variables, functions, `guard` statements, and `#if` blocks in a long block that may declare a name, in source
  /// order; nil for a short block. Reads the block only the first time.
  public func itemsOfLongBlock(mayDeclare name: String) -> [SyntaxNode]? {
    var rest = children
    for _ in 0..<Self.shortBlock where rest.next() == nil { return nil }
    return scan.blockNames.items(of: self, declaring: name).map { SyntaxNode(scan: scan, index: $0, shift: shift) }
  }

  private static let shortBlock = 24
}
