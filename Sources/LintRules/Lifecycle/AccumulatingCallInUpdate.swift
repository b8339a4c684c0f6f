import BridgeFacts
import BridgeModel
import BridgeTemplates
import LintEngine
import SwiftScan

extension Rule {
  public static let accumulatingCallInUpdate = Rule(
    id: "accumulating-call-in-update",
    group: "lifecycle",
    severity: .warning,
    since: "iOS 13, macOS 10.15",
    summary: "Add subviews, layers, annotations, and constraints once, in the make method.",
    symptom: "Labels and overlays stack up, callbacks run more than once, and memory grows with every change.",
    rationale: """
      The update method runs after the make method and again for every change of an input, on the same object. \
      Whatever it creates and adds stays there, and the next update adds another one. Create and add objects in the \
      make method, keep the ones that change in the coordinator, and only modify them in the update method.
      """,
    exception: "Suppress it if other code removes the previous objects between updates.",
    source: "https://developer.apple.com/documentation/swiftui/uiviewrepresentable/updateuiview(_:context:)",
    examples: accumulationExamples + keptAccumulationExamples + listAccumulationExamples
      + accumulatingCallInUpdateDetailExamples + newObjectAccumulationExamples,
    check: .representables(checkAccumulation))
}

@Sendable private func checkAccumulation(_ representable: Representable, in context: inout RuleContext) {
  let bodies = context.project.bodies(reachedFrom: .update, of: representable)
  context.inEach(bodies) { body, context in
    for change in body.contentChanges where change.kind == .addition {
      guard let added = change.node.newAddition(in: body, of: representable, context.project) else { continue }
      // Code that removes objects may remove the ones that earlier updates added, unless it runs only in other updates.
      let isUndone = bodies.contains { other in
        other.contentChanges.contains {
          $0.mayUndo(change) && !representable.excludes(change.node, in: body, $0.node, in: other)
            // A method that changes a collection removes nothing from a view.
            && !($0.content == nil && context.project.isMutating($0.node, in: other.function.path) ?? false)
        }
      }
      if isUndone { continue }
      guard body.keeps(change, of: representable, in: context.project),
        !body.isInRefreshedCopy(change, bodies, of: representable),
        !representable.guards(of: change.node, in: body).contains(where: change.isPrevented),
        context.project.repeatsForInputs(change.node, in: body, of: representable)
      else { continue }
      context.report(
        "every '\(representable.name(of: .update) ?? "")' creates and adds \(added), on top of the earlier ones",
        at: change.node, in: body, fixes: move(change.node, in: body, representable, context).map { [$0] } ?? [])
    }
  }
}

/// Creates and adds the object in the make method; nil if it depends on anything that changes.
private func move(
  _ call: SyntaxNode, in body: LifecycleBody, _ representable: Representable, _ context: RuleContext
) -> Fix? {
  let moved = MovedAddition(of: call, in: body, of: representable, placement: context.placement, path: context.path)
  return moved.map { Fix("Move it to '\(representable.name(of: .make) ?? "")'", $0.edits, safety: .unsafe) }
}

extension ContentChange {
  /// Whether a guard keeps later updates from adding the same. If other code takes back a request, each update until
  /// then adds again, unless the addition itself leads there, as the one of an annotation leads to a delegate.
  fileprivate func isPrevented(by found: Guard) -> Bool {
    found.kind != .recalledRequest || content == .annotations || content == .overlays
  }
}

extension LifecycleBody {
  /// Whether the object that receives the addition stays from one update to the next.
  fileprivate func keeps(
    _ change: ContentChange, of representable: Representable, in project: ProjectModel
  ) -> Bool {
    guard let object = change.object else {
      return !isForeign || owner.map(stays) ?? isGivenLastingObject(of: representable)
    }
    if isInRepresented(object) { return true }
    guard let place = representable.place(of: object, in: self) else { return false }
    guard place.root == .representable, let name = place.path.first, let input = representable.input(named: name) else {
      return stays(place)
    }
    // A method of the project with such a name may check what is there already.
    if case .project = project.callee(of: change.node, in: function.path) { return false }
    return project.keepsObject(in: input, of: representable)
  }

