import TextModel

/// The tables in `Generated`: sorted rows of ASCII text in string literals, which need no memory and no parsing before
/// they are searched.
///
/// A table of types has one row per type:
///
///     UITableView cX|UIKit|UIScrollView|UIDataSourceTranslating||i2|53.91984.4053
///
/// 1. The name, and the kind: `c`lass, `s`truct, `e`num, `p`rotocol, `a`ctor, or `t`ypealias; then `X` if the type is
///    isolated to the main actor.
/// 2. The modules that declare it, separated by `/` if they differ between the platforms.
/// 3. The superclass, or the superclasses in UIKit and in AppKit.
/// 4. The protocols to which it conforms, without those that follow from others. A `?` means that the conformance has
///    conditions.
/// 5. The generic parameters, or the type for which a typealias stands.
/// 6. The availability, as in `AppleAvailability`.
/// 7. Where its members are: the number of the table, the first byte, and the number of bytes.
///
/// A table of members has one row per member, sorted within each type:
///
///     delegate pW (any UITableViewDelegate)?
///     animate fS (withDuration: TimeInterval, animations: @escaping () -> Void);i4
///
/// 1. The name, and letters: `AppleMember.Kind`, then what its properties ask for in alphabetic order.
/// 2. The type of a property, or the parameters and the result of a function. A parameter that ends with `=` has a
///    default value. `$` is the type itself.
/// 3. The availability if it differs from that of the type.
enum TableText {
  /// Returns the rows with this name, which are next to each other, from a sorted part of a table.
  static func rows(named name: String, in table: String, _ part: Range<Int>? = nil) -> Substring? {
    guard let found = place(of: name, in: table, part ?? 0..<table.utf8.count) else { return nil }
    return slice(of: table, found)
  }

  /// Returns the names of the rows that begin with a prefix, which are next to each other, from a sorted table.
  static func names(beginningWith prefix: String, in table: String) -> [Substring] {
    let start = table.withUTF8Bytes { table in
      prefix.withUTF8Bytes { firstRow(from: $0, in: table, 0..<table.count) }
    }
    var names: [Substring] = []
    var rest = slice(of: table, start..<table.utf8.count)
    while rest.hasPrefix(prefix) {
      let (row, others) = rest.halves(at: "\n")
      names.append(row.halves(at: " ").0)
      rest = others
    }
    return names
  }

  /// Whether a table that begins with a name can contain another one.
  static func begins(_ table: String, atOrBefore name: String) -> Bool {
    table.withUTF8Bytes { table in name.withUTF8Bytes { order(of: 0, in: table, comparedWith: $0) <= 0 } }
  }

  static func slice(of table: String, _ bytes: Range<Int>) -> Substring {
    let utf8 = table.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: bytes.lowerBound)
    return table[start..<utf8.index(start, offsetBy: bytes.count)]
  }

  private static func place(of name: String, in table: String, _ part: Range<Int>) -> Range<Int>? {
    table.withUTF8Bytes { table in
      name.withUTF8Bytes { name in
        let start = firstRow(from: name, in: table, part)
        var end = start
        while end < part.upperBound, order(of: end, in: table, comparedWith: name) == 0 {
          end = endOfRow(at: end, in: table, part.upperBound)
        }
        return start == end ? nil : start..<end
      }
    }
  }

  /// The start of the first row whose name isn't less than this one.
  private static func firstRow(from name: Bytes, in table: Bytes, _ part: Range<Int>) -> Int {
    var (low, high) = (part.lowerBound, part.upperBound)
    while low < high {
      var start = (low + high) / 2
      while start > low, table[start - 1] != newline { start -= 1 }
      if order(of: start, in: table, comparedWith: name) < 0 {
        low = endOfRow(at: start, in: table, high)
      } else {
        high = start
      }
    }
    return low
  }

  private static func endOfRow(at start: Int, in table: Bytes, _ end: Int) -> Int {
    var place = start
    while place < end, table[place] != newline { place += 1 }
    return min(place + 1, end)
  }

  /// Negative if the name of a row is less than the other name, 0 if they are equal.
  private static func order(of row: Int, in table: Bytes, comparedWith name: Bytes) -> Int {
    for offset in name.indices {
      guard row + offset < table.count else { return -1 }
      let difference = Int(table[row + offset]) - Int(name[offset])
      if difference != 0 { return difference }
    }
    // A space ends the name of a row, and is less than every character of a name.
    return row + name.count < table.count ? Int(table[row + name.count]) - Int(space) : -1
  }
}

private typealias Bytes = Span<UInt8>

let (newline, space) = (UInt8(ascii: "\n"), UInt8(ascii: " "))

extension Substring {
  /// The parts between the separators, at most `count`, without copying.
  func parts(separatedBy separator: Unicode.Scalar, atMost count: Int = .max) -> [Substring] {
    utf8.split(separator: UInt8(ascii: separator), maxSplits: count - 1, omittingEmptySubsequences: false)
      .map { Substring($0) }
  }

  /// The text before and after the first separator; all text and an empty one if there is none.
  func halves(at separator: Unicode.Scalar) -> (Substring, Substring) {
    guard let place = utf8.firstIndex(of: UInt8(ascii: separator)) else { return (self, self[endIndex...]) }
    return (self[..<place], self[utf8.index(after: place)...])
  }

  /// The elements of a list that is separated by commas.
  var listed: [String] { isEmpty ? [] : parts(separatedBy: ",").map(String.init) }
}
