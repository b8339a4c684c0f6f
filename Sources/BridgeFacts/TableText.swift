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

    /// What stands behind a word in the lines that begin with it.
    func texts(_ word: String) -> [String] {
      details.filter { $0.hasPrefix(word + " ") }.map { String($0.dropFirst(word.count + 1)) }
    }
  }

  static func entries(of table: String) -> [Entry] {
    var entries: [Entry] = []
    var module = ""
    for line in lines(of: table) {
      let text = trimmed(line)
      let last = entries.indices.last
      switch line.prefix(while: { $0 == space }).count {
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
    lines(of: table).map { $0.split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false).map(trimmed) }
  }

  /// The parts of a list such as `A, B` or `A & B`.
  static func list(_ text: some StringProtocol, by separator: Unicode.Scalar) -> [String] {
    bytes(of: text).split(separator: UInt8(ascii: separator)).map(trimmed)
  }

  static func trimmed(_ cell: Substring) -> String { trimmed(bytes(of: cell)) }

  private static func trimmed(_ cell: ArraySlice<UInt8>) -> String {
    guard let first = cell.firstIndex(where: { $0 != space }), let last = cell.lastIndex(where: { $0 != space })
    else { return "" }
    return String(decoding: cell[first...last], as: UTF8.self)
  }

  private static func lines(of table: String) -> [ArraySlice<UInt8>] {
    bytes(of: table).split(separator: UInt8(ascii: "\n"))
  }

  /// Looking for the borders of characters would take most of the time, and indices of strings the rest.
  private static func bytes(of text: some StringProtocol) -> ArraySlice<UInt8> { ArraySlice(text.utf8) }

  private static let space = UInt8(ascii: " ")
}

extension String {
  /// The text with values in the place of names in braces: `{type}`. Braces around anything else stay.
  public func filled(with values: [String: String]) -> String {
    var filled: [UInt8] = []
    var rest = Array(utf8)[...]
    while let open = rest.firstIndex(of: UInt8(ascii: "{")), let close = rest[open...].firstIndex(of: UInt8(ascii: "}"))
    {
      let value = values[String(decoding: rest[open + 1..<close], as: UTF8.self)]
      filled += rest[..<open]
      filled += value.map { Array($0.utf8) } ?? [UInt8(ascii: "{")]
      rest = rest[(value == nil ? open : close)...].dropFirst()
    }
    return String(decoding: filled + rest, as: UTF8.self)
  }
}
