import BridgeFacts
import BridgeModel
import LintEngine
import SwiftScan

extension Rule {
  public static let discardedObservationToken = Rule(
    id: "discarded-observation-token",
    group: "memory",
    severity: .warning,
    lowerSeverities: [
      .information(if: "a timer doesn't change the state of its view"),
      .hint(if: "the closure of the observer captures nothing that it keeps alive"),
    ],
    since: "iOS 13, macOS 10.15",
    summary: "Keep the token of an observation.",
    symptom: "The observation never fires, or closures still run after their view is gone.",
    rationale: """
      A key path observation, a publisher subscription, and an observation of notification messages end when their \
      token is released, which is immediately if nothing keeps it. A block observer or an event monitor never ends: the \
      system keeps the block and everything that it captures, and only the token can remove it; \
      `removeObserver(self)` doesn't. A repeating timer that a view starts when it appears runs until it's invalidated, \
      and each appearance starts another one. A player's time observer needs its token until it's removed.
      """,
    exception: "Suppress it if the object lives as long as the app.",
    source:
      "https://developer.apple.com/documentation/foundation/notificationcenter/addobserver(forname:object:queue:using:)",
    examples: discardedObservationTokenExamples + discardedTimeObserverExamples + discardedTokenLibraryExamples
      + discardedTokenTieExamples + discardedTokenSetExamples + discardedTokenWeakExamples,
    signs: .observation,
    check: .types(checkTokens))
}

@Sendable private func checkTokens(_ type: ProjectType, in context: inout RuleContext) {
  let discarding = context.project.observationsWithoutToken(in: type)
  guard !discarding.isEmpty else { return }
  let tie = tie(of: type, context)
  guard tie != .none else { return }
  let isLasting =
    context.project.livesAsLongAsApp(type.name)
    || tie != .bridge && context.project.mayLiveAsLongAsApp(type)
  let isClass = type.primary?.isClass ?? true
  // How long the objects of a class from elsewhere exist is unknown.
  let mayHoldSelf = isClass && (tie == .bridge || context.project.declares(type.name))
  for found in discarding {
    let (call, member) = (found.call, found.member)
    let registration = call.startPair.flatMap { $0.passesTokenBack ? $0 : nil }
    // An object that lasts registers once, unless it does so for each new object that it creates, or for each view.
    if isLasting, registration != nil || call.startsRepeatingTimer,
      !(call.argument(labeled: "object")?.value?.isMade(within: member.node) ?? false), member.name != "body"
    {
      continue
    }
    switch context.project.callee(of: call, in: context.path) {
    // The project's own `sink` or `observe` may do anything.
    case .project: continue
    case .apple: break
    // Players of other modules have time observers too.
    case .local, .global, .implicitInitializer, .unknown: if call.observesTime { continue }
    }
    if call.subscribesLater { continue }
    if call.startsRepeatingTimer {
      checkTimer(call, of: type, &context)
      continue
    }
    let closure = call.arguments.last?.value
    let holdsSelf = mayHoldSelf && closure?.holdsSelf ?? false
    // `self` of a struct is a copy, which shares only its state.
    let holds =
      holdsSelf || closure.map { $0.holdsLocals(of: member) || !isClass && type.sharesState(with: $0) } ?? false
    // A block isn't called any longer when the only object that it waits for is gone.
    let mayBeHarmless = tie == .model || call.observesOneObject || !mayHoldSelf
    if tie != .bridge, registration != nil, !holds, mayBeHarmless { continue }
    let loss =
      call.observesTime
      ? "nothing keeps the token of this time observer, which the player needs until 'removeTimeObserver' gets it"
      : "nothing keeps the token, so this observation ends immediately"
    context.report(
      registration.map { message(about: $0, keeping: holdsSelf ? type.simpleName : nil) } ?? loss,
      at: .whole(call), severity: registration.map { !holds && $0.stopName != "removeMonitor" } ?? false ? .hint : nil)
  }
}

/// The message about a registration whose closure keeps an object of a type, if any.
private func message(about registration: StopPair, keeping type: String?) -> String {
  "nothing keeps the token of this \(registration.tokenNoun), so it can never be removed"
    + (type.map { ", and its closure keeps '\($0)' in memory" } ?? "")
}

