import TextModel

/// The types that are representables, and the other types and files that belong to them.
struct BridgeIndex {
  /// The last components of the names through which a type can become a representable.
  var promisingNames: Set<String> = []
  /// The traces of each type that may be a representable, one for each of its `bridgeCandidates`. The trace of a
  /// declaration that isn't a representable is nil.
  private var traces = DerivedTable<String, [BridgeTrace?]>()
  /// The types with a representable that has something in a file.
  private var typesByPath = PersistentMap<FilePath, Set<String>>()
  /// The types whose representables, coordinators, or protocols have a name.
  private var typesByName = PersistentMap<String, Set<String>>()
  /// The types with a representable whose coordinator or represented type is this class of the project.
  private var typesByClass = PersistentMap<String, Set<String>>()
  /// The represented types as written, by the last component of the name, each with the types that write it.
  private var wrappersByWord = PersistentMap<String, Set<ScopedName>>()

  init() {}

  init(promisingNames: Set<String>, of derived: [(key: String, value: [BridgeTrace?], questions: Set<ModelQuestion>)]) {
    self.promisingNames = promisingNames
    traces = DerivedTable(derived)
    var (byPath, byName, byClass): ([FilePath: Set<String>], [String: Set<String>], [String: Set<String>]) =
      ([:], [:], [:])
    var byWord: [String: Set<ScopedName>] = [:]
    for (type, traces, _) in derived {
      for trace in traces.lazy.compactMap(\.self) {
        for path in trace.paths { byPath[path, default: []].insert(type) }
        for name in trace.names { byName[name, default: []].insert(type) }
        for name in trace.classes { byClass[name, default: []].insert(type) }
        for wrapped in trace.wrapped { byWord[lastComponent(of: wrapped.name), default: []].insert(wrapped) }
      }
    }
    (typesByPath, typesByName, typesByClass) = (PersistentMap(byPath), PersistentMap(byName), PersistentMap(byClass))
    wrappersByWord = PersistentMap(byWord)
  }

  /// The names of the types that may be representables, in no particular order.
  var types: [String] { traces.keys }

  func traces(of type: String) -> [BridgeTrace?] { traces[type] ?? [] }

  /// The names of the types whose traces depend on one of these answers.
  func types(asking questions: Set<ModelQuestion>) -> Set<String> { traces.keys(asking: questions) }

  func types(in path: FilePath) -> Set<String> { typesByPath[path] ?? [] }
  func types(named name: String) -> Set<String> { typesByName[name] ?? [] }

  /// Whether a representable with a dotted name has something in a file.
  func isRepresentable(_ name: String, in path: FilePath) -> Bool {
    types(named: name).contains { type in
      traces(of: type).contains { $0.map { $0.name == name && $0.paths.contains(path) } ?? false }
    }
  }

  /// Whether a class of the project is a coordinator, or a represented type by way of a typealias.
  func isBridged(_ name: String) -> Bool { typesByClass[name] != nil }

  /// The represented types whose written name ends with this word, each with the representable that wraps it. No
  /// typealias is involved.
  func wrapped(endingIn word: String) -> Set<ScopedName> { wrappersByWord[word] ?? [] }

  /// Stores the traces of a type that were derived again; nil if it can't be a representable any more.
  mutating func set(_ traces: [BridgeTrace?]?, of type: String, asking questions: Set<ModelQuestion>) {
    let old = self.traces[type]
    self.traces.set(traces, for: type, asking: questions)
    if old == traces { return }
    let (before, now) = (BridgeTrace.all(in: old), BridgeTrace.all(in: traces))
    Self.move(type, from: before.paths, to: now.paths, in: &typesByPath)
    Self.move(type, from: before.names, to: now.names, in: &typesByName)
    Self.move(type, from: before.classes, to: now.classes, in: &typesByClass)
    for wrapped in before.wrapped.symmetricDifference(now.wrapped) {
      let word = [lastComponent(of: wrapped.name)] as Set
      let isNew = now.wrapped.contains(wrapped)
      Self.move(wrapped, from: isNew ? [] : word, to: isNew ? word : [], in: &wrappersByWord)
    }
  }

  private static func move<Key, Member>(
    _ member: Member, from old: Set<Key>, to new: Set<Key>, in map: inout PersistentMap<Key, Set<Member>>
  ) {
    for key in new.subtracting(old) { map[key, default: []].insert(member) }
    for key in old.subtracting(new) {
      let others = map[key]?.subtracting([member]) ?? []
      map[key] = others.isEmpty ? nil : others
    }
  }

  /// The dotted names of the representables with a declaration whose traces differ from those in an older index.
  func representables(changedSince old: BridgeIndex) -> Set<String> {
    var names: Set<String> = []
    traces.visitChanges(since: old.traces) { _, old, new in
      for trace in ((old ?? []) + (new ?? [])).lazy.compactMap(\.self) { names.insert(trace.name) }
    }
    return names
  }

  /// The queries that have another answer than in an older index.
  func questionsAnsweredAnew(since old: BridgeIndex) -> Set<ModelQuestion> {
    var questions: Set<ModelQuestion> = []
    traces.visitChanges(since: old.traces) { type, old, new in
      let (before, now) = (BridgeTrace.all(in: old), BridgeTrace.all(in: new))
      for name in [before.names, before.classes, now.names, now.classes].joined() { questions.insert(.name(name)) }
      for wrapped in before.wrapped.symmetricDifference(now.wrapped) {
        questions.insert(.wrappers(lastComponent(of: wrapped.name)))
      }
    }
    return questions
  }
}

/// The facts that an index stores about the representables of one declaration.
struct BridgeTrace: Hashable {
  var name: String
  var coordinators: Set<String>
  /// The represented types as written. What they stand for is found when a caller asks, because hundreds of
  /// representables may wrap one class.
  var wrapped: Set<ScopedName>
  /// The classes of the project that are represented types by way of a typealias.
  var classesBehindAliases: Set<String>
  var protocols: Set<String>
  var paths: Set<FilePath>

  var names: Set<String> { protocols.union(coordinators).union([name]) }
  /// The classes of the project that are certainly bridged.
  var classes: Set<String> { coordinators.union(classesBehindAliases) }

  /// Returns nil for a declaration without representables.
  init?(of representables: [Representable], in project: ProjectModel) {
    guard let first = representables.first else { return nil }
    name = first.name
    coordinators = Set(representables.compactMap(\.coordinator?.name))
    let written = representables.compactMap { representable in
      representable.representedType?.name.map { ScopedName(name: $0, scope: representable.name) }
    }
    wrapped = Set(written.filter { !project.mayInvolveAlias($0) })
    classesBehindAliases = Set(
      written.filter(project.mayInvolveAlias).compactMap { project.resolveUniquely($0.name, in: $0.scope)?.name })
    protocols = representables.reduce(into: []) { $0.formUnion($1.protocolNames) }
    paths = representables.reduce(into: []) { $0.formUnion($1.paths) }
  }

  /// Everything that the traces of a type contain.
  fileprivate struct Contents {
    var paths: Set<FilePath> = []
    var names: Set<String> = []
    var classes: Set<String> = []
    var wrapped: Set<ScopedName> = []
  }

  fileprivate static func all(in traces: [BridgeTrace?]?) -> Contents {
    (traces ?? []).lazy.compactMap(\.self).reduce(into: Contents()) { all, trace in
      all.paths.formUnion(trace.paths)
      all.names.formUnion(trace.names)
      all.classes.formUnion(trace.classes)
      all.wrapped.formUnion(trace.wrapped)
    }
  }
}
