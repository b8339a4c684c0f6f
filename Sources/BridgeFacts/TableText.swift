/// The parser for the fact tables.
///
/// The facts are text because the compiler needs minutes for array literals of this size, and because text tables are
/// easier to read and compare. Rows that don't parse are skipped; tests verify that there are none.
enum TableText {
  /// An entry: a head, and detail lines that are indented by two spaces:
  ///
  ///     import UIKit
  ///     UITextField: UIControl
  ///       weak delegate: UITextFieldDelegate
  ///
  /// A line that is indented by four spaces continues the line before it. `module` is the module of the last `import`
  /// line.
  struct Entry: Hashable {
    var module: String
    var head: String
    var details: [String] = []

    /// Returns the rest of each detail line that starts with the keyword.
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

  /// Returns the trimmed cells of a table that has one row per line and separates columns with `|`.
  static func rows(of table: String) -> [[String]] {
    lines(of: table).map { $0.split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false).map(trimmed) }
  }

  /// Returns the trimmed parts of a list such as `A, B` or `A & B`.
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

  /// Parsing works on UTF-8 bytes, because `Character` boundaries and string indices are slow.
  private static func bytes(of text: some StringProtocol) -> ArraySlice<UInt8> { ArraySlice(text.utf8) }

  private static let space = UInt8(ascii: " ")
}

extension String {
  /// Returns the text with each name in braces, such as `{type}`, replaced by its value. Other braces stay.
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
