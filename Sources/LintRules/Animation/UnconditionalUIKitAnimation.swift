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
    examples: animationExamples,
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
  guard let value = call.argument(labeled: "animated")?.value, let context = body.context, !body.isInCoordinator else {
    return nil
  }
  return Fix(
    "Animate only when SwiftUI animates",
    [TextEdit(replacing: value.range, with: "\(context).transaction.animation != nil")], safety: .unsafe)
}

// MARK: - Examples

private let animationExamples: [RuleExample] = [
  .flagged(
    """
    struct Lamp: UIViewRepresentable {
      @Binding var isOn: Bool
      func makeUIView(context: Context) -> UISwitch { UISwitch() }
      func updateUIView(_ lamp: UISwitch, context: Context) {
        ⟦lamp.setOn(isOn, animated: true)⟧
      }
    }
    """,
    fixed: """
      struct Lamp: UIViewRepresentable {
        @Binding var isOn: Bool
        func makeUIView(context: Context) -> UISwitch { UISwitch() }
        func updateUIView(_ lamp: UISwitch, context: Context) {
          lamp.setOn(isOn, animated: context.transaction.animation != nil)
        }
      }
      """),
  // Parts of the view.
  .flagged(
    """
    struct Hours: UIViewRepresentable {
      @Binding var hour: Int
      func makeUIView(context: Context) -> UIView { UIView() }
      func updateUIView(_ view: UIView, context: Context) {
        if let picker = view.subviews.first as? UIPickerView {
          ⟦picker.selectRow(hour, inComponent: 0, animated: true)⟧
        }
        for subview in view.subviews where subview is UISwitch {
          let lamp = subview as! UISwitch
          ⟦lamp.setOn(hour < 12, animated: true)⟧
        }
      }
    }
    """,
    fixed: """
      struct Hours: UIViewRepresentable {
        @Binding var hour: Int
        func makeUIView(context: Context) -> UIView { UIView() }
        func updateUIView(_ view: UIView, context: Context) {
          if let picker = view.subviews.first as? UIPickerView {
            picker.selectRow(hour, inComponent: 0, animated: context.transaction.animation != nil)
          }
          for subview in view.subviews where subview is UISwitch {
            let lamp = subview as! UISwitch
            lamp.setOn(hour < 12, animated: context.transaction.animation != nil)
          }
        }
      }
      """),
  .flagged(
    """
    struct Panel: UIViewRepresentable {
      let isOpen: Bool
      func makeUIView(context: Context) -> UIView { UIView() }
      func updateUIView(_ view: UIView, context: Context) { fade(view) }
      private func fade(_ view: UIView) {
        ⟦UIView.animate(withDuration: 0.3) { view.alpha = isOpen ? 1 : 0 }⟧
      }
    }
    """),
  // The code checks the transaction, or compares the values first.
  .accepted(
    """
    struct Lamp: UIViewRepresentable {
      @Binding var isOn: Bool
      func makeUIView(context: Context) -> UISwitch { UISwitch() }
      func updateUIView(_ lamp: UISwitch, context: Context) {
        lamp.setOn(isOn, animated: context.transaction.animation != nil)
      }
    }
    struct Zoom: UIViewRepresentable {
      @Binding var scale: CGFloat
      func makeUIView(context: Context) -> UIScrollView { UIScrollView() }
      func updateUIView(_ view: UIScrollView, context: Context) {
        if view.zoomScale != scale { view.setZoomScale(scale, animated: true) }
        if context.coordinator.last != scale { UIView.animate(withDuration: 1) { view.alpha = scale } }
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator { var last: CGFloat = 1 }
    }
    """),
  // Repeating the animation changes nothing.
  .accepted(
    """
    struct StatsPanel: UIViewRepresentable {
      let summary: String
      func makeUIView(context: Context) -> StatsView { StatsView() }
      func updateUIView(_ view: StatsView, context: Context) { view.summary = summary }
    }
    final class StatsView: UIView {
      private let chart = UIView()
      private let label = UILabel()
      var summary = "" {
        didSet {
          UIView.animate(withDuration: 0.8) { [weak self] in
            self?.chart.alpha = 1
            self?.chart.transform = .identity
          }
          label.text = summary
        }
      }
    }
    """),
  // Calls that move content on every update, which another rule reports; presentations; and other objects.
  .accepted(
    """
    struct Pages: UIViewControllerRepresentable {
      let index: Int
      func makeUIViewController(context: Context) -> UIPageViewController { UIPageViewController() }
      func updateUIViewController(_ pages: UIPageViewController, context: Context) {
        pages.setViewControllers([context.coordinator.pages[index]], direction: .forward, animated: true)
        pages.present(UIAlertController(), animated: true)
        context.coordinator.log.append("update", animated: true)
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator {
        var pages: [UIViewController] = []
        var log = Log()
      }
    }
    """),
  // The sheet around the wrapped controller, and AppKit's animator proxy.
  .flagged(
    """
    struct SheetCorners: UIViewControllerRepresentable {
      let radius: CGFloat?
      func makeUIViewController(context: Context) -> CornersController { CornersController() }
      func updateUIViewController(_ controller: CornersController, context: Context) {
        ⟦controller.update(radius)⟧
      }
    }
    final class CornersController: UIViewController {
      func update(_ radius: CGFloat?) {
        if let sheet = parent?.sheetPresentationController {
          sheet.animateChanges { sheet.preferredCornerRadius = radius }
        }
      }
    }
    struct TrafficLights: NSViewRepresentable {
      let isHidden: Bool
      func makeNSView(context: Context) -> NSView { NSView() }
      func updateNSView(_ view: NSView, context: Context) {
        guard let window = view.window, let button = window.standardWindowButton(.closeButton) else { return }
        ⟦button.animator()⟧.isHidden = isHidden
      }
    }
    """),
  .accepted(
    """
    struct TrafficLights: NSViewRepresentable {
      let isHidden: Bool
      func makeNSView(context: Context) -> NSView { NSView() }
      func updateNSView(_ view: NSView, context: Context) {
        if view.isHidden != isHidden { view.animator().isHidden = isHidden }
        NSApp.mainWindow?.animator().alphaValue = isHidden ? 0 : 1
      }
    }
    """),
  // Without inputs, an update is rare. The others ask how SwiftUI animates.
  .accepted(
    """
    struct BatteryBar: UIViewRepresentable {
      func makeUIView(context: Context) -> UIProgressView { UIProgressView() }
      func updateUIView(_ bar: UIProgressView, context: Context) {
        bar.setProgress(UIDevice.current.batteryLevel, animated: true)
      }
    }
    struct Ring: UIViewRepresentable {
      let progress: Float
      func makeUIView(context: Context) -> UIProgressView { UIProgressView() }
      func updateUIView(_ ring: UIProgressView, context: Context) {
        if context.transaction.animation == nil {
          ring.progress = progress
        } else {
          ring.setProgress(progress, animated: true)
        }
      }
    }
    struct Gauge: UIViewRepresentable {
      let level: Float
      func makeUIView(context: Context) -> UIProgressView { UIProgressView() }
      func updateUIView(_ gauge: UIProgressView, context: Context) { show(level, in: gauge, as: context.transaction) }
      private func show(_ level: Float, in gauge: UIProgressView, as change: Transaction) {
        if change.disablesAnimations { return gauge.setProgress(level, animated: false) }
        gauge.setProgress(level, animated: true)
      }
    }
    """),
  // Other kinds of animations, a change that goes further each time, and a button that the view leads to.
  .flagged(
    """
    struct PhotoPane: UIViewRepresentable {
      let photo: UIImage
      func makeUIView(context: Context) -> UIImageView { UIImageView() }
      func updateUIView(_ view: UIImageView, context: Context) {
        ⟦UIView.transition(with: view, duration: 0.3, options: .transitionCrossDissolve) { view.image = photo }⟧
      }
    }
    struct Teleprompter: UIViewRepresentable {
      let line: String
      func makeUIView(context: Context) -> UITextView { UITextView() }
      func updateUIView(_ view: UITextView, context: Context) {
        view.accessibilityValue = line
        ⟦UIView.animateKeyframes(withDuration: 0.5, delay: 0) { view.contentOffset.y += 24 }⟧
      }
    }
    struct ClosableWindow: NSViewRepresentable {
      let isClosable: Bool
      func makeNSView(context: Context) -> NSView { NSView() }
      func updateNSView(_ view: NSView, context: Context) {
        let button = view.window?.standardWindowButton(.closeButton)
        ⟦button?.animator()⟧.isHidden = !isClosable
      }
    }
    """),
  // Changes without animation, other objects, and animations that run later or only if they should.
  .accepted(
    """
    struct Chart: UIViewRepresentable {
      let title: String
      let isHidden: Bool
      func makeUIView(context: Context) -> ChartView { ChartView() }
      func updateUIView(_ chart: ChartView, context: Context) {
        UIView.performWithoutAnimation { chart.alpha = isHidden ? 0 : 1 }
        chart.legend().text = title
        let toast = context.coordinator.toast
        UIView.animate(withDuration: 0.3) { toast.alpha = isHidden ? 1 : 0 }
        chart.addAction(UIAction { _ in chart.setContentOffset(.zero, animated: true) }, for: .touchUpInside)
        context.coordinator.scrollToTop = { chart.setContentOffset(.zero, animated: true) }
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator {
        let toast = UILabel()
        var scrollToTop: () -> Void = {}
      }
    }
    final class ChartView: UIScrollView {
      private let label = UILabel()
      func legend() -> UILabel { label }
    }
    struct Dimmer: NSViewRepresentable {
      let isDim: Bool
      let isAnimated: Bool
      func makeNSView(context: Context) -> NSView { NSView() }
      func updateNSView(_ view: NSView, context: Context) {
        let target = isAnimated ? view.animator() : view
        target.alphaValue = isDim ? 0.5 : 1
        let window = NSApp.mainWindow
        window?.animator().alphaValue = isDim ? 0.5 : 1
      }
    }
    """),
  // Code that also creates a view.
  .flagged(
    """
    struct UnreadMark: UIViewRepresentable {
      let count: Int
      func makeUIView(context: Context) -> UIView { UIView() }
      func updateUIView(_ view: UIView, context: Context) {
        if context.coordinator.dot == nil {
          let dot = UIView()
          view.addSubview(dot)
          context.coordinator.dot = dot
        }
        ⟦UIView.animate(withDuration: 0.2) { view.alpha = count == 0 ? 0 : 1 }⟧
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator { var dot: UIView? }
    }
    """),
]
