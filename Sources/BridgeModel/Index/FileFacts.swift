import SwiftScan

/// What one file declares. A function of its tree alone, so it can be kept until the file changes.
public struct FileFacts: Sendable {
  public let file: SourceFile
  /// Outside functions, in source order, a type before the types in it; protocols included, extensions not.
  public private(set) var types: [TypeDeclaration] = []
  public private(set) var extensions: [TypeDeclaration] = []
  public private(set) var aliases: [TypeAlias] = []
  /// The names of the imported modules.
  public private(set) var imports: Set<String> = []
  /// Whether a declaration may be missing here because the source around it does not parse.
  public private(set) var hasBrokenDeclarations = false

  public init(_ file: SourceFile) {
    self.file = file
    var scopes: [Scope] = []
    file.document.tree.walk { node in
      while let scope = scopes.last, node.range.lowerBound >= scope.end { scopes.removeLast() }
      return record(node, in: &scopes)
    }
  }

  public var path: String { file.path }
  public var tree: SyntaxTree { file.document.tree }

  private struct Scope {
    var name: String
    var end: Int
  }

  /// Returns whether declarations may stand below the node.
  private mutating func record(_ node: SyntaxNode, in scopes: inout [Scope]) -> Bool {
    switch node.kind {
    case .file, .ifConfig, .ifConfigClause: return true
    case .memberBlock:
      if !node.lastToken.is("}") { hasBrokenDeclarations = true }
      return true
    case .unexpected: hasBrokenDeclarations = true
    case .importDeclaration: imports.insert(node.importedModule)
    case .typealiasDeclaration:
      let name = qualified(node.name, in: scopes)
      aliases.append(
        TypeAlias(path: path, node: node, name: name, target: node.type, platforms: node.platforms))
    case _ where node.kind.isTypeDeclaration:
      guard let declaration = declaration(of: node, in: scopes) else { return false }
      if declaration.isExtension { extensions.append(declaration) } else { types.append(declaration) }
      scopes.append(Scope(name: declaration.name, end: node.range.upperBound))
      return true
    default: break
    }
    return false
  }

  private func declaration(of node: SyntaxNode, in scopes: [Scope]) -> TypeDeclaration? {
    let inherited = node.inheritedTypes.flatMap(\.composedTypes).compactMap { type in
      type.dottedName.map { InheritedName(name: $0, node: type) }
    }
    let name = node.kind == .extensionDeclaration ? node.type?.dottedName : qualified(node.name, in: scopes)
    guard let name, !name.isEmpty else { return nil }
    return TypeDeclaration(path: path, node: node, name: name, inherited: inherited, platforms: node.platforms)
  }

  private func qualified(_ name: String, in scopes: [Scope]) -> String {
    scopes.last.map { "\($0.name).\(name)" } ?? name
  }
}

extension SyntaxNode {
  fileprivate var importedModule: String { String(name.prefix { $0 != "." }) }
}
