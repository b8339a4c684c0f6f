/// The counterpart of each opening bracket and `#if`. Computed in one pass, so that skipping brackets takes constant
/// time.
///
/// Text that is being typed contains brackets without a counterpart. A `}` ends the parentheses that are open inside
/// its braces, but a `)` or `]` never ends braces, and no bracket extends beyond its branch of `#if`.
struct Brackets {
  /// For each token that opens a bracket, the index of the token at which to continue after it; 0 for other tokens.
  private(set) var ends: [Int32]
  /// The tokens from each bracket that isn't nested in another one up to its counterpart, ascending.
  private(set) var outermost: [Range<Int>] = []
  /// The brackets and `#if`s that nothing closes, ascending.
  private(set) var unclosed: [Int] = []
  /// The `}`s and directives that close nothing, and all other such brackets outside braces and `#if`, ascending.
  private(set) var strays: [Int] = []

  /// Pairs the brackets from a token on. `known` contains the brackets before that token, which must be outside all of
  /// them.
  init(_ tokens: [RawToken], from start: Int, behind known: Brackets? = nil) {
    if let known {
      ends = known.ends
      ends.replaceSubrange(start..., with: repeatElement(0, count: tokens.count - start))
      outermost = Array(known.outermost.prefix { $0.upperBound <= start })
    } else {
      ends = Array(repeating: 0, count: tokens.count)
    }
    var open: [Bracket] = []
    open.reserveCapacity(32)
    for index in start..<tokens.count where tokens[index].kind.mayPair {
      switch tokens[index].kind {
      case .leftParen: push(.rightParen, at: index, to: &open)
      case .interpolationStart: push(.interpolationEnd, at: index, to: &open)
      case .leftSquare: push(.rightSquare, at: index, to: &open)
      case .leftBrace: push(.rightBrace, at: index, to: &open)
      case let closer where closer.closesBracket: closeBracket(closer, at: index, in: &open)
      case .pound: passDirective(tokens[index].keyword, at: index, open: &open)
      default: break
      }
    }
    while !open.isEmpty { abandon(&open, endingAt: tokens.count - 1) }
    unclosed.sort()
  }

  /// An open bracket, and counts of the open brackets that a closing bracket here can close.
  private struct Bracket {
    /// The kind of token that closes it; `pound` for `#if`.
    var closer: TokenKind
    var index: Int32
    /// The numbers of open brackets: parentheses and squares since the last brace or `#if`, and braces since the last
    /// `#if`. With these, a closing bracket never searches for a counterpart that doesn't exist.
    var parens: Int32 = 0
    var squares: Int32 = 0
    var braces: Int32 = 0
    var conditionals: Int32 = 0

    /// Whether a closing parenthesis inside this bracket can't close one outside.
    var isConfining: Bool { braces > 0 || conditionals > 0 }

    func awaits(_ closer: TokenKind) -> Bool {
      switch closer {
      case .rightSquare: squares > 0
      case .rightBrace: braces > 0
      default: parens > 0
      }
    }
  }

  @inline(__always)
  private func push(_ closer: TokenKind, at index: Int, to open: inout [Bracket]) {
    var bracket = open.last ?? Bracket(closer: closer, index: 0)
    bracket.closer = closer
    bracket.index = Int32(truncatingIfNeeded: index)
    switch closer {
    case .pound: bracket = Bracket(closer: closer, index: bracket.index, conditionals: bracket.conditionals + 1)
    case .rightBrace:
      bracket.parens = 0
      bracket.squares = 0
      bracket.braces += 1
    case .rightSquare: bracket.squares += 1
    default: bracket.parens += 1
    }
    open.append(bracket)
  }

  /// Ends the innermost open bracket, which nothing closes.
  private mutating func abandon(_ open: inout [Bracket], endingAt end: Int) {
    if let last = open.last { unclosed.append(Int(last.index)) }
    pop(&open, endingAt: end)
  }

  private mutating func pop(_ open: inout [Bracket], endingAt end: Int) {
    guard let bracket = open.popLast() else { return }
    ends[Int(bracket.index)] = Int32(truncatingIfNeeded: end)
    if open.isEmpty { outermost.append(Int(bracket.index)..<max(end, Int(bracket.index))) }
  }

  private mutating func closeBracket(_ closer: TokenKind, at index: Int, in open: inout [Bracket]) {
    guard let last = open.last, last.awaits(closer) else {
      if closer == .rightBrace || !(open.last?.isConfining ?? false) { strays.append(index) }
      return
    }
    while let bracket = open.last {
      guard bracket.closer == closer || (isParen(bracket.closer) && isParen(closer)) else {
        abandon(&open, endingAt: index)
        continue
      }
      return pop(&open, endingAt: index + 1)
    }
  }

  private func isParen(_ kind: TokenKind) -> Bool { kind == .rightParen || kind == .interpolationEnd }

  private mutating func passDirective(_ keyword: Keyword, at index: Int, open: inout [Bracket]) {
    switch keyword {
    case .poundIf: push(.pound, at: index, to: &open)
    case .poundElseif, .poundElse, .poundEndif:
      guard let last = open.last, last.conditionals > 0 else { return strays.append(index) }
      while let bracket = open.last, bracket.closer != .pound { abandon(&open, endingAt: index) }
      if keyword == .poundEndif { pop(&open, endingAt: index + 1) }
    default: break
    }
  }
}

extension TokenKind {
  /// Whether the token may be a bracket or a directive. The raw values of these kinds are contiguous.
  @inline(__always)
  fileprivate var mayPair: Bool {
    rawValue &- TokenKind.pound.rawValue <= TokenKind.rightBrace.rawValue - TokenKind.pound.rawValue
  }

  var closesBracket: Bool {
    switch self {
    case .rightParen, .interpolationEnd, .rightSquare, .rightBrace: true
    default: false
    }
  }
}
