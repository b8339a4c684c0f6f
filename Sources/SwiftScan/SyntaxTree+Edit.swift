import TextModel

/// Scanning after an edit, limited to the units that the edit touches and those whose reader examined the edited text.
///
/// The scan covers a stretch of the new text. It begins at the start of a unit and continues until a new unit ends
/// where an old one ended after the edit, with the same tokens before that point. From there on, both texts are equal
/// and no bracket is open, so the old units remain valid. The result equals a scan of the whole text.
extension SyntaxTree {
  /// The tree of `text`, which results from replacing `range` in this tree's text with `count` bytes.
  func applying(replacing range: Range<Int>, withCount count: Int, in text: SourceText) -> SyntaxTree {
    if dependsOnWholeText { return SyntaxTree(scanning: text) }
    let edit = Edit(range: range, growth: count - range.count)
    var first = place(reaching: range.lowerBound)
    var last = place(holding: range.upperBound)
    if let brokenPart, brokenPart.hasStrays, overlaps(first...last, brokenPart) { widen(&first, &last, brokenPart) }
    var end = endOfReach(of: last, after: edit, in: text)
    var step = 1
    while true {
      let context = tokens(before: first, atMost: Self.contextLength)
      let start = context.first?.range.lowerBound ?? 0
      let scan = Scan(
        text.padded(start..<end).utf8,
        behind: context.map { $0.raw.moved(by: Int($0.shift) - start) },
        tokensKept(from: first, around: edit, in: text, at: start), textKept(from: first, around: edit, at: start),
        closedLaterFrom: brokenPart == nil ? unit(last).range.upperBound + edit.growth - start : .max,
        notingReadsIn: recorder)
      let outcome =
        scan.looksToEnd
        ? .unmet : replacing(from: first, with: scan, at: start, of: edit, reachesEnd: end == text.count)
      if case .tree(let tree) = outcome { return tree }
      let narrow = first...last
      if case .mismatched = outcome {
        if let brokenPart { widen(&first, &last, brokenPart) }
        if scan.mismatches.dependsOnStart { first = place(first, movedBackBy: step) }
        end = max(end, endOfReach(of: last, after: edit, in: text))
      }
      if narrow == first...last {
        if end == text.count { return SyntaxTree(scanning: text) }
        last = place(last, advancedBy: step)
        end = last == self.last ? text.count : max(end, unit(last).range.upperBound + edit.growth)
      }
      step *= 2
    }
  }

  /// The tokens from a unit on that are before the first edited line or after the edit, and the comments between them,
  /// for a scan that starts at an offset.
  private func tokensKept(from place: Place, around edit: Edit, in text: SourceText, at start: Int) -> TokensKept {
    let run = runs[place.run]
    // A repair may have changed the meaning of tokens.
    guard brokenPart == nil else { return TokensKept() }
    let line = text.lineRange(text.line(at: edit.range.lowerBound)).lowerBound
    return TokensKept(
      of: run.scan, from: place.unit, through: run.units.upperBound - 1, before: line - Int(run.shift),
      behind: edit.range.upperBound - Int(run.shift), growingBy: edit.growth, movedBy: Int(run.shift) - start)
  }

  /// The text from a unit on that is before or after the edit, for a scan that starts at an offset.
  private func textKept(from place: Place, around edit: Edit, at start: Int) -> TextKept {
    let run = runs[place.run]
    let shift = Int(run.shift)
    return TextKept(
      of: run.scan, from: place.unit, through: run.units.upperBound - 1,
      around: edit.range.lowerBound - shift..<edit.range.upperBound - shift, growingBy: edit.growth,
      movedBy: shift - start)
  }

  /// The number of tokens before a stretch that its first tokens may depend on.
  private static let contextLength = 2

  private struct Edit {
    /// The edited range in the old text.
    var range: Range<Int>
    var growth: Int

    var newEnd: Int { range.upperBound + growth }
  }

  /// The end of a line of the new text that is after the edit and after all text that a unit's reader examined. For
  /// most edits, scanning up to there is enough.
  private func endOfReach(of place: Place, after edit: Edit, in text: SourceText) -> Int {
    let reach = Int(runs[place.run].scan.units[place.unit].reach + runs[place.run].shift)
    return text.lineRange(text.line(at: max(reach, edit.range.upperBound) + edit.growth) + 1).lowerBound
  }

  private enum Outcome {
    case tree(SyntaxTree)
    /// The scan doesn't meet the old units again.
    case unmet
    /// A bracket without a counterpart in the scan may belong to one elsewhere.
    case mismatched
  }