/// Reports a timer that a SwiftUI view starts. Other rules report those of classes and representables.
private func checkTimer(_ call: SyntaxNode, of type: ProjectType, _ context: inout RuleContext) {
  guard type.isView, type.surroundingBridge == nil, let closure = call.arguments.last?.value else { return }
  context.report(
    "nothing keeps this repeating timer, so it can never be invalidated", at: .whole(call),
    severity: type.sharesState(with: closure) ? nil : .information)
}

/// How a type is tied to views.
private enum Tie {
  /// It connects UIKit or AppKit with SwiftUI: a representable, its coordinator, its wrapped class, a class that hosts
  /// SwiftUI views, or a view or controller in a file that imports SwiftUI. Its superclasses count too.
  case bridge
  /// It's another view or controller, of which an app creates new ones all the time.
  case view
  /// SwiftUI observes it, or an object with such a tie creates and keeps it. Only what its closures keep alive matters,
  /// because there may be only one.
  case model
  case none
}

private func tie(of type: ProjectType, _ context: RuleContext) -> Tie {
  let project = context.project
  if context.imports("SwiftUI"), let known = type.frameworkClass, known != "NSObject" { return .bridge }
  // A view that begins observing does so again for each instance, or each time it appears.
  if type.isView || type.declaresScenes || project.isBridged(type.name)
    || !project.representables(named: type.name, in: context.path).isEmpty
    // How long the objects of a class from elsewhere exist is unknown.
    || project.declares(type.name) && project.isBridgingClass(type, in: context.path)
  {
    return .bridge
  }
  if project.isModel(type) { return .model }
  if project.isInheritedByBridge(type) { return .bridge }
  if project.isViewOrController(type.name) { return .view }
  return project.isOwnedHelper(type) ? .model : .none
}

extension ProjectModel {
  /// Whether a class of the project that inherits from a type connects UIKit or AppKit with SwiftUI.
  fileprivate func isInheritedByBridge(_ type: ProjectType) -> Bool {
    // Only a class that the project declares has such subclasses.
    guard type.isClass else { return false }
    return types(mentioning: type.simpleName).contains { other in
      guard let declaration = other.primary else { return false }
      return superclasses(of: declaration).contains { $0.name == type.name } && isBridgingClass(other, in: other.path)
    }
  }
}

extension ProjectType {
  /// Whether it's an app or a scene, whose body has views with actions of their own.
  fileprivate var declaresScenes: Bool { ancestry.contains("App") || ancestry.contains("Scene") }

  /// Whether a closure uses a property that all copies of a view share, such as one with `@State`.
  fileprivate func sharesState(with closure: SyntaxNode) -> Bool {
    let names = Set(closure.descendants(.reference, .memberAccess).map(\.name))
    return properties.contains { $0.wrapper != nil && names.contains($0.name) }
  }
}

extension SyntaxNode {
  /// Whether a call registers a block for the notifications of one object only.
  fileprivate var observesOneObject: Bool {
    argument(labeled: "object")?.value.map { $0.kind != .nilLiteral } ?? false
  }

  /// Whether a chain of publishers subscribes on another queue. Its subscription may begin after the token is gone, and
  /// then nothing ends it.
  fileprivate var subscribesLater: Bool {
    sequence(first: self) { $0.receiver?.withoutUnwrapping }.prefix { $0.kind == .call }.contains {
      $0.isCall(named: "subscribe") && $0.argument(labeled: "on") != nil
    }
  }

  /// Whether this is a closure that captures `self` strongly.
  fileprivate var holdsSelf: Bool { kind == .closure && captureStrength(of: ["self"]) == .strong }

  /// Whether a closure strongly captures a local of the enclosing function; true for other expressions.
  fileprivate func holdsLocals(of function: Member) -> Bool {
    guard kind == .closure else { return true }
    let names = Set(items.flatMap { $0.descendants(.reference) }.map(\.name))
    return names.contains { name in
      captureStrength(of: [name]) == .strong && isLocal(name, within: function.node)
    }
  }
}
