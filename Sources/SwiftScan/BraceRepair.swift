/// Puts closing braces where the indentation says that they are missing, so that an unfinished declaration damages itself
/// only: the declarations around it keep their nodes while somebody types.
///
/// It touches only texts whose braces do not match, which no compiler accepts. There a `}` at the start of a line ends
/// the blocks that were opened further to the right, and one further to the right than every open block ends nothing; a
/// declaration ends the blocks that were opened at its own column or further to the right.
struct BraceRepair {
  private let tokens: TokenBuffer
  private let source: [UInt8]
  private var repaired = TokenBuffer()
  /// The columns of the lines on which the open braces stand.
  private var openColumns: [Int] = []
  /// How many braces were open at each `#if` around the current token: its branches close no others.
  private var conditionals: [Int] = []

  /// The tokens with the braces that are missing, marked as such, and without the meaning of those that are too many;
  /// nil where all braces match.
  static func repaired(_ tokens: TokenBuffer, of source: [UInt8]) -> TokenBuffer? {
    guard !haveMatchingBraces(tokens) else { return nil }
    var repair = BraceRepair(tokens: tokens, source: source)
    repair.run()
    return repair.repaired
  }

  private init(tokens: TokenBuffer, source: [UInt8]) {
    self.tokens = tokens
    self.source = source
    repaired.comments = tokens.comments
    repaired.reserve(tokens.count + 16)
  }

  private static func haveMatchingBraces(_ tokens: TokenBuffer) -> Bool {
    var depth = 0
    for kind in tokens.kinds {
      if kind == .leftBrace { depth += 1 }
      if kind == .rightBrace { depth -= 1 }
      if depth < 0 { return false }
    }
    return depth == 0
  }

  private mutating func run() {
    var column = 0
    for index in 0..<tokens.count {
      let startsLine = tokens.flags[index].contains(.startsLine)
      if startsLine { column = self.column(of: index) }
      var kind = tokens.kinds[index]
      switch kind {
      case .leftBrace: openColumns.append(column)
      case .rightBrace:
        if startsLine { closeBlocks { $0 > column } }
        let isStray = openColumns.count <= outerCount || (startsLine && openColumns.last.map { $0 < column } ?? true)
        if isStray { kind = .unknown } else { openColumns.removeLast() }
      case .pound: passDirective(tokens.keywords[index])
      default: if startsLine, startsDeclaration(index) { closeBlocks { $0 >= column } }
      }
      repaired.append(
        kind, tokens.keywords[index], tokens.flags[index], Int(tokens.starts[index]), Int(tokens.ends[index]))
    }
  }

  private var outerCount: Int { conditionals.last ?? 0 }

  private mutating func passDirective(_ keyword: Keyword) {
    switch keyword {
    case .poundIf: conditionals.append(openColumns.count)
    case .poundElseif, .poundElse, .poundEndif:
      guard !conditionals.isEmpty else { return }
      closeBlocks { _ in true }
      if keyword == .poundEndif { _ = conditionals.popLast() }
    default: break
    }
  }

  /// Ends the innermost blocks of this branch of `#if` whose column meets a condition, right behind the last token.
  private mutating func closeBlocks(where endsAt: (Int) -> Bool) {
    while openColumns.count > outerCount, let column = openColumns.last, endsAt(column) {
      openColumns.removeLast()
      let end = repaired.ends.last.map { Int($0) } ?? 0
      repaired.append(.rightBrace, .none, .missing, end, end)
    }
  }

  /// The white space bytes between the start of the line and the token.
  private func column(of index: Int) -> Int {
    let start = Int(tokens.starts[index])
    var offset = start
    while offset > 0, source[offset - 1] == UInt8(ascii: " ") || source[offset - 1] == UInt8(ascii: "\t") {
      offset -= 1
    }
    return start - offset
  }

  private func startsDeclaration(_ index: Int) -> Bool {
    switch tokens.keywords[index] {
    case .func, .let, .var, .struct, .class, .enum, .protocol, .extension, .`init`, .deinit, .subscript, .typealias,
      .import, .associatedtype, .static, .private, .fileprivate, .internal, .public:
      return true
    case let word where word.isModifier || word == .actor:
      let next = tokens.kinds[index + 1]
      return next == .identifier || next == .keyword
    default: return tokens.kinds[index] == .at && tokens.kinds[index + 1] == .identifier && !isUnknownDefault(index)
    }
  }

  /// `@unknown default` is no declaration.
  private func isUnknownDefault(_ index: Int) -> Bool {
    index + 2 < tokens.count && tokens.keywords[index + 2] == .default
  }
}
