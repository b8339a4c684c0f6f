extension Parser {
  /// What a name means in an expression that is read as a pattern.
  enum PatternContext {
    /// No pattern: an ordinary expression.
    case none
    /// Behind `case`: names are values, unless `let` or `var` stands before them.
    case matching
    /// Behind `let` and `var`: names are introduced.
    case binding
  }

  /// Reads a pattern that cannot fail: a name, `_`, a tuple of them.
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

  /// Reads a pattern that may fail: `is T`, `let x`, or an expression that may hold such.
  mutating func parseMatchingPattern(_ context: PatternContext) -> Int32 {
    if startsPurePattern { return nestedNode { $0.parsePurePattern() } }
    let expression = parseExpression(.condition, context)
    // A name alone comes back as an expression around its pattern.
    if kind(of: expression) == .patternExpression { return nodes[Int(expression)].firstChild }
    return expression
  }

  /// Whether `is T`, `let p` or `var p` starts here.
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
