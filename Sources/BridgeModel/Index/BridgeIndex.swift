import BridgeFacts
import SwiftScan
import Synchronization

/// Which types are representables, and which other types and files take part in them.
struct BridgeIndex {
  /// A type that is a representable, in one way or more.
  struct Bridge {
    /// Of the declaration; of an extension, if the run does not have that.
    var place: NameIndex.Place
    var trace: BridgeTrace
  }

  var bridges: [Bridge] = []
  /// The last components of the names through which a type can become a representable.
  var promisingNames: Set<String> = []
  private(set) var numbersByPath: [String: [Int]] = [:]
  /// Under the names of representables, of their coordinators and of the protocols through which they are ones.
  private(set) var numbersByName: [String: [Int]] = [:]
  /// The dotted names of the project's classes that are coordinators or represented.
  private(set) var bridgedNames: Set<String> = []

  mutating func insert(_ bridge: Bridge) {
    for path in bridge.trace.paths { numbersByPath[path, default: []].append(bridges.count) }
    for name in bridge.trace.names { numbersByName[name, default: []].append(bridges.count) }
    bridgedNames.formUnion(bridge.trace.coordinators)
    bridgedNames.formUnion(bridge.trace.representedTypes)
    bridges.append(bridge)
  }
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
}

/// What an index remembers of the representables that one declaration makes.
struct BridgeTrace: Hashable {
  var name: String
  var coordinators: Set<String>
  var representedTypes: Set<String>
  var protocols: Set<String>
  var paths: Set<String>

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
  func findBridges() -> BridgeIndex {
    var index = BridgeIndex()
    index.promisingNames = namesOfRepresentableProtocols()
    let extended = namesExtended(with: index.promisingNames)
    for (number, file) in files.enumerated() {
      let heads = file.heads
      // Nearly every type is told by its names alone; the rest costs more.
      let promising = heads.indices.filter { position in
        let head = heads[position]
        return !head.isProtocol && !head.platforms.isEmpty
          && (head.names(oneOf: index.promisingNames) || extended.contains(head.name))
      }
      let foreign = promising.filter { heads[$0].isExtension && names.types[extendedName(heads[$0].name)] == nil }
      for position in promising.filter({ !heads[$0].isExtension }) + foreign {
        let declaration = file.declaration(at: position)
        let place = NameIndex.Place(file: number, index: position)
        let found = representables(of: declaration, index.promisingNames)
        if let trace = BridgeTrace(of: found, in: self) {
          index.insert(BridgeIndex.Bridge(place: place, trace: trace))
          representableMemory?.keep(found, at: place)
        }
      }
    }
    return index
  }

  /// The names of the types with an extension that names one of these.
  private func namesExtended(with promisingNames: Set<String>) -> Set<String> {
    var names: Set<String> = []
    for file in files {
      for head in file.heads where head.isExtension && head.names(oneOf: promisingNames) {
        names.insert(extendedName(head.name))
      }
    }
    return names
  }

  /// The last components of the names through which a type can become a representable.
  private func namesOfRepresentableProtocols() -> Set<String> {
    var names = Set(Family.all.map(\.name))
    let protocols = files.flatMap(\.heads).filter(\.isProtocol)
    let aliases = files.flatMap(\.aliases)
    var count = 0
    while count != names.count {
      count = names.count
      for declaration in protocols where declaration.names(oneOf: names) {
        names.insert(lastComponent(of: declaration.name))
      }
      for alias in aliases {
        if alias.targetNames.contains(where: { names.contains(lastComponent(of: $0)) }) {
          names.insert(lastComponent(of: alias.name))
        }
      }
    }
    return names
  }
}

extension DeclarationHead {
  /// Whether its inheritance clause has a name that ends with one of these.
  fileprivate func names(oneOf names: Set<String>) -> Bool {
    inheritedNames.contains { names.contains(lastComponent(of: $0)) }
  }
}
