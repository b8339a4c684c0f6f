import SwiftScan

/// The mutations of the text tables in a file: each lacks one row.
struct RowMutations {
  private(set) var all: [Mutation] = []

  init(in document: Document) {
    for item in document.tree.items {
      for binding in item.descendants(.binding) {
        guard let literal = binding.value, literal.kind == .stringLiteral, literal.text.hasPrefix("\"\"\"") else {
          continue
        }
        addRows(of: literal)
      }
    }
  }

  private mutating func addRows(of literal: SyntaxNode) {
    let lines = literal.text.split(separator: "\n", omittingEmptySubsequences: false).map { Array($0.utf8) }
    let margin = lines[lines.count - 1].prefix { $0 == UInt8(ascii: " ") }.count
    var offset = literal.range.lowerBound
    var isContinued = true
    let count = all.count
    for line in lines.dropLast() {
      let indentation = line.prefix { $0 == UInt8(ascii: " ") }.count
      let text = String(decoding: line.dropFirst(indentation), as: UTF8.self)
      if !isContinued, !text.isEmpty, indentation - margin <= 2, !isProse(text) {
        let start = offset + indentation
        all.append(.inserting("‹#›", before: start..<start, change: "drop the row `\(oneLine(text))`"))
      }
      isContinued = line.last == UInt8(ascii: "\\")
      // The line with the opening quotes is not a row.
      if line.starts(with: "\"\"\"".utf8) { isContinued = false }
      offset += line.count + 1
    }
    guard all.count > count else { return }
    all[count].edits.append(
      Mutation.inserting(".withoutDeletedRow", after: literal.range, change: "").edits[0])
  }

  /// Whether a row is only for people who read an explanation, or says of which module the following rows are.
  private func isProse(_ row: String) -> Bool {
    let words = ["import", "what", "when", "rule", "trap", "example", "see", "page", "since", "code", "note", "ask"]
    return words.contains { row.hasPrefix($0 + " ") }
  }
}
