import BridgeFacts
import SwiftScan
import TextModel

/// The type of the object that SwiftUI keeps together with the wrapped object.
public struct Coordinator: Sendable {
  /// The dotted name, starting with the outermost type.
  public let name: String
  public let source: Source
  /// The declaration, then its extensions, in any file.
  public let declarations: [TypeDeclaration]
  /// Whether it's uncertain which declarations belong together.
  public let isAmbiguous: Bool
  public let members: [Member]
  public let properties: [Property]
  public let ancestry: Ancestry
  /// Whether no type of the project, and no unknown type, adds members to it.
  let inheritsFromAppleOnly: Bool

  /// Describes how the representable specifies the type.
  public enum Source: String, Sendable {
    /// A type named `Coordinator` in the representable or an extension of it.
    case nested
    /// `typealias Coordinator`.
    case alias
    /// The result type of `makeCoordinator`.
    case result
  }

  public var declaration: TypeDeclaration { declarations[0] }
  public var isClass: Bool { declaration.node.kind == .classDeclaration }

  /// Whether it inherits from `NSObject`, as most delegate protocols require.
  public var inheritsNSObject: Bool { ancestry.contains("NSObject") }

  /// The delegate protocols of the fact tables to which it conforms, by name. A protocol that only another one inherits
  /// from, such as `UIScrollViewDelegate` for a `UITableViewDelegate`, isn't included unless the type names it too.
  public var delegateProtocols: [String] {
    let known = ancestry.names.compactMap(DelegateProtocol.named)
    let inherited = Set(known.flatMap(\.ancestors)).subtracting(declarations.flatMap(\.inheritedNames))
    return known.map(\.name).filter { !inherited.contains($0) }.sorted()
  }

  public func functions(named name: String) -> [Member] { members.filter { $0.isFunction && $0.name == name } }

  public var initializers: [Member] { members.filter { $0.node.kind == .initializerDeclaration } }
  public var deinitializer: Member? { members.first { $0.node.kind == .deinitializerDeclaration } }

  init?(
    named name: String, from source: Source, preferring path: FilePath, meeting conformance: Representable.Conformance,
    in project: ProjectModel
  ) {
    func fits(_ declaration: TypeDeclaration) -> Bool {
      declaration.canMeet(conformance.owner) && !declaration.platforms.isDisjoint(with: conformance.platforms)
    }
    let candidates = project.declarations(of: name).filter(fits)
    let primaries = candidates.contains { $0.path == path } ? candidates.filter { $0.path == path } : candidates
    guard let primary = primaries.first else { return nil }
    let extensions = project.extensions(of: name).filter { $0.canMeet(primary) && fits($0) }
    self.name = name
    self.source = source
    // Each build has only one of two declarations in different branches of the same `#if`.
    isAmbiguous = primaries.dropFirst().contains { $0.canMeet(primary) }
    declarations = [primary] + extensions
    members = declarations.flatMap(\.members)
    properties = members.compactMap(Property.init)
    ancestry = project.ancestry(of: declarations)
    inheritsFromAppleOnly = ancestry.isComplete && ancestry.names.allSatisfy { !project.declaresType($0) }
  }
}
