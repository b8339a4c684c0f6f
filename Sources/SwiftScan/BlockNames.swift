import Synchronization

/// The names that the code of a scan declares: in each member, and in each item of a long block. Most blocks are short,
/// and looking through their items takes less time than looking up a table.
final class BlockNames: Sendable {
  /// For each member, the hashes of the names that are declared anywhere in it.
  private let names = Mutex<[Int32: Set<UInt64>]>([:])

  /// For each block, the items that may declare a name, by a hash of the name.
  private let tables = Mutex<[Int32: [UInt64: [Int32]]]>([:])

  /// The items of a block that may declare a name, by their indices in the scan, in source order.
  func items(of block: SyntaxNode, declaring name: String) -> [Int32] {
    tables.withLock { tables in
      let table = tables[block.index] ?? Self.table(of: block)
      tables[block.index] = table
      return table[name.utf8.stableHash] ?? []
    }
  }

  /// Whether something in a member declares a name. Reads the member only the first time.
  func mayDeclare(_ name: String, inMember member: SyntaxNode) -> Bool {
    names.withLock { names in
      if let known = names[member.index] { return known.contains(name.utf8.stableHash) }
      let found = Self.names(in: member)
      names[member.index] = found
      return found.contains(name.utf8.stableHash)
    }
  }

  private static func names(in member: SyntaxNode) -> Set<UInt64> {
    var names: Set<UInt64> = []
    member.walk { node in
      switch node.kind {
      case .identifierPattern, .parameter, .capture, .functionDeclaration: names.insert(node.nameUTF8.stableHash)
      default: break
      }
      return true
    }
    return names
  }

  private static func table(of block: SyntaxNode) -> [UInt64: [Int32]] {
    var table: [UInt64: [Int32]] = [:]
    for item in block.children where item.kind.mayDeclareInBlock {
      item.walk { node in
        if node.kind == .identifierPattern || node.kind == .functionDeclaration {
          let key = node.nameUTF8.stableHash
          if table[key]?.last != item.index { table[key, default: []].append(item.index) }
        }
        return node.kind != .closure && node.kind != .codeBlock
      }
    }
    return table
  }
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
  /// Whether a local with a name may be found from here. `function` contains the node. Most names in code aren't locals,
  /// which this finds out without looking through the blocks around the node.
  public func maySeeLocal(_ name: String, within function: SyntaxNode) -> Bool {
    let nodes = scan.nodes
    var member = index
    var isInFunction = member == function.index
    while true {
      let parent = nodes[Int(member)].parent
      guard parent >= 0, case let kind = nodes[Int(parent)].kind, kind != .memberBlock, kind != .file else { break }
      member = parent
      isInFunction = isInFunction || member == function.index
    }
    // The code of a local type also sees the locals of the function around the type.
    guard isInFunction, function.scan === scan else { return true }
    return scan.blockNames.mayDeclare(name, inMember: SyntaxNode(scan: scan, index: member, shift: shift))
  }

  /// The variables, functions, `guard` statements, and `#if` blocks in a long block that may declare a name, in source
  /// order; nil for a short block. Reads the block only the first time.
  public func itemsOfLongBlock(mayDeclare name: String) -> [SyntaxNode]? {
    var rest = children
    for _ in 0..<Self.shortBlock where rest.next() == nil { return nil }
    return scan.blockNames.items(of: self, declaring: name).map { SyntaxNode(scan: scan, index: $0, shift: shift) }
  }

  private static let shortBlock = 24
}
