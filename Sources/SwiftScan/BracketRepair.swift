/// Closes brackets according to the indentation, so that an unfinished declaration affects only itself: the
/// declarations around it keep their nodes while the user types.
///
/// Repairs only texts with unmatched brackets, which no compiler accepts. In these, it changes only the stretches that
/// start at a bracket that nothing closes or end at one that closes nothing. In such a stretch, a `}` at the start of a
/// line ends the blocks that were opened further to the right, and a `}` further to the right than every open block
/// ends nothing. A declaration ends the brackets that were opened at its own column or further to the right.
struct BracketRepair {
  private let tokens: Tokens
  private let source: [UInt8]
  private let brackets: Brackets
  private var repaired: [RawToken]
  private var open: [OpenBracket] = []
  /// The number of brackets that were open at each `#if` around the current token. A branch can't close these brackets.
  private var conditionals: [Int] = []
  /// The number of open brackets that are closed by the counterpart that the compiler would choose, not by indentation.
  private var trusted = Int.max
  /// The end of the tokens in which the brackets beyond `trusted` are closed by indentation, even if none of them is
  /// unclosed.
  private var suspectEnd = 0
  /// The number of open brackets that are `#if`s without an end.
  private var openConditionals = 0
  private var mismatches = Mismatches()

  private struct OpenBracket {
    var closer: TokenKind
    /// The column of the first token on the bracket's line.
    var column: Int
    /// Whether the compiler would find no counterpart.
    var isUnclosed: Bool
  }

  /// Pairs the brackets. First, it adds missing brackets, which it marks as such, and turns excess braces and
  /// directives into unknown tokens. Brackets that open at or after `offset` need no repair, because the text after the
  /// stretch closes them. Mismatches are nil if the tokens are unchanged.
  static func pair(
    _ tokens: inout [RawToken], of source: [UInt8], from start: Int, closedLaterFrom offset: Int
  ) -> (brackets: Brackets, mismatches: Mismatches?) {
    let brackets = Brackets(tokens, from: start)
    if brackets.strays.isEmpty, brackets.unclosed.isEmpty || tokens[brackets.startOfUnclosed].start >= offset {
      return (brackets, nil)
    }
    let first = max(start, brackets.strays.isEmpty ? brackets.startOfUnclosed : start)
    let repair = tokens.withUnsafeBufferPointer { tokens in
      var repair = BracketRepair(tokens: Tokens(base: tokens), source: source, brackets: brackets)
      repair.run(from: first)
      return repair
    }
    tokens = repair.repaired
    let paired = Brackets(tokens, from: first, behind: brackets)
    var mismatches = repair.mismatches
    tokens.withUnsafeBufferPointer { mismatches.add(paired, in: Tokens(base: $0)) }
    return (paired, mismatches)
  }

  private init(tokens: Tokens, source: [UInt8], brackets: Brackets) {
    self.tokens = tokens
    self.source = source
    self.brackets = brackets
    repaired = []
    repaired.reserveCapacity(tokens.count + 16)
  }

  private mutating func run(from start: Int) {
    var suspects = suspectRanges(from: start)[...]
    var unclosed = brackets.unclosed[...]
    mismatches.add(brackets, in: tokens)
    repaired += tokens.base[..<start]
    var column = start < tokens.count ? self.column(ofLineAt: start) : 0
    for index in start..<tokens.count {
      var token = tokens[index]
      if let suspect = suspects.first, suspect.lowerBound == index {
        trusted = min(trusted, open.count)
        suspectEnd = suspect.upperBound
        suspects.removeFirst()
      }
      if token.flags.contains(.startsLine) {
        column = self.column(of: token)
        if trusted < open.count, let declaration = declaration(at: index) {
          closeBrackets(atDeclarationIn: self.column(of: tokens[declaration]))
        }
      }
      if let closer = token.kind.closer {
        let isUnclosed = unclosed.first == index
        if isUnclosed {
          trusted = min(trusted, open.count)
          unclosed.removeFirst()
        }
        open.append(OpenBracket(closer: closer, column: column, isUnclosed: isUnclosed))
      } else if token.keyword == .poundIf, unclosed.first == index {
        trusted = min(trusted, open.count)
        unclosed.removeFirst()
        // It ends with the block that contains it, whatever its own column is.
        open.append(OpenBracket(closer: .pound, column: open.last?.column ?? 0, isUnclosed: true))
        openConditionals += 1
      } else if token.kind == .rightBrace {
        if !closeBrace(in: token.flags.contains(.startsLine) ? column : nil) {
          token.kind = .unknown
          mismatches.strays.append(token.start)
        }
      } else if token.kind.closesBracket {
        closeParentheses(token.kind)
      } else if token.kind == .pound, !passDirective(token.keyword) {
        token.kind = .unknown
        token.keyword = .none
        mismatches.strays.append(token.start)
      }
      repaired.append(token)
      if open.count <= trusted, index + 1 >= suspectEnd { trusted = Int.max }
    }
  }

