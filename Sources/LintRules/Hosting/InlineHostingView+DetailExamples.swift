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
    """)
]
