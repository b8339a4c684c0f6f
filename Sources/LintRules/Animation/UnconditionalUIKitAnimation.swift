import BridgeFacts
import BridgeModel
import LintEngine
import SwiftScan
import TextModel

extension Rule {
  public static let unconditionalUIKitAnimation = Rule(
    id: "unconditional-uikit-animation",
    group: "animation",
    severity: .information,
    since: "iOS 13, macOS 10.15",
    summary: "Animate in the update method only when SwiftUI animates the change.",
    symptom: """
      The view animates when it first appears and on unrelated changes, and disabling animations in SwiftUI has no \
      effect.
      """,
    rationale: """
      The context of the update method contains the SwiftUI transaction, which says whether SwiftUI animates this \
      change. A call that always animates also animates when the view first appears, when state is restored, and \
      inside a `withTransaction` that disables animations. Pass `context.transaction.animation != nil`, or use \
      `context.animate(changes:)` on iOS 18 and later.
      """,
    exception: "Suppress it if you want the animation on every change.",
    source: "https://developer.apple.com/documentation/swiftui/uiviewrepresentablecontext/transaction",
    examples: animationExamples + animatedValueExamples,
    signs: .animation,
    check: .representables(checkAnimations))
}

@Sendable private func checkAnimations(_ representable: Representable, in context: inout RuleContext) {
  guard !representable.inputs.isEmpty else { return }
  context.inEach(context.project.bodies(reachedFrom: .update, of: representable)) { body, context in
    let calls = body.block.descendants(.call).filter { $0.animates(in: body, of: representable) }
    guard !calls.isEmpty, !body.mentionsTransaction else { return }
    let effects = context.project.lastingEffects(in: body, of: representable).filter {
      $0.effect.weight != .setting && $0.effect.weight != .idempotent
    }
    for call in calls where !effects.contains(where: { $0.node == call }) {
      guard context.project.timing(of: call, in: body) != .whenCalled, !representable.isGuarded(call, in: body),
        !representable.setsOnlyConstants(call, in: body)
      else { continue }
      context.report(
        "'\(body.ownSite(of: call).node.callee?.text ?? "")' animates on every update, even when the view first appears",
        at: call, in: body, fixes: question(in: call, of: body).map { [$0] } ?? [])
    }
  }
}

extension Representable {
  /// Whether the first closure of an animation sets properties to constants and does nothing else. Then it animates only
  /// the first time.
  fileprivate func setsOnlyConstants(_ animation: SyntaxNode, in body: LifecycleBody) -> Bool {
    guard let closure = animation.arguments.first(where: { $0.value?.kind == .closure })?.value else { return false }
    return closure.items.allSatisfy { change in
      Assignment(change).map { !$0.isCompound && areConstant($0.value, in: body) } ?? false
    }
  }
}

extension LifecycleBody {
  /// Whether an expression is reached through the represented object, also by calls in the values of locals.
  fileprivate func isPartOfRepresented(_ expression: SyntaxNode, depth: Int = 0) -> Bool {
    let root = expression.chainRoot
    if isInRepresented(root) { return true }
    guard depth < 4, root.kind == .reference,
      let local = root.localDeclaration(of: root.name, within: function.node),
      local.kind == .binding || local.kind == .optionalBinding, let value = local.value
    else { return false }
    return value.chainRoot != root && isPartOfRepresented(value, depth: depth + 1)
  }

  /// Whether the code checks how SwiftUI animates.
  fileprivate var mentionsTransaction: Bool {
    block.descendants(.memberAccess, .reference).contains { ["transaction", "disablesAnimations"].contains($0.name) }
  }
}

extension SyntaxNode {
  /// Whether a call unconditionally animates something of the represented object.
  fileprivate func animates(in body: LifecycleBody, of representable: Representable) -> Bool {
    if let path = callee?.memberPath, path.count == 2, path[0] == "UIView" {
      let changes = ["animate", "transition", "animateKeyframes"].contains(path[1])
      return changes && mentionsRepresented(in: body)
    }
    // The sheet of a controller, and AppKit's proxies.
    if calledName == "animateChanges" || calledName == "animator" && arguments.isEmpty && isChanged {
      return receiver.map { body.isPartOfRepresented($0) } ?? false
    }
    guard argument(labeled: "animated")?.value?.text == "true", !["present", "dismiss"].contains(calledName),
      let receiver
    else { return false }
    return representable.place(of: receiver, in: body)?.isInRepresented ?? body.isRepresented(receiver.chainRoot)
  }

  private func mentionsRepresented(in body: LifecycleBody) -> Bool {
    descendants(.reference).contains { body.isPartOfRepresented($0) }
  }

  /// Whether a property of the result is assigned.
  private var isChanged: Bool {
    guard let member = parent, member.kind == .memberAccess, let assignment = member.parent.flatMap(Assignment.init)
    else { return false }
    return assignment.target == member
  }
}

/// Passes whether SwiftUI animates the change as the `animated` argument.
private func question(in call: SyntaxNode, of body: LifecycleBody) -> Fix? {
  guard let value = call.argument(labeled: "animated")?.value, let context = body.context else { return nil }
  return Fix(
    "Animate only when SwiftUI animates",
    [TextEdit(replacing: value.range, with: "\(context).transaction.animation != nil")], safety: .unsafe)
}
