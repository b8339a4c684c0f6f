import BridgeFacts
import BridgeModel
import BridgeTemplates
import LintEngine
import SwiftScan

extension Rule {
  public static let unguardedUpdateSideEffect = Rule(
    id: "unguarded-update-side-effect",
    group: "lifecycle",
    severity: .warning,
    lowerSeverities: [
      .information(
        if:
          "the effect costs little, the only input is one plain value, a flag only interrupts it, or the code compares "
          + "with the address of a web page")
    ],
    since: "iOS 13, macOS 10.15",
    summary: "Load, reload, seek, or scroll in the update method only when something changed.",
    symptom: "The page reloads, the video restarts, or the map jumps back when something unrelated changes.",
    rationale: """
      SwiftUI calls the update method after the make method, and again whenever an input of the representable changes, \
      even an unrelated property or environment value. A call that loads, reloads, seeks, scrolls, or replaces content \
      runs each time: the user's input and scroll position are lost, and requests are repeated. If the call itself \
      changes state, it causes an endless loop of updates. Store the last applied value in the coordinator, or check \
      what the object shows, and act only if the new value differs.
      """,
    exception: "Suppress it if you want the repetition, or if the object ignores values that it already shows.",
    source: "https://developer.apple.com/documentation/swiftui/uiviewrepresentable/updateuiview(_:context:)",
    examples: sideEffectExamples + reachedSideEffectExamples + setterSideEffectExamples + effectResultExamples
      + addressExamples
      + unguardedUpdateSideEffectMemoryExamples
      + unguardedUpdateSideEffectGuardExamples
      + unguardedUpdateSideEffectReachExamples
      + unguardedUpdateSideEffectDetailExamples,
    check: .representables(checkSideEffects))
}

@Sendable private func checkSideEffects(_ representable: Representable, in context: inout RuleContext) {
  // Without inputs, SwiftUI has no reason to call the update method again.
  guard !representable.inputs.isEmpty else { return }
  context.inEach(context.project.bodies(reachedFrom: .update, of: representable)) { body, context in
    let effects = context.project.lastingEffects(in: body, of: representable).filter {
      $0.effect.weight.severity != nil && representable.repeats($0, in: body)
        && !representable.isWrittenBack($0.node, in: body)
    }
    reportDrift(in: body, of: representable, &context)
    for found in representable.separate(effects, in: body) {
      let (node, own) = body.ownSite(of: found.node)
      let site = EffectSite(node: node, effect: found.effect, isInside: body.isForeign)
      // A comparison in one branch would miss what the other branch has applied since.
      let isOneOfSeveral = effects.contains { representable.excludes($0.node, in: body, found.node, in: body) }
      let pause = representable.guards(of: found.node, in: body).first
      let isDebatable = representable.isDrivenByOneValue(in: context.project)
      context.report(
        site.message, at: node, in: own, severity: isDebatable ? .information : found.effect.weight.severity,
        related: pause.map { [(.whole($0.node), "this only interrupts it")] } ?? [],
        fixes: isOneOfSeveral ? [] : memory(for: node, in: own, representable, context).map { [$0] } ?? [])
    }
  }
}

/// Reports effects that depend only on a comparison with a value that the user changes, such as the address of a page.
private func reportDrift(in body: LifecycleBody, of representable: Representable, _ context: inout RuleContext) {
  for found in context.project.lastingEffects(in: body, of: representable) {
    guard let drift = found.effect.drift, let getter = found.effect.getter, let object = found.node.receiver,
      let place = representable.place(of: object, in: body), place.isInRepresented,
      !representable.coordinatorMayPrevent(drift)
    else { continue }
    let shown = Place(place.root, place.path + [getter])
    let guards = representable.guards(of: found.node, in: body)
    guard !guards.isEmpty,
      guards.allSatisfy({
        $0.kind == .change && $0.places.contains(shown) && representable.areProperties($0.places, or: shown)
      })
    else { continue }
    context.report(
      "'\(getter)' also changes when \(drift.cause); the next update then calls '\(found.node.calledName)' again",
      at: found.node, in: body, severity: .information)
  }
}

extension Representable {
  /// Whether nothing keeps an effect from happening again, or only flags that other code sets for some time. A flag like
  /// `isLoaded` may be set because of the effect, so it counts only if the effect calls nothing back.
  fileprivate func repeats(_ found: LastingEffect, in body: LifecycleBody) -> Bool {
    guards(of: found.node, in: body).allSatisfy { $0.kind == .phase && found.effect.weight == .light }
  }

