import SwiftScan
import TextModel

// MARK: - Insertion

extension SourcePlacement {
  /// Inserts statements below a statement, after the comment at the end of its line. A one-line body stays on one line
  /// if the statements fit; otherwise, each statement gets its own line.
  public func insertions(of statements: String, below node: SyntaxNode) -> [TextEdit] {
    insertions(above: "", below: statements, around: node)
  }

  /// Inserts statements above a statement in the same way.
  public func insertions(of statements: String, above node: SyntaxNode) -> [TextEdit] {
    insertions(above: statements, below: "", around: node)
  }

  /// Inserts statements above a statement and others below it.
  public func insertions(above: String, below: String, around node: SyntaxNode) -> [TextEdit] {
    let before = above.isEmpty ? [] : insertion(of: above, rightAbove: node).map { [$0] }
    let after = below.isEmpty ? [] : insertion(of: below, rightBelow: node).map { [$0] }
    guard let before, let after else { return insertionsOnLines(above: above, below: below, around: node) }
    return before + after
  }

  /// nil if statements that share a line must move to their own lines.
  private func insertion(of statements: String, rightAbove node: SyntaxNode) -> TextEdit? {
    let start = node.range.lowerBound
    guard node.firstToken.startsLine else {
      return joined(statements, inLineOf: node).map { .insert($0 + separator, at: start) }
    }
    let base = indentation(at: start, in: text)
    return .insert(style.format(statements, base: base) + style.lineEnding + base, at: start)
  }

  private func insertion(of statements: String, rightBelow node: SyntaxNode) -> TextEdit? {
    guard let end = endOfLine(after: node) else {
      return joined(statements, inLineOf: node).map { .insert(separator + $0, at: node.range.upperBound) }
    }
    let base = indentation(at: node.range.lowerBound, in: text) + (isOnLineOfBlock(node) ? style.indentation : "")
    return .insert(style.lineEnding + base + style.format(statements, base: base), at: end)
  }

  /// Whether the statements on the line follow the brace of their block, or its `case`.
  private func isOnLineOfBlock(_ node: SyntaxNode) -> Bool {
    guard let first = node.parent?.items.first, !first.firstToken.startsLine else { return false }
    return text.line(at: first.range.lowerBound) == text.line(at: node.range.lowerBound)
  }

  /// Inserts statements at the start of a block in braces.
  public func insertions(of statements: String, atStartOf block: SyntaxNode) -> [TextEdit]? {
    guard block.firstToken.is("{") else { return nil }
    guard let first = block.items.first else { return [filling(block, with: statements)] }
    let open = block.firstToken.range.upperBound
    guard text.line(at: open) < text.line(at: first.range.lowerBound) else {
      return insertions(of: statements, above: first)
    }
    let base = indentation(at: first.range.lowerBound, in: text)
    let end = text.lineRange(text.line(at: open)).upperBound
    return [.insert(style.lineEnding + base + style.format(statements, base: base), at: end)]
  }

  /// Inserts statements at the end of a block in braces; nil if the block ends with `return`.
  public func insertions(of statements: String, atEndOf block: SyntaxNode) -> [TextEdit]? {
    guard let last = block.items.last else { return insertions(of: statements, atStartOf: block) }
    return last.kind == .returnStatement ? nil : insertions(of: statements, below: last)
  }

  /// Inserts statements around a statement that shares its line. They get their own lines, and the braces of a one-line
  /// body move to other lines.
  func insertionsOnLines(above: String, below: String, around node: SyntaxNode) -> [TextEdit] {
    let siblings = node.parent?.items ?? []
    let (first, last) = (siblings.first ?? node, siblings.last ?? node)
    let opening = first.firstToken.startsLine ? nil : first.firstToken.previous
    let outer = indentation(at: opening?.range.lowerBound ?? first.range.lowerBound, in: text)
    let base = opening == nil ? outer : outer + style.indentation
    let line = style.lineEnding + base
    let lines = { $0.isEmpty ? "" : line + style.format($0, base: base) }
    var edits: [TextEdit] = []
    if opening != nil, first != node || above.isEmpty {
      edits.append(TextEdit(replacing: gap(before: first), with: line))
    }
    if !above.isEmpty {
      edits.append(
        node.firstToken.startsLine
          ? .insert(style.format(above, base: base) + line, at: node.range.lowerBound)
          : TextEdit(replacing: gap(before: node), with: lines(above) + line))
    }
    let around = indentation(at: (node.parent ?? node).range.lowerBound, in: text)
    let closing = isFollowedByCode(last) ? style.lineEnding + around : ""
    if node == last, endOfLine(after: node) == nil {
      edits.append(TextEdit(replacing: gap(behind: node), with: lines(below) + closing))
    } else {
      if !below.isEmpty {
        let end = endOfLine(after: node)
        edits.append(
          end.map { .insert(lines(below), at: $0) } ?? TextEdit(replacing: gap(behind: node), with: lines(below) + line)
        )
      }
      if !closing.isEmpty { edits.append(TextEdit(replacing: gap(behind: last), with: closing)) }
    }
    return edits
  }

