/// The tokens of an edited stretch that don't have to be lexed again.
///
/// A token depends only on the tokens before it and on the rest of its line, unless it belongs to an unterminated
/// string.
struct TokensKept {
  /// The older scan.
  let scan: Scan?
  private(set) var tokens: ArraySlice<RawToken> = []
  private(set) var comments: ArraySlice<Range<Int>> = []
  /// The number of bytes to move them by.
  let distance: Int
  /// The tokens after the edit.
  private(set) var behind = TokensBehind()

  /// No tokens.
  init() {
    scan = nil
    distance = 0
  }

  /// The tokens of the units `first` through `last` of a scan without missing brackets that end before `offset`, the
  /// start of a line, and those that begin at or after `offsetBehind`, the end of an edit by which the text grows. No
  /// tokens if a string is open at `offset`.
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
  /// The number of strings that the token opens; -1 if it closes one.
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
