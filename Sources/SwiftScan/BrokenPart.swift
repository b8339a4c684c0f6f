/// The part of a text that contains all brackets without a counterpart, and the tokens that their repair depends on.
///
/// If a single stretch contains all of it, the text before and after the stretch can be edited independently, and so
/// can the stretch.
struct BrokenPart {
  /// UTF-8 offsets.
  private(set) var range: Range<Int>
  /// Whether a bracket closes nothing, so that a bracket opened anywhere before it may belong to it.
  private(set) var hasStrays: Bool

  /// The broken part of a stretch up to an offset in it; nil if all brackets match.
  init?(_ mismatches: Mismatches, before end: Int = .max) {
    guard let range = mismatches.range(before: end) else { return nil }
    self.range = range
    hasStrays = mismatches.strays.contains { $0 < end }
  }

  /// The part moved by some bytes.
  func moved(by distance: Int) -> BrokenPart {
    var part = self
    part.range = range.lowerBound + distance..<range.upperBound + distance
    return part
  }

  /// The part after a replacement that overlaps it or its surroundings.
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

  /// The smallest part that contains both.
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
