import BridgeFacts
import BridgeModel
import LintEngine
import SwiftScan

extension Rule {
  public static let oneShotObservationTracking = Rule(
    id: "one-shot-observation-tracking",
    group: "observation",
    severity: .warning,
    since: "iOS 17",
    summary: "Register again when `withObservationTracking` reports a change.",
    symptom: "Only the first change has an effect.",
    rationale: """
      `withObservationTracking(_:onChange:)` reports only one change, and it calls `onChange` before the new value is \
      set. To follow a model, put the call in a method, and call that method again from `onChange`: asynchronously, \
      and with a weak reference to `self`. In iOS 26 and later, you can iterate over `Observations` in a task instead, \
      and in iOS 27 and later, `withContinuousObservation` registers again by itself.
      """,
    exception: "Suppress it if you need only the first change.",
    source: "https://developer.apple.com/documentation/observation/withobservationtracking(_:onchange:)",
    examples: [
      .flagged(
        """
        import UIKit

        final class TitleController: UIViewController {
          let model = TitleModel()
          let label = UILabel()
          override func viewDidLoad() {
            super.viewDidLoad()
            ⟦withObservationTracking⟧ {
              label.text = model.title
            } onChange: {
              DispatchQueue.main.async { self.label.text = self.model.title }
            }
          }
        }
        """),
      .flagged(
        """
        import UIKit

        final class TitleController: UIViewController {
          let model = TitleModel()
          let label = UILabel()
          override func viewDidLoad() {
            super.viewDidLoad()
            observe()
          }
          private func observe() {
            ⟦withObservationTracking⟧ {
              label.text = model.title
            } onChange: { [weak self] in
              Task { @MainActor in
                guard self?.label.window != nil else { return }
                self?.label.text = self?.model.title  // the new one
              }
            }
          }
        }
        """,
        fixed: """
          import UIKit

          final class TitleController: UIViewController {
            let model = TitleModel()
            let label = UILabel()
            override func viewDidLoad() {
              super.viewDidLoad()
              observe()
            }
            private func observe() {
              withObservationTracking {
                label.text = model.title
              } onChange: { [weak self] in
                Task { @MainActor in
                  self?.observe()
                  guard self?.label.window != nil else { return }
                  self?.label.text = self?.model.title  // the new one
                }
              }
            }
          }
          """),
      .flagged(
        """
        import SwiftUI

        struct Tabs: UIViewControllerRepresentable {
          @Binding var selection: Int
          func makeUIViewController(context: Context) -> UITabBarController { UITabBarController() }
          func updateUIViewController(_ controller: UITabBarController, context: Context) {
            ⟦withObservationTracking⟧({ _ = AppState.shared.tab }, onChange: {
              if let tabs = controller as? ShopTabs {
                Task.detached { @MainActor in tabs.selectedIndex = selection }
              }
            })
          }
        }
        """),
      // All systems of the project have an API that follows the model without registering again.
      .flagged(
        """
        import UIKit

        final class CartBadge: NSObject {
          let cart: Cart
          let item: UITabBarItem
          func follow() {
            item.badgeValue = cart.label
            ⟦withObservationTracking⟧ { _ = cart.label } onChange: { [weak self] in
              DispatchQueue.main.async { self?.item.badgeValue = "New" }
            }
          }
        }
        """, iOS: SystemVersion(26)),
      .flagged(
        """
        import UIKit

        final class CartBadge: NSObject {
          let cart: Cart
          let item: UITabBarItem
          func follow() {
            item.badgeValue = cart.label
            ⟦withObservationTracking⟧ { _ = cart.label } onChange: { [weak self] in
              DispatchQueue.main.async { self?.item.badgeValue = "New" }
            }
          }
        }
        """, iOS: SystemVersion(27)),
      // Registered again by its own method, by a helper, by a method value, in a task, or by the next layout.
      .accepted(
        """
        import UIKit

        final class TitleController: UIViewController {
          let model = TitleModel()
          let label = UILabel()
          func observeTitle() {
            withObservationTracking { label.text = model.title } onChange: { [weak self] in
              Task { @MainActor in self?.observeTitle() }
            }
          }
          func observeCount() {
            withObservationTracking { _ = model.count } onChange: { DispatchQueue.main.async(execute: self.observeCount) }
          }
          func observeColor() {
            withObservationTracking { _ = model.color } onChange: { self.refresh() }
          }
          private func refresh() { observeColor() }
          override func viewWillLayoutSubviews() {
            withObservationTracking { label.alpha = model.alpha } onChange: { self.view.setNeedsLayout() }
          }
          var isStale = true { didSet { observeAll() } }
          func observeAll() {
            withObservationTracking { _ = model.all } onChange: { [weak self] in self?.isStale = true }
          }
        }
        """),
      // The caller passes the handler, or the code waits for a single change.
      .accepted(
        """
        import UIKit

        @MainActor final class Watcher {
          let model = TitleModel()
          func watch(_ apply: @escaping () -> String, onChange: @escaping (String) -> Void) {
            _ = withObservationTracking(apply, onChange: { [weak self] in
              Task { @MainActor in
                onChange(apply())
                self?.watch(apply, onChange: onChange)
              }
            })
          }
          func changes(of handler: @escaping () -> Void) {
            withObservationTracking { _ = model.title } onChange: { handler() }
          }
          func titles() -> AsyncStream<String> {
            AsyncStream { continuation in
              withObservationTracking { _ = model.title } onChange: { continuation.yield("") }
            }
          }
          func wait() async {
            while !model.isReady {
              withObservationTracking { _ = model.isReady } onChange: { self.model.count += 1 }
              await Task.yield()
            }
          }
        }
        """),
      // Whatever else the closure does, it leads to no other code of the class.
      .flagged(
        """
        final class CartController: UIViewController {
          let cart: Cart
          let label = UILabel()
          let queue = DispatchQueue(label: "cart")
          func followTitle() {
            ⟦withObservationTracking⟧ { print(cart.title) } onChange: { [label] in
              print("The title has changed")
              RunLoop.main.perform { label.text = "New" }
            }
          }
          func followTotal() {
            ⟦withObservationTracking⟧ { print(cart.total) } onChange: { [label] in
              debugPrint("The total has changed")
              OperationQueue.main.addOperation { label.text = "New" }
            }
          }
          func followCount() {
            ⟦withObservationTracking⟧ { print(cart.count) } onChange: { [label, queue] in
              logger.info("The count has changed")
              queue.async { label.text = "New" }
            }
          }
          func followNote() {
            ⟦withObservationTracking⟧ { print(cart.note) } onChange: { [label, queue] in
              withAnimation { label.alpha = 1 }
              queue.async { label.text = "New" }
            }
          }
          func followUser() {
            ⟦withObservationTracking⟧ { print(cart.user) } onChange: { [label] in
              MainActor.assumeIsolated { label.text = "New" }
              UIView.animate(withDuration: 1) { label.alpha = 1 }
            }
          }
        }
        """),
    ] + oneShotTrackingExamples,
    signs: .observationTracking,
    check: .types(checkTracking))
}

