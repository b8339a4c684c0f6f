extension PropertyList {
  static func xml(_ bytes: [UInt8]) -> PropertyList? {
    var reader = XMLListReader(bytes: bytes, offset: lengthOfMark(bytes))
    while let tag = reader.nextTag() {
      if tag != "plist" { return reader.value(of: tag, depth: 0) }
    }
    return nil
  }
}

/// Reads the elements of a property list, and skips everything else in the XML.
private struct XMLListReader {
  let bytes: [UInt8]
  /// The offset of the next byte to read.
  var offset: Int

  /// The name in the next tag. A closing tag has a slash before the name, and an empty element has one after it.
  mutating func nextTag() -> String? {
    while let open = bytes[offset...].firstIndex(of: UInt8(ascii: "<")) {
      offset = open + 1
      if bytes[offset...].starts(with: "!--".utf8) {
        guard skipComment() else { return nil }
        continue
      }
      guard let close = bytes[offset...].firstIndex(of: UInt8(ascii: ">")) else { return nil }
      let tag = bytes[offset..<close]
      offset = close + 1
      if tag.first == UInt8(ascii: "?") || tag.first == UInt8(ascii: "!") { continue }
      let slash = UInt8(ascii: "/")
      let name = tag.prefix { $0 > UInt8(ascii: " ") }
      let text = String(decoding: name, as: UTF8.self)
      return tag.last == slash && name.last != slash ? text + "/" : text
    }
    return nil
  }

  /// Skips the rest of a comment; false if it doesn't end.
  private mutating func skipComment() -> Bool {
    while let end = bytes[offset...].firstIndex(of: UInt8(ascii: "-")) {
      offset = end + 1
      if bytes[end...].starts(with: "-->".utf8) {
        offset = end + 3
        return true
      }
    }
    return false
  }

  mutating func value(of tag: String, depth: Int) -> PropertyList? {
    guard depth < PropertyList.depthLimit else { return nil }
    switch tag {
    case "true/": return .truth(true)
    case "false/": return .truth(false)
    case "dict/": return .dictionary([:])
    case "array/": return .array([])
    case "string/", "data/": return .text("")
    case "dict": return dictionary(depth: depth)
    case "array": return array(depth: depth)
    case "string", "integer", "real", "date", "data": return .text(content())
    default: return nil
    }
  }

  private mutating func dictionary(depth: Int) -> PropertyList? {
    var members: [String: PropertyList] = [:]
    while let tag = nextTag(), tag != "/dict" {
      guard tag == "key" else { return nil }
      let key = content()
      guard let next = nextTag(), let value = value(of: next, depth: depth + 1) else { return nil }
      members[key] = value
    }
    return .dictionary(members)
  }

  private mutating func array(depth: Int) -> PropertyList? {
    var elements: [PropertyList] = []
    while let tag = nextTag(), tag != "/array" {
      guard let element = value(of: tag, depth: depth + 1) else { return nil }
      elements.append(element)
    }
    return .array(elements)
  }

  /// Reads the text of an element and skips its closing tag.
  private mutating func content() -> String {
    let content = bytes[offset...].prefix { $0 != UInt8(ascii: "<") }
    offset = content.endIndex
    _ = nextTag()
    return String(decoding: content, as: UTF8.self)
  }
}