  /// The number of brackets that are open around this branch of `#if`.
  private var outerCount: Int { conditionals.last ?? 0 }

  /// Returns false for a directive that belongs to no `#if`.
  private mutating func passDirective(_ keyword: Keyword) -> Bool {
    switch keyword {
    case .poundIf: conditionals.append(open.count)
    case .poundElseif, .poundElse, .poundEndif:
      while openConditionals > 0, open.count > outerCount, let last = open.last {
        if last.closer == .pound { return true }
        open.removeLast()
      }
      guard !conditionals.isEmpty else { return false }
      open.removeLast(open.count - outerCount)
      if keyword == .poundEndif { _ = conditionals.popLast() }
    default: break
    }
    return true
  }

  /// Ends the innermost bracket or `#if` immediately after the last token.
  private mutating func closeInnermost() {
    guard let bracket = open.popLast() else { return }
    let end = repaired.last?.end ?? 0
    var token = RawToken(start: end, end: end, kind: bracket.closer, flags: .missing)
    if bracket.closer == .pound {
      openConditionals -= 1
      token.keyword = .poundEndif
      token.flags.insert(.startsLine)
    }
    repaired.append(token)
  }

  private mutating func closeBrackets(atDeclarationIn column: Int) {
    while open.count > max(trusted, outerCount), let last = open.last,
      last.column >= column
    {
      closeInnermost()
    }
  }

  private mutating func closeParentheses(_ closer: TokenKind) {
    while open.count > outerCount, let last = open.last, last.closer != .rightBrace {
      guard last.closer == closer || last.isUnclosed else { return }
      open.removeLast()
      if last.closer == closer { return }
    }
  }

  /// Ends the block that a `}` closes, and the brackets left open in it. Returns false if it closes none. `column` is
  /// the column of the `}` if it is the first token on its line.
  private mutating func closeBrace(in column: Int?) -> Bool {
    while open.count > outerCount, let last = open.last {
      let isTrusted = open.count <= trusted
      if last.closer == .pound {
        closeInnermost()
      } else if last.closer != .rightBrace {
        open.removeLast()
      } else if let column, !isTrusted, last.column > column {
        closeInnermost()
      } else if let column, !isTrusted, last.column < column {
        return false
      } else {
        open.removeLast()
        return true
      }
    }
    return false
  }
}

/// The brackets and directives without a counterpart in a stretch of text, and the tokens that their repair depends on.
///
/// If the text before and after the stretch has no such brackets, the repair of the whole text is the same as that of
/// the stretch, unless `dependsOnStart` is true.
struct Mismatches: Sendable {
  /// UTF-8 offsets of the unclosed brackets and of other tokens that the repair depends on, unordered.
  fileprivate(set) var places: [UInt32] = []
  /// UTF-8 offsets of the brackets and directives that close nothing.
  fileprivate(set) var strays: [UInt32] = []
  /// Whether another declaration before the stretch might change the repair of a bracket that closes nothing.
  fileprivate(set) var dependsOnStart = false

  /// The UTF-8 offsets from the first to the last place before `end`; nil if there is none.
  func range(before end: Int) -> Range<Int>? {
    let all = [places, strays].joined().filter { $0 < end }
    guard let first = all.min(), let last = all.max() else { return nil }
    return (dependsOnStart ? 0 : Int(first))..<Int(last) + 1
  }

  fileprivate mutating func add(_ brackets: Brackets, in tokens: Tokens) {
    places += brackets.unclosed.map { tokens[$0].start }
    strays += brackets.strays.map { tokens[$0].start }
  }

  /// Adds the token that determines which declaration an excess `}` belongs to, or that it belongs to none.
  fileprivate mutating func addBasis(of token: Int?, in tokens: Tokens) {
    if let token { places.append(tokens[token].start) } else { dependsOnStart = true }
  }
}

