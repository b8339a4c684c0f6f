/// Tokens of an older text behind an edit, which the lexer goes on with where it comes upon one of them again.
struct TokensBehind {
  private let tokens: ArraySlice<RawToken>
  private let comments: [Range<Int>]
  /// By how many bytes they have to be moved.
  let distance: Int
  /// The first one that the lexer may still come upon.
  private var next: Int
  /// How many strings are open there.
  private var openStrings = 0

  /// Nothing.
  init() { self.init(of: [], [], behind: 0, knownUpTo: 0, movedBy: 0) }

  /// Of the tokens of some units those that begin at an offset or behind it. No string is open at the token `known`.
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

  /// What is the same from an offset of the new text on and ends before another one, if tokens like those that come before
  /// stood before it; else nil. Asked once a line at most, at its start and where no string is open, in ascending order.
  mutating func rest(
    from offset: Int, to end: Int, after context: (RawToken, RawToken)
  ) -> (tokens: ArraySlice<RawToken>, comments: ArraySlice<Range<Int>>)? {
    while !isEmpty, Int(tokens[next].start) + distance < offset { pass() }
    guard !isEmpty, Int(tokens[next].start) + distance == offset, tokens[next].flags.contains(.startsLine),
      openStrings == 0, next - tokens.startIndex >= 2, isSame(tokens[next - 2], context.0),
      isSame(tokens[next - 1], context.1)
    else { return nil }
    let first = next
    // Up to where no string is open: one that goes on behind the end may be something else in the new text.
    var last = first
    while !isEmpty, Int(tokens[next].end) + distance <= end {
      pass()
      if openStrings == 0 { last = next }
    }
    next = tokens.endIndex
    guard last > first else { return nil }
    return (tokens[first..<last], comments(from: Int(tokens[first].start), before: Int(tokens[last - 1].start)))
  }

  /// Whether two tokens are the same, and whole ones of the text: nothing looks further back than two of these.
  private func isSame(_ old: RawToken, _ new: RawToken) -> Bool {
    old.flags.isDisjoint(with: [.joined, .missing]) && old.moved(by: distance) == new
  }

  private func comments(from start: Int, before end: Int) -> ArraySlice<Range<Int>> {
    let first = comments.partitionPoint { $0.lowerBound < start }
    return comments[first...].prefix { $0.lowerBound < end }
  }
}
