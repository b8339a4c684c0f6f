import SwiftScan
import TestSupport
import TextModel

/// Generates what people do in the bodies of functions and in closures: they type words and delete them again, delete statements and
/// put them back, and copy statements from one body to another.
struct BodyEditGenerator {
  var random: SplitMix64

  /// Edits that follow each other and end where they began; none if the document has no statements in bodies.
  mutating func nextEdits(of document: Document) -> [TextEdit] {
    let statements = document.tree.descendants(.codeBlock, .closure).flatMap(\.items)
    guard let statement = statements.randomElement(using: &random) else { return [] }
    let start = statement.range.lowerBound
    switch Int.random(in: 0..<4, using: &random) {
    case 0:
      let text = statement.text
      return [.delete(statement.range), .insert(text, at: start)]
    case 1:
      guard let other = statements.randomElement(using: &random) else { return [] }
      let text = other.text + "\n"
      return [.insert(text, at: start), .delete(start..<start + text.utf8.count)]
    default:
      let word = words(of: document).randomElement(using: &random) ?? "x"
      let names = statement.descendants(.reference, .memberAccess).compactMap(\.nameToken?.range.lowerBound)
      return typing(word, at: (names + [start]).randomElement(using: &random) ?? start)
    }
  }

  /// A word letter by letter, and back.
  private func typing(_ word: String, at start: Int) -> [TextEdit] {
    var edits: [TextEdit] = []
    var offset = start
    for scalar in word.unicodeScalars {
      edits.append(.insert(String(scalar), at: offset))
      offset += UTF8.width(scalar)
    }
    return edits
      + edits.reversed().map { .delete($0.range.lowerBound..<$0.range.lowerBound + $0.replacement.utf8.count) }
  }

  /// The names in the text, and calls that rules look for.
  private func words(of document: Document) -> [String] {
    let names = document.tree.tokens.filter { $0.kind == .identifier }.map(\.text)
    return names + [
      "addSubview(", "self.", "parent = ", "delegate = ", "reloadData()\n", "DispatchQueue.main.async { ", "UI",
    ]
  }
}
