import SwiftScan
import TextModel

/// Inserts statements and members into a file in the file's own style: indentation, line endings, and existing
/// comments.
public struct SourcePlacement: Sendable {
  public let text: SourceText
  public let style: SourceStyle

  public init(in text: SourceText) { self.init(in: text, style: SourceStyle(of: text)) }

  /// Uses a style that is already known.
  public init(in text: SourceText, style: SourceStyle) {
    self.text = text
    self.style = style
  }

  /// Inserts a member, after an empty line, as the last member of a type or extension.
  public func insertion(ofMember member: String, atEndOf declaration: SyntaxNode) -> TextEdit? {
    guard let block = declaration.first(.memberBlock), block.lastToken.is("}") else { return nil }
    let outer = indentation(at: declaration.range.lowerBound, in: text)
    let base = outer + style.indentation
    let formatted = base + style.format(member, base: base)
    let close = block.lastToken.range.lowerBound
    guard let last = block.children.reduce(nil as SyntaxNode?, { $1 }) else {
      return TextEdit(
        replacing: endOfSpace(before: close)..<close, with: style.lineEnding + formatted + style.lineEnding + outer)
    }
    let gap = style.lineEnding + style.lineEnding
    // The closing brace may belong to the last member if the declaration doesn't have one yet.
    if last.range.upperBound <= close, text.line(at: last.range.upperBound) == text.line(at: close) {
      return TextEdit(replacing: endOfSpace(before: close)..<close, with: gap + formatted + style.lineEnding + outer)
    }
    return .insert(gap + formatted, at: text.lineRange(text.line(at: last.range.upperBound)).upperBound)
  }

  /// Wraps a statement in `if condition { … }`, on one line if that's short enough.
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

  /// Replaces a statement with another one inside `if condition { … }`.
  public func replacement(of node: SyntaxNode, with statement: String, inIf condition: String) -> TextEdit {
    let base = indentation(at: node.range.lowerBound, in: text)
    let statements = "if \(condition) {\n  \(statement)\n}"
    let sharesLine = !node.firstToken.startsLine || endOfLine(after: node) == nil
    let joined = sharesLine ? joined(statements, inLineOf: node) : nil
    return TextEdit(replacing: node.range, with: joined ?? style.format(statements, base: base))
  }

  /// Wraps consecutive statements on lines of their own in `if condition { … }`, after a statement. nil if they share a
  /// line with other code, or if they contain a multiline string, which the new indentation would change.
  public func wrapping(
    from first: SyntaxNode, through last: SyntaxNode, inIf condition: String, after statement: String
  ) -> [TextEdit]? {
    guard first.firstToken.startsLine, let end = endOfLine(after: last),
      !text[first.range.lowerBound..<end].contains("\"\"\"")
    else { return nil }
    let base = indentation(at: first.range.lowerBound, in: text)
    let head = style.format("if \(condition) {\n  \(statement)", base: base)
    let lines = text.line(at: first.range.lowerBound) + 1..<text.line(at: end) + 1
    let deeper = lines.filter { !text.lineRange($0).isEmpty }.map {
      TextEdit.insert(style.indentation, at: text.lineRange($0).lowerBound)
    }
    let separator = style.lineEnding + base + style.indentation
    return [.insert(head + separator, at: first.range.lowerBound)] + deeper
      + [.insert("\(style.lineEnding)\(base)}", at: end)]
  }

  /// Replaces a statement with statements on lines of their own. If the statement is alone in a block on one line, the
  /// braces move to other lines; nil if it shares its line with other code.
  public func replacement(of node: SyntaxNode, with statements: String) -> TextEdit? {
    let base = indentation(at: node.range.lowerBound, in: text)
    if node.firstToken.startsLine, endOfLine(after: node) != nil {
      return TextEdit(replacing: node.range, with: style.format(statements, base: base))
    }
    guard let block = node.parent, block.firstToken.is("{"), block.lastToken.is("}") else { return nil }
    let inside = block.firstToken.range.upperBound..<block.lastToken.range.lowerBound
    guard text[inside.lowerBound..<node.range.lowerBound].allSatisfy(\.isWhitespace),
      text[node.range.upperBound..<inside.upperBound].allSatisfy(\.isWhitespace)
    else { return nil }
    let deeper = base + style.indentation
    let lines = style.lineEnding + deeper + style.format(statements, base: deeper) + style.lineEnding + base
    return TextEdit(replacing: inside, with: lines)
  }

  func fitsOnOneLine(_ range: Range<Int>, behind added: String) -> Bool {
    text.lineRange(text.line(at: range.lowerBound)).count + added.utf8.count <= longestLine
  }

  func endOfSpace(before offset: Int) -> Int {
    (0..<offset).last { ![0x20, 0x09, 0x0A, 0x0D].contains(text[$0]) }.map { $0 + 1 } ?? 0
  }
}

private let longestLine = 100
