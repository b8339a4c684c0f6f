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
    since: "iOS 13, macOS 10.15",
    summary: "Load, reload, seek and scroll in update only where something changed.",
    symptom: "The page reloads, the video starts over or the map jumps back when something unrelated changes.",
    rationale: """
      SwiftUI calls update after make and then whenever any input of the representable changes; an environment value or \
      another property is enough. A call that loads, reloads, seeks, scrolls or replaces what is shown happens again \
      each time: input and scroll position are lost, requests are repeated, and where the call changes state itself, \
      update and call go round in a circle. Remember in the coordinator what was applied last, or ask the object what \
      it shows, and act only on a difference.
      """,
    exception: "The repetition is wanted, or the object itself ignores what it shows already.",
    source: "https://developer.apple.com/documentation/swiftui/uiviewrepresentable/updateuiview(_:context:)",
    examples: sideEffectExamples,
    check: .representables(checkSideEffects))
}

@Sendable private func checkSideEffects(_ representable: Representable, in context: inout RuleContext) {
  // Without inputs SwiftUI has no reason to call update again.
  guard !representable.inputs.isEmpty else { return }
  let isDrivenByOneValue = representable.isDrivenByOneValue(in: context.project)
  for body in representable.bodiesWithHelpers(of: .update) where context.contains(body.block) {
    let sites = context.project.lastingEffects(in: body, of: representable).filter {
      $0.effect.weight.severity != nil && !representable.isGuarded($0.node, in: body)
    }
    // A helper that chooses between two ways to load is one fault.
    for site in body.isHelper ? Array(sites.prefix(1)) : sites {
      context.report(
        message(about: site), at: .whole(site.node),
        severity: isDrivenByOneValue ? .information : site.effect.weight.severity,
        related: body.calls.first.map { [(.whole($0), "called from here")] } ?? [],
        fixes: memory(for: site, in: body, representable, context).map { [$0] } ?? [])
    }
  }
}

extension SideEffect.Weight {
  /// How much repeating the effect matters; nil where it does not.
  fileprivate var severity: Severity? {
    switch self {
    case .heavy, .network: .warning
    case .light: .information
    case .idempotent, .setting: nil
    }
  }
}

extension Representable {
  /// Whether one plain value is all that can change; then most updates have a reason to act.
  fileprivate func isDrivenByOneValue(in project: ProjectModel) -> Bool {
    let inputs = inputs
    guard inputs.count == 1, inputs[0].wrapper == nil, project.valueKind(of: inputs[0]) == .value else { return false }
    return !functions(.update).contains { $0.node.descendants(.memberAccess).contains { $0.isNamed("environment") } }
  }
}

private func message(about site: LastingEffect) -> String {
  if let assignment = Assignment(site.node), site.method != nil {
    return "setting '\(assignment.target.text)' calls '\(site.effect.name)' and runs on every update, whatever changed"
  }
  if let assignment = Assignment(site.node) {
    return "'\(assignment.target.text)' is given a new object on every update, whatever changed"
  }
  let name = site.node.calledName
  let receiver = site.node.receiver?.memberPath.map { $0.joined(separator: ".") + "." } ?? ""
  let called = site.method == nil ? "" : " calls '\(site.effect.name)' and"
  return "'\(receiver)\(name)'\(called) runs on every update, whatever changed"
}

// MARK: - Fix

/// Lets the coordinator remember the one input that the call depends on.
private func memory(
  for site: LastingEffect, in body: LifecycleBody, _ representable: Representable, _ context: RuleContext
) -> Fix? {
  let memory = ChangeMemory(
    of: site.node, in: body, of: representable, placement: context.placement, path: context.path)
  return memory.map { Fix("Remember '\($0.input.name)' and run it only for another one", $0.edits, safety: .unsafe) }
}
