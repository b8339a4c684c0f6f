extension PropertyList {
  static func openStep(_ bytes: [UInt8]) -> PropertyList? {
    var reader = OpenStepReader(bytes: bytes)
    return reader.value(depth: 0)
  }
}

/// Reads `{ key = value; }`, `( value, )`, words, quoted words and comments.
private struct OpenStepReader {
  let bytes: [UInt8]
  private var offset = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

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
    while !take(UInt8(ascii: "}")) {
      guard let key = word(), take(UInt8(ascii: "=")), let value = value(depth: depth + 1), take(UInt8(ascii: ";"))
      else { return nil }
      members[key] = value
    }
    return .dictionary(members)
  }

  private mutating func array(depth: Int) -> PropertyList? {
    offset += 1
    var elements: [PropertyList] = []
    while !take(UInt8(ascii: ")")) {
      guard let element = value(depth: depth + 1) else { return nil }
      elements.append(element)
      if !take(UInt8(ascii: ",")) { return take(UInt8(ascii: ")")) ? .array(elements) : nil }
    }
    return .array(elements)
  }

  /// A word or what stands between quotes; nil where neither begins.
  private mutating func word() -> String? {
    skipSpace()
    let quote = current
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      let start = offset
      while isWordByte(current) { offset += 1 }
      return offset > start ? String(decoding: bytes[start..<offset], as: UTF8.self) : nil
    }
    offset += 1
    var text: [UInt8] = []
    while offset < bytes.count, current != quote {
      if current == UInt8(ascii: "\\") { offset += 1 }
      if offset < bytes.count { text.append(current) }
      offset += 1
    }
    guard offset < bytes.count else { return nil }
    offset += 1
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
