extension Parser {
  /// The meaning of a name in an expression that is read as a pattern.
  enum PatternContext {
    /// Not a pattern, but an ordinary expression.
    case none
    /// After `case`, where names are values unless `let` or `var` precedes them.
    case matching
    /// After `let` or `var`, where names are introduced.
    case binding
  }

  /// Reads a pattern that can't fail: a name, `_`, or a tuple of these.
  mutating func parsePattern() -> Int32 {
    switch kind {
    case .leftParen: return nestedNode { $0.parseTuplePattern() }
    case .wildcard: return leaf(.wildcardPattern)
    case .keyword where at(.let) || at(.var) || at(.inout):
      var pattern = open(.valueBindingPattern)
      name(&pattern)
      advance()
      add(nestedNode { $0.parsePattern() }, to: &pattern)
      return close(&pattern)
    case .identifier: return leaf(.identifierPattern)
    case .keyword where !startsLine && !at(.in): return leaf(.identifierPattern)
    default: return Self.none
    }
  }

  private mutating func parseTuplePattern() -> Int32 {
    var tuple = open(.tuplePattern)
    advance()
    while !atEnd, !at(.rightParen) {
      let start = position
      if isWord(kind), peekKind() == .colon {
        advance()
        advance()
      }
      add(parsePattern(), to: &tuple)
      guard consume(.comma), position > start else { break }
    }
    _ = consume(.rightParen)
    return close(&tuple)
  }

  /// Reads a pattern that can fail: `is T`, `let x`, or an expression that may contain such patterns.
  mutating func parseMatchingPattern(_ context: PatternContext) -> Int32 {
    if startsPurePattern { return nestedNode { $0.parsePurePattern() } }
    let expression = parseExpression(.condition, context)
    // A lone name is returned as an expression that contains its pattern.
    if kind(of: expression) == .patternExpression { return nodes[Int(expression)].firstChild }
    return expression
  }

  /// Whether `is T`, `let p`, or `var p` starts here.
  var startsPurePattern: Bool {
    switch keyword {
    case .is, .let, .var, .inout: true
    case .borrowing, ._borrowing:
      !peekStartsLine() && (peekKind() == .identifier || peekKind() == .wildcard)
    default: false
    }
  }

  private mutating func parsePurePattern() -> Int32 {
    var pattern = open(at(.is) ? .isPattern : .valueBindingPattern)
    if consume(.is) {
      add(parseType(), to: &pattern)
    } else {
      name(&pattern)
      advance()
      add(parseMatchingPattern(.binding), to: &pattern)
    }
    return close(&pattern)
  }
}
