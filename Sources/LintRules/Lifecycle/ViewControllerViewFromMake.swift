import BridgeFacts
import BridgeModel
import LintEngine
import SwiftScan

extension Rule {
  public static let viewControllerViewFromMake = Rule(
    id: "view-controller-view-from-make",
    group: "lifecycle",
    severity: .warning,
    since: "iOS 13, macOS 10.15",
    summary: "Wrap a view controller as a controller, not its view.",
    symptom: "The screen appears, but its buttons, lists, or playback controls don't respond, or the app crashes.",
    rationale: """
      A view doesn't retain its controller. A controller in a local variable is released when the make method returns, \
      together with everything that it does: it is the target of actions and the delegate of subviews, and none of them \
      keeps it. Conform to `UIViewControllerRepresentable` or `NSViewControllerRepresentable` and return the controller. \
      SwiftUI then keeps it, makes it a child of its own controller, and tells it when it appears.
      """,
    exception: "Suppress it if the controller keeps itself alive.",
    source: "https://developer.apple.com/documentation/swiftui/uiviewcontrollerrepresentable",
    examples: controllerViewExamples
      + viewControllerViewFromMakeDetailExamples,
    check: .representables(checkControllerViews))
}

@Sendable private func checkControllerViews(_ representable: Representable, in context: inout RuleContext) {
  guard !representable.isAmbiguous, let make = representable.name(of: .make) else { return }
  for controller in context.project.unretainedControllers(in: representable) {
    guard let type = controller.call.evidentTypeName else { continue }
    let name = controller.local?.pattern
    context.report(
      "'\(name?.text ?? type)' is released when '\(controller.member.name.isEmpty ? make : controller.member.name)' "
        + "returns, because nothing keeps it; only its view remains",
      at: .whole(name ?? controller.call))
  }
}

// MARK: - Examples

private let controllerViewExamples: [RuleExample] = [
  .flagged(
    """
    struct Settings: UIViewRepresentable {
      func makeUIView(context: Context) -> UIView {
        let ⟦controller⟧ = SettingsController()
        controller.title = "Settings"
        return controller.view
      }
      func updateUIView(_ view: UIView, context: Context) {}
    }
    final class SettingsController: UITableViewController {}
    """),
  // Without a name, in a helper, or below another view.
  .flagged(
    """
    struct Settings: UIViewRepresentable {
      func makeUIView(context: Context) -> UIView { ⟦SettingsController()⟧.view }
      func updateUIView(_ view: UIView, context: Context) {}
    }
    struct Player: UIViewRepresentable {
      let player: AVPlayer
      func makeUIView(context: Context) -> UIView {
        let container = UIView()
        fill(container)
        return container
      }
      func updateUIView(_ view: UIView, context: Context) {}
      private func fill(_ container: UIView) {
        let ⟦controller⟧ = AVPlayerViewController()
        controller.player = player
        container.addSubview(controller.view)
      }
    }
    final class SettingsController: UITableViewController {}
    """),
  .flagged(
    """
    struct Inspector: NSViewRepresentable {
      func makeNSView(context: Context) -> NSView {
        let ⟦controller⟧ = InspectorController()
        return controller.view
      }
      func updateNSView(_ view: NSView, context: Context) {}
    }
    final class InspectorController: NSViewController {}
    """),
  // The coordinator or a parent keeps it.
  .accepted(
    """
    struct Settings: UIViewRepresentable {
      func makeUIView(context: Context) -> UIView {
        let controller = SettingsController()
        context.coordinator.controller = controller
        return controller.view
      }
      func updateUIView(_ view: UIView, context: Context) {}
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator { var controller: SettingsController? }
    }
    struct Page: UIViewRepresentable {
      let parent: UIViewController
      func makeUIView(context: Context) -> UIView {
        let container = UIView()
        let controller = SettingsController()
        parent.addChild(controller)
        container.addSubview(controller.view)
        controller.didMove(toParent: parent)
        return container
      }
      func updateUIView(_ view: UIView, context: Context) {}
    }
    final class SettingsController: UITableViewController {}
    """),
  // A controller from elsewhere, a base class that does nothing, and a controller that may keep itself.
  .accepted(
    """
    struct Existing: UIViewRepresentable {
      let controller: UIViewController
      func makeUIView(context: Context) -> UIView { controller.view }
      func updateUIView(_ view: UIView, context: Context) {}
    }
    struct Plain: UIViewRepresentable {
      func makeUIView(context: Context) -> UIView { UIViewController().view }
      func updateUIView(_ view: UIView, context: Context) {}
    }
    struct Started: UIViewRepresentable {
      func makeUIView(context: Context) -> UIView {
        let controller = SettingsController()
        controller.start()
        return controller.view
      }
      func updateUIView(_ view: UIView, context: Context) {}
    }
    final class SettingsController: UITableViewController { func start() {} }
    """),
  // A preview, which is only looked at.
  .accepted(
    """
    struct Shown: UIViewRepresentable {
      func makeUIView(context: Context) -> UIView { SettingsController().view }
      func updateUIView(_ view: UIView, context: Context) {}
    }
    struct SettingsPreviews: PreviewProvider {
      static var previews: some View { Shown() }
    }
    final class SettingsController: UITableViewController {}
    """),
  // A view that isn't only in a preview.
  .flagged(
    """
    import SwiftUI

    struct Settings: UIViewRepresentable {
      func makeUIView(context: Context) -> UIView {
        let ⟦controller⟧ = SettingsController()
        return controller.view
      }
      func updateUIView(_ view: UIView, context: Context) {}
    }
    final class SettingsController: UITableViewController {}
    struct SettingsPage: View {
      var body: some View { Settings().navigationTitle("Settings") }
    }
    struct SettingsPreviews: PreviewProvider {
      static var previews: some View { Settings() }
    }
    """),
  // The view keeps an object that isn't a controller, and AppKit's base class does nothing.
  .accepted(
    """
    import SwiftUI

    struct Chart: UIViewRepresentable {
      let values: [Double]
      func makeUIView(context: Context) -> ChartView {
        let renderer = ChartRenderer()
        return renderer.view
      }
      func updateUIView(_ view: ChartView, context: Context) { view.renderer?.show(values) }
    }
    final class ChartView: UIView { var renderer: ChartRenderer? }
    @MainActor final class ChartRenderer {
      let view = ChartView()
      init() { view.renderer = self }
      func show(_ values: [Double]) {}
    }
    struct Placeholder: NSViewRepresentable {
      func makeNSView(context: Context) -> NSView {
        let controller = NSViewController()
        controller.view = NSView()
        return controller.view
      }
      func updateNSView(_ view: NSView, context: Context) {}
    }
    """),
]