@Sendable private func checkTracking(_ type: ProjectType, in context: inout RuleContext) {
  guard !context.imports("XCTest"), !context.imports("Testing") else { return }
  for found in type.localCalls(named: "withObservationTracking") {
    let (call, member) = (found.call, found.member)
    guard let callee = call.callee, let onChange = call.changeClosure,
      callee.kind == .reference || callee.base?.memberPath == ["Observation"],
      !call.ancestors.contains(where: { [.whileStatement, .forStatement, .repeatStatement].contains($0.kind) }),
      isDoneAfterwards(onChange, in: member, of: type)
    else { continue }
    context.report(
      "'onChange' does not register again, so later changes are never observed" + alternative(to: callee, context),
      at: .whole(callee),
      fixes: registration(after: onChange, of: call, in: member, context).map { [$0] } ?? [])
  }
}

/// The API that follows a model by itself, if all systems of the project have one.
private func alternative(to callee: SyntaxNode, _ context: RuleContext) -> String {
  let symbols =
    BridgeSymbol.symbols(.function, named: "withContinuousObservation")
    + BridgeSymbol.symbols(.type, named: "Observations")
  let api = symbols.first { symbol in
    symbol.availability.map { context.project.isAvailable($0, at: callee, in: context.path) } ?? false
  }
  return api.map { "; to follow the model, use '\($0.name)'" } ?? ""
}

