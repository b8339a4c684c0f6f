/// Where the declarations of each name stand. They are looked up in the facts of their files, so that a file can be
/// replaced by one that declares the same names.
///
/// The names of the file whose declarations are edited lie in a layer of their own, which is made anew alone.
struct NameIndex {
  /// The number of a file, and of a declaration or typealias among those of the file.
  struct Place: Hashable {
    var file: Int
    var index: Int
  }

  /// The names of some files.
  fileprivate struct Layer {
    var types: [String: [Place]] = [:]
    /// Under the name of the type that they extend, not of a typealias for it.
    var extensions: [String: [Place]] = [:]
    /// Those of `extensions` that inherit something.
    var inheritingExtensions: [String: [Place]] = [:]
    var aliases: [String: [Place]] = [:]
    /// The names of extended types with a dot, by what stands behind the last one.
    var dottedExtensions: [String: Set<String>] = [:]
    /// What stands in extensions for another name, and for which.
    var otherNames: [String: String] = [:]
  }

  private var others = Layer()
  private var own = Layer()
  /// The number of the file with a layer of its own, if there is one.
  let editedFile: Int?

  init(editing editedFile: Int? = nil) { self.editedFile = editedFile }

  /// The same without the names of the file that is edited.
  var withoutEditedFile: NameIndex {
    var index = self
    index.own = Layer()
    return index
  }

  // MARK: - Making

  mutating func insertTypesAndAliases(of file: FileFacts, number: Int) {
    if number == editedFile {
      own.insertTypesAndAliases(of: file, number)
    } else {
      others.insertTypesAndAliases(of: file, number)
    }
  }

  mutating func insertExtension(of name: String, with head: DeclarationHead, at place: Place) {
    if place.file == editedFile {
      own.insertExtension(of: name, head, place)
    } else {
      others.insertExtension(of: name, head, place)
    }
  }

  // MARK: - Looking up, in the order of the files

  func types(named name: String) -> [Place] { joined(others.types[name], own.types[name]) }
  func declaresType(_ name: String) -> Bool { others.types[name] != nil || own.types[name] != nil }
  func aliases(named name: String) -> [Place] { joined(others.aliases[name], own.aliases[name]) }
  func declaresAlias(_ name: String) -> Bool { others.aliases[name] != nil || own.aliases[name] != nil }
  func extensions(of name: String) -> [Place] { joined(others.extensions[name], own.extensions[name]) }

  func inheritingExtensions(of name: String) -> [Place] {
    joined(others.inheritingExtensions[name], own.inheritingExtensions[name])
  }

  /// Whether an extension in a file that is not edited may be written with this name.
  func extendsElsewhere(_ name: String) -> Bool { others.extensions[name] != nil || others.otherNames[name] != nil }

  /// The names of extended types that end with a dot and this word; some may occur twice.
  func dottedExtensions(endingIn word: String) -> [String] {
    Array(others.dottedExtensions[word, default: []]) + own.dottedExtensions[word, default: []]
  }

  private func joined(_ others: [Place]?, _ own: [Place]?) -> [Place] {
    guard let own, let editedFile else { return others ?? [] }
    guard let others else { return own }
    let before = others.prefix { $0.file < editedFile }
    return before + own + others[before.endIndex...]
  }

  // MARK: - Comparing

  /// Whether the same names with dots are extended as in another index; may be false although they are.
  func surelyHasSameDottedExtensions(as other: NameIndex) -> Bool {
    others.dottedExtensions == other.others.dottedExtensions && own.dottedExtensions == other.own.dottedExtensions
  }

  /// The names that stand for something else in extensions than in an older index, and what they stood and stand for.
  func renamings(since old: NameIndex) -> Set<String> {
    let (names, oldNames) = (otherNames, old.otherNames)
    var changed: Set<String> = []
    for (name, meaning) in names where oldNames[name] != meaning { changed.formUnion([name, meaning]) }
    for (name, meaning) in oldNames where names[name] != meaning { changed.formUnion([name, meaning]) }
    return changed
  }

  private var otherNames: [String: String] { others.otherNames.merging(own.otherNames) { name, _ in name } }
}

extension NameIndex.Layer {
  fileprivate mutating func insertTypesAndAliases(of file: FileFacts, _ number: Int) {
    let heads = file.heads
    for index in heads.indices where !heads[index].isExtension {
      types[heads[index].name, default: []].append(NameIndex.Place(file: number, index: index))
    }
    for (index, alias) in file.aliases.enumerated() {
      aliases[alias.name, default: []].append(NameIndex.Place(file: number, index: index))
    }
  }

  fileprivate mutating func insertExtension(of name: String, _ head: DeclarationHead, _ place: NameIndex.Place) {
    if extensions[name] == nil, isDotted(name) { dottedExtensions[lastComponent(of: name), default: []].insert(name) }
    if name != head.name { otherNames[head.name] = name }
    extensions[name, default: []].append(place)
    if !head.inheritedNames.isEmpty { inheritingExtensions[name, default: []].append(place) }
  }
}
