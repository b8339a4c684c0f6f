import TextModel

/// Finding nodes by the text that they contain. A search through the bytes takes a small fraction of the time of a visit
/// to every node.
extension SyntaxNode {
  /// Whether the source of the node contains this text, perhaps in a comment or as part of a longer word.
  public func mentions(_ pattern: BytePattern) -> Bool { pattern.occurs(in: scan.utf8, within: scannedRange) }

  /// This node and its descendants that have one of these kinds and contain one of these texts, in source order. The
  /// text may be in a comment or part of a longer word.
  public func descendants(_ kinds: SyntaxKind..., mentioning patterns: [BytePattern]) -> [SyntaxNode] {
    var found: [SyntaxNode] = []
    walk(mentioning: patterns) { node in
      if kinds.contains(node.kind) { found.append(node) }
      return true
    }
    return found
  }

  /// Visits this node and its descendants, in source order, that contain one of these texts. Skips the children of a
  /// node if `visit` returns false.
  public func walk(mentioning patterns: [BytePattern], _ visit: (SyntaxNode) -> Bool) {
    let places = places(of: patterns)
    guard !places.isEmpty else { return }
    var next = 0
    walk { node in
      let range = node.scannedRange
      while next < places.count, places[next] < range.lowerBound { next += 1 }
      guard next < places.count, places[next] < range.upperBound else { return false }
      return visit(node)
    }
  }

  /// The ascending offsets in the scan at which one of the texts occurs in the node.
  private func places(of patterns: [BytePattern]) -> [Int] {
    let range = scannedRange
    var places: [Int] = []
    for pattern in patterns {
      pattern.visitPlaces(in: scan.utf8, within: range) { place in
        places.append(place)
        return true
      }
    }
    if patterns.count > 1 { places.sort() }
    return places
  }

  /// `range` in offsets of the scan.
  private var scannedRange: Range<Int> {
    let range = range
    return range.lowerBound - Int(shift)..<range.upperBound - Int(shift)
  }
}
