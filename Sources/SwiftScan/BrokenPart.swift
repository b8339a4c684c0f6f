/// The part of a text that holds all brackets without a counterpart, and at what their repair looked.
///
/// While they are in one stretch of it, the text before and behind may be edited on its own, and so may the stretch.
struct BrokenPart {
  /// UTF-8 offsets.
  private(set) var range: Range<Int>
  /// Whether one closes nothing, so that one opened anywhere before may belong to it.
  private(set) var hasStrays: Bool

  /// That of a stretch up to an offset in it; nil where all brackets match.
  init?(_ mismatches: Mismatches, before end: Int = .max) {
    guard let range = mismatches.range(before: end) else { return nil }
    self.range = range
    hasStrays = mismatches.strays.contains { $0 < end }
  }

  /// The same further behind in the text.
  func moved(by distance: Int) -> BrokenPart {
    var part = self
    part.range = range.lowerBound + distance..<range.upperBound + distance
    return part
  }

  /// Where it is after another text took the place of a part of it or of what is around it.
  func moved(replacing replaced: Range<Int>, growth: Int) -> BrokenPart {
    func moved(_ offset: Int, inside: Int) -> Int {
      if offset <= replaced.lowerBound { return offset }
      return offset >= replaced.upperBound ? offset + growth : inside
    }
    var part = self
    part.range =
      moved(
        range.lowerBound, inside: replaced.lowerBound)..<moved(range.upperBound, inside: replaced.upperBound + growth)
    return part
  }

  /// What holds both.
  func joined(with other: BrokenPart?) -> BrokenPart {
    guard let other else { return self }
    var part = self
    part.range =
      min(range.lowerBound, other.range.lowerBound)..<max(range.upperBound, other.range.upperBound)
    part.hasStrays = hasStrays || other.hasStrays
    return part
  }

  func overlaps(_ other: Range<Int>) -> Bool {
    range.lowerBound <= other.upperBound && other.lowerBound <= range.upperBound
  }

  func isInside(_ other: Range<Int>) -> Bool {
    other.lowerBound <= range.lowerBound && range.upperBound <= other.upperBound
  }
}
