import BridgeFacts
import SwiftScan

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
    for (number, file) in files.enumerated() {
      let heads = file.heads.enumerated()
      let foreign = heads.filter { $1.isExtension && names.types[extendedName($1.name)] == nil }
      for (position, head) in heads.filter({ !$1.isExtension && !$1.isProtocol }) + foreign {
        // Nearly every type is told by its names alone; the rest costs more.
        guard isPromising(head, index.promisingNames), !head.platforms.isEmpty else { continue }
        let declaration = file.declaration(at: position)
        if let trace = BridgeTrace(of: representables(of: declaration, index.promisingNames), in: self) {
          index.insert(BridgeIndex.Bridge(place: NameIndex.Place(file: number, index: position), trace: trace))
        }
      }
    }
    return index
  }

  /// Whether the declaration or an extension of its type names something through which it can become a representable.
  private func isPromising(_ head: DeclarationHead, _ promisingNames: Set<String>) -> Bool {
    ([head] + headsOfExtensions(of: head.name)).contains { part in
      part.inheritedNames.contains { promisingNames.contains(lastComponent(of: $0)) }
    }
  }

  /// The last components of the names through which a type can become a representable.
  private func namesOfRepresentableProtocols() -> Set<String> {
    var names = Set(Family.all.map(\.name))
    let protocols = files.flatMap(\.heads).filter(\.isProtocol)
    let aliases = files.flatMap(\.aliases)
    var count = 0
    while count != names.count {
      count = names.count
      for declaration in protocols
      where declaration.inheritedNames.contains(where: { names.contains(lastComponent(of: $0)) }) {
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
