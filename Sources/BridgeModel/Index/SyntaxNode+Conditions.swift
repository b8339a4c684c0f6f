import SwiftScan

extension SyntaxNode {
  /// The platforms on which the surrounding `#if` clauses compile the node; empty inside `#if false`.
  public var platforms: Platforms {
    ancestors.lazy.filter { $0.kind == .ifConfigClause }
      .reduce(.all) { $0.intersection($1.platformsOfClause) }
  }

  /// Whether no build contains both nodes, because they are in two branches of one `#if` or on different platforms.
  public func excludes(_ other: SyntaxNode) -> Bool {
    if platforms.isDisjoint(with: other.platforms) { return true }
    guard isTogether(with: other) else { return false }
    let clauses = other.ancestors.filter { $0.kind == .ifConfigClause }
    return ancestors.contains { clause in
      clause.kind == .ifConfigClause && clauses.contains { $0 != clause && $0.parent == clause.parent }
    }
  }

  private var platformsOfClause: Platforms {
    guard let directive = parent, directive.kind == .ifConfig else { return .all }
    var platforms = Platforms.all
    for clause in directive.children where clause.kind == .ifConfigClause {
      let condition = clause.first(.ifConfigCondition)?.platformCondition
      if clause == self { return platforms.intersection(condition?.mayHold ?? .all) }
      platforms.formIntersection(condition?.mayFail ?? [])
    }
    return platforms
  }

  private var platformCondition: PlatformCondition { PlatformConditionReader.read(words) }
}
