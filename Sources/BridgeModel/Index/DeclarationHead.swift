import SwiftScan

/// The part of a type or extension that other files can see without looking into it.
public struct DeclarationHead: Hashable, Sendable {
  public var kind: SyntaxKind
  /// The dotted name, starting with the outermost type. For an extension, the extended type as written.
  public var name: String
  /// The dotted names in the inheritance clause, as written.
  public var inheritedNames: [String]
  /// The platforms on which the surrounding `#if` clauses compile it.
  public var platforms: Platforms

  public var isExtension: Bool { kind == .extensionDeclaration }
  public var isProtocol: Bool { kind == .protocolDeclaration }
  var isValueType: Bool { kind == .structDeclaration || kind == .enumDeclaration }
}

extension [DeclarationHead] {
  /// The heads that match. It doesn't copy the others, which would be slow in a loop over thousands of files.
  func only(_ matches: (borrowing DeclarationHead) -> Bool) -> [DeclarationHead] {
    var found: [DeclarationHead] = []
    for index in indices where matches(self[index]) { found.append(self[index]) }
    return found
  }
}

/// A `typealias` outside functions.
struct TypeAlias: Hashable, Sendable {
  /// The dotted name, starting with the outermost type.
  var name: String
  /// The dotted names of the types that it composes. Empty for a type without a name, and until the type is written.
  var targetNames: [String]
  /// The aliased type as written, without white space.
  var targetText: String
  /// The syntax kind of the aliased type, ignoring optionals and attributes.
  var targetKind: SyntaxKind?
  var platforms: Platforms

  init(_ node: SyntaxNode, name: String, platforms: Platforms) {
    self.name = name
    targetNames = node.type?.composedTypes.compactMap(\.dottedName) ?? []
    targetText = node.type?.bareText ?? ""
    targetKind = node.type?.unwrappedType.kind
    self.platforms = platforms
  }
}
