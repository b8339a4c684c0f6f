/// Units that were scanned together and follow each other in a text.
///
/// Edits cut and move stretches but never change a unit. Therefore, facts about the units of a scan are valid in every
/// tree that contains them, after their nodes are moved by `shift`.
public struct SyntaxStretch: Sendable {
  let run: SyntaxTree.Run

  /// The scan that the units belong to.
  public var scan: ScanID { ScanID(scan: run.scan) }
  /// The indices of the units in the scan.
  public var units: Range<Int> { run.units }
  /// The number of bytes that the units have moved since they were scanned.
  public var shift: Int { Int(run.shift) }

  /// The unit with this index, at the place where it was scanned.
  public func unmovedUnit(_ number: Int) -> SyntaxUnit { SyntaxUnit(scan: run.scan, index: number, shift: 0) }
}

/// The identity of a scan. Retains the scan.
public struct ScanID: Hashable, Sendable {
  let scan: Scan

  public static func == (left: Self, right: Self) -> Bool { left.scan === right.scan }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(scan)) }
}

extension SyntaxNode {
  /// The same node, moved by some bytes.
  public func moved(by distance: Int) -> SyntaxNode {
    SyntaxNode(scan: scan, index: index, shift: shift + Int32(truncatingIfNeeded: distance))
  }
}

// MARK: - Differences

extension SyntaxTree {
  public var stretches: [SyntaxStretch] { runs.map { SyntaxStretch(run: $0) } }

  public var stretchCount: Int { runs.count }

  public func stretch(at index: Int) -> SyntaxStretch { SyntaxStretch(run: runs[index]) }

  /// The index of the stretch that contains a unit of this tree. Logarithmic.
  public func stretchIndex(of unit: SyntaxUnit) -> Int? {
    let range = unit.range
    // Several stretches may end at the same offset at the end of a text.
    let around = runs[runs.partitionPoint { $0.end < range.upperBound }...].prefix { $0.start <= range.lowerBound }
    return around.firstIndex { $0.scan === unit.scan.scan && $0.units.contains(unit.number) }
  }

  /// The number of bytes that the units of a stretch have moved since they were scanned.
  public func shift(ofStretch index: Int) -> Int { Int(runs[index].shift) }

  /// The numbers of stretches at the start and at the end that this tree shares with an older one; (0, 0) unless an
  /// edit of `old` produced this tree. Those at the end may have moved.
  public func stretchesKept(from old: SyntaxTree) -> (before: Int, behind: Int) {
    guard let origin, origin.isFrom(old) else { return (0, 0) }
    return (origin.runsBefore, origin.runsBehind)
  }

  /// The units between those that both trees begin with and those that both end with. Linear in the number of
  /// stretches, not of units, and immediate if a single edit of `old` produced this tree.
  public func difference(from old: SyntaxTree) -> TreeDifference {
    if let origin, origin.isFrom(old) { return origin.difference }
    var before = runs[...]
    var oldBefore = old.runs[...]
    while let run = before.first, let oldRun = oldBefore.first, let count = run.countOfCommonStart(with: oldRun) {
      before.dropUnits(count)
      oldBefore.dropUnits(count)
    }
    while let run = before.last, let oldRun = oldBefore.last, let count = run.countOfCommonEnd(with: oldRun) {
      before.dropLastUnits(count)
      oldBefore.dropLastUnits(count)
    }
    return TreeDifference(from: oldBefore.flatMap(\.allUnits), to: before.flatMap(\.allUnits))
  }
}

extension SyntaxTree.Run {
  var allUnits: [SyntaxUnit] { units.map(unit) }

  func units(mentioning word: SoughtWord) -> [SyntaxUnit] {
    let end = Int(scan.units[units.upperBound - 1].bytes.upperBound)
    var offset = Int(scan.units[units.lowerBound].bytes.lowerBound)
    var found: [SyntaxUnit] = []
    while offset < end, let place = word.pattern.firstPlace(in: scan.utf8, within: offset..<end) {
      let index = scan.units[units].partitionPoint { $0.bytes.upperBound <= place }
      found.append(unit(index))
      offset = Int(scan.units[index].bytes.upperBound)
    }
    return found
  }

  /// The number of units of the same scan that both runs begin with; nil if there are none.
  fileprivate func countOfCommonStart(with other: Self) -> Int? {
    scan === other.scan && units.lowerBound == other.units.lowerBound ? min(units.count, other.units.count) : nil
  }

  fileprivate func countOfCommonEnd(with other: Self) -> Int? {
    scan === other.scan && units.upperBound == other.units.upperBound ? min(units.count, other.units.count) : nil
  }
}

extension ArraySlice<SyntaxTree.Run> {
  fileprivate mutating func dropUnits(_ count: Int) {
    if self[startIndex].units.count == count {
      removeFirst()
    } else {
      self[startIndex].units.removeFirst(count)
    }
  }

  fileprivate mutating func dropLastUnits(_ count: Int) {
    if self[endIndex - 1].units.count == count {
      removeLast()
    } else {
      self[endIndex - 1].units.removeLast(count)
    }
  }
}
