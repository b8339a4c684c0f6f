/// Reads the tables of facts.
///
/// Facts are text because the compiler needs minutes for array literals of this size, and because people read and
/// compare tables better. Rows that do not parse are left out; tests make sure that there are none.
enum TableText {
  /// An entry and the lines about it, which are indented by two spaces:
  ///
  ///     import UIKit
  ///     UITextField: UIControl
  ///       weak delegate: UITextFieldDelegate
  ///
  /// A line that is indented by four spaces continues the one before. `module` is that of the last `import`.
  struct Entry: Hashable {
    var module: String
    var head: String
    var details: [String] = []
  }

  static func entries(of table: String) -> [Entry] {
    var entries: [Entry] = []
    var module = ""
    for line in lines(of: table) {
      let text = trimmed(line)
      let last = entries.indices.last
      switch line.utf8.prefix(while: { $0 == UInt8(ascii: " ") }).count {
      case 0 where text.hasPrefix("import "): module = String(text.dropFirst("import ".count))
      case 0: entries.append(Entry(module: module, head: text))
      case 2: if let last { entries[last].details.append(text) }
      default: if let last { extend(&entries[last], with: text) }
      }
    }
    return entries
  }

  private static func extend(_ entry: inout Entry, with text: String) {
    guard let last = entry.details.indices.last else {
      entry.head += " " + text
      return
    }
    entry.details[last] += (entry.details[last].hasSuffix("(") ? "" : " ") + text
  }

  /// The cells of a table with one row a line and columns separated by `|`.
  static func rows(of table: String) -> [[String]] {
    lines(of: table).map { line in
      line.utf8.split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false).map { trimmed(Substring($0)) }
    }
  }

  static func trimmed(_ cell: Substring) -> String {
    let space = UInt8(ascii: " ")
    var bytes = cell.utf8.drop { $0 == space }
    while bytes.last == space { bytes.removeLast() }
    return String(Substring(bytes))
  }

  /// The parts of a list such as `A, B` or `A & B`.
  static func list(_ text: Substring, by separator: Unicode.Scalar) -> [String] {
    text.utf8.split(separator: UInt8(ascii: separator)).map { trimmed(Substring($0)) }
  }

  /// Bytes are compared: looking for the borders of characters would take most of the time.
  private static func lines(of table: String) -> [Substring] {
    table.utf8.split(separator: UInt8(ascii: "\n")).map { Substring($0) }
  }
}
