/// What need not be lexed again in a stretch that was edited further behind.
///
/// A token depends on those before it and on the rest of its line, unless it belongs to a string without an end.
struct TokensKept {
  /// The older scan.
  let scan: Scan?
  private(set) var tokens: ArraySlice<RawToken> = []
  private(set) var comments: ArraySlice<Range<Int>> = []
  /// By how many bytes they have to be moved.
  let distance: Int
  /// Those behind the edit.
  private(set) var behind = TokensBehind()

  /// Nothing.
  init() {
    scan = nil
    distance = 0
  }

  /// Of a scan without missing brackets, those of some units that end before an offset, at the start of a line, and behind
  /// an edit by which the text grows. None where a string is open at that line.
  init(
    of scan: Scan, from first: Int, through last: Int, before offset: Int, behind offsetBehind: Int,
    growingBy growth: Int, movedBy distance: Int
  ) {
    self.scan = scan
    self.distance = distance
    let all = scan.tokens[Int(scan.units[first].tokens.lowerBound)..<Int(scan.units[last].tokens.upperBound)]
    let kept = all[..<all.partitionPoint { $0.kind != .endOfFile && Int($0.end) <= offset }]
    var openStrings = 0
    for token in kept { openStrings += token.openedStrings }
    guard openStrings == 0 else { return }
    behind = TokensBehind(
      of: all, scan.comments, behind: offsetBehind, knownUpTo: kept.endIndex, movedBy: distance + growth)
    guard let end = kept.last?.end else { return }
    tokens = kept
    let start = scan.units[first].bytes.lowerBound
    comments = scan.comments[..<scan.comments.partitionPoint { $0.lowerBound < Int(end) }]
    comments = comments[comments.partitionPoint { $0.upperBound <= Int(start) }...]
  }
}

extension RawToken {
  /// How many more strings are open behind it than before.
  var openedStrings: Int {
    switch kind {
    case .stringStart: 1
    case .stringEnd: -1
    default: 0
    }
  }

  func moved(by distance: Int) -> RawToken {
    var token = self
    token.start = UInt32(truncatingIfNeeded: Int(start) + distance)
    token.end = UInt32(truncatingIfNeeded: Int(end) + distance)
    return token
  }
}