  /// The tree in which units of a scan replace the old ones.
  private func replacing(
    from first: Place, with scan: Scan, at start: Int, of edit: Edit, reachesEnd: Bool
  ) -> Outcome {
    if reachesEnd { return replacing(from: first, before: nil, with: scan, scan.units.indices, at: start, of: edit) }
    var outcome = Outcome.unmet
    for index in scan.units.indices.dropLast() where Int(scan.units[index].reach) < scan.count {
      let end = Int(scan.units[index].bytes.upperBound) + start
      guard end >= edit.newEnd, let next = place(startingAt: end - edit.growth),
        meets(scan, behind: index, at: start, before: next, of: edit)
      else { continue }
      outcome = replacing(from: first, before: next, with: scan, 0..<index + 1, at: start, of: edit)
      if case .tree = outcome { return outcome }
    }
    return outcome
  }

  /// The tree in which these units replace the old ones. They meet the old units at `next`, or extend to the end of the
  /// text.
  private func replacing(
    from first: Place, before next: Place?, with scan: Scan, _ units: Range<Int>, at start: Int, of edit: Edit
  ) -> Outcome {
    let shift = Int32(truncatingIfNeeded: start)
    let new = Run(scan: scan, units: units, shift: shift)
    let replaced =
      unit(first).range.lowerBound..<(next.map { unit($0).range.lowerBound } ?? unit(last).range.upperBound)
    let isAtStart = first.run == 0 && first.unit == runs[0].units.lowerBound
    let newPart = BrokenPart(scan.mismatches, before: Int(scan.units[units.upperBound - 1].bytes.upperBound))
    guard mayReplace(replaced, by: newPart, knowsStart: isAtStart || !scan.mismatches.dependsOnStart) else {
      return .mismatched
    }
    var runs = Array(self.runs[..<first.run])
    runs.append(self.runs[first.run])
    runs[first.run].units = runs[first.run].units.lowerBound..<first.unit
    if runs[first.run].units.isEmpty { runs.removeLast() }
    runs.append(new)
    for position in (next?.run ?? self.runs.count)..<self.runs.count {
      var run = self.runs[position]
      if let next, position == next.run { run.units = next.unit..<run.units.upperBound }
      run.shift += Int32(truncatingIfNeeded: edit.growth)
      runs.append(run)
    }
    return .tree(
      SyntaxTree(
        runs: runs, brokenPart: brokenPart(replacing: replaced, by: newPart?.moved(by: start), growth: edit.growth),
        origin: Origin(
          self,
          difference: difference(from: self.units(from: first, before: next), to: new.allUnits, by: edit, newPart),
          runsBefore: first.run, runsBehind: next.map { self.runs.count - $0.run - 1 } ?? 0),
        recorder: recorder))
  }

  private func difference(
    from old: [SyntaxUnit], to new: [SyntaxUnit], by edit: Edit, _ newPart: BrokenPart?
  ) -> TreeDifference {
    guard brokenPart == nil, newPart == nil else { return TreeDifference(from: old, to: new) }
    return TreeDifference(from: old, to: new, edited: edit.range, to: edit.range.lowerBound..<edit.newEnd)
  }

  /// Whether the last tokens of a new unit equal those before an old one, and are after the edit.
  private func meets(_ scan: Scan, behind unit: Int, at start: Int, before next: Place, of edit: Edit) -> Bool {
    let old = tokens(before: next, atMost: Self.contextLength)
    let end = scan.units[unit].tokens.upperBound
    let new = scan.tokens[..<Int(end)].lazy.reversed().filter { !$0.flags.contains(.missing) }
    return old.filter(\.isWhole).count == Self.contextLength
      && zip(old.reversed(), new).allSatisfy { old, new in
        old.range.lowerBound >= edit.range.upperBound && old.raw.moved(by: Int(old.shift) + edit.growth - start) == new
      }
  }
}

// MARK: - Brackets without a counterpart

extension SyntaxTree {
  /// Whether the brackets without a counterpart in a stretch can't be related to those in the text that it doesn't
  /// replace.
  private func mayReplace(_ replaced: Range<Int>, by new: BrokenPart?, knowsStart: Bool) -> Bool {
    let remaining = brokenPart.flatMap { $0.isInside(replaced) ? nil : $0 }
    if new?.hasStrays ?? false { return remaining == nil && knowsStart }
    guard let remaining, remaining.hasStrays else { return true }
    return new == nil && !remaining.overlaps(replaced)
  }

