import BridgeFacts
import BridgeModel
import BridgeTemplates
import LintEngine
import SwiftScan

extension Rule {
  public static let coordinatorDismissal = Rule(
    id: "coordinator-dismissal",
    group: "presentation",
    severity: .information,
    since: "iOS 13, macOS 10.15",
    summary: "Use SwiftUI to dismiss what SwiftUI presents.",
    symptom: "The state that presents the sheet gets out of sync, or an enclosing sheet closes instead.",
    rationale: """
      SwiftUI presents the controller of a representable inside a hosting controller. Dismissing it with UIKit \
      bypasses the binding that presents the sheet. SwiftUI usually notices, but with `item:`, full-screen covers, and \
      nested sheets, the binding can get out of sync. If the controller is pushed or inline, nothing closes, or the \
      wrong thing does. Call the `dismiss` action from the environment, or set the binding.
      """,
    exception: "Suppress it if UIKit presents the hosting controller that contains the representable.",
    source: "https://developer.apple.com/documentation/swiftui/dismissaction",
    examples: dismissalExamples + dismissalFixExamples,
    signs: .presentation,
    check: .representables(checkDismissals))
}

@Sendable private func checkDismissals(_ representable: Representable, in context: inout RuleContext) {
  guard representable.family.kind == .controller,
    let type = representable.representedType?.name, lastComponent(of: type) != "UIViewController",
    let coordinator = representable.coordinator
  else { return }
  for function in coordinator.members where context.contains(function.node) {
    let parameters = function.node.parameters.filter { parameter in
      parameter.type?.unwrappedType.dottedName.map { context.project.isSameType($0, type, in: representable) } ?? false
    }
    guard !parameters.isEmpty else { continue }
    for call in function.bodies.flatMap({ $0.calls(named: "dismiss") }) {
      guard call.argument(labeled: "animated") != nil, let receiver = call.receiver,
        let local = receiver.localDeclaration(of: receiver.name, within: function.node), parameters.contains(local)
      else { continue }
      context.report(
        "this dismisses '\(receiver.name)' without telling SwiftUI, which presents '\(representable.simpleName)'",
        at: .whole(call), fixes: replacement(of: call, representable, coordinator).map { [$0] } ?? [])
    }
  }
}

extension ProjectModel {
  /// Whether a delegate method's parameter of type `name` can only be the represented object.
  fileprivate func isSameType(_ name: String, _ represented: String, in representable: Representable) -> Bool {
    guard let found = resolveUniquely(name, in: representable.name),
      let type = resolveUniquely(represented, in: representable.name)
    else { return false }
    return found.name == type.name
      || found.name != "UIViewController" && frameworkClass(of: type.name) == found.name
  }
}

/// Dismisses through an action or binding of the representable; nil if it has none.
private func replacement(of call: SyntaxNode, _ representable: Representable, _ coordinator: Coordinator) -> Fix? {
  let copies = coordinator.properties.filter(representable.isCopy)
  guard call.arguments.count == 1, copies.count == 1, call.statement == call,
    !call.ancestors.contains(where: { $0.kind == .closure })
  else { return nil }
  let parent = copies[0].name
  let statements = representable.properties.compactMap { property -> String? in
    guard !property.member.isPrivate || property.member.owner.node.contains(call) else { return nil }
    switch (property.wrapper, property.wrapperNode?.descendants(.keyPathComponent).last?.name) {
    case ("Environment", "dismiss"?): return "\(parent).\(property.name)()"
    case ("Environment", "presentationMode"?): return "\(parent).\(property.name).wrappedValue.dismiss()"
    case ("Binding", _) where ["isPresented", "isShown", "isShowing", "isPresenting"].contains(property.name):
      return "\(parent).\(property.name) = false"
    default: return nil
    }
  }
  guard let statement = statements.first else { return nil }
  return Fix("Dismiss with '\(statement)'", [.init(replacing: call.range, with: statement)], safety: .unsafe)
}

// MARK: - Examples

