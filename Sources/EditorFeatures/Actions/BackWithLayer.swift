import BridgeModel
import BridgeTemplates
import SwiftScan
import TextModel

extension Refactoring {
  /// Turns a layer that the make method adds to a plain view into the view's backing layer. A sublayer keeps the size
  /// that it is created with, and the view has no size yet in the make method.
  static let backWithLayer = Refactoring { place in
    let isAtMake = place.statement(of: .make) != nil
    guard let target = isAtMake ? place.representable : place.representableAtHead, let sublayer = Sublayer(in: target),
      let outermost = place.outermostDeclaration(around: target.representable.declaration.node)
    else { return [] }
    let name = target.representable.simpleName + "LayerView"
    guard place.project.isForeign(name), let edits = sublayer.edits(naming: name, in: place.placement) else {
      return []
    }
    let declaration = place.placement.insertion(
      ofDeclaration: sublayer.template.declaration(named: name), below: outermost)
    return [CodeAction("Use \(sublayer.template.layer) as the view's backing layer", .rewrite, edits + [declaration])]
  }
}

/// A layer that the make method adds to a plain `UIView`. Only one form is recognized: each step is a separate
/// statement.
private struct Sublayer {
  let template: LayerViewTemplate
  private let viewName: String
  /// The call that creates the view.
  private let viewCall: SyntaxNode
  private let layerStatement: SyntaxNode
  private let layerCall: SyntaxNode
  private let layerName: String
  /// The statements that are no longer needed.
  private let frame: SyntaxNode
  private let addition: SyntaxNode

  init?(in target: RepresentablePlace) {
    let representable = target.representable
    let bodies = representable.bodies(of: .make)
    guard representable.family.name == "UIViewRepresentable", bodies.count == 1, let body = bodies.first,
      target.isHere(body.function.path), target.isHere(representable.declaration.path), let view = body.variable
    else { return nil }
    let items = body.block.items
    let made = items.compactMap(MadeLocal.init)
    guard let viewLocal = made.first(where: { $0.name == view }), viewLocal.className == "UIView",
      let layerLocal = made.first(where: { $0.className.flatMap(LayerViewTemplate.init) != nil }),
      let template = layerLocal.className.flatMap(LayerViewTemplate.init),
      viewLocal.statement.range.upperBound <= layerLocal.statement.range.lowerBound,
      layerLocal.call.arguments.allSatisfy({ $0.label != nil && $0.label == template.label }),
      let frame = items.first(where: { $0.setsFrame(of: layerLocal.name) }),
      let addition = items.first(where: { $0.adds(layerLocal.name, to: view) }), frame.firstToken.startsLine,
      addition.firstToken.startsLine
    else { return nil }
    self.template = template
    viewName = view
    viewCall = viewLocal.call
    layerStatement = layerLocal.statement
    layerCall = layerLocal.call
    layerName = layerLocal.name
    self.frame = frame
    self.addition = addition
    guard !isTouchedElsewhere(in: representable, make: body.block) else { return nil }
  }

  /// Whether other code may lay out the layer or look for it among the sublayers.
  private func isTouchedElsewhere(in representable: Representable, make: SyntaxNode) -> Bool {
    let parts = (representable.parts + (representable.coordinator?.declarations ?? [])).map(\.node)
    let words = parts.flatMap(\.tokens).filter { token in
      layoutWords.contains { token.is($0) } && !token.isIn(frame) && !token.isIn(viewCall)
    }
    let additions = make.calls(named: "addSublayer") + make.calls(named: "insertSublayer")
    return !words.isEmpty || additions.count > 1
  }

  func edits(naming name: String, in placement: SourcePlacement) -> [TextEdit]? {
    guard let callee = viewCall.callee else { return nil }
    let set = layerCall.arguments.compactMap { argument in
      argument.value.map { "\(layerName).\(argument.label ?? "") = \($0.text)" }
    }
    return [
      TextEdit(replacing: callee.range, with: name),
      TextEdit(replacing: layerCall.range, with: "\(viewName).\(template.property)"),
    ] + (set.isEmpty ? [] : placement.insertions(of: set.joined(separator: "\n"), below: layerStatement))
      + placement.deletions(of: [frame, addition])
  }
}

private let layoutWords: [StaticString] = ["sublayers", "frame", "bounds", "position", "anchorPoint", "transform"]

extension SyntaxNode {
  fileprivate func setsFrame(of layer: String) -> Bool {
    guard let assignment = Assignment(self), !assignment.isCompound else { return false }
    return assignment.target.memberPath == [layer, "frame"] && assignment.valueText.hasSuffix("bounds")
  }

  fileprivate func adds(_ layer: String, to view: String) -> Bool {
    guard kind == .call, let path = callee?.memberPath, arguments.first?.value?.memberPath == [layer] else {
      return false
    }
    return path == [view, "layer", "addSublayer"] || path == [view, "layer", "insertSublayer"]
  }
}

extension Token {
  fileprivate func isIn(_ node: SyntaxNode) -> Bool { node.range.contains(range) }
}
