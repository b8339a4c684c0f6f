@_exported import MutantSwitch

/// Compares as `<`, or as `<=` if the mutant is chosen.
public func isLess<Value: Comparable>(_ number: Int32, _ left: Value, _ right: Value) -> Bool {
  mutant(number) ? left <= right : left < right
}

/// Compares as `<=`, or as `<` if the mutant is chosen.
public func isNotGreater<Value: Comparable>(_ number: Int32, _ left: Value, _ right: Value) -> Bool {
  mutant(number) ? left < right : left <= right
}

/// An element of a list; if the mutant is chosen, a text that nothing equals, as if it were missing.
public func listed<Text: ExpressibleByStringLiteral>(_ number: Int32, _ text: Text) -> Text {
  mutant(number) ? "\u{0}" : text
}

extension String {
  /// A text table without the marks `‹number›` at the beginning of its rows. If the mutant of a row is chosen, the row is
  /// missing, with the lines below that are indented further.
  public var withoutDeletedRow: String {
    var kept: [UInt8] = []
    var deletedIndentation: Int?
    for line in utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      let indentation = line.prefix { $0 == UInt8(ascii: " ") }.count
      if let deleted = deletedIndentation, indentation > deleted { continue }
      deletedIndentation = nil
      var content = line.dropFirst(indentation)
      if content.starts(with: "‹".utf8), let end = content.firstIndex(of: 0xBA) {
        let number = Int32(String(decoding: content[..<end].dropFirst(3).dropLast(2), as: UTF8.self)) ?? 0
        content = content[content.index(after: end)...]
        if mutant(number) {
          deletedIndentation = indentation
          continue
        }
      }
      kept += Array(line.prefix(indentation)) + Array(content) + [UInt8(ascii: "\n")]
    }
    return String(decoding: kept.dropLast(), as: UTF8.self)
  }
}
