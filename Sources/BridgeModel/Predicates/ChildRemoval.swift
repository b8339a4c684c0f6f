import SwiftScan
import TextModel

extension ProjectModel {
  /// Whether a type adds a child view controller and never removes it from its parent, and nothing adds its view again
  /// without adding the child.
  public func remainsChild(_ child: SyntaxNode, in member: Member, of type: ProjectType) -> Bool {
    guard let name = child.pathFromSelf?.last, isAdded(name, in: type),
      !fate(of: child, in: member, of: type).contains(.passedOn)
    else { return false }
    var names: Set = [name]
    // `let next = UIHostingController(…)`, `host = next`
    for assignment in type.members.flatMap(\.bodies).flatMap({ $0.descendants(.sequence) }).compactMap(Assignment.init)
    where assignment.value.count == 1 {
      guard let target = assignment.target.pathFromSelf?.last, let value = assignment.value[0].pathFromSelf?.last,
        names.contains(target) || names.contains(value)
      else { continue }
      names.formUnion([target, value])
    }
    let isRemoved = type.members.calls(named: "removeFromParent").contains { found in
      // The receiver may be any child: `children.forEach { $0.removeFromParent() }`.
      guard let path = found.call.receiver?.pathFromSelf, let last = path.last, !last.hasPrefix("$") else {
        return true
      }
      return names.contains(last) || found.call.receiver.map { isAnyChild($0, in: found.member) } ?? true
    }
    return !isRemoved
      && !hostedViews(in: type).contains { hosted in
        guard let shown = hosted.controller.pathFromSelf?.last, names.contains(shown) else { return false }
        return !hosted.member.bodies.contains { body in
          body.calls(named: "addChild").contains { $0.arguments.first?.value?.pathFromSelf?.last == shown }
        }
      }
  }

  /// Whether the type adds a child under a name, directly or before it stores the child there.
  private func isAdded(_ name: String, in type: ProjectType) -> Bool {
    type.members.calls(named: "addChild").contains { found in
      guard let added = found.call.arguments.first?.value?.pathFromSelf else { return false }
      return added.last == name
        || found.member.bodies.flatMap { $0.descendants(.sequence) }.compactMap(Assignment.init).contains {
          $0.target.pathFromSelf?.last == name && $0.value.count == 1 && $0.value[0].pathFromSelf == added
        }
    }
  }

  /// Whether an expression is a parameter or the variable of a loop.
  private func isAnyChild(_ expression: SyntaxNode, in member: Member) -> Bool {
    guard expression.kind == .reference,
      let local = expression.localDeclaration(of: expression.name, within: member.node)
    else { return false }
    return local.kind != .binding && local.kind != .optionalBinding || local.value == nil
  }
}
