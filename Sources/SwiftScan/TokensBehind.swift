/// The tokens of an older text after an edit. If the lexer reaches one of them again in the same state, it continues
/// with them.
struct TokensBehind {
  private let tokens: ArraySlice<RawToken>
  private let comments: [Range<Int>]
  /// The number of bytes to move them by.
  let distance: Int
  /// The index of the first token that the lexer may still reach.
  private var next: Int
  /// The number of strings that are open at `next`.
  private var openStrings = 0

  /// No tokens.
  init() { self.init(of: [], [], behind: 0, knownUpTo: 0, movedBy: 0) }

  /// Keeps the tokens that begin at or after `offset`, of the `tokens` of some units. No string is open at the token
  /// `known`, which precedes them.
  init(
    of tokens: ArraySlice<RawToken>, _ comments: [Range<Int>], behind offset: Int, knownUpTo known: Int,
    movedBy distance: Int
  ) {
    self.tokens = tokens.last?.kind == .endOfFile ? tokens.dropLast() : tokens
    self.comments = comments
    self.distance = distance
    next = known
    while !isEmpty, Int(self.tokens[next].start) < offset { pass() }
  }

  var isEmpty: Bool { next == tokens.endIndex }

  private mutating func pass() {
    openStrings += tokens[next].openedStrings
    next += 1
  }

  /// The old tokens that are unchanged from `offset` in the new text and end at or before `end`, with their comments.
  /// Nil unless a token begins there in the old text too, after tokens equal to `context`.
  ///
  /// Call this with ascending offsets, at most once per line, at its first token, and only while no string is open.
  mutating func rest(
    from offset: Int, to end: Int, after context: (RawToken, RawToken)
  ) -> (tokens: ArraySlice<RawToken>, comments: ArraySlice<Range<Int>>)? {
    while !isEmpty, Int(tokens[next].start) + distance < offset { pass() }
    guard !isEmpty, Int(tokens[next].start) + distance == offset, tokens[next].flags.contains(.startsLine),
      openStrings == 0, next - tokens.startIndex >= 2, isSame(tokens[next - 2], context.0),
      isSame(tokens[next - 1], context.1)
    else { return nil }
    let first = next
    // Stop where no string is open: a string that continues past the end may be something else in the new text.
    var last = first
    while !isEmpty, Int(tokens[next].end) + distance <= end {
      pass()
      if openStrings == 0 { last = next }
    }
    next = tokens.endIndex
    guard last > first else { return nil }
    return (tokens[first..<last], comments(from: Int(tokens[first].start), before: Int(tokens[last - 1].start)))
  }

  /// Whether two tokens are equal, and neither later parts of an operator nor added. No token depends on more than two
  /// such tokens before it.
  private func isSame(_ old: RawToken, _ new: RawToken) -> Bool {
    old.flags.isDisjoint(with: [.joined, .missing]) && old.moved(by: distance) == new
  }

  private func comments(from start: Int, before end: Int) -> ArraySlice<Range<Int>> {
    let first = comments.partitionPoint { $0.lowerBound < start }
    return comments[first...].prefix { $0.lowerBound < end }
  }
}
