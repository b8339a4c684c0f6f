import BridgeFacts
import SwiftScan
import TextModel

/// A type that wraps a UIKit, AppKit, or WatchKit object for SwiftUI.
///
/// A type that conforms to two of the protocols, as cross-platform wrappers do, is one representable for each.
public struct Representable: Sendable {
  public let family: Family
  /// The dotted name, starting with the outermost type.
  public let name: String
  /// The primary declaration, or an extension if the run doesn't have the declaration.
  public let declaration: TypeDeclaration
  /// The extensions in any file, except those that no build combines with the declaration.
  public let extensions: [TypeDeclaration]
  public let conformance: Conformance
  /// Whether it's uncertain which declarations belong together. Every conclusion is then a guess.
  public let isAmbiguous: Bool
  /// The members of the declaration and the extensions, not of nested types.
  public let members: [Member]
  public let properties: [Property]
  /// The stored instance properties, except constants with an initial value, which no initializer can set. SwiftUI
  /// creates new values of the representable to change them.
  public let inputs: [Property]
  public let representedType: RepresentedType?
  public let coordinator: Coordinator?

  let functions: [LifecycleMethod: [Member]]
  let protocolPaths: Set<FilePath>
  let protocolNames: Set<String>
  private(set) var memory = LifecycleMemory()

  /// The place where a type declares that it's a representable.
  public struct Conformance: Hashable, Sendable {
    /// The declaration or extension.
    public var owner: TypeDeclaration
    public var inherited: InheritedName
    /// Whether the type conforms to Apple's protocol through a protocol of the project.
    public var isInherited: Bool
    /// The platforms on which the conformance holds.
    public var platforms: Platforms
  }

  /// The declaration and the extensions.
  public var parts: [TypeDeclaration] { [declaration] + extensions }

  /// The signs of its code and of its coordinator's code.
  public var signs: CodeSigns {
    memory.signs.value { (parts + (coordinator?.declarations ?? [])).reduce([]) { $0.union($1.signs) } }
  }

  /// The files with a part of it, of its coordinator, or of a protocol of the project that makes it a representable.
  public var paths: Set<FilePath> {
    protocolPaths.union(parts.map(\.path) + (coordinator?.declarations.map(\.path) ?? []))
  }

  /// The part of the name after the last dot.
  public var simpleName: String { lastComponent(of: name) }

  /// The same representable without memoized answers.
  var withoutMemory: Representable {
    var representable = self
    representable.memory = LifecycleMemory()
    return representable
  }

  /// The declarations of a lifecycle method with exactly the labels of the requirement. There may be several under
  /// `#if`.
  public func functions(_ method: LifecycleMethod) -> [Member] { functions[method, default: []] }

  public func function(_ method: LifecycleMethod) -> Member? { functions(method).first }

  /// The base name of a lifecycle method that the type has or would have: that of its function, which may implement a
  /// requirement of a project protocol, or Apple's. Nil if the family has no such method.
  public func name(of method: LifecycleMethod) -> String? {
    function(method)?.name ?? family.baseName(of: method)
  }

  /// The input with a name, also for its projection: `text`, `$text`, `_text`.
  public func input(named name: String) -> Property? {
    let positions = memory.inputPositions.value {
      Dictionary(inputs.indices.map { (inputs[$0].name, $0) }) { first, _ in first }
    }
    return (positions[name] ?? positions[name.withoutProjection]).map { inputs[$0] }
  }

  public var initializers: [Member] {
    memory.initializers.value { members.filter { $0.node.kind == .initializerDeclaration } }
  }

  /// Whether it has a member with this name.
  func declares(_ name: String) -> Bool { memberNames.numbers(of: name).contains { $0 < members.count } }

  /// The members that it has in a file.
  public func members(in path: FilePath) -> [Member] {
    memory.membersByPath.value { Dictionary(grouping: members, by: \.path) }[path, default: []]
  }

  /// The declaration or extension in a file that receives new members: the one with the make method, or the one that
  /// declares the conformance. The file of another part may not import the frameworks.
  public func memberOwner(in path: FilePath) -> TypeDeclaration? {
    [function(.make)?.owner, conformance.owner].compactMap { $0 }.first { $0.path == path && takesRequirements($0) }
  }

  /// Whether members of a part can satisfy the protocol's requirements. Members of a constrained extension can't,
  /// unless the extension declares the conformance.
  public func takesRequirements(_ part: TypeDeclaration) -> Bool {
    !part.isExtension || part.node.first(.whereClause) == nil || part == conformance.owner
  }
}

extension Property {
  /// Whether no initializer can set it: `let margin = 8`.
  var isFixed: Bool { isConstant && initialValue != nil && wrapper == nil }
}

/// The class of the wrapped object.
public struct RepresentedType: Hashable, Sendable {
  public enum Source: String, Sendable { case alias, make, update }

  /// The node of the type as written.
  public var node: SyntaxNode
  public var path: FilePath
  public var source: Source
  /// The type as written: `MKMapView`, `UIScrollView`, `some UIView`.
  public var text: String
  /// The dotted name, without generic arguments; nil for an opaque type.
  public var name: String?
}
