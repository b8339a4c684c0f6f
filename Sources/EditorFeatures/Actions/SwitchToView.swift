import BridgeFacts
import BridgeModel
import BridgeTemplates
import SwiftScan
import TextModel

extension Refactoring {
  /// Removes the controller around a wrapped view if it's a plain controller that does nothing else.
  static let switchToView = Refactoring { place in
    guard let target = place.representableAtHead, place.declarationAtHead == target.representable.declaration.node,
      target.representable.family.kind == .controller, !target.representable.conformance.isInherited,
      let view = Family.all.first(where: {
        $0.framework == target.representable.family.framework && $0.kind == .view
      })
    else { return [] }
    let title = "Convert to \(view.name)"
    guard let edits = ViewOfController(target, as: view)?.edits else {
      let reason = "the controller does more than hold the view, so SwiftUI must manage it"
      return [.disabled(title, .rewrite, because: reason)]
    }
    return [CodeAction(title, .rewrite, edits)]
  }
}

/// A representable of a plain controller that becomes a representable of the view in it.
private struct ViewOfController {
  private let target: RepresentablePlace
  private let view: Family
  private let make: LifecycleBody
  private let controller: MadeLocal
  /// The statement `controller.view = view`.
  private let assignment: Assignment
  private let returned: SyntaxNode
  private let type: String
  private var representable: Representable { target.representable }

  init?(_ target: RepresentablePlace, as view: Family) {
    let representable = target.representable
    let bodies = representable.bodies(of: .make)
    guard bodies.count == 1, let make = bodies.first, target.isHere(make.function.path),
      representable.parts.allSatisfy({ target.isHere($0.path) }), target.isOfFramework,
      target.wrappedClass == representable.family.represented, let name = make.variable
    else { return nil }
    let items = make.block.items
    let locals = items.compactMap(MadeLocal.init)
    let assignments = items.compactMap(Assignment.init).filter { $0.target.memberPath == [name, "view"] }
    guard let controller = locals.first(where: { $0.name == name }), controller.call.arguments.isEmpty,
      controller.className == representable.family.represented, assignments.count == 1,
      let assignment = assignments.first,
      assignment.value.count == 1, !assignment.isCompound, let returned = items.last, returned.kind == .returnStatement,
      items.allSatisfy({ $0.firstToken.startsLine }),
      make.block.descendants(.reference).filter({ $0.isNamed(name) }).count == 2
    else { return nil }
    let value = assignment.value[0]
    let local = locals.first { value.kind == .reference && $0.name == value.name }
    guard let type = local?.className ?? value.evidentTypeName,
      target.project.frameworkClass(of: type).map({ ClassHierarchy.isSubclass($0, of: view.represented) }) ?? false
    else { return nil }
    self.target = target
    self.view = view
    self.make = make
    self.controller = controller
    self.assignment = assignment
    self.returned = returned
    self.type = type
  }

  /// nil if another method uses the controller or if the family is mentioned in other ways.
  var edits: [TextEdit]? {
    let family = representable.family
    let inherited = representable.conformance.inherited.node
    let isMentioned = representable.parts.contains { part in
      part.node.tokens.contains { [family.context, family.representedAlias].contains($0.text) }
    }
    let methods: [LifecycleMethod] = [.update, .dismantle, .sizeThatFits]
    let others = methods.flatMap { method in representable.functions(method).map { edits(of: $0, method) } }
    guard !isMentioned, inherited.dottedName == family.name, !others.contains(nil),
      let name = make.function.node.nameToken, let result = make.function.node.type, let value = returned.value
    else { return nil }
    return [
      TextEdit(replacing: inherited.range, with: view.name), TextEdit(replacing: name.range, with: view.make),
      TextEdit(replacing: result.range, with: type),
      TextEdit(replacing: value.range, with: assignment.valueText),
    ] + target.placement.deletions(of: [controller.statement, assignment.node])
      + others.compactMap(\.self).flatMap(\.self)
  }

  private func edits(of function: Member, _ method: LifecycleMethod) -> [TextEdit]? {
    let position = method == .sizeThatFits ? 1 : 0
    guard function.node.parameters.count > position, let block = function.node.body,
      let name = function.node.nameToken, let newName = view.baseName(of: method)
    else { return nil }
    let parameter = function.node.parameters[position]
    guard let written = parameter.type, let local = parameter.nameToken else { return nil }
    let uses = parameter.usableName.map { used in block.descendants(.reference).filter { $0.isNamed(used) } } ?? []
    let unwrapping = block.items.first.flatMap { $0.nameOfView(of: parameter.name) }
    guard uses.count == (unwrapping == nil ? 0 : 1) else { return nil }
    let inner = unwrapping ?? view.parameterName
    let isLabel = method == .sizeThatFits
    let names = isLabel ? (inner == view.parameterName ? inner : "\(view.parameterName) \(inner)") : "_ \(inner)"
    return [
      TextEdit(replacing: name.range, with: newName),
      TextEdit(replacing: parameter.range.lowerBound..<local.range.upperBound, with: names),
      TextEdit(replacing: written.range, with: type),
    ] + (unwrapping == nil ? [] : block.items.prefix(1).map(target.placement.deletion))
  }
}

extension SyntaxNode {
  /// The name in a guard statement such as `guard let map = controller.view as? MKMapView else { … }`; here, `map`.
  fileprivate func nameOfView(of controller: String) -> String? {
    guard kind == .guardStatement, conditions.count == 1, firstToken.startsLine,
      let name = conditions[0].pattern?.declaredNames.first, let value = conditions[0].value, value.kind == .sequence,
      value.children.first?.memberPath == [controller, "view"]
    else { return nil }
    return name
  }
}
