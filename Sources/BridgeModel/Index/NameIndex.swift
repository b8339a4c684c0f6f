/// Where the declarations of each name stand. They are looked up in the facts of their files, so that a file can be
/// replaced by one that declares the same names.
struct NameIndex {
  /// The number of a file, and of a declaration or typealias among those of the file.
  struct Place: Hashable {
    var file: Int
    var index: Int
  }

  private(set) var types: [String: [Place]] = [:]
  /// Under the name of the type that they extend, not of a typealias for it.
  private(set) var extensions: [String: [Place]] = [:]
  /// Those of `extensions` that inherit something.
  private(set) var inheritingExtensions: [String: [Place]] = [:]
  private(set) var aliases: [String: [Place]] = [:]
  /// The names of extended types with a dot, by what stands behind the last one.
  private(set) var dottedExtensions: [String: [String]] = [:]
  /// What stands in extensions for another name, and for which.
  private(set) var otherNames: [String: String] = [:]

  mutating func insertTypesAndAliases(of files: [FileFacts]) {
    for (number, file) in files.enumerated() {
      for (index, head) in file.heads.enumerated() where !head.isExtension {
        types[head.name, default: []].append(Place(file: number, index: index))
      }
      for (index, alias) in file.aliases.enumerated() {
        aliases[alias.name, default: []].append(Place(file: number, index: index))
      }
    }
  }

  mutating func insertExtension(of name: String, with head: DeclarationHead, at place: Place) {
    if extensions[name] == nil, name.utf8.contains(UInt8(ascii: ".")) {
      dottedExtensions[lastComponent(of: name), default: []].append(name)
    }
    if name != head.name { otherNames[head.name] = name }
    extensions[name, default: []].append(place)
    if !head.inheritedNames.isEmpty { inheritingExtensions[name, default: []].append(place) }
  }
}