  /// The whitespace before a statement, including a semicolon before it.
  private func gap(before node: SyntaxNode) -> Range<Int> {
    var start = startOfBlanks(before: node.range.lowerBound)
    if let separator = node.firstToken.previous, separator.kind == .semicolon, separator.range.upperBound == start {
      start = separator.range.lowerBound
    }
    return start..<node.range.lowerBound
  }

  /// The whitespace after a statement, including its semicolon.
  private func gap(behind node: SyntaxNode) -> Range<Int> {
    node.range.upperBound..<endOfBlanks(after: node.semicolon?.upperBound ?? node.range.upperBound)
  }

  /// Whether a closing brace or the next `case` is on the line of the last statement before it.
  private func isFollowedByCode(_ last: SyntaxNode) -> Bool {
    var token = last.lastToken.next
    if token?.kind == .semicolon { token = token?.next }
    return token?.startsLine == false
  }

  /// Fills an empty block; a comment in it stays before the statements.
  private func filling(_ block: SyntaxNode, with statements: String) -> TextEdit {
    let open = block.firstToken.range.upperBound
    let outer = indentation(at: block.firstToken.range.lowerBound, in: text)
    let base = outer + style.indentation
    let statement = style.lineEnding + base + style.format(statements, base: base)
    guard block.lastToken.is("}") else { return .insert(statement, at: open) }
    let close = block.lastToken.range.lowerBound
    let start = max(open, endOfSpace(before: close))
    let end = block.lastToken.startsLine && start > open ? start : close
    return TextEdit(replacing: start..<end, with: statement + (end == close ? style.lineEnding + outer : ""))
  }

  /// Statements in the form in which they share a line with an existing statement. nil if they don't fit, or if a
  /// comment or an expression needs several lines.
  func joined(_ statements: String, inLineOf node: SyntaxNode) -> String? {
    guard let joined = oneLine(statements) else { return nil }
    return fitsOnOneLine(node.range, behind: joined + separator) ? joined : nil
  }

  private func oneLine(_ statements: String) -> String? {
    let tree = Document(SourceText(statements)).tree
    guard tree.comments.isEmpty else { return nil }
    let items = tree.items.map(\.onOneLine)
    return items.contains(nil) ? nil : items.compactMap(\.self).joined(separator: separator)
  }
}

extension SyntaxNode {
  /// The text of a statement with its blocks on one line; nil if another part of it has several lines.
  fileprivate var onOneLine: String? {
    let isOneLine = { (text: String) in !text.contains(where: \.isNewline) }
    if isOneLine(text) { return text }
    guard kind == .ifStatement || kind == .guardStatement, let body, body.range.upperBound == range.upperBound,
      !body.items.isEmpty
    else { return nil }
    let head = text(in: range.lowerBound..<body.firstToken.range.upperBound)
    let statements = body.items.map(\.onOneLine)
    guard isOneLine(head), !statements.contains(nil) else { return nil }
    return "\(head) \(statements.compactMap(\.self).joined(separator: separator)) }"
  }

  /// The semicolon directly after a statement.
  fileprivate var semicolon: Range<Int>? {
    lastToken.next.flatMap { $0.kind == .semicolon ? $0.range : nil }
  }
}

// MARK: - Deletion

extension SourcePlacement {
  /// Deletes a statement in the same way as `deletions(of:)`.
  public func deletion(of node: SyntaxNode) -> TextEdit { deletion(from: node, through: node) }

