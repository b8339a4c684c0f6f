/// A property list, of Info.plist or of an Xcode project.
enum PropertyList: Hashable, Sendable {
  case text(String)
  case truth(Bool)
  case array([PropertyList])
  case dictionary([String: PropertyList])

  /// How deep arrays and dictionaries may lie in each other.
  static let depthLimit = 64

  /// Reads the XML form, and the older one that Xcode projects have; nil for anything else, the binary form included.
  init?(_ bytes: [UInt8]) {
    guard let list = Self.isXML(bytes) ? Self.xml(bytes) : Self.openStep(bytes) else { return nil }
    self = list
  }

  /// Whether the first that is neither white space nor a byte order mark begins an element.
  static func isXML(_ bytes: [UInt8]) -> Bool {
    bytes.dropFirst(lengthOfMark(bytes)).first { $0 > UInt8(ascii: " ") } == UInt8(ascii: "<")
  }

  /// How many bytes a byte order mark takes at the start.
  static func lengthOfMark(_ bytes: [UInt8]) -> Int { bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }

  subscript(key: String) -> PropertyList? {
    if case .dictionary(let members) = self { members[key] } else { nil }
  }

  var string: String? {
    if case .text(let text) = self { text } else { nil }
  }

  /// Also the words that build settings have for it.
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
