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

  init() {}

  init(promisingNames: Set<String>, of derived: [(key: String, value: [BridgeTrace?], questions: Set<ModelQuestion>)]) {
    self.promisingNames = promisingNames
    traces = DerivedTable(derived)
    var (byPath, byName, byClass): ([FilePath: Set<String>], [String: Set<String>], [String: Set<String>]) =
      ([:], [:], [:])
    for (type, traces, _) in derived {
      for trace in traces.lazy.compactMap(\.self) {
        for path in trace.paths { byPath[path, default: []].insert(type) }
        for name in trace.names { byName[name, default: []].insert(type) }
        for name in trace.classes { byClass[name, default: []].insert(type) }
      }
    }
    (typesByPath, typesByName, typesByClass) = (PersistentMap(byPath), PersistentMap(byName), PersistentMap(byClass))
  }

  /// The names of the types that may be representables, in no particular order.
  var types: [String] { traces.keys }

  func traces(of type: String) -> [BridgeTrace?] { traces[type] ?? [] }

  /// The names of the types whose traces depend on one of these answers.
  func types(asking questions: Set<ModelQuestion>) -> Set<String> { traces.keys(asking: questions) }

  func types(in path: FilePath) -> Set<String> { typesByPath[path] ?? [] }
  func types(named name: String) -> Set<String> { typesByName[name] ?? [] }

  /// Whether a class of the project is a coordinator or a represented type.
  func isBridged(_ name: String) -> Bool { typesByClass[name] != nil }

  /// Stores the traces of a type that were derived again; nil if it can't be a representable any more.
  mutating func set(_ traces: [BridgeTrace?]?, of type: String, asking questions: Set<ModelQuestion>) {
    let old = self.traces[type]
    self.traces.set(traces, for: type, asking: questions)
    if old == traces { return }
    let (before, now) = (BridgeTrace.all(in: old), BridgeTrace.all(in: traces))
    Self.move(type, from: before.paths, to: now.paths, in: &typesByPath)
    Self.move(type, from: before.names, to: now.names, in: &typesByName)
    Self.move(type, from: before.classes, to: now.classes, in: &typesByClass)
  }

  private static func move<Key>(
    _ type: String, from old: Set<Key>, to new: Set<Key>, in map: inout PersistentMap<Key, Set<String>>
  ) {
    for key in new.subtracting(old) { map[key, default: []].insert(type) }
    for key in old.subtracting(new) {
      let others = map[key]?.subtracting([type]) ?? []
      map[key] = others.isEmpty ? nil : others
    }
  }

  /// The names that belong to a bridge in another way than in an older index.
  func namesBridgedAnew(since old: BridgeIndex) -> Set<String> {
    var names: Set<String> = []
    traces.visitChanges(since: old.traces) { type, old, new in
      let (before, now) = (BridgeTrace.all(in: old), BridgeTrace.all(in: new))
      names.formUnion(before.names.union(before.classes).union(now.names).union(now.classes))
    }
    return names
  }
}

/// The facts that an index stores about the representables of one declaration.
struct BridgeTrace: Hashable {
  var name: String
  var coordinators: Set<String>
  var representedTypes: Set<String>
  var protocols: Set<String>
  var paths: Set<FilePath>

  var names: Set<String> { protocols.union(coordinators).union([name]) }
  /// The classes of the project that are bridged.
  var classes: Set<String> { coordinators.union(representedTypes) }

  /// Returns nil for a declaration without representables.
  init?(of representables: [Representable], in project: ProjectModel) {
    guard let first = representables.first else { return nil }
    name = first.name
    coordinators = Set(representables.compactMap(\.coordinator?.name))
    representedTypes = Set(
      representables.compactMap { representable in
        representable.representedType?.name.flatMap { project.resolveUniquely($0, in: representable.name)?.name }
      })
    protocols = representables.reduce(into: []) { $0.formUnion($1.protocolNames) }
    paths = representables.reduce(into: []) { $0.formUnion($1.paths) }
  }

  /// Everything that the traces of a type contain.
  fileprivate static func all(
    in traces: [BridgeTrace?]?
  ) -> (paths: Set<FilePath>, names: Set<String>, classes: Set<String>) {
    (traces ?? []).lazy.compactMap(\.self).reduce(into: ([], [], [])) { all, trace in
      all.paths.formUnion(trace.paths)
      all.names.formUnion(trace.names)
      all.classes.formUnion(trace.classes)
    }
  }
}
