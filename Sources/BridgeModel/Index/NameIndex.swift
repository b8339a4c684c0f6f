import TextModel

/// The location of a type declaration or extension in one version of a file.
struct DeclarationPlace: Comparable, Sendable {
  let file: FileFacts
  /// The index among the declarations of the file.
  let index: Int

  var path: FilePath { file.path }
  var head: DeclarationHead { file.head(at: index) }
  /// Parses the file if it's resting.
  var declaration: TypeDeclaration { file.declaration(at: index) }

  static func == (left: Self, right: Self) -> Bool { left.index == right.index && left.path == right.path }

  static func < (left: Self, right: Self) -> Bool {
    left.path == right.path ? left.index < right.index : left.path < right.path
  }
}

/// The files that declare each name. It contains no positions, so an edit that declares the same names doesn't change
/// it, and any other edit changes only the edited names.
struct NameIndex {
  private var types = PersistentMap<String, FileSet>()
  private var aliases = PersistentMap<String, FileSet>()
  /// The files with extensions, by the name of the extended type as written.
  private var extensions = PersistentMap<String, FileSet>()
  /// The same for extensions with an inheritance clause.
  private var inheritingExtensions = PersistentMap<String, FileSet>()
  /// The files with functions and variables outside types that other files see.
  private var globals = PersistentMap<String, FileSet>()
  /// The files with classes that inherit from hosting controllers although their names don't say so.
  private var hostingClasses = PersistentMap<String, FileSet>()
  /// The names of those classes.
  private(set) var hostingClassNames: [HostingClassName] = []

  /// The maps of all names while the first files are read, when it's faster to change a dictionary.
  private struct Collected {
    var types: [String: FileSet] = [:]
    var aliases: [String: FileSet] = [:]
    var extensions: [String: FileSet] = [:]
    var inheritingExtensions: [String: FileSet] = [:]
    var globals: [String: FileSet] = [:]
    var hostingClasses: [String: FileSet] = [:]

    mutating func add(_ file: FileFacts) {
      let path = file.path
      file.visitHeads { _, head in
        if !head.isExtension {
          types[head.name, default: FileSet()].insert(path)
          if head.isHiddenHostingClass { hostingClasses[head.name, default: FileSet()].insert(path) }
        } else {
          extensions[head.name, default: FileSet()].insert(path)
          if !head.inheritedNames.isEmpty { inheritingExtensions[head.name, default: FileSet()].insert(path) }
        }
      }
      for alias in file.aliases { aliases[alias.name, default: FileSet()].insert(path) }
      for name in file.sharedGlobalNames { globals[name, default: FileSet()].insert(path) }
    }
  }

  init() {}

  init(of files: some Sequence<FileFacts>) {
    var collected = Collected()
    for file in files { collected.add(file) }
    types = PersistentMap(collected.types)
    aliases = PersistentMap(collected.aliases)
    extensions = PersistentMap(collected.extensions)
    inheritingExtensions = PersistentMap(collected.inheritingExtensions)
    globals = PersistentMap(collected.globals)
    hostingClasses = PersistentMap(collected.hostingClasses)
    hostingClassNames = hostingClasses.keys.map(HostingClassName.init(ofClass:))
  }

  /// Follows a file that declares these names in another way than before. `facts` are those of its new version, or nil
  /// if it's gone.
  mutating func update(_ names: Set<String>, in path: FilePath, to facts: FileFacts?) {
    let earlier = hostingClasses
    for name in names {
      let heads = facts.map { facts in facts.indices(named: name).map(facts.head) } ?? []
      let extensions = heads.filter(\.isExtension)
      Self.set(path, isAmong: extensions.count < heads.count, of: name, in: &types)
      Self.set(path, isAmong: !extensions.isEmpty, of: name, in: &self.extensions)
      Self.set(
        path, isAmong: extensions.contains { !$0.inheritedNames.isEmpty }, of: name, in: &inheritingExtensions)
      Self.set(path, isAmong: heads.contains { $0.isHiddenHostingClass }, of: name, in: &hostingClasses)
      Self.set(path, isAmong: facts?.aliasIndices(named: name).isEmpty == false, of: name, in: &aliases)
    }
    if !hostingClasses.isIdentical(to: earlier) {
      hostingClassNames = hostingClasses.keys.map(HostingClassName.init(ofClass:))
    }
  }

