import SwiftScan
import TextModel

/// How much of a file an unfinished declaration leaves as it was.
public struct Resilience: Sendable {
  public private(set) var states = 0
  /// States in which all other declarations keep kind, name, details and place.
  public private(set) var statesWithSameDeclarations = 0
  /// States in which all nodes of all other declarations stay the same, down to their expressions.
  public private(set) var statesWithSameNodes = 0

  public init() {}

  public var shareOfDeclarations: Double { Double(statesWithSameDeclarations) / Double(max(1, states)) }
  public var shareOfNodes: Double { Double(statesWithSameNodes) / Double(max(1, states)) }

  /// Counts the states of one declaration that are wanted, and returns those that damage other declarations.
  public mutating func measure(
    _ declaration: TruncatableDeclaration, where isWanted: (Truncation) -> Bool = { _ in true }
  ) -> [Damage] {
    let whole = Surroundings(of: Document(SourceText(declaration.file.bytes)), without: declaration.range)
    return declaration.truncations.filter(isWanted).compactMap { truncation in measure(truncation, in: whole) }
  }

  private mutating func measure(_ truncation: Truncation, in whole: Surroundings) -> Damage? {
    states += 1
    let document = Document(SourceText(truncation.truncatedBytes))
    let broken = Surroundings(of: document, without: truncation.declaration.lowerBound..<truncation.cut)
    if broken.nodes == whole.nodes { statesWithSameNodes += 1 }
    if broken.declarations == whole.declarations {
      statesWithSameDeclarations += 1
      return nil
    }
    return Damage(truncation: truncation, before: whole.declarations, after: broken.declarations)
  }
}

/// What an unfinished declaration does to the others of its file.
public struct Damage: Sendable {
  public var truncation: Truncation
  public var lost: [String]
  public var added: [String]

  init(truncation: Truncation, before: [String], after: [String]) {
    self.truncation = truncation
    let difference = after.difference(from: before)
    lost = difference.removals.map { if case .remove(_, let element, _) = $0 { element } else { "" } }
    added = difference.insertions.map { if case .insert(_, let element, _) = $0 { element } else { "" } }
  }
}

/// A file but for one range, which holds a declaration or what is left of it.
private struct Surroundings {
  var declarations: [String]
  /// Kinds and names of all nodes, hashed.
  var nodes: Int

  init(of document: Document, without range: Range<Int>) {
    var hasher = Hasher()
    var declarations: [String] = []
    document.tree.walk { node in
      // A node without tokens stands for what is missing in the range, but at the next token.
      guard !range.contains(node.range.lowerBound), !node.range.isEmpty, node.kind != .file else { return true }
      if isOutlined(node) { declarations.append(summary(of: node)) }
      if node.kind != .unexpected { Self.hash(node, into: &hasher) }
      return true
    }
    self.declarations = declarations
    nodes = hasher.finalize()
  }

  private static func hash(_ node: SyntaxNode, into hasher: inout Hasher) {
    hasher.combine(node.kind)
    if let name = node.nameToken { hasher.combine(name.text) }
  }
}
