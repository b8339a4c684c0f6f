import LintEngine

/// The examples of `inline-hosting-view` about further details.
let inlineHostingViewDetailExamples: [RuleExample] = [
  // A closure whose views are only measured.
  .accepted(
    """
    import SwiftUI
    import UIKit

    final class TabBar: UIView {
      private var titles: [String] = []
      private var longest = CGFloat(0)
      func measure() {
        let samples = titles.map { UIHostingController(rootView: Text($0)).view! }
        for sample in samples { longest = max(longest, sample.intrinsicContentSize.width) }
      }
    }
    """),
  // One of two views, the views of a stack, and a subclass whose name doesn't say that it hosts views.
  .flagged(
    """
    import SwiftUI

    final class PricePage: UIHostingController<Text> {
      init() { super.init(rootView: Text("Price")) }
      required init?(coder: NSCoder) { nil }
    }
    enum BadgeFactory {
      static func makeBadge(isNew: Bool) -> UIView {
        isNew ? ⟦UIHostingController(rootView: Text("New")).view⟧ : UILabel()
      }
      static func makeHeader(isWide: Bool) -> UIView {
        if isWide { ⟦UIHostingController(rootView: Text("Wide")).view⟧ } else { UIView() }
      }
      static func makeStack() -> UIStackView {
        UIStackView(arrangedSubviews: [UILabel(), ⟦UIHostingController(rootView: Text("Star")).view⟧])
      }
      static func makePrice() -> UIView { ⟦PricePage().view⟧ }
    }
    """),
]
