import SwiftScan
import TestSupport
import TextModel

/// A text with its tree, and edits after which it still parses. Ranges of lines always cover whole lines.
struct Code {
  private let text: SourceText
  private let tree: SyntaxTree
  private let outerItems: [Range<Int>]
  /// The lines of each declaration, member, and statement that doesn't share them with another one.
  private let items: [Range<Int>]

  init(_ string: String) {
    let document = Document(SourceText(string))
    (text, tree) = (document.text, document.tree)
    let blocks = document.tree.descendants(.codeBlock, .memberBlock)
    outerItems = document.tree.items.compactMap { wholeLines(of: $0, in: document.text) }
    items =
      outerItems
      + blocks.flatMap { $0.kind == .codeBlock ? $0.items : Array($0.children) }.compactMap {
        wholeLines(of: $0, in: document.text)
      }
  }

  func item(_ random: inout SplitMix64) -> Range<Int>? { items.randomElement(using: &random) }

  func outerItem(_ random: inout SplitMix64) -> Range<Int>? { outerItems.randomElement(using: &random) }

  /// The text of lines, including their line endings.
  subscript(lines: Range<Int>) -> String { lines.map { text[text.lineRange($0)] + "\n" }.joined() }

  // MARK: Edits

  func insertion(of new: String, below lines: Range<Int>) -> TextEdit {
    lines.upperBound < text.lineCount
      ? .insert(new, at: text.lineRange(lines.upperBound).lowerBound) : .insert("\n" + new, at: text.count)
  }

  func deletion(of lines: Range<Int>) -> TextEdit { TextEdit(replacing: range(of: lines), with: "") }

  /// The last line comes first, so that no edit moves the lines of the others.
  func commentingOut(_ lines: Range<Int>) -> [TextEdit] {
    lines.reversed().map { .insert("// ", at: text.lineRange($0).lowerBound) }
  }

  /// Moves lines below an item at the same level.
  func moving(_ lines: Range<Int>, _ random: inout SplitMix64) -> [TextEdit] {
    let isOuter = outerItems.contains(lines)
    let places = (isOuter ? outerItems : items).filter { !$0.overlaps(lines) && depth(of: $0) == depth(of: lines) }
    guard let place = places.randomElement(using: &random) else { return [] }
    let edits = [insertion(of: self[lines], below: place), deletion(of: lines)]
    return edits.sorted { $0.range.lowerBound > $1.range.lowerBound }
  }

  /// Copies a declaration from another text.
  func copying(from other: Code, _ random: inout SplitMix64) -> [TextEdit] {
    guard let lines = other.outerItem(&random) else { return [] }
    return [insertion(of: "\n" + other[lines], below: outerItem(&random) ?? 0..<0)]
  }

  /// Replaces a name with the name of something else in the text, or with a new one.
  func renaming(everywhere: Bool, _ random: inout SplitMix64) -> [TextEdit] {
    let names = tree.tokens.filter { $0.kind == .identifier }
    guard let old = names.randomElement(using: &random), let other = names.randomElement(using: &random) else {
      return []
    }
    let oldName = old.text
    let new = Int.random(in: 0..<3, using: &random) == 0 ? other.text : oldName + "2"
    return (everywhere ? names.filter { $0.text == oldName } : [old]).reversed().map {
      TextEdit(replacing: $0.range, with: new)
    }
  }

  /// The text with a number appended to the name of every type that it declares.
  func withTypesNumbered(_ number: Int) -> String {
    let types = tree.descendants(.structDeclaration, .classDeclaration, .enumDeclaration, .protocolDeclaration)
    // Nested types are left out because names such as Coordinator have a meaning in their context.
    let names = Set(types.filter { $0.enclosingTypeName == "" }.map(\.name))
    let edits = tree.tokens.filter { $0.kind == .identifier && names.contains($0.text) }.map {
      TextEdit.insert("\(number)", at: $0.range.upperBound)
    }
    return text.applying(edits).string
  }

  private func depth(of lines: Range<Int>) -> Int { items.count { $0 != lines && $0.contains(lines.lowerBound) } }

  private func range(of lines: Range<Int>) -> Range<Int> {
    let start = text.lineRange(lines.lowerBound).lowerBound
    return start..<(lines.upperBound < text.lineCount ? text.lineRange(lines.upperBound).lowerBound : text.count)
  }
}

/// The lines of a node; nil if the node shares them with others.
private func wholeLines(of node: SyntaxNode, in text: SourceText) -> Range<Int>? {
  let range = node.range
  let lines = text.line(at: range.lowerBound)..<text.line(at: range.upperBound) + 1
  let before = text[text.lineRange(lines.lowerBound).lowerBound..<range.lowerBound]
  let after = text[range.upperBound..<text.lineRange(lines.upperBound - 1).upperBound]
  return before.allSatisfy { $0 == " " } && after.isEmpty && !range.isEmpty ? lines : nil
}
