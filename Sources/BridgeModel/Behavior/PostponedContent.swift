import SwiftScan
import TextModel

/// Content of a view that code of the project builds only when something happens, as a modifier does that presents it in a
/// controller, and not when SwiftUI evaluates the view.
extension ProjectModel {
  /// Whether all functions that a call can mean build the content that they receive as an argument later. False if one
  /// isn't known, or never builds it.
  func isBuiltLater(_ content: SyntaxNode, in path: FilePath, depth: Int = 0) -> Bool {
    // Code that only passes content back to itself never builds it.
    if depth == 6 { return true }
    switch content.parent.map({ callee(of: $0, in: path) }) {
    case .implicitInitializer(let type):
      return content.label.map { isBuiltLater(property: $0, of: type, depth: depth + 1) } ?? false
    case .project:
      let parameters = parameters(taking: content, in: path) ?? []
      return !parameters.isEmpty && parameters.allSatisfy { isBuiltLater($0, depth: depth + 1) }
    default: return false
    }
  }

  private func isBuiltLater(_ parameter: ArgumentParameter, depth: Int) -> Bool {
    guard case .project(let declaration, let function, let path) = parameter, let body = function.body,
      let name = declaration.usableName
    else { return false }
    let uses = body.descendants(.reference, mentioning: [BytePattern(word: name)]).filter {
      $0.localDeclaration(of: name, within: function) == declaration
    }
    return !uses.isEmpty
      && uses.allSatisfy { use in
        use.isCallee
          ? !isEvaluated(use, in: body, of: path, depth: depth) : isPassedToLaterCode(use, in: path, depth: depth)
      }
  }

  /// Whether a closure is only passed on, or stored, to be called later.
  private func isPassedToLaterCode(_ closure: SyntaxNode, in path: FilePath, depth: Int) -> Bool {
    if let argument = closure.parent, argument.kind == .argument {
      return isBuiltLater(argument, in: path, depth: depth)
    }
    guard let property = closure.parent.flatMap(Assignment.init)?.target.pathFromSelf?.first,
      let type = type(around: closure, in: path)
    else { return false }
    return isBuiltLater(property: property, of: type.name, depth: depth)
  }

  /// Whether a view or a modifier builds the content that it keeps in a property later, or never.
  private func isBuiltLater(property name: String, of type: String, depth: Int) -> Bool {
    let members = (declarations(of: type) + extensions(of: type)).flatMap(\.members)
    return members.uses(of: name).allSatisfy { use in
      if use.node.isWritten { return true }
      return use.node.isCallee
        ? !isEvaluated(use, among: members, depth: depth)
        : isPassedToLaterCode(use.node, in: use.member.path, depth: depth)
    }
  }

  /// Whether SwiftUI runs code of a view or a modifier when it evaluates that: code of the body, or of a part of the body.
  private func isEvaluated(_ use: MemberUse, among members: [Member], depth: Int) -> Bool {
    guard depth < 6, isEvaluated(use.node, in: use.body, of: use.member.path, depth: depth) else { return false }
    return use.member.name == "body"
      || members.uses(of: use.member.name).contains { isEvaluated($0, among: members, depth: depth + 1) }
  }
}

/// A use of a member of `self` in the code of another one.
private struct MemberUse {
  var node: SyntaxNode
  var body: SyntaxNode
  var member: Member
}

extension [Member] {
  fileprivate func uses(of name: String) -> [MemberUse] {
    filter { $0.name != name }.flatMap { member in
      member.bodies.flatMap { body in
        body.uses(of: name, within: member.node).map { MemberUse(node: $0, body: body, member: member) }
      }
    }
  }
}
