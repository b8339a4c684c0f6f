import SwiftScan
import TextModel

/// Puts statements and members into a file in its own style: indentation, line endings, comments where they are.
public struct SourcePlacement: Sendable {
  public let text: SourceText
  public let style: SourceStyle

  public init(in text: SourceText) { self.init(in: text, style: SourceStyle(of: text)) }

  /// With a style that is known already.
  public init(in text: SourceText, style: SourceStyle) {
    self.text = text
    self.style = style
  }

  /// Inserts statements on lines of their own below a statement, behind a comment at its end. `{ f() }` on one line
  /// stays one line.
  public func insertion(of statements: String, below node: SyntaxNode) -> TextEdit {
    guard let end = endOfLine(behind: node.range.upperBound) else {
      return .insert("; " + inline(statements), at: node.range.upperBound)
    }
    let base = indentation(at: node.range.lowerBound, in: text)
    return .insert(style.lineEnding + base + style.format(statements, base: base), at: end)
  }

  /// Inserts statements on lines of their own above a statement, or before it on the line that it shares.
  public func insertion(of statements: String, above node: SyntaxNode) -> TextEdit {
    let start = node.range.lowerBound
    guard node.firstToken.startsLine else { return .insert(inline(statements) + "; ", at: start) }
    let base = indentation(at: start, in: text)
    return .insert(style.format(statements, base: base) + style.lineEnding + base, at: start)
  }

  /// Inserts statements as the first ones of a block in braces.
  public func insertion(of statements: String, atStartOf block: SyntaxNode) -> TextEdit? {
    guard block.firstToken.is("{") else { return nil }
    let open = block.firstToken.range.upperBound
    guard let first = block.items.first else { return filling(block, with: statements) }
    if text.line(at: open) == text.line(at: first.range.lowerBound) {
      return .insert(statements + "; ", at: first.range.lowerBound)
    }
    let base = indentation(at: first.range.lowerBound, in: text)
    return .insert(style.lineEnding + base + style.format(statements, base: base), at: endOfLineComment(after: open))
  }

  /// Inserts statements as the last ones of a block in braces; before its `return`, if that is the last.
  public func insertion(of statements: String, atEndOf block: SyntaxNode) -> TextEdit? {
    guard let last = block.items.last, last.kind != .returnStatement else {
      return block.items.isEmpty ? insertion(of: statements, atStartOf: block) : nil
    }
    return insertion(of: statements, below: last)
  }

  /// Inserts a member, after an empty line, behind the last member of a type or extension.
  public func insertion(ofMember member: String, atEndOf declaration: SyntaxNode) -> TextEdit? {
    guard let block = declaration.first(.memberBlock), block.firstToken.is("{"), block.lastToken.is("}") else {
      return nil
    }
    let outer = indentation(at: declaration.range.lowerBound, in: text)
    let base = outer + style.indentation
    let formatted = base + style.format(member, base: base)
    let close = block.lastToken.range.lowerBound
    let isOnOneLine = text.line(at: block.range.lowerBound) == text.line(at: close)
    guard let last = block.children.reduce(nil as SyntaxNode?, { $1 }), !isOnOneLine else {
      let start =
        isOnOneLine && block.children.first != nil ? endOfSpace(before: close) : block.firstToken.range.upperBound
      let gap = block.children.first == nil ? "" : style.lineEnding
      let end = isOnOneLine ? style.lineEnding + outer : ""
      return TextEdit(
        replacing: start..<(isOnOneLine ? close : start), with: gap + style.lineEnding + formatted + end)
    }
    let gap = style.lineEnding + style.lineEnding
    // The brace may be that of the last member, where the declaration has none yet.
    if last.range.upperBound <= close, text.line(at: last.range.upperBound) == text.line(at: close) {
      return TextEdit(replacing: endOfSpace(before: close)..<close, with: gap + formatted + style.lineEnding + outer)
    }
    return .insert(gap + formatted, at: text.lineRange(text.line(at: last.range.upperBound)).upperBound)
  }

