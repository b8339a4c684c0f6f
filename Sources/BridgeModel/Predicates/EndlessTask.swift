import BridgeFacts
import SwiftScan

extension ProjectModel {
  /// The closure of a task that keeps `self` because it iterates over a sequence that never ends; nil if the call starts
  /// no such task, or if other code may receive the task.
  func endlessTask(startedBy call: SyntaxNode, in member: Member) -> KeptClosure? {
    guard call.startsTask, let closure = call.arguments.last?.value, closure.kind == .closure,
      keepsSelfForever(closure, in: member), !mayBeFunctionOfProject(call, in: member.path)
    else { return nil }
    let property = property(keeping: call, in: member)
    guard property != nil || discardsResult(of: call, in: member) else { return nil }
    return KeptClosure(node: closure, keeper: .task(property), call: call, member: member)
  }

  /// Whether a loop in the closure of a task never ends and keeps `self`, or one in a method of `self` that it awaits. A
  /// method keeps its object while it runs, even if the reference to that is weak.
  private func keepsSelfForever(_ closure: SyntaxNode, in member: Member) -> Bool {
    var visited: Set<SyntaxNode> = []
    return closure.endlessLoops.contains { neverEnds($0, in: member) && keepsSelf(closure, during: $0, in: member) }
      || awaitsEndlessLoop(closure, in: member, &visited)
  }

  /// Whether code awaits a method of `self` with a loop that never ends, or one that awaits such a method.
  private func awaitsEndlessLoop(
    _ code: SyntaxNode, in member: Member, _ visited: inout Set<SyntaxNode>
  ) -> Bool {
    for call in code.descendants(.awaitExpression).flatMap({ $0.descendants(.call) }) {
      guard call.ancestors.first(where: { $0.kind == .closure || $0 == code }) == code,
        let method = ownMethod(calledBy: call, in: member), visited.insert(method.node).inserted,
        let body = method.node.body
      else { continue }
      if body.endlessLoops.contains(where: { neverEnds($0, in: method) }) { return true }
      if awaitsEndlessLoop(body, in: method, &visited) { return true }
    }
    return false
  }

  private func neverEnds(_ loop: SyntaxNode, in member: Member) -> Bool {
    PublisherSearch(project: self, mayFail: false).neverEnds(loop, in: member.path)
  }

  /// Whether a closure, or a local in it, refers strongly to the object of the method around it while a loop runs.
  private func keepsSelf(_ closure: SyntaxNode, during loop: SyntaxNode, in member: Member) -> Bool {
    let owned = closure.first(.closureSignature)?.first(.captureList)?.all(.capture).first { $0.isNamed("self") }
    if owned?.value == nil, owned != nil, !closure.retainsSelf(of: member.node) {
      // `guard let self` before the loop makes a weak reference strong.
      return loop.descendants(.reference).contains { reference in
        guard reference.isNamed("self") || usesSelfImplicitly(reference, of: member),
          let local = reference.localDeclaration(of: "self", within: member.node)
        else { return false }
        return local.kind == .optionalBinding && !loop.contains(local)
      }
    }
    return closure.retainsSelf(of: member.node)
      || closure.descendants(.reference).contains { usesSelfImplicitly($0, of: member) }
  }

  /// Whether a name in the closure of a task means a member of `self`. Unlike other closures, it doesn't have to say so.
  private func usesSelfImplicitly(_ reference: SyntaxNode, of member: Member) -> Bool {
    callee(of: reference.isCallee ? reference.parent ?? reference : reference, in: member.path).isMemberOfObject
  }
}

extension SyntaxNode {
  /// The loops of a closure or body itself that only the end of their task ends, unless their sequence does.
  fileprivate var endlessLoops: [SyntaxNode] {
    descendants(.forStatement, .whileStatement, .repeatStatement).filter { loop in
      loop.ancestors.first { $0.kind == .closure || $0 == self } == self && loop.repeatsUntilCancellation
    }
  }
}