private let dismissalExamples: [RuleExample] = [
  .flagged(
    """
    struct PhotoPicker: UIViewControllerRepresentable {
      @Environment(\\.dismiss) private var dismiss
      func makeUIViewController(context: Context) -> PHPickerViewController {
        PHPickerViewController(configuration: PHPickerConfiguration())
      }
      func updateUIViewController(_ picker: PHPickerViewController, context: Context) {}
      func makeCoordinator() -> Coordinator { Coordinator(parent: self) }
      final class Coordinator: NSObject, PHPickerViewControllerDelegate {
        var parent: PhotoPicker
        init(parent: PhotoPicker) { self.parent = parent }
        func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
          ⟦picker.dismiss(animated: true)⟧ // done
        }
      }
    }
    """,
    fixed: """
      struct PhotoPicker: UIViewControllerRepresentable {
        @Environment(\\.dismiss) private var dismiss
        func makeUIViewController(context: Context) -> PHPickerViewController {
          PHPickerViewController(configuration: PHPickerConfiguration())
        }
        func updateUIViewController(_ picker: PHPickerViewController, context: Context) {}
        func makeCoordinator() -> Coordinator { Coordinator(parent: self) }
        final class Coordinator: NSObject, PHPickerViewControllerDelegate {
          var parent: PhotoPicker
          init(parent: PhotoPicker) { self.parent = parent }
          func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
            parent.dismiss() // done
          }
        }
      }
      """),
  .flagged(
    """
    struct Camera: UIViewControllerRepresentable {
      @Binding var image: UIImage?
      func makeUIViewController(context: Context) -> CameraController { CameraController() }
      func updateUIViewController(_ camera: CameraController, context: Context) {}
      func makeCoordinator() -> Coordinator { Coordinator(image: $image) }
      final class Coordinator: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
        @Binding var image: UIImage?
        init(image: Binding<UIImage?>) { _image = image }
        func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
          ⟦picker.dismiss(animated: true, completion: nil)⟧
        }
      }
    }
    final class CameraController: UIImagePickerController {}
    """),
  // SwiftUI's own ways to dismiss, with any name.
  .accepted(
    """
    struct CameraPicker: UIViewControllerRepresentable {
      @Environment(\\.dismiss) var dismiss
      @Environment(\\.presentationMode) var presentation
      func makeUIViewController(context: Context) -> UIImagePickerController { UIImagePickerController() }
      func updateUIViewController(_ controller: UIImagePickerController, context: Context) {}
      func makeCoordinator() -> Coordinator { Coordinator(picker: self) }
      final class Coordinator: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
        let picker: CameraPicker
        init(picker: CameraPicker) { self.picker = picker }
        func imagePickerController(
          _: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
        ) { picker.dismiss() }
        func imagePickerControllerDidCancel(_ controller: UIImagePickerController) {
          picker.presentation.wrappedValue.dismiss()
        }
      }
    }
    """),
  // A controller that UIKit presents, and a shim whose controller exists only to present.
  .accepted(
    """
    struct Browser: UIViewControllerRepresentable {
      func makeUIViewController(context: Context) -> BrowserController { BrowserController() }
      func updateUIViewController(_ browser: BrowserController, context: Context) {}
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator: NSObject {
        func browser(_ browser: BrowserController, shows alert: UIAlertController) { alert.dismiss(animated: true) }
        func browserIsDone(_ browser: BrowserController) { browser.presentedViewController?.dismiss(animated: true) }
      }
    }
    final class BrowserController: UIViewController {}
    struct Presenter: UIViewControllerRepresentable {
      func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
      func updateUIViewController(_ controller: UIViewController, context: Context) {}
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator: NSObject {
        func finish(_ controller: UIViewController) { controller.dismiss(animated: true) }
      }
    }
    """),
  // A controller that is of another class on each system, and not the represented one.
  .accepted(
    """
    #if os(tvOS)
    typealias ImportController = UIViewController
    #else
    typealias ImportController = UIDocumentPickerViewController
    #endif
    struct Slides: UIViewControllerRepresentable {
      func makeUIViewController(context: Context) -> UIPageViewController { UIPageViewController() }
      func updateUIViewController(_ pages: UIPageViewController, context: Context) {}
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator: NSObject {
        func close(_ picker: ImportController) { picker.dismiss(animated: true) }
      }
    }
    """),
]
