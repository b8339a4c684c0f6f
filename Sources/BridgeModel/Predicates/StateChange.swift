import SwiftScan

extension ProjectModel {
  /// Whether the type's own code changes the property after initialization or passes its binding on, or the enclosing
  /// type changes a property with this name in another object.
  public func isChanged(_ property: Property, in type: ProjectType) -> Bool {
    let own = type.members.filter { $0.node.kind != .initializerDeclaration }.flatMap(\.bodies)
    if own.contains(where: { $0.changes(property.name) || !$0.uses(of: "$\(property.name)", within: $0).isEmpty }) {
      return true
    }
    let outer = enclosingName(of: type.name)
    guard !outer.isEmpty else { return false }
    return (declarations(of: outer) + extensions(of: outer)).flatMap(\.members).flatMap(\.bodies).contains { body in
      body.descendants(.sequence).contains { node in
        guard let path = Assignment(node)?.target.memberPath else { return false }
        return path.count > 1 && path[0] != "self" && path.last == property.name
      }
    }
  }
}
