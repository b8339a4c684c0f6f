import BridgeFacts
import BridgeModel
import LintEngine
import SwiftScan

extension Rule {
  public static let staleCoordinatorState = Rule(
    id: "stale-coordinator-state",
    group: "coordinator",
    severity: .warning,
    lowerSeverities: [
      .information(if: "the coordinator uses the value once, or belongs to a gesture recognizer"),
      .hint(if: "the project never passes a changed value while the view is on screen"),
    ],
    since: "iOS 13, macOS 10.15",
    summary: "Use the update method to refresh values that the coordinator copied from the representable.",
    symptom: "A callback uses the handler or limit from when the view first appeared.",
    rationale: """
      SwiftUI calls `makeCoordinator()` once and keeps the coordinator. When an input changes, SwiftUI creates a new \
      value of the struct and calls its update method, but the coordinator keeps the values that it received. A stored \
      object still works, and so does a `Binding` to the same storage; a plain value or closure goes stale, and so does \
      a binding such as `$rows[selection]`.
      """,
    exception: "Suppress it if the value stays the same for the lifetime of the view.",
    source: "https://developer.apple.com/documentation/swiftui/uiviewrepresentable/makecoordinator()",
    examples: staleStateExamples + staleBindingExamples + refreshedStateExamples + staleSettingExamples
      + staleCoordinatorStateDetailExamples
      + staleCoordinatorStateKeeperExamples + staleCoordinatorStatePassedExamples,
    check: .representables(checkState))
}

@Sendable private func checkState(_ representable: Representable, in context: inout RuleContext) {
  guard !representable.isAmbiguous, !representable.wrapsOneShotObject else { return }
  let states = context.project.staleState(of: representable)
  guard let first = states.first else { return }
  // The report is in the file that passes the value; the coordinator may be in another one.
  let isTogether = first.property.member.path == first.path
  let names = states.map(\.property.name)
  let coordinator = lastComponent(of: representable.coordinator?.name ?? "")
  let verb = names.count == 1 ? "keeps the value it had" : "keep the values they had"
  let update = representable.function(.update)?.name
  // SwiftUI recreates recognizers from time to time, and perhaps the objects that belong to them.
  let isShortLived = representable.family.kind == .gesture || states.allSatisfy { $0.isLeftOut || $0.isCalledOnce }
  context.report(
    "\(quoted(names)) \(verb) when '\(coordinator)' was created; "
      + (update.map { "'\($0)' never refreshes" } ?? "nothing refreshes") + (names.count == 1 ? " it" : " them"),
    at: isTogether ? first.property.place : .whole(first.place),
    severity: context.isGivenNothingNew(states.flatMap(\.members), representable)
      ? .hint : isShortLived ? .information : nil,
    related: states.prefix(3).flatMap { state in
      [(.whole(state.place), "passed here"), (.whole(state.reads[0]), "the coordinator reads it here")]
    } + states.dropFirst(3).map { (.whole($0.place), "passed here") },
    fixes: refresh(of: states, representable, context).map { [$0] } ?? [])
}

/// Assigns the values in the update method too; nil if one of them can't be written there.
private func refresh(of states: [CoordinatorState], _ representable: Representable, _ context: RuleContext) -> Fix? {
  let parameters = representable.functions(.update).flatMap { $0.node.parameters.map(\.name) }
  let values = states.compactMap { state -> (Property, String)? in
    guard let value = state.value, let name = state.members.first else { return nil }
    return (state.property, value.isNamed(name) && parameters.contains(name) ? "self.\(name)" : value.text)
  }
  guard values.count == states.count else { return nil }
  var fix = CoordinatorRefreshFix(of: representable, in: context, assigning: values)?.fix
  // A value that was passed only once on purpose would now change.
  fix?.safety = .unsafe
  return fix
}
