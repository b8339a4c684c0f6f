/// A parsed text and the places of all values in it. Values are created lazily, because code that reads a message needs
/// few of its strings and no whole arrays or objects.
final class JSONTable: Sendable {
  /// A value, or the key before a member's value. The contents of an array or object follow its entry.
  struct Entry {
    enum Kind: UInt8 {
      case null, `true`, `false`, number, plainString, escapedString, array, object

      var isString: Bool { self == .plainString || self == .escapedString }
    }

    var kind: Kind
    /// The UTF-8 offsets of the value, in a text of less than 4 GiB.
    var start: UInt32
    var end: UInt32 = 0
    /// For an array or object, the index of the first entry after its contents.
    var link: UInt32 = 0

    var range: Range<Int> { Int(start)..<Int(end) }
  }

  let text: [UInt8]
  private let entries: [Entry]

  init(_ text: [UInt8], _ entries: [Entry]) {
    self.text = text
    self.entries = entries
  }

  subscript(index: Int) -> Entry { entries[index] }

  func content(at index: Int) -> JSON.Content {
    let entry = entries[index]
    return switch entry.kind {
    case .null: .null
    case .true: .boolean(true)
    case .false: .boolean(false)
    case .number: number(in: entry.range)
    case .plainString, .escapedString: .string(string(at: index))
    case .array: .array(elements(of: index))
    case .object: .object(members(of: index))
    }
  }
}

// MARK: - Nested values

extension JSONTable {
  /// The index of the value of a member; the last one for a duplicate key.
  func member(_ key: String, of index: Int) -> Int? {
    guard entries[index].kind == .object else { return nil }
    var found: Int?
    forEachMember(of: index) { if isKey($0, key) { found = $0 + 1 } }
    return found
  }

  private func members(of index: Int) -> [JSON.Member] {
    var members: [JSON.Member] = []
    forEachMember(of: index) { key in
      members.append(
        JSON.Member(key: string(at: key), keyRange: entries[key].range, value: JSON(readIn: self, at: key + 1)))
    }
    return members
  }

  private func elements(of index: Int) -> [JSON] {
    var elements: [JSON] = []
    var element = index + 1
    while element < entries[index].link {
      elements.append(JSON(readIn: self, at: element))
      element = behind(element)
    }
    return elements
  }

  /// Calls `body` with the index of each key.
  private func forEachMember(of index: Int, _ body: (_ key: Int) -> Void) {
    var key = index + 1
    while key < entries[index].link {
      body(key)
      key = behind(key + 1)
    }
  }

  /// The index after a value and all of its contents.
  private func behind(_ index: Int) -> Int {
    switch entries[index].kind {
    case .array, .object: Int(entries[index].link)
    default: index + 1
    }
  }

  private func isKey(_ index: Int, _ key: String) -> Bool {
    let entry = entries[index]
    if entry.kind == .plainString, Int(entry.end - entry.start) != key.utf8.count + 2 { return false }
    return string(at: index) == key
  }
}

// MARK: - Numbers

extension JSONTable {
  private func number(in range: Range<Int>) -> JSON.Content {
    if let integer = integer(in: range) { return .integer(integer) }
    return .number(Double(String(decoding: text[range], as: UTF8.self)) ?? 0)
  }

  /// The value of an optional minus sign and digits, unless it is too large or more characters follow.
  private func integer(in range: Range<Int>) -> Int? {
    let isNegative = text[range.lowerBound] == UInt8(ascii: "-")
    var value = 0
    for byte in text[range.dropFirst(isNegative ? 1 : 0)] {
      guard UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte else { return nil }
      let (product, isTooLarge) = value.multipliedReportingOverflow(by: 10)
      let digit = Int(byte - UInt8(ascii: "0"))
      let (sum, overflows) = product.addingReportingOverflow(isNegative ? -digit : digit)
      if isTooLarge || overflows { return nil }
      value = sum
    }
    return value
  }
}
