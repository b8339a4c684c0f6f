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
    """),
  // Each title makes a new view.
  .accepted(
    """
    import SwiftUI

    struct ChapterPage: UIViewControllerRepresentable {
      let title: String
      func makeUIViewController(context: Context) -> UIViewController { UIHostingController(rootView: Text(title)) }
      func updateUIViewController(_ controller: UIViewController, context: Context) {}
    }
    struct Reader: View {
      let title: String
      var body: some View { ChapterPage(title: title).id(title) }
    }
    """),
  // The identity depends on another value.
  .flagged(
    """
    import SwiftUI

    struct ChapterPage: UIViewControllerRepresentable {
      let title: String
      func makeUIViewController(context: Context) -> UIViewController { UIHostingController(rootView: Text(title)) }
      func ⟦updateUIViewController⟧(_ controller: UIViewController, context: Context) {}
    }
    struct Reader: View {
      let title: String
      let page: Int
      var body: some View { ChapterPage(title: title).id(page) }
    }
    """),
]
