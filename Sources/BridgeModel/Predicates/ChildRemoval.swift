import SwiftScan
import TextModel

extension ProjectModel {
  /// Whether a type adds a child view controller and never removes it from its parent, and nothing adds its view again
  /// without adding the child.
  public func remainsChild(_ child: SyntaxNode, in member: Member, of type: ProjectType) -> Bool {
    guard isAdded(child, in: member, of: type), !fate(of: child, in: member, of: type).contains(.passedOn) else {
      return false
    }
    let names = names(for: child, in: member, of: type)
    let isRemoved = type.members.calls(named: "removeFromParent").contains { found in
      found.call.receiver.map { $0.mayStand(forChildNamed: names, in: found.member) } ?? true
    }
    return !isRemoved
      && !hostedViews(in: type).contains { hosted in
        guard hosted.controller.names(in: hosted.member).contains(where: names.contains) else { return false }
        return !hosted.member.bodies.contains { body in
          body.calls(named: "addChild").contains { call in
            call.arguments.first?.value?.names(in: hosted.member).contains(where: names.contains) ?? false
          }
        }
      }
  }

  /// The names under which code of the type has a child: those of the properties and locals in which it's stored.
  private func names(for child: SyntaxNode, in member: Member, of type: ProjectType) -> Set<String> {
    var names = Set(child.names(in: member))
    // `let next = UIHostingController(…)`, `host = next`
    let stored = type.members.flatMap { member in
      member.bodies.flatMap { $0.descendants(.sequence) }.compactMap(Assignment.init).map { assignment in
        Set(([assignment.target] + assignment.possibleValues).flatMap { $0.names(in: member) })
      }
    }
    var count = 0
    while count != names.count {
      count = names.count
      for group in stored where !group.isDisjoint(with: names) { names.formUnion(group) }
    }
    return names
  }

  /// Whether the type adds a child, directly or before it stores the child where an expression finds it.
  private func isAdded(_ child: SyntaxNode, in member: Member, of type: ProjectType) -> Bool {
    let names = Set(child.names(in: member))
    return type.members.calls(named: "addChild").contains { found in
      guard let added = found.call.arguments.first?.value?.names(in: found.member) else { return false }
      return !names.isDisjoint(with: added)
        || found.member.bodies.flatMap { $0.descendants(.sequence) }.compactMap(Assignment.init).contains {
          !names.isDisjoint(with: $0.target.names(in: found.member))
            && $0.possibleValues.contains { $0.names(in: found.member).contains(where: added.contains) }
        }
    }
  }
}

extension SyntaxNode {
  /// The names of what a path leads to: its own last name, and if it's a local, those of the value that the local has.
  fileprivate func names(in member: Member) -> [String] {
    guard let name = pathOfChild?.last else { return [] }
    return [name] + (localValue(in: member)?.names(in: member) ?? [])
  }

  /// Whether code may mean a child with one of these names, or any child: a parameter, the variable of a loop, or an
  /// element of `children`.
  fileprivate func mayStand(forChildNamed names: Set<String>, in member: Member) -> Bool {
    guard let path = pathOfChild, let last = path.last, !last.hasPrefix("$"), !path.contains("children") else {
      return true
    }
    if names.contains(last) { return true }
    guard path.count == 1, isLocal(last, within: member.node) else { return false }
    return localValue(in: member)?.mayStand(forChildNamed: names, in: member) ?? true
  }

  /// The value of the local that an expression names, as its declaration gives it. For `if let host`, that's the pattern,
  /// at which the name means what is unwrapped.
  private func localValue(in member: Member) -> SyntaxNode? {
    guard let path = pathOfChild, path.count == 1,
      let local = withoutCasts.localDeclaration(of: path[0], within: member.node)
    else { return nil }
    switch local.kind {
    case .binding: return local.value?.part(named: path[0], by: local.pattern)
    case .optionalBinding: return local.value ?? local.pattern
    default: return nil
    }
  }

  private var pathOfChild: [String]? { kind == .identifierPattern ? [name] : withoutCasts.pathFromSelf }
}
