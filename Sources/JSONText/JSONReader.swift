/// What may stand in a text besides JSON.
public enum JSONDialect: Sendable {
  case strict
  /// `//` and `/* */` comments between values, for files that people write.
  case withComments
}

extension JSON {
  /// How deep arrays and objects may lie in each other.
  public static let depthLimit = 512

  /// Reads a text that holds one value; linear in its size.
  ///
  /// Strings keep their length in UTF-16 units: a lone surrogate reads as U+FFFD, since JavaScript clients send them.
  /// Invalid UTF-8 reads as U+FFFD too. A byte order mark at the start is skipped.
  public init(reading text: [UInt8], as dialect: JSONDialect = .strict) throws(JSONError) {
    var reader = JSONReader(text, dialect)
    self = try reader.document()
  }

  public init(reading text: String, as dialect: JSONDialect = .strict) throws(JSONError) {
    try self.init(reading: Array(text.utf8), as: dialect)
  }
}

/// A cursor over the bytes of a JSON text. Every function leaves it behind what it read.
struct JSONReader {
  let text: [UInt8]
  let dialect: JSONDialect
  var offset = 0
  private var depth = 0

  init(_ text: [UInt8], _ dialect: JSONDialect) {
    self.text = text
    self.dialect = dialect
    if text.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
  }

  mutating func document() throws(JSONError) -> JSON {
    try skipSpace()
    let value = try value()
    try skipSpace()
    guard offset == text.count else { throw expected("the end of the text") }
    return value
  }

  func expected(_ what: String) -> JSONError { JSONError(at: offset, of: text, expected: what) }

  /// The byte at the cursor; 0 at the end, which is legal nowhere in JSON.
  var current: UInt8 { offset < text.count ? text[offset] : 0 }

  /// Steps over a byte if it is the one at the cursor.
  private mutating func take(_ byte: UInt8) -> Bool {
    guard current == byte else { return false }
    offset += 1
    return true
  }

  private mutating func value() throws(JSONError) -> JSON {
    let start = offset
    let value: JSON.Content =
      switch current {
      case UInt8(ascii: "\""): .string(try string())
      case UInt8(ascii: "{"): .object(try nested { reader throws(JSONError) in try reader.members() })
      case UInt8(ascii: "["): .array(try nested { reader throws(JSONError) in try reader.elements() })
      case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try number()
      default: try word()
      }
    return JSON(value, range: start..<offset)
  }

  private mutating func word() throws(JSONError) -> JSON.Content {
    for (word, value) in [("true", JSON.Content.boolean(true)), ("false", .boolean(false)), ("null", .null)]
    where text[offset...].starts(with: word.utf8) {
      offset += word.utf8.count
      return value
    }
    throw expected("a value")
  }

  private mutating func nested<Content>(
    _ read: (inout JSONReader) throws(JSONError) -> Content
  ) throws(JSONError) -> Content {
    guard depth < JSON.depthLimit else { throw expected("at most \(JSON.depthLimit) levels") }
    depth += 1
    offset += 1
    try skipSpace()
    let content = try read(&self)
    depth -= 1
    return content
  }

  private mutating func elements() throws(JSONError) -> [JSON] {
    var elements: [JSON] = []
    if take(UInt8(ascii: "]")) { return elements }
    while true {
      elements.append(try value())
      try skipSpace()
      if take(UInt8(ascii: "]")) { return elements }
      guard take(UInt8(ascii: ",")) else { throw expected("',' or ']'") }
      try skipSpace()
    }
  }

  private mutating func members() throws(JSONError) -> [JSON.Member] {
    var members: [JSON.Member] = []
    if take(UInt8(ascii: "}")) { return members }
    while true {
      guard current == UInt8(ascii: "\"") else { throw expected("a key in double quotes") }
      let start = offset
      let key = try string()
      let keyRange = start..<offset
      try skipSpace()
      guard take(UInt8(ascii: ":")) else { throw expected("':'") }
      try skipSpace()
      members.append(JSON.Member(key: key, keyRange: keyRange, value: try value()))
      try skipSpace()
      if take(UInt8(ascii: "}")) { return members }
      guard take(UInt8(ascii: ",")) else { throw expected("',' or '}'") }
      try skipSpace()
    }
  }
}

// MARK: - Space and comments

extension JSONReader {
  mutating func skipSpace() throws(JSONError) {
    while offset < text.count {
      switch text[offset] {
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"): offset += 1
      case UInt8(ascii: "/") where dialect == .withComments: try skipComment()
      default: return
      }
    }
  }

  private mutating func skipComment() throws(JSONError) {
    offset += 1
    switch current {
    case UInt8(ascii: "/"):
      while offset < text.count, current != UInt8(ascii: "\n"), current != UInt8(ascii: "\r") { offset += 1 }
    case UInt8(ascii: "*"):
      offset += 1
      while !text[offset...].starts(with: "*/".utf8) {
        guard offset < text.count else { throw expected("'*/'") }
        offset += 1
      }
      offset += 2
    default: throw expected("'/' or '*'")
    }
  }
}

// MARK: - Numbers

extension JSONReader {
  mutating func number() throws(JSONError) -> JSON.Content {
    let start = offset
    if current == UInt8(ascii: "-") { offset += 1 }
    if current == UInt8(ascii: "0") { offset += 1 } else { try skipDigits() }
    let isWhole = !(current == UInt8(ascii: ".") || current | 0x20 == UInt8(ascii: "e"))
    if isWhole, let integer = integer(start..<offset) { return .integer(integer) }
    if current == UInt8(ascii: ".") {
      offset += 1
      try skipDigits()
    }
    if current | 0x20 == UInt8(ascii: "e") {
      offset += 1
      if current == UInt8(ascii: "+") || current == UInt8(ascii: "-") { offset += 1 }
      try skipDigits()
    }
    return .number(Double(String(decoding: text[start..<offset], as: UTF8.self)) ?? 0)
  }

  private mutating func skipDigits() throws(JSONError) {
    let start = offset
    while UInt8(ascii: "0")...UInt8(ascii: "9") ~= current { offset += 1 }
    guard offset > start else { throw expected("a digit") }
  }

  /// The value of an optional minus sign and digits, unless it is too large.
  private func integer(_ range: Range<Int>) -> Int? {
    let isNegative = text[range.lowerBound] == UInt8(ascii: "-")
    var value = 0
    for byte in text[range].dropFirst(isNegative ? 1 : 0) {
      let (product, isTooLarge) = value.multipliedReportingOverflow(by: 10)
      let digit = Int(byte - UInt8(ascii: "0"))
      let (sum, overflows) = product.addingReportingOverflow(isNegative ? -digit : digit)
      if isTooLarge || overflows { return nil }
      value = sum
    }
    return value
  }
}
