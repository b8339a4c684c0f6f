import LintEngine

/// The examples of `stale-hosted-content` about further details.
let staleHostedContentDetailExamples: [RuleExample] = [
  // A closure with a parameter and a result is an action.
  .accepted(
    """
    import SwiftUI

    struct Player: UIViewControllerRepresentable {
      let onSelect: (Int) -> Bool
      func makeUIViewController(context: Context) -> UIViewController {
        UIHostingController(rootView: Button("Next") { _ = onSelect(1) })
      }
      func updateUIViewController(_ controller: UIViewController, context: Context) {}
    }
    """)
]
