/// The places of the declarations of each name. The declarations themselves are looked up in the facts of their files,
/// so a file can be replaced by one that declares the same names.
///
/// The names of the file whose declarations are edited are in a separate layer, so that only that layer must be
/// rebuilt.
struct NameIndex {
  /// The number of a file, and the number of a declaration or typealias in it.
  struct Place: Hashable, Comparable {
    var file: Int
    var index: Int

    static func < (left: Place, right: Place) -> Bool { (left.file, left.index) < (right.file, right.index) }
  }

  /// The places of the declarations of one name, in the order of the files. There's nearly always just one, which needs
  /// no allocation.
  fileprivate enum Places {
    case one(Place)
    case many([Place])

    var all: [Place] {
      switch self {
      case .one(let place): [place]
      case .many(let places): places
      }
    }

    func mapped(_ moved: (Place) -> Place) -> Places {
      switch self {
      case .one(let place): .one(moved(place))
      case .many(let places): .many(places.map(moved))
      }
    }
  }

  /// The names of some files.
  fileprivate struct Layer {
    var types: [String: Places] = [:]
    /// The extensions by the name of the type that they extend, not of a typealias for it.
    var extensions: [String: Places] = [:]
    /// The members of `extensions` that have an inheritance clause.
    var inheritingExtensions: [String: Places] = [:]
    var aliases: [String: Places] = [:]
    /// The dotted names of extended types, by their last component.
    var dottedExtensions: [String: Set<String>] = [:]
    /// The written names of extended types that stand for another name, and the names that they stand for.
    var otherNames: [String: String] = [:]
  }

  private var others = Layer()
  private var own = Layer()
  /// The number of the file with its own layer, if there is one.
  let editedFile: Int?

  init(editing editedFile: Int? = nil) { self.editedFile = editedFile }

  /// The same index without the names of the edited file, but with capacity for about as many.
  var withoutEditedFile: NameIndex {
    var index = self
    index.own = Layer()
    index.own.types.reserveCapacity(own.types.count)
    index.own.extensions.reserveCapacity(own.extensions.count)
    index.own.inheritingExtensions.reserveCapacity(own.inheritingExtensions.count)
    return index
  }

  // MARK: - Inserting

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

  // MARK: - Editing the file with its own layer

  mutating func insertType(named name: String, at place: Place) { own.types.add(place, for: name) }

  mutating func removeType(named name: String, at place: Place) { own.types.remove(place, for: name) }

  mutating func removeExtension(of name: String, at place: Place) { own.removeExtension(of: name, place) }

  /// Renumbers the declarations after an edit.
  mutating func moveTypesAndExtensions(_ moved: (Place) -> Place) {
    own.types = own.types.mapValues { $0.mapped(moved) }
    own.extensions = own.extensions.mapValues { $0.mapped(moved) }
    own.inheritingExtensions = own.inheritingExtensions.mapValues { $0.mapped(moved) }
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

  /// Whether an extension outside the edited file may be written with this name.
  func extendsElsewhere(_ name: String) -> Bool { others.extensions[name] != nil || others.otherNames[name] != nil }

  /// The dotted names of extended types whose last component is this word. Some may occur twice.
  func dottedExtensions(endingIn word: String) -> [String] {
    Array(others.dottedExtensions[word, default: []]) + own.dottedExtensions[word, default: []]
  }

  private func joined(_ others: Places?, _ own: Places?) -> [Place] {
    guard let own = own?.all, let editedFile else { return others?.all ?? [] }
    guard let others = others?.all else { return own }
    let before = others.prefix { $0.file < editedFile }
    return before + own + others[before.endIndex...]
  }

  // MARK: - Comparing

  /// Whether both indices extend the same dotted names. May be false even if they do.
  func surelyHasSameDottedExtensions(as other: NameIndex) -> Bool {
    others.dottedExtensions == other.others.dottedExtensions && own.dottedExtensions == other.own.dottedExtensions
  }

  /// The names that stand for something else in extensions than in an older index, with their old and new meanings.
  func renamings(since old: NameIndex) -> Set<String> {
    if own.otherNames == old.own.otherNames, others.otherNames == old.others.otherNames { return [] }
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
    file.visitHeads { index, head in
      if !head.isExtension { types.add(NameIndex.Place(file: number, index: index), for: head.name) }
    }
    for (index, alias) in file.aliases.enumerated() {
      aliases.add(NameIndex.Place(file: number, index: index), for: alias.name)
    }
  }

  fileprivate mutating func insertExtension(of name: String, _ head: DeclarationHead, _ place: NameIndex.Place) {
    if extensions[name] == nil, isDotted(name) { dottedExtensions[lastComponent(of: name), default: []].insert(name) }
    if name != head.name { otherNames[head.name] = name }
    extensions.add(place, for: name)
    if !head.inheritedNames.isEmpty { inheritingExtensions.add(place, for: name) }
  }

  fileprivate mutating func removeExtension(of name: String, _ place: NameIndex.Place) {
    extensions.remove(place, for: name)
    inheritingExtensions.remove(place, for: name)
    guard extensions[name] == nil, isDotted(name) else { return }
    let last = lastComponent(of: name)
    dottedExtensions[last]?.remove(name)
    if dottedExtensions[last]?.isEmpty ?? false { dottedExtensions[last] = nil }
  }
}

extension [String: NameIndex.Places] {
  fileprivate mutating func add(_ place: NameIndex.Place, for name: String) {
    func add(to places: inout NameIndex.Places?) {
      switch places {
      case nil: places = .one(place)
      case .one(let other): places = .many(place < other ? [place, other] : [other, place])
      case .many(var all):
        places = nil
        all.insert(place, at: all.lastIndex { $0 < place }.map { $0 + 1 } ?? 0)
        places = .many(all)
      }
    }
    add(to: &self[name])
  }

  fileprivate mutating func remove(_ place: NameIndex.Place, for name: String) {
    guard let left = self[name]?.all.filter({ $0 != place }) else { return }
    self[name] = left.count > 1 ? .many(left) : left.first.map { .one($0) }
  }
}
