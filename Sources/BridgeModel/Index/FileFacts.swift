import SwiftScan

/// What one file declares. A function of its tree alone, so it can be kept until the file changes. Cheap to copy: a model
/// of a project holds thousands, and a new one is made with every key.
public struct FileFacts: Sendable {
  private let contents: Contents

  private final class Contents: Sendable {
    let file: SourceFile
    let declared: Declarations

    init(_ file: SourceFile) {
      self.file = file
      declared = Declarations(of: file)
    }
  }

  public init(_ file: SourceFile) { contents = Contents(file) }

  public var file: SourceFile { contents.file }
  public var path: String { file.path }
  public var tree: SyntaxTree { file.document.tree }
  /// Outside functions, in source order, a type before the types in it; protocols included, extensions not.
  public var types: [TypeDeclaration] { contents.declared.types }
  public var extensions: [TypeDeclaration] { contents.declared.extensions }
  public var aliases: [TypeAlias] { contents.declared.aliases }
  /// The names of the imported modules.
  public var imports: Set<String> { contents.declared.imports }
  /// Whether a declaration may be missing here because the source around it does not parse.
  public var hasBrokenDeclarations: Bool { contents.declared.areBroken }
}

/// Collects the declarations of a file.
private struct Declarations {
  let path: String
  var types: [TypeDeclaration] = []
  var extensions: [TypeDeclaration] = []
  var aliases: [TypeAlias] = []
  var imports: Set<String> = []
  var areBroken = false

  init(of file: SourceFile) {
    path = file.path
    var scopes: [Scope] = []
    file.document.tree.walk { node in
      while let scope = scopes.last, node.range.lowerBound >= scope.end { scopes.removeLast() }
      return record(node, in: &scopes)
    }
  }

  private struct Scope {
    var name: String
    var end: Int
  }

  /// Returns whether declarations may stand below the node.
  private mutating func record(_ node: SyntaxNode, in scopes: inout [Scope]) -> Bool {
    switch node.kind {
    case .file, .ifConfig, .ifConfigClause: return true
    case .memberBlock:
      if !node.lastToken.is("}") { areBroken = true }
      return true
    case .unexpected: areBroken = true
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
