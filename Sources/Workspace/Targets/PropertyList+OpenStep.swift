extension PropertyList {
  static func openStep(_ bytes: [UInt8], skipping skipped: Set<String>) -> PropertyList? {
    var reader = OpenStepReader(bytes: bytes, skipped: skipped)
    return reader.value(depth: 0)
  }
}

/// Reads `{ key = value; }`, `( value, )`, words, quoted words and comments.
private struct OpenStepReader {
  let bytes: [UInt8]
  let skipped: Set<String>
  private var offset = 0
  /// Whether what is read is wanted, and not only passed over.
  private var isWanted = true

  init(bytes: [UInt8], skipped: Set<String>) {
    self.bytes = bytes
    self.skipped = skipped
  }

  mutating func value(depth: Int) -> PropertyList? {
    guard depth < PropertyList.depthLimit else { return nil }
    skipSpace()
    switch current {
    case UInt8(ascii: "{"): return dictionary(depth: depth)
    case UInt8(ascii: "("): return array(depth: depth)
    default: return word().map(PropertyList.text)
    }
  }

  private mutating func dictionary(depth: Int) -> PropertyList? {
    offset += 1
    var members: [String: PropertyList] = [:]
    defer { isWanted = isWanted || depth == Self.depthOfObjects }
    while !take(UInt8(ascii: "}")) {
      guard let key = word(), take(UInt8(ascii: "=")), let value = value(depth: depth + 1), take(UInt8(ascii: ";"))
      else { return nil }
      guard isWanted else { continue }
      members[key] = value
      if depth == Self.depthOfObjects, key == "isa", value.string.map(skipped.contains) ?? false { isWanted = false }
    }
    return .dictionary(members)
  }

  /// The file holds `objects`, which hold each object under its number.
  private static let depthOfObjects = 2

  private mutating func array(depth: Int) -> PropertyList? {
    offset += 1
    var elements: [PropertyList] = []
    while !take(UInt8(ascii: ")")) {
      guard let element = value(depth: depth + 1) else { return nil }
      if isWanted { elements.append(element) }
      if !take(UInt8(ascii: ",")) { return take(UInt8(ascii: ")")) ? .array(elements) : nil }
    }
    return .array(elements)
  }

  /// A word or what stands between quotes, "" where it is not wanted; nil where neither begins.
  private mutating func word() -> String? {
    skipSpace()
    let quote = current
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      let start = offset
      while isWordByte(current) { offset += 1 }
      return offset > start ? text(in: start..<offset) : nil
    }
    offset += 1
    let start = offset
    while offset < bytes.count, current != quote { offset += current == UInt8(ascii: "\\") ? 2 : 1 }
    guard offset < bytes.count else { return nil }
    offset += 1
    return text(in: start..<offset - 1)
  }

  /// What is written in a range, backslashes before other characters left out.
  private func text(in range: Range<Int>) -> String {
    guard isWanted else { return "" }
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

  private mutating func take(_ byte: UInt8) -> Bool {
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

  /// A path is a word too, but a comment ends one.
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