extension Brackets {
  /// The first outermost bracket that nothing closes or that contains such a bracket. All brackets before it match.
  fileprivate var startOfUnclosed: Int {
    guard let unclosed = unclosed.first else { return 0 }
    return outermost.first { unclosed < $0.upperBound || unclosed == $0.lowerBound }?.lowerBound ?? 0
  }
}

// MARK: - Indentation

extension BracketRepair {
  /// For each `}` that closes nothing, the tokens from the declaration that it may belong to through the brace;
  /// ascending.
  private mutating func suspectRanges(from start: Int) -> [Range<Int>] {
    guard !brackets.strays.isEmpty else { return [] }
    var ranges: [Range<Int>] = []
    // The declarations outside all brackets, each further to the right than the one before.
    var declarations: [(index: Int, column: Int)] = []
    var lastDirective: Int?
    var strays = brackets.strays[...]
    var index = start
    while index < tokens.count {
      let column = self.column(of: tokens[index])
      if tokens[index].flags.contains(.startsLine), startsDeclaration(index) {
        while let last = declarations.last, last.column >= column { declarations.removeLast() }
        declarations.append((index, column))
      }
      if tokens[index].kind == .pound, tokens[index].keyword != .none {
        declarations = []
        lastDirective = index
      }
      if tokens[index].kind == .rightBrace, let stray = strays.first(where: { $0 >= index }), stray == index {
        while let last = declarations.last, last.column > column { declarations.removeLast() }
        let first = declarations.last?.index ?? index
        mismatches.addBasis(of: declarations.last?.index ?? lastDirective, in: tokens)
        while let last = ranges.last, last.lowerBound >= first { ranges.removeLast() }
        ranges.append(first..<index + 1)
      }
      let end = tokens[index].keyword == .poundIf ? 0 : Int(brackets.ends[index])
      index = max(index + 1, end)
      strays = strays.drop { $0 < index }
    }
    return ranges
  }

  /// The number of spaces and tabs immediately before a token, which is its column if it is the first on its line.
  private func column(of token: RawToken) -> Int {
    let start = Int(token.start)
    var offset = start
    while offset > 0, source[offset - 1] == UInt8(ascii: " ") || source[offset - 1] == UInt8(ascii: "\t") {
      offset -= 1
    }
    return start - offset
  }

  /// The column of the first token on the line of a token.
  private func column(ofLineAt index: Int) -> Int {
    var first = index
    while first > 0, !tokens[first].flags.contains(.startsLine) { first -= 1 }
    return column(of: tokens[first])
  }

  /// The declaration at the start of this line, or of the next line if this one is an `#if`.
  private func declaration(at index: Int) -> Int? {
    guard tokens[index].keyword == .poundIf else { return startsDeclaration(index) ? index : nil }
    var next = index + 1
    while next < tokens.count, !tokens[next].flags.contains(.startsLine) { next += 1 }
    return startsDeclaration(next) ? next : nil
  }

  private func startsDeclaration(_ index: Int) -> Bool {
    guard index + 1 < tokens.count, tokens[index + 1].kind != .colon else { return false }
    switch tokens[index].keyword {
    case let word where word.beginsDeclaration: return true
    case let word where word.isModifier || word == .actor:
      let next = tokens[index + 1].kind
      return next == .identifier || next == .keyword
    case .none where tokens[index].kind == .pound: return column(of: tokens[index]) == 0
    default: return tokens[index].kind == .at && tokens[index + 1].kind == .identifier && !isUnknownDefault(index)
    }
  }

  /// `@unknown default` isn't a declaration.
  private func isUnknownDefault(_ index: Int) -> Bool {
    index + 2 < tokens.count && tokens[index + 2].keyword == .default
  }
}

extension Keyword {
  /// Whether a line that begins with the keyword begins a declaration, no matter what follows.
  var beginsDeclaration: Bool {
    switch self {
    case .func, .let, .var, .struct, .class, .enum, .protocol, .extension, .`init`, .deinit, .subscript, .typealias,
      .import, .associatedtype, .static, .private, .fileprivate, .internal, .public:
      true
    default: false
    }
  }
}

extension TokenKind {
  /// The kind of token that closes the bracket that this kind opens.
  fileprivate var closer: TokenKind? {
    switch self {
    case .leftParen: .rightParen
    case .interpolationStart: .interpolationEnd
    case .leftSquare: .rightSquare
    case .leftBrace: .rightBrace
    default: nil
    }
  }
}
