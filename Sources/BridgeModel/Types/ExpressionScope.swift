import SwiftScan
import TextModel

/// The code around an expression.
public struct ExpressionScope: Sendable {
  /// The function, accessor, or closure that bounds the locals.
  public var function: SyntaxNode
  /// The file of that code.
  public var path: FilePath
  /// The dotted name of the enclosing type.
  public var typeName: String
  /// Finds the properties of that type by name, because few of them are needed.
  private var findProperties: @Sendable (_ name: String) -> [Property]

  public init(of member: Member, typeName: String, properties: [Property]) {
    self.init(of: member, typeName: typeName) { name in properties.filter { $0.name == name } }
  }

  init(of member: Member, typeName: String, findProperties: @escaping @Sendable (_ name: String) -> [Property]) {
    function = member.node
    path = member.path
    self.typeName = typeName
    self.findProperties = findProperties
  }

  /// The properties of the enclosing type that have a name, in source order.
  public func properties(named name: String) -> [Property] { findProperties(name) }

  /// The scope of another member of the same type.
  func scope(of member: Member) -> ExpressionScope {
    var scope = self
    (scope.function, scope.path) = (member.node, member.path)
    return scope
  }

  /// The scope of a member of another type, with the other knowledge of this scope.
  func scope(
    of member: Member, inType name: String, findProperties: @escaping @Sendable (_ name: String) -> [Property]
  ) -> ExpressionScope {
    var scope = scope(of: member)
    scope.typeName = name
    scope.findProperties = findProperties
    return scope
  }
}

extension Representable {
  /// The scope of the code in one of its lifecycle bodies.
  public func expressionScope(of body: LifecycleBody) -> ExpressionScope {
    let owner = body.function.owner
    if body.isForeign {
      return ExpressionScope(of: body.function, typeName: owner.name) { owner.properties(named: $0) }
    }
    if let coordinator, body.isInCoordinator {
      return ExpressionScope(of: body.function, typeName: coordinator.name, properties: coordinator.properties)
    }
    return ExpressionScope(of: body.function, typeName: name, properties: properties)
  }
}

extension ProjectModel {
  /// The dotted name of an expression's type, without optionality and generic arguments. Nil for types without a name,
  /// for an expression that names a type, and if declarations don't determine the type.
  ///
  /// A value that evidently comes from an initializer of another module, as in `let player = Player()`, has the name of
  /// that type.
  public func typeName(of expression: SyntaxNode, in scope: ExpressionScope) -> String? {
    let type = type(of: expression, in: scope.path)
    if case .metatype = type { return nil }
    return type.nominal?.name ?? expression.evidentTypeName ?? evidentTypeName(of: expression, in: scope)
  }

  /// The name of a type that neither the project nor Apple declares, if the value of a local or of a property shows it.
  private func evidentTypeName(of expression: SyntaxNode, in scope: ExpressionScope, depth: Int = 0) -> String? {
    let name = expression.withoutUnwrapping
    switch name.kind {
    case .reference:
      guard let local = name.localDeclaration(of: name.name, within: scope.function) else {
        return scope.properties(named: name.name).first?.typeName
      }
      guard local.kind == .binding, depth < 4, let value = local.value else { return nil }
      return value.evidentTypeName ?? evidentTypeName(of: value, in: scope, depth: depth + 1)
    case .memberAccess where name.base?.isNamed("self") ?? false:
      return scope.properties(named: name.name).first?.typeName
    case .memberAccess: return evidentTypeName(ofProperty: name, in: scope.path)
    default: return nil
    }
  }

  /// The same for a property of any object of the project.
  func evidentTypeName(ofProperty access: SyntaxNode, in path: FilePath) -> String? {
    guard case .project(let found) = callee(of: access, in: path), found.count == 1 else { return nil }
    return Property(found[0])?.typeName
  }
}

extension Property {
  /// The dotted name of its type; nil if the type has none or isn't evident.
  public var typeName: String? {
    if let typeNode { return typeNode.unwrappedType.dottedName }
    return environmentObjectType ?? initialValue?.evidentTypeName
  }
}
