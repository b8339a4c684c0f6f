import SwiftScan

/// What other files can see of a type or an extension without looking into it.
public struct DeclarationHead: Hashable, Sendable {
  public var kind: SyntaxKind
  /// Dotted, from the outermost type on. Of an extension: the extended type as it is written.
  public var name: String
  /// The dotted names in the inheritance clause, as written.
  public var inheritedNames: [String]
  /// Where the `#if` clauses around it let it be compiled.
  public var platforms: Platforms

  public var isExtension: Bool { kind == .extensionDeclaration }
  public var isProtocol: Bool { kind == .protocolDeclaration }
  var isValueType: Bool { kind == .structDeclaration || kind == .enumDeclaration }
}

extension [DeclarationHead] {
  /// Those that match. The others are not copied for that, which a loop over thousands of files would feel.
  func only(_ matches: (borrowing DeclarationHead) -> Bool) -> [DeclarationHead] {
    var found: [DeclarationHead] = []
    for index in indices where matches(self[index]) { found.append(self[index]) }
    return found
  }
}

/// A `typealias` outside functions.
struct TypeAlias: Hashable, Sendable {
  /// Dotted, from the outermost type on.
  var name: String
  /// The dotted names of the types that it composes; none of a type without a name, and while it is being written.
  var targetNames: [String]
  /// The type that it stands for, as written, without space.
  var targetText: String
  /// What kind of type that is, less optionals.
  var targetKind: SyntaxKind?
  var platforms: Platforms

  init(_ node: SyntaxNode, name: String) {
    self.name = name
    targetNames = node.type?.composedTypes.compactMap(\.dottedName) ?? []
    targetText = node.type?.bareText ?? ""
    targetKind = node.type?.unwrappedType.kind
    platforms = node.platforms
  }
}
