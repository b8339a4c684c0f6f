import LintEngine

/// The examples of `view-controller-view-from-make` about further details.
let viewControllerViewFromMakeDetailExamples: [RuleExample] = [
  // The make method adds the view of a controller that nothing keeps to another controller.
  .flagged(
    """
    struct Settings: UIViewControllerRepresentable {
      func makeUIViewController(context: Context) -> UIViewController {
        let container = UIViewController()
        let ⟦controller⟧ = SettingsController()
        container.view.addSubview(controller.view)
        return container
      }
      func updateUIViewController(_ controller: UIViewController, context: Context) {}
    }
    final class SettingsController: UITableViewController {}
    """)
]
