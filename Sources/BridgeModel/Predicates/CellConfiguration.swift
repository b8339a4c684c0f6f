import SwiftScan
import TextModel

extension ProjectModel {
  /// The hosting configurations that a cell's class, in the analyzed file, creates for every change of the cell's state,
  /// although they don't depend on the state and no condition compares anything.
  public func configurationsForAnyState(in type: ProjectType) -> [SyntaxNode] {
    guard isCell(type) else { return [] }
    var visited: Set<SyntaxNode> = []
    var found: [SyntaxNode] = []
    for method in type.localMembers where method.fullName == "updateConfiguration(using:)" && !method.isStatic {
      guard let state = method.node.parameters.first, !uses(parameter: state, of: method) else { continue }
      found += configurations(createdBy: method, of: type, &visited)
    }
    return found
  }

  /// The configurations that a method creates each time that it runs, itself or through other methods in the file.
  private func configurations(
    createdBy method: Member, of type: ProjectType, _ visited: inout Set<SyntaxNode>
  ) -> [SyntaxNode] {
    guard let body = method.node.body, visited.insert(method.node).inserted else { return [] }
    var found: [SyntaxNode] = []
    for call in body.descendants(.call) {
      let helper = ownMethod(calledBy: call, in: method).flatMap { type.localMembers.contains($0) ? $0 : nil }
      guard helper != nil || call.calledName == "UIHostingConfiguration",
        !call.dominatingConditions(in: body).contains(where: \.comparesSomething),
        timing(of: call, in: body, of: method.path) == .now
      else { continue }
      found += helper.map { configurations(createdBy: $0, of: type, &visited) } ?? [call]
    }
    return found
  }

  /// Whether the code of a method uses a parameter for more than passing it to `super`, or to methods that don't use it.
  private func uses(parameter: SyntaxNode, of method: Member) -> Bool {
    var visited: Set<SyntaxNode> = []
    return uses(parameter: parameter, of: method, &visited)
  }

  private func uses(parameter: SyntaxNode, of method: Member, _ visited: inout Set<SyntaxNode>) -> Bool {
    guard visited.insert(parameter).inserted, let name = parameter.usableName else { return false }
    let mentions = method.bodies.flatMap { $0.descendants(.reference, mentioning: [BytePattern(word: name)]) }
    for use in mentions where use.isNamed(name) {
      guard let call = use.parent?.parent, call.kind == .call else { return true }
      if call.receiver?.isNamed("super") ?? false { continue }
      guard let helper = ownMethod(calledBy: call, in: method),
        let inner = helper.node.parameters(givenBy: call).first(where: { $0.value == use })?.0,
        !uses(parameter: inner, of: helper, &visited)
      else { return true }
    }
    return false
  }
}
