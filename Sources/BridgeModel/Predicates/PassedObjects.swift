import SwiftScan
import TextModel

/// Objects that functions of the project receive and return. What code of the same object does with them counts as if the
/// code itself did it.
extension ProjectModel {
  /// The objects that retain an argument because the method that receives it stores it, or adds it to something.
  func keepers(
    ofArgument argument: SyntaxNode, of call: SyntaxNode, passedTo method: Member, in code: OwnedCode,
    trail: KeeperTrail
  ) -> [ObjectKeeper] {
    guard trail.depth < 4, method.isFunction, let value = argument.value,
      let parameter = method.node.parameters(givenBy: call).first(where: { $0.value == value })?.0
    else { return [] }
    let inner = OwnedCode(member: method)
    let kept = inner.uses(ofParameter: parameter).flatMap { use in
      // `handler = { value in onChange(value) }` keeps `onChange` as well.
      ([use] + inner.closures(capturing: use)).flatMap { keepers(of: $0, in: inner, trail: trail.deeper) }
    }.filter { $0.owner == .code }
    guard !kept.isEmpty else { return [] }
    guard let receiver = call.receiver, !receiver.isNamed("self"), !receiver.isNamed("super") else { return kept }
    var objects = keepers(ofObject: receiver, in: code, trail: trail.deeper)
    if returnsSelf(method) { objects += keepers(of: call, in: code, trail: trail.deeper) }
    return objects.flatMap { object in kept.map { object.keeping($0) } }
  }

  /// The objects that retain what code of the same object passes for a parameter of a function: `configure(field)`.
  func keepers(ofParameter parameter: SyntaxNode, in code: OwnedCode, trail: KeeperTrail) -> [ObjectKeeper] {
    guard trail.depth < 4 else { return [] }
    return ownUses(of: code.member).flatMap { call, caller -> [ObjectKeeper] in
      let value = code.member.node.parameters(givenBy: call).first { $0.0 == parameter }?.value
      return value.map { keepers(ofObject: $0, in: caller, trail: trail.deeper) } ?? []
    }.filter { $0.owner == .code }
  }

  /// The objects that retain what the function or property of the code returns to code of the same object.
  func keepers(ofResultOf code: OwnedCode, trail: KeeperTrail) -> [ObjectKeeper] {
    guard trail.depth < 4 else { return [] }
    return ownUses(of: code.member).flatMap { use, caller in keepers(of: use, in: caller, trail: trail.deeper) }
      .filter { $0.owner == .code }
  }

  /// The calls of a function, or the places that read a property, in code of the same object.
  private func ownUses(of member: Member) -> [(SyntaxNode, OwnedCode)] {
    guard !member.isStored, member.isFunction || member.isProperty else { return [] }
    let word = [BytePattern(word: member.name)]
    let parts = declarations(of: member.owner.name) + extensions(of: member.owner.name)
    return parts.flatMap { $0.members(mentioning: word) }.filter { !$0.isStatic }.flatMap { caller in
      let kinds: [SyntaxKind] = member.isFunction ? [.call] : [.reference, .memberAccess]
      return kinds.flatMap { caller.code.descendants($0, mentioning: word) }.filter { node in
        let name = member.isFunction ? node.callee : node
        return name?.pathFromSelf == [member.name] && callee(of: node, in: caller.path) == .project([member])
      }.map { ($0, OwnedCode(member: caller)) }
    }
  }
}

extension ProjectModel {
  /// Whether code of a type calls a function of another type that removes views or controllers: `panel.removeFromParentView()`.
  func callsRemovingHelper(_ type: ProjectType) -> Bool {
    type.members.contains { member in
      member.bodies.flatMap { $0.descendants(.call) }.contains { call in
        guard case .project(let found) = callee(of: call, in: member.path) else { return false }
        return ownFunctions(runBy: found.filter { $0.isFunction && $0.owner.name != type.name }).contains { helper in
          helper.bodies.contains { !$0.descendants(.call, mentioning: viewRemovingPatterns).isEmpty }
        }
      }
    }
  }
}

/// The parts of the names of Apple's methods that remove views or controllers from where they are.
let viewRemovingPatterns: [BytePattern] = ["removeFrom", "removeArranged"]

extension OwnedCode {
  /// Whether an expression is the result of the function or getter.
  func returns(_ value: SyntaxNode) -> Bool {
    member.bodies.contains { body in body.contains(value) && body.returnedValues.contains(value) }
  }

  /// The closures of the function around a node, the innermost one first.
  fileprivate func closures(capturing node: SyntaxNode) -> [SyntaxNode] {
    node.ancestors.prefix { $0 != member.node }.filter { $0.kind == .closure }
  }
}

extension ObjectKeeper {
  /// The keeper of what an object keeps that this one keeps.
  fileprivate func keeping(_ inner: ObjectKeeper) -> ObjectKeeper {
    ObjectKeeper(
      owner: owner, path: path + inner.path, links: links + inner.links, addedType: inner.addedType ?? addedType)
  }
}

extension ProjectModel {
  /// Whether a function returns its own object, as in `field.onChange { … }.onEnd { … }`.
  fileprivate func returnsSelf(_ function: Member) -> Bool {
    var visited: Set<SyntaxNode> = []
    var next = [function]
    while let function = next.popLast() {
      guard visited.insert(function.node).inserted else { continue }
      for value in function.node.body?.returnedValues ?? [] where !value.isNamed("self") {
        guard let method = ownMethod(calledBy: value, in: function) else { return false }
        next.append(method)
      }
    }
    return true
  }
}
