import BridgeFacts
import BridgeModel
import SwiftScan

extension RepresentableTemplate {
  /// The lifecycle methods of a representable of the project, with the names that it already uses.
  public init(of representable: Representable) {
    let family = representable.family
    let update = representable.function(.update)?.node.parameters.first?.usableName
    self.init(
      family: family, represented: representable.representedTypeText, coordinator: representable.coordinatorTypeText,
      coordinatorArguments: representable.coordinatorArguments ?? "", parameterName: update,
      access: AccessLevel(ofMembersIn: representable.declaration.node))
  }
}

extension Representable {
  /// The represented type as its members write it; nil if it's unknown.
  public var representedTypeText: String? {
    guard let representedType else { return nil }
    return representedType.name == nil ? family.representedAlias : representedType.text
  }

  /// The coordinator's type as its members write it; nil if there is none.
  public var coordinatorTypeText: String? {
    if members.contains(where: { $0.name == "Coordinator" }) { return "Coordinator" }
    return function(.makeCoordinator)?.node.type?.text ?? coordinator.map { lastComponent(of: $0.name) }
  }

  /// The arguments with which `makeCoordinator` can call the coordinator's initializer; nil if one of them is unclear.
  public var coordinatorArguments: String? {
    guard let coordinator else { return "self" }
    guard let initializer = coordinator.initializers.first else { return "" }
    let arguments = initializer.node.parameters.map { parameter -> String? in
      value(for: parameter).map { (parameter.label.map { "\($0): " } ?? "") + $0 }
    }
    return arguments.contains(nil) ? nil : arguments.compactMap { $0 }.joined(separator: ", ")
  }

  /// The value that matches a parameter: the representable itself, a binding, or an input with the same name.
  private func value(for parameter: SyntaxNode) -> String? {
    guard let type = parameter.type?.unwrappedType else { return nil }
    if type.dottedName.map({ lastComponent(of: $0) }) == simpleName { return "self" }
    guard let input = input(named: parameter.name) else { return nil }
    return type.dottedName == "Binding" && input.wrapper == "Binding" ? "$\(input.name)" : input.name
  }

  /// The property in which the coordinator stores its copy of the representable, if other code can set it.
  public var refreshableParent: String? {
    coordinator?.properties.first { property in
      property.member.isStored && !property.isConstant && !property.member.isPrivate && !property.member.isStatic
        && property.typeName.map { lastComponent(of: $0) } == simpleName
    }?.name
  }
}
