/// Where what a bracket or `#if` opens ends. Made in one pass, so that looking ahead over brackets takes constant time.
///
/// Text that is being typed has brackets without a counterpart. A `}` ends the parentheses left open in its braces, but
/// no `)` or `]` ends braces; no bracket reaches out of its branch of `#if`.
struct Brackets {
  /// For each token the index at which to go on behind it; 0 for those that open nothing.
  private var ends: [Int32]

  init(_ tokens: TokenBuffer) {
    ends = Array(repeating: 0, count: tokens.count)
    var open: [Bracket] = []
    for index in 0..<tokens.count {
      switch tokens.kinds[index] {
      case .leftParen: push(.rightParen, at: index, to: &open)
      case .interpolationStart: push(.interpolationEnd, at: index, to: &open)
      case .leftSquare: push(.rightSquare, at: index, to: &open)
      case .leftBrace: push(.rightBrace, at: index, to: &open)
      case .rightParen, .interpolationEnd, .rightSquare, .rightBrace:
        closeBracket(tokens.kinds[index], at: index, in: &open)
      case .pound: passDirective(tokens.keywords[index], at: index, open: &open)
      default: break
      }
    }
    while let bracket = open.popLast() { ends[bracket.index] = Int32(truncatingIfNeeded: tokens.count - 1) }
  }

  /// The index of the token to go on with behind the bracket at `index`; not above `index` where there is none.
  func end(of index: Int) -> Int { Int(ends[index]) }

  /// An open bracket, and what is open around it as far as a closing bracket here can reach.
  private struct Bracket {
    /// `pound` for `#if`.
    var closer: TokenKind
    var index: Int
    var awaited = Awaited()
  }

  /// Counts, so that no closing bracket has to search for a counterpart that is not there.
  private struct Awaited {
    /// Since the last brace or `#if`.
    var parens = 0, squares = 0
    /// Since the last `#if`.
    var braces = 0
    var conditionals = 0

    func adding(_ closer: TokenKind) -> Awaited {
      switch closer {
      case .pound: Awaited(conditionals: conditionals + 1)
      case .rightBrace: Awaited(braces: braces + 1, conditionals: conditionals)
      case .rightSquare: Awaited(parens: parens, squares: squares + 1, braces: braces, conditionals: conditionals)
      default: Awaited(parens: parens + 1, squares: squares, braces: braces, conditionals: conditionals)
      }
    }

    func includes(_ closer: TokenKind) -> Bool {
      switch closer {
      case .rightSquare: squares > 0
      case .rightBrace: braces > 0
      default: parens > 0
      }
    }
  }

  private func push(_ closer: TokenKind, at index: Int, to open: inout [Bracket]) {
    let around = open.last?.awaited ?? Awaited()
    open.append(Bracket(closer: closer, index: index, awaited: around.adding(closer)))
  }

  private mutating func closeBracket(_ closer: TokenKind, at index: Int, in open: inout [Bracket]) {
    guard let last = open.last, last.awaited.includes(closer) else { return }
    while let bracket = open.popLast() {
      let isCounterpart = bracket.closer == closer || (isParen(bracket.closer) && isParen(closer))
      ends[bracket.index] = Int32(truncatingIfNeeded: isCounterpart ? index + 1 : index)
      if isCounterpart { return }
    }
  }

  private func isParen(_ kind: TokenKind) -> Bool { kind == .rightParen || kind == .interpolationEnd }

  private mutating func passDirective(_ keyword: Keyword, at index: Int, open: inout [Bracket]) {
    switch keyword {
    case .poundIf: push(.pound, at: index, to: &open)
    case .poundElseif, .poundElse, .poundEndif:
      guard let last = open.last, last.awaited.conditionals > 0 else { return }
      while let bracket = open.last, bracket.closer != .pound {
        ends[bracket.index] = Int32(truncatingIfNeeded: index)
        open.removeLast()
      }
      if keyword == .poundEndif, let bracket = open.popLast() {
        ends[bracket.index] = Int32(truncatingIfNeeded: index + 1)
      }
    default: break
    }
  }
}
