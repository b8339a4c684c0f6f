/// A property list: an Info.plist file or an Xcode project.
enum PropertyList: Hashable, Sendable {
  case text(String)
  case truth(Bool)
  case array([PropertyList])
  case dictionary([String: PropertyList])

  /// The maximum nesting depth of arrays and dictionaries.
  static let depthLimit = 64

  /// Reads the XML form and the older form of Xcode projects; nil for anything else, including the binary form.
  init?(_ bytes: [UInt8]) {
    guard let list = Self.isXML(bytes) ? Self.xml(bytes) : Self.openStep(bytes) else { return nil }
    self = list
  }

  /// Whether the first byte that isn't white space or a byte order mark begins an element.
  static func isXML(_ bytes: [UInt8]) -> Bool {
    bytes.dropFirst(lengthOfMark(bytes)).first { $0 > UInt8(ascii: " ") } == UInt8(ascii: "<")
  }

  /// The length of a byte order mark at the start; 0 without one.
  static func lengthOfMark(_ bytes: [UInt8]) -> Int { bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }

  subscript(key: String) -> PropertyList? {
    if case .dictionary(let members) = self { members[key] } else { nil }
  }

  var string: String? {
    if case .text(let text) = self { text } else { nil }
  }

  /// The value of a build setting: a text, or the elements of a list with spaces between them.
  var setting: String? {
    if case .array = self { strings.joined(separator: " ") } else { string }
  }

  /// The Boolean value, also from the words that build settings use for it; nil for anything else.
  var bool: Bool? {
    switch self {
    case .truth(let value): value
    case .text(let text):
      ["YES", "NO", "true", "false", "1", "0"].contains(text) ? ["YES", "true", "1"].contains(text) : nil
    default: nil
    }
  }

  var strings: [String] {
    if case .array(let elements) = self { elements.compactMap(\.string) } else { [] }
  }

  var members: [String: PropertyList] {
    if case .dictionary(let members) = self { members } else { [:] }
  }
}
