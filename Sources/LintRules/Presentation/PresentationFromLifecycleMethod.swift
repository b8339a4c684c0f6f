import BridgeFacts
import BridgeModel
import LintEngine
import SwiftScan

extension Rule {
  public static let presentationFromLifecycleMethod = Rule(
    id: "presentation-from-lifecycle-method",
    group: "presentation",
    severity: .warning,
    since: "iOS 13, macOS 10.15",
    summary: "Present with SwiftUI, or check that nothing is presented yet.",
    symptom: "Nothing appears, the same sheet is presented again, or the enclosing sheet closes.",
    rationale: """
      In the make method, the controller isn't in a window yet, so UIKit presents nothing. The update method runs for \
      many reasons, and each run presents again while its condition is true. A controller that hasn't presented \
      anything forwards `dismiss(animated:)` to its presenter, which dismisses the sheet that shows the representable. \
      `.sheet` and `.fullScreenCover` track what is presented; if UIKit must present, store the presented controller \
      in the coordinator.
      """,
    exception: "Suppress it if the receiver itself checks what is presented, as some presenter classes do.",
    source: "https://developer.apple.com/documentation/uikit/uiviewcontroller/present(_:animated:completion:)",
    examples: presentationExamples + ownPresentationExamples,
    signs: .presentation,
    check: .representables(checkPresentations))
}

@Sendable private func checkPresentations(_ representable: Representable, in context: inout RuleContext) {
  let isUIKit = representable.family.isUIKit
  for body in representable.bodiesWithHelpers(of: .make) where isUIKit && context.contains(body.block) {
    for call in body.block.calls(named: "present") where call.isPresentation {
      guard context.project.timing(of: call, in: body) == .now, body.isShowing(call.receiver) else { continue }
      context.report(
        "'\(call.receiver?.text ?? "self")' is not in a window while '\(body.function.name)' runs, "
          + "so it cannot present",
        at: .whole(call))
    }
  }
  context.inEach(context.project.bodies(reachedFrom: .update, of: representable)) { body, context in
    for call in body.block.descendants(.call) {
      let message = isUIKit ? message(about: call, in: body, representable, context.project) : nil
      guard let message = message ?? context.project.message(aboutPanelsShownBy: call, in: body, representable),
        context.project.timing(of: call, in: body) != .whenCalled,
        !representable.knowsWhatIsShown(at: call, in: body, of: context.project)
      else { continue }
      context.report(message, at: call, in: body)
    }
  }
}

/// The message about a call that presents, pushes, or dismisses on every update; nil for other calls.
private func message(
  about call: SyntaxNode, in body: LifecycleBody, _ representable: Representable, _ project: ProjectModel
) -> String? {
  let update = representable.name(of: .update) ?? ""
  switch call.calledName {
  case "present" where call.isPresentation, "pushViewController":
    // A method of the project with the same name may check what is shown.
    if case .project = project.callee(of: call, in: body.function.path) { return nil }
    return "'\(update)' calls '\(call.calledName)' on every update while its condition is true, "
      + "even if the controller is already on screen"
  case "dismiss":
    guard call.argument(labeled: "animated") != nil, let receiver = call.receiver, body.isRepresented(receiver) else {
      return nil
    }
    return "this call dismisses the enclosing sheet if the represented controller has not presented anything"
  default: return nil
  }
}

extension ProjectModel {
  /// The message about a call that shows another panel, menu, or sheet on every update; nil for other calls.
  fileprivate func message(
    aboutPanelsShownBy call: SyntaxNode, in body: LifecycleBody, _ representable: Representable
  ) -> String? {
    guard RepeatedPresentation.names.contains(call.calledName),
      case .apple(let members) = callee(of: call, in: body.function.path)
    else { return nil }
    let known = members.firstNonNil { member in
      RepeatedPresentation.all.first { $0.owner == member.owner.name && $0.name == member.name }
    }
    guard let known else { return nil }
    let shown = known.part.map { "its \($0) again" } ?? "another '\(known.owner)'"
    return "'\(representable.name(of: .update) ?? "")' calls '\(call.calledName)' on every update while its condition "
      + "is true, and each call shows \(shown)"
  }
}

extension SyntaxNode {
  /// Whether a call of `present` is `present(_:animated:)`, with or without a completion.
  fileprivate var isPresentation: Bool {
    arguments.first?.label == nil && argument(labeled: "animated") != nil
  }
}

extension LifecycleBody {
  /// Whether the receiver is the controller that the make method returns.
  fileprivate func isShowing(_ receiver: SyntaxNode?) -> Bool { receiver.map(isRepresented) ?? false }
}

