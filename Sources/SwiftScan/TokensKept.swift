/// What need not be lexed again in a stretch that was edited further behind.
///
/// A token depends on those before it and on the rest of its line, unless it belongs to a string without an end.
struct TokensKept {
  private(set) var tokens: ArraySlice<RawToken> = []
  private(set) var comments: ArraySlice<Range<Int>> = []
  /// By how many bytes they have to be moved.
  let distance: Int

  /// Nothing.
  init() { distance = 0 }

  /// Of a scan without missing brackets, those of some units that end before an offset, at the start of a line. None where a
  /// string is open there.
  init(of scan: Scan, from first: Int, through last: Int, before offset: Int, movedBy distance: Int) {
    self.distance = distance
    let all = scan.tokens[Int(scan.units[first].tokens.lowerBound)..<Int(scan.units[last].tokens.upperBound)]
    let kept = all[..<all.partitionPoint { $0.kind != .endOfFile && Int($0.end) <= offset }]
    var openStrings = 0
    for token in kept {
      if token.kind == .stringStart { openStrings += 1 }
      if token.kind == .stringEnd { openStrings -= 1 }
    }
    guard openStrings == 0, let end = kept.last?.end else { return }
    tokens = kept
    let start = scan.units[first].bytes.lowerBound
    comments = scan.comments[..<scan.comments.partitionPoint { $0.lowerBound < Int(end) }]
    comments = comments[comments.partitionPoint { $0.upperBound <= Int(start) }...]
  }
}

extension RawToken {
  func moved(by distance: Int) -> RawToken {
    var token = self
    token.start = UInt32(truncatingIfNeeded: Int(start) + distance)
    token.end = UInt32(truncatingIfNeeded: Int(end) + distance)
    return token
  }
}
