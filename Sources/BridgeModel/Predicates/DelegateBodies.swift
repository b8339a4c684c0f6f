import SwiftScan

extension Representable {
  /// The methods of the coordinator with a parameter that can only be the represented object, such as delegate methods.
  public var delegateBodies: [LifecycleBody] {
    guard let type = representedType?.name, type != family.represented else { return [] }
    return (coordinator?.members ?? []).filter(\.isFunction).compactMap { function in
      guard let block = function.node.body,
        let parameter = function.node.parameters.first(where: { $0.type?.unwrappedType.dottedName == type })
      else { return nil }
      return LifecycleBody(
        method: .update, function: function, block: block, variable: parameter.usableName, owner: Place(.coordinator))
    }
  }
}
