import BridgeFacts
import BridgeModel
import BridgeTemplates
import LintEngine
import SwiftScan
import TextModel

/// Repeats the make method's assignments of the inputs at the end of the update method; nil if the make method also
/// reads the inputs in other statements, or if it hides the class of the object, as `some UIView` does.
func repetition(
  of inputs: [IgnoredInput], in update: Member, _ representable: Representable, _ context: RuleContext
) -> Fix? {
  guard representable.functions(.make).count == 1, representable.functions(.update).count == 1,
    context.contains(update.node), let block = update.node.body,
    representable.representedType.map({ $0.name != nil }) ?? true, let view = update.node.parameters.first?.usableName,
    let body = representable.bodies(of: .make).first
  else { return nil }
  let statements = inputs.flatMap(\.reads).map { read in
    repeated(read, as: view, in: body, representable, context.project)
  }
  guard statements.allSatisfy({ $0 != nil }) else { return nil }
  let unique = statements.compactMap { $0 }.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
  let placement = context.placement
  guard let edits = placement.insertions(of: unique.joined(separator: "\n"), atEndOf: block) else { return nil }
  let names = inputs.map { "'\($0.input.name)'" }.joined(separator: ", ")
  return Fix("Apply \(names) in '\(update.name)' too", edits, safety: .unsafe)
}

/// The assignment around a read, with `view` as the target; nil unless it is a plain assignment to the represented
/// object.
private func repeated(
  _ read: SyntaxNode, as view: String, in body: LifecycleBody, _ representable: Representable, _ project: ProjectModel
) -> String? {
  guard let node = ([read] + Array(read.ancestors)).first(where: { Assignment($0) != nil }),
    let assignment = Assignment(node), !assignment.isCompound, node.parent == body.block,
    assignment.target.kind == .memberAccess, let base = assignment.target.base, body.isRepresented(base),
    project.mayHaveMember(assignment.target.name, inObjectOf: representable),
    !assignment.value.contains(where: { usesLocal($0, of: body) })
  else { return nil }
  let target = "\(view).\(assignment.target.name)"
  let type = representable.representedType?.name.map(lastComponent) ?? ""
  let isText = EditableValue.values(of: type).contains { $0.kind == .text && $0.property == assignment.target.name }
  let statement = "\(target) = \(assignment.valueText)"
  return isText ? "if \(target) != \(assignment.valueText) { \(statement) }" : statement
}

/// Whether an expression contains a closure or a local of the make method, which the update method doesn't have.
private func usesLocal(_ expression: SyntaxNode, of body: LifecycleBody) -> Bool {
  expression.descendants(.reference, .closure).contains {
    $0.kind == .closure || $0.isLocal($0.name, within: body.function.node)
  }
}
