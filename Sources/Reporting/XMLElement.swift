import JSONText

/// An XML 1.0 element that can be written as text.
public struct XMLElement: Sendable {
  var name: String
  var attributes: [(name: String, value: String)]
  var text = ""
  var children: [XMLElement] = []

  /// Creates an element with text or children. If it has children, its text isn't written.
  public init(
    _ name: String, _ attributes: KeyValuePairs<String, String>, text: String = "", children: [XMLElement] = []
  ) {
    self.name = name
    self.attributes = attributes.map { (name: $0, value: $1) }
    self.text = text
    self.children = children
  }

  /// A whole document with this element as its root.
  public var document: String { "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\(written(""))" }

  private func written(_ indentation: String) -> String {
    let list = attributes.map { " \($0.name)=\"\(escaped($0.value))\"" }.joined()
    if text.isEmpty, children.isEmpty { return "\(indentation)<\(name)\(list)/>\n" }
    if children.isEmpty { return "\(indentation)<\(name)\(list)>\(escaped(text))</\(name)>\n" }
    let inner = children.map { $0.written(indentation + "  ") }.joined()
    return "\(indentation)<\(name)\(list)>\n\(inner)\(indentation)</\(name)>\n"
  }
}

/// Escapes text for XML. Characters that would change the reading order become numeric references. Most control
/// characters aren't valid in XML, not even as references, so they are replaced.
private func escaped(_ text: String) -> String {
  text.unicodeScalars.reduce(into: "") { output, scalar in
    switch scalar.value {
    case 0x26: output += "&amp;"
    case 0x3C: output += "&lt;"
    case 0x3E: output += "&gt;"
    case 0x22: output += "&quot;"
    case 0x09, 0x0A, 0x0D: output += "&#\(scalar.value);"
    case 0..<0x20, 0x7F..<0xA0, 0xFFFE, 0xFFFF: output += "\u{FFFD}"
    case _ where scalar.isControl: output += "&#\(scalar.value);"
    default: output.unicodeScalars.append(scalar)
    }
  }
}
