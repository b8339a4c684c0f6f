import SwiftScan
import TextModel

/// A type declaration or an extension, and its location.
public struct TypeDeclaration: Sendable {
  /// Shared, because every member has a copy of this declaration and members are copied often.
  private let contents: Contents

  private final class Contents: Sendable {
    let path: FilePath
    let node: SyntaxNode
    let head: DeclarationHead
    let signs: CodeSigns

    init(path: FilePath, node: SyntaxNode, head: DeclarationHead, signs: CodeSigns) {
      self.path = path
      self.node = node
      self.head = head
      self.signs = signs
    }
  }

  init(path: FilePath, node: SyntaxNode, head: DeclarationHead, signs: CodeSigns) {
    contents = Contents(path: path, node: node, head: head, signs: signs)
  }

  public var path: FilePath { contents.path }
  public var node: SyntaxNode { contents.node }
  public var head: DeclarationHead { contents.head }
  /// The signs of its words, including those of nested types.
  public var signs: CodeSigns { contents.signs }

  public var name: String { head.name }
  public var inheritedNames: [String] { head.inheritedNames }
  public var platforms: Platforms { head.platforms }
  /// `inheritedNames` with their nodes. Computed on each access.
  public var inherited: [InheritedName] { node.inheritedNames }

  public var isExtension: Bool { head.isExtension }
  public var isProtocol: Bool { head.isProtocol }
  public var isClass: Bool { node.kind == .classDeclaration || node.kind == .actorDeclaration }
  public var isValueType: Bool { node.kind == .structDeclaration || node.kind == .enumDeclaration }

  /// Whether some build for one of these platforms contains both declarations.
  public func canMeet(_ other: TypeDeclaration, on built: Platforms = .all) -> Bool {
    !platforms.intersection(built).isDisjoint(with: other.platforms) && !node.isInOtherBranch(than: other.node)
  }
}

extension TypeDeclaration: Hashable {
  public static func == (left: Self, right: Self) -> Bool { left.node == right.node }
  public func hash(into hasher: inout Hasher) { hasher.combine(node) }
}

extension SyntaxNode {
  /// The names in the inheritance clause of a declaration.
  var inheritedNames: [InheritedName] {
    var names: [InheritedName] = []
    for clause in children where clause.kind == .inheritedType {
      for type in clause.children.first?.composedTypes ?? [] {
        if let name = type.dottedName { names.append(InheritedName(name: name, node: type)) }
      }
    }
    return names
  }
}

/// A name in an inheritance clause.
public struct InheritedName: Hashable, Sendable {
  /// The dotted name, as written.
  public var name: String
  /// The type node.
  public var node: SyntaxNode
}
