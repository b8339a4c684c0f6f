import SwiftScan
import TextModel

extension ProjectModel {
  /// The objects that retain a value because a method of the project that receives it adds it to its own object or stores
  /// it there: `embed(host)`.
  func keepers(of argument: SyntaxNode, passedTo call: SyntaxNode, in code: OwnedCode, depth: Int) -> [ObjectKeeper] {
    guard let owner = call.receiver.map(code.owner) ?? .code,
      case .project(let functions) = callee(of: call, in: code.path),
      functions.count == 1, let function = functions.first, function.isFunction, !function.isStatic
    else { return [] }
    let scope = ExpressionScope(of: code.member, typeName: code.member.owner.name, properties: [])
    return uses(ofArgument: argument, of: call, in: function, scope).uses
      .flatMap { keepers(of: $0, in: OwnedCode(member: function), depth: depth + 1) }
      .filter { $0.owner == .code }.map { ObjectKeeper(owner: owner, path: $0.path) }
  }

  /// Whether code calls a function of the project that removes a view or child: `host.unembed()`.
  func callsRemovingHelper(in members: [Member]) -> Bool {
    members.contains { member in
      member.bodies.flatMap { $0.descendants(.call) }.contains { call in
        guard call.calledName.first?.isLowercase ?? false,
          case .project(let functions) = callee(of: call, in: member.path)
        else { return false }
        return functions.contains { $0.bodies.contains(where: \.removesViewOrChild) }
      }
    }
  }
}

extension SyntaxNode {
  fileprivate var removesViewOrChild: Bool {
    descendants(.call, mentioning: ["remove"]).compactMap { ContentChange($0) }.contains {
      $0.kind != .addition && ($0.content == .views || $0.content == .children)
    }
  }
}
