import BridgeFacts
import SwiftScan

/// A place where code changes the represented object in a way that calls a delegate method before it returns.
public struct ProvokedCallback: Sendable {
  /// The assignment or call.
  public var node: SyntaxNode
  public var callback: SetterCallback
}

/// A delegate method of the coordinator that writes SwiftUI state while the update method runs, because the update
/// method calls it through a change of the represented object.
public struct DelegateFeedback: Sendable {
  public var cause: ProvokedCallback
  /// The body that contains the cause.
  public var body: LifecycleBody
  public var write: CallbackWrite
}

extension LifecycleBody {
  /// The changes of the represented object that call delegate methods. `className` is the class of the object.
  public func provokedCallbacks(on className: String) -> [ProvokedCallback] {
    block.descendants(.sequence, .call).flatMap { node -> [ProvokedCallback] in
      let callbacks: [SetterCallback]
      if let assignment = Assignment(node) {
        guard assignment.target.base.map(isRepresented) ?? false else { return [] }
        callbacks = SetterCallback.callbacks(of: assignment.target.name, on: className).filter(\.isAssignment)
      } else {
        guard node.receiver.map(isRepresented) ?? false else { return [] }
        let isAnimated = node.argument(labeled: "animated").map { $0.value?.text != "false" } ?? false
        callbacks = SetterCallback.callbacks(of: node.calledName, on: className).filter {
          !$0.isAssignment && !(isAnimated && $0.animation == .unanimated)
        }
      }
      return callbacks.map { ProvokedCallback(node: node, callback: $0) }
    }
  }
}

extension ProjectModel {
  /// The delegate methods that write state whenever the update method runs: neither the change that calls them nor the
  /// write depends on a condition that may tell the change from one that the user makes.
  public func delegateFeedback(of representable: Representable) -> [DelegateFeedback] {
    guard let coordinator = representable.coordinator, !coordinator.isAmbiguous,
      let name = representable.representedType?.name,
      let className = frameworkClass(of: name, in: representable.name)
    else { return [] }
    let causes = bodies(reachedFrom: .update, of: representable).filter { !$0.setsDelegate }.flatMap { body in
      body.provokedCallbacks(on: className).filter { coordinator.ancestry.contains($0.callback.delegate) }
        .map { (cause: $0, body: body) }
    }
    guard !causes.isEmpty else { return [] }
    let heard = callbackWrites(of: representable, by: Set(causes.map(\.cause.callback.callback))).filter {
      $0.timing == .now && !$0.isConditional
    }
    return causes.compactMap { cause, body in
      guard let write = heard.first(where: { $0.function.fullName == cause.callback.callback }),
        timing(of: cause.node, in: body) == .now, !representable.isGuarded(cause.node, in: body)
      else { return nil }
      return DelegateFeedback(cause: cause, body: body, write: write)
    }
  }
}

extension LifecycleBody {
  /// Whether it sets the delegate of the represented object, as code does that doesn't want to receive its own changes.
  fileprivate var setsDelegate: Bool {
    block.descendants(.sequence).contains { node in
      guard let target = Assignment(node)?.target else { return false }
      return target.isNamed("delegate") && target.base.map(isRepresented) ?? false
    }
  }
}