  /// Whether an addition changes an object in the coordinator's copy of the representable, which these bodies replace.
  fileprivate func isInRefreshedCopy(
    _ change: ContentChange, _ bodies: [LifecycleBody], of representable: Representable
  ) -> Bool {
    guard change.object.flatMap({ representable.place(of: $0, in: self) })?.root == .copy else { return false }
    let copies = (representable.coordinator?.properties ?? []).filter(representable.isCopy).map(\.name)
    return bodies.contains { body in
      body.block.descendants(.sequence).contains { node in
        Assignment(node).flatMap { representable.coordinatorMember($0.target, in: body) }.map(copies.contains) ?? false
      }
    }
  }

  /// Whether the call that leads here passes an object that stays, or a list with one.
  private func isGivenLastingObject(of representable: Representable) -> Bool {
    guard case .call(let call, let caller) = origin else { return false }
    return call.arguments.contains { $0.value.map { caller.mentionsLastingObject($0, of: representable) } ?? false }
  }

  /// Whether a value in this code has an object that stays in it, by itself or in a parameter.
  private func mentionsLastingObject(_ value: SyntaxNode, of representable: Representable) -> Bool {
    value.descendants(.reference, .memberAccess).contains { name in
      if representable.place(of: name, in: self).map(stays) ?? false { return true }
      guard name.kind == .reference, case .call(let call, let caller) = origin,
        let given = function.node.parameters(givenBy: call).first(where: { $0.0.usableName == name.name })
      else { return false }
      return caller.mentionsLastingObject(given.value, of: representable)
    }
  }

  private func stays(_ place: Place) -> Bool {
    switch place.root {
    case .represented, .coordinator: true
    case .global, .copy: !place.path.isEmpty
    default: false
    }
  }
}

extension ProjectModel {
  /// Whether all values of a representable that SwiftUI creates for one view have the same object in a property.
  fileprivate func keepsObject(in property: Property, of representable: Representable) -> Bool {
    if property.isStateWrapped || isKeptInState(representable) { return true }
    guard valueKind(of: property) == .reference, coverage.isWhole(around: representable.declaration.path),
      representable.initializers.allSatisfy({ $0.passesOn(property.name) })
    else { return false }
    let makers = callsOutsidePreviews(making: representable.name)
    return !makers.isEmpty
      && makers.allSatisfy { call, path in
        guard let value = call.argument(labeled: property.name)?.value?.withoutUnwrapping, value.pathFromSelf != nil,
          case .project(let found) = callee(of: value, in: path), found.allSatisfy(\.isStored)
        else { return false }
        if case .local = callee(of: value.chainRoot, in: path) { return false }
        return true
      }
  }
}

extension Member {
  /// Whether an initializer assigns nothing but its parameter of the same name to a property.
  fileprivate func passesOn(_ property: String) -> Bool {
    bodies.flatMap { $0.descendants(.sequence) }.compactMap { Assignment($0) }
      .filter { $0.target.pathFromSelf == [property] }
      .allSatisfy { $0.valueText == property }
  }
}

extension SyntaxNode {
  /// The message's words for what a call adds; nil unless it was created in this body.
  fileprivate func newAddition(
    in body: LifecycleBody, of representable: Representable, _ project: ProjectModel
  ) -> String? {
    if kind == .sequence { return isOfNewObject(in: body, of: representable) ? nil : "a constraint" }
    if calledName == "addObserver" { return "an observer" }
    guard let value = arguments.first?.value, let objects = project.newObjects(from: value, in: body, of: representable)
    else { return nil }
    if calledName == "activate" { return "a set of constraints" }
    if value.kind == .reference, !body.isForeign { return "'\(value.name)'" }
    return objects == .several ? "a list of new objects" : "a new object"
  }

  /// Whether a constraint that is activated concerns an object that was created in this body. The constraint goes with
  /// it, and the addition of the object says enough.
  private func isOfNewObject(in body: LifecycleBody, of representable: Representable) -> Bool {
    Assignment(self)?.target.descendants(.reference).contains { reference in
      reference.isMade(within: body.function.node) || representable.place(of: reference, in: body)?.isFresh ?? false
    } ?? false
  }
}
