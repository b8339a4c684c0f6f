import SwiftScan

/// Which values are the same as long as a view is shown, as far as the type that writes them tells.
extension ProjectModel {
  /// Whether a closure, in a member of a view, sees the same in every value of that view: state, observed objects and
  /// actions of the environment, but no plain values or closures, and no locals of the code around it.
  public func seesTheSame(_ closure: SyntaxNode, in member: Member, of type: ProjectType) -> Bool {
    let members = type.members
    var mentioned = MentionedMembers(of: MemberNames(members))
    mentioned.add(below: closure)
    guard !mentioned.isWholeSelfUsed else { return false }
    let takesLocals = closure.descendants(.reference, .capture).contains { node in
      node.localDeclaration(of: node.name.withoutProjection, within: member.node).map { !closure.contains($0) } ?? false
    }
    guard !takesLocals else { return false }
    let inputs = type.properties.filter { $0.member.isStored && !$0.member.isStatic && !$0.isFixed }
    return members.enumerated().allSatisfy { number, used in
      !mentioned.contains(number) || closure.uses(of: used.name, within: member.node).isEmpty
        || !canGrowOld(used.name, among: inputs, members)
    }
  }

  /// Whether the class's or view's own code changes the property after it was made, or passes its binding on, or the
  /// type around it changes a property of that name in another object.
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