  /// Follows a file that declares functions and variables with these names outside types in another number than before.
  mutating func updateGlobals(_ names: [String], in path: FilePath, to facts: FileFacts?) {
    if names.isEmpty { return }
    let declared = Set(facts?.sharedGlobalNames ?? [])
    for name in names { Self.set(path, isAmong: declared.contains(name), of: name, in: &globals) }
  }

  private static func set(
    _ path: FilePath, isAmong: Bool, of name: String, in map: inout PersistentMap<String, FileSet>
  ) {
    var files = map[name] ?? FileSet()
    guard files.contains(path) != isAmong else { return }
    if isAmong { files.insert(path) } else { files.remove(path) }
    map[name] = files.isEmpty ? nil : files
  }

  // MARK: - Looking up, in the order of the paths

  func filesWithTypes(named name: String) -> FileSet { types[name] ?? FileSet() }
  func filesWithAliases(named name: String) -> FileSet { aliases[name] ?? FileSet() }
  func filesWithExtensions(writtenFor name: String) -> FileSet { extensions[name] ?? FileSet() }
  func filesWithInheritingExtensions(writtenFor name: String) -> FileSet { inheritingExtensions[name] ?? FileSet() }
  func filesWithGlobals(named name: String) -> FileSet { globals[name] ?? FileSet() }
  func declaresType(_ name: String) -> Bool { types[name] != nil }
  func declaresAlias(_ name: String) -> Bool { aliases[name] != nil }
  func isExtended(asWritten name: String) -> Bool { extensions[name] != nil }

  /// The names of all extended types, as written.
  var extendedNames: [String] { extensions.keys }

  /// Whether the same typealiases are declared in the same files as in an older version.
  func hasSameAliases(as old: NameIndex) -> Bool { aliases.isIdentical(to: old.aliases) }

  /// Whether the same classes inherit from hosting controllers although their names don't say so as in an older version.
  func hasSameHostingClasses(as old: NameIndex) -> Bool {
    hostingClasses.isIdentical(to: old.hostingClasses) || Set(hostingClasses.keys) == Set(old.hostingClasses.keys)
  }
}

extension DeclarationHead {
  /// Whether it's a class that inherits from a hosting controller, and code that names it has no other sign of that.
  fileprivate var isHiddenHostingClass: Bool {
    kind == .classDeclaration && !name.hasSuffix(ending) && inheritedNames.contains { $0.hasSuffix(ending) }
  }
}

/// The end of the names of hosting controllers, which is a sign by itself.
private let ending = "ostingController"

/// A set of files in the order of their paths. There's nearly always just one, which needs no allocation.
enum FileSet: Equatable {
  case none
  case one(FilePath)
  case many([FilePath])

  init() { self = .none }

  var paths: [FilePath] {
    switch self {
    case .none: []
    case .one(let path): [path]
    case .many(let paths): paths
    }
  }

  var isEmpty: Bool { self == .none }

  func contains(_ path: FilePath) -> Bool {
    switch self {
    case .none: false
    case .one(let own): own == path
    case .many(let paths): paths.position(of: path).isFound
    }
  }

  mutating func insert(_ path: FilePath) {
    switch self {
    case .none: self = .one(path)
    case .one(let own): if own != path { self = .many(own < path ? [own, path] : [path, own]) }
    case .many(var paths):
      self = .none
      // The files of a project are added in order.
      if let last = paths.last, last < path {
        paths.append(path)
      } else {
        let (position, isFound) = paths.position(of: path)
        if !isFound { paths.insert(path, at: position) }
      }
      self = .many(paths)
    }
  }

  mutating func remove(_ path: FilePath) {
    let left = paths.filter { $0 != path }
    self = left.count > 1 ? .many(left) : left.first.map { .one($0) } ?? .none
  }
}

extension [FilePath] {
  /// The position of a path in sorted paths, or the one where it belongs.
  fileprivate func position(of path: FilePath) -> (position: Int, isFound: Bool) {
    let position = partitionPoint { $0 < path }
    return (position, position < count && self[position] == path)
  }
}
