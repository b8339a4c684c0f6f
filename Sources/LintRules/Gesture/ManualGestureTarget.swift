import BridgeModel
import LintEngine
import SwiftScan

extension Rule {
  public static let manualGestureTarget = Rule(
    id: "manual-gesture-target",
    group: "gesture",
    severity: .warning,
    lowerSeverities: [.hint(if: "there is no handle method, so each gesture is handled only once")],
    since: "iOS 18, macOS 26",
    summary: "Handle a gesture in the handle method instead of adding a target.",
    symptom: "Every gesture is handled twice.",
    rationale: """
      SwiftUI adds a target of its own to the recognizer of a gesture representable and calls \
      `handleUIGestureRecognizerAction` for it. A second target handles every gesture again, without the converter \
      that gives locations in SwiftUI coordinate spaces.
      """,
    exception: "Suppress it if a second target only observes the gesture.",
    source: "https://developer.apple.com/documentation/swiftui/uigesturerecognizerrepresentable",
    examples: [
      .flagged(
        """
        struct Drag: UIGestureRecognizerRepresentable {
          let onDrag: (CGPoint) -> Void
          func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator { Coordinator() }
          func makeUIGestureRecognizer(context: Context) -> UIPanGestureRecognizer {
            ⟦UIPanGestureRecognizer(target: context.coordinator, action: #selector(Coordinator.dragged))⟧
          }
          func handleUIGestureRecognizerAction(_ pan: UIPanGestureRecognizer, context: Context) {
            onDrag(context.converter.localLocation)
          }
          final class Coordinator: NSObject { @objc func dragged() {} }
        }
        """),
      // Without a handle method, the target works but has no coordinate converter.
      .flagged(
        """
        struct Drag: UIGestureRecognizerRepresentable {
          func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator { Coordinator() }
          func makeUIGestureRecognizer(context: Context) -> UIPanGestureRecognizer {
            let pan = UIPanGestureRecognizer()
            ⟦pan.addTarget(context.coordinator, action: #selector(Coordinator.dragged))⟧
            return pan
          }
          final class Coordinator: NSObject { @objc func dragged() {} }
        }
        """),
      .accepted(
        """
        struct Drag: UIGestureRecognizerRepresentable {
          let onDrag: (CGPoint) -> Void
          func makeUIGestureRecognizer(context: Context) -> UIPanGestureRecognizer {
            let pan = UIPanGestureRecognizer(target: nil, action: nil)
            let button = UIButton()
            button.addTarget(context.coordinator, action: Selector("tapped"), for: .touchUpInside)
            return pan
          }
          func handleUIGestureRecognizerAction(_ pan: UIPanGestureRecognizer, context: Context) {
            onDrag(context.converter.localLocation)
          }
        }
        """),
      // The constant that the make method returns has a target.
      .flagged(
        """
        struct Drag: UIGestureRecognizerRepresentable {
          func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator { Coordinator() }
          func makeUIGestureRecognizer(context: Context) -> UIPanGestureRecognizer {
            let pan = ⟦UIPanGestureRecognizer(target: context.coordinator, action: #selector(Coordinator.dragged))⟧
            pan.maximumNumberOfTouches = 1
            return pan
          }
          func handleUIGestureRecognizerAction(_ pan: UIPanGestureRecognizer, context: Context) {
            context.coordinator.dragged()
          }
          final class Coordinator: NSObject { @objc func dragged() {} }
        }
        """),
      // Other recognizers have targets, not the one that the make method returns.
      .accepted(
        """
        struct Swipe: UIGestureRecognizerRepresentable {
          func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator { Coordinator() }
          func makeUIGestureRecognizer(context: Context) -> UISwipeGestureRecognizer {
            let swipe = UISwipeGestureRecognizer()
            let tap = UITapGestureRecognizer(target: context.coordinator, action: #selector(Coordinator.tapped))
            swipe.require(toFail: tap)
            swipe.require(
              toFail: UIPinchGestureRecognizer(target: context.coordinator, action: #selector(Coordinator.tapped)))
            return swipe
          }
          final class Coordinator: NSObject { @objc func tapped() {} }
        }
        """),
      // In a view representable, a target is the right way.
      .accepted(
        """
        struct Pad: UIViewRepresentable {
          func makeUIView(context: Context) -> UIView {
            let view = UIView()
            view.addGestureRecognizer(
              UIPanGestureRecognizer(target: context.coordinator, action: #selector(Coordinator.dragged)))
            return view
          }
          func updateUIView(_ view: UIView, context: Context) {}
          func makeCoordinator() -> Coordinator { Coordinator() }
          final class Coordinator: NSObject { @objc func dragged() {} }
        }
        """),
      // A method of the representable creates the recognizer.
      .flagged(
        """
        struct Swipe: UIGestureRecognizerRepresentable {
          let action: () -> Void
          func makeUIGestureRecognizer(context: Context) -> UISwipeGestureRecognizer { makeRecognizer(context) }
          private func makeRecognizer(_ context: Context) -> UISwipeGestureRecognizer {
            ⟦UISwipeGestureRecognizer(target: context.coordinator, action: #selector(Coordinator.swiped))⟧
          }
          func handleUIGestureRecognizerAction(_ recognizer: UISwipeGestureRecognizer, context: Context) { action() }
          func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator { Coordinator() }
          final class Coordinator: NSObject { @objc func swiped() {} }
        }
        """),
    ],
    check: .representables(checkTargets))
}

@Sendable private func checkTargets(_ representable: Representable, in context: inout RuleContext) {
  guard representable.family.kind == .gesture, !representable.isAmbiguous else { return }
  let handler = representable.function(.handle)?.name
  for body in representable.makingBodies(of: .make) where context.contains(body.block) {
    for call in body.block.descendants(.call) where call.givesTarget(in: body) {
      let consequence =
        handler.map { "so each gesture is also handled in '\($0)'" } ?? "which bypasses the coordinate converter"
      context.report(
        "this adds a second target to the recognizer, \(consequence)", at: .whole(call),
        severity: handler == nil ? .hint : nil)
    }
  }
}

extension SyntaxNode {
  /// Whether a call adds a target to the recognizer that the make method returns.
  fileprivate func givesTarget(in body: LifecycleBody) -> Bool {
    if calledName == "addTarget" { return receiver.map(body.isRepresented) ?? false }
    guard let target = argument(labeled: "target")?.value, target.kind != .nilLiteral else { return false }
    if body.returnedValues.contains(self) { return true }
    guard let pattern = parent?.pattern, let variable = body.variable else { return false }
    return pattern.declaredNames == [variable]
  }
}
