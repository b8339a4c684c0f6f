import BridgeFacts
import SwiftScan
import TextModel

/// A type that wraps a UIKit, AppKit or WatchKit object for SwiftUI.
///
/// A type that conforms to two of the protocols, as cross-platform wrappers do, is one representable for each.
public struct Representable: Sendable {
  public let family: Family
  /// Dotted, from the outermost type on.
  public let name: String
  /// The primary declaration; the extension with the conformance where the run does not have that.
  public let declaration: TypeDeclaration
  /// In any file, those left out that no build combines with the declaration.
  public let extensions: [TypeDeclaration]
  public let conformance: Conformance
  /// Whether it is not certain which declarations belong together: then every conclusion is a guess.
  public let isAmbiguous: Bool
  /// Of the declaration and the extensions, not of nested types.
  public let members: [Member]
  public let properties: [Property]
  /// The stored instance properties, less constants with an initial value, to which nobody can pass another one.
  /// SwiftUI makes new values of the representable to change them.
  public let inputs: [Property]
  public let representedType: RepresentedType?
  public let coordinator: Coordinator?

  let functions: [LifecycleMethod: [Member]]
  let protocolPaths: Set<FilePath>
  let protocolNames: Set<String>
  private(set) var memory = LifecycleMemory()

  /// Where a type says that it is a representable.
  public struct Conformance: Hashable, Sendable {
    /// The declaration or extension.
    public var owner: TypeDeclaration
    public var inherited: InheritedName
    /// Whether a protocol of the project stands between the type and Apple's protocol.
    public var isInherited: Bool
    /// Where it holds.
    public var platforms: Platforms
  }

  /// The declaration and the extensions.
  public var parts: [TypeDeclaration] { [declaration] + extensions }

  /// What its code and that of its coordinator can be about.
  public var signs: CodeSigns {
    (parts + (coordinator?.declarations ?? [])).reduce([]) { $0.union($1.signs) }
  }

  /// The files with a part of it, of its coordinator, or of a protocol of the project through which it is one.
  public var paths: Set<FilePath> {
    protocolPaths.union(parts.map(\.path) + (coordinator?.declarations.map(\.path) ?? []))
  }

  /// The name behind the last dot.
  public var simpleName: String { lastComponent(of: name) }

  /// The same, for somebody who has to ask everything himself.
  var withoutMemory: Representable {
    var representable = self
    representable.memory = LifecycleMemory()
    return representable
  }

  /// The declarations of a lifecycle method with exactly the labels of the requirement; several under `#if`.
  public func functions(_ method: LifecycleMethod) -> [Member] { functions[method, default: []] }

  public func function(_ method: LifecycleMethod) -> Member? { functions(method).first }

  /// The base name by which the type has a lifecycle method, or would have it: that of a project protocol's requirement,
  /// or Apple's; nil where the family has no such method.
  public func name(of method: LifecycleMethod) -> String? {
    function(method)?.name ?? family.baseName(of: method)
  }

  public func input(named name: String) -> Property? { inputs.first { $0.name == name } }
}

extension Property {
  /// `let margin = 8`: no initializer can set it.
  var isFixed: Bool { isConstant && initialValue != nil && wrapper == nil }
}

/// The class of the wrapped object.
public struct RepresentedType: Hashable, Sendable {
  public enum Source: String, Sendable { case alias, make, update }

  /// The type node, as far as it is written.
  public var node: SyntaxNode
  public var path: FilePath
  public var source: Source
  /// The type as written: `MKMapView`, `UIScrollView`, `some UIView`.
  public var text: String
  /// Dotted, without generic arguments; nil for an opaque type.
  public var name: String?
}
