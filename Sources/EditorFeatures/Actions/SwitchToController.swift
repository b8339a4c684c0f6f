import BridgeFacts
import BridgeModel
import BridgeTemplates
import SwiftScan
import TextModel

extension Refactoring {
  /// Wraps the view in a view controller, which is notified of appearance and rotation.
  static let switchToController = Refactoring { place in
    guard let target = place.representableAtHead, place.declarationAtHead == target.representable.declaration.node,
      let switched = ViewInController(target)
    else { return [] }
    let title = "Convert to \(switched.controller.name)"
    if let reason = switched.obstacle { return [.disabled(title, .rewrite, because: reason)] }
    return switched.edits.map { [CodeAction(title, .rewrite, $0)] } ?? []
  }
}

/// A representable of a view that becomes a representable of a controller with this view.
private struct ViewInController {
  let controller: Family
  private let target: RepresentablePlace
  private let type: String
  private var representable: Representable { target.representable }
  private var family: Family { representable.family }
  private var placement: SourcePlacement { target.placement }

  init?(_ target: RepresentablePlace) {
    let family = target.representable.family
    guard family.kind == .view, !target.representable.conformance.isInherited,
      target.project.representables(named: target.representable.name, in: target.file.path).count == 1,
      let type = target.representable.representedType?.name,
      let controller = Family.all.first(where: { $0.framework == family.framework && $0.kind == .controller })
    else { return nil }
    self.target = target
    self.type = type
    self.controller = controller
  }

  /// The reason that the result would behave differently or can't be written; nil if there is none.
  var obstacle: String? {
    let size = IntrinsicSize.size(of: target.wrappedClass)
    // A plain view, or a view of the project, may get a size from its content.
    let isFilling = target.isOfFramework && size?.extent == IntrinsicSize.Extent.none && type != family.represented
    if !isFilling, representable.functions(.sizeThatFits).isEmpty {
      return "a controller wouldn't use the size of its \(type)"
    }
    if representable.parts.contains(where: { !target.isHere($0.path) }) {
      return "\(representable.name) has extensions in other files"
    }
    return nil
  }

  /// nil if a part of the representable is unclear.
  var edits: [TextEdit]? {
    let methods: [LifecycleMethod] = [.update, .dismantle, .sizeThatFits]
    guard let make = makeEdits, let names = nameEdits else { return nil }
    let others = methods.flatMap { method in representable.functions(method).map { parameterEdits(of: $0, method) } }
    guard !others.contains(nil) else { return nil }
    return make + names + others.compactMap(\.self).flatMap(\.self)
  }

  // MARK: Names

  /// The edit of the protocol name; nil if the family is mentioned in other ways, such as
  /// `UIViewRepresentableContext<Self>`.
  private var nameEdits: [TextEdit]? {
    let inherited = representable.conformance.inherited.node
    let special = [family.context, family.representedAlias]
    let isMentioned = representable.parts.contains { part in
      part.node.tokens.contains { special.contains($0.text) }
    }
    guard !isMentioned, target.isHere(representable.conformance.owner.path),
      inherited.dottedName == family.name
    else { return nil }
    return [TextEdit(replacing: inherited.range, with: controller.name)]
  }

  // MARK: The make method

  private var makeEdits: [TextEdit]? {
    guard let make = representable.function(.make), representable.functions(.make).count == 1,
      let name = make.node.nameToken, let result = make.node.type, let block = make.node.body,
      !block.tokens.contains(where: { $0.is("controller") })
    else { return nil }
    let head = [
      TextEdit(replacing: name.range, with: controller.make),
      TextEdit(replacing: result.range, with: controller.represented),
    ]
    let created = "let controller = \(Creation.expression(of: controller.represented))"
    let returned = block.returnedValues
    guard returned.count == 1, let value = returned.first,
      let statement = value.parent?.kind == .returnStatement ? value.parent : value, statement.parent == block
    else { return nil }
    if statement.firstToken.startsLine, value.kind == .reference {
      let lines = [created, "controller.view = \(value.text)"].joined(separator: "\n")
      return head + placement.insertions(of: lines, above: statement)
        + [TextEdit(replacing: value.range, with: "controller")]
    }
    guard let lines = placement.lines(in: value.range, of: block), block.items.count == 1 else { return nil }
    let view = lines.joined(separator: "\n")
    let body = [created, "controller.view = \(view)", "return controller"].joined(separator: "\n")
    return head + [replacing(statement, in: block, with: body)]
  }

  /// Replaces the only statement of a block with other statements.
  private func replacing(_ statement: SyntaxNode, in block: SyntaxNode, with statements: String) -> TextEdit {
    let style = placement.style
    if statement.firstToken.startsLine {
      let base = indentation(at: statement.range.lowerBound, in: placement.text)
      return TextEdit(replacing: statement.range, with: style.format(statements, base: base))
    }
    let outer = indentation(at: block.range.lowerBound, in: placement.text)
    let base = outer + style.indentation
    return TextEdit(
      replacing: block.firstToken.range.upperBound..<block.lastToken.range.lowerBound,
      with: style.lineEnding + base + style.format(statements, base: base) + style.lineEnding + outer)
  }

  // MARK: The other methods

  /// The edits that make the method accept the controller. If the method uses the view, it gets the view from the
  /// controller.
  private func parameterEdits(of function: Member, _ method: LifecycleMethod) -> [TextEdit]? {
    let position = method == .sizeThatFits ? 1 : 0
    guard target.isHere(function.path), function.node.parameters.count > position, let block = function.node.body,
      let name = function.node.nameToken, let newName = controller.baseName(of: method)
    else { return nil }
    let parameter = function.node.parameters[position]
    guard let written = parameter.type, let local = parameter.nameToken else { return nil }
    let isUsed =
      parameter.usableName.map { name in block.descendants(.reference).contains { $0.isNamed(name) } } ?? false
    let outer = method == .sizeThatFits ? controller.parameterName : "_"
    let inner = method == .sizeThatFits ? "" : " " + controller.parameterName
    guard !block.tokens.contains(where: { $0.text == controller.parameterName }) else { return nil }
    let head = [
      TextEdit(replacing: name.range, with: newName),
      TextEdit(replacing: parameter.range.lowerBound..<local.range.upperBound, with: outer + inner),
      TextEdit(replacing: written.range, with: controller.represented),
    ]
    guard isUsed else { return head }
    // A block with more than one statement doesn't return its last expression implicitly.
    var returned: [TextEdit] = []
    if method == .sizeThatFits, block.items.count == 1, block.items[0].kind != .returnStatement {
      guard block.items[0].kind.isExpression else { return nil }
      returned = [.insert("return ", at: block.items[0].range.lowerBound)]
    }
    let failure = method == .sizeThatFits ? "return nil" : "return"
    let statement = "guard let \(local.text) = \(controller.parameterName).view as? \(type) else { \(failure) }"
    return placement.insertions(of: statement, atStartOf: block).map { head + $0 + returned }
  }
}
