import BridgeFacts
import SwiftScan
import Synchronization
import TextModel

/// Which types are representables, and which other types and files take part in them.
struct BridgeIndex {
  /// A type that is a representable, in one way or more.
  struct Bridge {
    /// Of the declaration; of an extension, if the run does not have that.
    var place: NameIndex.Place
    var trace: BridgeTrace
    /// The name under which the declaration is found.
    var name: String
    /// What had to be asked to find it; empty while no file is edited.
    var questions: Set<ModelQuestion>
  }

  /// A type that could be a representable and is none.
  struct Miss {
    var name: String
    /// What had to be asked to find that out.
    var questions: Set<ModelQuestion>
  }

  enum Candidate {
    case bridge(Bridge)
    case miss(Miss)
  }

  /// In the order of the files, in each the declarations of types first.
  private(set) var bridges: [Bridge] = []
  /// In no order.
  private(set) var misses: [Miss] = []
  /// The last components of the names through which a type can become a representable.
  var promisingNames: Set<String> = []
  private(set) var numbersByPath: [FilePath: [Int]] = [:]
  /// Under the names of representables, of their coordinators and of the protocols through which they are ones.
  private(set) var numbersByName: [String: [Int]] = [:]
  /// The dotted names of the project's classes that are coordinators or represented.
  private(set) var bridgedNames: Set<String> = []

  /// Knows of no bridges yet.
  init() {}

  /// What `find` says of each candidate.
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

  /// The names that are bridged or make a bridge in one of two indices only.
  func namesBridgedAnew(since old: BridgeIndex) -> Set<String> {
    // With the same names, which is most often, both share them.
    if numbersByName == old.numbersByName, bridgedNames == old.bridgedNames { return [] }
    return bridgedNames.symmetricDifference(old.bridgedNames)
      .union(Set(numbersByName.keys).symmetricDifference(old.numbersByName.keys))
  }

  /// The index of other candidates, which are mostly the same: in no order yet.
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

/// The declarations that may make representables, in the order of the files, in each those of types first.
struct BridgeCandidates {
  /// The last components of the names through which a type can become a representable.
  var promisingNames: Set<String>
  var places: [NameIndex.Place] = []
}

/// The representables of all bridges, for a run over all files: each is asked for by several of them.
final class RepresentableMemory: Sendable {
  private let kept = Mutex<[NameIndex.Place: [Representable]]>([:])

  func keep(_ representables: [Representable], at place: NameIndex.Place) {
    kept.withLock { $0[place] = representables }
  }

  func representables(at place: NameIndex.Place) -> [Representable]? { kept.withLock { $0[place] } }
}

/// The representables that one declaration makes, and what had to be asked to make them.
struct TouchedBridge {
  var representables: [Representable]
  var questions: Set<ModelQuestion>
  /// Whether they leave the same trace as those that it made before.
  var leavesTrace: Bool
}

/// What an index remembers of the representables that one declaration makes.
struct BridgeTrace: Hashable {
  var name: String
  var coordinators: Set<String>
  var representedTypes: Set<String>
  var protocols: Set<String>
  var paths: Set<FilePath>

  var names: Set<String> { protocols.union(coordinators).union([name]) }

  /// Nil for a declaration that makes none.
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
  /// Every conformance of a concrete type to one of the seven protocols, in the order of the files.
  func findBridges(among candidates: BridgeCandidates) -> BridgeIndex {
    BridgeIndex(of: candidates) { findBridge(at: $0, candidates.promisingNames) }
  }

  /// The same for who looks at no bridge next: trees that are made go again, those of a file behind its own bridges.
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

  /// The declarations that may make representables. Nearly every type is told by its names alone; to look at the rest costs
  /// more.
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

  /// Finds the representables of one candidate before `findBridges` asks for them.
  func rememberRepresentables(at place: NameIndex.Place, _ promisingNames: Set<String>) {
    let declaration = files[place.file].declaration(at: place.index)
    representableMemory?.keep(representables(of: declaration, promisingNames), at: place)
  }

  /// The bridges under one name, as `findBridges` finds them.
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

  /// The names of the types with an extension that names one of these.
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
  /// The last components of the names through which types can become representables, as far as declarations in some units
  /// make them so.
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
  /// Whether it may make a representable of its type, by itself or because the type is extended so.
  fileprivate func isPromising(_ promisingNames: Set<String>, _ isExtendedSo: () -> Bool) -> Bool {
    !isProtocol && !platforms.isEmpty && (names(oneOf: promisingNames) || isExtendedSo())
  }

  /// Whether its inheritance clause has a name that ends with one of these.
  fileprivate func names(oneOf names: Set<String>) -> Bool {
    inheritedNames.contains { names.contains(lastComponent(of: $0)) }
  }
}
