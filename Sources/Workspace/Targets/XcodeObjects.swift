/// The objects of an Xcode project. Each is parsed on access, because few of the thousands in a project affect the
/// build settings.
struct XcodeObjects {
  /// The identifier of the project object.
  let root: String
  /// The identifiers of the objects that may have children.
  let groups: [String]
  private let reader: OpenStepReader
  /// The offset of each object in the text, by identifier.
  private let offsets: [String: Int]
  /// The objects of a project file in XML.
  private let known: [String: PropertyList]

  /// Reads the text of `project.pbxproj`; nil if it isn't valid.
  init?(_ text: [UInt8]) {
    reader = OpenStepReader(text, from: PropertyList.lengthOfMark(text))
    if PropertyList.isXML(text) {
      guard let list = PropertyList(text), let root = list["rootObject"]?.string else { return nil }
      self.root = root
      known = list["objects"]?.members ?? [:]
      groups = known.keys.filter { [known] in known[$0]?["children"] != nil }
      offsets = [:]
      return
    }
    var index = Index()
    var rest = reader
    guard rest.readMembers({ index.readMember(of: &$1, named: $0) }), let root = index.root else { return nil }
    self.root = root
    groups = index.groups
    offsets = index.offsets
    known = [:]
  }

  subscript(number: String) -> PropertyList? {
    guard let offset = offsets[number] else { return known[number] }
    var reader = OpenStepReader(reader.bytes, from: offset)
    return reader.value(depth: 2)
  }

  /// The result of one pass over the text.
  private struct Index {
    var root: String?
    var groups: [String] = []
    var offsets: [String: Int] = [:]

    mutating func readMember(of reader: inout OpenStepReader, named key: Range<Int>) -> Bool {
      switch reader.text(in: key) {
      case "objects": return reader.readMembers { note($0, &$1) }
      case "rootObject":
        root = reader.word().map(reader.text)
        return root != nil
      default: return reader.skipValue()
      }
    }

    private mutating func note(_ key: Range<Int>, _ reader: inout OpenStepReader) -> Bool {
      // Skip the entries for compiled files, which are half of all objects and not needed.
      let kind = classOfObject(in: reader)
      if kind?.elementsEqual("PBXBuildFile".utf8) ?? false { return reader.skipValue() }
      let number = reader.text(in: key)
      offsets[number] = reader.offset
      if kind?.suffix(5).elementsEqual("Group".utf8) ?? true { groups.append(number) }
      return reader.skipValue()
    }

    /// The class of an object, which Xcode writes first; nil if something else comes first.
    private func classOfObject(in reader: OpenStepReader) -> ArraySlice<UInt8>? {
      var reader = reader
      guard reader.consume(UInt8(ascii: "{")), let key = reader.word(), reader.bytes[key].elementsEqual("isa".utf8),
        reader.consume(UInt8(ascii: "=")), let name = reader.word()
      else { return nil }
      return reader.bytes[name]
    }
  }
}
