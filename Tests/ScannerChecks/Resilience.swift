import SwiftScan
import TextModel

/// Measures how much of a file an unfinished declaration leaves unchanged.
public struct Resilience: Sendable {
  public private(set) var states = 0
  /// The number of states in which all other declarations keep their kind, name, details, and place.
  public private(set) var statesWithSameDeclarations = 0
  /// The number of states in which all nodes of all other declarations stay the same, down to their expressions.
  public private(set) var statesWithSameNodes = 0

  public init() {}

  public var shareOfDeclarations: Double { Double(statesWithSameDeclarations) / Double(max(1, states)) }
  public var shareOfNodes: Double { Double(statesWithSameNodes) / Double(max(1, states)) }

  /// Counts the selected states of one declaration, and returns the states that damage other declarations.
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

/// The effects of an unfinished declaration on the other declarations in its file.
public struct Damage: Sendable {
  public var truncation: Truncation
  public var lost: [String]
  public var added: [String]

  init(truncation: Truncation, before: [String], after: [String]) {
    self.truncation = truncation
    lost = Self.excess(of: before, over: after)
    added = Self.excess(of: after, over: before)
  }

  /// The elements that occur more often in `some` than in `others`. The cost is linear because a damaged file may have
  /// lost thousands of them.
  private static func excess(of some: [String], over others: [String]) -> [String] {
    var counts = Dictionary(others.map { ($0, 1) }, uniquingKeysWith: +)
    return some.filter { summary in
      counts[summary, default: 0] -= 1
      return counts[summary, default: 0] < 0
    }
  }
}

/// A file except for one range, which contains a declaration or the rest of it.
private struct Surroundings {
  var declarations: [String]
  /// The hash of the kinds and names of all nodes.
  var nodes: Int

  init(of document: Document, without range: Range<Int>) {
    var hasher = Hasher()
    var declarations: [String] = []
    document.tree.walk { node in
      // An empty node stands for missing code inside the range, but its position is the next token.
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
