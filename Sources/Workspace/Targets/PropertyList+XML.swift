extension PropertyList {
  static func xml(_ bytes: [UInt8]) -> PropertyList? {
    var reader = XMLListReader(text: String(decoding: bytes, as: UTF8.self)[...])
    while let tag = reader.nextTag() {
      if tag != "plist" { return reader.value(of: tag, depth: 0) }
    }
    return nil
  }
}

/// Reads the elements of a property list; everything else in an XML text is passed over.
private struct XMLListReader {
  /// What is still to be read.
  var text: Substring

  /// The name of the next element that begins, with a slash in front of one that ends and behind one that does both.
  mutating func nextTag() -> String? {
    while let open = text.firstIndex(of: "<") {
      text = text[open...].dropFirst()
      if text.hasPrefix("!--") {
        guard let end = text.firstRange(of: "-->") else { return nil }
        text = text[end.upperBound...]
        continue
      }
      guard let close = text.firstIndex(of: ">") else { return nil }
      let tag = text[..<close]
      text = text[close...].dropFirst()
      if tag.hasPrefix("?") || tag.hasPrefix("!") { continue }
      let name = tag.prefix { !$0.isWhitespace }
      return tag.hasSuffix("/") && !name.hasSuffix("/") ? name + "/" : String(name)
    }
    return nil
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

  /// The text up to the end of the element, which is passed over.
  private mutating func content() -> String {
    let content = text.prefix { $0 != "<" }
    text = text[content.endIndex...]
    _ = nextTag()
    return String(content)
  }
}
