import BridgeFacts
import BridgeModel
import BridgeTemplates
import LintEngine
import SwiftScan
import TextModel

extension Rule {
  public static let missingDismantle = Rule(
    id: "missing-dismantle",
    group: "lifecycle",
    severity: .warning,
    since: "iOS 13, macOS 10.15",
    summary: "Use the dismantle method to stop whatever the make method starts.",
    symptom: """
      After the view is gone, timers still fire, callbacks still arrive, and the coordinator's memory is never released.
      """,
    rationale: """
      The run loop, the notification center, or the executor keeps a repeating timer, display link, block observer, or \
      endless task alive; the view doesn't. After SwiftUI removes the view, such work continues, and its closures keep \
      everything that they capture alive. SwiftUI calls the static dismantle method once for each object that the make \
      method created.
      """,
    exception: "Suppress it if the work stops by itself or is meant to outlive the view.",
    source: "https://developer.apple.com/documentation/swiftui/uiviewrepresentable/dismantleuiview(_:coordinator:)",
    examples: missingDismantleExamples + missingDismantleStopExamples + missingDismantleLoopExamples
      + missingDismantleDetailExamples + missingDismantleKeeperExamples + missingDismantleReachExamples
      + missingDismantleViewExamples,
    signs: .starts,
    check: .representables(checkStarts))
}

@Sendable private func checkStarts(_ representable: Representable, in context: inout RuleContext) {
  guard !representable.isAmbiguous, representable.coordinator?.ancestry.isComplete ?? true,
    let dismantle = representable.name(of: .dismantle)
  else { return }
  let project = context.project
  for call in representable.lastingCalls where context.contains(call.node) {
    let pair = call.pair
    guard pair.isRetainedBySystem,
      // Without its token, an observer can't be stopped; `discarded-observation-token` reports that instead.
      !project.discardsObservationToken(call.node, in: call.body.function)
    else { continue }
    let isStopped = project.mayStop(pair, representable)
    guard
      isStopped
        ? call.isStoppedOnlyInUpdates(representable, project)
        : !representable.givesAway(call) && !project.targetMayStop(pair, startedBy: call.node, in: call.body)
    else { continue }
    report(call, dismantle, isStoppedBefore: isStopped, representable, &context)
  }
  for call in project.workOfView(representable) where !project.mayStop(call.pair, representable) {
    guard call.pair.isRetainedBySystem, context.contains(call.site) else { continue }
    let isStopped = call.isStoppedOnlyInUpdates(representable, project)
    guard isStopped || call.isNeverStopped(representable, project) else { continue }
    report(call, dismantle, isStoppedBefore: isStopped, representable, &context)
  }
}

/// Reports work that nothing stops when the view is removed; `isStoppedBefore` says whether some code stops it earlier.
private func report(
  _ call: LastingCall, _ dismantle: String, isStoppedBefore: Bool, _ representable: Representable,
  _ context: inout RuleContext
) {
  let name = call.node.isCall(named: "init") ? call.node.createdName : call.node.callee?.text ?? call.pair.start
  let stop = call.pair.stopName
  let starts = call.site == call.node ? "starts" : "calls '\(name)', which starts"
  let related =
    call.site != call.node
    ? context.contains(call.node) ? [(ReportPlace.whole(call.node), "started here")] : []
    : call.body.calls.first.map { [(.whole($0), "called from here")] } ?? []
  context.report(
    "'\(call.site == call.node ? name : call.site.callee?.text ?? name)' \(starts) something that outlives the view; "
      + (isStoppedBefore
        ? "'\(stop)' is called only while the view exists"
        : "neither '\(dismantle)' nor the coordinator calls '\(stop)'"),
    at: .whole(call.site), related: related,
    fixes: isStoppedBefore ? [] : teardown(of: representable, context).map { [$0] } ?? [])
}

/// A call that starts work, in code that runs when SwiftUI creates or updates the view.
private struct LastingCall {
  var pair: StopPair
  var node: SyntaxNode
  var body: LifecycleBody

