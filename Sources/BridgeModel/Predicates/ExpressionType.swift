import AppleAPI
import SwiftScan

/// The code around an expression, as far as it determines types.
public struct ExpressionScope: Sendable {
  /// The function, accessor, or closure that bounds the locals.
  public var function: SyntaxNode
  /// The dotted name of the enclosing type.
  public var typeName: String
  /// Finds the properties of that type by name, because few of them are needed.
  private var findProperties: @Sendable (_ name: String) -> [Property]
  /// The types of names that are known by other means.
  public var knownTypes: [String: String] = [:]
  /// The dotted name of the coordinator's type.
  public var coordinator: String?
  /// The name of the context parameter.
  public var context: String?

  public init(function: SyntaxNode, typeName: String, properties: [Property]) {
    self.init(function: function, typeName: typeName) { name in properties.filter { $0.name == name } }
  }

  init(
    function: SyntaxNode, typeName: String, findProperties: @escaping @Sendable (_ name: String) -> [Property]
  ) {
    self.function = function
    self.typeName = typeName
    self.findProperties = findProperties
  }

  /// The properties of the enclosing type that have a name, in source order.
  public func properties(named name: String) -> [Property] { findProperties(name) }

  /// The scope of a function in another type, with the other knowledge of this scope.
  func scope(
    of function: SyntaxNode, inType name: String, findProperties: @escaping @Sendable (_ name: String) -> [Property]
  ) -> ExpressionScope {
    var scope = self
    scope.function = function
    scope.typeName = name
    scope.findProperties = findProperties
    return scope
  }
}

extension Representable {
  /// The scope of the code in one of its lifecycle bodies.
  public func expressionScope(of body: LifecycleBody) -> ExpressionScope {
    var scope = surroundingScope(of: body)
    // The constraint of `some WKWebView` says as much as a type.
    if let variable = body.variable, body.method != .make,
      let type = representedType?.name ?? representedType?.node.dottedName,
      !body.isHelper || body.function.node.declares(variable, as: family.representedAlias)
    {
      scope.knownTypes[variable] = type
    }
    scope.coordinator = coordinator?.name
    scope.context = body.context
    return scope
  }

  private func surroundingScope(of body: LifecycleBody) -> ExpressionScope {
    let (function, owner) = (body.function.node, body.function.owner)
    if body.isForeign {
      return ExpressionScope(function: function, typeName: owner.name) { owner.properties(named: $0) }
    }
    if let coordinator, body.isInCoordinator {
      return ExpressionScope(function: function, typeName: coordinator.name, properties: coordinator.properties)
    }
    return ExpressionScope(function: function, typeName: name, properties: properties)
  }
}

extension ProjectModel {
  /// The dotted name of an expression's type if declarations and initializers determine it; nil otherwise.
  public func typeName(of expression: SyntaxNode, in scope: ExpressionScope) -> String? {
    typeName(of: expression, in: scope, depth: 0)
  }

  private func typeName(of expression: SyntaxNode, in scope: ExpressionScope, depth: Int) -> String? {
    guard depth < 8 else { return nil }
    switch expression.kind {
    case .reference: return typeName(of: expression.name, at: expression, in: scope, depth: depth)
    case .memberAccess:
      guard let base = expression.base else { return nil }
      // `URLSession.shared`
      if expression.isNamed("shared"), base.kind == .reference, base.name.first?.isUppercase == true {
        return base.name
      }
      if base.isNamed("self"), base.kind == .reference { return scope.typeOfProperty(named: expression.name) }
      if expression.isNamed("coordinator"), base.memberPath == scope.context.map({ [$0] }) { return scope.coordinator }
      guard let owner = typeName(of: base, in: scope, depth: depth + 1) else { return nil }
      return typeName(ofMember: expression.name, in: owner, from: scope)
    case .optionalChain, .forceUnwrap, .tryExpression, .awaitExpression:
      return expression.value.flatMap { typeName(of: $0, in: scope, depth: depth + 1) }
    case .tuple:
      let inner = expression.withoutParentheses
      return inner == expression ? nil : typeName(of: inner, in: scope, depth: depth + 1)
    default: return expression.evidentTypeName
    }
  }

  private func typeName(of name: String, at node: SyntaxNode, in scope: ExpressionScope, depth: Int) -> String? {
    guard depth < 8 else { return nil }
    if name == "self" { return scope.typeName }
    guard let local = node.localDeclaration(of: name, within: scope.function) else {
      return scope.typeOfProperty(named: name)
    }
    if let type = local.type?.unwrappedType.dottedName {
      // The represented type may be written as an associated type of the representable.
      return local.kind == .parameter ? scope.knownTypes[name] ?? type : type
    }
    if local.kind == .parameter { return scope.knownTypes[name] }
    // `if let name` unwraps the value that has this name outside the statement.
    if local.kind == .optionalBinding, local.value == nil {
      return typeName(of: name, at: local, in: scope, depth: depth + 1)
    }
    guard local.kind == .binding || local.kind == .optionalBinding || local.kind == .capture, let value = local.value,
      local.pattern.map({ $0.kind == .identifierPattern }) ?? true
    else { return nil }
    return value.evidentTypeName ?? typeName(of: value, in: scope, depth: depth + 1)
  }

  private func typeName(ofMember name: String, in owner: String, from scope: ExpressionScope) -> String? {
    guard let type = resolveUniquely(owner, in: scope.typeName) else { return nil }
    if heads(of: type.name).count == 1 {
      let found = parts(of: type.name, mentioning: name).flatMap(\.members).filter {
        $0.name == name && $0.isProperty
      }
      if let property = found.first.flatMap(Property.init) { return property.typeName }
    }
    let appleClass = frameworkClass(of: type.name) ?? type.name
    return nameMemory.appleProperties.value(of: ScopedName(name: name, scope: appleClass)) {
      AppleAPI.type(named: appleClass)?.typeName(ofProperty: name)
    }
  }
}

extension SyntaxNode {
  /// Whether a function has a parameter with this name and with a type of this name.
  fileprivate func declares(_ parameter: String, as type: String) -> Bool {
    parameters.contains { $0.usableName == parameter && $0.type?.unwrappedType.dottedName == type }
  }
}

extension ExpressionScope {
  fileprivate func typeOfProperty(named name: String) -> String? {
    properties(named: name).first?.typeName
  }
}

extension Property {
  /// The dotted name of its type; nil if the type has none or isn't evident.
  public var typeName: String? {
    if let typeNode { return typeNode.unwrappedType.dottedName }
    return environmentObjectType ?? initialValue?.evidentTypeName
  }
}

extension AppleType {
  /// The name of the type of a property that it or its nearest superclass declares; nil if the type has arguments, or if
  /// it differs between the platforms.
  fileprivate func typeName(ofProperty name: String) -> String? {
    let names = typesOfProperties(named: name).map { String($0.prefix { $0 != "?" && $0 != "!" }) }
    guard let first = names.first, names.allSatisfy({ $0 == first }) else { return nil }
    return first.utf8.allSatisfy { $0 == UInt8(ascii: ".") || $0.isWord } ? first : nil
  }
}

extension UInt8 {
  /// Whether it's an ASCII letter, a digit, or an underscore.
  fileprivate var isWord: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
