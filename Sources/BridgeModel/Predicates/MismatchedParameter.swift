import SwiftScan

/// A parameter type because of which a method isn't the one that SwiftUI calls.
public struct MismatchedParameter: Sendable {
  /// The type as written.
  public var type: SyntaxNode
  /// The source text of the type that the requirement has in the representable.
  public var expected: String
}

extension ProjectModel {
  /// The first parameter of a dismantle method whose type is certainly another one than the represented type or the
  /// coordinator's; nil if there is none, or if an overload fits.
  public func mismatchedParameter(ofDismantle function: Member, of representable: Representable)
    -> MismatchedParameter?
  {
    let parameters = function.node.parameters
    guard parameters.count == 2, representable.functions(.dismantle).count == 1,
      let represented = representable.representedType,
      let view = parameters[0].type, let coordinator = parameters[1].type
    else { return nil }
    if let name = represented.name, areDifferentTypes(view.dottedName, name, in: representable) {
      return MismatchedParameter(type: view, expected: represented.text)
    }
    guard let known = representable.coordinator, ["()", "Void"].contains(coordinator.text),
      representable.function(.makeCoordinator)?.node.type != nil
    else { return nil }
    return MismatchedParameter(type: coordinator, expected: lastComponent(of: known.name))
  }

  /// The parameter for the represented object in a method that answers a proposed size, if its type is certainly another
  /// one than the represented type.
  public func mismatchedParameter(ofSizeThatFits function: Member, of representable: Representable)
    -> MismatchedParameter?
  {
    let parameters = function.node.parameters
    guard parameters.count == 3, representable.functions(.sizeThatFits).count == 1, let type = parameters[1].type,
      let represented = representable.representedType, let name = represented.name,
      areDifferentTypes(type.dottedName, name, in: representable)
    else { return nil }
    return MismatchedParameter(type: type, expected: represented.text)
  }

  private func areDifferentTypes(_ first: String?, _ second: String, in representable: Representable) -> Bool {
    guard let first, let one = knownType(first, in: representable) else { return false }
    if let other = knownType(second, in: representable) { return one != other }
    // A class of another library isn't one of Apple's.
    return apple.type(named: one)?.kind == .class && isOfOtherModule(second, in: representable)
  }

  private func isOfOtherModule(_ name: String, in representable: Representable) -> Bool {
    guard let type = resolveUniquely(name, in: representable.name),
      apple.type(named: type.name) == nil
    else { return false }
    let node = representable.declaration.node
    let generic = ([node] + node.ancestors).compactMap { $0.first(.genericParameters) }
    return !generic.contains { $0.all(.genericParameter).contains { $0.name == name } }
  }

  /// The full name of a type of the project or of Apple's; nil if it can stand for another one.
  private func knownType(_ name: String, in representable: Representable) -> String? {
    guard let type = resolveUniquely(name, in: representable.name) else { return nil }
    return type.isDeclared || apple.type(named: type.name)?.kind == .class ? type.name : nil
  }
}
