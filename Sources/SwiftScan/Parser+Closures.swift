extension Parser {
  /// Reads trailing closures, if there are any.
  mutating func parseTrailingClosures(into call: inout OpenNode) {
    if at(.leftBrace), atTrailingClosure(.basic) { addTrailingClosures(to: &call) }
  }

  /// Reads the closure at the current token and the labeled closures after it.
  mutating func addTrailingClosures(to call: inout OpenNode) {
    var first = open(.argument)
    add(parseClosure(), to: &first)
    add(close(&first), to: &call)
    while isLabel(at: position), !at(.default), peekKind() == .colon, peekKind(2) == .leftBrace {
      var argument = open(.argument)
      name(&argument)
      advance()
      advance()
      add(parseClosure(), to: &argument)
      add(close(&argument), to: &call)
    }
  }

  mutating func parseClosure() -> Int32 {
    if skipsBodies { return steppingOver(.closure) }
    return nestedNode { parser in
      var closure = parser.open(.closure)
      parser.advance()
      if parser.startsClosureSignature() { parser.add(parser.parseClosureSignature(), to: &closure) }
      parser.parseItems(into: &closure, in: .code)
      parser.finishBlock(&closure)
      return parser.close(&closure)
    }
  }

  private mutating func parseClosureSignature() -> Int32 {
    var signature = open(.closureSignature)
    parseAttributes(into: &signature)
    if at(.leftSquare) { parseCaptures(into: &signature) }
    if at(.leftParen) {
      add(parseParameterClause(.closure), to: &signature)
    } else {
      while at(.identifier) || at(.wildcard) {
        var parameter = open(.parameter)
        name(&parameter)
        advance()
        if consume(.colon) { add(parseType(), to: &parameter) }
        add(close(&parameter), to: &signature)
        guard consume(.comma) else { break }
      }
    }
    parseEffects(into: &signature)
    if consume(.arrow) { add(parseType(), to: &signature) }
    parseEffects(into: &signature)
    _ = consume(.in)
    return close(&signature)
  }

  private mutating func parseCaptures(into signature: inout OpenNode) {
    var list = open(.captureList)
    advance()
    while !atEnd, !at(.rightSquare), !at(.in) {
      let start = position
      var capture = open(.capture)
      if at(.weak) || at(.unowned), isWord(peekKind()) || peekKind() == .leftParen {
        advance()
        if at(.leftParen) { skipBalanced() }
      }
      if isWord(kind) {
        name(&capture)
        advance()
      }
      if consume(.equal) { add(parseExpression(.basic), to: &capture) }
      add(close(&capture), to: &list)
      if !consume(.comma), position == start { add(skippingUnexpected(), to: &list) }
    }
    _ = consume(.rightSquare)
    add(close(&list), to: &signature)
  }
}