  /// Writes `if condition { … }` around a statement, on one line where that stays short.
  public func wrapping(_ node: SyntaxNode, inIf condition: String) -> [TextEdit] {
    let range = node.range
    let isOnOneLine = text.line(at: range.lowerBound) == text.line(at: range.upperBound)
    if isOnOneLine, fitsOnOneLine(range, behind: "if \(condition) {  }") {
      return [.insert("if \(condition) { ", at: range.lowerBound), .insert(" }", at: range.upperBound)]
    }
    let base = indentation(at: range.lowerBound, in: text)
    let first = text.line(at: range.lowerBound) + 1
    let deeper = (first..<max(first, text.line(at: range.upperBound) + 1)).map {
      TextEdit.insert(style.indentation, at: text.lineRange($0).lowerBound)
    }
    return [.insert("if \(condition) {\(style.lineEnding)\(base)\(style.indentation)", at: range.lowerBound)] + deeper
      + [.insert("\(style.lineEnding)\(base)}", at: range.upperBound)]
  }

  /// Puts `if condition { … }` around what replaces a statement.
  public func replacement(of node: SyntaxNode, with statement: String, inIf condition: String) -> TextEdit {
    let base = indentation(at: node.range.lowerBound, in: text)
    let lines = style.format("if \(condition) {\n  \(statement)\n}", base: base)
    return TextEdit(replacing: node.range, with: lines)
  }

  private func fitsOnOneLine(_ range: Range<Int>, behind added: String) -> Bool {
    text.lineRange(text.line(at: range.lowerBound)).count + added.utf8.count <= longestLine
  }

  /// Deletes a statement, with its line where nothing else stands on it.
  public func deletion(of node: SyntaxNode) -> TextEdit {
    let line = text.line(at: node.range.lowerBound)
    let lines = text.lineRange(line).lowerBound..<text.lineRange(text.line(at: node.range.upperBound)).upperBound
    let before = text[lines.lowerBound..<node.range.lowerBound]
    let behind = text[node.range.upperBound..<lines.upperBound]
    guard before.allSatisfy(\.isWhitespace), behind.allSatisfy(\.isWhitespace) else {
      // One of the two spaces around it goes with it.
      let end = node.range.upperBound
      let isBetweenSpaces = before.last == " " && behind.first == " "
      return .delete(node.range.lowerBound..<(isBetweenSpaces ? end + 1 : end))
    }
    let next = text.lineRange(text.line(at: node.range.upperBound) + 1).lowerBound
    return .delete(lines.lowerBound..<next)
  }

  /// Fills an empty block; a comment in it stays in front.
  private func filling(_ block: SyntaxNode, with statements: String) -> TextEdit {
    let open = block.firstToken.range.upperBound
    let close = block.lastToken.is("}") ? block.lastToken.range.lowerBound : open
    let outer = indentation(at: block.lastToken.range.lowerBound, in: text)
    let base = outer + style.indentation
    let statement = style.lineEnding + base + style.format(statements, base: base)
    let isEmpty = text[open..<close].allSatisfy(\.isWhitespace)
    guard isEmpty else { return .insert(statement, at: endOfSpace(before: close)) }
    return TextEdit(replacing: open..<close, with: statement + style.lineEnding + outer)
  }

  /// Behind the comment that follows on the line, if anything does; nil where code follows.
  public func endOfLine(behind offset: Int) -> Int? {
    let rest = offset..<text.lineRange(text.line(at: offset)).upperBound
    let following = text[rest].drop { $0 == " " || $0 == "\t" }
    if following.isEmpty { return offset }
    return following.hasPrefix("//") ? endOfSpace(before: rest.upperBound) : nil
  }

  private func inline(_ statements: String) -> String { statements.split(separator: "\n").joined(separator: "; ") }

  private func endOfSpace(before offset: Int) -> Int {
    var end = offset
    while end > 0, [0x20, 0x09, 0x0A, 0x0D].contains(text[end - 1]) { end -= 1 }
    return end
  }

  private func endOfLineComment(after offset: Int) -> Int { text.lineRange(text.line(at: offset)).upperBound }
}

private let longestLine = 100
