/// Operators, and the regular expressions that begin like an operator.
///
/// `<` and `>` are brackets in types and parts of operators in expressions, and only the parser can tell which.
/// Therefore, the lexer splits an operator that contains one of them and other characters into several tokens. The
/// first token has the kind of the whole operator, the others have the flag `joined`, and each `<` and `>` is a
/// separate token.
extension Lexer {
  mutating func lexOperator() {
    let start = offset
    if !isOperator(start + 1) {
      // A shortcut for the most frequent operators.
      switch source[start] {
      case UInt8(ascii: "="):
        offset += 1
        return emit(.equal, from: start)
      case UInt8(ascii: "/"): break
      default:
        let kind = operatorKind(start..<start + 1)
        offset += 1
        return emit(kind, from: start)
      }
    }
    var end = operatorEnd(from: start)
    if let regex = regexInside(start..<end) {
      if regex.lowerBound > start { emitOperator(start..<regex.lowerBound) }
      offset = regex.upperBound
      return emit(.regexLiteral, from: regex.lowerBound)
    }
    // A comment ends an operator. The first character is skipped, because `//` at the start would be a comment.
    var index = start + 1
    while index + 1 < end {
      if source[index] == UInt8(ascii: "/"),
        source[index + 1] == UInt8(ascii: "/") || source[index + 1] == UInt8(ascii: "*")
      {
        end = index
      }
      index += 1
    }
    emitOperator(start..<end)
  }

  private func operatorEnd(from start: Int) -> Int {
    var index = start
    while index < end {
      let next = source[index]
      if next == UInt8(ascii: ".") {
        guard source[start] == UInt8(ascii: ".") else { break }
        index += 1
      } else if isOperatorByte(next) {
        if next == UInt8(ascii: "<"), index > start, source[index + 1] == asciiHash { break }
        index += 1
      } else if next >= 0x80, let (scalar, length) = scalar(at: index),
        isOperatorScalar(scalar) || (index > start && isOperatorMark(scalar))
      {
        index += length
      } else {
        break
      }
    }
    return max(index, start + 1)
  }

  /// Whether an operator can continue with the byte at this index.
  private func isOperator(_ index: Int) -> Bool {
    switch classes[Int(source[index])] {
    case .operator, .slash, .less, .postfix, .nonASCII: true
    // Operators such as `..<` begin with a period.
    case .period: source[offset] == UInt8(ascii: ".")
    default: false
    }
  }

  private func isOperatorByte(_ byte: UInt8) -> Bool {
    switch classes[Int(byte)] {
    case .operator, .slash, .less, .postfix: true
    default: false
    }
  }

  private mutating func emitOperator(_ range: Range<Int>) {
    let kind = operatorKind(range)
    var start = range.lowerBound
    var isFirst = true
    while start < range.upperBound {
      var end = range.upperBound
      if !isFirst, source[start] == UInt8(ascii: "?") || source[start] == UInt8(ascii: "!") {
        // After `>`, this is a mark of the type: `Array<Int>?=nil`.
        end = start + 1
      } else if kind != .arrow, range.count > 1, let angle = firstAngle(in: start..<end) {
        end = angle > start ? angle : start + 1
      }
      offset = end
      if !isFirst { flags = .joined }
      emit(isFirst ? kind : partKind(start..<end), from: start)
      isFirst = false
      start = end
    }
  }

  /// The next `<` or `>`, except the `>` of an arrow that ends the range.
  private func firstAngle(in range: Range<Int>) -> Int? {
    let angle = range.first { source[$0] == UInt8(ascii: "<") || source[$0] == UInt8(ascii: ">") }
    guard let angle, angle > range.lowerBound, source[angle] == UInt8(ascii: ">"),
      source[angle - 1] == UInt8(ascii: "-")
    else {
      return angle
    }
    return angle + 1 == range.upperBound ? (angle - 1 > range.lowerBound ? angle - 1 : nil) : angle
  }

  /// The kind of a later part of an operator, as it reads after a `>` in a type.
  private func partKind(_ range: Range<Int>) -> TokenKind {
    if range.count == 1 {
      switch source[range.lowerBound] {
      case UInt8(ascii: "?"): return .postfixQuestion
      case UInt8(ascii: "!"): return .exclamation
      case UInt8(ascii: "="): return .equal
      default: return .binaryOperator
      }
    }
    return range.count == 2 && source[range.lowerBound] == UInt8(ascii: "-")
      && source[range.lowerBound + 1] == UInt8(ascii: ">")
      ? .arrow : .binaryOperator
  }

  /// The kind of an operator, according to "Operators" in the language reference: an operator with space on both sides
  /// or on neither is binary, one with space only on the left is prefix, and one with space only on the right is
  /// postfix.
  private func operatorKind(_ range: Range<Int>) -> TokenKind {
    let isLeftBound = isLeftBound(range.lowerBound)
    let isRightBound = isRightBound(range.upperBound, isLeftBound: isLeftBound)
    let first = source[range.lowerBound]
    if range.count == 1 {
      switch first {
      case UInt8(ascii: "="): return .equal
      case UInt8(ascii: "&") where isRightBound && !isLeftBound: return .prefixAmpersand
      case UInt8(ascii: "."): return .period
      case UInt8(ascii: "?"): return isLeftBound ? .postfixQuestion : .infixQuestion
      default: break
      }
    } else if range.count == 2, first == UInt8(ascii: "-"), source[range.lowerBound + 1] == UInt8(ascii: ">") {
      return .arrow
    }
    return isLeftBound == isRightBound ? .binaryOperator : isLeftBound ? .postfixOperator : .prefixOperator
  }

