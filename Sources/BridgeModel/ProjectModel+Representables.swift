import SwiftScan
import TextModel

extension ProjectModel {
  /// All representables of all files, in the order of the files. Computed on each access.
  public var representables: [Representable] { sorted(bridges.types.map { ($0, { _ in true }) }) }

  /// The representables that have a declaration, an extension, their coordinator, or one of their protocols in this
  /// file. Computed on each call.
  public func representables(in path: FilePath) -> [Representable] {
    sorted(bridges.types(in: path).map { ($0, { $0.paths.contains(path) }) })
  }

  /// The representables with this dotted name among `representables(in:)`.
  public func representables(named name: String, in path: FilePath) -> [Representable] {
    questions?.note(.name(name))
    func find() -> [Representable] {
      sorted(bridges.types(named: name).map { ($0, { $0.name == name && $0.paths.contains(path) }) })
    }
    return questions?.memory.representables.value(of: SoughtBridge(name: name, path: path), find) ?? find()
  }

  /// Whether the type with a dotted name is a representable.
  public func isRepresentable(_ name: String) -> Bool {
    questions?.note(.name(name))
    return bridges.types(named: name).contains { type in bridges.traces(of: type).contains { $0?.name == name } }
  }

  /// The dotted names of the types among `representables(in:)`.
  public func namesOfRepresentables(in path: FilePath) -> Set<String> {
    let types = bridges.types(in: path)
    // Most files have none.
    guard !types.isEmpty else { return [] }
    let traces = types.lazy.flatMap { bridges.traces(of: $0) }.compactMap(\.self)
    return Set(traces.filter { $0.paths.contains(path) }.map(\.name))
  }

  /// The innermost representable with a declaration or extension that contains this node or is this node.
  public func representable(around node: SyntaxNode, in path: FilePath) -> Representable? {
    let parts = facts(at: path)?.declarations(around: node) ?? []
    return representables(with: parts)
      .filter { representable in representable.parts.contains { $0.node.contains(node) } }
      .max { $0.declaration.node.range.lowerBound < $1.declaration.node.range.lowerBound }
  }

  /// The representables with a part, or a part of the coordinator, that contains a range of this file, including both
  /// ends.
  public func representables(around range: Range<Int>, in path: FilePath) -> [Representable] {
    func isAround(_ part: TypeDeclaration) -> Bool {
      part.path == path && part.node.range.lowerBound <= range.lowerBound
        && range.upperBound <= part.node.range.upperBound
    }
    guard let facts = facts(at: path) else { return [] }
    let parts = facts.declarations(of: facts.tree.unit(holding: range.upperBound)).filter(isAround)
    return representables(with: parts).filter {
      ($0.parts + ($0.coordinator?.declarations ?? [])).contains(where: isAround)
    }
  }

  /// The representables to which these declarations belong: as parts, as parts of the coordinator, or as protocols. In
  /// the order of the files.
  private func representables(with parts: [TypeDeclaration]) -> [Representable] {
    let names = parts.map { $0.isExtension ? extendedName($0.name) : $0.name }
    for name in names { questions?.note(.name(name)) }
    return sorted(Set(names.flatMap(bridges.types)).map { ($0, { _ in true }) })
  }

  /// The representables of some types, those whose traces match, in the order of the files. In each file, those at type
  /// declarations come first.
  private func sorted(_ types: [(name: String, matches: (BridgeTrace) -> Bool)]) -> [Representable] {
    var found: [(place: DeclarationPlace, isExtension: Bool, representables: [Representable])] = []
    for (type, matches) in types {
      let traces = bridges.traces(of: type)
      guard traces.contains(where: { $0.map(matches) ?? false }) else { continue }
      let derived = derivedRepresentables(of: type)
      for (index, (place, trace)) in zip(bridgeCandidates(of: type), traces).enumerated() {
        guard let trace, matches(trace) else { continue }
        let representables = derived?[index] ?? representables(of: place.declaration)
        // Only the checks of several files in one pass share what is remembered: other checks record their questions.
        let isShared = passMemory != nil && trace.paths.count > 1
        found.append((place, place.head.isExtension, isShared ? representables : representables.map(\.withoutMemory)))
      }
    }
    if found.count > 1 {
      found.sort { left, right in
        left.place.path == right.place.path && left.isExtension != right.isExtension
          ? right.isExtension : left.place < right.place
      }
    }
    return found.flatMap(\.representables)
  }

  /// The representables of each candidate of a type, if they were derived in this pass or after the last edit.
  private func derivedRepresentables(of type: String) -> [[Representable]]? {
    if let known = passMemory?.representables(of: type) { return known }
    guard let derived = derived[type] else { return nil }
    questions?.note(derived.questions)
    return derived.representables
  }

  /// Whether a class is a coordinator or a represented type.
  public func isBridged(_ name: String) -> Bool {
    questions?.note(.name(name))
    if bridges.isBridged(name) { return true }
    let word = lastComponent(of: name)
    questions?.note(.wrappers(word))
    return bridges.wrapped(endingIn: word).contains { resolveUniquely($0.name, in: $0.scope)?.name == name }
  }
}
