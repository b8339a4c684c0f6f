import SwiftScan

/// A type declaration or an extension, and where it stands.
public struct TypeDeclaration: Sendable {
  public var path: String
  public var node: SyntaxNode
  public var head: DeclarationHead
  /// What its words can be about, those of types inside of it included.
  public var signs: CodeSigns

  public var name: String { head.name }
  public var inheritedNames: [String] { head.inheritedNames }
  public var platforms: Platforms { head.platforms }
  /// `inheritedNames` with their nodes; made anew each time.
  public var inherited: [InheritedName] { node.inheritedNames }

  public var isExtension: Bool { head.isExtension }
  public var isProtocol: Bool { head.isProtocol }
  public var isClass: Bool { node.kind == .classDeclaration || node.kind == .actorDeclaration }
  public var isValueType: Bool { node.kind == .structDeclaration || node.kind == .enumDeclaration }

  /// Whether some build contains both.
  public func canMeet(_ other: TypeDeclaration) -> Bool { !node.excludes(other.node) }
}

extension TypeDeclaration: Hashable {
  public static func == (left: Self, right: Self) -> Bool { left.node == right.node }
  public func hash(into hasher: inout Hasher) { hasher.combine(node) }
}

extension SyntaxNode {
  /// The names in the inheritance clause of a declaration.
  var inheritedNames: [InheritedName] {
    inheritedTypes.flatMap(\.composedTypes).compactMap { type in
      type.dottedName.map { InheritedName(name: $0, node: type) }
    }
  }
}

/// A name in an inheritance clause.
public struct InheritedName: Hashable, Sendable {
  /// Dotted, as written.
  public var name: String
  /// The type node.
  public var node: SyntaxNode
}