  /// The effects that are problems of their own. A helper that chooses between two ways to load is a single one.
  fileprivate func separate(_ effects: [LastingEffect], in body: LifecycleBody) -> [LastingEffect] {
    if !body.isHelper { return effects }
    return effects.reduce(into: []) { kept, effect in
      if !kept.contains(where: { excludes($0.node, in: body, effect.node, in: body) }) { kept.append(effect) }
    }
  }

  fileprivate func areProperties(_ places: Set<Place>, or shown: Place) -> Bool {
    places.allSatisfy { place in
      place == shown || place.isInRepresentable && members.contains { $0.isProperty && $0.name == place.path.first }
    }
  }

  /// Whether a method of the coordinator may refuse what changes the value. One that always agrees doesn't.
  fileprivate func coordinatorMayPrevent(_ drift: SideEffect.Drift) -> Bool {
    coordinator?.members.contains { member in
      member.node.parameters.contains { $0.label == drift.vetoLabel } && !member.alwaysAnswers(drift.consent)
    } ?? false
  }
}

extension Member {
  /// Whether all that a method returns, or passes to its completion handler, is this enum case.
  fileprivate func alwaysAnswers(_ answer: String) -> Bool {
    let handler = node.parameters.last.flatMap { $0.type?.unwrappedType.kind == .functionType ? $0.usableName : nil }
    let uses = handler.map { name in node.descendants(.reference).filter { $0.isNamed(name) } } ?? []
    guard uses.allSatisfy({ $0.parent?.kind == .call }) else { return false }
    let answers =
      handler == nil ? node.body?.returnedValues ?? [] : uses.compactMap { $0.parent?.arguments.first?.value }
    return !answers.isEmpty
      && answers.allSatisfy { value in
        // `(.allow, preferences)`
        let first = value.kind == .tuple ? value.arguments.first?.value ?? value : value
        return first.isNamed(answer)
      }
  }
}

/// The code of the representable or its coordinator that has an effect.
private struct EffectSite {
  var node: SyntaxNode
  var effect: SideEffect
  /// Whether code of another type that it calls has the effect.
  var isInside: Bool

  var message: String {
    if let assignment = Assignment(node) {
      return isInside
        ? "setting '\(assignment.target.text)' calls '\(effect.spelling)' on every update, whatever changed"
        : "'\(assignment.target.text)' is set\(effect.cause == .newObject ? " to a new object" : "") on every update, "
          + "whatever changed"
    }
    if isInside {
      return "'\(callee)' calls '\(effect.spelling)' and runs on every update, whatever changed"
    }
    return "'\(effect.cause == .creation ? effect.spelling : callee)' runs on every update, whatever changed"
  }

  private var callee: String {
    (node.receiver?.memberPath.map { $0.joined(separator: ".") + "." } ?? "") + node.calledName
  }
}

extension SideEffect {
  /// The member as code spells it: `reloadData`, `Data(contentsOf:)`.
  fileprivate var spelling: String {
    cause == .creation ? name.replacing("init", with: className, maxReplacements: 1) : name
  }
}

extension SideEffect.Weight {
  /// The severity of repeating the effect; nil if repeating it is harmless.
  fileprivate var severity: Severity? {
    switch self {
    case .heavy, .load, .service: .warning
    case .light: .information
    case .idempotent, .setting: nil
    }
  }
}

extension Representable {
  /// Whether one plain value is all that can change. Then most updates have a reason to act.
  fileprivate func isDrivenByOneValue(in project: ProjectModel) -> Bool {
    let inputs = inputs
    guard inputs.count == 1, inputs[0].wrapper == nil, project.valueKind(of: inputs[0]) == .value else { return false }
    return !functions(.update).contains { $0.node.descendants(.memberAccess).contains { $0.isNamed("environment") } }
  }
}

// MARK: - Fix

/// Stores the one input that the call depends on in the coordinator, and guards the call with a comparison.
private func memory(
  for call: SyntaxNode, in body: LifecycleBody, _ representable: Representable, _ context: RuleContext
) -> Fix? {
  let memory = ChangeMemory(of: call, at: context.place(in: body, of: representable))
  return memory.map { Fix("Run it only when '\($0.input.name)' changes", $0.edits, safety: .unsafe) }
}
