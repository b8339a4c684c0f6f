import SwiftScan
import TextModel

extension ProjectModel {
  /// The places that keep the value of an expression: the targets of assignments, and the collections that it's put into.
  func places(keeping value: SyntaxNode, in member: Member) -> [SyntaxNode] {
    var search = KeepingSearch(project: self)
    return search.places(keeping: value, in: member)
  }
}

/// Follows a value through locals and through the results of functions.
private struct KeepingSearch {
  let project: ProjectModel
  /// The locals and functions on the way.
  private var visited: Set<SyntaxNode> = []

  init(project: ProjectModel) { self.project = project }

  mutating func places(keeping value: SyntaxNode, in member: Member) -> [SyntaxNode] {
    if let choice = value.choice { return places(keeping: choice, in: member) }
    if let assignment = value.assignment { return [assignment.target] }
    guard let parent = value.parent else { return [] }
    switch parent.kind {
    case .memberAccess where parent.isNamed("store"):
      return (parent.parent?.argument(labeled: "in")?.value?.value).map { [$0] } ?? []
    case .argument:
      guard let call = parent.parent, ["append", "insert", "formUnion"].contains(call.calledName) else { return [] }
      return call.receiver.map { [$0] } ?? []
    case .arrayLiteral, .tryExpression, .tuple: return places(keeping: parent, in: member)
    case .binding, .optionalBinding: return places(keepingLocal: parent, in: member)
    case .returnStatement: return places(keepingResultOf: parent, in: member)
    case .codeBlock where parent.items.count == 1: return places(keepingResultOf: parent, in: member)
    default: return []
    }
  }

  private mutating func places(keepingLocal local: SyntaxNode, in member: Member) -> [SyntaxNode] {
    guard let name = local.pattern?.declaredNames.first, let body = member.node.body, visited.insert(local).inserted
    else { return [] }
    let uses = body.descendants(.reference).filter {
      $0.isNamed(name) && $0.localDeclaration(of: name, within: member.node) == local
    }
    return places(keepingAnyOf: uses.map { MemberValue(node: $0, member: member) })
  }

  /// The places that keep the result that a node returns from a local function or a method to code of the same object.
  private mutating func places(keepingResultOf node: SyntaxNode, in member: Member) -> [SyntaxNode] {
    let kinds: Set<SyntaxKind> = [.functionDeclaration, .closure, .accessorBlock, .accessorDeclaration]
    guard let function = node.ancestors.first(where: { kinds.contains($0.kind) }),
      function.kind == .functionDeclaration, visited.insert(function).inserted
    else { return [] }
    return places(keepingAnyOf: function == member.node ? ownCalls(of: member) : calls(ofLocal: function, in: member))
  }

  private mutating func places(keepingAnyOf values: [MemberValue]) -> [SyntaxNode] {
    var found: [SyntaxNode] = []
    for value in values { found += places(keeping: value.node, in: value.member) }
    return found
  }

  private func calls(ofLocal function: SyntaxNode, in member: Member) -> [MemberValue] {
    member.bodies.flatMap { $0.calls(named: function.name) }.filter {
      $0.callee?.localDeclaration(of: function.name, within: member.node) == function
    }.map { MemberValue(node: $0, member: member) }
  }

  /// The calls of a method in the code of its type.
  private func ownCalls(of method: Member) -> [MemberValue] {
    let name = method.owner.name
    let word = [BytePattern(word: method.name)]
    let parts = project.declarations(of: name) + project.extensions(of: name)
    return parts.flatMap { $0.members(mentioning: word) }.flatMap { caller in
      caller.bodies.flatMap { $0.calls(named: method.name) }
        .filter { project.ownMethod(calledBy: $0, in: caller) == method }
        .map { MemberValue(node: $0, member: caller) }
    }
  }
}