  /// Deletes statements, each with its semicolon. If a line contains nothing else, the line and the comment at its end
  /// are deleted too. A `case` that would become empty gets a `break`.
  public func deletions(of nodes: [SyntaxNode]) -> [TextEdit] {
    var runs: [(first: SyntaxNode, last: SyntaxNode)] = []
    for node in nodes.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      if let run = runs.last, follows(node, run.last) {
        runs[runs.count - 1].last = node
      } else {
        runs.append((node, node))
      }
    }
    return runs.map { deletion(from: $0.first, through: $0.last) }
  }

  /// Whether only a semicolon separates two statements on a line.
  private func follows(_ node: SyntaxNode, _ other: SyntaxNode) -> Bool {
    guard other.semicolon != nil, let next = other.lastToken.next?.next else { return false }
    return next.range.lowerBound == node.range.lowerBound
  }

  /// Deletes consecutive statements.
  private func deletion(from first: SyntaxNode, through last: SyntaxNode) -> TextEdit {
    if let branch = first.parent, branch.kind == .switchCase, branch.items.first == first, branch.items.last == last {
      return TextEdit(replacing: first.range.lowerBound..<last.range.upperBound, with: "break")
    }
    let range = separated(first, last)
    let line = text.lineRange(text.line(at: range.lowerBound))
    let isFirst = text[line.lowerBound..<range.lowerBound].allSatisfy(\.isWhitespace)
    if let end = endOfLine(behind: range.upperBound), isFirst {
      return .delete(line.lowerBound..<text.lineRange(text.line(at: end) + 1).lowerBound)
    }
    let next = endOfBlanks(after: range.upperBound)
    let endsLine = next == text.lineRange(text.line(at: next)).upperBound
    if endsLine { return .delete(startOfBlanks(before: range.lowerBound)..<next) }
    // One of the two spaces around it is deleted too.
    let isBetweenSpaces = isFirst || isBlank(text[range.lowerBound - 1])
    return .delete(range.lowerBound..<(isBetweenSpaces || last.semicolon != nil ? next : range.upperBound))
  }

  /// The range of the statements and the semicolon after them, or the one before them if there is none after them.
  private func separated(_ first: SyntaxNode, _ last: SyntaxNode) -> Range<Int> {
    var range = first.range.lowerBound..<last.range.upperBound
    if let semicolon = last.semicolon { range = range.lowerBound..<semicolon.upperBound }
    let isLast = endOfLine(behind: range.upperBound) != nil || last.semicolon == nil
    if isLast, !first.firstToken.startsLine, let separator = first.firstToken.previous, separator.kind == .semicolon {
      let end = last.semicolon.map(\.lowerBound) ?? range.upperBound
      range = startOfBlanks(before: separator.range.lowerBound)..<end
    }
    return range
  }

  private func endOfBlanks(after offset: Int) -> Int {
    var end = offset
    while end < text.count, isBlank(text[end]) { end += 1 }
    return end
  }

  private func startOfBlanks(before offset: Int) -> Int {
    (0..<offset).last { !isBlank(text[$0]) }.map { $0 + 1 } ?? 0
  }
}

// MARK: - Ends of lines

extension SourcePlacement {
  /// The end of the code line at an offset, after any comments that follow on the line; nil if code follows.
  public func endOfLine(behind offset: Int) -> Int? {
    let line = offset..<text.lineRange(text.line(at: offset)).upperBound
    var rest = text[line].drop { $0 == " " || $0 == "\t" }
    while rest.hasPrefix("/*"), let end = rest.firstRange(of: "*/") {
      rest = rest[end.upperBound...].drop { $0 == " " || $0 == "\t" }
    }
    return rest.isEmpty || rest.hasPrefix("//") ? endOfSpace(before: line.upperBound) : nil
  }

  /// The same, after a statement and its semicolon.
  public func endOfLine(after node: SyntaxNode) -> Int? {
    endOfLine(behind: node.semicolon?.upperBound ?? node.range.upperBound)
  }

  /// The comment after a statement on its line, with the space before it; empty if other code shares the line.
  public func trailingComment(of node: SyntaxNode) -> String {
    guard node.firstToken.startsLine, let end = endOfLine(after: node) else { return "" }
    return text[(node.semicolon?.upperBound ?? node.range.upperBound)..<end]
  }
}

private let separator = "; "

private func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
