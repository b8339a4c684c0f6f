import BridgeFacts
import SwiftScan

/// Everything that a type inherits from and conforms to, collected from the project and the fact tables.
public struct Ancestry: Sendable {
  /// The dotted names of project types, and the names of other types without their module.
  public private(set) var names: Set<String> = []
  /// The names that neither the project declares nor the tables contain. They may add any ancestor.
  public private(set) var unknownNames: Set<String> = []

  public func contains(_ name: String) -> Bool { names.contains(name) }

  /// Whether all ancestors are known.
  public var isComplete: Bool { unknownNames.isEmpty }

  fileprivate mutating func insert(_ name: String) -> Bool { names.insert(name).inserted }
  fileprivate mutating func insertUnknown(_ name: String) { unknownNames.insert(name) }
}

extension ProjectModel {
  /// The ancestors of these declarations and extensions of one type, in every `#if` branch. Follows the superclasses
  /// and protocols of the project.
  public func ancestry(of declarations: [TypeDeclaration]) -> Ancestry { ancestry(of: declarations.map(\.head)) }

  func ancestry(of heads: [DeclarationHead]) -> Ancestry {
    var ancestry = Ancestry()
    var pending = heads
    while let declaration = pending.popLast() {
      for inherited in declaration.inheritedNames {
        let resolved = resolve(inherited, in: declaration.name)
        if resolved.isEmpty { ancestry.insertUnknown(inherited) }
        for type in resolved where ancestry.insert(type.name) {
          // Extensions of Apple's classes count too: `extension NSObject: Closing`.
          pending += self.heads(of: type.name) + headsOfInheritingExtensions(of: type.name)
          guard !type.isDeclared else { continue }
          if let known = knownAncestors(of: type.name) {
            pending += known.filter { ancestry.insert($0) }.flatMap(headsOfInheritingExtensions)
          } else {
            ancestry.insertUnknown(type.name)
          }
        }
      }
    }
    return ancestry
  }

  /// The classes of the project that a class inherits from, nearest first. Empty after a name with several meanings.
  public func superclasses(of declaration: TypeDeclaration) -> [TypeDeclaration] {
    var found: [TypeDeclaration] = []
    var next: TypeDeclaration? = declaration
    while let current = next, found.count < 16 {
      let names = current.inheritedNames.compactMap { resolveUniquely($0, in: current.name)?.name }
      let classes = names.flatMap { declarations(of: $0) }.filter(\.isClass)
      next = classes.count == 1 ? classes[0] : nil
      if let next { found.append(next) }
    }
    return found
  }

  /// The nearest class outside the project that a class is or inherits from, such as `UIView`. Nil for a root class,
  /// and if a superclass is unknown.
  public func frameworkClass(of name: String, in scope: String = "") -> String? {
    let written = ScopedName(name: name, scope: scope)
    func find() -> String? {
      remembered(written, in: nameMemory.frameworkClasses) { $0.findFrameworkClass(of: name, in: scope) }
    }
    guard let questions else { return find() }
    return questions.memory.names.frameworkClasses.value(of: written, find)
  }

  private func findFrameworkClass(of name: String, in scope: String) -> String? {
    guard let type = resolveUniquely(name, in: scope) else { return nil }
    if !type.isDeclared {
      let isClass = listedAncestors(of: type.name) != nil || !frameworkSuperclasses(of: type.name).isEmpty
      return isClass ? type.name : nil
    }
    let ancestry = ancestry(of: heads(of: type.name) + headsOfInheritingExtensions(of: type.name))
    let classes = ancestry.names.filter { $0 == "NSObject" || !frameworkSuperclasses(of: $0).isEmpty }
    return classes.first { candidate in
      let superclasses = frameworkSuperclasses(of: candidate)
      return classes.allSatisfy { $0 == candidate || superclasses.contains($0) }
    }
  }

  /// Whether the class `name` is `ancestor` or inherits from it, as far as the project and the tables know.
  public func isClass(_ name: String, in scope: String = "", kindOf ancestor: String) -> Bool {
    guard let known = frameworkClass(of: name, in: scope) else { return false }
    return known == ancestor || frameworkSuperclasses(of: known).contains(ancestor)
  }

  /// Whether a class with an unknown superclass evidently inherits from one of Apple's classes, because it overrides a
  /// member of it that another one doesn't have.
  public func overridesMembers(of name: String, butNotOf other: String, _ type: ProjectType) -> Bool {
    guard let primary = type.primary, primary.isClass, !ancestry(of: [primary]).isComplete else { return false }
    return primary.members.contains { member in
      guard member.node.hasModifier("override"), member.isFunction,
        !apple.members(named: member.name, of: name).isEmpty
      else { return false }
      return apple.members(named: member.name, of: other).isEmpty
    }
  }

  /// The superclasses of a class outside the project; empty for a root class, and for other types.
  func frameworkSuperclasses(of name: String) -> [String] {
    let known = ClassHierarchy.superclasses(of: name)
    if !known.isEmpty { return known }
    guard let type = apple.type(named: name), type.kind == .class else { return [] }
    return apple.lineage(of: name).filter { isProtocol($0) == false }
  }
}

extension ProjectModel {
  /// The names that a type outside the project inherits; nil if the tables don't contain the type.
  private func knownAncestors(of name: String) -> [String]? {
    listedAncestors(of: name) ?? (apple.types(named: name).isEmpty ? nil : apple.lineage(of: name))
  }

  /// The names that a class, a delegate protocol, or one of the protocols of representables inherits; nil for other
  /// types.
  private func listedAncestors(of name: String) -> [String]? {
    let superclasses = ClassHierarchy.superclasses(of: name)
    if !superclasses.isEmpty { return superclasses }
    if let delegate = DelegateProtocol.named(name) {
      return delegate.inherits + delegate.inherits.flatMap { listedAncestors(of: $0) ?? [] }
    }
    if let family = Family.named(name) { return family.isView ? ["View"] : [] }
    return KnownTypes.harmlessNames.contains(name) ? [] : nil
  }
}