  /// The call in the code of the representable or its coordinator.
  var site: SyntaxNode { body.ownSite(of: node).node }

  /// Whether no code stops it, although the object that starts it goes away. `strong-self-in-observation` reports those
  /// that keep their object.
  func isNeverStopped(_ representable: Representable, _ project: ProjectModel) -> Bool {
    !project.keepsSelf(node, in: body.function) && !project.targetMayStop(pair, startedBy: node, in: body)
      && KeptWork(pair, startedBy: node, in: body, of: representable, in: project).map {
        project.neverStops($0, of: representable)
      } ?? false
  }

  /// Whether nothing stops it when the view is removed, although some code stops it before.
  func isStoppedOnlyInUpdates(_ representable: Representable, _ project: ProjectModel) -> Bool {
    KeptWork(pair, startedBy: node, in: body, of: representable, in: project).map {
      project.stopsOnlyInUpdates($0, of: representable)
    } ?? false
  }
}

extension ProjectModel {
  /// The calls that start work in the code of the represented class that the make and update methods run, or that runs
  /// while the make method creates the object.
  fileprivate func workOfView(_ representable: Representable) -> [LastingCall] {
    guard let type = representedType(of: representable) else { return [] }
    let reached = [LifecycleMethod.make, .update].flatMap { bodies(reachedFrom: $0, of: representable) }
    return representable.calls(
      startingWork: reached.filter { $0.function.owner.name == type.name }
        + bodiesOfCreation(of: type, in: representable))
  }
}

extension Representable {
  /// The calls that run synchronously in the make method, in the update method, or while the coordinator is created,
  /// each once.
  fileprivate var lastingCalls: [LastingCall] {
    let initializers = (coordinator?.initializers ?? []).compactMap { member in
      member.node.body.map {
        LifecycleBody(method: .makeCoordinator, function: member, block: $0, owner: Place(.coordinator))
      }
    }
    return calls(startingWork: bodiesWithHelpers(of: .make) + bodiesWithHelpers(of: .update) + initializers)
  }

  fileprivate func calls(startingWork bodies: [LifecycleBody]) -> [LastingCall] {
    var visited: Set<SyntaxNode> = []
    return bodies.filter { $0.signs.contains(.starts) }.flatMap { body in
      body.block.descendants(.call).compactMap { node in
        guard let pair = node.startPair, node.position(in: body.block) == .synchronous, visited.insert(node).inserted
        else { return nil }
        return LastingCall(pair: pair, node: node, body: body)
      }
    }
  }
}

extension Representable {
  /// Whether the call's result goes to something that may stop it: a property of another object, or a function.
  fileprivate func givesAway(_ call: LastingCall) -> Bool {
    keepers(of: call.node, in: call.body).contains { keeper in
      switch keeper {
      case .nobody, .local, .coordinator: false
      case .argument(of: let function): !function.onlyUsesWhatItIsGiven
      case .other: true
      }
    }
  }
}

extension SyntaxNode {
  /// Whether a call can't stop its argument, because it only prints it or adds it to a run loop.
  fileprivate var onlyUsesWhatItIsGiven: Bool { isCall(named: "print") || argument(labeled: "forMode") != nil }
}

/// A dismantle method that stops the work; nil if there is already one, or if the make method is in another file.
private func teardown(of representable: Representable, _ context: RuleContext) -> Fix? {
  guard let name = representable.family.dismantle, !representable.conformance.isInherited,
    !representable.members.contains(where: { $0.name == name }),
    let owner = representable.function(.make)?.owner, context.contains(owner.node)
  else { return nil }
  let placement = context.placement
  let teardown = Teardown(of: representable, placement: placement, path: owner.path)
  let template = RepresentableTemplate(of: representable)
  let stops = teardown.stops(called: template.parameterName)
  guard !stops.isEmpty, let method = template.method(.dismantle, body: stops + teardown.comments),
    let edit = placement.insertion(ofMember: method, atEndOf: owner.node)
  else { return nil }
  return Fix("Add '\(name)'", teardown.edits + [edit], safety: .unsafe)
}
