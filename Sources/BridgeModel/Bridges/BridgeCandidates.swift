import BridgeFacts
import SwiftScan
import Synchronization
import TextModel

/// The memory of a pass over all files: several files need each representable and look for the same words.
final class PassMemory: Sendable {
  private let kept = Mutex<[String: [[Representable]]]>([:])
  private let files: [FileFacts]
  private let words = Memo<WordIndex>()
  /// Whether code of any file names a word.
  let mentions = MemoTable<String, Bool>()

  init(of files: [FileFacts]) { self.files = files.sorted { $0.path < $1.path } }

  func keep(_ representables: [[Representable]], of type: String) { kept.withLock { $0[type] = representables } }

  func representables(of type: String) -> [[Representable]]? { kept.withLock { $0[type] } }

  /// The files that may contain a word according to their word filters, in the order of their paths.
  func filesThatMayContain(_ word: SoughtWord) -> [FileFacts] {
    words.value { WordIndex(of: files.map(\.possibleWords)) }.textsThatMayContain(word).map { files[$0] }
  }
}

/// The representables of a type's candidates as they were derived after the last edit, and the queries that this took.
struct DerivedRepresentables {
  var representables: [[Representable]]
  var questions: Set<ModelQuestion>
}

extension ProjectModel {
  /// The declarations of a type that may be representables, in the order of the files. Extensions are candidates only
  /// of a type that the run doesn't declare. Names rule out nearly all types; a closer look would cost more.
  func bridgeCandidates(of type: String) -> [DeclarationPlace] {
    questions?.note(.name(type))
    let promising = bridges.promisingNames
    let isExtendedSo = placesOfInheritingExtensions(of: type).contains { $0.head.names(oneOf: promising) }
    let types = placesOfTypes(named: type)
    return (types.isEmpty ? placesOfExtensions(of: type) : types).filter { place in
      let head = place.head
      return head.isPromising(promising) { isExtendedSo && head.name == type }
    }
  }

  /// The names of the types that may have candidates because of declarations in these files. Linear in the number of
  /// declarations.
  func typesWithCandidates(in files: some Sequence<FileFacts>, _ promisingNames: Set<String>) -> Set<String> {
    var types: Set<String> = []
    for file in files {
      file.visitHeads { _, head in
        if !head.isProtocol, head.names(oneOf: promisingNames) {
          types.insert(head.isExtension ? extendedName(head.name) : head.name)
        }
      }
    }
    return types
  }

  /// Derives the representables of a type's candidates, and their traces. The traces are nil if there's no candidate.
  func deriveRepresentables(of type: String) -> (DerivedRepresentables, traces: [BridgeTrace?]?) {
    let asked = ModelQuestions()
    let model = noting(asked)
    let representables = model.bridgeCandidates(of: type).map { model.representables(of: $0.declaration) }
    let traces = representables.isEmpty ? nil : model.traces(of: representables)
    return (DerivedRepresentables(representables: representables, questions: asked.take()), traces)
  }

  /// The traces of the representables of some candidates.
  func traces(of candidates: [[Representable]]) -> [BridgeTrace?] { candidates.map { BridgeTrace(of: $0, in: self) } }

  /// Derives the traces of all types for a caller that doesn't visit the bridges next. It releases the trees that it
  /// creates: a file's own tree after the types in the file, all others at the end.
  func tracesInPassing(
    of types: Set<String>
  ) -> [(key: String, value: [BridgeTrace?], questions: Set<ModelQuestion>)] {
    let places = types.compactMap { type in bridgeCandidates(of: type).first.map { (path: $0.path, type: type) } }
    var model = withoutTrees
    var last: FilePath?
    return places.sorted { $0 < $1 }.compactMap { path, type in
      if let last, last != path { model.releaseTree(of: last) }
      last = path
      let (derived, traces) = model.deriveRepresentables(of: type)
      return traces.map { (type, $0, derived.questions) }
    }
  }

  /// The last components of the names through which a type can become a representable. Linear in the number of
  /// protocols and typealiases, after one pass over all declarations.
  func namesOfRepresentableProtocols() -> Set<String> {
    var heirs: [Heir] = []
    files.visit { _, file in heirs += BridgeModel.heirs(among: file.heads.only(\.isProtocol), file.aliases) }
    var names = Set(Family.all.map(\.name))
    var count = 0
    while count != names.count {
      count = names.count
      for heir in heirs where heir.hasOrigin(in: names) { names.insert(heir.name) }
    }
    return names
  }
}

/// A protocol or a typealias, and what it inherits from or stands for, as last components of names.
private struct Heir {
  var name: String
  var origins: [String]

  func hasOrigin(in names: Set<String>) -> Bool { origins.contains(where: names.contains) }
}

private func heirs(among protocols: [DeclarationHead], _ aliases: [TypeAlias]) -> [Heir] {
  protocols.map { Heir(name: lastComponent(of: $0.name), origins: $0.inheritedNames.map { lastComponent(of: $0) }) }
    + aliases.map { Heir(name: lastComponent(of: $0.name), origins: $0.targetNames.map { lastComponent(of: $0) }) }
}

/// The last components of the names through which types can become representables because of these declarations, once
/// they can through some other names.
func namesMadePromising(
  by heads: [DeclarationHead], _ aliases: [TypeAlias], _ promisingNames: Set<String>
) -> [String] {
  heirs(among: heads.only(\.isProtocol), aliases).filter { $0.hasOrigin(in: promisingNames) }.map(\.name)
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
