import LintEngine

/// The examples of `replaced-presentation-delegate` about the methods of a controller.
let delegateMethodExamples: [RuleExample] = [
  // All methods that run in the hierarchy, and one that presents another controller.
  .flagged(
    """
    import UIKit

    struct FeedbackForm: UIViewControllerRepresentable {
      func makeUIViewController(context: Context) -> FormController { FormController() }
      func updateUIViewController(_ controller: FormController, context: Context) {}
    }
    final class FormController: UIViewController, UIAdaptivePresentationControllerDelegate {
      override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        ⟦parent?.presentationController?.delegate = self⟧
        self.parent?.presentationController?.delegate = self
      }
      override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        ⟦self.parent?.presentationController?.delegate = self⟧
      }
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        ⟦self.presentationController?.delegate = self⟧
        popoverPresentationController?.delegate = nil
      }
      override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        ⟦presentationController?.delegate = self⟧
      }
      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        ⟦parent?.parent?.presentationController?.delegate = self⟧
      }
      func show(_ page: UIViewController) {
        page.presentationController?.delegate = self
        present(page, animated: true)
      }
      func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool { false }
    }
    """),
  // What the code itself presents, and the delegate of another controller.
  .accepted(
    """
    struct ShareLink: UIViewControllerRepresentable {
      let pages: UINavigationController
      var isPresented: Bool
      func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
      func updateUIViewController(_ controller: UIViewController, context: Context) {
        controller.presentedViewController?.presentationController?.delegate = context.coordinator
        controller.parent?.navigationController?.delegate = context.coordinator
        if isPresented, controller.presentedViewController == nil {
          context.coordinator.parent = pages
          context.coordinator.parent?.presentationController?.delegate = context.coordinator
          controller.present(pages, animated: true)
        }
      }
      func makeCoordinator() -> Coordinator { Coordinator() }
      final class Coordinator: NSObject, UIAdaptivePresentationControllerDelegate, UINavigationControllerDelegate {
        var parent: UINavigationController?
      }
    }
    """),
  // Methods in which the controller has no parent yet, and another controller that it presents.
  .accepted(
    """
    struct FeedbackForm: UIViewControllerRepresentable {
      func makeUIViewController(context: Context) -> FormController { FormController() }
      func updateUIViewController(_ controller: FormController, context: Context) {}
    }
    final class FormController: UIViewController, UIAdaptivePresentationControllerDelegate {
      override func viewDidLoad() {
        super.viewDidLoad()
        presentationController?.delegate = self
      }
      override func willMove(toParent newParent: UIViewController?) {
        super.willMove(toParent: newParent)
        parent?.presentationController?.delegate = self
      }
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        (presentedViewController as? UINavigationController)?.presentationController?.delegate = self
      }
    }
    """),
  // Code that reads another delegate.
  .flagged(
    """
    struct FeedbackForm: UIViewControllerRepresentable {
      func makeUIViewController(context: Context) -> FormController { FormController() }
      func updateUIViewController(_ controller: FormController, context: Context) {}
    }
    final class FormController: UIViewController, UIAdaptivePresentationControllerDelegate {
      private weak var pages: UINavigationControllerDelegate?
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        pages = navigationController?.delegate
        ⟦presentationController?.delegate = self⟧
      }
      func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool { false }
    }
    """),
  // A controller from a storyboard, which UIKit may present, too.
  .accepted(
    """
    struct FeedbackForm: UIViewControllerRepresentable {
      func makeUIViewController(context: Context) -> FormController {
        UIStoryboard(name: "Form", bundle: nil).instantiateInitialViewController() as! FormController
      }
      func updateUIViewController(_ controller: FormController, context: Context) {}
    }
    final class FormController: UIViewController, UIAdaptivePresentationControllerDelegate {
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        presentationController?.delegate = self
      }
      func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool { false }
    }
    """),
  // The parent has another name.
  .flagged(
    """
    struct SurveyForm: UIViewControllerRepresentable {
      func makeUIViewController(context: Context) -> SurveyController { SurveyController() }
      func updateUIViewController(_ controller: SurveyController, context: Context) {}
    }
    final class SurveyController: UIViewController, UIAdaptivePresentationControllerDelegate {
      override func willMove(toParent container: UIViewController?) {
        super.willMove(toParent: container)
        guard let container else { return }
        ⟦container.presentationController?.delegate = self⟧
      }
      override func didMove(toParent container: UIViewController?) {
        super.didMove(toParent: container)
        if let sheet = container { ⟦sheet.presentationController?.delegate = self⟧ }
      }
      func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool { false }
    }
    """),
]