  private func brokenPart(replacing replaced: Range<Int>, by new: BrokenPart?, growth: Int) -> BrokenPart? {
    guard let brokenPart, !brokenPart.isInside(replaced) else { return new }
    return brokenPart.moved(replacing: replaced, growth: growth).joined(with: new)
  }

  private func overlaps(_ places: ClosedRange<Place>, _ part: BrokenPart) -> Bool {
    part.overlaps(unit(places.lowerBound).range.lowerBound..<unit(places.upperBound).range.upperBound)
  }

  /// Extends a stretch to contain all of a part.
  private func widen(_ first: inout Place, _ last: inout Place, _ part: BrokenPart) {
    first = min(first, place(holding: part.range.lowerBound))
    last = max(last, place(holding: part.range.upperBound))
  }
}

// MARK: - Places

extension SyntaxTree {
  /// A unit, as the index of its run and its index in the scan.
  private struct Place: Comparable {
    var run: Int
    var unit: Int

    static func < (left: Self, right: Self) -> Bool { (left.run, left.unit) < (right.run, right.unit) }
  }

  private func unit(_ place: Place) -> SyntaxUnit { runs[place.run].unit(place.unit) }

  private var last: Place { Place(run: runs.count - 1, unit: runs[runs.count - 1].units.upperBound - 1) }

  /// The first unit that depends on the text at an offset.
  private func place(reaching offset: Int) -> Place {
    place { run, unit in Int(unit.reach + run.shift) < offset }
  }

  /// The first unit that ends at or after an offset.
  private func place(holding offset: Int) -> Place {
    place { run, unit in Int(unit.bytes.upperBound + run.shift) < offset }
  }

  /// The unit that starts at an offset; nil if there is none.
  private func place(startingAt offset: Int) -> Place? {
    let place = place { run, unit in Int(unit.bytes.lowerBound + run.shift) < offset }
    return unit(place).range.lowerBound == offset ? place : nil
  }

  /// The first unit for which `precedes` is false, or else the last one.
  private func place(after precedes: (Run, Scan.Unit) -> Bool) -> Place {
    let run = min(
      runs.partitionPoint { precedes($0, $0.scan.units[$0.units.upperBound - 1]) }, runs.count - 1)
    let units = runs[run].units
    let unit = runs[run].scan.units[units].partitionPoint { precedes(runs[run], $0) }
    return Place(run: run, unit: min(unit, units.upperBound - 1))
  }

  /// The units from `first` up to `end`, or to the end of the text.
  private func units(from first: Place, before end: Place?) -> [SyntaxUnit] {
    var units: [SyntaxUnit] = []
    for position in first.run...(end?.run ?? runs.count - 1) {
      let all = runs[position].units
      let start = position == first.run ? first.unit : all.lowerBound
      units += (start..<(position == end?.run ? end?.unit ?? start : all.upperBound)).map(runs[position].unit)
    }
    return units
  }

  private func place(_ place: Place, advancedBy count: Int) -> Place {
    var place = place
    for _ in 0..<count {
      if place.unit + 1 < runs[place.run].units.upperBound {
        place.unit += 1
      } else if place.run + 1 < runs.count {
        place = Place(run: place.run + 1, unit: runs[place.run + 1].units.lowerBound)
      }
    }
    return place
  }

  private func place(_ place: Place, movedBackBy count: Int) -> Place {
    var place = place
    for _ in 0..<count {
      if place.unit > runs[place.run].units.lowerBound {
        place.unit -= 1
      } else if place.run > 0 {
        place = Place(run: place.run - 1, unit: runs[place.run - 1].units.upperBound - 1)
      }
    }
    return place
  }

  /// The last tokens of the text before a unit, in source order. All parts of an operator count as one token.
  private func tokens(before place: Place, atMost count: Int) -> [Token] {
    var found: [Token] = []
    var left = count
    var end = runs[place.run].scan.units[place.unit].tokens.lowerBound
    for position in (0...place.run).reversed() where left > 0 {
      let run = runs[position]
      if position < place.run { end = run.scan.units[run.units.upperBound - 1].tokens.upperBound }
      while end > run.scan.units[run.units.lowerBound].tokens.lowerBound, left > 0 {
        end -= 1
        let token = Token(scan: run.scan, index: end, shift: run.shift)
        if token.isPresent { found.insert(token, at: 0) }
        if token.isPresent, token.isWhole { left -= 1 }
      }
    }
    return found
  }
}

extension Token {
  /// Whether the token isn't a later part of an operator.
  fileprivate var isWhole: Bool { !raw.flags.contains(.joined) }
}
