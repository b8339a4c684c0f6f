/// The syntax that a text may contain besides JSON.
public enum JSONDialect: Sendable {
  case strict
  /// `//` and `/* */` comments between values, for files that people write.
  case withComments
}

extension JSON {
  /// The maximum nesting depth of arrays and objects.
  public static let depthLimit = 512

  /// Reads a text that contains one value. Linear in its size.
  ///
  /// A lone surrogate, which JavaScript clients send, reads as U+FFFD, so strings keep their length in UTF-16 units.
  /// Invalid UTF-8 reads as U+FFFD too. A byte order mark at the start is skipped.
  public init(reading text: [UInt8], as dialect: JSONDialect = .strict) throws(JSONError) {
    var reader = JSONReader(text, dialect)
    self.init(readIn: try reader.document(), at: 0)
  }

  public init(reading text: String, as dialect: JSONDialect = .strict) throws(JSONError) {
    try self.init(reading: Array(text.utf8), as: dialect)
  }
}

/// A cursor over the bytes of a JSON text. Every function moves the cursor past what it reads, and records the values
/// it reads.
struct JSONReader {
  let text: [UInt8]
  let dialect: JSONDialect
  var offset = 0
  private var depth = 0
  private var entries: [JSONTable.Entry] = []

  init(_ text: [UInt8], _ dialect: JSONDialect) {
    self.text = text
    self.dialect = dialect
    if text.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
    // Enough for most messages.
    entries.reserveCapacity(64)
  }

  mutating func document() throws(JSONError) -> JSONTable {
    try skipSpace()
    try value()
    try skipSpace()
    guard offset == text.count else { throw expected("the end of the text") }
    return JSONTable(text, entries)
  }

  func expected(_ what: String) -> JSONError { JSONError(at: offset, of: text, expected: what) }

  /// The byte at the cursor; 0 at the end, which is never legal in JSON.
  var current: UInt8 { offset < text.count ? text[offset] : 0 }

  /// Skips a byte if it is at the cursor.
  private mutating func consume(_ byte: UInt8) -> Bool {
    guard current == byte else { return false }
    offset += 1
    return true
  }

  private mutating func value() throws(JSONError) {
    switch current {
    case UInt8(ascii: "\""): try string()
    case UInt8(ascii: "{"): try nested(.object) { reader throws(JSONError) in try reader.members() }
    case UInt8(ascii: "["): try nested(.array) { reader throws(JSONError) in try reader.elements() }
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try number()
    default: try word()
    }
  }

  /// Records a value that ends at the cursor.
  private mutating func note(_ kind: JSONTable.Entry.Kind, from start: Int) {
    entries.append(JSONTable.Entry(kind: kind, start: UInt32(start), end: UInt32(offset)))
  }

  private mutating func word() throws(JSONError) {
    for (word, kind) in [("true", JSONTable.Entry.Kind.true), ("false", .false), ("null", .null)]
    where text[offset...].starts(with: word.utf8) {
      let start = offset
      offset += word.utf8.count
      return note(kind, from: start)
    }
    throw expected("a value")
  }

  private mutating func string() throws(JSONError) {
    let start = offset
    let hasEscapes = try skipString()
    note(hasEscapes ? .escapedString : .plainString, from: start)
  }

  private mutating func nested(
    _ kind: JSONTable.Entry.Kind, _ read: (inout JSONReader) throws(JSONError) -> Void
  ) throws(JSONError) {
    guard depth < JSON.depthLimit else { throw expected("at most \(JSON.depthLimit) levels") }
    depth += 1
    let index = entries.count
    note(kind, from: offset)
    offset += 1
    try skipSpace()
    try read(&self)
    entries[index].end = UInt32(offset)
    entries[index].link = UInt32(entries.count)
    depth -= 1
  }

  private mutating func elements() throws(JSONError) {
    if consume(UInt8(ascii: "]")) { return }
    while true {
      try value()
      try skipSpace()
      if consume(UInt8(ascii: "]")) { return }
      guard consume(UInt8(ascii: ",")) else { throw expected("',' or ']'") }
      try skipSpace()
    }
  }

  private mutating func members() throws(JSONError) {
    if consume(UInt8(ascii: "}")) { return }
    while true {
      guard current == UInt8(ascii: "\"") else { throw expected("a key in double quotes") }
      try string()
      try skipSpace()
      guard consume(UInt8(ascii: ":")) else { throw expected("':'") }
      try skipSpace()
      try value()
      try skipSpace()
      if consume(UInt8(ascii: "}")) { return }
      guard consume(UInt8(ascii: ",")) else { throw expected("',' or '}'") }
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
  private mutating func number() throws(JSONError) {
    let start = offset
    if current == UInt8(ascii: "-") { offset += 1 }
    if current == UInt8(ascii: "0") { offset += 1 } else { try skipDigits() }
    if current == UInt8(ascii: ".") {
      offset += 1
      try skipDigits()
    }
    if current | 0x20 == UInt8(ascii: "e") {
      offset += 1
      if current == UInt8(ascii: "+") || current == UInt8(ascii: "-") { offset += 1 }
      try skipDigits()
    }
    note(.number, from: start)
  }

  private mutating func skipDigits() throws(JSONError) {
    let start = offset
    while UInt8(ascii: "0")...UInt8(ascii: "9") ~= current { offset += 1 }
    guard offset > start else { throw expected("a digit") }
  }
}
