import SwiftScan

/// A type declaration or an extension, and where it stands.
public struct TypeDeclaration: Sendable {
  public var path: String
  public var node: SyntaxNode
  /// Dotted, from the outermost type on. Of an extension: the extended type as it is written.
  public var name: String
  /// The dotted names in the inheritance clause, as written.
  public var inheritedNames: [String]
  /// Where the `#if` clauses around it let it be compiled.
  public var platforms: Platforms

  /// `inheritedNames` with their nodes; made anew each time.
  public var inherited: [InheritedName] { node.inheritedNames }

  public var isExtension: Bool { node.kind == .extensionDeclaration }
  public var isProtocol: Bool { node.kind == .protocolDeclaration }
  public var isClass: Bool { node.kind == .classDeclaration || node.kind == .actorDeclaration }
  public var isValueType: Bool { node.kind == .structDeclaration || node.kind == .enumDeclaration }

  /// Whether some build contains both.
  public func canMeet(_ other: TypeDeclaration) -> Bool { !node.excludes(other.node) }

  func moved(by distance: Int) -> Self {
    var moved = self
    moved.node = node.moved(by: distance)
    return moved
  }
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

/// A `typealias` outside functions.
public struct TypeAlias: Hashable, Sendable {
  public var path: String
  public var node: SyntaxNode
  /// Dotted, from the outermost type on.
  public var name: String
  /// What it stands for; nil while it is being written.
  public var target: SyntaxNode?
  public var platforms: Platforms

  func moved(by distance: Int) -> Self {
    var moved = self
    moved.node = node.moved(by: distance)
    moved.target = target?.moved(by: distance)
    return moved
  }
}