extension SyntaxNode {
  /// The closure that `withObservationTracking` calls for a change.
  fileprivate var changeClosure: SyntaxNode? {
    let closure = argument(labeled: "onChange")?.value
    return closure?.kind == .closure ? closure : nil
  }

  /// The names that the code mentions.
  fileprivate var mentionedNames: Set<String> {
    Set(descendants(.reference, .memberAccess, .keyPathComponent).map(\.name))
  }
}

/// Registers again after each change: at the start of the task to which `onChange` hops, which may return early, it calls
/// the method that consists of the registration. nil if calling this method again may do anything else.
private func registration(
  after onChange: SyntaxNode, of call: SyntaxNode, in member: Member, _ context: RuleContext
) -> Fix? {
  guard member.isFunction, !member.isStatic, member.node.parameters.isEmpty, !member.node.hasModifier("override"),
    member.owner.isClass, let body = member.node.body, body.items.count == 1, call.statement?.parent == body,
    onChange.items.count == 1, let first = onChange.items[0].descendants(.closure).first?.items.first
  else { return nil }
  let isWeak = onChange.descendants(.capture).contains { $0.text.hasPrefix("weak self") }
  let edits = context.placement.insertions(of: "self\(isWeak ? "?" : "").\(member.name)()", above: first)
  return Fix("Call '\(member.name)()' again after each change", edits, safety: .unsafe)
}

/// Whether the closure can neither register again nor notify code that may do so.
private func isDoneAfterwards(_ closure: SyntaxNode, in member: Member, of type: ProjectType) -> Bool {
  var names = Set(
    type.members.filter { $0.bodies.contains { $0.mentionedNames.contains("withObservationTracking") } }
      .map(\.name))
  names.formUnion([member.name, "withObservationTracking"])
  for function in closure.ancestors where function.kind == .functionDeclaration { names.insert(function.name) }
  for _ in 0..<2 {
    for other in type.members where other.bodies.contains(where: { !$0.mentionedNames.isDisjoint(with: names) }) {
      names.insert(other.name)
    }
  }
  guard closure.mentionedNames.isDisjoint(with: names) else { return false }
  let isQuiet = closure.descendants(.call).allSatisfy { call in
    let name = call.calledName
    // `.now()` and `.seconds(1)` only create values.
    let isImplicitMember = call.callee?.kind == .memberAccess && call.receiver == nil
    return isImplicitMember || name.first?.isUppercase ?? false || quietFunctions.contains(name)
      || call.callee?.memberPath?.first.map { hoppingTypes.contains($0) } ?? false
  }
  // A flag tells other code to check again.
  let setsFlag = closure.descendants(.sequence).contains {
    Assignment($0).map { $0.value[0].kind == .booleanLiteral } ?? false
  }
  return isQuiet && !setsFlag && closure.descendants(.sequence).contains { Assignment($0) != nil }
}

/// The calls that don't lead to code that could register again.
private let quietFunctions: Set = [
  "print", "debugPrint", "withAnimation", "animate", "async", "asyncAfter", "run",
]

private let hoppingTypes: Set = ["DispatchQueue", "Task", "MainActor", "OperationQueue", "RunLoop", "logger", "Logger"]
