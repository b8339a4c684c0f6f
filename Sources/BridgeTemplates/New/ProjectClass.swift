import BridgeFacts
import BridgeModel
import SwiftScan

/// A type of the project that a new bridge is about.
public struct ProjectClass: Sendable {
  /// Describes what the type is.
  public enum Role: Sendable, Hashable {
    /// An object that a representable of this kind wraps.
    case wrappable(Family.Kind)
    /// A SwiftUI view.
    case view
    /// A type that neither SwiftUI nor a representable shows.
    case other
  }

  public let role: Role
  /// The nearest Apple class from which it inherits; nil if it isn't a class with known superclasses.
  let base: String?
  /// Whether it's a SwiftUI view that can be created without arguments.
  public let isPlainView: Bool
  /// Whether other files can't use it.
  public let isHidden: Bool
  let isGeneric: Bool
  /// The way to create an object; nil if the type is generic or can't be wrapped.
  let construction: Result<ClassConstruction, ClassConstruction.Obstacle>?
  /// Whether an object can be created with a target and an action, as a gesture recognizer.
  let takesTargetAndAction: Bool
  /// The modules that its file imports.
  let imports: Set<String>
  let node: SyntaxNode

  /// nil if the project doesn't declare the type, or if its superclass or its parts are uncertain.
  public init?(named name: String, in project: ProjectModel) {
    guard let resolved = project.resolveUniquely(name, in: ""),
      let path = project.declarations(of: resolved.name).first?.path,
      let type = project.type(named: resolved.name, in: path), let node = type.primary?.node
    else { return nil }
    let ancestry = project.ancestry(of: type.declarations)
    let base = type.frameworkClass
    guard base != nil || ancestry.isComplete else { return nil }
    let family = base.flatMap { base in Family.all.first { ClassHierarchy.isSubclass(base, of: $0.represented) } }
    self.base = base
    self.node = node
    role = family.map { .wrappable($0.kind) } ?? (ancestry.contains("View") ? .view : .other)
    isPlainView = project.isPlainView(type)
    isHidden = ([node] + node.ancestors).contains(where: \.isHiddenInFile)
    imports = project.imports(of: path)
    let initializers = type.members.filter { $0.node.kind == .initializerDeclaration }
    takesTargetAndAction = initializers.isEmpty || initializers.contains(where: \.takesTargetAndAction)
    isGeneric = node.first(.genericParameters) != nil
    construction = isGeneric ? nil : base.map { ClassConstruction.easiest(of: type, base: $0, in: project) }
  }

  /// The reason that an object of the class can't be created without more arguments; nil if it can be.
  public var obstacle: String? {
    if case .failure(let obstacle) = construction { obstacle.reason } else { nil }
  }

  /// The construction, unless there is an obstacle.
  var easiest: ClassConstruction? { try? construction?.get() }
}
