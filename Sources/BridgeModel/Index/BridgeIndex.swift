import BridgeFacts
import SwiftScan
import Synchronization
import TextModel

/// The types that are representables, and the other types and files that belong to them.
struct BridgeIndex {
  /// A type that is a representable in one or more ways.
  struct Bridge {
    /// The place of the declaration, or of an extension if the run doesn't have the declaration.
    var place: NameIndex.Place
    var trace: BridgeTrace
    /// The name under which the declaration is indexed.
    var name: String
    /// The queries that found it; empty while no file is being edited.
    var questions: Set<ModelQuestion>
  }

  /// A type that could be a representable but isn't.
  struct Miss {
    var name: String
    /// The queries that ruled it out.
    var questions: Set<ModelQuestion>
  }

  enum Candidate {
    case bridge(Bridge)
    case miss(Miss)
  }

  /// The bridges in the order of the files; in each file, those at type declarations come first.
  private(set) var bridges: [Bridge] = []
  /// The misses, in no particular order.
  private(set) var misses: [Miss] = []
  /// The last components of the names through which a type can become a representable.
  var promisingNames: Set<String> = []
  private(set) var numbersByPath: [FilePath: [Int]] = [:]
  /// The numbers of the bridges by the names of their representables, coordinators, and protocols.
  private(set) var numbersByName: [String: [Int]] = [:]
  /// The dotted names of the project's classes that are coordinators or represented types.
  private(set) var bridgedNames: Set<String> = []

  /// Creates an index that has no bridges yet.
  init() {}

  /// Creates the index of what `find` returns for each candidate.
  init(of candidates: BridgeCandidates, _ find: (NameIndex.Place) -> Candidate) {
    promisingNames = candidates.promisingNames
    for place in candidates.places { insert(find(place)) }
  }

  mutating func insert(_ candidate: Candidate) {
    switch candidate {
    case .bridge(let bridge): insert(bridge)
    case .miss(let miss): misses.append(miss)
    }
  }

  private mutating func insert(_ bridge: Bridge) {
    for path in bridge.trace.paths { numbersByPath[path, default: []].append(bridges.count) }
    for name in bridge.trace.names { numbersByName[name, default: []].append(bridges.count) }
    bridgedNames.formUnion(bridge.trace.coordinators)
    bridgedNames.formUnion(bridge.trace.representedTypes)
    bridges.append(bridge)
  }

  /// The names that are part of a bridge in only one of the two indices.
  func namesBridgedAnew(since old: BridgeIndex) -> Set<String> {
    // Usually the names are the same, and both indices share their storage.
    if numbersByName == old.numbersByName, bridgedNames == old.bridgedNames { return [] }
    return bridgedNames.symmetricDifference(old.bridgedNames)
      .union(Set(numbersByName.keys).symmetricDifference(old.numbersByName.keys))
  }

  /// Returns the index with other candidates, which are unsorted and mostly the same as before.
  func replacing(_ others: [Candidate], isExtension: (NameIndex.Place) -> Bool) -> BridgeIndex {
    func key(_ bridge: Bridge) -> (Int, Int, Int) {
      (bridge.place.file, isExtension(bridge.place) ? 1 : 0, bridge.place.index)
    }
    let ordered = others.compactMap { if case .bridge(let bridge) = $0 { bridge } else { nil } }
      .sorted { key($0) < key($1) }
    var index = self
    index.misses = others.compactMap { if case .miss(let miss) = $0 { miss } else { nil } }
    if ordered.count == bridges.count, zip(ordered, bridges).allSatisfy({ $0.trace == $1.trace }) {
      index.bridges = ordered
      return index
    }
    (index.bridges, index.numbersByPath, index.numbersByName, index.bridgedNames) = ([], [:], [:], [])
    for bridge in ordered { index.insert(bridge) }
    return index
  }
}

/// The declarations that may be representables, in the order of the files; in each file, type declarations come first.
struct BridgeCandidates {
  /// The last components of the names through which a type can become a representable.
  var promisingNames: Set<String>
  var places: [NameIndex.Place] = []
}

/// The representables of all bridges, for a run over all files. Several files need each of them.
final class RepresentableMemory: Sendable {
  private let kept = Mutex<[NameIndex.Place: [Representable]]>([:])

  func keep(_ representables: [Representable], at place: NameIndex.Place) {
    kept.withLock { $0[place] = representables }
  }

  func representables(at place: NameIndex.Place) -> [Representable]? { kept.withLock { $0[place] } }
}

/// The representables of one declaration, and the queries that found them.
struct TouchedBridge {
  var representables: [Representable]
  var questions: Set<ModelQuestion>
  /// Whether they leave the same trace as the representables that the declaration had before.
  var leavesTrace: Bool
}

/// The facts that an index stores about the representables of one declaration.
struct BridgeTrace: Hashable {
  var name: String
  var coordinators: Set<String>
  var representedTypes: Set<String>
  var protocols: Set<String>
  var paths: Set<FilePath>

  var names: Set<String> { protocols.union(coordinators).union([name]) }

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
}

extension ProjectModel {
  /// Finds every conformance of a concrete type to one of the seven protocols, in the order of the files.
  func findBridges(among candidates: BridgeCandidates) -> BridgeIndex {
    BridgeIndex(of: candidates) { findBridge(at: $0, candidates.promisingNames) }
  }

