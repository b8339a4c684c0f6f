import SwiftScan

extension ProjectModel {
  /// The model with other facts of one of its files, the same as if all files were joined anew.
  ///
  /// As long as the heads of the file's declarations stay as they were, so when a body or a member is edited, only the
  /// bridges with a part in the file are looked at again; the cost is that of the file and a pass over the list of files.
  public func replacing(_ facts: FileFacts) -> ProjectModel {
    guard let number = filesByPath[facts.path], files[number].heads == facts.heads else {
      let others = files.map { $0.path == facts.path ? facts : $0 }
      return ProjectModel(
        joining: filesByPath[facts.path] == nil ? others + [facts] : others, coverage: coverage,
        surroundings: surroundingsByPath)
    }
    var model = self
    let old = files[number]
    model.files[number] = facts
    var bridgesOthers = false
    var known: [Representable] = []
    for index in representablesByPath[facts.path, default: []] {
      let declaration = facts.counterpart(of: representables[index].declaration, in: old)
      if known.first?.declaration != declaration {
        known = model.representables(of: declaration)
      }
      guard let renewed = known.first(where: { $0.family == representables[index].family }) else { continue }
      bridgesOthers = bridgesOthers || !renewed.bridgesSameTypes(as: representables[index])
      model.representables[index] = renewed
    }
    if bridgesOthers { return ProjectModel(joining: model.files, coverage: coverage, surroundings: surroundingsByPath) }
    return model
  }
}

extension Representable {
  /// Whether the types and files that it brings together are those of another version of it.
  fileprivate func bridgesSameTypes(as other: Representable) -> Bool {
    coordinator?.name == other.coordinator?.name && representedType?.name == other.representedType?.name
      && paths == other.paths
  }
}

/// What other files can see of a declaration without looking into it.
struct DeclarationHead: Hashable {
  var kind: SyntaxKind
  var name: String
  var inherited: [String]
  /// Of a typealias.
  var target: String?
  var platforms: Platforms
}

extension FileFacts {
  /// Of all types, extensions and typealiases, in this order.
  var heads: [DeclarationHead] {
    (types + extensions).map { declaration in
      DeclarationHead(
        kind: declaration.node.kind, name: declaration.name, inherited: declaration.inherited.map(\.name),
        platforms: declaration.platforms)
    }
      + aliases.map { alias in
        DeclarationHead(
          kind: alias.node.kind, name: alias.name, inherited: [], target: alias.target?.bareText,
          platforms: alias.platforms)
      }
  }

  /// The declaration that stands where another one stood in an older version of the file with the same heads; a
  /// declaration of another file is its own.
  fileprivate func counterpart(of declaration: TypeDeclaration, in old: FileFacts) -> TypeDeclaration {
    if let index = old.types.firstIndex(of: declaration) { return types[index] }
    if let index = old.extensions.firstIndex(of: declaration) { return extensions[index] }
    return declaration
  }
}
