import AppleAPI
import SwiftScan
import TextModel

/// The declarations that a call, or an access to a member, can mean. Several if they can't be told apart.
public enum Callee: Hashable, Sendable {
  /// Members of types and protocols of the project, and members that the project adds to other types.
  case project([Member])
  /// Members of Apple's API, or global functions.
  case apple([AppleMember])
  /// A local variable, parameter, or function.
  case local(SyntaxNode)
  /// A function or variable outside types.
  case global(GlobalDeclaration)
  /// An initializer that a type of the project has without declaring it.
  case implicitInitializer(of: String)
  case unknown

  /// Whether it can only be a member of an object: not a static one, an initializer, or a function outside types.
  var isMemberOfObject: Bool {
    switch self {
    case .project(let members):
      !members.isEmpty && members.allSatisfy { !$0.isStatic && $0.node.kind != .initializerDeclaration }
    case .apple(let members):
      !members.isEmpty
        && members.allSatisfy { !$0.isStatic && $0.kind != .initializer && $0.owner.kind != .globalScope }
    case .local, .global, .implicitInitializer, .unknown: false
    }
  }
}

extension ProjectModel {
  /// Finds the type of an expression in a file; unknown unless declarations determine it.
  public func type(of expression: SyntaxNode, in path: FilePath) -> SwiftType {
    var query = TypeQuery(project: self, path: path)
    return query.type(of: expression)
  }

  /// Finds what a call calls, or the property that a reference, an access, or a subscript means.
  ///
  /// It follows inheritance and the project's extensions of Apple's types. Overloads are told apart by their labels and,
  /// as far as the types of the arguments are known, by their parameters. Overriding methods of subclasses aren't
  /// included.
  public func callee(of expression: SyntaxNode, in path: FilePath) -> Callee {
    func find() -> Callee {
      var query = TypeQuery(project: self, path: path)
      return query.callee(of: expression)
    }
    return questions?.memory.callee(of: expression, find) ?? find()
  }
}

extension ProjectModel {
  /// Whether a call may mean a member of the project, alone or among Apple's functions that the types don't rule out.
  func mayBeFunctionOfProject(_ call: SyntaxNode, in path: FilePath) -> Bool {
    var query = TypeQuery(project: self, path: path)
    return query.candidates(of: call).contains { candidate in
      guard case .member(let member) = candidate.declaration, case .project = member.declaration else { return false }
      return true
    }
  }

  /// Whether a reference or an access, which isn't called, can only mean methods of an object.
  func meansMethod(_ expression: SyntaxNode, in path: FilePath) -> Bool {
    var query = TypeQuery(project: self, path: path)
    let found = query.members(namedBy: expression)
    // `close(_:)` can't be a property.
    let hasLabels = expression.text.hasSuffix(":)")
    return !found.isEmpty
      && found.allSatisfy { $0.isFunction && !$0.isStatic && (hasLabels || !mayHaveProperty(besides: $0)) }
  }

  /// Whether the class of a method may inherit a property with the same name from a superclass that isn't known, as
  /// `tableView` from a library's controller.
  private func mayHaveProperty(besides method: TypeMember) -> Bool {
    guard case .project(let member) = method.declaration else { return false }
    let own = declarations(of: member.owner.name)
    return own.flatMap { [$0] + superclasses(of: $0) }.contains { part in
      guard part.isClass, let name = part.inheritedNames.first else { return false }
      let meanings = resolve(name, in: part.name)
      return meanings.isEmpty || meanings.contains { origin(ofType: $0.name) == .elsewhere }
    }
  }
}

extension TypeQuery {
  /// The members that a reference or an access can mean.
  fileprivate mutating func members(namedBy node: SyntaxNode) -> [TypeMember] {
    switch node.kind {
    case .reference:
      if case .members(let members, _) = meaning(of: node.name, at: node) { members } else { [] }
    case .memberAccess:
      project.typeMembers(
        named: node.name,
        of: node.base.map { baseType($0) } ?? .metatype(expectedType(of: node).withoutOptionals))
    default: []
    }
  }

  mutating func callee(of node: SyntaxNode) -> Callee {
    switch node.kind {
    case .call:
      let found = candidates(of: node)
      // A stored closure is called through the property that stores it.
      if found.contains(where: { $0.declaration == .value }) {
        return node.callee.map { callee(of: $0.withoutChain) } ?? .unknown
      }
      return callee(of: node, among: found.map(\.declaration))
    case .subscriptCall: return callee(of: node, among: subscriptCandidates(of: node).map(\.declaration))
    case .reference:
      switch meaning(of: node.name, at: node) {
      case .local(let declaration): return .local(declaration)
      case .globals(let found): return callee(of: node, among: found.map { .global($0) })
      case .members(let members, _): return callee(of: node, among: nearest(members).map { .member($0) })
      case .type, .unknown: return .unknown
      }
    case .memberAccess: return callee(of: node, among: nearest(members(namedBy: node)).map { .member($0) })
    default: return .unknown
    }
  }

  private func nearest(_ members: [TypeMember]) -> [TypeMember] {
    let values = members.filter(\.isValue)
    let found = values.isEmpty ? members : values
    guard let distance = found.map(\.distance).min() else { return [] }
    return found.filter { $0.distance == distance || $0.isFunction }
  }

  private func callee(of node: SyntaxNode, among found: [Candidate.Declaration]) -> Callee {
    let found = found.count > 1 ? found.compiled(with: node) : found
    var own: [Member] = []
    var apple: [AppleMember] = []
    for declaration in found {
      switch declaration {
      case .member(let member):
        switch member.declaration {
        case .project(let member): own.append(member)
        case .apple(let member): apple.append(member)
        }
      case .apple(let function): apple.append(function)
      case .function(let node): return found.count == 1 ? .local(node) : .unknown
      case .global(let global): return found.count == 1 ? .global(global) : .unknown
      case .implicitInitializer(let type):
        return found.count == 1 && type.origin == .project ? .implicitInitializer(of: type.name) : .unknown
      case .value: return .unknown
      }
    }
    switch (own.isEmpty, apple.isEmpty) {
    case (false, true): return .project(own)
    case (true, false): return .apple(apple)
    default: return .unknown
    }
  }
}

extension [TypeQuery.Candidate.Declaration] {
  /// The declarations that some build contains together with a node, if there are any. Each branch of an `#if` may
  /// declare a class with one name.
  fileprivate func compiled(with node: SyntaxNode) -> Self {
    let platforms = node.platforms
    let together = filter { declaration in
      guard let other = declaration.node else { return true }
      return !other.isInOtherBranch(than: node) && !other.platforms.isDisjoint(with: platforms)
    }
    return together.isEmpty ? self : together
  }
}

extension TypeQuery.Candidate.Declaration {
  /// The node of a declaration of the project.
  fileprivate var node: SyntaxNode? {
    switch self {
    case .member(let member): if case .project(let member) = member.declaration { member.node } else { nil }
    case .global(let global): global.node
    case .function(let node): node
    case .apple, .implicitInitializer, .value: nil
    }
  }
}