extension Representable {
  /// Whether a condition checks what is presented: the controllers themselves, what the coordinator stores, or a flag
  /// that is reset in the same update and not only after the presentation has ended.
  fileprivate func knowsWhatIsShown(
    at call: SyntaxNode, in body: LifecycleBody, of project: ProjectModel
  ) -> Bool {
    guards(of: call, in: body).contains { found in
      switch found.kind {
      case .change, .absence, .helper, .state, .phase: true
      case .request: resets(found.node, in: body, of: project)
      case .recalledRequest: false
      }
    }
  }

  /// Whether the code that calls the helper, or the helper itself, resets what a condition asks for.
  private func resets(_ condition: SyntaxNode, in body: LifecycleBody, of project: ProjectModel) -> Bool {
    let asked = condition.descendants(.reference, .memberAccess).compactMap(\.pathFromSelf)
    return sequence(first: body, next: \.caller).contains { body in
      body.block.descendants(.sequence).contains { node in
        guard let path = Assignment(node)?.target.pathFromSelf, asked.contains(path) else { return false }
        return project.timing(of: node, in: body.block, of: body.function.path) != .whenCalled
      }
    }
  }
}

// MARK: - Examples

private let presentationExamples: [RuleExample] = [
  .flagged(
    """
    struct Share: UIViewControllerRepresentable {
      @Binding var isShown: Bool
      let content: () -> UIViewController
      func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
      func updateUIViewController(_ controller: UIViewController, context: Context) {
        controller.title = "Share"
        if isShown {
          ⟦controller.present(content(), animated: true, completion: { isShown = false })⟧
        } else {
          ⟦controller.dismiss(animated: true)⟧
        }
      }
    }
    """),
  // In the make method, deferred in the update method, through a helper, and by pushing.
  .flagged(
    """
    struct Welcome: UIViewControllerRepresentable {
      let name: String
      func makeUIViewController(context: Context) -> UIViewController {
        let controller = UIViewController()
        ⟦controller.present(UIAlertController(), animated: true)⟧
        return controller
      }
      func updateUIViewController(_ controller: UIViewController, context: Context) {
        greet(from: controller)
      }
      private func greet(from controller: UIViewController) {
        guard !name.isEmpty else { return }
        DispatchQueue.main.async { ⟦controller.present(UIAlertController(), animated: true)⟧ }
      }
    }
    struct Path: UIViewControllerRepresentable {
      var isDeep: Bool
      func makeUIViewController(context: Context) -> UINavigationController { UINavigationController() }
      func updateUIViewController(_ navigation: UINavigationController, context: Context) {
        if isDeep { ⟦navigation.pushViewController(UIViewController(), animated: true)⟧ }
      }
    }
    """),
  // The code checks the controllers, or the coordinator stores the presented one.
  .accepted(
    """
    struct Popover<Content: View>: UIViewControllerRepresentable {
      let isShown: Bool
      let content: () -> Content
      func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
      func updateUIViewController(_ controller: UIViewController, context: Context) {
        let host = context.coordinator.host
        if host.viewIfLoaded?.window == nil && isShown {
          controller.present(host, animated: true, completion: nil)
        } else if !isShown {
          host.dismiss(animated: true, completion: nil)
        }
        if isShown, controller.presentedViewController == nil { controller.present(host, animated: true) }
        if isShown, context.coordinator.shown == nil {
          context.coordinator.shown = host
          controller.present(host, animated: true)
        }
        if !isShown, let shown = context.coordinator.shown { controller.dismiss(animated: true) { _ = shown } }
        controller.presentedViewController?.dismiss(animated: true)
      }
      func makeCoordinator() -> Coordinator { Coordinator(host: UIHostingController(rootView: content())) }
      final class Coordinator {
        let host: UIViewController
        var shown: UIViewController?
        init(host: UIViewController) { self.host = host }
      }
    }
    """),
  // What is new since the last update.
  .accepted(
    """
    struct Steps: UIViewControllerRepresentable {
      var ids: [Int]
      func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
      func updateUIViewController(_ controller: UIViewController, context: Context) {
        context.coordinator.update(ids, on: controller)
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator {
        private var ids: [Int] = []
        func update(_ newIDs: [Int], on controller: UIViewController) {
          let known = Set(ids)
          ids = newIDs
          let added = newIDs.filter { !known.contains($0) }
          show(added, on: controller)
        }
        private func show(_ added: [Int], on controller: UIViewController) {
          var remaining = added
          if !remaining.isEmpty {
            remaining.removeFirst()
            controller.present(UIViewController(), animated: true)
          }
        }
      }
    }
    """),
  // A flag that is reset immediately, a root that the make method pushes, a deferred call in the make method, and other
  // methods with the same name.
  .accepted(
    """
    struct Flow: UIViewControllerRepresentable {
      @Binding var isAlertNeeded: Bool
      @Environment(\\.dismiss) private var dismiss
      func makeUIViewController(context: Context) -> UINavigationController {
        let navigation = UINavigationController()
        navigation.pushViewController(UIViewController(), animated: false)
        DispatchQueue.main.async { navigation.present(UIAlertController(), animated: true) }
        return navigation
      }
      func updateUIViewController(_ navigation: UINavigationController, context: Context) {
        if isAlertNeeded {
          navigation.present(UIAlertController(), animated: true)
          DispatchQueue.main.async { isAlertNeeded = false }
        }
        context.coordinator.onDone = { navigation.dismiss(animated: true) }
        dismiss()
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator { var onDone = {} }
    }
    struct Stage: UIViewRepresentable {
      let scene: SKScene
      func makeUIView(context: Context) -> StageView {
        let view = StageView()
        view.present(scene)
        return view
      }
      func updateUIView(_ view: StageView, context: Context) { view.present(scene) }
    }
    """),
  // AppKit shows another picker with each call.
  .flagged(
    """
    struct ShareAnchor: NSViewRepresentable {
      @Binding var isSharing: Bool
      let items: [Any]
      func makeNSView(context: Context) -> NSView { NSView() }
      func updateNSView(_ view: NSView, context: Context) {
        guard isSharing else { return }
        let picker = NSSharingServicePicker(items: items)
        picker.delegate = context.coordinator
        DispatchQueue.main.async { ⟦picker.show(relativeTo: .zero, of: view, preferredEdge: .minY)⟧ }
      }
      func makeCoordinator() -> Coordinator { Coordinator(isSharing: $isSharing) }
      final class Coordinator: NSObject, NSSharingServicePickerDelegate {
        let isSharing: Binding<Bool>
        init(isSharing: Binding<Bool>) { self.isSharing = isSharing }
        func sharingServicePicker(_ picker: NSSharingServicePicker, didChoose service: NSSharingService?) {
          isSharing.wrappedValue = false
        }
      }
    }
    """),
  // The request is taken back, the user asks for it, or there is only one popover.
  .accepted(
    """
    struct MenuButton: NSViewRepresentable {
      @Binding var isOpen: Bool
      @Binding var isSharing: Bool
      let items: [Any]
      let showsTip: Bool
      func makeNSView(context: Context) -> NSPopUpButton { NSPopUpButton() }
      func updateNSView(_ button: NSPopUpButton, context: Context) {
        if showsTip { context.coordinator.tip.show(relativeTo: button.bounds, of: button, preferredEdge: .maxY) }
        if isOpen {
          button.menu?.popUp(positioning: nil, at: .zero, in: button)
          isOpen = false
        }
        if isSharing {
          context.coordinator.share(items, from: button)
          DispatchQueue.main.async { isSharing = false }
        }
        context.coordinator.onShare = { sender in
          NSSharingServicePicker(items: items).show(relativeTo: .zero, of: sender, preferredEdge: .minY)
        }
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator {
        let tip = NSPopover()
        var onShare: ((NSView) -> Void)?
        func share(_ items: [Any], from view: NSView) {
          NSSharingServicePicker(items: items).show(relativeTo: .zero, of: view, preferredEdge: .minY)
        }
      }
    }
    """),
  // A binding that is compared with what the coordinator remembers, in a helper that has its own conditions.
  .accepted(
    """
    struct Steps: UIViewControllerRepresentable {
      @Binding var steps: [String]
      func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
      func updateUIViewController(_ controller: UIViewController, context: Context) {
        context.coordinator.update(steps, in: controller)
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator {
        private var shown: [String] = []
        private var screens: [String: UIViewController] = [:]
        func update(_ steps: [String], in controller: UIViewController) {
          let old = Set(shown)
          let new = Set(steps)
          for step in new { screens[step] = screens[step] ?? UIViewController() }
          shown = steps
          show(Array(new.subtracting(old)), instead: Array(old.subtracting(new)), in: controller)
        }
        private func show(_ added: [String], instead removed: [String], in controller: UIViewController) {
          if let step = removed.first { screens[step] = nil }
          if !added.isEmpty { show(added[0], in: controller) }
        }
        private func show(_ step: String, in controller: UIViewController) {
          guard let screen = screens[step] else { return }
          controller.present(screen, animated: true)
        }
      }
    }
    """),
]
