import BridgeFacts
import SwiftScan
import TextModel

extension ProjectModel {
  /// The code that may configure the objects of some classes in a bridge: that of the representable, of its coordinator, of
  /// the classes and what they inherit from the project, the code that lifecycle methods run, and the functions that
  /// make what the make method returns.
  public func codeConfiguring(objectsOf classes: [String], in representable: Representable) -> [SyntaxNode] {
    let parts = classes.flatMap { lineage(of: $0) }.map(\.name).withoutRepetitions.filter(declaresType)
      .flatMap { declarations(of: $0) + extensions(of: $0) }
    let members = representable.members + (representable.coordinator?.members ?? []) + parts.flatMap(\.members)
    let own = members.withoutRepetitions.flatMap { $0.bodies + [Property($0)?.initialValue].compactMap(\.self) }
    let run = [LifecycleMethod.make, .update].flatMap { bodies(reachedFrom: $0, of: representable) }
    var visited: Set<SyntaxNode> = []
    let results = run.filter { $0.method == .make }.flatMap { body in
      body.returnedValues.flatMap {
        code(returning: $0, within: body.function.node, body.function.path, &visited)
      }
    }
    return (own + run.map(\.block) + results).withoutRepetitions
  }

  /// The code of the functions and properties of the project whose result an expression is, except those that were
  /// visited already.
  private func code(
    returning expression: SyntaxNode, within function: SyntaxNode, _ path: FilePath, _ visited: inout Set<SyntaxNode>
  ) -> [SyntaxNode] {
    let value = expression.constantValue(within: function)
    let members: [Member]
    switch callee(of: value, in: path) {
    case .project(let found): members = found
    case .global(let global) where global.isFunction: members = [Member(globalFunction: global.node, in: global.path)]
    default: return []
    }
    return members.flatMap { member -> [SyntaxNode] in
      guard visited.insert(member.code).inserted else { return [] }
      let code = member.bodies + [Property(member)?.initialValue].compactMap(\.self)
      let results = member.bodies.flatMap(\.returnedValues)
      return code + results.flatMap { self.code(returning: $0, within: member.node, member.path, &visited) }
    }
  }
}
