import BridgeFacts
import SwiftScan

/// The kind of a value, which decides whether copies of it can go stale.
public enum ValueKind: String, Sendable {
  /// A struct, an enum, a tuple, or an immutable object that is used like one.
  case value
  case function
  /// A class, an actor, or a protocol that may stand for one. All copies refer to the same object.
  case reference
  /// The type isn't written or isn't known.
  case unknown
}

extension ProjectModel {
  public func valueKind(of property: Property) -> ValueKind {
    if let type = property.typeNode { return valueKind(of: type, in: property.member.owner) }
    guard let value = property.initialValue else { return .unknown }
    // Without a written type, a literal is an array or a dictionary.
    if [.arrayLiteral, .dictionaryLiteral].contains(value.kind) { return .value }
    if value.kind == .closure { return .function }
    if let name = value.evidentTypeName { return valueKind(ofTypeNamed: name, in: property.member.owner.name) }
    return valueKind(of: type(of: value, in: property.member.path))
  }

  /// The kind of a type that is written inside `owner`, whose generic parameters are unknown types.
  public func valueKind(of type: SyntaxNode, in owner: TypeDeclaration) -> ValueKind {
    let type = type.unwrappedType
    switch type.kind {
    case .functionType: return .function
    case .arrayType, .dictionaryType, .inlineArrayType: return .value
    case .tupleType:
      let elements = type.children.compactMap(\.type)
      return elements.count == 1 ? valueKind(of: elements[0], in: owner) : .value
    case .typeName, .memberType:
      guard let name = type.dottedName, !owner.hasGenericParameter(named: name) else { return .unknown }
      return valueKind(ofTypeNamed: name, in: owner.name)
    default: return .unknown
    }
  }

  func valueKind(ofTypeNamed name: String, in scope: String) -> ValueKind {
    func find() -> ValueKind {
      let types = resolve(name, in: scope)
      if types.isEmpty { return aliasesOfUnnamedTypes(name, in: scope) }
      let kinds = Set(types.map(kind))
      return kinds.count == 1 ? kinds.first ?? .unknown : .unknown
    }
    return questions?.memory.names.valueKinds.value(of: ScopedName(name: name, scope: scope), find) ?? find()
  }

  private func kind(of type: ResolvedType) -> ValueKind {
    guard type.isDeclared else {
      if KnownTypes.isValue(type.name) { return .value }
      let isObject =
        frameworkClass(of: type.name) != nil || KnownTypes.contentObjects.contains(type.name)
        || ClassTrait.stateful.holds(for: type.name) || type.name.hasPrefix("NSMutable")
        || isReference(type.name) == true
      return isObject ? .reference : .unknown
    }
    let kinds = Set(heads(of: type.name).map { $0.isValueType ? ValueKind.value : .reference })
    return kinds.count == 1 ? kinds.first ?? .unknown : .unknown
  }

  /// The kind of a typealias for a function, tuple, or collection type.
  private func aliasesOfUnnamedTypes(_ name: String, in scope: String) -> ValueKind {
    var scope = scope
    while true {
      let candidate = scope.isEmpty ? name : "\(scope).\(name)"
      if declaresAlias(candidate) {
        let aliases = aliases(of: candidate)
        let kinds = Set(aliases.map(\.targetKind))
        guard kinds.count == 1, let kind = kinds.first ?? nil else { return .unknown }
        switch kind {
        case .functionType: return .function
        case .arrayType, .dictionaryType, .tupleType: return .value
        default: return .unknown
        }
      }
      if scope.isEmpty { return .unknown }
      scope = enclosingName(of: scope)
    }
  }
}

extension TypeDeclaration {
  func hasGenericParameter(named name: String) -> Bool { node.genericParameterNames.contains(name) }
}
