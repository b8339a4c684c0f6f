/// The types that extensions extend, if that takes more than reading the name: if it's dotted, or a typealias.
struct ExtendedNames {
  struct Meaning: Equatable {
    /// The name under which the extension is found.
    var extended: String
    /// The type that the extension belongs to; nil if it may be more than one.
    var subject: String?
  }

  /// The meanings of dotted names and typealiases, by the name as written in extensions.
  private var meanings = DerivedTable<String, Meaning>()
  /// The names that have an entry in `meanings`, by what they mean.
  private var writtenNames = PersistentMap<String, Set<String>>()
  /// The dotted names among the extended types, by their last component.
  private var dottedNames = PersistentMap<String, Set<String>>()

  init() {}

  init(of derived: [(key: String, value: Meaning, questions: Set<ModelQuestion>)]) {
    meanings = DerivedTable(derived)
    var written: [String: Set<String>] = [:]
    var dotted: [String: Set<String>] = [:]
    for (key, meaning, _) in derived {
      written[meaning.extended, default: []].insert(key)
      if isDotted(meaning.extended) {
        dotted[lastComponent(of: meaning.extended), default: []].insert(meaning.extended)
      }
    }
    writtenNames = PersistentMap(written)
    dottedNames = PersistentMap(dotted)
  }

  /// The written names, apart from plain ones, whose meaning depends on these answers.
  func names(asking questions: Set<ModelQuestion>) -> Set<String> { meanings.keys(asking: questions) }

  /// Stores what a written name means now; nil if nothing extends it any more, or if it simply means itself. Returns
  /// the queries whose answers change.
  mutating func set(_ meaning: Meaning?, of name: String, asking questions: Set<ModelQuestion>) -> Set<ModelQuestion> {
    let old = meanings[name]
    meanings.set(meaning, for: name, asking: questions)
    if old == meaning { return [] }
    var changed: Set<ModelQuestion> = [.name(name)]
    for (type, isMeant) in [(old?.extended, false), (meaning?.extended, true)] {
      guard let type else { continue }
      changed.formUnion([.name(type), .extensions(endingIn: lastComponent(of: type))])
      note(name, isMeant: isMeant, asA: type)
    }
    changed.formUnion([old?.subject, meaning?.subject].compactMap { $0.map { .name($0) } })
    return changed
  }

  private mutating func note(_ name: String, isMeant: Bool, asA type: String) {
    var written = writtenNames[type] ?? []
    if isMeant { written.insert(name) } else { written.remove(name) }
    writtenNames[type] = written.isEmpty ? nil : written
    guard isDotted(type) else { return }
    let word = lastComponent(of: type)
    var dotted = dottedNames[word] ?? []
    if written.isEmpty { dotted.remove(type) } else { dotted.insert(type) }
    dottedNames[word] = dotted.isEmpty ? nil : dotted
  }

  /// The names that extensions of a type are written with.
  func writtenNames(of type: String) -> [String] {
    let others = writtenNames[type].map(Array.init) ?? []
    // A plain name has no entry.
    return meanings[type] == nil ? others + [type] : others
  }

  /// The dotted names of extended types whose last component is this word.
  func dottedNames(endingIn word: String) -> Set<String> { dottedNames[word] ?? [] }

  /// Whether both are the same version.
  func isIdentical(to other: ExtendedNames) -> Bool { meanings.isIdentical(to: other.meanings) }

  /// Visits the names, apart from plain ones, that mean something else than in an older version.
  func visitChanges(since old: ExtendedNames, _ body: (String, _ old: Meaning?, _ new: Meaning?) -> Void) {
    meanings.visitChanges(since: old.meanings, body)
  }
}

extension ProjectModel {
  /// The name of the type that an extension extends. The extension may name the type by a typealias.
  func extendedName(_ written: String) -> String {
    if resolvesToItself(written) {
      // An undotted name that stands for itself doesn't depend on other names.
      if isDotted(written) { questions?.note([.name(outermostName(of: written)), .name(written)]) }
      return written
    }
    let names = resolve(written, in: "").map(\.name)
    return names.count == 1 ? names[0] : written
  }

  /// Whether a name at file level stands for itself: it involves no typealias, and it's declared if it's dotted.
  func resolvesToItself(_ name: String) -> Bool {
    if names.declaresAlias(name) { return false }
    return !isDotted(name) || !names.declaresAlias(outermostName(of: name)) && names.declaresType(name)
  }

  /// Derives what a name means in extensions, with the queries that this depends on. The meaning is nil if nothing
  /// extends the name, or if it's plain.
  func deriveMeaning(of name: String) -> (meaning: ExtendedNames.Meaning?, questions: Set<ModelQuestion>) {
    guard names.isExtended(asWritten: name), isDotted(name) || names.declaresAlias(name) else { return (nil, []) }
    let asked = ModelQuestions()
    let model = noting(asked)
    let extended = model.extendedName(name)
    let subject = model.resolvesToItself(name) ? name : model.resolveUniquely(name, in: "")?.name
    return (ExtendedNames.Meaning(extended: extended, subject: subject), asked.take().union([.name(name)]))
  }

  /// Follows a change of the answers about declared names. Returns the queries whose answers change with them.
  mutating func followMeanings(of changed: Set<ModelQuestion>) -> Set<ModelQuestion> {
    let named = changed.compactMap { if case .name(let name) = $0 { name } else { nil } }
    var further: Set<ModelQuestion> = []
    for name in extendedNames.names(asking: changed).union(named) {
      let (meaning, questions) = deriveMeaning(of: name)
      further.formUnion(extendedNames.set(meaning, of: name, asking: questions))
    }
    return further
  }
}
