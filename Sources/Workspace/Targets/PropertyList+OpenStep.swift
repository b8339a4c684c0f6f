extension PropertyList {
  static func openStep(_ bytes: [UInt8]) -> PropertyList? {
    var reader = OpenStepReader(bytes, from: lengthOfMark(bytes))
    return reader.value(depth: 0)
  }
}

/// Reads `{ key = value; }`, `( value, )`, words, quoted words, and comments.
struct OpenStepReader {
  let bytes: [UInt8]
  /// The offset of the next byte to read.
  private(set) var offset: Int

  init(_ bytes: [UInt8], from offset: Int) {
    self.bytes = bytes
    self.offset = offset
  }

  mutating func value(depth: Int) -> PropertyList? {
    guard depth < PropertyList.depthLimit else { return nil }
    skipSpace()
    switch current {
    case UInt8(ascii: "{"): return dictionary(depth: depth)
    case UInt8(ascii: "("): return array(depth: depth)
    default: return word().map { .text(text(in: $0)) }
    }
  }

  private mutating func dictionary(depth: Int) -> PropertyList? {
    var members: [String: PropertyList] = [:]
    let isComplete = readMembers { key, reader in
      guard let value = reader.value(depth: depth + 1) else { return false }
      members[reader.text(in: key)] = value
      return true
    }
    return isComplete ? .dictionary(members) : nil
  }

  /// Calls `read` before each value of the dictionary that begins here, with the range of its key. Returns whether the
  /// whole dictionary could be read.
  mutating func readMembers(_ read: (Range<Int>, inout OpenStepReader) -> Bool) -> Bool {
    guard consume(UInt8(ascii: "{")) else { return false }
    while !consume(UInt8(ascii: "}")) {
      guard let key = word(), consume(UInt8(ascii: "=")), read(key, &self), consume(UInt8(ascii: ";")) else {
        return false
      }
    }
    return true
  }

  /// Skips a value; false if no complete value follows.
  mutating func skipValue() -> Bool {
    var depth = 0
    repeat {
      skipSpace()
      switch current {
      case UInt8(ascii: "{"), UInt8(ascii: "("): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: ";"), UInt8(ascii: ","), UInt8(ascii: "="): if depth == 0 { return false }
      default:
        guard word() != nil else { return false }
        continue
      }
      offset += 1
    } while depth > 0
    return depth == 0
  }

  private mutating func array(depth: Int) -> PropertyList? {
    offset += 1
    var elements: [PropertyList] = []
    while !consume(UInt8(ascii: ")")) {
      guard let element = value(depth: depth + 1) else { return nil }
      elements.append(element)
      if !consume(UInt8(ascii: ",")) { return consume(UInt8(ascii: ")")) ? .array(elements) : nil }
    }
    return .array(elements)
  }

  /// The range of a word, or of the text between quotes; nil if neither begins here.
  mutating func word() -> Range<Int>? {
    skipSpace()
    let quote = current
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      let start = offset
      while isWordByte(current) { offset += 1 }
      return offset > start ? start..<offset : nil
    }
    offset += 1
    let start = offset
    while offset < bytes.count, current != quote { offset += current == UInt8(ascii: "\\") ? 2 : 1 }
    guard offset < bytes.count else { return nil }
    offset += 1
    return start..<offset - 1
  }

  /// The text in a range, without the backslashes that escape characters.
  func text(in range: Range<Int>) -> String {
    let written = bytes[range]
    guard written.contains(UInt8(ascii: "\\")) else { return String(decoding: written, as: UTF8.self) }
    var text: [UInt8] = []
    var isEscaped = false
    for byte in written {
      if byte != UInt8(ascii: "\\") || isEscaped { text.append(byte) }
      isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
    }
    return String(decoding: text, as: UTF8.self)
  }

  mutating func consume(_ byte: UInt8) -> Bool {
    skipSpace()
    guard current == byte else { return false }
    offset += 1
    return true
  }

  private mutating func skipSpace() {
    while offset < bytes.count {
      if bytes[offset] <= UInt8(ascii: " ") {
        offset += 1
      } else if startsHere(slash, slash) {
        while offset < bytes.count, bytes[offset] != UInt8(ascii: "\n") { offset += 1 }
      } else if startsHere(slash, star) {
        offset += 2
        while offset < bytes.count, !startsHere(star, slash) { offset += 1 }
        offset += 2
      } else {
        return
      }
    }
  }

  private func startsHere(_ first: UInt8, _ second: UInt8) -> Bool {
    offset + 1 < bytes.count && bytes[offset] == first && bytes[offset + 1] == second
  }

  /// The byte at the cursor; 0 at the end.
  private var current: UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  /// Whether a byte is part of a word. A path is a word, but `/*` ends one.
  private func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "."),
      UInt8(ascii: ":"), UInt8(ascii: "-"), UInt8(ascii: "+"), 0x80...:
      true
    case slash: !startsHere(slash, star)
    default: false
    }
  }
}

private let slash = UInt8(ascii: "/")
private let star = UInt8(ascii: "*")
