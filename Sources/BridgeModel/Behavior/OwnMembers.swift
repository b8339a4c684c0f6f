import BridgeFacts
import SwiftScan

extension ProjectModel {
  /// The methods of the project that a call on an object of a type can mean: those of the type itself, or else of its
  /// nearest superclass or protocol that has one, or else those that the project adds to Apple's classes.
  func ownMethods(named name: String, labels: [String?], of type: String, from scope: String) -> [Member] {
    ownFunctions(named: name, of: type, from: scope).filter { $0.accepts(labels, as: name) }
  }

  /// The same, regardless of the arguments.
  func ownFunctions(named name: String, of type: String, from scope: String) -> [Member] {
    ownMembers(named: name, of: type, from: scope) { $0.kind == .functionDeclaration && $0.isNamed(name) }
  }

  /// The properties of the project that a name on an object of a type can mean, found in the same way.
  func ownProperties(named name: String, of type: String, from scope: String) -> [Member] {
    ownMembers(named: name, of: type, from: scope) { node in
      node.kind == .variableDeclaration && node.bindings.contains { $0.pattern?.declares(name) ?? false }
    }.filter { $0.name == name }
  }

  /// The members that the project declares in a type or its extensions, or in its supertypes and their extensions,
  /// nearest first. `fits` must accept only declarations with the name.
  private func ownMembers(
    named name: String, of type: String, from scope: String, where fits: (SyntaxNode) -> Bool
  ) -> [Member] {
    guard let resolved = resolveUniquely(type, in: scope), declaresMember(named: name, of: resolved.name) else {
      return []
    }
    return nearestMembers(named: name, of: resolved.name, where: fits)
  }

  /// Whether the project declares a member with this name in a type, in its supertypes, or in extensions of any of them,
  /// also of Apple's.
  public func declaresMember(named name: String, of type: String, from scope: String) -> Bool {
    declaresMember(named: name, of: resolveUniquely(type, in: scope)?.name ?? type)
  }

  /// Whether there's a member with a name at all. For most names and types there's none.
  private func declaresMember(named name: String, of type: String) -> Bool {
    func find() -> Bool {
      let isDeclared: (SyntaxNode) -> Bool = { node in
        node.isNamed(name) || node.bindings.contains { $0.pattern?.declares(name) ?? false }
      }
      return !nearestMembers(named: name, of: type, where: isDeclared).isEmpty
    }
    return questions?.memory.names.declaredMembers.value(of: ScopedName(name: name, scope: type), find) ?? find()
  }

  private func nearestMembers(
    named name: String, of type: String, where fits: (SyntaxNode) -> Bool
  ) -> [Member] {
    let words = [SoughtWord(name)]
    var visited: Set = [type]
    var level = [type]
    while !level.isEmpty {
      let found = level.flatMap { parts(of: $0, mentioningOneOf: words) }.filter { !$0.isProtocol }
        .flatMap { $0.members(declaring: name, where: fits) }
      if !found.isEmpty { return found }
      level = level.flatMap(supertypes).filter { visited.insert($0).inserted }
    }
    return []
  }

  /// The names of the types that a type inherits from and conforms to directly. For one of Apple's classes, the
  /// superclass.
  private func supertypes(of name: String) -> [String] {
    let heads = heads(of: name) + headsOfInheritingExtensions(of: name)
    let own = heads.flatMap { head in head.inheritedNames.compactMap { resolveUniquely($0, in: head.name)?.name } }
    return own.isEmpty ? ClassHierarchy.superclasses(of: name).first.map { [$0] } ?? [] : own
  }
}
