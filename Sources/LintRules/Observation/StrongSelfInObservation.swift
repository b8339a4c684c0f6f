import BridgeFacts
import BridgeModel
import LintEngine
import SwiftScan
import TextModel

extension Rule {
  public static let strongSelfInObservation = Rule(
    id: "strong-self-in-observation",
    group: "observation",
    severity: .warning,
    lowerSeverities: [.information(if: "the closure belongs to a SwiftUI view that may be shown only once")],
    since: "iOS 13, macOS 10.15",
    summary: "Capture `self` weakly in closures that an observation keeps.",
    symptom: "Each time the screen is shown, another view or controller leaks, and old ones keep reacting to changes.",
    rationale: """
      A subscription, a timer, or an observation keeps its closure until it ends, and the closure keeps `self` if it \
      captures it strongly, as `assign(to:on:)` keeps the object that it receives. If `self` stores the subscription, or \
      only `deinit` stops the timer, neither is ever released. \
      `withObservationTracking` keeps `onChange` until the model changes. A task keeps what its closure captures until \
      the closure returns, which it never does if it iterates over a sequence without an end, such as \
      `notifications(named:)`, or repeats something until it's canceled and nothing cancels it; it also captures `self` \
      if the closure names only its members. A nested `[weak self]` doesn't help, because the outer closure then \
      captures `self` strongly. A closure of a struct that names a member of it keeps a copy with the storage of its \
      `@State` properties, and so the subscription in such a property.
      """,
    exception: "Suppress it if the object lives as long as the app.",
    source: """
      https://docs.swift.org/swift-book/documentation/the-swift-programming-language/automaticreferencecounting/
      """,
    examples: strongSelfExamples + strongSelfInModelExamples + strongSelfInHelperExamples
      + strongSelfInMethodExamples + strongSelfInOperatorExamples + strongSelfLifetimeExamples
      + strongSelfReleaseExamples + strongSelfInTaskExamples + strongSelfFirstRunExamples + strongSelfCallExamples
      + strongSelfRestartExamples + strongSelfInRecognizerExamples + strongSelfInPollingExamples
      + strongSelfInOwnerExamples + strongSelfInObservationDetailExamples
      + strongSelfInObservationKeeperExamples + strongSelfInPublisherExamples + strongSelfInExtensionExamples
      + strongSelfInStreamExamples,
    signs: [.observation, .observationTracking, .starts],
    check: .types(checkKeptClosures))
}

@Sendable private func checkKeptClosures(_ type: ProjectType, in context: inout RuleContext) {
  let project = context.project
  guard type.isClass else { return checkStateCycles(type, in: &context) }
  let isObserver = project.isObserver(type, in: context.path)
  context.inEach(project.membersStartingObservations(of: type, withTasks: isObserver)) { member, context in
    var closures = project.closuresKeepingSelf(in: member, of: type, withTasks: isObserver)
    if !isObserver, !closures.isEmpty, !project.isOwnedHelper(type) { closures.removeAll { !$0.isKeptByOwnModel } }
    report(closures, in: type, to: &context)
  }
  guard isObserver else { return }
  context.inEach(project.membersRegisteringClosures(of: type)) { member, context in
    report(project.registeredClosuresKeepingSelf(in: member), in: type, to: &context)
  }
}

private func report(_ found: [KeptClosure], in type: ProjectType, to context: inout RuleContext) {
  let project = context.project
  let closures = found.filter { !project.mayRelease($0, in: type) }
  guard !closures.isEmpty, !project.mayLiveAsLongAsApp(type) else { return }
  let isCoordinator = project.representables(in: context.path).contains { $0.coordinator?.name == type.name }
  for closure in closures where !isCoordinator || !closure.isReportedForCoordinators(of: type) {
    context.report(
      message(for: closure, in: type), at: .whole(closure.node),
      fixes: weakCapture(in: closure, context).map { [$0] } ?? [])
  }
}

/// Reports closures of a struct that its own `@State` keeps, those of a method for one property together.
private func checkStateCycles(_ type: ProjectType, in context: inout RuleContext) {
  let found = context.project.closuresKeepingState(of: type)
  for (place, closure) in found.enumerated() {
    let same = found.indices.filter { found[$0].keeper == closure.keeper && found[$0].member == closure.member }
    guard same.first == place, case .property(let property) = closure.keeper else { continue }
    context.report(
      "retain cycle: '\(property)' keeps this closure, which keeps a copy of '\(type.simpleName)' with the storage of "
        + "'\(property)', so neither is released",
      at: .whole(closure.node), severity: context.project.comesAndGoes(type.name) ? nil : .information,
      related: same.dropFirst().map { (.whole(found[$0].node), "this closure does the same") })
  }
}

extension KeptClosure {
  /// Whether `strong-coordinator-capture` or `missing-dismantle` reports it in a coordinator.
  fileprivate func isReportedForCoordinators(of type: ProjectType) -> Bool {
    switch keeper {
    case .property: true
    case .system(let pair): !type.members.mayCallAtTheEnd(pair.stopName)
    case .task, .model: false
    }
  }

  /// Whether it's part of a cycle through a model. Classes of all kinds track models that they share with views.
  fileprivate var isKeptByOwnModel: Bool { if case .model(_?) = keeper { true } else { false } }

  fileprivate var noun: String {
    if node.kind == .closure { return "closure" }
    return node.isNamed("self") ? "call" : "method"
  }
}

private func message(for closure: KeptClosure, in type: ProjectType) -> String {
  let name = type.simpleName
  switch closure.keeper {
  case .property(let property):
    return "retain cycle: '\(property)' keeps this \(closure.noun), which keeps '\(name)', so neither is released"
  case .system(let pair):
    let stops = type.members.functions(leadingTo: pair.stopName)
    let reason =
      if stops.contains(where: type.members.mayCallAtTheEnd) {
        "'deinit', which calls it, never runs"
      } else if stops.contains(where: [closure.member].mayCall) {
        "only the code that starts it again does that"
      } else if type.members.mayCall(pair.stopName) {
        "only a method that no code calls does that"
      } else {
        "nothing calls it"
      }
    return "this \(closure.noun) keeps '\(name)' until '\(pair.stopName)' is called, and \(reason)"
  case .task(let property):
    return "the loop of this task never ends, so the task keeps '\(name)' forever"
      + (property == nil ? "" : ", and 'deinit', which could cancel it, never runs")
  case .model(let property?):
    return "retain cycle: '\(property)' keeps this closure until it changes, and the closure keeps '\(name)'"
  case .model(nil):
    return "this closure keeps '\(name)' until the model changes, and each change registers it again"
  }
}

extension ProjectModel {
  /// Whether a class observes models for views, or is such a model: it bridges to SwiftUI, SwiftUI observes it, it's a view
  /// or controller, or it's another class of UIKit or AppKit that tracks `@Observable` objects.
  fileprivate func isObserver(_ type: ProjectType, in path: FilePath) -> Bool {
    if isBridgingClass(type, in: path) || isModel(type) || isViewOrController(type.name) { return true }
    return type.signs.contains(.observationTracking) && type.frameworkClass.map { $0 != "NSObject" } ?? false
  }
}
