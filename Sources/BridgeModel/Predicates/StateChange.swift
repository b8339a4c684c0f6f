import SwiftScan

extension ProjectModel {
  /// Whether the type's own code changes the property after initialization or passes its binding on, or the enclosing
  /// type changes a property with this name in another object.
  public func isChanged(_ property: Property, in type: ProjectType) -> Bool {
    let isChangedByType = type.members.contains { member in
      member.node.kind != .initializerDeclaration
        && member.bodies.contains { body in
          changes(property.name, below: body, in: member.path)
            || !body.uses(of: "$\(property.name)", within: body).isEmpty
        }
    }
    if isChangedByType { return true }
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
