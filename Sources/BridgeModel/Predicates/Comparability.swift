import SwiftScan

extension ProjectModel {
  /// Whether code can compare a property with a new value first, to skip a write that changes nothing. Its type
  /// certainly has `!=`, and the new value isn't an object that is created each time. A condition can't throw or wait.
  public func canCompare(_ property: Property, beforeWriting assignment: Assignment) -> Bool {
    guard assignment.node.descendants(.tryExpression, .awaitExpression).isEmpty else { return false }
    // The compiler finds the type of `.init(rawValue: 1) ?? .first` by the type that it's assigned to.
    let isDefaulted = assignment.value.contains { $0.kind == .binaryOperator && $0.isNamed("??") }
    if isDefaulted, assignment.value.contains(where: \.mentionsImplicitMember) { return false }
    let makesValue = assignment.value[0].kind == .call
    return hasInequality(property) && (valueKind(of: property) == .value || !makesValue)
  }

  /// Whether two values of a property can certainly be compared with `!=`.
  public func hasInequality(_ property: Property) -> Bool {
    if let type = property.typeNode { return isComparable(type, in: property.member.owner) }
    guard let name = property.initialValue?.evidentTypeName else { return false }
    return isComparable(typeNamed: name, in: property.member.owner.name)
  }

  private func isComparable(_ type: SyntaxNode, in owner: TypeDeclaration) -> Bool {
    let type = type.unwrappedType
    switch type.kind {
    case .arrayType, .dictionaryType:
      return type.children.allSatisfy { isComparable($0, in: owner) }
    case .typeName, .memberType:
      guard let name = type.dottedName, !owner.hasGenericParameter(named: name) else { return false }
      let arguments = type.first(.genericArguments)?.children.allSatisfy { isComparable($0, in: owner) } ?? true
      return arguments && isComparable(typeNamed: name, in: owner.name)
    default: return false
    }
  }

  private func isComparable(typeNamed name: String, in scope: String) -> Bool {
    guard let type = resolveUniquely(name, in: scope) else { return false }
    guard type.isDeclared else {
      return isClass(type.name, kindOf: "NSObject") || KnownTypes.isComparableValue(type.name)
    }
    let parts = declarations(of: type.name) + extensions(of: type.name)
    let protocols: Set = ["Equatable", "Hashable", "Comparable", "NSObject"]
    return !ancestry(of: parts).names.isDisjoint(with: protocols)
      || declarations(of: type.name).allSatisfy(\.isEnumWithoutPayload)
  }
}

extension TypeDeclaration {
  /// Whether it's an enum that has `==` without declaring it.
  fileprivate var isEnumWithoutPayload: Bool {
    node.kind == .enumDeclaration
      && members.allSatisfy { member in
        member.node.kind != .caseDeclaration || member.node.descendants(.parameterClause).isEmpty
      }
  }
}

extension SyntaxNode {
  fileprivate var mentionsImplicitMember: Bool {
    descendants(.memberAccess).contains { $0.base == nil }
  }
}
