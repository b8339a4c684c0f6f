import BridgeModel
import LintEngine
import SwiftScan

extension Rule {
  public static let replacedPresentationDelegate = Rule(
    id: "replaced-presentation-delegate",
    group: "presentation",
    severity: .information,
    isOnByDefault: false,
    since: "iOS 13",
    summary: "Leave the delegate of the presentation controller of a SwiftUI sheet to SwiftUI.",
    symptom: "After a swipe closes the sheet, its state still says that it's open, so it doesn't open again.",
    rationale: """
      SwiftUI presents a sheet with a hosting controller, and follows it as the delegate of its presentation controller. \
      A wrapped controller is a child of the hosting controller, so its `presentationController` is SwiftUI's. With \
      another delegate, SwiftUI isn't told that a swipe has closed the sheet: the binding isn't reset, and `onDismiss` \
      isn't called. Use `interactiveDismissDisabled(_:)`, or keep the old delegate and forward to it.
      """,
    exception: "Suppress it if UIKit presents the hosting controller that contains the representable.",
    source: "https://github.com/getsentry/sentry-cocoa/pull/7873",
    examples: presentationDelegateExamples + delegateMethodExamples,
    signs: .delegation,
    check: .types(checkDelegates))
}

@Sendable private func checkDelegates(_ type: ProjectType, in context: inout RuleContext) {
  guard context.mayMention(presentationController) else { return }
  let message =
    "this replaces the delegate of SwiftUI's own presentation, so SwiftUI misses that a swipe closes the sheet"
  for representable in context.project.representables(named: type.name, in: context.path) {
    for theft in context.project.presentationDelegateThefts(by: representable) {
      context.report(message, at: theft.assignment, in: theft.body)
    }
  }
  for assignment in context.project.presentationDelegateThefts(by: type) {
    context.report(message, at: .whole(assignment))
  }
}

private let presentationController = SoughtWord("presentationController")

// MARK: - Examples

private let presentationDelegateExamples: [RuleExample] = [
  .flagged(
    """
    struct DismissGuard<Content: View>: UIViewControllerRepresentable {
      let content: Content
      var canDismiss: Bool
      func makeUIViewController(context: Context) -> UIHostingController<Content> {
        UIHostingController(rootView: content)
      }
      func updateUIViewController(_ controller: UIHostingController<Content>, context: Context) {
        controller.rootView = content
        context.coordinator.canDismiss = canDismiss
        ⟦controller.parent?.presentationController?.delegate = context.coordinator⟧
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator: NSObject, UIAdaptivePresentationControllerDelegate {
        var canDismiss = true
        func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool { canDismiss }
      }
    }
    """),
  // The wrapped controller does it itself.
  .flagged(
    """
    struct FeedbackForm: UIViewControllerRepresentable {
      func makeUIViewController(context: Context) -> FormController { FormController() }
      func updateUIViewController(_ controller: FormController, context: Context) {}
    }
    final class FormController: UIViewController, UIAdaptivePresentationControllerDelegate {
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        ⟦presentationController?.delegate = self⟧
      }
      func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool { false }
    }
    """),
  // It keeps the old delegate.
  .accepted(
    """
    struct DismissGuard: UIViewControllerRepresentable {
      func makeUIViewController(context: Context) -> GuardController { GuardController() }
      func updateUIViewController(_ controller: GuardController, context: Context) {}
    }
    final class GuardController: UIViewController, UIAdaptivePresentationControllerDelegate {
      private weak var original: UIAdaptivePresentationControllerDelegate?
      override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        original = parent?.presentationController?.delegate
        parent?.presentationController?.delegate = self
      }
    }
    """),
  // The delegate resets the state.
  .accepted(
    """
    struct DismissGuard: UIViewControllerRepresentable {
      @Binding var isPresented: Bool
      func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
      func updateUIViewController(_ controller: UIViewController, context: Context) {
        controller.parent?.presentationController?.delegate = context.coordinator
      }
      func makeCoordinator() -> Coordinator { Coordinator(isPresented: $isPresented) }
      final class Coordinator: NSObject, UIAdaptivePresentationControllerDelegate {
        let isPresented: Binding<Bool>
        init(isPresented: Binding<Bool>) { self.isPresented = isPresented }
        func presentationControllerDidDismiss(_ controller: UIPresentationController) {
          isPresented.wrappedValue = false
        }
      }
    }
    """),
  // A controller that the code presents itself, with its own presentation controller.
  .accepted(
    """
    struct Presenter: UIViewControllerRepresentable {
      var isPresented: Bool
      func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
      func updateUIViewController(_ controller: UIViewController, context: Context) {
        guard isPresented, controller.presentedViewController == nil else { return }
        let sheet = UIHostingController(rootView: Text("Sheet"))
        sheet.presentationController?.delegate = context.coordinator
        controller.present(sheet, animated: true)
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator: NSObject, UIAdaptivePresentationControllerDelegate {}
    }
    """),
  // A controller that is about to move has no parent yet, so nothing is replaced.
  .accepted(
    """
    struct ShareSheet: UIViewControllerRepresentable {
      func makeUIViewController(context: Context) -> ShareController {
        ShareController(activityItems: [], applicationActivities: nil)
      }
      func updateUIViewController(_ controller: ShareController, context: Context) {}
    }
    final class ShareController: UIActivityViewController, UIAdaptivePresentationControllerDelegate {
      override func willMove(toParent parent: UIViewController?) {
        self.parent?.presentationController?.delegate = self
      }
    }
    """),
  // A controller that UIKit presents, too.
  .accepted(
    """
    struct Form: UIViewControllerRepresentable {
      func makeUIViewController(context: Context) -> FormController { FormController() }
      func updateUIViewController(_ controller: FormController, context: Context) {}
    }
    final class FormController: UIViewController, UIAdaptivePresentationControllerDelegate {
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        presentationController?.delegate = self
      }
    }
    final class HomeController: UIViewController {
      func showForm() { present(FormController(), animated: true) }
    }
    """),
]
