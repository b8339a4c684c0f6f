import LintEngine

/// The examples of `inline-hosting-view` about functions that create the controller.
let inlineFactoryExamples: [RuleExample] = [
  // A function that creates the controller, parentheses, getters, and a view that the code removes again.
  .flagged(
    """
    import SwiftUI

    final class BadgeRow: UIStackView {
      private var isCompact = false
      func addBadges() {
        if let badge = ⟦makeBadge("New")?.view⟧ { addArrangedSubview(badge) }
        addArrangedSubview(⟦makeBadge("Sale")!.view⟧)
        let tag = ⟦(UIHostingController(rootView: Text("Tag"))).view⟧!
        addArrangedSubview(tag)
      }
      private func makeBadge(_ text: String) -> UIViewController? {
        UIHostingController(rootView: Text(text))
      }
      func showBriefly() {
        let hint = UIHostingController(rootView: Text("Hint")).view!
        addSubview(hint)
        hint.removeFromSuperview()
      }
    }
    struct Titles {
      var header: UIView {
        get { ⟦UIHostingController(rootView: Text("Header")).view⟧ }
        set { print(newValue) }
      }
      func footer() -> UIView { ⟦UIHostingController(rootView: Text("Footer")).view⟧ }
      func both() -> [UIView] {
        let views = [header, footer()]
        return views
      }
    }
    """)
]