  /// The same for a caller that doesn't visit the bridges next. It releases the trees that it creates: a file's own
  /// tree after the bridges in the file, all others at the end.
  func findBridgesInPassing(among candidates: BridgeCandidates) -> BridgeIndex {
    var model = self
    model.files = files.map(\.copyForOneLook)
    var last: Int?
    return BridgeIndex(of: candidates) { place in
      if let last, last != place.file { model.files[last] = files[last].copyForOneLook }
      last = place.file
      return model.findBridge(at: place, candidates.promisingNames)
    }
  }

  /// The declarations that may be representables. Their names rule out nearly all types; a closer look would cost more.
  func bridgeCandidates() -> BridgeCandidates {
    var candidates = BridgeCandidates(promisingNames: namesOfRepresentableProtocols())
    let extended = namesExtended(with: candidates.promisingNames)
    for (number, file) in files.enumerated() {
      let heads = file.heads
      let promising = heads.indices.filter { position in
        heads[position].isPromising(candidates.promisingNames) { extended.contains(heads[position].name) }
      }
      let foreign = promising.filter {
        heads[$0].isExtension && !names.declaresType(extendedName(heads[$0].name))
      }
      candidates.places += (promising.filter { !heads[$0].isExtension } + foreign).map {
        NameIndex.Place(file: number, index: $0)
      }
    }
    return candidates
  }

  /// Finds and remembers the representables of one candidate before `findBridges` needs them.
  func rememberRepresentables(at place: NameIndex.Place, _ promisingNames: Set<String>) {
    let declaration = files[place.file].declaration(at: place.index)
    representableMemory?.keep(representables(of: declaration, promisingNames), at: place)
  }

  /// The candidates with one name, as `findBridges` finds them.
  func findBridges(named name: String, _ promisingNames: Set<String>) -> [BridgeIndex.Candidate] {
    let types = names.types(named: name)
    let isExtendedSo = names.inheritingExtensions(of: name).contains { place in
      files[place.file].head(at: place.index).names(oneOf: promisingNames)
    }
    return (types.isEmpty ? names.extensions(of: name) : types).compactMap { place in
      let head = files[place.file].head(at: place.index)
      guard head.isPromising(promisingNames, { isExtendedSo && head.name == name }) else { return nil }
      return findBridge(at: place, promisingNames)
    }
  }

  private func findBridge(at place: NameIndex.Place, _ promisingNames: Set<String>) -> BridgeIndex.Candidate {
    let asked = names.editedFile.map { _ in ModelQuestions() }
    let model = asked.map(noting) ?? self
    let declaration = files[place.file].declaration(at: place.index)
    let known = representableMemory?.representables(at: place)
    let found = known ?? model.representables(of: declaration, promisingNames)
    let trace = BridgeTrace(of: found, in: model)
    let name = declaration.isExtension ? extendedName(declaration.name) : declaration.name
    let questions = asked?.take() ?? []
    guard let trace else { return .miss(BridgeIndex.Miss(name: name, questions: questions)) }
    if known == nil { representableMemory?.keep(found, at: place) }
    return .bridge(BridgeIndex.Bridge(place: place, trace: trace, name: name, questions: questions))
  }

  /// The names of the types with an extension whose inheritance clause has one of these names.
  private func namesExtended(with promisingNames: Set<String>) -> Set<String> {
    var names: Set<String> = []
    for file in files {
      for head in file.heads.only({ $0.isExtension && $0.names(oneOf: promisingNames) }) {
        names.insert(extendedName(head.name))
      }
    }
    return names
  }

  /// The last components of the names through which a type can become a representable.
  private func namesOfRepresentableProtocols() -> Set<String> {
    var names = Set(Family.all.map(\.name))
    let protocols = files.flatMap { $0.heads.only(\.isProtocol) }
    let aliases = files.flatMap(\.aliases)
    var count = 0
    while count != names.count {
      count = names.count
      names.formUnion(namesMadePromising(by: protocols, aliases, names))
    }
    return names
  }
}

extension FileFacts {
  /// The last components of the names through which types can become representables because of declarations in some
  /// units.
  func namesMadePromising(by units: [SyntaxUnit], _ promisingNames: Set<String>) -> [String] {
    BridgeModel.namesMadePromising(by: heads(of: units).filter(\.isProtocol), aliases(of: units), promisingNames)
  }
}

private func namesMadePromising(
  by protocols: [DeclarationHead], _ aliases: [TypeAlias], _ promisingNames: Set<String>
) -> [String] {
  protocols.filter { $0.names(oneOf: promisingNames) }.map { lastComponent(of: $0.name) }
    + aliases.filter { $0.targetNames.contains { promisingNames.contains(lastComponent(of: $0)) } }
    .map { lastComponent(of: $0.name) }
}

extension DeclarationHead {
  /// Whether it may make its type a representable, by itself or through an extension of the type.
  fileprivate func isPromising(_ promisingNames: Set<String>, _ isExtendedSo: () -> Bool) -> Bool {
    !isProtocol && !platforms.isEmpty && (names(oneOf: promisingNames) || isExtendedSo())
  }

  /// Whether its inheritance clause has a name that ends with one of these.
  fileprivate func names(oneOf names: Set<String>) -> Bool {
    inheritedNames.contains { names.contains(lastComponent(of: $0)) }
  }
}
