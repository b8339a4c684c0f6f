import BridgeFacts
import BridgeModel
import BridgeTemplates
import SwiftScan
import TextModel

extension Refactoring {
  /// Moves a statement that must run only once from the update method to the make method, and a statement that depends
  /// on an input from the make method to the update method.
  static let moveStatement = Refactoring { place in
    if let (statement, body) = place.statement(of: .update) {
      return [MovedStatement(statement, of: body, at: place)?.toMake].compactMap { $0 }
    }
    if let (statement, body) = place.statement(of: .make) {
      return [MovedStatement(statement, of: body, at: place)?.toUpdate].compactMap { $0 }
    }
    return []
  }
}

/// A one-line statement about the wrapped object that uses no local variables.
private struct MovedStatement {
  private let node: SyntaxNode
  private let body: LifecycleBody
  private let place: ActionPlace
  private let target: RepresentablePlace
  private let inputs: [Property]
  /// The comment at the end of the line, with the space before it.
  private let comment: String

  init?(_ node: SyntaxNode, of body: LifecycleBody, at place: ActionPlace) {
    guard let target = place.representable, node.isAboutObject(of: body), node.lineCount(in: place) == 1 else {
      return nil
    }
    let references = node.descendants(.reference).filter { !body.isRepresented($0) && $0.name != body.context }
    guard node.descendants(.closure).isEmpty,
      !references.contains(where: { $0.isLocal($0.name, within: body.function.node) })
    else { return nil }
    self.node = node
    self.body = body
    self.place = place
    self.target = target
    comment = place.placement.trailingComment(of: node)
    inputs = references.compactMap { target.representable.input(named: $0.name) }
    let others = references.filter { reference in
      reference.isNamed("self") || target.representable.members.contains { $0.name == reference.name }
    }
    guard others.count == inputs.count else { return nil }
  }

  /// The action that moves the statement to the make method; nil if the statement reads an input.
  var toMake: CodeAction? {
    guard inputs.isEmpty, let edits = target.editsOfMake({ [text(about: $0, context: $1) + comment] }) else {
      return nil
    }
    return CodeAction(title(.make), .rewrite, edits + [deletion])
  }

  /// The action that moves the statement to the update method; nil unless the statement assigns exactly one input.
  var toUpdate: CodeAction? {
    let bodies = target.representable.bodies(of: .update)
    guard inputs.count == 1, bodies.count == 1, let update = bodies.first, target.isHere(update.function.path),
      let variable = update.variable, let context = update.context, let assignment = Assignment(node),
      !assignment.isCompound, hasSameObject(update)
    else { return nil }
    let value = text(of: assignment.value[0].range.lowerBound..<node.range.upperBound, about: variable, context)
    let statement = BridgeTemplates.assignment(
      of: value, to: text(of: assignment.target.range, about: variable, context),
      comparing: place.project.canCompare(inputs[0], beforeWriting: assignment))
    guard let edits = place.placement.insertions(of: statement + comment, atEndOf: update.block) else { return nil }
    return CodeAction(title(.update), .rewrite, [deletion] + edits)
  }

  /// Whether the parameter of the update method may have the type that the object has here. It often has a superclass,
  /// without the members of the object's own class.
  private func hasSameObject(_ update: LifecycleBody) -> Bool {
    guard let parameter = update.function.node.parameters.first?.type,
      let root = Assignment(node)?.target.chainRoot,
      let made = place.project.type(of: root, in: place.file.path).nominal?.name
    else { return true }
    guard var written = parameter.dottedName else { return false }
    // `UIViewType` is what the make method returns, which may hide the class: `some UIView`.
    if written.hasSuffix("Type"), let result = target.representable.representedType {
      written = result.name ?? String(result.text.trimmingPrefix("some "))
    }
    return place.project.resolveUniquely(written, in: update.function.owner.name)?.name ?? written == made
  }

  private var deletion: TextEdit { place.placement.deletion(of: node) }

  private func title(_ method: LifecycleMethod) -> String {
    "Move the statement to \(target.representable.name(of: method) ?? "")"
  }

  private func text(about variable: String, context: String) -> String {
    text(of: node.range, about: variable, context)
  }

  /// A part of the statement, with other names for the wrapped object and the context.
  private func text(of range: Range<Int>, about variable: String, _ context: String) -> String {
    var result = ""
    var end = range.lowerBound
    for reference in node.descendants(.reference) where range.contains(reference.range) {
      let isObject = body.isRepresented(reference)
      guard isObject || reference.name == body.context else { continue }
      result += node.text(in: end..<reference.range.lowerBound) + (isObject ? variable : context)
      end = reference.range.upperBound
    }
    return result + node.text(in: end..<range.upperBound)
  }
}

extension SyntaxNode {
  /// Whether this sets a property of the wrapped object or calls a method on it.
  fileprivate func isAboutObject(of body: LifecycleBody) -> Bool {
    if let assignment = Assignment(self) {
      return assignment.target.kind == .memberAccess && body.isRepresented(assignment.target.chainRoot)
    }
    return kind == .call && callee?.kind == .memberAccess && body.isRepresented(chainRoot)
  }

  fileprivate func lineCount(in place: ActionPlace) -> Int {
    let text = place.file.document.text
    return text.line(at: range.upperBound) - text.line(at: range.lowerBound) + 1
  }
}
