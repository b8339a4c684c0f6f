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
    """)
]
