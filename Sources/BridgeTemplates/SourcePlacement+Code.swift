import SwiftScan
import TextModel

extension SourcePlacement {
  /// The statements of a block, including comments, as lines with two-space levels for `SourceStyle.format`.
  /// `replacements` replace parts of the code and are in source order. nil if the code contains a multiline string,
  /// which the new indentation would change.
  public func lines(of block: SyntaxNode, replacing replacements: [TextEdit] = []) -> [String]? {
    guard block.firstToken.is("{"), block.lastToken.is("}") else { return nil }
    return lines(
      in: block.firstToken.range.upperBound..<block.lastToken.range.lowerBound, of: block, replacing: replacements)
  }

  /// The same for a part of a node.
  public func lines(in range: Range<Int>, of node: SyntaxNode, replacing replacements: [TextEdit] = []) -> [String]? {
    guard !node.descendants(.stringLiteral).contains(where: { $0.text.hasPrefix("\"\"\"") }) else { return nil }
    var code = ""
    var end = range.lowerBound
    for replacement in replacements where range.contains(replacement.range.lowerBound) {
      code += text[end..<replacement.range.lowerBound] + replacement.replacement
      end = replacement.range.upperBound
    }
    return style.lines(of: code + text[end..<range.upperBound])
  }

  /// Deletes an attribute and the space after it.
  public func removal(ofAttribute attribute: SyntaxNode) -> TextEdit {
    var end = attribute.range.upperBound
    while end < text.count, text[end] <= UInt8(ascii: " ") { end += 1 }
    return .delete(attribute.range.lowerBound..<end)
  }

  /// Deletes a member with the comments directly above it and the empty lines before them, or only its own part of a
  /// shared line.
  public func removal(ofMember node: SyntaxNode) -> TextEdit {
    guard node.firstToken.startsLine, let end = endOfLine(after: node) else { return deletion(of: node) }
    var line = text.line(at: startOfLine(ofCommentsAbove: node))
    while line > 0, text[text.lineRange(line - 1)].allSatisfy({ $0 == " " || $0 == "\t" }) { line -= 1 }
    return .delete(text.lineRange(line).lowerBound..<text.lineRange(text.line(at: end) + 1).lowerBound)
  }

  /// The start of the line on which a declaration begins, or of the comments directly above it.
  public func startOfLine(ofCommentsAbove node: SyntaxNode) -> Int {
    var line = text.line(at: node.range.lowerBound)
    while line > 0, let above = startOfComment(endingOn: line - 1) { line = above }
    return text.lineRange(line).lowerBound
  }

  /// The first line of a comment that fills or ends this line; nil if the line doesn't end with a comment of its own.
  private func startOfComment(endingOn line: Int) -> Int? {
    func content(_ line: Int) -> Substring { text[text.lineRange(line)].drop { $0 == " " || $0 == "\t" } }
    if content(line).hasPrefix("//") { return line }
    guard content(line).hasSuffix("*/"), let start = (0...line).last(where: { content($0).hasPrefix("/*") }) else {
      return nil
    }
    let comment = text[text.lineRange(start).lowerBound..<text.lineRange(line).upperBound]
    return comment.firstRange(of: "*/")?.upperBound == comment.endIndex ? start : nil
  }
}

extension SourceStyle {
  /// Converts code of this style to lines with two-space levels, without the indentation that all lines share.
  func lines(of code: String) -> [String] {
    let all = code.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let isBlank = { (line: Substring) in line.allSatisfy { $0 == " " || $0 == "\t" } }
    guard let first = all.firstIndex(where: { !isBlank($0) }), let last = all.lastIndex(where: { !isBlank($0) }) else {
      return []
    }
    // The text after a brace on the same line has no indentation of its own.
    let base = first == 0 ? nil : all[first].prefix { $0 == " " || $0 == "\t" }
    return all[first...last].map { line in
      let rest = base.map { line.hasPrefix($0) ? line.dropFirst($0.count) : line.drop { $0 == " " || $0 == "\t" } }
      return withTwoSpaceLevels(isBlank(line) ? "" : rest ?? line.drop { $0 == " " || $0 == "\t" })
    }
  }

  private func withTwoSpaceLevels(_ line: Substring) -> String {
    var rest = line
    var levels = 0
    while rest.hasPrefix(indentation) {
      rest = rest.dropFirst(indentation.count)
      levels += 1
    }
    let end = rest.lastIndex { $0 != " " && $0 != "\t" }.map { rest[...$0] } ?? ""
    return String(repeating: "  ", count: levels) + end
  }
}
