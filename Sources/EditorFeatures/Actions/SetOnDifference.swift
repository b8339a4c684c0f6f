import BridgeFacts
import BridgeModel
import BridgeTemplates
import SwiftScan

extension Refactoring {
  /// Lets the update method set a property of the wrapped object only if the value differs.
  static let setOnDifference = Refactoring { place in
    guard let (statement, body) = place.statement(of: .update), let assignment = Assignment(statement),
      let representable = place.representable?.representable, !assignment.isCompound,
      let base = assignment.target.base, body.isRepresented(base.chainRoot), let path = assignment.target.memberPath,
      let input = assignment.value.first?.inputOf(representable, at: statement, in: body),
      place.project.canCompare(input, beforeWriting: assignment), !representable.isGuarded(statement, in: body),
      !representable.isText(path.last)
    else { return [] }
    let condition = "\(assignment.target.text) != \(assignment.valueText)"
    return [
      CodeAction("Set only if the value differs", .rewrite, place.placement.wrapping(statement, inIf: condition))
    ]
  }
}

extension Refactoring {
  /// Lets the update method make a call only if the input that the call depends on has changed since the last update.
  static let callOnChange = Refactoring { place in
    guard let (statement, body) = place.statement(of: .update), let representable = place.representable?.representable,
      !representable.isGuarded(statement, in: body),
      let memory = ChangeMemory(
        of: statement,
        at: ChangeMemory.Place(
          in: body, of: representable, project: place.project, placement: place.placement, path: place.file.path))
    else { return [] }
    return [CodeAction("Run only when '\(memory.input.name)' changes", .rewrite, memory.edits)]
  }
}

extension Representable {
  /// Whether a property of the wrapped object is its text. A lint rule reports and fixes its unguarded assignment.
  fileprivate func isText(_ property: String?) -> Bool {
    let type = representedType?.name.map { lastComponent(of: $0) } ?? ""
    return EditableValue.values(of: type).contains { $0.kind == .text && $0.property == property }
  }
}

extension SyntaxNode {
  /// The input that an expression in a lifecycle body consists of; nil for other expressions.
  func inputOf(_ representable: Representable, at node: SyntaxNode, in body: LifecycleBody) -> Property? {
    guard let path = pathFromSelf ?? memberPath, path.count == 1, !body.isInCoordinator,
      !node.isLocal(path[0], within: body.function.node)
    else { return nil }
    return representable.input(named: path[0])
  }
}
