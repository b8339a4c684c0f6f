import SwiftScan
import TextModel

/// An environment key that is bridged to a UIKit trait, joined from all parts of its type.
public struct TraitBridge: Sendable {
  public var key: ProjectType
  /// The method with which SwiftUI reads the trait; nil if the type doesn't declare it.
  public var reader: Member?
  /// The method with which SwiftUI sets the trait; nil if the type doesn't declare it.
  public var writer: Member?

  /// The type of the key's value, as one of the methods spells it.
  public var valueType: String? {
    reader?.node.type?.text ?? writer?.node.parameters.last?.type?.text ?? key.valueType
  }
}

/// A place where a method of a bridged key reads or sets a trait of the project.
public struct TraitAccess: Sendable {
  public var node: SyntaxNode
  /// The dotted name of the trait.
  public var trait: String
  /// Whether the access means the trait's value itself, not something that a property computes from it.
  public var isDirect: Bool
}

extension ProjectModel {
  /// The bridge of a type; nil unless it conforms to `UITraitBridgedEnvironmentKey`.
  public func traitBridge(of type: ProjectType) -> TraitBridge? {
    guard type.ancestry.contains("UITraitBridgedEnvironmentKey") else { return nil }
    let methods = type.members.filter { $0.isFunction && $0.isStatic }
    return TraitBridge(
      key: type, reader: methods.first { $0.fullName == "read(from:)" },
      writer: methods.first { $0.fullName == "write(to:value:)" })
  }

  /// The traits of the project that a method of a bridge reads from or sets in its first parameter. Nil if it does
  /// anything else with that parameter, such as reading a trait of UIKit.
  public func traitAccesses(in method: Member) -> [TraitAccess]? {
    guard let parameter = method.node.parameters.first?.usableName else { return nil }
    let uses = method.bodies.flatMap { body in body.descendants(.reference).filter { $0.isNamed(parameter) } }
    let accesses = uses.map { traitAccess(through: $0, in: method.path) }
    return accesses.contains { $0 == nil } ? nil : accesses.compactMap(\.self)
  }

  private func traitAccess(through traits: SyntaxNode, in path: FilePath) -> TraitAccess? {
    guard let access = traits.parent else { return nil }
    if let name = access.subscriptedType(of: traits) {
      return trait(named: name, in: access.enclosingTypeName).map {
        TraitAccess(node: access, trait: $0, isDirect: true)
      }
    }
    guard access.kind == .memberAccess, access.base == traits, case .project(let members) = callee(of: access, in: path)
    else { return nil }
    let found = members.map(traitBehind)
    guard let trait = found.first, let trait, found.allSatisfy({ $0 == trait }) else { return nil }
    return TraitAccess(node: access, trait: trait, isDirect: members.allSatisfy(\.returnsSubscript))
  }

  /// The only trait that a property of `UITraitCollection` or `UIMutableTraits` stands for.
  private func traitBehind(_ property: Member) -> String? {
    let subscripts = property.bodies.flatMap { $0.descendants(.subscriptCall) }
    let traits = subscripts.map { node in
      node.callee.flatMap(node.subscriptedType).flatMap { trait(named: $0, in: property.owner.name) }
    }
    guard let trait = traits.first, traits.allSatisfy({ $0 == trait }) else { return nil }
    return trait
  }

  /// The dotted name of a trait that the project declares.
  private func trait(named name: String, in scope: String) -> String? {
    guard let type = resolveUniquely(name, in: scope), type.isDeclared,
      ancestry(of: declarations(of: type.name) + extensions(of: type.name)).contains("UITraitDefinition")
    else { return nil }
    return type.name
  }
}

extension SyntaxNode {
  /// The type in a subscript of this value: `Theme` in `traits[Theme.self]`.
  public func subscriptedType(of value: SyntaxNode) -> String? {
    guard kind == .subscriptCall, callee == value, arguments.count == 1, let type = arguments[0].value,
      type.kind == .memberAccess, type.isNamed("self")
    else { return nil }
    return type.base?.dottedName
  }
}

extension Member {
  /// Whether a property's getter only returns the value of a subscript.
  fileprivate var returnsSubscript: Bool {
    let values = getter?.returnedValues ?? []
    return values.count == 1 && values[0].kind == .subscriptCall
  }
}

extension ProjectType {
  /// The type that its `Value` stands for, or else the type of its `defaultValue`.
  public var valueType: String? {
    let defaultValue = properties.first { $0.name == "defaultValue" && $0.member.isStatic }
    let alias = members.first { $0.name == "Value" && $0.node.kind == .typealiasDeclaration }
    let text = alias?.node.type?.text ?? defaultValue?.typeText ?? ""
    return text.isEmpty ? nil : text
  }
}
