import TextModel

/// Finding nodes by the text that they contain. A search through the bytes takes a small fraction of the time of a visit
/// to every node.
extension SyntaxNode {
  /// Whether the source of the node contains this text, perhaps in a comment or as part of a longer word.
  public func mentions(_ pattern: BytePattern) -> Bool {
    var isFound = false
    scan.noteSearch(for: pattern)
    scan.visitPlaces(of: pattern, within: scannedRange) { place in
      scan.noteFound(pattern, at: place)
      isFound = true
      return false
    }
    return isFound
  }

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

  /// The members of a type's declaration that contain one of these texts, also those in `#if`, in source order.
  public func members(mentioning patterns: [BytePattern]) -> [SyntaxNode] {
    var found: [SyntaxNode] = []
    first(.memberBlock)?.walk(mentioning: patterns) { node in
      switch node.kind {
      case .memberBlock, .ifConfig, .ifConfigClause: return true
      case .ifConfigCondition: return false
      default:
        found.append(node)
        return false
      }
    }
    return found
  }

  /// Visits this node and its descendants, in source order, that contain one of these texts. Skips the children of a
  /// node if `visit` returns false.
  public func walk(mentioning patterns: [BytePattern], _ visit: (SyntaxNode) -> Bool) {
    let places = places(of: patterns)
    guard !places.isEmpty else { return }
    var next = 0
    traverse { index in
      let range = scan.range(ofNode: index)
      while next < places.count, places[next] < range.lowerBound { next += 1 }
      guard next < places.count, places[next] < range.upperBound else { return false }
      scan.noteRead(of: index)
      return visit(SyntaxNode(scan: scan, index: index, shift: shift))
    }
  }

  /// The ascending offsets in the scan at which one of the texts occurs in the node.
  private func places(of patterns: [BytePattern]) -> [Int] {
    let range = scannedRange
    var places: [Int] = []
    for pattern in patterns {
      scan.noteSearch(for: pattern)
      scan.visitPlaces(of: pattern, within: range) { place in
        scan.noteFound(pattern, at: place)
        places.append(place)
        return true
      }
    }
    if patterns.count > 1 { places.sort() }
    return places
  }

  /// `range` in offsets of the scan.
  private var scannedRange: Range<Int> {
    scan.noteRead(of: index)
    return scan.range(ofNode: index)
  }
}

extension SyntaxTree {
  /// The UTF-8 ranges of the comments that start in a range and contain a text, ascending.
  public func comments(in range: Range<Int>, mentioning pattern: BytePattern) -> [Range<Int>] {
    runs[runs.partitionPoint { $0.end <= range.lowerBound }...].prefix { $0.start < range.upperBound }
      .flatMap { run -> [Range<Int>] in
        let shift = Int(run.shift)
        let start = max(run.start, range.lowerBound) - shift
        let end = min(run.end, range.upperBound) - shift
        var found: [Range<Int>] = []
        var next = run.scan.comments.partitionPoint { $0.lowerBound < start }
        run.scan.visitPlaces(of: pattern, within: start..<run.end - shift) { place in
          let comments = run.scan.comments
          while next < comments.count, comments[next].upperBound <= place { next += 1 }
          guard next < comments.count, comments[next].lowerBound < end else { return false }
          guard comments[next].lowerBound <= place else { return true }
          found.append(comments[next].lowerBound + shift..<comments[next].upperBound + shift)
          next += 1
          return true
        }
        return found
      }
  }
}

extension Scan {
  /// Calls `visit` with the offset of each occurrence of a text in a part of the scan, in ascending order. Stops when
  /// `visit` returns false.
  fileprivate func visitPlaces(of pattern: BytePattern, within range: Range<Int>, _ visit: (Int) -> Bool) {
    guard range.count >= Self.longPart, pattern.count > 0,
      let known = places.places(of: pattern, in: utf8, toSearch: range)
    else {
      pattern.visitPlaces(in: utf8, within: range, visit)
      return
    }
    let end = range.upperBound - pattern.count
    for place in known[known.partitionPoint { $0 < range.lowerBound }...] {
      guard place <= end, visit(Int(place)) else { return }
    }
  }

  /// The length at which looking up the places of a text takes less time than searching for it.
  private static let longPart = 512
}