  func isLeftBound(_ start: Int) -> Bool {
    guard start > 0 else { return false }
    switch source[start - 1] {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), 0x0A, 0x0D, 0, UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"),
      UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"):
      return false
    case UInt8(ascii: "/"): return !(start > 1 && source[start - 2] == UInt8(ascii: "*"))
    case 0xA0: return !(start > 1 && source[start - 2] == 0xC2)
    default: return true
    }
  }

  private func isRightBound(_ end: Int, isLeftBound: Bool) -> Bool {
    switch source[end] {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), 0x0A, 0x0D, 0, UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"),
      UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"):
      return false
    case UInt8(ascii: "."): return !isLeftBound
    case UInt8(ascii: "/"): return source[end + 1] != UInt8(ascii: "/") && source[end + 1] != UInt8(ascii: "*")
    case 0xC2: return source[end + 1] != 0xA0
    default: return true
    }
  }

  // MARK: - Regular expressions

  /// The regular expression that begins at the first `/` of an operator; nil if the `/` is part of the operator.
  private func regexInside(_ range: Range<Int>) -> Range<Int>? {
    guard let slash = range.first(where: { source[$0] == UInt8(ascii: "/") }), !isLeftBound(range.lowerBound) else {
      return nil
    }
    switch last()?.keyword {
    case .func, .operator: return nil
    default: break
    }
    var mustBeRegex = false
    if !isRightBound(range.upperBound, isLeftBound: false) {
      if followsTryMark {
        mustBeRegex = true
      } else {
        guard isInRegexPosition else { return nil }
        switch last()?.kind {
        case .leftParen, .leftSquare, .comma, .colon, .interpolationStart: break
        default: mustBeRegex = true
        }
      }
    }
    return regexEnd(from: slash, pounds: 0, mustBeRegex: mustBeRegex).map { slash..<$0 }
  }

  /// Whether the last tokens are `try?` or `try!`.
  private var followsTryMark: Bool {
    guard lastTokens.dropFirst().first(where: { _ in true })?.keyword == .try else { return false }
    return last()?.kind == .postfixQuestion || last()?.kind == .exclamation
  }

  /// Whether an expression may begin after the last token.
  private var isInRegexPosition: Bool {
    // If an operator was split, only its first part tells whether an operand may follow: `Array<Array<Int>>` ends in
    // none.
    guard let last = lastTokens.first(where: { !$0.flags.contains(.joined) }) else { return true }
    switch last.kind {
    case .leftBrace, .leftParen, .leftSquare, .interpolationStart, .prefixOperator, .prefixAmpersand, .binaryOperator,
      .equal, .semicolon, .comma, .colon, .infixQuestion, .unknown:
      return true
    case .keyword:
      switch last.keyword {
      case .true, .false, .Any, .nil, .self, .Self, .super: return false
      default: return true
      }
    case .pound:
      switch last.keyword {
      case .poundIf, .poundElse, .poundElseif, .poundEndif: return true
      default: return false
      }
    default: return false
    }
  }

  /// The end of the regular expression whose `#`s or slash begin at `start`; nil if there is none.
  ///
  /// A bare regular expression (`pounds` is 0) ends on its line, neither starts nor ends with a blank, and closes no
  /// parenthesis that it did not open. An extended one may span lines if it starts with a line end.
  func regexEnd(from start: Int, pounds: Int, mustBeRegex: Bool) -> Int? {
    var index = start + pounds + 1
    if pounds == 0 {
      let next = source[index]
      if next == UInt8(ascii: "*") || next == UInt8(ascii: "/") { return nil }
      if !mustBeRegex, next == UInt8(ascii: " ") || next == UInt8(ascii: "\t") { return nil }
      if start > 0, source[start - 1] == UInt8(ascii: "*") { return nil }
    }
    let isMultiline = pounds > 0 && isBlankToLineEnd(index)
    var groups = 0
    var classes = 0
    while index < end {
      switch source[index] {
      case 0x0A, 0x0D:
        guard isMultiline else { return mustBeRegex ? index : nil }
      case UInt8(ascii: "\\"):
        if source[index + 1] != 0x0A, source[index + 1] != 0x0D { index += 1 }
      case UInt8(ascii: "/"):
        let end = index + 1
        if pounds > 0 {
          if hasClosingPounds(pounds, at: end) { return end + pounds }
        } else {
          if source[end] == UInt8(ascii: "/") || source[end] == UInt8(ascii: "*") { return mustBeRegex ? index : nil }
          let previous = source[index - 1]
          let isBlank =
            (previous == UInt8(ascii: " ") || previous == UInt8(ascii: "\t")) && source[index - 2] != UInt8(ascii: "\\")
          return isBlank && !mustBeRegex ? nil : end
        }
      case UInt8(ascii: "(") where classes == 0: groups += 1
      case UInt8(ascii: ")") where classes == 0:
        if groups == 0, !mustBeRegex { return nil }
        groups = max(0, groups - 1)
      case UInt8(ascii: "["): classes += 1
      case UInt8(ascii: "]"): classes = max(0, classes - 1)
      default: break
      }
      index += 1
    }
    return mustBeRegex ? min(index, end) : nil
  }

  private func hasClosingPounds(_ pounds: Int, at index: Int) -> Bool {
    (0..<pounds).allSatisfy { source[index + $0] == asciiHash }
  }

  private func isBlankToLineEnd(_ start: Int) -> Bool {
    var index = start
    while source[index] == UInt8(ascii: " ") || source[index] == UInt8(ascii: "\t") { index += 1 }
    return isLineEnd(source[index])
  }
}
