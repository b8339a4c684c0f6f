import SwiftScan

extension SyntaxNode {
  /// The platforms on which the surrounding `#if` clauses compile the node; empty inside `#if false`.
  public var platforms: Platforms { ancestors.platformsOfClauses }

  /// The same for the clauses inside a declaration around the node.
  func platforms(inside declaration: SyntaxNode) -> Platforms {
    ancestors.prefix { $0 != declaration }.platformsOfClauses
  }

  /// Whether the nodes are in two branches of one `#if`.
  func isInOtherBranch(than other: SyntaxNode) -> Bool {
    guard isTogether(with: other) else { return false }
    let clauses = other.ancestors.filter { $0.kind == .ifConfigClause }
    return ancestors.contains { clause in
      clause.kind == .ifConfigClause && clauses.contains { $0 != clause && $0.parent == clause.parent }
    }
  }

  /// When a clause of an `#if` is compiled, as far as its own condition tells.
  var platformCondition: PlatformCondition {
    first(.ifConfigCondition).map { PlatformConditionReader.read($0.words) }
      ?? PlatformCondition(mayHold: .all, mayFail: [])
  }

  fileprivate var platformsOfClause: Platforms {
    guard let directive = parent, directive.kind == .ifConfig else { return .all }
    var platforms = Platforms.all
    for clause in directive.children where clause.kind == .ifConfigClause {
      let condition = clause.platformCondition
      if clause == self { return platforms.intersection(condition.mayHold) }
      platforms.formIntersection(condition.mayFail)
    }
    return platforms
  }
}

extension Sequence<SyntaxNode> {
  /// The platforms on which all the `#if` clauses among the nodes are compiled.
  fileprivate var platformsOfClauses: Platforms {
    reduce(.all) { $1.kind == .ifConfigClause ? $0.intersection($1.platformsOfClause) : $0 }
  }
}
